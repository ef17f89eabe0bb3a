// What Dream Cycle's view means to the eye: squares, colours, ways, and where things are drawn.
import type { Explanation } from "../../lib/explain.svelte";
import { capital } from "../../lib/spelling";
import { eventsAt, type Moment } from "../../lib/story";
import type { BoardView, EventOf, Facts } from "../../lib/types";
import type { Words } from "../../lib/words";
import { placeName } from "./places";
import { SQUARES } from "./squares";
import { limitsOf } from "./worth";

export type Way = "N" | "E" | "S" | "W";
export type Place = [x: number, y: number];

export interface Row {
  row: number;
  x: number;
  y: number;
  phase: number;
  squares: string;
}

export interface Draft {
  to_seat: number;
  give: string[];
  want: string[];
}

export interface CycleView extends BoardView {
  first_seat: number;
  active_seat: number;
  phase: string;
  round_no: number;
  out: boolean[];
  turns: number[];
  store: number[];
  silver: string[];
  offers: number[];
  at: (Place | null)[];
  facing: Way[];
  colour: (string | null)[];
  tray: string[][];
  fields: string[][][];
  boosts: [string, number][][];
  hand: string[][];
  supply: number;
  market: [kind: string, cost: number, resale: number, left: number][];
  pool: [kind: string, count: number][];
  /** The Dreamscape tiles in the order of their laying. */
  laid: [tile: string, quarters: number][];
  rows: Row[];
  covers: [x: number, y: number, colour: string][];
  gone: number;
  /** The Dreamscape in letters, as the terminal shows it. */
  map: string;
  /** What the ride has done so far. */
  ride: Facts;
  draft: Draft | null;
  ahead: [x: number, y: number, mark: string][];
  /** What is still to be done, from the last thing to the first. */
  agenda: ({ step: string } & Facts)[];
  /** The questions that wait beneath the open one. */
  covered: { depth: number; number: number; waiting: number[] }[];
}

/** What the page reads of the content. */
export interface CycleContent {
  tiles: { id: string; phase: number; squares: string[][] }[];
  squares: { kind: string }[];
  directional: { kind: string; cost: number; resale: number; count: number }[];
  inspiration: { kind: string; count: number }[];
  die: string[];
  layout: { rows: { row: number; phase: number; x0: number; y0: number }[] };
  limits: Record<"rows" | "brake" | "buy_back" | "cash_inspiration" | "chi_bonus", number>;
}

/** What the page reads of events. */
export interface CycleEvents {
  riding: { seat: number };
  moved: { seat: number; path: Place[] };
  awoke: { seat: number; x: number; y: number; way: Way };
}
type CycleEvent = EventOf<CycleEvents>;

/** One square is so many units wide; north is up. */
export const UNIT = 40;
export const left = (x: number): number => x * UNIT;
export const top = (y: number): number => -(y + 1) * UNIT;
export const middle = ([x, y]: Place): { x: number; y: number } => ({ x: left(x) + UNIT / 2, y: top(y) + UNIT / 2 });

/** The seven fields of an interpretation, in the order of the tile. */
export const FIELDS = ["white", "orange", "green", "red", "purple", "blue", "yellow"] as const;

export const WAYS: Record<Way, { dx: number; dy: number; turn: number }> = {
  N: { dx: 0, dy: 1, turn: 0 },
  E: { dx: 1, dy: 0, turn: 90 },
  S: { dx: 0, dy: -1, turn: 180 },
  W: { dx: -1, dy: 0, turn: 270 },
};

/** A square as it is drawn: what its colour is, and the sign on it where it has one. */
export interface Face {
  colour: string;
  sign: string;
  /** How far the sign is turned, in degrees. */
  turn: number;
}

export const faceOf = (letter: string): Face => faceOfKind(SQUARES[letter] ?? "");

export function faceOfKind(kind: string): Face {
  const [family = "", sign = ""] = kind.split(":");
  if (family === "yellow") return { colour: "yellow", sign, turn: 0 };
  if (family !== "fuchsia") return { colour: kind, sign: "", turn: 0 };
  if (sign.startsWith("curve")) return { colour: "delta", sign, turn: 0 };
  return { colour: "delta", sign: "arrow", turn: WAYS[sign.charAt(0).toUpperCase() as Way]?.turn ?? 0 };
}

export interface Drawn {
  x: number;
  y: number;
  face: Face;
  covered: boolean;
}

/** So much room is for the letters of the columns and the numbers of the lines. */
export const SCALE = UNIT * 0.55;

