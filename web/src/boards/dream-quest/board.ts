// Dream-Quest's board: an inked map beside a grey clock.
import type { Board } from "..";
import Mine from "./Mine.svelte";
import Table from "./Table.svelte";

const board: Board = {
  Table,
  Mine,
  // Days pass by themselves, and so do the throws of whoever cannot pay: they stay long enough to be seen.
  linger: {
    reality_drawn: 1400,
    tested: 1200,
    contest_decided: 1600,
    mystery_solved: 1100,
    quest_decided: 1800,
    woke: 900,
  },
};
export default board;
