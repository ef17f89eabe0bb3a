// The words of one language: how a question, a move, an event or a refusal becomes a sentence. These are the same
// conventions as in reverie/text/words.py, on the same Fluent files.
import type { Ending } from "../../../docs/wire/wire";
import { FluentBundle, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";
import { boardText } from "../boards/texts";
import { ask } from "./edition";
import { letter } from "./seats";
import { contentFacts, originalOf, ToldRecord } from "./content";
import { areRecords, isRecord } from "./records";
import type { BoardView, Facts, PlayedGame, Refusal } from "./types";

export const LANGUAGES = ["en", "de", "ja"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", de: "Deutsch", ja: "日本語" };

const SEAT_LISTS = ["seats", "winners", "waiting", "asked"];
/** A number outside a sentence, with a real minus sign. */
export const numberText = (value: number): string => String(value).replace("-", MINUS);
const withMinusSigns = (text: string): string => text.replace(NEGATIVE, `$1${MINUS}`);
type Pattern = NonNullable<Message["value"]>;
const LETTERS = 26;
const MINUS = "\u2212";
const HYPHEN = "\ue000";
/** A hyphen that is meant as a sign: not the one in PS-034, 2026-11-16 or --host. */
const NEGATIVE = /(^|[^0-9A-Za-z_\u00c0-\u024f-])-(?=\d)/g;

export class Words {
  private readonly bundle: FluentBundle;
  /** What stands in the game's content, for sentences that speak of it. */
  private readonly content: Facts;

  constructor(
    readonly language: Language,
    sources: string[],
    readonly game: PlayedGame | null = null,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
    this.content = this.contentIn(sources);
  }

  /** What stands in the game's content, by the blanks that some sources have. */
  contentIn(sources: string[]): Facts {
    if (!this.game) return {};
    const facts = contentFacts(this.game.content, this.game.overrides ?? {}, sources);
    const isText = ([name]: [string, unknown]) => /_(plain|name|told|brief)$/.test(name);
    const texts = Object.entries(facts).filter(isText);
    const bare = Object.fromEntries(Object.entries(facts).filter((fact) => !isText(fact)));
    return {
      ...this.facts(bare, [], null),
      ...Object.fromEntries(texts.map(([name, value]) => [name, this.contentText(name, value)])),
    };
  }

  /** What is not told by its bare value: a record in its sentence, a list by its letters, a value by its name. */
  private contentText(name: string, value: unknown): string {
    if (value instanceof ToldRecord) return this.say(value.sentence, this.recordFacts(value.fields));
    return name.endsWith("_name") ? this.named(value) : this.letters(value);
  }

  /** The fields of a record of the content, as reverie/text/words.py makes them ready to read. */
  private recordFacts(fields: Facts): Facts {
    const inner = Object.entries(fields).map(([key, value]) => [
      key,
      areRecords(value) ? value.map((one) => this.recordFacts(one)) : value,
    ]);
    const spoken = this.facts(Object.fromEntries(inner) as Facts, [], null);
    for (const [key, value] of Object.entries(fields)) {
      if (typeof value === "string") {
        const part = `${String(fields[key.replace(/_[^_]*$/, "")])}-${value}`; // the plus side of a card has a name of its own
        spoken[`${key}_name`] = this.named(this.has(`name-${part}`) ? part : value);
        spoken[`${key}_letter`] = this.letter(value);
      } else if (value === null) spoken[`${key}_letter`] = "none";
      else if (Array.isArray(value)) {
        spoken[`count_${key}`] = value.length;
        if (!areRecords(value)) spoken[`${key}_plain`] = this.letters(value);
      }
    }
    return spoken;
  }

  private named(value: unknown): string {
    const name = `name-${String(value)}`;
    return this.has(name) ? this.say(name) : String(this.plain(value));
  }

  private letters(values: unknown): string {
    return [...(values as Iterable<unknown>)].map((one) => this.letter(one)).join(" ");
  }

  private letter(value: unknown): string {
    const name = `name-${String(value)}.letter`;
    return this.has(name) ? this.say(name) : String(value);
  }

  has(name: string): boolean {
    const [id = "", attribute] = originalOf(name).split(".");
    const message = this.bundle.getMessage(id);
    return message !== undefined && (attribute ? attribute in message.attributes : message.value !== null);
  }

  /** The sentence of that id (`id.attribute` for an attribute) with its blanks filled. */
  say(name: string, facts: Record<string, unknown> = {}): string {
    const [id = "", attribute] = originalOf(name).split(".");
    const message = this.bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern === undefined || pattern === null) return name;
    return this.filled(pattern, facts);
  }

  /**
   * The finished text, in which negative numbers have a real minus sign. Fluent needs the bare numbers to choose by, so
   * the signs are set afterwards; what came as text (a name, what somebody typed) stays as it was.
   */
  private filled(pattern: Pattern, facts: Record<string, unknown>): string {
    const blanks = Object.entries(facts).map(([key, fact]) => [
      key,
      typeof fact === "string" ? fact.replace(NEGATIVE, `$1${HYPHEN}`) : fact,
    ]);
    const filled = { ...this.content, ...Object.fromEntries(blanks) } as Record<string, FluentVariable>;
    const text = this.bundle.formatPattern(pattern, filled, []);
    return withMinusSigns(text).replaceAll(HYPHEN, "-");
  }

  /** A sentence whose facts are still to be made ready to read. */
  told(name: string, facts: Facts, names: string[], seat: number | null): string {
    return this.say(name, this.facts(facts, names, seat));
  }

  /** Why not; where these words have no sentence for it, in the server's own. */
  refusal(refused: Refusal, names: string[] = [], seat: number | null = null): string {
    const facts = this.facts(refused.facts, names, seat);
    const name = `refused-${refused.code}`;
    if (refused.text && !this.has(name)) return refused.text;
    let text = this.has(name) ? this.say(name, facts) : this.say("unknown-refusal", { code: refused.code });
    if (refused.path) text += this.say("refusal-at", { path: refused.path });
    return text;
  }

  question(decision: NonNullable<BoardView["decision"]>, names: string[], seat: number | null, part = ""): string {
    const name = `question-${decision.question}${part}`;
    return this.has(name) ? this.say(name, this.facts(decision.facts, names, seat)) : "";
  }

  /** What a move is called in a list of moves, with what it is worth where that is known; `part` is `.help` for what it would do. */
  move(text: string, names: string[], seat: number | null, part = "", worth: Facts | null = null): string {
    const name = `move-${text.split(" ")[0]}${part}`;
    if (worth && this.has(`${name}.worth`))
      return this.say(`${name}.worth`, this.facts({ ...this.fields(text), ...worth }, names, seat));
    return this.has(name) ? this.say(name, this.facts(this.fields(text), names, seat)) : part ? "" : text;
  }

  /**
   * What a move costs and brings as things stand: `move-<verb>.effect`,
   * from the question's facts (`each_move` by move) and the move's own.
   */
  moveEffect(text: string, decision: BoardView["decision"], names: string[], seat: number | null): string {
    const name = `move-${text.split(" ")[0]}.effect`;
    if (!decision || !this.has(name)) return "";
    return this.say(name, this.facts(this.about(text, decision), names, seat)).trim();
  }

  /** What a move would do; with the open question also in its numbers. */
  moveHelp(text: string, names: string[], seat: number | null, decision: BoardView["decision"]): string {
    const name = `move-${text.split(" ")[0]}.help`;
    return decision && this.has(name)
      ? this.say(name, this.facts(this.about(text, decision), names, seat))
      : this.move(text, names, seat, ".help");
  }

  /** The facts of the open question, what it says of this very move, and the move's own fields. */
  private about(text: string, decision: NonNullable<BoardView["decision"]>): Facts {
    const own = (decision.facts.each_move as Record<string, Facts> | undefined)?.[text] ?? {};
    return { ...decision.facts, ...own, ...this.fields(text) };
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

  result(result: Ending, names: string[], seat: number | null): string {
    return this.say(
      `result-${result.reason}`,
      this.facts({ winners: result.winners, tied: isTied(result) }, names, seat),
    );
  }

  /** Where somebody stands after the end; points or a place as the game means them, or neither where it knows none. */
  standing(letter: string, name: string, score: number, winner: boolean): string {
    const points = this.has("standing-score") ? this.say("standing-score", { score }) : String(score);
    const message = `standing-${winner ? "winner" : "other"}${points ? "" : "-plain"}`;
    return this.say(message, { letter, name, score: points });
  }

  /** One record of a field of the view, as a person reads it. */
  entry(field: string, record: Facts, names: string[]): string {
    return this.say(`field-${field}.entry`, this.facts(record, names, null));
  }

  /** `A, B and C` in this language. */
  listed(items: string[]): string {
    if (items.length < 2) return items.join("");
    const first = items.slice(0, -1).join(this.say("list-comma"));
    return this.say(items.length === 2 ? "list-two" : "list-and", { first, last: items.at(-1) });
  }

  /** Facts as a sentence takes them: seats by name, lists joined and counted, yes and no. */
  private facts(facts: Facts, names: string[], reader: number | null): Facts {
    const spoken: Facts = {};
    for (const [key, value] of Object.entries(facts)) {
      if (isRecord(value)) continue; // not for this sentence
      if (areRecords(value) && this.has(`${key}-each`)) spoken[key] = this.records(key, value, names, reader);
      else if (isSeat(key) && typeof value === "number") {
        spoken[key] = sitter(value, names);
        spoken[key === "seat" ? "you" : `you_${key}`] = yesNo(value === reader);
      } else if (Array.isArray(value)) {
        const seats = isSeatList(key);
        spoken[key] = this.list(seats ? value.map((seat: number) => sitter(seat, names)) : this.items(value));
        spoken[`count_${key}`] = value.length;
        if (seats) spoken[`you_${key}`] = yesNo(value.includes(reader));
      } else {
        spoken[key] = key === "seconds" && typeof value === "number" ? Math.ceil(value) : this.plain(value);
      }
    }
    return spoken;
  }

  /** Each record in a sentence of its own, `<key>-each`; `<key>-gap` stands between them, usually a comma. */
  private records(key: string, records: Facts[], names: string[], reader: number | null): string {
    const gap = this.say(this.has(`${key}-gap`) ? `${key}-gap` : "list-comma");
    return records.map((record) => this.say(`${key}-each`, this.facts(record, names, reader))).join(gap);
  }

  private plain(value: unknown): unknown {
    if (typeof value === "string" && value.includes("~") && this.has(`name-${value}`)) return originalOf(value);
    return typeof value === "boolean" ? yesNo(value) : (value ?? this.say("value-none"));
  }

  private list(items: string[]): string {
    return items.length ? this.listed(items) : this.say("list-empty");
  }

  private items(values: unknown[]): string[] {
    return values.map((value) => this.item(value));
  }

  /** An entry of a list: what has a name (a card's id) by its name, a list within (a place) in brackets. */
  private item(value: unknown): string {
    if (Array.isArray(value)) return this.say("list-group", { items: this.items(value).join(this.say("list-comma")) });
    if (typeof value === "string")
      return this.has(`name-${value}`) ? this.say("list-item", { name: this.say(`name-${value}`) }) : value;
    const spoken = this.plain(value);
    return typeof spoken === "number" ? numberText(spoken) : String(spoken);
  }
}

/** A message of a rules file: `section-…` is a title, the ones after it are its clauses. */
export interface RulesSection {
  title: string;
  clauses: { id: string; text: string; tag: string }[];
}

export function rulebook(words: Words, source: string): RulesSection[] {
  const facts = words.contentIn([source]) as Record<string, FluentVariable>;
  const bundle = new FluentBundle(words.language, { useIsolating: false });
  const resource = new FluentResource(source);
  bundle.addResource(resource);
  const sections: RulesSection[] = [];
  for (const { id } of resource.body) {
    const message = bundle.getMessage(id);
    if (!message?.value) continue;
    const text = withMinusSigns(bundle.formatPattern(message.value, facts, []));
    if (id.startsWith("section-")) sections.push({ title: text, clauses: [] });
    else
      sections.at(-1)?.clauses.push({
        id,
        text,
        tag: message.attributes.tag ? bundle.formatPattern(message.attributes.tag, {}) : "",
      });
  }
  return sections;
}

function readWord(word: string): number | string {
  return /^-?\d{1,12}$/.test(word) ? Number(word) : word;
}

/** Whether somebody who did not win has as many points as somebody who did: something else decided. */
const isTied = ({ winners, scores }: Ending): boolean => {
  const best = winners.map((seat) => scores[seat]);
  return scores.some((score, seat) => !winners.includes(seat) && best.includes(score));
};

/** Who sits there by name; where nobody has a name, the seat's letter. */
const sitter = (seat: number, names: string[]): string =>
  names[seat] ?? (seat >= 0 && seat < LETTERS ? letter(seat) : String(seat));

export const isSeat = (key: string) => key === "seat" || key.endsWith("_seat");
export const isSeatList = (key: string) => SEAT_LISTS.includes(key) || key.endsWith("_seats");
const isBySeat = (key: string, value: unknown, names: string[]): value is unknown[] =>
  Array.isArray(value) && !isSeatList(key) && value.length === names.length;
const yesNo = (value: boolean) => (value ? "yes" : "no");

const sources = new Map<string, Promise<string>>();

/** A text of the server, fetched once. */
export function source(address: string): Promise<string> {
  let found = sources.get(address);
  if (!found) {
    found = ask(address).then((answer) => {
      if (!answer.ok) throw new Error(String(answer.status));
      return answer.text();
    });
    found.catch(() => sources.delete(address));
    sources.set(address, found);
  }
  return found;
}

/** The page's words; with a game also the game's own, those of its board, and what else is given. */
export async function loadWords(language: Language, game: PlayedGame | null = null, ...more: string[]): Promise<Words> {
  const wanted = [source(`/texts/${language}.ftl`)];
  if (game) wanted.push(source(`/texts/${language}/${game.name}.ftl`), boardText(game.name, language));
  return new Words(language, [...(await Promise.all(wanted)), ...more], game);
}

/** The rules of the game of these words, with the numbers of its content. */
export async function loadRules(words: Words): Promise<RulesSection[]> {
  return rulebook(words, await source(`/texts/${words.language}/${words.game!.name}/rules.ftl`));
}
