// A form as a person reads it: sections, in them the things of the game and single numbers, and what can be set on each.
import type { FormFixed, FormGroup, FormGrowth, FormPart } from "../../../docs/wire/wire";
import { capital } from "../lib/spelling";
import type { Facts, Refusal } from "../lib/types";
import type { Words } from "../lib/words";
import { isWithin, valueAt, type Key, type Path } from "./paths";
import type { Pieces } from "./pieces";

/** What can be set. */
export type Leaf = Exclude<FormPart, FormGroup | FormFixed>;

/** A leaf with where it lies, and the names that lead to it within its thing. */
export interface Setting {
  part: Leaf;
  path: Path;
  inside: string[];
}

/** A list of records that may become longer or shorter. */
export interface GrowingList extends FormGrowth {
  path: Path;
  name: string;
  /** What each of its records is called. */
  entries: string[];
}

/** A card, a tile, a space; or several numbers that belong together. */
export interface Thing {
  /** As its path is written. */
  id: string;
  path: Path;
  name: string;
  /** Whether the board has a picture of it. */
  isDrawn: boolean;
  settings: Setting[];
  /** The list that it is one of, if that may grow or shrink; and such lists within it. */
  list: GrowingList | null;
  lists: GrowingList[];
  /** What it is found by, in small letters. */
  found: string;
}

export interface FormSection {
  id: string;
  title: string;
  /** The same by its parts: what it lies in, and its own. */
  titles: string[];
  /** Things with a picture or several settings; they are opened to be changed. */
  things: Thing[];
  /** What is set right here. */
  settings: Setting[];
}

/** `cards[5].stars` as keys. */
export const steps = (path: string): Path =>
  [...path.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, place, key]): Key =>
    place === undefined ? key! : Number(place),
  );

/** A number with one lawful value is none that can be set. */
const isLeaf = (part: FormPart): part is Leaf =>
  part.kind === "number" ? part.minimum < part.maximum : part.kind !== "group" && part.kind !== "fixed";
const isGroup = (part: FormPart): part is FormGroup => part.kind === "group";
const isFree = (part: FormPart): boolean =>
  isLeaf(part) || (isGroup(part) && (Boolean(part.grows) || part.entries.some(isFree)));
/** An entry of a list, or of a table of things. */
const isPlaced = (group: FormGroup): boolean =>
  group.path.endsWith("]") || (group.thing !== "" && steps(group.path).length > 1);
/** All settings within a group, each with the names of the groups between. */
function settingsIn(group: FormGroup, inside: string[] = []): Setting[] {
  return group.entries.flatMap((part): Setting[] => {
    if (isLeaf(part)) return [{ part, path: steps(part.path), inside }];
    if (!isGroup(part)) return [];
    const isList = part.entries.some((inner) => isGroup(inner) && inner.path.endsWith("]")); // its entries have names of their own
    return settingsIn(part, isList ? inside : [...inside, part.name]);
  });
}

/** A form in which some lists are as they are now. */
export function withLists(form: FormGroup, lists: FormGroup[]): FormGroup {
  const now = lists.find(({ path }) => path === form.path);
  if (now) return now;
  const place = steps(form.path);
  if (!lists.some(({ path }) => isWithin(steps(path), place))) return form;
  return { ...form, entries: form.entries.map((part) => (isGroup(part) ? withLists(part, lists) : part)) };
}

/** The lists within a group that may grow or shrink. */
function growingIn(group: FormGroup): GrowingList[] {
  return group.entries.filter(isGroup).flatMap((part) => [...(growing(part) ?? []), ...growingIn(part)]);
}
function growing({ path, name, grows, entries }: FormGroup): GrowingList[] | null {
  return grows && [{ ...grows, path: steps(path), name, entries: entries.map((part) => part.name) }];
}

/** Choices among the things of a list get these as their options. */
function withThings(part: FormPart, thingsOf: (path: string) => { value: string; name: string }[]): FormPart {
  if (part.kind === "choice" && part.of) return { ...part, options: thingsOf(part.of) };
  if (part.kind === "list" && part.item.kind === "choice" && part.item.of)
    return { ...part, item: { ...part.item, options: thingsOf(part.item.of) } };
  if (!isGroup(part)) return part;
  return { ...part, entries: part.entries.map((inner) => withThings(inner, thingsOf)) };
}

function groupAt(form: FormGroup, path: string): FormGroup | undefined {
  if (form.path === path) return form;
  return form.entries
    .filter(isGroup)
    .reduce<FormGroup | undefined>((found, one) => found ?? groupAt(one, path), undefined);
}

export interface Reading {
  pieces: Pieces | null;
  content: Facts;
  words: Words;
  /** What the single numbers at the top are called together. */
  general: string;
}

