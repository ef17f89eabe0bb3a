import type { GameRecord } from "../../docs/wire/wire";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { laidOver } from "../src/lib/content";
import { check, commitment, sealedChance, sealedKey, shuffled, unhex } from "../src/lib/verify";

interface Draws {
  seed: string;
  entropy: string[];
  commitment: string;
  key: string;
  below: [number, number][];
  shuffle: number[];
}

// tests/web/told.py writes down what the server draws.
const known = (JSON.parse(readFileSync(process.env.REVERIE_TOLD!, "utf8")) as { draws: Draws }).draws;

test("seal, key, draws and shuffles are those of the server", () => {
  const seed = unhex(known.seed);
  expect(commitment(seed)).toBe(known.commitment);
  const key = sealedKey(seed, known.entropy);
  expect(key).toEqual(unhex(known.key));
  const below = sealedChance(key);
  expect(known.below.map(([bound]) => [bound, below(bound)])).toEqual(known.below);
  expect(shuffled([0, 1, 2, 3, 4, 5, 6, 7], below)).toEqual(known.shuffle);
});

test("a record whose shuffle was bent is found out", () => {
  const record = {
    seed: known.seed,
    commitment: known.commitment,
    entropy: known.entropy,
    shuffles: [{ after: 0, label: "tiles", result: [1, 2, 3] }],
  } as unknown as GameRecord;
  const right = shuffled([1, 2, 3], sealedChance(sealedKey(unhex(known.seed), known.entropy)));
  record.shuffles![0]!.result = right;
  expect(check(record, () => [1, 2, 3])).toEqual({ seal: true, shuffles: 1, wrong: null, unknown: 0 });
  record.shuffles![0]!.result = [...right].reverse();
  expect(check(record, () => [1, 2, 3]).wrong).toBe(1);
  expect(check({ ...record, commitment: "00" }, () => [1, 2, 3]).seal).toBe(false);
  expect(check(record, () => null).unknown).toBe(1);
});

test("dice and picks are made again too", () => {
  const below = sealedChance(sealedKey(unhex(known.seed), known.entropy));
  const draws = [
    { after: 0, label: "die", result: 1 + below(6) },
    { after: 1, label: "start", result: ["a", "b", "c"][below(3)] },
    { after: 2, label: "deck", result: shuffled([1, 2, 3, 4], below) },
  ];
  const record = {
    seed: known.seed,
    commitment: known.commitment,
    entropy: known.entropy,
    shuffles: draws,
  } as unknown as GameRecord;
  const from: Record<string, unknown[] | number> = { die: 6, start: ["a", "b", "c"], deck: [1, 2, 3, 4] };
  expect(check(record, (label) => from[label] ?? null)).toEqual({ seal: true, shuffles: 3, wrong: null, unknown: 0 });
  expect(check(record, (label, at) => (at < 2 ? from[label]! : null)).unknown).toBe(1);
  draws[1]!.result = "d";
  expect(check(record, (label) => from[label] ?? null).wrong).toBe(2);
});

test("overrides lie over the content by key and by number", () => {
  expect(laidOver({ a: 1, cards: [{ stars: 1 }, { stars: 2 }] }, { cards: { "1": { stars: 9 } } })).toEqual({
    a: 1,
    cards: [{ stars: 1 }, { stars: 9 }],
  });
});
