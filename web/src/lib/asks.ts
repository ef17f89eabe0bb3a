import type { TableInfo } from "../../../docs/wire/wire";
// What some at a table want and others have not agreed to yet: a pause, its end, another game, a bot for somebody.

export interface Ask {
  kind: "pause" | "on" | "rematch" | "replace";
  /** Who wants it. */
  by: number[];
  /** Who has not said so. */
  waiting: number[];
  /** For whom a bot shall play on. */
  whom: number | null;
}

/** All that is open, with what everybody has said to it. */
export function openAsks(table: TableInfo): Ask[] {
  const people = table.chairs.flatMap((chair, seat) => (chair.kind === "person" ? [seat] : []));
  const apart = (kind: Ask["kind"], wants: (seat: number) => boolean, whom: number | null = null): Ask => {
    const asked = people.filter((seat) => seat !== whom);
    return { kind, whom, by: asked.filter(wants), waiting: asked.filter((seat) => !wants(seat)) };
  };
  const asks: Ask[] = [];
  if (table.phase === "playing") {
    asks.push(apart(table.paused ? "on" : "pause", (seat) => table.chairs[seat]!.wants_pause !== table.paused));
    for (const whom of people)
      asks.push(apart("replace", (seat) => table.chairs[whom]!.unwanted_by.includes(seat), whom));
  }
  if (table.phase === "over" && !table.rematch)
    asks.push(apart("rematch", (seat) => table.chairs[seat]!.wants_rematch));
  return asks.filter(({ by, waiting }) => by.length && waiting.length);
}
