// Days, times, opponents and results of tonight's dream, in words.
import type { DailyAdjusted } from "../../../docs/wire/wire";
import { points } from "../coach/parts";
import { catalogue } from "../lib/catalogue.svelte";
import { botLabel } from "../lib/seats";
import { settings } from "../lib/settings.svelte";
import type { Words } from "../lib/words";
import { d } from "./words.svelte";

/** A day is a date in UTC, wherever one is. */
export const dayTold = (day: string, dateStyle: "full" | "long" | "medium" = "long"): string =>
  new Intl.DateTimeFormat(settings.language, { dateStyle, timeZone: "UTC" }).format(new Date(day));

/** When it is over, by the clock on the wall. */
export const clockTold = (seconds: number): string =>
  new Intl.DateTimeFormat(settings.language, { timeStyle: "short" }).format(seconds * 1000);

/** `5 h 12 min`; never less than a minute. */
export function timeTold(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  if (minutes < 60) return d("daily-minutes", { minutes });
  return d("daily-hours", { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

export const gameTitle = (name: string): string => catalogue.game(name)?.titles[settings.language] ?? name;

/** `steady bot`, `2 × steady bot`. */
export function botsTold(levels: readonly string[]): string {
  const words = settings.words!;
  const told = [...new Set(levels)].map((level) => {
    const count = levels.filter((one) => one === level).length;
    const bot = botLabel(level, words);
    return count > 1 ? d("daily-bots", { count, bot }) : bot;
  });
  return words.listed(told);
}

/** Points or a place as the game means them; nothing where it knows neither. The words are the game's own. */
export const scoreTold = (words: Words | null, score: number): string => {
  if (!words) return "";
  return words.has("standing-score") ? words.say("standing-score", { score }) : String(score);
};

/** Points or a place, and whether that was enough. */
export function resultTold(words: Words | null, score: number, won: boolean): string {
  const outcome = d(won ? "daily-won" : "daily-lost");
  const told = scoreTold(words, score);
  return told ? d("daily-result", { score: told, outcome }) : outcome;
}

/** `Place 2 of 17`; as long as others may come, so far. */
export function placeTold(place: number, count: number, over: boolean): string {
  if (!over && count === 1) return d("daily-first");
  return d(over ? "daily-place" : "daily-place-so-far", { place, count });
}

/** `62 (55 to 69)`, in hundredths of the win. */
export const adjustedTold = ({ share, low, high }: DailyAdjusted): string =>
  d("daily-adjusted", { share: points(share), low: points(low), high: points(high) });
