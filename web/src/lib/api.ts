// The server's quiet doors.
import type { Game, GameCard, GameRecord, Refusal, Step, TableInfo, TableRow } from "./types";

/** The server said no, and why. */
export class RefusedError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

async function ask<T>(address: string, body?: unknown, method = body === undefined ? "GET" : "POST"): Promise<T> {
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(address, { method, ...(body === undefined ? {} : { headers, body: JSON.stringify(body) }) });
  if (!answer.ok) throw new RefusedError({ facts: {}, clause: "", path: "", ...((await answer.json()) as Partial<Refusal> & { code: string }) });
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
}

export interface Guest {
  name: string;
  language: string;
}

export const api = {
  games: () => ask<GameCard[]>("/api/games"),
  game: (name: string) => ask<Game>(`/api/games/${encodeURIComponent(name)}`),
  me: async (place = 1) => (await ask<{ guest: Guest | null }>(`/api/me${beside(place)}`)).guest,
  become: async (name: string, language: string, place = 1) =>
    (await ask<{ guest: Guest }>(`/api/me${beside(place)}`, { name, language })).guest,
  tables: (phase: "gathering" | "playing" | "over") => ask<TableRow[]>(`/api/tables?phase=${phase}`),
  myTables: () => ask<TableRow[]>("/api/me/tables"),
  create: (table: NewTable) => ask<{ id: string }>("/api/tables", table),
  /** The game step by step; only the views in `views` ("10-60"). */
  steps: (table: string, views: string, seat?: string, place = 1) => {
    const query = new URLSearchParams({ views, ...(seat === undefined ? {} : { seat }), ...(place > 1 ? { beside: String(place) } : {}) });
    return ask<{ table: TableInfo; steps: Step[] }>(`/api/tables/${table}/steps?${query}`);
  },
  record: (table: string) => ask<GameRecord>(`/api/tables/${table}/record`),
  replay: (record: unknown, views: string, seat: string) =>
    ask<{ record: GameRecord; steps: Step[]; problems: Refusal[] }>(`/api/replay?${new URLSearchParams({ views, seat })}`, record),
};
