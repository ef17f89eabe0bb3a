// What lies on a table, as labelled facts, from the view alone; the same as reverie/table/facts.py says in the terminal.
import type { Game, View } from "./types";
import type { Words } from "./words";

const HEAD = new Set(["game", "version", "content_hash", "players", "options", "overrides", "seat", "decisions", "decision", "result"]);

export interface Fact {
  name: string;
  label: string;
  text: string;
  help: string;
  value: unknown;
  isEmpty: boolean;
  isDeep: boolean;
}

export interface TableFacts {
  table: Fact[];
  seats: Fact[][];
}

export function factsOf(game: Game, view: View, words: Words): TableFacts {
  const own = Object.entries(view).filter(([name]) => !HEAD.has(name));
  const bySeat = new Set(game.by_seat);
  return {
    table: own.filter(([name]) => !bySeat.has(name)).map(([name, value]) => fact(name, value, words)),
    seats: Array.from({ length: view.players }, (_, seat) =>
      own.filter(([name]) => bySeat.has(name)).map(([name, value]) => fact(name, (value as unknown[])[seat], words)),
    ),
  };
}

function fact(name: string, value: unknown, words: Words): Fact {
  const label = `field-${name}`;
  return {
    name,
    value,
    label: words.has(label) ? words.say(label) : name,
    text: valueText(value, words),
    help: words.has(`${label}.help`) ? words.say(`${label}.help`) : "",
    isEmpty: value === null || value === "" || (Array.isArray(value) && value.length === 0),
    isDeep: isDeep(value),
  };
}

function isDeep(value: unknown): boolean {
  return Array.isArray(value) ? value.some(isDeep) : typeof value === "object" && value !== null;
}

export function valueText(value: unknown, words: Words): string {
  if (value === null || value === "" || (Array.isArray(value) && !value.length)) return words.say("value-none");
  if (typeof value === "boolean") return words.say(value ? "value-yes" : "value-no");
  if (value === "?") return words.say("value-hidden");
  if (typeof value === "string") return words.has(`name-${value}`) ? words.say(`name-${value}`) : value;
  if (Array.isArray(value)) return listText(value, words);
  if (typeof value === "object") {
    return Object.entries(value as object)
      .map(([key, entry]) => `${words.has(`field-${key}`) ? words.say(`field-${key}`) : key} ${valueText(entry, words)}`)
      .join(words.say("value-semicolon"));
  }
  return String(value);
}

function listText(values: unknown[], words: Words): string {
  if (values.every((value) => value === "?")) return words.say("value-hidden-many", { count: values.length });
  const nested = values.some((value) => typeof value === "object" && value !== null);
  return values.map((value) => valueText(value, words)).join(words.say(nested ? "value-semicolon" : "list-comma"));
}
