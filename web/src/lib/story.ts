// One moment of a game as somebody sees it: all that a board needs, live or replayed, and the sentences about it.
import type { Told } from "../../../docs/wire/wire";
import { moveWorth } from "../boards/worth";
import { isTableEvent, type Cast } from "./sitters";
import type { BoardView, Facts, PlayedGame } from "./types";
import type { Words } from "./words";

/** What a board is given. */
export interface Moment {
  game: PlayedGame;
  words: Words;
  names: string[];
  /** Whose eyes: a seat, or nobody's in particular. */
  seat: number | null;
  view: BoardView;
  /** What may be done now, answers first, then asides; empty when the moment is only looked at. */
  moves: string[];
  /** Those of the moves that are lawful out of turn and answer nothing. */
  asides: string[];
  /** Everything that has happened up to this moment. */
  story: Told[];
  /** How many moves had been made. */
  after: number;
  /** By move: the digit that chooses it. */
  digits?: ReadonlyMap<string, string>;
  /** The move that is chosen and not yet sent, or sent and not yet confirmed. */
  chosen: string | null;
  sending: boolean;
  /** Whether this is now, and not a moment of the past. */
  live: boolean;
  /** Who has sat here, where somebody may have come or gone. */
  cast?: Cast;
}

/** What a move is called, as whoever looks at the moment reads it, with what it costs and brings. */
export function moveName(moment: Moment, move: string): string {
  const { words, names, seat, view } = moment;
  const label = words.move(move, names, seat, "", moveWorth(moment, move));
  const effect = words.moveEffect(move, view.decision, names, seat);
  return effect ? words.say("choice-effect", { label, effect }) : label;
}

/** What a move would do; empty where the game says nothing about it. */
export const moveHelp = ({ words, names, seat, view }: Moment, move: string): string =>
  words.moveHelp(move, names, seat, view.decision);

/** Those of the moves that answer the open question. */
export const answersOf = (moment: Moment): string[] =>
  moment.moves.slice(0, moment.moves.length - moment.asides.length);

/** What the last move (or the one after so many) led to. */
export const eventsAt = (moment: Moment, after = moment.after): Facts[] =>
  moment.story.filter((told) => told.after === after).map((told) => told.event);

export interface LogLine {
  after: number;
  text: string;
  /** A line that begins something: a round, a turn. */
  opens: boolean;
}

/** What happened, in words: every line under the names of its time. */
export function linesOf(story: Told[], words: Words, cast: Cast): LogLine[] {
  return story.flatMap(({ after, event }) =>
    sentences(event, after, words, cast).map((text, at) => ({
      after,
      text,
      opens: at === 0 && /_(started|revealed|ended)$/.test(String(event.kind)),
    })),
  );
}

function sentences(event: Facts, after: number, words: Words, cast: Cast): string[] {
  const { names, reader } = cast.at(after);
  if (!isTableEvent(event)) return words.event(event, names, reader);
  const told = cast.table(event, words);
  return words.event(told.facts, names, told.reader);
}

/** Tells a story that grows: what has been told before is not put into words again. */
export function teller(words: Words, cast: Cast): (story: Told[]) => LogLine[] {
  const known = new WeakMap<Told, LogLine[]>();
  return (story) =>
    story.flatMap((told) => {
      const lines = known.get(told) ?? linesOf([told], words, cast);
      known.set(told, lines);
      return lines;
    });
}

/** The one sentence that is always there: whose turn it is and what they may do, or how it ended. */
export function statusOf(view: BoardView, words: Words, names: string[], seat: number | null): string {
  const decision = view.decision;
  if (!decision) return view.result ? words.result(view.result, names, seat) : "";
  if (decision.owes && seat !== null)
    return words.say("status-yours", { question: words.question(decision, names, seat) });
  if (decision.waiting === "?") return words.say("status-hidden");
  return words.say("status-waiting", { waiting: words.listed(decision.waiting.map((other) => names[other] ?? "?")) });
}
