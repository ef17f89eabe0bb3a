// How long something takes, in words: "8 seconds", "1 day".
import { settings } from "./settings.svelte";

const UNITS: [string, number][] = [
  ["days", 86_400],
  ["hours", 3600],
  ["minutes", 60],
];

/** In the largest unit in which it is a whole number, or at least two. (The terminal has the same: reverie.text.spans.) */
export function span(seconds: number): string {
  const whole = Math.ceil(seconds);
  const [unit, size] = UNITS.find(([, size]) => whole >= size && whole % size === 0) ??
    UNITS.find(([, size]) => whole >= 2 * size) ?? ["seconds", 1];
  return settings.words?.say(`span-${unit}`, { count: Math.floor(whole / size) }) ?? "";
}
