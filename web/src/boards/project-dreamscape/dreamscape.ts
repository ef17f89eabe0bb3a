// Project Dreamscape as the page reads it: its view, and how its stacks are drawn.
import { contentAs } from "../../lib/content";
import { moveHelp, type Moment } from "../../lib/story";
import type { Explanation } from "../../lib/explain.svelte";
import type { BoardView, EventOf } from "../../lib/types";
import type { Words } from "../../lib/words";

/** Position and card (or `gap`), and `z` where it lies facedown. */
export type Cell = [number, string] | [number, string, "z"];
/** Type, length, points, and its lowest card, counted from 1 at the bottom. */
export type Chain = [string, number, number, number];

export type Performance = { seat: number; type: string; card: string; anchor: string };

/** What the page reads of events. */
export interface DreamEvents {
  set_up: { deck: number };
  bought: { seat: number; card: string };
  bought_reserved: { seat: number; card: string };
  z_bought: { seat: number; card: string };
  dreamt: Performance;
}
type DreamEvent = EventOf<DreamEvents>;

export interface DreamView extends BoardView {
  turn: number;
  bought: number;
  deck: number;
  points: number;
  temp: number | null;
  row: Cell[];
  cost: number[];
  token: (string | null)[];
  spent: number[];
  deep: string[][];
  rem: string[][];
  reserve: string[][];
  fresh: number[];
  discard: string[];
  held: string[];
  cascade: Performance[];
  score: number[];
  chains: Chain[][];
  adds: (number | null)[][];
  reserve_adds: number[][];
  ranks: (number | null)[];
  band: number | null;
  bands: number[];
}

export interface DreamContent {
  types: { code: string }[];
  cards: { id: string; types: [string, string] }[];
  setup: { z_cards_each: number; costs: number[] };
  chain_points: Record<string, number>;
  solo_bands: number[];
}

export const contentOf = contentAs<DreamContent>;

export const GAP = "gap";
/** A card's id names its two types. */
export const typesOf = (card: string): [string, string] => card.split("-").slice(0, 2) as [string, string];
export const isAsleep = (cell: Cell): boolean => cell.length === 3;

/** Whose turn it is: the seat before which the token lies. */
export const activeSeat = (view: DreamView): number =>
  Math.max(
    0,
    view.token.findIndex((side) => side !== null),
  );

const eventsOf = (moment: Moment): DreamEvent[] => moment.story.map(({ event }) => event as DreamEvent);

/** How many cards the deck had when the first turn began. */
export function nightfall(moment: Moment): number {
  const began = eventsOf(moment).find((event) => event.kind === "set_up");
  return Math.max(began?.deck ?? 0, (moment.view as DreamView).deck);
}

/** Which types are in play, and so which cards: those both of whose types are. */
export function study(content: DreamContent, swaps: Record<string, unknown>): { types: string[]; deck: number } {
  const out = new Set(Object.values(swaps));
  const isIn = (code: string) => (code in swaps ? swaps[code] !== "out" : !out.has(code));
  const types = content.types.map((type) => type.code).filter(isIn);
  const deck = content.cards.filter((card) => card.types.every((type) => types.includes(type))).length;
  return { types, deck };
}

// A REM stack is drawn as two lanes. Which way up a card lies never matters, so each one is turned until every chain
// runs along a lane of its own: a card is part of two chains at most, so two lanes are always enough.

export interface Half {
  type: string;
  chain: Chain | null;
  /** Whether the chain begins here, or ends here. */
  begins: boolean;
  ends: boolean;
}
export interface Layer {
  card: string;
  halves: [Half, Half];
}

export function lanesOf(stack: string[], chains: Chain[]): Layer[] {
  const laneOf = new Map<Chain, 0 | 1>();
  const busyUntil = [0, 0];
  for (const chain of chains) {
    const [, length, , first] = chain;
    const lane = busyUntil[0]! < first ? 0 : 1;
    busyUntil[lane] = first + length - 1;
    laneOf.set(chain, lane);
  }
  return stack.map((card, at) => layer(card, at + 1, chains, laneOf));
}

function layer(card: string, place: number, chains: Chain[], laneOf: Map<Chain, 0 | 1>): Layer {
  const here = chains.filter(([, length, , first]) => first <= place && place < first + length);
  const half = (type: string): Half => {
    const chain = here.find((found) => found[0] === type) ?? null;
    return {
      type,
      chain,
      begins: chain !== null && chain[3] === place,
      ends: chain !== null && chain[3] + chain[1] - 1 === place,
    };
  };
  const [one, other] = typesOf(card).map(half) as [Half, Half];
  const isTurned = (one.chain && laneOf.get(one.chain) === 1) || (other.chain && laneOf.get(other.chain) === 0);
  return { card, halves: isTurned ? [other, one] : [one, other] };
}

// What one purchase has set off, as far as it was told.

export interface Cascade {
  seat: number;
  card: string;
  dreams: Performance[];
  isRunning: boolean;
}

export function cascadeOf(moment: Moment): Cascade | null {
  const events = eventsOf(moment);
  const bought = events.findLast(
    (event) => event.kind === "bought" || event.kind === "bought_reserved" || event.kind === "z_bought",
  );
  if (!bought) return null;
  const { seat, card } = bought;
  const running = (moment.view as DreamView).cascade;
  const told = events.slice(events.indexOf(bought)).filter((event) => event.kind === "dreamt");
  const dreams = running.length ? running : told;
  return { seat, card, dreams, isRunning: running.length > 0 || moment.view.decision?.question === "dream" };
}

// Words about cards.

export const cardName = (words: Words, card: string): string =>
  words.has(`name-${card}`) ? words.say(`name-${card}`) : card;
export const typeName = (words: Words, type: string): string => words.say(`name-${type}`);

/** What a card is and does, and what else there is to say about it here. */
export function aboutCard(moment: Moment, card: string, ...lines: string[]): Explanation {
  const does = typesOf(card).map((type) => `${typeName(moment.words, type)}: ${moveHelp(moment, `dream ${type}`)}`);
  return { title: cardName(moment.words, card), lines: [...lines, ...does] };
}
