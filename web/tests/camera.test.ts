import { expect, test } from "vitest";
import { between, drawn, fitting, isWellSeen, kept, seen, under, zoomed } from "../src/lib/camera";

const box = { x: 0, y: 0, width: 1000, height: 500 };
const pane = { width: 500, height: 500, foot: 0 };

test("all of the board is seen, in the middle", () => {
  expect(fitting(box, pane)).toEqual({ x: 500, y: 250, scale: 0.5 });
  expect(seen(fitting(box, pane), pane)).toEqual({ x: 0, y: -250, width: 1000, height: 1000 });
});

test("what lies under a pointer stays under it", () => {
  const before = fitting(box, pane);
  const at = { x: 100, y: 300 };
  const after = zoomed(before, pane, 3, at);
  expect(after.scale).toBeCloseTo(1.5);
  expect(under(after, pane, at).x).toBeCloseTo(under(before, pane, at).x);
  expect(under(after, pane, at).y).toBeCloseTo(under(before, pane, at).y);
});

test("nobody looks past the edge, too near or too far", () => {
  expect(kept({ x: -900, y: 9000, scale: 2 }, box, pane, 4)).toEqual({ x: 125, y: 375, scale: 2 });
  expect(kept({ x: 500, y: 250, scale: 99 }, box, pane, 4).scale).toBe(4);
  expect(kept({ x: 10, y: 10, scale: 0.01 }, box, pane, 4)).toEqual(fitting(box, pane));
});

test("the end of the board can be drawn up above the buttons", () => {
  const footed = { width: 500, height: 300, foot: 50 };
  const camera = kept({ x: 500, y: 9000, scale: 1 }, box, footed, 4);
  expect(seen(camera, footed).y + 300).toBe(550);
  expect(fitting(box, footed).scale).toBe(0.5);
});

test("drawing along, going there, and whether one is there", () => {
  expect(drawn({ x: 100, y: 100, scale: 2 }, { x: 20, y: -40 })).toEqual({ x: 90, y: 120, scale: 2 });
  expect(between({ x: 0, y: 0, scale: 1 }, { x: 10, y: 20, scale: 4 }, 0.5)).toEqual({ x: 5, y: 10, scale: 2 });
  expect(isWellSeen({ x: 100, y: 100, scale: 1 }, pane, { x: 120, y: 90 })).toBe(true);
  expect(isWellSeen({ x: 100, y: 100, scale: 1 }, pane, { x: 345, y: 90 })).toBe(false);
});
