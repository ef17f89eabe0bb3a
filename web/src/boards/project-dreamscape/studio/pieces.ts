import type { Pieces } from "../../../studio/pieces";
import Piece from "./Piece.svelte";

export default {
  Piece,
  width: () => 60,
  draws: ([first, ...rest]) =>
    (first === "chain_points" && rest.length === 1) ||
    ((first === "solo_bands" || first === "z_card_points") && !rest.length),
} satisfies Pieces;