/** The whole form, what can be seen on the table first; what cannot be changed is left out. */
export function sectionsOf(form: FormGroup, reading: Reading): FormSection[] {
  const found: FormSection[] = [];
  const known = new Map<string, { value: string; name: string }[]>();
  const thingsOf = (path: string) => {
    const things = groupAt(form, path)?.entries.filter(isGroup) ?? [];
    const named = known.get(path) ?? things.map((part) => ({ value: part.thing, name: nameOf(part, reading) }));
    known.set(path, named);
    return named;
  };
  walk(withThings(form, thingsOf) as FormGroup, [], reading, found);
  const kept = found.filter(({ things, settings }) => things.length + settings.length > 0);
  const isPictured = ({ things }: FormSection) => things.some(({ isDrawn }) => isDrawn);
  return [...kept.filter(isPictured), ...kept.filter((section) => !isPictured(section))];
}

function walk(group: FormGroup, titles: string[], reading: Reading, found: FormSection[]): void {
  const { pieces } = reading;
  const draws = (part: FormGroup) => pieces?.draws(steps(part.path)) ?? false;
  const drawsWithin = (part: FormGroup): boolean =>
    part.entries.some((inner) => isGroup(inner) && (draws(inner) || drawsWithin(inner)));
  const isThing = (part: FormGroup) => draws(part) || (isPlaced(part) && !drawsWithin(part));
  const own: FormSection = {
    id: group.path || "general",
    title: titles.join(" · ") || reading.general,
    titles: titles.length ? titles : [reading.general],
    things: [],
    settings: group.entries.filter(isLeaf).map((part) => ({ part, path: steps(part.path), inside: [] })),
  };
  const parts = new Map<string, FormSection>();
  found.push(own);
  for (const part of group.entries.filter(isGroup).filter(isFree)) {
    if (!isThing(part)) {
      walk(part, [...titles, capital(part.name)], reading, found);
      continue;
    }
    const thing = thingOf(part, draws(part), growing(group)?.[0] ?? null, reading);
    const name = pieces?.part?.(reading.content, thing.path) ?? null;
    if (name === null) own.things.push(thing);
    else sectionFor(name, own, parts, found, reading.words).things.push(thing);
  }
}

/** The part of a long list that is called so. */
function sectionFor(
  name: string,
  own: FormSection,
  parts: Map<string, FormSection>,
  found: FormSection[],
  words: Words,
): FormSection {
  const there = parts.get(name);
  if (there) return there;
  const called = ["studio-part", "name"].map((kind) => `${kind}-${name}`).find((id) => words.has(id));
  const title = capital(called ? words.say(called) : name);
  const section = {
    id: `${own.id}-${name}`,
    title,
    titles: [...own.titles.slice(0, -1), title],
    things: [],
    settings: [],
  };
  parts.set(name, section);
  found.push(section);
  return section;
}

const nameOf = (part: FormGroup, { pieces, content, words }: Reading): string =>
  capital(pieces?.name?.(content, steps(part.path), words) ?? part.name);

function thingOf(part: FormGroup, isDrawn: boolean, list: GrowingList | null, reading: Reading): Thing {
  const { pieces, content, words } = reading;
  const path = steps(part.path);
  const name = nameOf(part, reading);
  const about = pieces?.about?.(content, path, words) ?? "";
  const found = `${name} ${part.name} ${about}`.toLocaleLowerCase();
  const settings = settingsIn(part).filter((setting) => !pieces?.follows?.(content, setting.path));
  return { id: part.path, path, name, isDrawn, settings, list, lists: growingIn(part), found };
}

/** What a value is called: a choice by its name, a list entry by entry. */
export function valueText(part: Leaf | null, value: unknown, words: Words): string {
  if (value === null || value === undefined) return words.say("studio-none");
  if (Array.isArray(value)) {
    const item = part?.kind === "list" ? part.item : null;
    return value.length ? value.map((one) => valueText(item, one, words)).join(", ") : words.say("studio-none");
  }
  if (typeof value === "boolean") return words.say(value ? "studio-yes" : "studio-no");
  if (part?.kind === "choice") return part.options.find((option) => option.value === value)?.name ?? String(value);
  if (typeof value === "number") return String(value).replace("-", "\u2212");
  if (typeof value === "object") return recordText(value as Facts, words);
  const name = `name-${String(value)}`;
  return words.has(name) ? words.say(name) : String(value);
}

/** A record by its name. */
function recordText(record: Facts, words: Words): string {
  const called = record.id ?? record.kind ?? record.with;
  return called === undefined ? JSON.stringify(record) : valueText(null, called, words);
}

/** Why the rules say no, without the path: that is shown. */
export const refusalText = (words: Words, refusal: Refusal): string =>
  words.has(`refused-${refusal.code}`) ? words.refusal({ ...refusal, path: "" }) : (refusal.text ?? "");

/** By path: the setting, and the thing or section that it belongs to. */
export function indexOf(
  sections: FormSection[],
): Map<string, { setting: Setting; thing: Thing | null; section: FormSection }> {
  const index = new Map<string, { setting: Setting; thing: Thing | null; section: FormSection }>();
  for (const section of sections) {
    for (const setting of section.settings) index.set(setting.part.path, { setting, thing: null, section });
    for (const thing of section.things)
      for (const setting of thing.settings) index.set(setting.part.path, { setting, thing, section });
  }
  return index;
}

/** Whether a value is there to be set at all: some things have it, others do not. */
export const isThere = (content: Facts, path: Path): boolean => valueAt(content, path) !== undefined;
