import { expect, test } from "vitest";
import { laidOver } from "../src/lib/content";

test("overrides lie over the content by key and by number", () => {
  expect(laidOver({ a: 1, cards: [{ stars: 1 }, { stars: 2 }] }, { cards: { "1": { stars: 9 } } })).toEqual({
    a: 1,
    cards: [{ stars: 1 }, { stars: 9 }],
  });
});
