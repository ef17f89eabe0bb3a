// The board of Counting Zzzzs.
import type { Board } from "..";
import Mine from "./Mine.svelte";
import Table from "./Table.svelte";
import { lingerOver } from "./zzzzs";

const board: Board = { Table, Mine, linger: lingerOver };
export default board;
