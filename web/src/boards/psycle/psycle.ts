// Psycle as the page reads it: its cards, and what the last reveal did.
import type { Told } from "../../../../docs/wire/wire";
import { contentAs } from "../../lib/content";
import type { Facts, View } from "../../lib/types";

export interface PsycleCard {
  number: number;
  cost: number;
  stars: number;
  beats: number[];
  loses_to: number[];
}

export interface PsycleView extends View {
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

interface Content {
  cards: PsycleCard[];
  targets: number[];
  bonuses: number[];
  rounds_per_psycle: number;
  victory_tiles: { to_win: number };
  gems: { penalty_per_gem: number };
}

export const contentOf = contentAs<Content>;

interface Reveal {
  cards: number[];
  paid: number[];
  gained: number[];
  beaten: number[];
  points: number[];
}

/** What the last of the reveals that a move led to did; null where it led to none. */
export function revealOf(events: Facts[]): Reveal | null {
  const at = events.findLastIndex((event) => event.kind === "cards_revealed");
  if (at < 0) return null;
  const cards = events[at]!.cards as number[];
  const nothing = cards.map(() => 0);
  const reveal: Reveal = { cards, paid: cards, gained: nothing, beaten: nothing, points: nothing };
  for (const event of events.slice(at)) {
    if (event.kind === "gems_gained") reveal.gained = event.amounts as number[];
    if (event.kind === "scored") {
      reveal.beaten = event.beaten as number[];
      reveal.points = (event.base as number[]).map((base, seat) => base + (event.bonus as number[])[seat]!);
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
  const before = story.slice(0, Math.max(0, at)).map((told) => told.event);
  const tiles = before.findLast((event) => event.kind === "tiles_revealed");
  const psycle = before.findLast((event) => event.kind === "psycle_started");
  return tiles
    ? {
        round_no: tiles.round_no as number,
        target: tiles.target as number,
        bonus: tiles.bonus as number,
        psycle_no: (psycle?.psycle_no as number | undefined) ?? 1,
      }
    : null;
}

/** How a Psycle ended: points, what the gems that were left cost, what remains, who takes a victory tile. */
export interface PsycleEnd {
  psycle_no: number;
  score: number[];
  gems: number[];
  final: number[];
  awarded: number[];
  replay: boolean;
}

export function endOf(events: Facts[]): PsycleEnd | null {
  const ended = events.findLast((event) => event.kind === "psycle_ended");
  if (!ended) return null;
  const awarded = events.filter((event) => event.kind === "tile_awarded").map((event) => event.seat as number);
  return {
    psycle_no: ended.psycle_no as number,
    score: ended.score as number[],
    gems: ended.gems as number[],
    final: ended.final as number[],
    awarded,
    replay: ended.replay === true,
  };
}
