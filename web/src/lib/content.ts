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
