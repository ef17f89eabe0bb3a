// Project Dreamscape's board.
import type { Board } from "..";
import { beforeDraws } from "./dreamscape";
import Mine from "./Mine.svelte";
import Table from "./Table.svelte";

const board: Board = { Table, Mine, before: beforeDraws };
export default board;
