// What lies on a table, as labelled facts, from the view alone; the same as reverie/table/facts.py says in the terminal.
// Here a seat is called by its name, and what has no words at all (records of the kernel's own) is left out.
import type { Game, View } from "./types";
import { isSeat, type Words } from "./words";

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

export function factsOf(game: Game, view: View, words: Words, names: string[] = []): TableFacts {
  const own = Object.entries(view).filter(([name, value]) => !HEAD.has(name) && hasWords(value, words));
  const bySeat = new Set(game.by_seat);
  return {
    table: own.filter(([name]) => !bySeat.has(name)).map(([name, value]) => fact(name, value, words, names)),
    seats: Array.from({ length: view.players }, (_, seat) =>
      own.filter(([name]) => bySeat.has(name)).map(([name, value]) => fact(name, (value as unknown[])[seat], words, names)),
    ),
  };
}

/** Whether every record in it has a label for each of its entries. */
function hasWords(value: unknown, words: Words): boolean {
  if (Array.isArray(value)) return value.every((item) => hasWords(item, words));
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([key, entry]) => words.has(`field-${key}`) && hasWords(entry, words));
}

function fact(name: string, value: unknown, words: Words, names: string[]): Fact {
  const label = `field-${name}`;
  return {
    name,
    value,
    label: words.has(label) ? words.say(label) : name,
    text: entryText(name, value, words, names),
    help: words.has(`${label}.help`) ? words.say(`${label}.help`) : "",
    isEmpty: value === null || value === "" || (Array.isArray(value) && value.length === 0),
    isDeep: isDeep(value),
  };
}

function isDeep(value: unknown): boolean {
  return Array.isArray(value) ? value.some(isDeep) : typeof value === "object" && value !== null;
}

function entryText(name: string, value: unknown, words: Words, names: string[]): string {
  const who = isSeat(name) && typeof value === "number" ? names[value] : undefined;
  return who ?? valueText(value, words, names);
}

function valueText(value: unknown, words: Words, names: string[]): string {
  if (value === null || value === "" || (Array.isArray(value) && !value.length)) return words.say("value-none");
  if (typeof value === "boolean") return words.say(value ? "value-yes" : "value-no");
  if (value === "?") return words.say("value-hidden");
  if (typeof value === "string") return words.has(`name-${value}`) ? words.say(`name-${value}`) : value;
  if (Array.isArray(value)) return listText(value, words, names);
  if (typeof value === "object") {
    return Object.entries(value as object)
      .map(([key, entry]) => `${words.say(`field-${key}`)} ${entryText(key, entry, words, names)}`)
      .join(words.say("value-semicolon"));
  }
  return String(value);
}

function listText(values: unknown[], words: Words, names: string[]): string {
  if (values.every((value) => value === "?")) return words.say("value-hidden-many", { count: values.length });
  const nested = values.some((value) => typeof value === "object" && value !== null);
  return values.map((value) => valueText(value, words, names)).join(words.say(nested ? "value-semicolon" : "list-comma"));
}
