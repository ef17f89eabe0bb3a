// Squares as the content names them: `white`, `yellow:rocket`, `fuchsia:north`.
export interface CycleContent {
  tiles: { id: string; phase: number; squares: string[][] }[];
  squares: { kind: string }[];
  directional: { kind: string; cost: number; resale: number; count: number }[];
  inspiration: { kind: string; count: number }[];
  die: string[];
  layout: { rows: { row: number; phase: number; x0: number; y0: number }[] };
  limits: { rows: number };
}
