// The server's quiet doors.
import type {
  Facts,
  Game,
  GameCard,
  GameRecord,
  OwnTable,
  Refusal,
  Sitter,
  Step,
  TableInfo,
  TableRow,
  View,
} from "./types";

/** The server said no, and why. */
export class RefusedError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

async function ask<T>(address: string, body?: unknown, method = body === undefined ? "GET" : "POST"): Promise<T> {
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(address, {
    method,
    ...(body === undefined ? {} : { headers, body: JSON.stringify(body) }),
  });
  if (!answer.ok)
    throw new RefusedError({
      facts: {},
      clause: "",
      path: "",
      ...((await answer.json()) as Partial<Refusal> & { code: string }),
    });
  return (await answer.json()) as T;
}

const beside = (place: number) => (place > 1 ? `?beside=${place}` : "");

export interface NewTable {
  game: string;
  players: number;
  private: boolean;
  stand_in: string;
  options?: Record<string, unknown>;
  clock?: TableInfo["clock"];
  window?: number;
  whole_windows?: boolean;
}

/** Which steps are asked for ("10-60"): with their views, or only what happened. */
export type StepRange = { views: string } | { events: string };

/** Some steps of a game: `last` is its last one, `next` where the next page begins. */
export interface StepPage {
  steps: Step[];
  last: number;
  next: number | null;
  /** Who has sat at the table; nothing for a file. */
  sitters?: Sitter[];
}

export interface BotCheck {
  moves: number;
  checked: number;
  same: number;
}

/** A view with the table's overrides, which come once and not with every view. */
export const withOverrides = (view: View | null, overrides: Facts = {}): View | null => view && { ...view, overrides };

const whole = (steps: Step[], overrides: Facts) =>
  steps.map((step) => ({ ...step, view: withOverrides(step.view, overrides) }));

export interface Guest {
  name: string;
  language: string;
}

/** Oneself: `before` is who this device was before its person came over from another one. */
export interface Me {
  guest: Guest | null;
  id?: string;
  before?: string;
}

export type Device = "phone" | "computer";

/** A code for a second device, as a link's and as one that can be typed. */
export interface DeviceCode {
  code: string;
  word: string;
  until: number;
  seconds: number;
}

interface CodeFate {
  state: "none" | "open" | "used" | "late";
  until: number;
  device: Device | "";
}

export const api = {
  games: () => ask<GameCard[]>("/api/games"),
  game: (name: string) => ask<Game>(`/api/games/${encodeURIComponent(name)}`),
  me: async (place = 1) => (await ask<Me>(`/api/me${beside(place)}`)).guest,
  aboutMe: () => ask<Me>("/api/me"),
  makeCode: (table: string) => ask<DeviceCode>("/api/me/code", { table }),
  seeCode: () => ask<CodeFate>("/api/me/code"),
  arrive: (arrival: { code: string; table: string; device: Device; replace: boolean }) =>
    ask<{ guest: Guest; already: boolean }>("/api/me/arrive", arrival),
  goBack: () => ask<{ guest: Guest | null }>("/api/me/back", {}),
  addresses: async () => (await ask<{ addresses: string[] }>("/api/addresses")).addresses,
  become: async (name: string, language: string, place = 1) =>
    (await ask<{ guest: Guest }>(`/api/me${beside(place)}`, { name, language })).guest,
  tables: (phase: "gathering" | "playing" | "over") => ask<TableRow[]>(`/api/tables?phase=${phase}`),
  myTables: () => ask<OwnTable[]>("/api/me/tables"),
  create: (table: NewTable) => ask<{ id: string }>("/api/tables", table),
  /** A page of the game, step by step. */
  steps: async (table: string, range: StepRange, seat?: string, place = 1): Promise<StepPage> => {
    const query = new URLSearchParams({
      ...range,
      ...(seat === undefined ? {} : { seat }),
      ...(place > 1 ? { beside: String(place) } : {}),
    });
    const page = await ask<StepPage & { table: TableInfo }>(`/api/tables/${table}/steps?${query}`);
    return { ...page, steps: whole(page.steps, page.table.overrides), sitters: page.table.sitters };
  },
  record: (table: string) => ask<GameRecord>(`/api/tables/${table}/record`),
  /** A page of a record, and whether all of it belongs together. */
  replay: async (record: unknown, range: StepRange, seat: string) => {
    const page = await ask<StepPage & { record: GameRecord; problems: Refusal[] }>(
      `/api/replay?${new URLSearchParams({ ...range, seat })}`,
      record,
    );
    return { ...page, steps: whole(page.steps, page.record.overrides) };
  },
  /** How many of a record's bots' moves are the ones that the luck of its seed gives. */
  checkBots: async (record: GameRecord) =>
    (await ask<{ bots?: BotCheck }>("/api/replay?events=0&bots=1", record)).bots ?? null,
};
