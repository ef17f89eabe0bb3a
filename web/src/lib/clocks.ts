// A table's clock in words, as reverie/table/clock_narration.py has them.
import type { AnyClock } from "../../../docs/wire/wire";
import { exactSpan } from "./span";
import type { Words } from "./words";

/** How long everybody may think; `limit` is what the game's own rules give a phase. */
export function clockWords(clock: AnyClock, words: Words, limit = 0): string {
  switch (clock.clock) {
    case "none":
      return words.say("time-none");
    case "days":
      return words.say("time-decision", { span: exactSpan(clock.days * 86_400, words) });
    case "phase":
      return words.say(clock.seconds === limit ? "time-rules" : "time-decision", {
        span: exactSpan(clock.seconds, words),
      });
    case "bank": {
      const span = exactSpan(clock.seconds, words);
      return clock.increment
        ? words.say("time-bank-more", { span, increment: exactSpan(clock.increment, words) })
        : words.say("time-bank", { span });
    }
  }
}
