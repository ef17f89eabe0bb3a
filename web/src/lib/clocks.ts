// A table's clock in words, as reverie/table/clock_narration.py has them.
import type { AnyClock } from "../../../docs/wire/wire";
import type { Words } from "./words";

const UNITS = [
  ["days", 86_400],
  ["hours", 3600],
  ["minutes", 60],
] as const;

/** So many seconds in the largest unit of which they are a whole number. */
export function spanWords(seconds: number, words: Words): string {
  const [unit, size] = UNITS.find(([, size]) => seconds >= size && seconds % size === 0) ?? ["seconds", 1];
  return words.say(`span-${unit}`, { count: Math.round(seconds / size) });
}

/** How long everybody may think; `limit` is what the game's own rules give a phase. */
export function clockWords(clock: AnyClock, words: Words, limit = 0): string {
  switch (clock.clock) {
    case "none":
      return words.say("time-none");
    case "days":
      return words.say("time-decision", { span: spanWords(clock.days * 86_400, words) });
    case "phase":
      return words.say(clock.seconds === limit ? "time-rules" : "time-decision", {
        span: spanWords(clock.seconds, words),
      });
    case "bank": {
      const span = spanWords(clock.seconds, words);
      return clock.increment
        ? words.say("time-bank-more", { span, increment: spanWords(clock.increment, words) })
        : words.say("time-bank", { span });
    }
  }
}
