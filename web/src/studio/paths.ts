// Places in a game's content, and what lies there: how a change is made, found again, and written down as overrides
// (see `merged` in reverie/kernel/content.py).
import { laidOver } from "../lib/content";
import type { Facts } from "../lib/types";

export type Key = string | number;
export type Path = readonly Key[];

export const isRecord = (value: unknown): value is Facts =>
  typeof value === "object" && value !== null && !Array.isArray(value);
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

/** Into a list of records one lays by number; any other list is replaced. */
function listDifference(base: unknown[], now: unknown[]): unknown {
  if (base.length !== now.length || !base.every(isRecord) || !now.every(isRecord)) return now;
  const over: Facts = {};
  for (const [at, value] of now.entries()) {
    const found = difference(base[at], value);
    if (found === WHOLE) return now;
    if (found !== NOTHING) over[String(at)] = found;
  }
  return over;
}

/** One thing that is no longer as it was printed. */
export interface Change {
  path: Path;
  before: unknown;
  after: unknown;
}

/** Every single change, down to the number; lists that became longer or shorter are one change each. */
export function changesIn(base: unknown, now: unknown, path: Path = []): Change[] {
  if (isSame(base, now)) return [];
  const isList = Array.isArray(base) && Array.isArray(now);
  if (isList && base.length === now.length && base.some((item) => typeof item === "object"))
    return base.flatMap((item, at) => changesIn(item, now[at], [...path, at]));
  if (isRecord(base) && isRecord(now))
    return [...new Set([...Object.keys(base), ...Object.keys(now)])].flatMap((key) =>
      changesIn(base[key], now[key], [...path, key]),
    );
  return [{ path, before: base, after: now }];
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
