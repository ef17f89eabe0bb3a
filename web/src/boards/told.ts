// A view as it is told in words, by the same rules as `Game.told`: `told.ts` in a board's folder, for games whose views
// hold numbers that people call by names. It is small and comes with the page.
import type { BoardView, Facts } from "../lib/types";

export type Telling = (view: BoardView) => Facts;

const tellings = import.meta.glob<{ default: Telling }>("./*/told.ts", { eager: true });

export const toldView = (game: string, view: BoardView): Facts => tellings[`./${game}/told.ts`]?.default(view) ?? view;
