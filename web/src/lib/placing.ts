// Where something that floats may lie: near what it belongs to, and over nothing that somebody may want to press next.
import type { PlanePoint } from "./camera";

export interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
interface Size {
  width: number;
  height: number;
}

const EDGE = 8;
const STEP = 12;

const overlap = (one: Edges, other: Edges): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
const at = ({ x, y }: PlanePoint, { width, height }: Size): Edges => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
});
const apart = (from: number, to: number, otherFrom: number, otherTo: number): number =>
  Math.max(0, otherFrom - to, from - otherTo);

/** Below it where that is free, else above, else the nearest free place of the window; where nothing is free, where it covers least. */
export function placed(thing: Edges, size: Size, screen: Size, avoided: Edges[]): PlanePoint {
  const taken = [thing, ...avoided];
  const last = {
    x: Math.max(EDGE, screen.width - size.width - EDGE),
    y: Math.max(EDGE, screen.height - size.height - EDGE),
  };
  const covered = (point: PlanePoint): number => taken.reduce((sum, other) => sum + overlap(at(point, size), other), 0);
  const far = ({ x, y }: PlanePoint): number =>
    apart(x, x + size.width, thing.left, thing.right) + apart(y, y + size.height, thing.top, thing.bottom);
  const centred = Math.min(Math.max(EDGE, (thing.left + thing.right - size.width) / 2), last.x);
  const isInside = ({ y }: PlanePoint): boolean => y >= EDGE && y <= last.y;
  const favoured = [
    { x: centred, y: thing.bottom + EDGE },
    { x: centred, y: thing.top - size.height - EDGE },
  ].filter(isInside);
  const free = favoured.find((point) => covered(point) === 0);
  if (free) return free;
  let best = { point: { x: centred, y: last.y }, covers: Infinity, distance: Infinity };
  for (let y = EDGE; y <= last.y; y += STEP) {
    for (let x = EDGE; x <= last.x; x += STEP) {
      const point = { x, y };
      const [covers, distance] = [covered(point), far(point)];
      if (covers < best.covers || (covers === best.covers && distance < best.distance))
        best = { point, covers, distance };
    }
  }
  return best.point;
}
