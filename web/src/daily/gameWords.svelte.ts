// The words of several games in the chosen language, each once it has come.
import { SvelteMap } from "svelte/reactivity";
import { catalogue } from "../lib/catalogue.svelte";
import { settings } from "../lib/settings.svelte";
import { loadWords, type Words } from "../lib/words";

const AGAIN = 1500;

/** Call it while a component begins: it follows the games and the language, and asks again where nothing came. */
export function gameWordsHere(games: () => readonly string[]): (game: string) => Words | null {
  const words = new SvelteMap<string, Words>();
  let failures = $state(0);
  const wanted = $derived(games().join(" "));
  $effect(() => {
    void failures;
    const { language } = settings;
    let isGone = false;
    let timer = 0;
    const load = async (game: string): Promise<void> => {
      const loaded = await loadWords(language, await catalogue.whole(game));
      if (!isGone) words.set(game, loaded);
    };
    Promise.all(wanted.split(" ").filter(Boolean).map(load)).catch(() => {
      timer = window.setTimeout(() => failures++, AGAIN);
    });
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  });
  return (game) => words.get(game) ?? null;
}
