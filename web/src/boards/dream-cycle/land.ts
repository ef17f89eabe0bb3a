// The land as the server has worked it out: a view's `map` has a letter for the top colour of every square and a dot for
// every fringe space.
import { faceOf, type CycleView, type Drawn, type Place } from "./cycle";

const FRINGE = ".";
/** So wide is the number of a line; and so wide is a place: its letter, and who stands there. */
const MARGIN = 3;
const WIDTH = 3;

/** Every place where somebody can stand, with its letter: from the north, each line from the west. */
function spacesOf({ map, rows }: CycleView): { x: number; y: number; letter: string }[] {
  const west = Math.min(...rows.map(({ x }) => x)) - 1;
  const lines = map.split("\n").slice(1, -1);
  return lines.flatMap((line) => {
    const y = parseInt(line) - 1;
    const letters = [...line.slice(MARGIN)].filter((_, at) => at % WIDTH === 0);
    return letters.map((letter, at) => ({ x: west + at, y, letter })).filter((space) => space.letter !== " ");
  });
}

/** Every square on the table, with what was laid over it. */
export function squaresOf(view: CycleView): Drawn[] {
  const covered = new Set(view.covers.map(([x, y]) => `${x},${y}`));
  return spacesOf(view)
    .filter(({ letter }) => letter !== FRINGE)
    .map(({ x, y, letter }) => ({ x, y, face: faceOf(letter), covered: covered.has(`${x},${y}`) }));
}

/** Where one may stand beside the tiles. */
export function fringeOf(view: CycleView): Place[] {
  return spacesOf(view)
    .filter(({ letter }) => letter === FRINGE)
    .map(({ x, y }) => [x, y]);
}
