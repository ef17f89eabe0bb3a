// The shapes of the seats, drawn on 32 by 32.
import type { Shape } from "./seats";

const PATHS: Record<Shape, string> = {
  circle: "M16 2a14 14 0 1 0 0 28 14 14 0 0 0 0-28z",
  triangle: "M16 1 31 29H1z",
  square: "M3 3h26v26H3z",
  diamond: "M16 0 32 16 16 32 0 16z",
  hexagon: "M8 2h16l8 14-8 14H8L0 16z",
  star: "m16 0 5 9 10 2-7 8 1 11-9-4-9 4 1-11-7-8 10-2z",
  drop: "M16 0c8 10 12 14 12 20a12 12 0 0 1-24 0C4 14 8 10 16 0z",
  cross: "M10 2h12v8h8v12h-8v8H10v-8H2V10h8z",
};

export const shapePath = (shape: Shape): string => PATHS[shape];
