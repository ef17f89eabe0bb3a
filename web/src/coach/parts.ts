// The parts of a change, in words.
import type { ShareParts } from "../../../docs/wire/wire";
import type { Words } from "../lib/words";

export const PARTS = ["luck", "error", "others", "reveals"] as const;

/** A share as whole points of a hundred; never a zero with a sign. */
export const points = (share: number): number => Math.round(share * 100) + 0;

/** Points with their sign, as a sentence takes them. */
export const signed = (share: number) => ({
  points: Math.abs(points(share)),
  sign: points(share) < 0 ? "minus" : points(share) > 0 ? "plus" : "none",
});

/** `luck +8, others −3`; what is not worth a point is left out. */
export function partsTold(parts: ShareParts, words: Words): string {
  const told = PARTS.filter((part) => points(parts[part]) !== 0).map((part) =>
    words.say("analysis-part", { part: words.say(`analysis-part-${part}`), ...signed(parts[part]) }),
  );
  return told.length ? told.join(words.say("list-comma")) : words.say("analysis-unchanged");
}
