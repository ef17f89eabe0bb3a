// A game's numbers with a table's overrides laid over them, as reverie/kernel/content.py does it.
import type { GameInfo } from "../../../docs/wire/wire";
import { areRecords, isRecord } from "./records";
import type { Facts } from "./types";

/** A game's content by the type that its board knows. At a table it is the table's own: see `PlayedGame`. */
export const contentAs = <Content>(game: GameInfo): Content => game.content as unknown as Content;

export function laidOver(content: unknown, over: unknown): unknown {
  if (!isRecord(over)) return over;
  if (Array.isArray(content)) return laidOverList(content, over);
  if (!isRecord(content)) return over;
  return {
    ...content,
    ...Object.fromEntries(Object.entries(over).map(([key, value]) => [key, laidOver(content[key], value)])),
  };
}

/** Null takes a record out, and `+1`, `+2` and so on add some; numbers are always those of the list as it was. */
function laidOverList(list: unknown[], over: Facts): unknown[] {
  const kept = list.map((item, at) => (String(at) in over ? laidOver(item, over[String(at)]) : item));
  const added = Object.keys(over)
    .filter((key) => key.startsWith("+"))
    .sort((one, other) => Number(one) - Number(other));
  return [...kept.filter((_, at) => over[String(at)] !== null), ...added.map((key) => over[key])];
}

/** Of what a record is a copy, by its id or in a sentence about it: `flying-dream` of `flying-dream~2`. */
export const originalOf = (name: string): string => name.replace(/~[1-9]\d{0,3}(?=\.|$)/, "");

const NAMING = ["id", "kind", "number"];
const WAYS_TO_TELL = ["told", "brief"];
const BLANK = /\$(?:count_)?(content_[\w-]+)/g;
const plain = (key: unknown): string => String(key).replace(/[^A-Za-z0-9_-]/g, "-");
const signed = (value: unknown): string => ((value as number) < 0 ? String(value) : `+${String(value)}`);

/** A record that is to be told: in which sentence, and with what in its blanks. */
export class ToldRecord {
  constructor(
    readonly sentence: string,
    readonly fields: Facts,
  ) {}
}

/** The fields of a record, those of a table within it by both names; records within it know whose they are. */
function flat(record: Facts, before = ""): Facts {
  const found: Facts = {};
  for (const [key, value] of Object.entries(record)) {
    const name = before + plain(key);
    if (isRecord(value)) Object.assign(found, flat(value, `${name}_`));
    else if (areRecords(value)) found[name] = value.map((one) => ({ own: record.id ?? null, ...flat(one) }));
    else {
      found[name] = value;
      if (typeof value === "number") found[`${name}_signed`] = signed(value);
    }
  }
  return found;
}

/**
 * The numbers of a content as blanks of sentences, as reverie/text/content_facts.py does it: those that the sources speak of.
 */
export function contentFacts(content: Facts, overrides: Facts, sources: string[]): Facts {
  const wanted = new Set(sources.flatMap((source) => [...source.matchAll(BLANK)].map((found) => found[1]!)));
  const found: Facts = {};
  if (!wanted.size) return found;
  const give = (name: string, value: () => unknown): void => {
    if (wanted.has(name)) found[name] = value();
  };
  const put = (name: string, value: unknown): void => {
    for (const suffix of ["", "_plain", "_name"]) give(name + suffix, () => value);
    give(`${name}_signed`, () => signed(value));
  };
  /** What a list of records comes to. */
  const putCounts = (name: string, records: Facts[]): void => {
    give(`${name}_entries`, () => records.length);
    const heads = [`${name}_entries_`, `${name}_sum_`, `${name}_all_`];
    if (![...wanted].some((one) => heads.some((head) => one.startsWith(head)))) return;
    for (const field of new Set(records.flatMap((record) => Object.keys(record)))) {
      const there = records.filter((record) => field in record).map((record) => record[field]);
      give(`${name}_all_${plain(field)}`, () => there);
      give(`${name}_sum_${plain(field)}`, () => (there as number[]).reduce((sum, one) => sum + one, 0));
      for (const value of there)
        if (typeof value === "string")
          give(`${name}_entries_${plain(field)}_${plain(value)}`, () => there.filter((one) => one === value).length);
    }
  };
  const collect = (value: unknown, name: string): void => {
    if (isRecord(value)) for (const [key, inner] of Object.entries(value)) collect(inner, `${name}_${plain(key)}`);
    else if (areRecords(value)) {
      putCounts(name, value);
      value.forEach((inner, at) => {
        const naming = NAMING.find((field) => field in inner);
        const called = `${name}_${plain(naming ? inner[naming] : at)}`;
        collect(inner, called);
        for (const way of WAYS_TO_TELL)
          give(`${called}_${way}`, () => new ToldRecord(`${name.replaceAll("_", "-")}-${way}`, flat(inner)));
      });
    } else put(name, value);
  };
  for (const key of Object.keys(content)) give(`content_${plain(key)}_as_printed`, () => !(key in overrides));
  collect(content, "content");
  return found;
}
