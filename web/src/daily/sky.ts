// The sky of a night: its stars, and its moon as it stands. It follows from the date alone, so everybody's is the same.

const SYNODIC = 29.530588853;
/** A new moon: 6 January 2000, 18:14 UTC, in days since 1970. */
const NEW_MOON = Date.UTC(2000, 0, 6, 18, 14) / 86_400_000;

/** How far the moon has come since it was new: 0 new, 0.5 full, just under 1 almost new again. */
export function moonPhase(day: string): number {
  const days = Date.parse(day) / 86_400_000 + 1 - NEW_MOON;
  return (((days / SYNODIC) % 1) + 1) % 1;
}

/** Numbers from 0 to 1 that look like chance and follow from the word. */
export function numbersFrom(word: string): () => number {
  let state = 2166136261;
  for (const letter of word) state = Math.imul(state ^ letter.codePointAt(0)!, 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export interface Star {
  x: number;
  y: number;
  size: number;
  light: number;
}

/** Where the stars of a night are, in a sky that is so wide and high. */
export function starsOf(day: string, count: number, width: number, height: number): Star[] {
  const next = numbersFrom(day);
  return Array.from({ length: count }, () => ({
    x: next() * width,
    y: next() * height,
    size: 0.6 + 1.9 * next() ** 3,
    light: 0.35 + 0.65 * next(),
  }));
}
