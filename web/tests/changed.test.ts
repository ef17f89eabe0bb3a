// What boards read of a table's changed content: a game at a table comes with it, laid over what is printed.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { GameInfo } from "../../docs/wire/wire";
import { deckOf } from "../src/boards/counting-zzzzs/zzzzs";
import { charactersOf, contentOf } from "../src/boards/dream-quest/quest";
import { laidOver } from "../src/lib/content";
import type { Facts, PlayedGame } from "../src/lib/types";

const printed = (game: string): Facts =>
  JSON.parse(readFileSync(new URL(`../../src/reverie/games/${game}/content.json`, import.meta.url), "utf8")) as Facts;

/** As `gameHere` has it. */
function played(name: string, overrides: Facts): PlayedGame {
  const content = laidOver(printed(name), overrides) as Facts;
  return { name, content, overrides } as unknown as GameInfo & PlayedGame;
}

test("a card that is taken out takes no other with it", () => {
  const overrides = { elements: { "3": null } };
  const deck = deckOf(played("counting_zzzzs", overrides));
  expect(deck.elements.size).toBe((printed("counting_zzzzs").elements as Facts[]).length - 1);
});

test("a sheet that is added is there once", () => {
  const sheets = printed("dream_quest").characters as Facts[];
  const overrides = { characters: { "+1": { ...sheets[0], id: "another" } } };
  const content = contentOf(played("dream_quest", overrides));
  expect(charactersOf(content, "classic")).toHaveLength(sheets.length + 1);
});
