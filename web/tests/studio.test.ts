import { describe, expect, it } from "vitest";
import { changed, changesIn, isWithin, overridesFor, placeOf, valueAt, withValue } from "../src/studio/paths";

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
      { path: ["cards", 0, "beats"], before: [1], after: [1, 2] },
      { path: ["gems", "penalty"], before: 1, after: 0 },
    ]);
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
