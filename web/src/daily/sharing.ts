// How somebody did, as it is shown to others: nothing of the deal is in it.
import type { DailyResults, DailyRow } from "../../../docs/wire/wire";
import { t } from "../lib/settings.svelte";
import type { Words } from "../lib/words";
import { dayTold, gameTitle, placeTold, scoreTold } from "./narration";
import { d } from "./words.svelte";

export interface Shown {
  day: string;
  game: string;
  /** What is written in the picture, line by line; a streak only where there is one. */
  title: string;
  name: string;
  date: string;
  /** Points or a place, in the game's words; empty where it knows neither. */
  score: string;
  /** Whether that was enough, in words. */
  outcome: string;
  place: string;
  streak: string;
  nights: number;
  won: boolean;
}

export const shared = (
  { day, game, over, entrants }: Pick<DailyResults, "day" | "game" | "over" | "entrants">,
  { place, points, won }: Pick<DailyRow, "place" | "points" | "won">,
  words: Words,
  nights: number,
): Shown => ({
  day,
  game,
  title: t("tonight"),
  name: gameTitle(game),
  date: dayTold(day),
  score: scoreTold(words, points),
  outcome: d(won ? "daily-won" : "daily-lost"),
  place: placeTold(place, entrants, over),
  streak: nights > 0 ? d("daily-streak", { count: nights }) : "",
  nights,
  won,
});

/** The same in words, line by line. */
export function sharedText({ title, name, date, score, outcome, place, streak }: Shown): string {
  const result = score ? d("daily-result", { score, outcome }) : outcome;
  return [`${title} · ${date}`, `${name}: ${result}`, place, streak].filter(Boolean).join("\n");
}
