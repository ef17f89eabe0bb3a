// Psycle's board.
import type { Board } from "..";
import Mine from "./Mine.svelte";
import Table from "./Table.svelte";

const board: Board = {
  Table,
  Mine,
  // The end of a Psycle stays until one goes on: it is what the rounds were played for.
  linger: (events) =>
    events.some((event) => event.kind === "psycle_ended")
      ? Infinity
      : events.some((event) => event.kind === "cards_revealed")
        ? 2600
        : 0,
};
export default board;
