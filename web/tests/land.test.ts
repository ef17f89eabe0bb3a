import { expect, test } from "vitest";
import type { CycleView } from "../src/boards/dream-cycle/cycle";
import { fringeOf, squaresOf } from "../src/boards/dream-cycle/land";

// Two rows as the server draws them; tests/dream_cycle/test_dreamscape.py holds it to this form.
const MAP = [
  "",
  " 6          .  w  w  w  w  w  w  w  w  s  .",
  " 5          .  w  w  w  w  k  w  w  w  w  .",
  " 4    .  .  .  w  w  w  w  w  w  w  w  w  .",
  " 3 .  w  w  w  w  w  w  w  w  w  .  .  .",
  " 2 .  w  w  w  w  oB^t  E  w  w  .",
  " 1 .  w  w  w  w  w  w  w  w  w  .",
  " 0    .  .  .  .  .A^.  .  .  .",
  "   A  B  C  D  E  F  G  H  I  J  K  L  M  N",
].join("\n");
const VIEW = { map: MAP, rows: [{ x: 0 }, { x: 3 }], covers: [[7, 4, "black"]] } as unknown as CycleView;

test("every square has its top colour, whoever stands on it", () => {
  const squares = new Map(squaresOf(VIEW).map(({ x, y, face, covered }) => [`${x},${y}`, { ...face, covered }]));
  expect(squares.size).toBe(54);
  expect(squares.get("0,0")).toEqual({ colour: "white", sign: "", turn: 0, covered: false });
  expect(squares.get("4,1")).toEqual({ colour: "orange", sign: "", turn: 0, covered: false });
  expect(squares.get("5,1")).toEqual({ colour: "yellow", sign: "rocket", turn: 0, covered: false });
  expect(squares.get("6,1")).toEqual({ colour: "delta", sign: "arrow", turn: 90, covered: false });
  expect(squares.get("7,4")).toEqual({ colour: "black", sign: "", turn: 0, covered: true });
  expect(squares.get("11,5")?.colour).toBe("silver");
});

test("the fringe lies beside the squares, but not beyond the north edge", () => {
  const fringe = fringeOf(VIEW).map(([x, y]) => `${x},${y}`);
  expect(fringe).toHaveLength(25);
  expect(fringe).toEqual(expect.arrayContaining(["4,-1", "-1,0", "9,2", "11,2", "0,3", "2,5", "12,5"]));
  expect(fringe).not.toContain("4,6");
  expect(fringe).not.toContain("-1,-1");
});
