import { describe, expect, it } from "vitest";
import { afterScene, withPage, type Known } from "../src/lib/pages";

const events = (from: number, until: number) =>
  Array.from({ length: until - from }, (_, at) => ({ after: from + at, event: { kind: `event ${from + at}` } }));
const known = (from: number, until: number): Known => ({ told: events(from, until), from });
const scene = (from: number, until: number) => ({ story: events(from, until), story_from: from });

describe("a story in pages", () => {
  it("begins with what the scene tells", () => {
    expect(afterScene(known(0, 0), scene(0, 5), false)).toEqual(known(0, 5));
    expect(afterScene(known(0, 0), scene(300, 500), false)).toEqual(known(300, 500));
  });
  it("grows to the front until it is whole", () => {
    let story = known(300, 500);
    for (const page of [scene(100, 300), scene(0, 100)]) story = withPage(story, page);
    expect(story).toEqual(known(0, 500));
  });
  it("leaves out a page that does not fit", () => {
    expect(withPage(known(300, 500), scene(50, 250))).toEqual(known(300, 500));
    expect(withPage(known(0, 500), scene(0, 300))).toEqual(known(0, 500));
    expect(withPage(known(0, 5), scene(0, 0))).toEqual(known(0, 5));
  });
  it("keeps what it knows when a move is taken back, and nothing was missed", () => {
    expect(afterScene(known(0, 500), scene(295, 495), true)).toEqual(known(0, 495));
    expect(afterScene(known(100, 500), scene(295, 495), true)).toEqual(known(100, 495));
    expect(afterScene(known(0, 50), scene(0, 48), true)).toEqual(known(0, 48));
  });
  it("begins anew when something may have been missed", () => {
    expect(afterScene(known(0, 500), scene(295, 495), false)).toEqual(known(295, 495));
    expect(afterScene(known(0, 250), scene(300, 500), true)).toEqual(known(300, 500));
    expect(afterScene(known(400, 500), scene(300, 450), true)).toEqual(known(300, 450));
  });
});
