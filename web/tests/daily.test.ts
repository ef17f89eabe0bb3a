import { expect, test } from "vitest";
import { moonPhase, numbersFrom, starsOf } from "../src/daily/sky";

test("the moon stands as it does that night", () => {
  // From almanacs: new moon on 9 November 2026, full moon on 24 November 2026, first quarter in between.
  const fromNew = (day: string) => Math.min(moonPhase(day), 1 - moonPhase(day));
  expect(fromNew("2026-11-09")).toBeLessThan(0.04);
  expect(Math.abs(moonPhase("2026-11-24") - 0.5)).toBeLessThan(0.04);
  expect(Math.abs(moonPhase("2026-11-17") - 0.25)).toBeLessThan(0.04);
  // Long ago and long from now it is still between new and new.
  for (const day of ["1969-07-20", "2126-11-18"]) {
    expect(moonPhase(day)).toBeGreaterThanOrEqual(0);
    expect(moonPhase(day)).toBeLessThan(1);
  }
});

test("a night has its own stars, the same for everybody", () => {
  const stars = starsOf("2026-11-18", 50, 1200, 630);
  expect(starsOf("2026-11-18", 50, 1200, 630)).toEqual(stars);
  expect(starsOf("2026-11-19", 50, 1200, 630)).not.toEqual(stars);
  for (const { x, y, light } of stars) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThan(1200);
    expect(y).toBeLessThan(630);
    expect(light).toBeLessThanOrEqual(1);
  }
  const next = numbersFrom("a word");
  const many = Array.from({ length: 1000 }, next);
  expect(Math.abs(many.reduce((sum, one) => sum + one, 0) / 1000 - 0.5)).toBeLessThan(0.05);
});
