// Which digit chooses which move: 1, 2, 3; but where a game has one verb alone, with one whole number that is no seat,
// that number itself. Nobody who wants to play the 3 should have to type 4. The same convention as in
// reverie/table/narration.py.
import type { GameInfo } from "../../../docs/wire/wire";
import { isSeat } from "./words";

/** What to type for each move. */
function numbersFor(moves: string[], game: GameInfo): number[] {
  const parts = moves.map((move) => move.split(" "));
  const verbs = Object.keys(game.moves);
  const field = verbs.length === 1 ? (game.moves[verbs[0]!]?.[0] ?? "") : "";
  const isNumber =
    field !== "" && !isSeat(field) && parts.every((words) => words.length === 2 && /^\d{1,3}$/.test(words[1]!));
  return parts.map((words, index) => (isNumber ? Number(words[1]) : index + 1));
}

/** By move: the one digit that chooses it, where a digit is enough. */
export function digitsFor(moves: string[], game: GameInfo): Map<string, string> {
  const numbers = numbersFor(moves, game);
  return new Map(moves.flatMap((move, at) => (numbers[at]! <= 9 ? [[move, String(numbers[at])] as const] : [])));
}
