// What the page and its two workers say to each other: plain data, never an object of Python's.
import type { AnswerRequest, AskBot, AskStudy, EnginePlaces, HangUp, Tell } from "../../docs/wire/wire";
import type { Boot } from "../src/python/python";

/** A bot that is to think; its question is for Python alone. */
export type Question = Omit<AskBot, "do">;

export type ToTable =
  | { do: "start"; places: EnginePlaces }
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
  | Tell
  | HangUp
  | AskBot
  | (AnswerRequest & { id: number })
  | (AskStudy & { id: number });

export type ToBots = { do: "start"; places: EnginePlaces } | { do: "think"; id: number; question: string };
export type FromBots =
  { do: "ready" } | { do: "failed"; why: string } | { do: "thought"; id: number; move: string | null };
