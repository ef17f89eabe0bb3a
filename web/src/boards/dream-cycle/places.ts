// What places are called, as in games/dream_cycle/geometry.py (DC-002).

/** Columns are lettered from the west; A is the fringe beside row 1. */
export function columnName(x: number): string {
  const letter = (at: number) => String.fromCharCode(65 + at);
  const at = x + 1;
  return at < 26 ? letter(at) : letter(Math.floor(at / 26) - 1) + letter(at % 26);
}

/** Lines are numbered from the south; 0 is the fringe beneath row 1. */
export const lineName = (y: number): string => String(y + 1);

export const placeName = (x: number, y: number): string => columnName(x) + lineName(y);
