// The server's quiet doors.
import type * as wire from "../../../docs/wire/wire";
import { ask as asked } from "./edition";
import type { BoardView, Facts, Refusal, Step } from "./types";

/** The server said no, and why. */
export class RefusedError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

/** Why the server said no: of what it refuses before looking closer it says less. */
export const refusalOf = async (answer: Response): Promise<Refusal> => ({
  facts: {},
  clause: "",
  path: "",
  ...((await answer.json()) as Partial<Refusal> & { code: string }),
});

export async function ask<T>(
  address: string,
  body?: unknown,
  method = body === undefined ? "GET" : "POST",
): Promise<T> {
  const headers = { "Content-Type": "application/json" };
  const answer = await asked(address, {
    method,
    ...(body === undefined ? {} : { headers, body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new RefusedError(await refusalOf(answer));
  return (await answer.json()) as T;
}

export const beside = (place: number) => (place > 1 ? `?beside=${place}` : "");

/** Which steps are asked for ("10-60"): with their views, or only what happened. */
export type StepRange = { views: string } | { events: string };

/** Some steps of a game, as boards get them. */
export interface StepPage extends Pick<wire.TableSteps, "last" | "next"> {
  steps: Step[];
  /** Who has sat at the table; nothing for a file. */
  sitters?: wire.SitterInfo[];
  /** Whether the coach gave hints at the table. */
  withHints?: boolean;
  overrides?: Facts;
  /** Where the game comes from, if it goes on from another one. */
  fork?: wire.ForkInfo;
  /** Which night's deal it was, if it was one. */
  daily?: wire.DailyMark;
}

/** A view with the table's overrides, which come once and not with every view. */
export const withOverrides = (view: wire.View | null, overrides: Facts = {}): BoardView | null =>
  view && { ...view, overrides };

const whole = (steps: wire.ReplayStep[], overrides?: Facts): Step[] =>
  steps.map((step) => ({ ...step, view: withOverrides(step.view, overrides) }));

export const api = {
  games: () => ask<wire.GameCard[]>("/api/games"),
  game: (name: string) => ask<wire.GameInfo>(`/api/games/${encodeURIComponent(name)}`),
  me: async (place = 1) => (await ask<wire.MeAnswer>(`/api/me${beside(place)}`)).guest,
  aboutMe: () => ask<wire.MeAnswer>("/api/me"),
  makeCode: (table: string) => ask<wire.CodeAnswer>("/api/me/code", { table } satisfies wire.CodeRequest),
  seeCode: () => ask<wire.CodeState>("/api/me/code"),
  arrive: (arrival: wire.ArrivalRequest) => ask<wire.ArrivalAnswer>("/api/me/arrive", arrival),
  goBack: () => ask<wire.MeAnswer>("/api/me/back", {}),
  addresses: async () => (await ask<wire.AddressesAnswer>("/api/addresses")).addresses,
  become: async (name: string, language: string, place = 1) => {
    const wanted: wire.GuestRequest = { name, language };
    return (await ask<wire.GuestAnswer>(`/api/me${beside(place)}`, wanted)).guest;
  },
  tables: (phase: wire.TableInfo["phase"]) => ask<wire.LobbyTable[]>(`/api/tables?phase=${phase}`),
  myTables: () => ask<wire.OwnTable[]>("/api/me/tables"),
  create: (table: wire.NewTableRequest) => ask<wire.TableMade>("/api/tables", table),
  fork: (table: string, wanted: wire.ForkRequest) => ask<wire.TableMade>(`/api/tables/${table}/fork`, wanted),
  /** A page of the game, step by step. */
  steps: async (table: string, range: StepRange, seat?: string, place = 1): Promise<StepPage> => {
    const query = new URLSearchParams({
      ...range,
      ...(seat === undefined ? {} : { seat }),
      ...(place > 1 ? { beside: String(place) } : {}),
    });
    const page = await ask<wire.TableSteps>(`/api/tables/${table}/steps?${query}`);
    const { overrides, sitters, fork, daily, with_hints: withHints } = page.table;
    const steps = whole(page.steps, overrides);
    return { ...page, steps, sitters, overrides, withHints, ...(fork && { fork }), ...(daily && { daily }) };
  },
  record: (table: string) => ask<wire.GameRecord>(`/api/tables/${table}/record`),
  /** A page of a record, and whether all of it belongs together. */
  replay: async (record: unknown, range: StepRange, seat: string) => {
    const page = await ask<wire.RecordSteps>(`/api/replay?${new URLSearchParams({ ...range, seat })}`, record);
    return { ...page, steps: whole(page.steps, page.record.overrides) };
  },
};
