// What a move costs or brings here and now, for games whose choices say so: `worth.ts` in a board's folder, by the same
// rules as `Game.move_facts`. It is small and needed wherever a move is named, so it comes with the page.
import type { Moment } from "../lib/story";
import type { Facts } from "../lib/types";

export type Worth = (moment: Moment, move: string) => Facts | null;

const worths = import.meta.glob<{ default: Worth }>("./*/worth.ts", { eager: true });

export const moveWorth: Worth = (moment, move) =>
  worths[`./${moment.game.name}/worth.ts`]?.default(moment, move) ?? null;
