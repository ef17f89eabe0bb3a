// The shuffles of a record, made again in the browser exactly as reverie/kernel/chance.py documents them.
// The browser's own hashes are only there on secure pages, and a table at home, opened by its address in the local network,
// is none: the shuffles must be checkable there too.
import type { GameRecord } from "../../../docs/wire/wire";
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";

const SPACE = 1n << 64n;

/** Whatever is no number counts as 0: a seed that somebody has bent does not fit its seal. */
export const unhex = (digits: string): Uint8Array =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));

function eightBytes(number: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(number));
  return bytes;
}

export const commitment = (seed: Uint8Array): string =>
  bytesToHex(sha256(concatBytes(utf8ToBytes("reverie/seed/1\0"), seed)));

/** The key of all shuffles: the committed seed mixed with what the seats threw in. */
export function sealedKey(seed: Uint8Array, entropy: string[]): Uint8Array {
  const words = entropy.map((word) => utf8ToBytes(word)).flatMap((raw) => [eightBytes(raw.length), raw]);
  return hmac(sha256, seed, concatBytes(utf8ToBytes("reverie/key/1\0"), ...words));
}

/** Draws below a bound, from HMAC-SHA256 in counter mode. */
export function sealedChance(key: Uint8Array): (bound: number) => number {
  let counter = 0;
  return (bound) => {
    const limit = SPACE - (SPACE % BigInt(bound));
    for (;;) {
      const value = new DataView(hmac(sha256, key, eightBytes(counter++)).buffer).getBigUint64(0);
      if (value < limit) return Number(value % BigInt(bound));
    }
  };
}

export function shuffled<T>(items: readonly T[], below: (bound: number) => number): T[] {
  const order = [...items];
  for (let at = order.length - 1; at > 0; at--) {
    const other = below(at + 1);
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
  return order;
}

export interface Finding {
  /** Whether the seed is the one that was sealed before the first draw. */
  seal: boolean;
  /** How many shuffles were made again and agree. */
  shuffles: number;
  /** The first that differs, counted from 1. */
  wrong: number | null;
  /** How many draws this page cannot make again, because it does not know what was drawn from. */
  unknown: number;
}

/**
 * What a draw was made from: the things in the order in which they lay (a shuffle, or a pick of one of them),
 * or the sides of a die.
 */
export type Drawn = unknown[] | number;
/** What the draw of that label, the record's `at`th, was made from; null where the page does not know. */
export type Before = (label: string, at: number) => Drawn | null;

function drawn(from: Drawn, result: unknown, below: (bound: number) => number): unknown {
  if (typeof from === "number") return 1 + below(from);
  return Array.isArray(result) ? shuffled(from, below) : from[below(from.length)];
}

export function check(record: GameRecord, before: Before): Finding {
  const finding: Finding = { seal: false, shuffles: 0, wrong: null, unknown: 0 };
  if (!record.seed || !record.shuffles) return finding;
  const seed = unhex(record.seed);
  finding.seal = commitment(seed) === record.commitment;
  const below = sealedChance(sealedKey(seed, record.entropy));
  for (const [at, { label, result }] of record.shuffles.entries()) {
    const from = before(label, at);
    if (from === null) {
      finding.unknown = record.shuffles.length - at;
      break;
    }
    if (JSON.stringify(drawn(from, result, below)) !== JSON.stringify(result)) {
      finding.wrong = at + 1;
      break;
    }
    finding.shuffles++;
  }
  return finding;
}
