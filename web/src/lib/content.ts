// A game's numbers with a table's overrides laid over them, as reverie/kernel/content.py does it.
import type { Facts } from "./types";

const isFacts = (value: unknown): value is Facts =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export function laidOver(content: unknown, over: unknown): unknown {
  if (!isFacts(over)) return over;
  if (Array.isArray(content))
    return content.map((item, at) => (String(at) in over ? laidOver(item, over[String(at)]) : item));
  if (!isFacts(content)) return over;
  return {
    ...content,
    ...Object.fromEntries(Object.entries(over).map(([key, value]) => [key, laidOver(content[key], value)])),
  };
}

const NAMING = ["id", "kind", "number"];
const BLANK = /\$(?:count_)?(content_[\w-]+)/g;
const plain = (key: unknown): string => String(key).replace(/[^A-Za-z0-9_-]/g, "-");

/**
 * The numbers of a content as blanks of sentences, as reverie/text/content_facts.py does it: those that the sources speak of.
 */
export function contentFacts(content: Facts, overrides: Facts, sources: string[]): Facts {
  const wanted = new Set(sources.flatMap((source) => [...source.matchAll(BLANK)].map((found) => found[1]!)));
  const found: Facts = {};
  if (!wanted.size) return found;
  const put = (name: string, value: unknown) => {
    if (wanted.has(name)) found[name] = value;
    if (wanted.has(`${name}_signed`)) found[`${name}_signed`] = (value as number) < 0 ? String(value) : `+${value}`;
    if (wanted.has(`${name}_plain`)) found[`${name}_plain`] = value;
  };
  const collect = (value: unknown, name: string): void => {
    if (isFacts(value)) for (const [key, inner] of Object.entries(value)) collect(inner, `${name}_${plain(key)}`);
    else if (Array.isArray(value) && value.length && value.every(isFacts))
      value.forEach((inner, at) => {
        const naming = NAMING.find((field) => field in inner);
        collect(inner, `${name}_${plain(naming ? inner[naming] : at)}`);
      });
    else put(name, value);
  };
  for (const key of Object.keys(content)) put(`content_${plain(key)}_as_printed`, !(key in overrides));
  collect(content, "content");
  return found;
}
