// Dream Cycle's board.
import type { Board } from "..";
import type { Facts } from "../../lib/types";
import { paceOf, rideOf } from "./cycle";
import Mine from "./Mine.svelte";
import Table from "./Table.svelte";

/** A ride stays as long as it takes square by square. */
function linger(events: Facts[]): number {
  const path = rideOf(events)?.path ?? [];
  return paceOf(path) * path.length;
}

const board: Board = { Table, Mine, linger };
export default board;
