// Which picture a game has. A game without one gets the board that is made from its view and its moves alone.
import type { Component } from "svelte";
import type { Moment } from "../lib/story";
import type { Facts, Game } from "../lib/types";
import type { Words } from "../lib/words";
import GenericMine from "./generic/Mine.svelte";
import GenericTable from "./generic/Table.svelte";
import PsycleHowTo from "./psycle/HowTo.svelte";
import PsycleMine from "./psycle/Mine.svelte";
import { beforeShuffle } from "./psycle/psycle";
import PsycleTable from "./psycle/Table.svelte";

export interface Board {
  /** What lies in the lamp's circle; `fresh` while the last change is new. */
  Table: Component<{ moment: Moment; fresh?: boolean }>;
  /** What I hold and can do. */
  Mine: Component<{ moment: Moment; choose: (move: string) => void }>;
  /** Pictures for "How to play". */
  HowTo: Component<{ game: Game; words: Words }> | null;
  /** How long a change of that kind stays on the table before the next one may cover it, in milliseconds. */
  linger: Record<string, number>;
  /** The field by seat whose course a finished game shows, and the event after which it is read. */
  course: { field: string; event: string } | null;
  /** In which order things lie before a shuffle, so that the page can make it again. */
  before: (game: Game, overrides: Facts) => (label: string) => unknown[] | null;
}

const generic: Board = { Table: GenericTable, Mine: GenericMine, HowTo: null, linger: {}, course: null, before: () => () => null };

const boards: Record<string, Board> = {
  psycle: {
    Table: PsycleTable,
    Mine: PsycleMine,
    HowTo: PsycleHowTo,
    linger: { cards_revealed: 2600 },
    course: { field: "score", event: "scored" },
    before: beforeShuffle,
  },
};

export const boardOf = (game: string): Board => boards[game] ?? generic;
