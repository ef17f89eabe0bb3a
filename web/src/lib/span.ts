// How long something takes, in words: "8 seconds", "1 day". The terminal has the same: reverie.text.spans, which says why
// there are two ways of rounding.
import { settings } from "./settings.svelte";
import type { Words } from "./words";

const UNITS = [
  ["days", 86_400],
  ["hours", 3600],
  ["minutes", 60],
] as const;
const exactUnit = (seconds: number) => UNITS.find(([, size]) => seconds >= size && seconds % size === 0);

/** What is left of a time: in the largest unit in which it is a whole number, or at least two. */
export function span(seconds: number): string {
  const whole = Math.ceil(seconds);
  const [unit, size] = exactUnit(whole) ?? UNITS.find(([, size]) => whole >= 2 * size) ?? ["seconds", 1];
  return settings.words?.say(`span-${unit}`, { count: Math.floor(whole / size) }) ?? "";
}

/** What a clock gives: in the largest unit in which it is a whole number. */
export function exactSpan(seconds: number, words: Words): string {
  const [unit, size] = exactUnit(seconds) ?? ["seconds", 1];
  return words.say(`span-${unit}`, { count: Math.round(seconds / size) });
}
