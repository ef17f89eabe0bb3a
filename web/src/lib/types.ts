// What the server sends besides the socket's messages (those are generated: docs/wire/wire.ts).
export type Facts = Record<string, unknown>;

/** A game as the start page knows it. */
export interface GameCard {
  name: string;
  version: number;
  players: number[];
  minutes: [number, number];
  /** Seconds that the rules give a phase at a table against the clock; 0: they say nothing of it. */
  phase_limit: number;
  /** What may be answered in secret; empty: nothing. */
  window_kinds: string[];
  /** How long one may decide beforehand to pass: until one of these is over. */
  stretches: string[];
  options: GameOption[];
  bots: string[];
  takeback: boolean;
  /** By verb: the names of a move's words. */
  moves: Record<string, string[]>;
  /** The fields of a view that have one element for every seat. */
  by_seat: string[];
  titles: Record<string, string>;
  pitches: Record<string, string>;
}

/** A game as its table knows it. */
export interface Game extends GameCard {
  content: Facts;
}

export interface GameOption {
  kind: "WholeNumber" | "OneOf";
  name: string;
  default: number | string | null;
  minimum?: number;
  maximum?: number | null;
  optional?: boolean;
  choices?: string[];
}

export interface Result {
  winners: number[];
  scores: number[];
  returns: number[];
  reason: string;
}

export interface Decision {
  number: number;
  question: string;
  clause: string;
  facts: Facts;
  asked: number[];
  waiting: number[] | "?";
  owes: boolean;
  answer: string | null;
}

export interface View extends Facts {
  game: string;
  players: number;
  options: Facts;
  overrides: Facts;
  seat: number | null;
  decision: Decision | null;
  result: Result | null;
}

export interface Chair {
  kind: "open" | "person" | "bot" | "left";
  name: string;
  ready: boolean;
  host: boolean;
  wants_pause: boolean;
  wants_rematch: boolean;
  /** Since when it has been silent after a nudge, by the server's clock; 0: not at all. */
  waited_since: number;
  nudged_at: number;
  /** How many answers in a row the clock has given. */
  by_clock: number;
  /** The seats that want a bot here. */
  unwanted_by: number[];
}

/** Somebody who has sat at the table during the game, from so many moves on. */
export interface Sitter {
  seat: number;
  kind: "person" | "bot";
  name: string;
  after: number;
}

/** When somebody who does not answer may be nudged, and when a bot may play on. */
export interface Patience {
  nudge: number;
  nudge_again: number;
  together: number;
  alone: number;
  counts: "seconds" | "clock";
}

export interface ClockRule {
  clock: "none" | "bank" | "days" | "phase";
  seconds?: number;
  increment?: number;
  days?: number;
}

export interface Time {
  banks: number[];
  opened_at: number;
  told_at: number;
  window_closes_at: number | null;
}

export interface TableInfo {
  id: string;
  game: string;
  players: number;
  options: Facts;
  overrides: Facts;
  phase: "gathering" | "playing" | "over";
  paused: boolean;
  private: boolean;
  commitment: string;
  clock: ClockRule;
  stand_in: string;
  /** Seconds that secret answers may take at most, or always take. */
  window: number;
  whole_windows: boolean;
  rematch: string;
  chairs: Chair[];
  sitters: Sitter[];
  patience: Patience;
  time: Time;
}

export interface TableRow {
  id: string;
  game: string;
  phase: TableInfo["phase"];
  created_at: number;
  updated_at: number;
  summary: { players?: number; chairs?: Chair["kind"][]; time?: ClockRule };
}

/** One's own table: of one that is not over, how it stands, if that is known. */
export interface OwnTable extends TableRow {
  seat?: number | null;
  chairs?: Pick<Chair, "kind" | "name">[];
  paused?: boolean;
  waiting?: number[] | "?";
  owes?: boolean;
  /** Whether one has left it and may come back. */
  may_return?: boolean;
}

export interface Refusal {
  code: string;
  facts: Facts;
  clause: string;
  path: string;
  text?: string;
}

/** The game after so many moves, and what the last of them did. The view is null where it was not asked for. */
export interface Step {
  after: number;
  view: View | null;
  events: Facts[];
}

export interface GameRecord {
  game: string;
  players: number;
  options: Facts;
  overrides: Facts;
  seats: { name: string; kind: string }[];
  commitment: string;
  entropy: string[];
  seed: string | null;
  started: string;
  moves: { move: string; at: number }[];
  shuffles: { after: number; label: string; result: unknown }[] | null;
  result: Result | null;
}
