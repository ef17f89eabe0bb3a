// The words of forks and reviews: they come with the parts of the page that say them, not with its first load.
import { settings } from "../lib/settings.svelte";
import type { Refusal } from "../lib/types";
import { Words } from "../lib/words";

const texts = import.meta.glob<string>("../../../src/reverie/text/*/review.ftl", { query: "?raw", import: "default" });
const AGAIN = 1500;

class ReviewWords {
  words = $state.raw<Words | null>(null);

  constructor() {
    $effect.root(() => {
      $effect(() => void this.load(settings.language));
    });
  }

  private async load(language: typeof settings.language): Promise<void> {
    try {
      const source = await texts[`../../../src/reverie/text/${language}/review.ftl`]!();
      if (language === settings.language) this.words = new Words(language, [source]);
    } catch {
      setTimeout(() => void this.load(settings.language), AGAIN);
    }
  }
}

const own = new ReviewWords();

/** A sentence about forks and reviews in the chosen language. */
export const r = (name: string, facts: Record<string, unknown> = {}): string => own.words?.say(name, facts) ?? "";

/** Why not, in words of ours or of everybody's. */
export const refusalText = (refusal: Refusal): string =>
  (own.words?.has(`refused-${refusal.code}`) ? own.words : settings.words)?.refusal(refusal) ?? "";
