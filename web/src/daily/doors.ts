// The server's doors to the daily deals.
import type { DailyBegun, DailyDays, DailyInfo, DailyResults } from "../../../docs/wire/wire";
import { ask } from "../lib/api";

export const doors = {
  tonight: () => ask<DailyInfo>("/api/daily"),
  /** Begin a game of tonight; where it was begun before, its table. */
  begin: (game: string) => ask<DailyBegun>(`/api/daily/${encodeURIComponent(game)}`, {}),
  results: (day: string, game: string) =>
    ask<DailyResults>(`/api/daily/${encodeURIComponent(day)}/${encodeURIComponent(game)}`),
  /** Past days, the latest first; those before that one. */
  days: (before: string | null) => ask<DailyDays>(`/api/daily/days${before ? `?before=${before}` : ""}`),
};