/** The extent of the picture, with room for the fringe. */
export function boxOf(view: CycleView): { x: number; y: number; width: number; height: number } {
  const west = Math.min(...view.rows.map(({ x }) => x)) - 1;
  const east = Math.max(...view.rows.map(({ x }) => x)) + 10;
  const south = Math.min(...view.rows.map(({ y }) => y)) - 1;
  const north = Math.max(...view.rows.map(({ y }) => y)) + 3;
  const edge = UNIT / 4;
  const beyondNorth = UNIT * 1.15;
  return {
    x: left(west) - SCALE,
    y: top(north - 1) - beyondNorth,
    width: (east - west) * UNIT + SCALE + edge,
    height: (north - south) * UNIT + beyondNorth + SCALE,
  };
}

/** The tiles on a field of somebody's interpretation, and the chi that boosts it. */
export const tilesOn = (view: CycleView, seat: number, field: string): string[] =>
  view.fields[seat]!.find(([name]) => name === field)?.slice(1) ?? [];
export const boostOn = (view: CycleView, seat: number, field: string): number =>
  view.boosts[seat]!.find(([name]) => name === field)?.[1] ?? 0;

export const nameOf = (words: Words, id: string): string => (words.has(`name-${id}`) ? words.say(`name-${id}`) : id);
/** A colour's letter, so that nobody needs the colour. */
export const letterOf = (words: Words, colour: string): string => words.say(`board-letter-${colour}`);

/** Equal things together: `[["north", 2], ["left", 1]]`. */
export function counted(kinds: string[]): [kind: string, count: number][] {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts];
}

/** Things in one breath: "North, 2 × Left and 3 chi". */
export function listedItems(words: Words, items: string[]): string {
  if (!items.length) return words.say("board-nothing");
  const named = ([kind, count]: [string, number]) =>
    kind === "chi"
      ? words.say("board-chi", { count })
      : count > 1
        ? `${count} × ${nameOf(words, kind)}`
        : nameOf(words, kind);
  return words.listed(counted(items).map(named));
}

export const wordsOf = (move: string): string[] => move.split(" ");
export const isVerb = (move: string, verb: string): boolean => move === verb || move.startsWith(`${verb} `);

/** A whole night has all rows that the table's content lays, a shorter one only those of its first half (DC-214). */
export function lastRow(moment: Moment): number {
  const { rows } = limitsOf(moment);
  return moment.view.options.night === "full" ? rows : Math.min(5, rows);
}

/** A way through squares, and whose it is. */
export interface Ride {
  seat: number;
  path: Place[];
}

/** Where an event takes a bicycle: along its path, or off the far edge. */
function pathOf(event: CycleEvent): Place[] {
  if (event.kind === "moved") return event.path;
  return event.kind === "awoke" ? [[event.x, event.y], beyond(event)] : [];
}

const beyond = ({ x, y, way }: CycleEvents["awoke"]): Place => [x + WAYS[way].dx, y + WAYS[way].dy];

const eventsOf = (moment: Moment): CycleEvent[] => moment.story.map(({ event }) => event as CycleEvent);

/** Where the picture shows somebody who has awoken: beyond the edge, where no square is. */
export function awokeAt(moment: Moment, seat: number): Place | null {
  const awoke = eventsOf(moment)
    .filter((event) => event.kind === "awoke")
    .find((event) => event.seat === seat);
  return awoke ? beyond(awoke) : null;
}

/** Places one after the other, each once where one stands still. */
function joined(paths: Place[][]): Place[] {
  return paths.flat().filter(([x, y], at, all) => at === 0 || x !== all[at - 1]![0] || y !== all[at - 1]![1]);
}

/** What was ridden by the last change. */
export function rideOf(events: Facts[]): Ride | null {
  const moves = (events as CycleEvent[]).filter((event) => pathOf(event).length);
  if (!moves.length) return null;
  const { seat } = moves.at(-1)!;
  return { seat, path: joined(moves.filter((event) => event.seat === seat).map(pathOf)) };
}

/** The whole ride of the turn so far: what whoever looked away has missed. */
export function turnOf(moment: Moment): Ride | null {
  const begun = moment.story.findLastIndex(({ event }) => event.kind === "riding");
  return begun < 0 ? null : rideOf(moment.story.slice(begun).map(({ event }) => event));
}

const STEP = 170;
const MOST = 3000;

/** How long each square of a ride is seen: a long ride goes faster. Short ones need no watching. */
export function paceOf(path: Place[]): number {
  return path.length < 3 ? 0 : Math.min(STEP, MOST / path.length);
}

/** Which way one looks who goes from there to there. */
export function wayBetween([x, y]: Place, [toX, toY]: Place): Way | null {
  if (x === toX) return toY > y ? "N" : toY < y ? "S" : null;
  return y === toY ? (toX > x ? "E" : "W") : null;
}

