// Psycle as the page reads it: its cards, and what the last reveal did.
import { laidOver } from "../../lib/content";
import type { Before } from "../../lib/verify";
import type { Facts, Game, GameRecord, View } from "../../lib/types";

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

export function contentOf(game: Game, overrides: Facts): Content {
  return laidOver(game.content, overrides) as unknown as Content;
}

export interface Reveal {
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

/** In which order the tiles lie before they are shuffled: as the content lists them. */
export function beforeShuffle(game: Game, record: GameRecord): Before {
  const content = contentOf(game, record.overrides);
  return (label) => (label === "targets" ? content.targets : label === "bonuses" ? content.bonuses : null);
}
