// What part of a large board is seen: the sums behind parts/Surface.
export interface PlanePoint {
  x: number;
  y: number;
}
export interface Box extends PlanePoint {
  width: number;
  height: number;
}
/** The point of the board in the middle of the pane, and how many pixels one of its units takes. */
export interface Camera extends PlanePoint {
  scale: number;
}
/** The pane on the screen, in pixels. */
interface Pane {
  width: number;
  height: number;
  /** How much of it, at the bottom, is covered by its buttons: the board's end can be drawn up above them. */
  foot: number;
}

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** The camera that sees the whole board. */
export function fitting(box: Box, pane: Pane): Camera {
  const scale = Math.min(pane.width / box.width, (pane.height - pane.foot) / box.height);
  return { x: box.x + box.width / 2, y: box.y + (box.height + pane.foot / scale) / 2, scale };
}

/** A camera that sees no further out than the whole board, no nearer than `closest`, and nothing beside the board. */
export function kept(camera: Camera, box: Box, pane: Pane, closest: number): Camera {
  const whole = fitting(box, pane);
  const scale = clamp(camera.scale, whole.scale, Math.max(whole.scale, closest));
  const high = box.height + pane.foot / scale;
  const half = { x: pane.width / scale / 2, y: pane.height / scale / 2 };
  return {
    scale,
    x: half.x * 2 >= box.width ? whole.x : clamp(camera.x, box.x + half.x, box.x + box.width - half.x),
    y: half.y * 2 >= high ? box.y + high / 2 : clamp(camera.y, box.y + half.y, box.y + high - half.y),
  };
}

/** What the camera sees of the board. */
export function seen(camera: Camera, pane: Pane): Box {
  const [width, height] = [pane.width / camera.scale, pane.height / camera.scale];
  return { x: camera.x - width / 2, y: camera.y - height / 2, width, height };
}

/** Where on the board a point of the pane lies. */
export function under(camera: Camera, pane: Pane, at: PlanePoint): PlanePoint {
  return {
    x: camera.x + (at.x - pane.width / 2) / camera.scale,
    y: camera.y + (at.y - pane.height / 2) / camera.scale,
  };
}

/** Nearer or farther, with what lies under `at` staying there. */
export function zoomed(camera: Camera, pane: Pane, factor: number, at: PlanePoint): Camera {
  const point = under(camera, pane, at);
  const scale = camera.scale * factor;
  return { scale, x: point.x - (at.x - pane.width / 2) / scale, y: point.y - (at.y - pane.height / 2) / scale };
}

/** The board drawn along by so many pixels. */
export const drawn = (camera: Camera, by: PlanePoint): Camera => ({
  ...camera,
  x: camera.x - by.x / camera.scale,
  y: camera.y - by.y / camera.scale,
});

/** A moment of the way from one camera to another; zooming by equal factors in equal times. */
export function between(from: Camera, to: Camera, part: number): Camera {
  const mixed = (one: number, other: number) => one + (other - one) * part;
  return { x: mixed(from.x, to.x), y: mixed(from.y, to.y), scale: from.scale * (to.scale / from.scale) ** part };
}

const MARGIN = 0.15;

/** A camera in the middle of these points that sees them all well, no farther off than it needs to be for that. */
export function framing(camera: Camera, pane: Pane, points: readonly PlanePoint[]): Camera {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const within = 1 - 2 * MARGIN - 0.02;
  const scale = Math.min(
    camera.scale,
    (within * pane.width) / Math.max(1, right - left),
    (within * pane.height) / Math.max(1, bottom - top),
  );
  return { x: (left + right) / 2, y: (top + bottom) / 2, scale };
}

/** Whether a point lies well inside of what the camera sees. */
export function isWellSeen(camera: Camera, pane: Pane, point: PlanePoint): boolean {
  const { x, y, width, height } = seen(camera, pane);
  const margin = { x: width * MARGIN, y: height * MARGIN };
  return (
    point.x > x + margin.x &&
    point.x < x + width - margin.x &&
    point.y > y + margin.y &&
    point.y < y + height - margin.y
  );
}
