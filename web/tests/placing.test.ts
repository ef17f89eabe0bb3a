import { expect, test } from "vitest";
import { placed, type Edges } from "../src/lib/placing";

const screen = { width: 400, height: 300 };
const size = { width: 120, height: 60 };
const edges = (left: number, top: number, width: number, height: number): Edges => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const thing = edges(180, 100, 40, 40);

test("an explanation lies beneath what it explains, else above it", () => {
  expect(placed(thing, size, screen, [])).toEqual({ x: 140, y: 148 });
  expect(placed(thing, size, screen, [edges(150, 150, 40, 40)])).toEqual({ x: 140, y: 32 });
  expect(placed(edges(180, 250, 40, 40), size, screen, [])).toEqual({ x: 140, y: 182 });
});

test("it leaves whatever can be pressed free, wherever there is room", () => {
  const row = [0, 50, 100, 150, 200, 250, 300, 350].map((left) => edges(left, 60, 45, 150));
  const { x, y } = placed(
    row[3]!,
    { width: 120, height: 44 },
    screen,
    row.filter((_, at) => at !== 3),
  );
  expect(y + 44 <= 60 || y >= 210).toBe(true);
  expect(x).toBeGreaterThanOrEqual(8);
  expect(x + 120).toBeLessThanOrEqual(392);
});

test("it stays in the window even where nothing is free", () => {
  const { x, y } = placed(edges(0, 0, 400, 300), size, screen, []);
  expect(x).toBeGreaterThanOrEqual(8);
  expect(y + 60).toBeLessThanOrEqual(292);
});