const SQUARE_CLAUSES: Record<string, string> = {
  blue: "DC-142",
  black: "DC-143",
  fringe: "DC-008",
  silver: "DC-160",
  inspiration: "DC-146",
  double_inspiration: "DC-146",
  psychic_drain: "DC-147",
  reversal: "DC-148",
  rocket: "DC-149",
  rotation_cw: "DC-154",
  rotation_ccw: "DC-154",
  arrow: "DC-156",
  curve_cw: "DC-156",
  curve_ccw: "DC-156",
};
const TILE_CLAUSES: Record<string, string> = {
  chi_bonus: "DC-171",
  exchange: "DC-185",
  extra_turn: "DC-186",
  fringewalker: "DC-187",
  power: "DC-188",
  shadowwalker: "DC-189",
  times2: "DC-191",
  times3: "DC-191",
  zip: "DC-192",
};

/** What a tile is and does. */
export function explainTile(words: Words, kind: string, lines: string[] = []): Explanation {
  const clause = TILE_CLAUSES[kind] ?? (kind.startsWith("square_") ? "DC-180" : kind === "chi" ? "DC-040" : "DC-074");
  return { title: capital(nameOf(words, kind)), lines: [words.say("board-tile", { kind }), ...lines], clause };
}

/** What a square is and does, what it means to whoever looks, and who stands on it. */
export function explainSquare(moment: Moment, x: number, y: number, face: Face | null, covered = false): Explanation {
  const { words, names, seat } = moment;
  const view = moment.view as CycleView;
  const kind = face ? face.sign || face.colour : "fringe";
  const colour = nameOf(words, face?.colour ?? "fringe");
  const effect = face?.colour === "yellow" ? `: ${words.say("effect-name", { effect: face.sign })}` : "";
  const here = view.at.flatMap((at, rider) => (at && at[0] === x && at[1] === y ? [names[rider]!] : []));
  const isField = face !== null && (FIELDS as readonly string[]).includes(face.colour);
  const tiles = isField && seat !== null ? tilesOn(view, seat, face.colour) : [];
  const meaning =
    !isField || seat === null
      ? ""
      : tiles.length
        ? words.say("board-means", { tiles: listedItems(words, tiles) })
        : words.say("board-means-nothing");
  return {
    title: `${capital(colour)}${effect} · ${words.say("board-at", { place: placeName(x, y) })}`,
    lines: [
      words.say("board-square", { kind }),
      covered ? words.say("board-covered") : "",
      meaning,
      here.length ? words.say("board-here", { names: words.listed(here) }) : "",
    ],
    clause: SQUARE_CLAUSES[kind] ?? "DC-072",
  };
}

/** What a field of somebody's interpretation holds. */
export function explainField(moment: Moment, seat: number, field: string): Explanation {
  const view = moment.view as CycleView;
  const tiles = tilesOn(view, seat, field);
  const boost = boostOn(view, seat, field);
  const lines = tiles.map((kind) => `${nameOf(moment.words, kind)}: ${moment.words.say("board-tile", { kind })}`);
  return {
    title: capital(nameOf(moment.words, field)),
    lines: [
      ...(lines.length ? lines : [moment.words.say("board-field-empty")]),
      boost ? moment.words.say("board-boost-on", { chi: boost }) : "",
    ],
    clause: "DC-072",
  };
}

/** The offer that is on the table, if the open question is one: both sides, chi among the things. */
export function offerOf(
  moment: Moment,
): { from: number; to: number; give: string[]; want: string[]; sentence: string } | null {
  const { decision } = moment.view;
  if (decision?.question !== "offer") return null;
  const { seat, to_seat, give, give_chi, want, want_chi } = decision.facts as {
    seat: number;
    to_seat: number;
    give: string[];
    give_chi: number;
    want: string[];
    want_chi: number;
  };
  const chi = (count: number) => Array.from({ length: count }, () => "chi");
  const [gives, wants] = [
    [...give, ...chi(give_chi)],
    [...want, ...chi(want_chi)],
  ];
  const told = { give: listedItems(moment.words, gives), want: listedItems(moment.words, wants) };
  const [from, to] = [moment.names[seat], moment.names[to_seat]];
  const sentence =
    moment.live && seat === moment.seat
      ? moment.words.say("board-draft", { ...told, name: to })
      : moment.words.say(to_seat === moment.seat ? "board-offer-mine" : "board-offer", {
          ...told,
          name: from,
          other: to,
        });
  return { from: seat, to: to_seat, give: gives, want: wants, sentence };
}

/** Whose turn it is; while start spaces are chosen, whoever is choosing. */
export function isOn(view: CycleView, seat: number): boolean {
  if (view.result) return false;
  const waiting = view.decision?.waiting;
  return view.phase === "start" ? Array.isArray(waiting) && waiting.includes(seat) : seat === view.active_seat;
}

export const lastRide = (moment: Moment): Ride | null => rideOf(eventsAt(moment));
