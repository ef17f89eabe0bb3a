// What lies on a table, as labelled facts, from the view alone; the same as reverie/table/facts.py says in the terminal.
// Here a seat is called by its name, and what has no words at all (records of the kernel's own) is left out.
import type { GameInfo } from "../../../docs/wire/wire";
import { isRecord } from "./records";
import type { BoardView, Facts } from "./types";
import { toldView } from "../boards/told";
import { isSeat, isSeatList, numberText, type Words } from "./words";

const HEAD = new Set([
  "game",
  "version",
  "content_hash",
  "players",
  "options",
  "overrides",
  "seat",
  "decisions",
  "decision",
  "result",
]);

interface Fact {
  name: string;
  label: string;
  text: string;
  help: string;
  /** As the view has it. */
  value: unknown;
  /** As it is told (see boards/told); `undefined` where it is for programs only. */
  shown: unknown;
  isEmpty: boolean;
  isDeep: boolean;
}

interface TableFacts {
  table: Fact[];
  seats: Fact[][];
  /** What explains the others and is no fact of its own. */
  beside: Fact[];
}

export function factsOf(game: GameInfo, view: BoardView, words: Words, names: string[] = []): TableFacts {
  const own = Object.entries(view).filter(([name, value]) => !HEAD.has(name) && hasWords(value, words));
  const bySeat = new Set(game.by_seat);
  const shown = toldView(game.name, view);
  return {
    table: own
      .filter(([name]) => !bySeat.has(name))
      .map(([name, value]) => fact(name, value, shown[name], words, names)),
    seats: Array.from({ length: view.players }, (_, seat) =>
      own
        .filter(([name]) => bySeat.has(name))
        .map(([name, value]) => fact(name, (value as unknown[])[seat], (shown[name] as unknown[])[seat], words, names)),
    ),
    beside: Object.entries(shown)
      .filter(([name]) => !(name in view))
      .map(([name, value]) => fact(name, value, value, words, names)),
  };
}

/** Whether every record in it has a label for each of its entries. */
function hasWords(value: unknown, words: Words): boolean {
  if (Array.isArray(value)) return value.every((item) => hasWords(item, words));
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([key, entry]) => hasLabel(key, words) && hasWords(entry, words));
}

const hasLabel = (key: string, words: Words): boolean =>
  words.has(`field-${key}`) || words.has(`name-${key}`) || /^\d+$/.test(key);

/** What an entry of a record is called: a field, or, where things are counted by kind, the thing itself. */
export function labelOf(key: string, words: Words): string {
  if (words.has(`field-${key}`)) return words.say(`field-${key}`);
  return words.has(`name-${key}`) ? words.say(`name-${key}`) : key;
}

export const entriesOf = (record: Facts): [string, unknown][] => Object.entries(record);

const MOST_COLUMNS = 6;

/** Records of the same shape that fit side by side into a table; null where there are none. */
export function rowsOf(value: unknown): { columns: string[]; records: Facts[] } | null {
  if (!Array.isArray(value) || !value.length || !value.every(isRecord)) return null;
  const columns = Object.keys(value[0]!);
  const isAlike = value.every((record) => Object.keys(record).join() === columns.join());
  return isAlike && columns.length > 0 && columns.length <= MOST_COLUMNS ? { columns, records: value } : null;
}

function fact(name: string, value: unknown, shown: unknown, words: Words, names: string[]): Fact {
  const label = `field-${name}`;
  return {
    name,
    value,
    shown,
    label: labelOf(name, words),
    text: shown === undefined ? "" : (recordsText(name, shown, words, names) ?? entryText(name, shown, words, names)),
    help: words.has(`${label}.help`) ? words.say(`${label}.help`) : "",
    isEmpty: value === null || value === "" || (Array.isArray(value) && value.length === 0),
    isDeep: isDeep(value),
  };
}

function isDeep(value: unknown): boolean {
  return Array.isArray(value) ? value.some(isDeep) : typeof value === "object" && value !== null;
}

/** Each record of a list in a sentence of its own, `field-<name>.entry`; null where there is none. */
export function recordsText(name: string, value: unknown, words: Words, names: string[]): string | null {
  if (!Array.isArray(value) || !value.length || !value.every(isRecord) || !words.has(`field-${name}.entry`))
    return null;
  return value.map((record) => words.entry(name, record, names)).join(words.say("value-semicolon"));
}

/** A value in one line; a seat is called by its name. */
export function entryText(name: string, value: unknown, words: Words, names: string[]): string {
  if (isSeat(name) && typeof value === "number") return names[value] ?? String(value);
  if (isSeatList(name) && Array.isArray(value) && value.length)
    return words.listed(value.map((seat: number) => names[seat] ?? String(seat)));
  return valueText(value, words, names);
}

function valueText(value: unknown, words: Words, names: string[]): string {
  if (value === null || value === "" || (Array.isArray(value) && !value.length)) return words.say("value-none");
  if (typeof value === "boolean") return words.say(value ? "value-yes" : "value-no");
  if (value === "?") return words.say("value-hidden");
  if (typeof value === "string") return words.has(`name-${value}`) ? words.say(`name-${value}`) : value;
  if (Array.isArray(value)) return listText(value, words, names);
  if (typeof value === "object") {
    return Object.entries(value as object)
      .map(([key, entry]) => `${labelOf(key, words)} ${entryText(key, entry, words, names)}`)
      .join(words.say("value-semicolon"));
  }
  return typeof value === "number" ? numberText(value) : String(value);
}

function listText(values: unknown[], words: Words, names: string[]): string {
  if (values.every((value) => value === "?")) return words.say("value-hidden-many", { count: values.length });
  const nested = values.some((value) => typeof value === "object" && value !== null);
  return values
    .map((value) => itemText(value, words, names))
    .join(words.say(nested ? "value-semicolon" : "list-comma"));
}

/** A game whose names contain commas puts them into quotation marks where several stand side by side. */
function itemText(value: unknown, words: Words, names: string[]): string {
  const text = valueText(value, words, names);
  const isNamed = typeof value === "string" && words.has(`name-${value}`) && words.has("list-item");
  return isNamed ? words.say("list-item", { name: text }) : text;
}

/** Marks an element that shows a fact of the view (`gems`, or `gems:1` for one seat's): tests compare boards by it. */
export const told = (name: string, value: unknown): { "data-fact": string; "data-value": string } => ({
  "data-fact": name,
  "data-value": JSON.stringify(value) ?? "null",
});
