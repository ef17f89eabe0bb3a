// The words of one language: how a question, a move, an event or a refusal becomes a sentence. These are the same
// conventions as in reverie/text/words.py, on the same Fluent files.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { boardText } from "../boards/texts";
import type { Facts, Game, Refusal, Result, View } from "./types";

export const LANGUAGES = ["en", "de", "ja"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", de: "Deutsch", ja: "日本語" };

const SEAT_LISTS = ["seats", "winners", "waiting", "asked"];

export class Words {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: Language,
    sources: string[],
    readonly game: Game | null = null,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(name: string): boolean {
    const [id = "", attribute] = name.split(".");
    const message = this.bundle.getMessage(id);
    return message !== undefined && (attribute ? attribute in message.attributes : message.value !== null);
  }

  /** The sentence of that id (`id.attribute` for an attribute) with its blanks filled. */
  say(name: string, facts: Record<string, unknown> = {}): string {
    const [id = "", attribute] = name.split(".");
    const message = this.bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern === undefined || pattern === null) return name;
    return this.bundle.formatPattern(pattern, facts as Record<string, FluentVariable>, []);
  }

  refusal(refused: Refusal): string {
    const facts = Object.fromEntries(Object.entries(refused.facts).map(([key, value]) => [key, value ?? "-"]));
    const name = `refused-${refused.code}`;
    let text = this.has(name) ? this.say(name, facts) : this.say("unknown-refusal", { code: refused.code });
    if (refused.path) text += this.say("refusal-at", { path: refused.path });
    return text;
  }

  question(decision: NonNullable<View["decision"]>, names: string[], seat: number | null, part = ""): string {
    const name = `question-${decision.question}${part}`;
    return this.has(name) ? this.say(name, this.facts(decision.facts, names, seat)) : "";
  }

  /** What a move is called in a list of moves, with what it is worth where that is known; `part` is `.help` for what it would do. */
  move(text: string, names: string[], seat: number | null, part = "", worth: Facts | null = null): string {
    const name = `move-${text.split(" ")[0]}${part}`;
    if (worth && this.has(`${name}.worth`)) return this.say(`${name}.worth`, this.facts({ ...this.fields(text), ...worth }, names, seat));
    return this.has(name) ? this.say(name, this.facts(this.fields(text), names, seat)) : part ? "" : text;
  }

  private fields(text: string): Facts {
    const [verb = "", ...values] = text.split(" ");
    const names = this.game?.moves[verb] ?? [];
    return Object.fromEntries(names.map((name, at) => [name, readWord(values[at] ?? "")]));
  }

  /** What happened, as lines. */
  event(seen: Facts, names: string[], reader: number | null): string[] {
    const name = "event-" + String(seen.kind).replaceAll("_", "-");
    const { kind: _, ...facts } = seen;
    const lines = this.has(name) ? [this.say(name, this.facts(facts, names, reader))] : [];
    if (this.has(`${name}-each`)) {
      for (let seat = 0; seat < names.length; seat++) {
        const own = Object.fromEntries(
          Object.entries(facts).map(([key, value]) => [key, isBySeat(key, value, names) ? value[seat] : value]),
        );
        lines.push(this.say(`${name}-each`, this.facts({ ...own, seat }, names, reader)));
      }
    }
    return lines.filter((line) => line.trim());
  }

  result(result: Result, names: string[], seat: number | null): string {
    return this.say(`result-${result.reason}`, this.facts({ winners: result.winners }, names, seat));
  }

  /** One record of a field of the view, as a person reads it. */
  entry(field: string, record: Facts, names: string[]): string {
    return this.say(`field-${field}.entry`, this.facts(record, names, null));
  }

  /** `A, B and C` in this language. */
  listed(items: string[]): string {
    if (items.length < 2) return items.join("");
    return this.say("list-and", { first: items.slice(0, -1).join(this.say("list-comma")), last: items.at(-1) });
  }

  private facts(facts: Facts, names: string[], reader: number | null): Facts {
    const spoken: Facts = {};
    for (const [key, value] of Object.entries(facts)) {
      if (isSeat(key) && typeof value === "number" && names[value] !== undefined) {
        spoken[key] = names[value];
        spoken[key === "seat" ? "you" : `you_${key}`] = yesNo(value === reader);
      } else if (isSeatList(key) && Array.isArray(value)) {
        spoken[key] = this.listed(value.map((seat: number) => names[seat] ?? String(seat)));
        spoken[`count_${key}`] = value.length;
        spoken[`you_${key}`] = yesNo(value.includes(reader));
      } else {
        spoken[key] = this.plain(value);
      }
    }
    return spoken;
  }

  private plain(value: unknown): unknown {
    if (typeof value === "boolean") return yesNo(value);
    if (Array.isArray(value)) return value.map((item) => this.item(item)).join(this.say("list-comma"));
    return value ?? "-";
  }

  /** A word in a list (a card's id) is called by its name, where it has one. */
  private item(value: unknown): string {
    const named = typeof value === "string" && this.has(`name-${value}`);
    return named ? this.say(`name-${value}`) : String(this.plain(value));
  }
}

/** A message of a rules file: `section-…` is a title, the ones after it are its clauses. */
export interface Section {
  title: string;
  clauses: { id: string; text: string; tag: string }[];
}

export function rulebook(language: Language, source: string): Section[] {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const resource = new FluentResource(source);
  bundle.addResource(resource);
  const sections: Section[] = [];
  for (const { id } of resource.body) {
    const message = bundle.getMessage(id);
    if (!message?.value) continue;
    const text = bundle.formatPattern(message.value, {});
    if (id.startsWith("section-")) sections.push({ title: text, clauses: [] });
    else sections.at(-1)?.clauses.push({ id, text, tag: message.attributes.tag ? bundle.formatPattern(message.attributes.tag, {}) : "" });
  }
  return sections;
}

function readWord(word: string): number | string {
  return /^-?\d{1,12}$/.test(word) ? Number(word) : word;
}

export const isSeat = (key: string) => key === "seat" || key.endsWith("_seat");
export const isSeatList = (key: string) => SEAT_LISTS.includes(key) || key.endsWith("_seats");
const isBySeat = (key: string, value: unknown, names: string[]): value is unknown[] =>
  Array.isArray(value) && !isSeatList(key) && value.length === names.length;
const yesNo = (value: boolean) => (value ? "yes" : "no");

const sources = new Map<string, Promise<string>>();

/** A text of the server, fetched once. */
function source(address: string): Promise<string> {
  let found = sources.get(address);
  if (!found) {
    found = fetch(address).then((answer) => {
      if (!answer.ok) throw new Error(String(answer.status));
      return answer.text();
    });
    found.catch(() => sources.delete(address));
    sources.set(address, found);
  }
  return found;
}

/** The page's words; with a game also the game's own, and those of its board. */
export async function loadWords(language: Language, game: Game | null = null): Promise<Words> {
  const wanted = [source(`/texts/${language}.ftl`)];
  if (game) wanted.push(source(`/texts/${language}/${game.name}.ftl`), boardText(game.name, language));
  return new Words(language, await Promise.all(wanted), game);
}

export async function loadRules(language: Language, game: string): Promise<Section[]> {
  return rulebook(language, await source(`/texts/${language}/${game}/rules.ftl`));
}
