import { describe, expect, it } from "vitest";
import { plain, ranked } from "../src/studio/figures";
import { linesOf } from "../src/lib/lines";
import {
  changed,
  changesIn,
  isWithin,
  overridesFor,
  placeOf,
  printedPlace,
  valueAt,
  withValue,
} from "../src/studio/paths";

const BASE = {
  cards: [
    { number: 0, stars: 1, beats: [1] },
    { number: 1, stars: 3, beats: [] },
  ],
  gems: { start: 10, penalty: 1 },
  people: [{ id: "ada", memory: 2, choices: [{ id: "go" }, { id: "stay" }] }],
  die: ["red", "blue"],
};

describe("a change of the content", () => {
  it("is laid over by number and by name, and gives the same content again", () => {
    const now = withValue(withValue(BASE, ["cards", 1, "stars"], 5), ["gems", "start"], 12) as typeof BASE;
    const overrides = overridesFor(BASE, now);
    expect(overrides).toEqual({ cards: { "1": { stars: 5 } }, gems: { start: 12 } });
    expect(changed(BASE, overrides)).toEqual(now);
    expect(overridesFor(BASE, BASE)).toEqual({});
  });

  it("replaces a list whole that is none of records, or whose records get other keys", () => {
    const shorter = withValue(BASE, ["die"], ["red"]) as typeof BASE;
    expect(overridesFor(BASE, shorter)).toEqual({ die: ["red"] });
    const richer = withValue(BASE, ["people", 0, "choices", 1, "pay"], { slumber: 1 }) as typeof BASE;
    expect(overridesFor(BASE, richer)).toEqual({
      people: { "0": { choices: [{ id: "go" }, { id: "stay", pay: { slumber: 1 } }] } },
    });
  });

  it("leaves alone what it does not touch", () => {
    const now = withValue(BASE, ["gems", "start"], 12) as typeof BASE;
    expect(now.cards).toBe(BASE.cards);
    expect(BASE.gems.start).toBe(10);
  });

  it("is told one by one, with before and after", () => {
    const now = withValue(withValue(BASE, ["cards", 0, "beats"], [1, 2]), ["gems", "penalty"], 0) as typeof BASE;
    expect(changesIn(BASE, now)).toEqual([
      { path: ["cards", 0, "beats"], before: [1], after: [1, 2], kind: "changed" },
      { path: ["gems", "penalty"], before: 1, after: 0, kind: "changed" },
    ]);
  });

  it("takes records out of a list and adds some, each told for itself", () => {
    const cards = [
      { ...BASE.cards[1]!, stars: 9 },
      { number: 7, stars: 2, beats: [] },
    ];
    const choices = [{ id: "stay" }, { id: "stay~2" }];
    const now = { ...BASE, cards, people: [{ ...BASE.people[0]!, choices }] };
    const overrides = overridesFor(BASE, now);
    expect(overrides).toEqual({
      cards: { "0": null, "1": { stars: 9 }, "+1": cards[1] },
      people: { "0": { choices: { "0": null, "+1": choices[1] } } },
    });
    expect(changed(BASE, overrides)).toEqual(now);
    expect(changesIn(BASE, now).map(({ path, kind }) => [path.join("."), kind])).toEqual([
      ["cards.0", "gone"],
      ["cards.0.stars", "changed"],
      ["cards.1", "added"],
      ["people.0.choices.0", "gone"],
      ["people.0.choices.1", "added"],
    ]);
    expect(printedPlace(BASE, now, ["cards", 0, "stars"])).toEqual(["cards", 1, "stars"]);
    expect(printedPlace(BASE, now, ["cards", 1])).toBe(null);
  });

  it("that gives a record another name is one of that record", () => {
    const now = withValue(BASE, ["people", 0, "choices", 1, "id"], "run") as typeof BASE;
    expect(overridesFor(BASE, now)).toEqual({ people: { "0": { choices: { "1": { id: "run" } } } } });
  });
});

describe("the place that a refusal names", () => {
  it("is found by number and by id, as deep as there is one", () => {
    expect(placeOf(BASE, "cards[1].stars")).toEqual(["cards", 1, "stars"]);
    expect(placeOf(BASE, "people.ada.memory")).toEqual(["people", 0, "memory"]);
    expect(placeOf(BASE, "people.ada.choices[0].pay.slumber")).toEqual(["people", 0, "choices", 0]);
    expect(placeOf(BASE, "people.ben.memory")).toEqual(["people"]);
    expect(placeOf(BASE, "")).toEqual([]);
    expect(valueAt(BASE, ["people", 0, "memory"])).toBe(2);
    expect(isWithin(["cards", 1, "stars"], ["cards", "1"])).toBe(true);
    expect(isWithin(["cards"], ["cards", 1])).toBe(false);
  });
});

describe("a figure of a trial", () => {
  const figure = {
    measure: "branching_mean",
    name: "Choice, mean",
    seat: null,
    unit: "count" as const,
    pairs: 500,
    same: 6,
    old: { value: 5.15, low: 5.1, high: 5.2 },
    new: { value: 5.22, low: 5.2, high: 5.25 },
    difference: { value: 0.07, low: 0.03, high: 0.11 },
    sure: true,
    bars: [],
  };

  it("is told as exactly as its interval needs, and with a real minus", () => {
    expect(plain(figure, 0.07, "en")).toBe("0.07");
    expect(plain(figure, -0.07, "de")).toBe("\u22120,07");
    expect(plain({ ...figure, difference: null }, 5.15, "en")).toBe("5.2");
    expect(plain({ ...figure, unit: "share", difference: { value: 0.1, low: 0, high: 0.2 } }, 0.1, "en")).toBe("10.0");
  });

  it("stands first where it is sure", () => {
    const open = { ...figure, measure: "moves", sure: false };
    expect(ranked([open, figure]).map(({ measure }) => measure)).toEqual(["branching_mean", "moves"]);
  });
});

describe("the lines of a trial", () => {
  it("are whole wherever the stream is cut", async () => {
    const bytes = new TextEncoder().encode('{"name":"ä"}\n{"b":2}\n');
    const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(new Uint8Array([byte]));
        controller.close();
      },
    });
    const lines: string[] = [];
    for await (const line of linesOf(stream)) lines.push(line);
    expect(lines).toEqual(['{"name":"ä"}', '{"b":2}']);
  });
});
