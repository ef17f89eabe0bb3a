// How the studio draws what a game is made of: `studio/pieces.ts` in a board's folder, with the board's own cards. A game
// without one has its content in words alone. Nothing lists them.
import type { GameInfo } from "../../../docs/wire/wire";
import type { Component } from "svelte";
import type { Facts } from "../lib/types";
import type { Words } from "../lib/words";
import type { Path } from "./paths";

export interface PieceProps {
  /** The game with its content as it has been changed. */
  game: GameInfo;
  words: Words;
  /** Where the piece lies in the content. */
  path: Path;
  /** The one that is being changed, with room for all that stands on it. */
  large?: boolean;
}

export interface Pieces {
  /** A card, a tile, a square, as it looks in play. */
  Piece: Component<PieceProps>;
  /** Whether there is a picture of what lies there. */
  draws: (path: Path) => boolean;
  /** How wide the picture is at least, in pixels; beside each other there are as many as fit. */
  width: (path: Path) => number;
  /** What follows from the rest and is set with it; nobody needs to see it. */
  follows?: (content: Facts, path: Path) => boolean;
  /** What all pictures share; drawn once. */
  Shared?: Component;
  /** What a piece is called, where its id or kind does not say so. */
  name?: (content: Facts, path: Path, words: Words) => string | null;
  /** The part of a long list in which a piece stands. */
  part?: (content: Facts, path: Path) => string | null;
  /** What the rules want changed together: the content as it is after a change there. */
  settle?: (content: Facts, path: Path, printed: Facts) => Facts;
  /** What has to be different about a copy beside its id: the content of a record that is added to the list there. */
  fresh?: (content: Facts, list: Path, record: Facts) => Facts;
  /** A longer word to find a piece by, beside its name. */
  about?: (content: Facts, path: Path, words: Words) => string;
}

const all = import.meta.glob<{ default: Pieces }>("../boards/*/studio/pieces.ts");
const texts = import.meta.glob<string>(["./text/*.ftl", "../boards/*/studio/*.ftl"], {
  query: "?raw",
  import: "default",
});

export async function loadPieces(game: string): Promise<Pieces | null> {
  return (await all[`../boards/${game}/studio/pieces.ts`]?.())?.default ?? null;
}

/** The studio's own words, and what a game's parts are called there. */
export async function loadStudioTexts(game: string, language: string): Promise<string[]> {
  const wanted = [`./text/${language}.ftl`, `../boards/${game}/studio/${language}.ftl`];
  return Promise.all(wanted.map(async (file) => (await texts[file]?.()) ?? ""));
}
