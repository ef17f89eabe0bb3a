// Psycle's board.
import type { Board } from "..";
import Mine from "./Mine.svelte";
import { beforeShuffle } from "./psycle";
import Table from "./Table.svelte";

const board: Board = {
  Table,
  Mine,
  linger: { cards_revealed: 2600 },
  course: { field: "score", event: "scored" },
  before: beforeShuffle,
};
export default board;
