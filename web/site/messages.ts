// What the page and its two workers say to each other: plain data, never an object of Python's.
import type { Boot, Places } from "../src/python/python";

/** A bot that is to think. */
export interface Question {
  table: string;
  seat: number;
  decision: number;
  hushed: boolean;
  /** For Python alone. */
  question: string;
}

export type ToTable =
  | { do: "start"; places: Places }
  | { do: "open"; line: number; table: string; place: number; language: string }
  | { do: "say"; line: number; text: string }
  | { do: "close"; line: number }
  | { do: "request"; id: number; method: string; path: string; query: string; body: string }
  | { do: "bot"; table: string; seat: number; decision: number; move: string | null }
  | { do: "ring"; table: string }
  | { do: "stored" };

export type FromTable =
  | { do: "ready"; boot: Boot }
  | { do: "failed"; why: string }
  | { do: "tell"; line: number; frame: string }
  | { do: "hang_up"; line: number; code: number }
  | ({ do: "think" } & Question)
  | { do: "answer"; id: number; status: number; body: string }
  | { do: "study"; id: number; name: string; question: string };

export type ToBots = { do: "start"; places: Places } | { do: "think"; id: number; question: string };
export type FromBots =
  { do: "ready" } | { do: "failed"; why: string } | { do: "thought"; id: number; move: string | null };

/** What the table wants done, as reverie/browser/effects.py says it. */
export type Effect =
  | { do: "keep_guest"; guest: { place: number; name: string; language: string } }
  | { do: "keep_table"; row: { id: string; seed: string; own: { updated_at: number; game: string } } }
  | { do: "keep_entry"; table: string; number: number; text: string }
  | { do: "keep_printing"; hash: string; game: string; text: string }
  | { do: "tell"; line: number; frame: string }
  | { do: "hang_up"; line: number; code: number }
  | ({ do: "think" } & Question)
  | { do: "set_alarm"; table: string; seconds: number | null }
  | { do: "answer"; status: number; body: string }
  | { do: "study"; name: string; question: string };
