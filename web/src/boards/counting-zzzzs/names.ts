// Names in narrow patches: short ones (`board-short-…`), and where long words may be broken (`board-breaks`), both from the
// board's text in each language.
import type { Words } from "../../lib/words";

const SHY = "\u00ad";
const known = new WeakMap<Words, Map<string, string>>();

/** By word: the same word with soft hyphens. */
function breaksOf(words: Words): Map<string, string> {
  const found =
    known.get(words) ??
    new Map(
      words
        .say("board-breaks")
        .split(/\s+/)
        .map((word) => [word.replaceAll("|", ""), word.replaceAll("|", SHY)]),
    );
  known.set(words, found);
  return found;
}

/** What a card, or the side of it that is up, is called where there is little room. */
export function briefName(words: Words, face: string): string {
  return words.has(`board-short-${face}`) ? words.say(`board-short-${face}`) : words.say(`name-${face}`);
}

/** The same name with soft hyphens in its long words. */
export function breakable(name: string, words: Words): string {
  const breaks = breaksOf(words);
  return name.replace(/\p{L}+/gu, (word) => breaks.get(word) ?? word);
}

/** How many letters of ours are as wide as this name: Japanese ones are more than twice as wide. */
export function widthOf(name: string): number {
  return Array.from(name).reduce((width, letter) => width + (letter >= "\u3000" ? 2.25 : 1), 0);
}
