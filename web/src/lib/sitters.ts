// Who has sat where during a game: its story is told with the names of its time, as reverie/table/sitter_names.py does it.
import type { SitterInfo } from "../../../docs/wire/wire";
import { letter } from "./seats";
import type { Facts } from "./types";
import type { Words } from "./words";

/** How the kinds of events begin that are the table's and not the game's. */
const TABLE_EVENT = "table_";
export const isTableEvent = (event: Facts): boolean => String(event.kind).startsWith(TABLE_EVENT);

/** The names by seat, and who of them reads, at some time. */
interface NamesThen {
  names: string[];
  reader: number | null;
}

/** Everybody who has sat at the table, and what the story calls them. */
export interface Cast {
  now: NamesThen;
  /** After so many moves. */
  at: (after: number) => NamesThen;
  /** What the table did, with names instead of numbers; and for whom it is told. */
  table: (event: Facts, words: Words) => { facts: Facts; reader: number | null };
}

/** Where nobody has come or gone. */
export function plainCast(names: string[], reader: number | null): Cast {
  return { now: { names, reader }, at: () => ({ names, reader }), table: (event) => ({ facts: event, reader }) };
}

/** Bots are called by stars. One keeps its star, whoever else sits down; and no star is called like a person. */
export function calledBots(people: string[], words: Words): (seat: number) => string {
  const taken = new Set(people.map((name) => name.toLocaleLowerCase()));
  const stars = new Map<number, string>();
  let number = 0;
  return (seat) => {
    while (!stars.has(seat)) {
      const star = words.say("usual-bot", { number: ++number });
      if (!taken.has(star.toLocaleLowerCase())) stars.set(seat, star);
    }
    return stars.get(seat)!;
  };
}

export function castOf(sitters: SitterInfo[], words: Words, reader: number | null): Cast {
  const star = calledBots(
    sitters.filter(({ kind }) => kind === "person").map(({ name }) => name),
    words,
  );
  const called = sitters.map(({ seat, kind, name }) =>
    kind === "bot" ? star(seat) : name || words.say("page-somebody", { letter: letter(seat) }),
  );
  const seats = 1 + Math.max(-1, ...sitters.map(({ seat }) => seat));

  function voice(isThere: (sitter: SitterInfo) => boolean): NamesThen {
    const there = Array.from({ length: seats }, (_, seat) =>
      sitters.findLastIndex((one) => one.seat === seat && isThere(one)),
    );
    // Only whoever left a seat can come back to it: a person who sat on the reader's seat was the reader.
    const isReader = reader !== null && sitters[there[reader]!]?.kind === "person";
    return { names: there.map((place) => called[place] ?? "?"), reader: isReader ? reader : null };
  }
  const now = voice(() => true);
  const known = new Map<number, NamesThen>();
  function at(after: number): NamesThen {
    const changes = sitters.filter((one) => one.after < after).length;
    if (!known.has(changes))
      known.set(
        changes,
        voice((one) => one.after < after || one.after < 0),
      );
    return known.get(changes)!;
  }
  function table(event: Facts, words: Words): { facts: Facts; reader: number | null } {
    const places = Object.entries(event).filter(([key]) => key === "sitter" || key.endsWith("_sitter"));
    const names = Object.fromEntries(places.map(([key, place]) => [key, called[place as number] ?? "?"]));
    const isPerson = places.some(
      ([key, place]) => key !== "other_sitter" && sitters[place as number]?.kind === "person",
    );
    const you = isPerson || reader === event.other_seat ? reader : null;
    const move =
      typeof event.move === "string" ? { move: words.move(event.move, now.names, you), known: true } : { known: false };
    return { facts: { ...event, ...names, ...move }, reader: you };
  }
  return { now, at, table };
}
