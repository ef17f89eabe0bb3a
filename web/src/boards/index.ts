// Where the boards are found: a folder here that is called like a game is that game's picture. Nothing lists them.
// Each part is a chunk of its own and comes when it is looked at, so a new board makes nobody's first load heavier.
import type { GameInfo } from "../../../docs/wire/wire";
import type { Component } from "svelte";
import type { Moment } from "../lib/story";
import type { Facts, PlayedGame } from "../lib/types";
import type { Words } from "../lib/words";

/** What lies in the lamp's circle. */
export interface TableProps {
  moment: Moment;
  /** Whether the last change is new: what it changed may move now. */
  fresh?: boolean;
  /** Choose a move; the same move again confirms it. */
  choose?: (move: string) => void;
  /** Look no longer at what lingers (see `Board.linger`). */
  skip?: () => void;
}

/** What I hold and can do. */
export interface MineProps {
  moment: Moment;
  choose: (move: string) => void;
}

/** A board's own way to choose options: it shows `chosen` and says what changes. */
export interface OptionsProps {
  game: GameInfo;
  words: Words;
  players: number;
  chosen: Facts;
  change: (options: Facts) => void;
}

export interface HowToProps {
  game: PlayedGame;
  words: Words;
}

/** The default export of a board's `board.ts`. */
export interface Board {
  Table: Component<TableProps>;
  Mine: Component<MineProps>;
  /**
   * How long a change stays on the table before the next one may cover it, in milliseconds:
   * by the kind of an event, or from all events of the change.
   */
  linger?: Record<string, number> | ((events: Facts[]) => number);
}

type Found<T> = Record<string, () => Promise<{ default: T }>>;

const boards = import.meta.glob<{ default: Board }>("./*/board.ts");
const covers = import.meta.glob<{ default: Component }>("./*/Cover.svelte");
const howTos = import.meta.glob<{ default: Component<HowToProps> }>("./*/HowTo.svelte");
const options = import.meta.glob<{ default: Component<OptionsProps> }>("./*/Options.svelte");

async function found<T>(all: Found<T>, game: string, file: string): Promise<T | null> {
  const load = all[`./${game}/${file}`];
  return load ? (await load()).default : null;
}

/** A game without a picture of its own gets the board that is made from its view and its moves alone. */
export const loadBoard = async (game: string): Promise<Board> =>
  (await found(boards, game, "board.ts")) ?? (await boards["./generic/board.ts"]!()).default;
export const loadCover = (game: string): Promise<Component | null> => found(covers, game, "Cover.svelte");
export const loadHowTo = (game: string): Promise<Component<HowToProps> | null> => found(howTos, game, "HowTo.svelte");
export const loadOptions = (game: string): Promise<Component<OptionsProps> | null> =>
  found(options, game, "Options.svelte");

/** How long those events stay on the table. */
export function lingerOf(board: Board, events: Facts[]): number {
  const { linger = {} } = board;
  if (typeof linger === "function") return linger(events);
  return Math.max(0, ...events.map((event) => linger[String(event.kind)] ?? 0));
}
