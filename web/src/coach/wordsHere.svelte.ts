// The coach's words in the chosen language, once they have come.
import { settings } from "../lib/settings.svelte";
import type { PlayedGame } from "../lib/types";
import type { Words } from "../lib/words";
import { loadCoachWords } from "./words";

const AGAIN = 1500;

/** Call it while a component begins: it follows the language, and asks again where nothing came. */
export function coachWordsHere(game: () => PlayedGame): { readonly words: Words | null } {
  let words = $state.raw<Words | null>(null);
  let failures = $state(0);
  $effect(() => {
    void failures;
    let isGone = false;
    let timer = 0;
    loadCoachWords(settings.language, game()).then(
      (loaded) => isGone || (words = loaded),
      () => (timer = window.setTimeout(() => failures++, AGAIN)),
    );
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  });
  return {
    get words() {
      return words;
    },
  };
}
