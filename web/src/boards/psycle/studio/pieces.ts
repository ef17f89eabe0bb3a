import type { Facts } from "../../../lib/types";
import type { Pieces } from "../../../studio/pieces";
import type { Path } from "../../../studio/paths";
import type { PsycleCard } from "../psycle";
import Piece from "./Piece.svelte";

/** Who beats whom is printed on both cards; one tile of each sort lies ready for every round. */
function settle(content: Facts, path: Path, printed: Facts): Facts {
  const [first, at, field] = path;
  if (first === "cards" && (field === "beats" || field === "loses_to"))
    return { ...content, cards: mirrored(content.cards as PsycleCard[], Number(at), field) };
  const rounds =
    first === "targets" || first === "bonuses"
      ? (content[first] as number[]).length
      : Number(content.rounds_per_psycle);
  if (first !== "rounds_per_psycle" && first !== "targets" && first !== "bonuses") return content;
  const [targets, bonuses] = ["targets", "bonuses"].map((name) =>
    tiles(content[name] as number[], printed[name] as number[], rounds),
  );
  return { ...content, rounds_per_psycle: rounds, targets, bonuses };
}

/** The other cards say the same as this one. */
function mirrored(cards: PsycleCard[], at: number, field: "beats" | "loses_to"): PsycleCard[] {
  const card = cards[at]!;
  const other = field === "beats" ? "loses_to" : "beats";
  const with_ = (list: number[], has: boolean) => (has ? [...list, card.number] : list).sort((a, b) => a - b);
  return cards.map((one) => {
    if (one.number === card.number) return one;
    const rest = one[other].filter((number) => number !== card.number);
    return { ...one, [other]: with_(rest, card[field].includes(one.number)) };
  });
}

/** So many tiles: the ones that are there, then the printed ones, then the last once more. */
function tiles(there: number[], printed: number[], count: number): number[] {
  return Array.from({ length: Math.max(0, count) }, (_, at) => there[at] ?? printed[at] ?? there.at(-1) ?? 1);
}

export default {
  Piece,
  draws: ([first, ...rest]) => first === "cards" && rest.length === 1,
  width: () => 100,
  settle,
} satisfies Pieces;
