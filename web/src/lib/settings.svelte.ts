// What a person has chosen on this device: language, theme, sounds, how the table is shown.
import { loadWords, LANGUAGES, type Language, type Words } from "./words";

export type Theme = "night" | "light";

function kept<T extends string>(name: string, allowed: readonly T[], usual: T): T {
  try {
    const found = localStorage.getItem(`reverie.${name}`) as T | null;
    return found !== null && allowed.includes(found) ? found : usual;
  } catch {
    return usual;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`reverie.${name}`, value);
  } catch {
    // A browser that keeps nothing still plays.
  }
}

function usualLanguage(): Language {
  const wished = navigator.languages.map((tag) => tag.slice(0, 2) as Language);
  return wished.find((tag) => LANGUAGES.includes(tag)) ?? "en";
}

function usualTheme(): Theme {
  return matchMedia("(prefers-color-scheme: light)").matches ? "light" : "night";
}

class Settings {
  language = $state<Language>(kept("language", LANGUAGES, usualLanguage()));
  theme = $state<Theme>(kept("theme", ["night", "light"], usualTheme()));
  sound = $state(kept("sound", ["on", "off"], "off") === "on");
  plain = $state(kept("plain", ["on", "off"], "off") === "on");
  words = $state.raw<Words | null>(null);
  failed = $state(false);

  constructor() {
    this.show();
    void this.load();
  }

  async choose(language: Language): Promise<void> {
    this.language = language;
    keep("language", language);
    await this.load();
    this.show();
  }

  paint(theme: Theme): void {
    this.theme = theme;
    keep("theme", theme);
    this.show();
  }

  ring(on: boolean): void {
    this.sound = on;
    keep("sound", on ? "on" : "off");
  }

  read(plain: boolean): void {
    this.plain = plain;
    keep("plain", plain ? "on" : "off");
  }

  private async load(): Promise<void> {
    try {
      this.words = await loadWords(this.language);
      this.failed = false;
    } catch {
      this.failed = this.words === null;
    }
  }

  private show(): void {
    document.documentElement.lang = this.language;
    document.documentElement.dataset.theme = this.theme;
  }
}

export const settings = new Settings();

/** A sentence of the page in the chosen language. */
export function t(name: string, facts: Record<string, unknown> = {}): string {
  return settings.words?.say(`page-${name}`, facts) ?? "";
}
