// The coach's words, which come when they are needed: what it says of a game, what the page says around it, and the game's own.
import type { CoachSentence, GameInfo } from "../../../docs/wire/wire";
import { loadWords, type Language, type Words } from "../lib/words";

const texts = import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default" });

export const loadCoachWords = (language: Language, game: GameInfo): Promise<Words> =>
  loadWords(language, game, [`/texts/${language}/coach.ftl`], [texts[`./text/${language}.ftl`]!()]);

/** Several small moves that make one choice, by their names. */
export const movesTold = (moves: readonly string[], words: Words, names: string[], reader: number | null): string =>
  moves.map((move) => words.move(move, names, reader)).join(words.say("analysis-then"));

export function coachSays(sentence: CoachSentence, words: Words, names: string[], reader: number | null): string {
  const moves = sentence.moves.map((move, at) => [`move_${at + 1}`, words.move(move, names, reader)]);
  return words.told(sentence.id, { ...sentence.facts, ...Object.fromEntries(moves) }, names, reader);
}
