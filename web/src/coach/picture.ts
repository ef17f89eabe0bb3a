// How a win-share curve is drawn: where its lines, bands and signs lie. Shares go from 0 to 1.
import type { CurvePoint } from "../../../docs/wire/wire";
import type { PlanePoint } from "../lib/camera";

/** The room inside the picture, in its own pixels. */
export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
  last: number;
}

/** Between two signs on a line, in pixels. */
const SIGN_EVERY = 84;
/** Between two letters beside the picture, from middle to middle. */
const LETTER_HEIGHT = 22;
/** Between two flags, from middle to middle. */
const FLAG_WIDTH = 21;

export const xOf = ({ left, right, last }: Frame, after: number): number =>
  left + ((right - left) * after) / Math.max(1, last);
export const yOf = ({ top, bottom }: Frame, share: number): number =>
  bottom - (bottom - top) * Math.min(1, Math.max(0, share));

const at = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

export const linePath = (frame: Frame, points: readonly CurvePoint[], seat: number): string =>
  points
    .map(({ after, shares }, number) => `${number ? "L" : "M"}${at(xOf(frame, after), yOf(frame, shares[seat]!))}`)
    .join("");

/** All that lies between the lowest and the highest a share may be: there along the top, and back along the bottom. */
export function bandPath(frame: Frame, points: readonly CurvePoint[], seat: number): string {
  if (points.length < 2) return "";
  const edge = (side: "low" | "high") =>
    points.map((point) => at(xOf(frame, point.after), yOf(frame, point[side][seat]!)));
  return `M${[...edge("high"), ...edge("low").reverse()].join("L")}Z`;
}

/** The last point that is not later than that move. */
export const pointAt = (points: readonly CurvePoint[], after: number): CurvePoint | undefined =>
  points.findLast((point) => point.after <= after) ?? points[0];

/** Where a seat's sign lies on its line: every so often, and each seat's at another place than the others'. */
export function signPlaces(frame: Frame, points: readonly CurvePoint[], seat: number): PlanePoint[] {
  const first = points[0];
  const end = points.at(-1);
  if (!first || !end) return [];
  const players = first.shares.length;
  const wide = xOf(frame, end.after) - frame.left;
  const count = Math.max(1, Math.floor(wide / SIGN_EVERY));
  const wanted = Array.from(
    { length: count },
    (_, number) => first.after + ((end.after - first.after) * (number + (seat + 1) / (players + 1))) / count,
  );
  const near = wanted.map((after) => pointAt(points, after)!);
  return [...new Set(near)].map(({ after, shares }) => ({ x: xOf(frame, after), y: yOf(frame, shares[seat]!) }));
}

/** Places that keep so much room between each other, each as near as it can be to where it was wanted. */
export function apart(wanted: readonly number[], room: number, least: number, most: number): number[] {
  const order = wanted.map((_, at) => at).toSorted((one, other) => wanted[one]! - wanted[other]! || one - other);
  const places = wanted.slice();
  let free = least;
  for (const at of order) {
    places[at] = Math.max(free, wanted[at]!);
    free = places[at] + room;
  }
  // What was pushed out at the end moves back again, and what is before it as far as it must.
  let end = most;
  for (const at of order.toReversed()) {
    places[at] = Math.min(places[at]!, end);
    end = places[at] - room;
  }
  return places;
}

/** How high each seat's letter stands beside the end of its line, so that none covers another. */
export const letterHeights = (frame: Frame, point: CurvePoint): number[] =>
  apart(
    point.shares.map((share) => yOf(frame, share)),
    LETTER_HEIGHT,
    frame.top,
    frame.bottom,
  );

/** Where the flags of the turning points stand, so that all their numbers can be read. */
export const flagPlaces = (frame: Frame, stops: readonly number[]): number[] =>
  apart(
    stops.map((stop) => xOf(frame, stop)),
    FLAG_WIDTH,
    frame.left,
    frame.right,
  );
