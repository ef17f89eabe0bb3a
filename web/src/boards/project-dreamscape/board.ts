// Project Dreamscape's board.
import type { Board } from "..";
import Mine from "./Mine.svelte";
import Table from "./Table.svelte";

const board: Board = { Table, Mine };
export default board;
