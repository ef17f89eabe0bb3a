// The words of a part of the page that comes later: they come with it, not with the first load.
import { RefusedError } from "./api";
import { settings, t } from "./settings.svelte";
import type { Refusal } from "./types";
import { Words, type Language } from "./words";

const AGAIN = 1500;

export class PartWords {
  words = $state.raw<Words | null>(null);

  private readonly sources: ((language: Language) => Promise<string>)[];

  /** Each of the sources brings Fluent of a language; later ones have the last word. */
  constructor(...sources: ((language: Language) => Promise<string>)[]) {
    this.sources = sources;
    $effect.root(() => {
      $effect(() => void this.load(settings.language));
    });
  }

  private async load(language: Language): Promise<void> {
    try {
      const texts = await Promise.all(this.sources.map((source) => source(language)));
      if (language === settings.language) this.words = new Words(language, texts);
    } catch {
      setTimeout(() => void this.load(settings.language), AGAIN);
    }
  }

  /** A sentence of this part in the chosen language. */
  readonly say = (name: string, facts: Record<string, unknown> = {}): string => this.words?.say(name, facts) ?? "";

  /** Why not, in words of this part or of everybody's. */
  readonly refusal = (refusal: Refusal): string =>
    (this.words?.has(`refused-${refusal.code}`) ? this.words : settings.words)?.refusal(refusal) ?? "";

  /** What went wrong, in words: the server said no, or nothing at all. */
  readonly trouble = (error: unknown): string =>
    error instanceof RefusedError ? this.refusal(error.refusal) : t("no-server");
}
