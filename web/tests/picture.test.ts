import { expect, test } from "vitest";
import { bandPath, flagPlaces, letterHeights, linePath, pointAt, signPlaces, yOf } from "../src/coach/picture";

const frame = { left: 40, right: 540, top: 20, bottom: 180, last: 40 };
const point = (after: number, ...shares: number[]) => ({
  after,
  shares,
  low: shares.map((share) => share - 0.1),
  high: shares.map((share) => share + 0.1),
});
const curve = Array.from({ length: 21 }, (_, at) => point(at * 2, 0.5 + at / 40, 0.5 - at / 40));

test("a band lies around its line, and inside the picture", () => {
  const heights = (path: string) => [...path.matchAll(/ (-?[\d.]+)/g)].map((found) => Number(found[1]));
  const [line, band] = [heights(linePath(frame, curve, 0)), heights(bandPath(frame, curve, 0))];
  expect(band).toHaveLength(2 * line.length);
  line.forEach((height, at) => {
    expect(band[at]).toBeLessThanOrEqual(height);
    expect(band.at(-1 - at)).toBeGreaterThanOrEqual(height);
  });
  expect(Math.min(...band)).toBe(frame.top);
  expect(Math.max(...band)).toBeLessThan(frame.bottom);
  expect(bandPath(frame, curve.slice(0, 1), 0)).toBe("");
});

test("no letter covers another, and all of them stay inside", () => {
  for (const shares of [[0.25, 0.25, 0.25, 0.25], [1, 0, 0, 0], [0, 0, 0, 1], [0.5, 0.5], [1]]) {
    const heights = letterHeights(frame, point(40, ...shares)).toSorted((one, other) => one - other);
    heights.slice(1).forEach((height, at) => expect(height - heights[at]!).toBeGreaterThanOrEqual(21));
    expect(heights[0]).toBeGreaterThanOrEqual(frame.top);
    expect(heights.at(-1)).toBeLessThanOrEqual(frame.bottom);
  }
  expect(letterHeights(frame, point(40, 0.9, 0.1))).toEqual([yOf(frame, 0.9), yOf(frame, 0.1)]);
});

test("flags of moments close together stand side by side, and never outside", () => {
  expect(flagPlaces(frame, [0, 20, 40])).toEqual([40, 290, 540]);
  for (const stops of [
    [0, 1, 2],
    [19, 20, 21, 22],
    [38, 39, 40],
  ]) {
    const places = flagPlaces(frame, stops);
    places.slice(1).forEach((place, at) => expect(place - places[at]!).toBeGreaterThanOrEqual(20.9));
    expect(Math.min(...places)).toBeGreaterThanOrEqual(frame.left);
    expect(Math.max(...places)).toBeLessThanOrEqual(frame.right);
  }
});

test("signs lie on the line, those of two seats never at the same moment", () => {
  const [one, other] = [signPlaces(frame, curve, 0), signPlaces(frame, curve, 1)];
  expect(one.length).toBeGreaterThan(3);
  expect(one.filter(({ x }) => other.some((place) => place.x === x))).toEqual([]);
  expect(signPlaces(frame, [], 0)).toEqual([]);
});

test("between two points the earlier one counts", () => {
  expect(pointAt(curve, 5)?.after).toBe(4);
  expect(pointAt(curve, 40)?.after).toBe(40);
  expect(pointAt([point(3, 1)], 0)?.after).toBe(3);
  expect(pointAt([], 0)).toBeUndefined();
});
