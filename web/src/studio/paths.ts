// Places in a game's content, and what lies there: how a change is made, found again, and written down as overrides
// (see `merged` in reverie/kernel/content.py).
import { laidOver } from "../lib/content";
import { isRecord } from "../lib/records";
import type { Facts } from "../lib/types";

export type Key = string | number;
export type Path = readonly Key[];

export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** A path as the rules and the form write it: `cards[5].stars`. */
export const pathText = (path: Path): string =>
  path.map((key, at) => (typeof key === "number" ? `[${key}]` : at ? `.${key}` : key)).join("");

/** What lies there; undefined where nothing does. */
export function valueAt(content: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (here, key) => (typeof here === "object" && here !== null ? (here as Facts)[String(key)] : undefined),
    content,
  );
}

/** The same content with another value there; what it does not touch stays the very same. */
export function withValue(content: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(content)) {
    const items: unknown[] = content.slice();
    items[Number(key)] = withValue(items[Number(key)], rest, value);
    return items;
  }
  const record = isRecord(content) ? content : {};
  return { ...record, [String(key)]: withValue(record[String(key)], rest, value) };
}

const NOTHING = Symbol("nothing");
const WHOLE = Symbol("whole");

/** What has to be laid over `base` to get `now`. */
export function overridesFor(base: Facts, now: Facts): Facts {
  const found = difference(base, now);
  return isRecord(found) ? found : {};
}

/** Nothing; what to lay over it; or that only the whole can be replaced, because keys came or went. */
function difference(base: unknown, now: unknown): unknown {
  if (isSame(base, now)) return NOTHING;
  if (Array.isArray(base)) return Array.isArray(now) ? listDifference(base, now) : now;
  if (!isRecord(base) || !isRecord(now)) return now;
  if (!isSame(Object.keys(base).sort(), Object.keys(now).sort())) return WHOLE;
  const over: Facts = {};
  for (const [key, value] of Object.entries(now)) {
    const found = difference(base[key], value);
    if (found === WHOLE) return WHOLE;
    if (found !== NOTHING) over[key] = found;
  }
  return over;
}

/** Into a list of records one lays by number, as reverie/kernel/content.py takes it; any other list is replaced. */
function listDifference(base: unknown[], now: unknown[]): unknown {
  const origins = recordOrigins(base, now);
  if (!origins) return now;
  const over: Facts = {};
  for (const [at, record] of base.entries()) {
    const place = origins.indexOf(at);
    const found = place < 0 ? null : difference(record, now[place]);
    if (found === WHOLE) return now;
    if (found !== NOTHING) over[String(at)] = found;
  }
  now.filter((_, at) => origins[at] === null).forEach((record, at) => (over[`+${at + 1}`] = record));
  return over;
}

const NAMING = ["id", "kind", "number", "with", "row"];
const isNaming = (field: string, records: Facts[]): boolean => {
  const names = records.map((record) => record[field]);
  return (
    names.every((name) => typeof name === "string" || typeof name === "number") && new Set(names).size === names.length
  );
};

/**
 * By record of a changed list: its place in the list before, or null if it was added. Null where the two cannot be told
 * by their records; as `record_origins` in reverie/kernel/free_content.py.
 */
export function recordOrigins(before: unknown[], after: unknown[]): (number | null)[] | null {
  if (!before.length || !after.length || !before.every(isRecord) || !after.every(isRecord)) return null;
  const inPlace = before.length === after.length ? after.map((_, at) => at) : null;
  const naming = NAMING.find((field) => isNaming(field, before) && isNaming(field, after));
  if (!naming) return inPlace;
  const places = new Map(before.map((record, at) => [record[naming], at]));
  const origins = after.map((record) => places.get(record[naming]) ?? null);
  const kept = origins.filter((origin) => origin !== null);
  if (inPlace && origins.filter((origin, at) => origin !== at).length <= after.length - kept.length) return inPlace;
  const isInOrder = kept.every((origin, at) => origins[at] === origin && (at === 0 || kept[at - 1]! < origin));
  return isInOrder ? origins : inPlace;
}

/** Where in the content as printed lies what is at this place now; null where it was added. */
export function printedPlace(base: unknown, now: unknown, path: Path): Path | null {
  const [key, ...rest] = path;
  if (key === undefined) return [];
  const origins = Array.isArray(base) && Array.isArray(now) ? recordOrigins(base, now) : null;
  const before = origins && typeof key === "number" ? (origins[key] ?? null) : key;
  if (before === null) return null;
  const inner = printedPlace(valueAt(base, [before]), valueAt(now, [key]), rest);
  return inner && [before, ...inner];
}

/** One thing that is no longer as it was printed. */
export interface Change {
  /** Where it lies now; of a record that was taken out, where it lay. */
  path: Path;
  before: unknown;
  after: unknown;
  /** Whether a record came or went. */
  kind: "changed" | "added" | "gone";
}

/** Every single change, down to the number; records that came or went are one each, and so is any other list. */
export function changesIn(base: unknown, now: unknown, path: Path = []): Change[] {
  if (isSame(base, now)) return [];
  if (Array.isArray(base) && Array.isArray(now)) {
    const origins = recordOrigins(base, now);
    if (origins) return recordChanges(base, now, origins, path);
    if (base.length === now.length && base.every(Array.isArray) && now.every(Array.isArray))
      return base.flatMap((line: unknown[], at) => lineChanges(line, now[at] as unknown[], [...path, at]));
  }
  if (isRecord(base) && isRecord(now))
    return [...new Set([...Object.keys(base), ...Object.keys(now)])].flatMap((key) =>
      changesIn(base[key], now[key], [...path, key]),
    );
  return [{ path, before: base, after: now, kind: "changed" }];
}

/** In a grid each value is one for itself. */
function lineChanges(base: unknown[], now: unknown[], path: Path): Change[] {
  if (base.length !== now.length) return changesIn(base, now, path);
  return base.flatMap((value, at) => changesIn(value, now[at], [...path, at]));
}

function recordChanges(base: unknown[], now: unknown[], origins: (number | null)[], path: Path): Change[] {
  const gone = base.flatMap((record, at): Change[] =>
    origins.includes(at) ? [] : [{ path: [...path, at], before: record, after: null, kind: "gone" }],
  );
  const there = now.flatMap((record, at): Change[] => {
    const origin = origins[at] ?? null;
    if (origin !== null) return changesIn(base[origin], record, [...path, at]);
    return [{ path: [...path, at], before: null, after: record, kind: "added" }];
  });
  return [...gone, ...there];
}

/** The content as it is with overrides. */
export const changed = (base: Facts, overrides: Facts): Facts => laidOver(base, overrides) as Facts;

/**
 * The place that a refusal names (`cards[1].stars`, `characters.bedford.memory`), as deep as the content has it. Rules
 * call a record by its number or by its id.
 */
export function placeOf(content: unknown, text: string): Path {
  const path: Key[] = [];
  let here = content;
  for (const key of text.split(/[.[\]]+/).filter((part) => part !== "")) {
    let found: Key = key;
    if (Array.isArray(here)) {
      const at = /^\d+$/.test(key) ? Number(key) : here.findIndex((item) => isRecord(item) && item.id === key);
      if (at < 0 || at >= here.length) break;
      found = at;
    } else if (!isRecord(here) || !(key in here)) break;
    path.push(found);
    here = valueAt(here, [found]);
  }
  return path;
}

/** Whether `path` lies at `place` or within it. */
export const isWithin = (path: Path, place: Path): boolean =>
  path.length >= place.length && place.every((key, at) => String(key) === String(path[at]));
