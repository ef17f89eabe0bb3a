import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { revealOf } from "../src/boards/psycle/psycle";
import { factsOf } from "../src/lib/facts";
import { plainCast } from "../src/lib/sitters";
import { linesOf, moveHelp, moveName, statusOf, type Moment } from "../src/lib/story";
import { laidOver } from "../src/lib/content";
import type { BoardView, Facts, PlayedGame, Refusal } from "../src/lib/types";
import { rulebook, Words, type Language } from "../src/lib/words";

// The same sentences as the terminal's, from the same files: tests/web/told.py writes down what the terminal says.
interface Told {
  language: Language;
  game: string;
  names: string[];
  seat: number | null;
  view: BoardView;
  status: string;
  events: Facts[];
  lines: string[];
  moves: [string, string, string][];
  facts: [string, string, string][];
  clauses: number;
}
const root = new URL("../../src/reverie/", import.meta.url);
interface Spoken {
  language: Language;
  source: string;
  names: string[];
  event: Facts;
  lines: string[];
  refused: Refusal;
  refusals: [string, string];
}
interface Variant {
  language: Language;
  game: string;
  overrides: Facts;
  how: string[];
  clauses: string[];
  things: Record<string, string>;
}
const {
  games,
  tables: told,
  sentences,
  variants,
} = JSON.parse(readFileSync(process.env.REVERIE_TOLD!, "utf8")) as {
  games: Record<string, Game>;
  tables: Told[];
  sentences: Spoken[];
  variants: Variant[];
};

function common(language: Language): string[] {
  const folder = new URL(`text/${language}/`, root);
  return readdirSync(folder)
    .sort()
    .map((name) => readFileSync(new URL(name, folder), "utf8"));
}

const gameText = (game: string, file: string): string =>
  readFileSync(new URL(`games/${game.replaceAll("-", "_")}/text/${file}.ftl`, root), "utf8");

function words(language: Language, game: PlayedGame): Words {
  return new Words(language, [...common(language), gameText(game.name, language)], game);
}

/** A table as a board is given it. */
function momentOf(one: Told): Moment {
  const game = games[one.game]!;
  return {
    game,
    words: words(one.language, game),
    names: one.names,
    seat: one.seat,
    view: one.view,
    moves: one.moves.map(([move]) => move),
    asides: [],
    story: one.events.map((event) => ({ after: 0, event })),
    after: 0,
    chosen: null,
    sending: false,
    live: true,
  };
}

test.each(
  told.map((one) => [`${one.game}, ${one.language}, seat ${one.seat}, move ${one.view.decisions}`, one] as const),
)("the page tells a table as the terminal does: %s", (_, one) => {
  const moment = momentOf(one);
  const { game, words } = moment;
  expect(statusOf(one.view, words, one.names, one.seat)).toBe(one.status);
  const lines = linesOf(moment.story, words, plainCast(one.names, one.seat));
  expect(lines.map((line) => line.text)).toEqual(one.lines);
  const moves = moment.moves.map((move) => [move, moveName(moment, move), moveHelp(moment, move)]);
  expect(moves).toEqual(one.moves);
  const facts = factsOf(game, one.view, words, one.names);
  const shown = [...facts.beside, ...facts.table, ...facts.seats.flat()].filter((fact) => fact.shown !== undefined);
  expect(shown.map((fact) => [fact.name, fact.label, fact.text])).toEqual(one.facts);
  const rules = rulebook(words, gameText(game.name, `rules.${one.language}`));
  expect(rules.flatMap((section) => section.clauses)).toHaveLength(one.clauses);
});

test.each(variants.map((one) => [`${one.game}, ${one.language}`, one] as const))(
  "the page tells the numbers of a variant as the terminal does: %s",
  (_, one) => {
    const game = games[one.game]!;
    const content = laidOver(game.content, one.overrides) as Facts;
    const spoken = words(one.language, { ...game, content, overrides: one.overrides });
    expect(spoken.say("game-how-to-play").split("\n")).toEqual(one.how);
    const rules = rulebook(spoken, gameText(game.name, `rules.${one.language}`));
    expect(rules.flatMap((section) => section.clauses.map((clause) => clause.text))).toEqual(one.clauses);
    expect(Object.keys(one.things).map((name) => spoken.say(name))).toEqual(Object.values(one.things));
  },
);

test.each(sentences.map((one) => [one.language, one] as const))(
  "lists, seats, signs and nothing are said as in the terminal: %s",
  (_, one) => {
    const spoken = new Words(one.language, [...common(one.language), one.source]);
    expect(spoken.event(one.event, one.names, 1)).toEqual(one.lines);
    expect([one.names, []].map((names) => spoken.refusal(one.refused, names, 0))).toEqual(one.refusals);
  },
);

test("the last reveal of a move is read from its events", () => {
  expect(revealOf([{ kind: "committed" }])).toBeNull();
  const events = [
    { kind: "cards_revealed", cards: [0, 4] },
    { kind: "gems_gained", amounts: [4, 0] },
    { kind: "scored", beaten: [0, 1], base: [0, 1], bonus: [0, 2] },
  ];
  expect(revealOf(events)).toEqual({ cards: [0, 4], paid: [0, 4], gained: [4, 0], beaten: [0, 1], points: [0, 3] });
});
