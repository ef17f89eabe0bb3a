// Psycle as the page reads it: its cards, and what the last reveal did.
import type { Told } from "../../../../docs/wire/wire";
import { contentAs } from "../../lib/content";
import type { BoardView, EventOf, Facts } from "../../lib/types";

export interface PsycleCard {
  number: number;
  cost: number;
  stars: number;
  beats: number[];
  loses_to: number[];
}

export interface PsycleView extends BoardView {
  gems: number[];
  score: number[];
  tiles: number[];
  target: number;
  bonus: number;
  target_pile: number[];
  bonus_pile: number[];
  shown: [number, number][];
  revealed: number[][];
  round_no: number;
  psycle_no: number;
  committed: (number | "?" | null)[];
  hand: (number | "?")[][];
  supply: number;
  substitutes: number;
  tile_supply: number;
}

export interface PsycleContent {
  cards: PsycleCard[];
  targets: number[];
  bonuses: number[];
  rounds_per_psycle: number;
  victory_tiles: { to_win: number };
  gems: { penalty_per_gem: number };
}

export const contentOf = contentAs<PsycleContent>;

/** What the page reads of events. */
export interface PsycleEvents {
  psycle_started: { psycle_no: number };
  tiles_revealed: { round_no: number; target: number; bonus: number };
  cards_revealed: { cards: number[] };
  gems_gained: { amounts: number[] };
  scored: { beaten: number[]; base: number[]; bonus: number[] };
  psycle_ended: { psycle_no: number; score: number[]; gems: number[]; final: number[]; replay: boolean };
  tile_awarded: { seat: number };
}
type PsycleEvent = EventOf<PsycleEvents>;

interface Reveal {
  cards: number[];
  paid: number[];
  gained: number[];
  beaten: number[];
  points: number[];
}

/** What the last of the reveals that a move led to did; null where it led to none. */
export function revealOf(facts: Facts[]): Reveal | null {
  const events = facts as PsycleEvent[];
  const last = events.findLast((event) => event.kind === "cards_revealed");
  if (!last) return null;
  const { cards } = last;
  const nothing = cards.map(() => 0);
  const reveal: Reveal = { cards, paid: cards, gained: nothing, beaten: nothing, points: nothing };
  for (const event of events.slice(events.indexOf(last))) {
    if (event.kind === "gems_gained") reveal.gained = event.amounts;
    if (event.kind === "scored") {
      reveal.beaten = event.beaten;
      reveal.points = event.base.map((base, seat) => base + event.bonus[seat]!);
    }
  }
  return reveal;
}

/** What a round was about. */
interface Aim {
  psycle_no: number;
  round_no: number;
  target: number;
  bonus: number;
}

/** What the round was about whose cards the move after which the story stands so has turned over. */
export function aimOf(story: Told[], after: number): Aim | null {
  const at = story.findLastIndex((told) => told.after === after && told.event.kind === "cards_revealed");
  const before = story.slice(0, Math.max(0, at)).map((told) => told.event as PsycleEvent);
  const tiles = before.findLast((event) => event.kind === "tiles_revealed");
  const psycle = before.findLast((event) => event.kind === "psycle_started");
  return tiles
    ? {
        round_no: tiles.round_no,
        target: tiles.target,
        bonus: tiles.bonus,
        psycle_no: psycle?.psycle_no ?? 1,
      }
    : null;
}

/** How a Psycle ended: points, what the gems that were left cost, what remains, who takes a victory tile. */
export type PsycleEnd = PsycleEvents["psycle_ended"] & { awarded: number[] };

export function endOf(facts: Facts[]): PsycleEnd | null {
  const events = facts as PsycleEvent[];
  const ended = events.findLast((event) => event.kind === "psycle_ended");
  if (!ended) return null;
  const awarded = events.filter((event) => event.kind === "tile_awarded").map(({ seat }) => seat);
  return { ...ended, awarded };
}
