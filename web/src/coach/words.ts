// The coach's words, which come when they are needed: what it says of a game, what the page says around it, and the game's own.
import type { CoachSentence } from "../../../docs/wire/wire";
import type { PlayedGame } from "../lib/types";
import { loadWords, source, type Language, type Words } from "../lib/words";

const texts = import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default" });

export async function loadCoachWords(language: Language, game: PlayedGame): Promise<Words> {
  const wanted = [source(`/texts/${language}/coach.ftl`), texts[`./text/${language}.ftl`]!()];
  return loadWords(language, game, ...(await Promise.all(wanted)));
}

/** Several small moves that make one choice, by their names. */
export const movesTold = (moves: readonly string[], words: Words, names: string[], reader: number | null): string =>
  moves.map((move) => words.move(move, names, reader)).join(words.say("analysis-then"));

export function coachSays(sentence: CoachSentence, words: Words, names: string[], reader: number | null): string {
  const moves = sentence.moves.map((move, at) => [`move_${at + 1}`, words.move(move, names, reader)]);
  return words.told(sentence.id, { ...sentence.facts, ...Object.fromEntries(moves) }, names, reader);
}
