// Counting Zzzzs as the page reads it: its cards, its view, and how a waking is told.
import type { GameInfo } from "../../../../docs/wire/wire";
import { contentAs } from "../../lib/content";
import type { Explanation } from "../../lib/explain.svelte";
import { signed } from "../../lib/spelling";
import type { BoardView, EventOf, Facts } from "../../lib/types";
import type { Words } from "../../lib/words";

export type DreamTheme = "N" | "F" | "W" | "D" | "S";
export type ElementKind = "people" | "places" | "things" | "verbs";
export type Group = "block" | "wake" | "bender" | "force";
export type Side = "plus" | "minus";

type Value = { type: "plus" | "minus" | "neutral"; points: number } | { type: "context"; plus: number; minus: number };

export interface ElementCard {
  id: string;
  no: number;
  kind: ElementKind;
  themes: DreamTheme[];
  value: Value;
  emoji: string;
  sides?: Record<Side, { emoji: string }>;
  interplay: { with: string; points: number; own_side: Side | null; with_side: Side | null }[];
}

interface ActionCard {
  id: string;
  no: number;
  group: Group;
  emoji: string;
  effect: { op: string; theme?: DreamTheme; side?: Side };
}

export interface Tally {
  count: number;
  plus: number;
  minus: number;
  side: Side | null;
  points: number;
  interplay: number;
  total: number;
  counts: boolean;
  pairs: [string, string, number][];
  links: string[];
  forces: [string, string][];
}

interface Pending {
  card: string;
  seat: number;
  to_seat: number | null;
  element: string | null;
  affected_seats: number[];
}

interface Fit {
  card: string;
  seats: number[];
  changes: number[];
}

export interface ZzzzsView extends BoardView {
  turn_seat: number;
  turn_no: number;
  step: "first" | "second";
  score: number[];
  hand: string[][];
  dream: string[][];
  worth: (number | null)[];
  placeholder: (string | null)[];
  next_themes: DreamTheme[][];
  last_kind: (ElementKind | null)[];
  draw: number;
  discard: string[];
  box: string[];
  pile: string[];
  pending: Pending | null;
  tally: (Tally | null)[];
  fits: Fit[];
}

export interface ZzzzsContent {
  elements: ElementCard[];
  actions: ActionCard[];
  setup: { hand: number; dream_max: number; dream_min_counted: number; target: number };
}

/** What the page reads of events. */
export interface ZzzzsEvents {
  element_entered: { seat: number; element: string; place: number };
  side_fixed: { seat: number; element: string; side: Side };
  stuck: { cards: string[] };
  woke: { seat: number; elements: string[]; counts: boolean };
  sides_counted: { plus: number; minus: number; side: Side | "none"; context: boolean; sides: (Side | "")[] };
  interplay_counted: { element: string; other: string; points: number };
  dream_scored: { count: number; points: number; interplay: number; total: number; score: number };
  hand_lost: { cards: string[] };
}
export type ZzzzsEvent = EventOf<ZzzzsEvents>;

/** Every card by its id, and the numbers of the game. */
export interface Deck {
  elements: Map<string, ElementCard>;
  actions: Map<string, ActionCard>;
  setup: ZzzzsContent["setup"];
  size: number;
}

const byId = <T extends { id: string }>(cards: T[]): Map<string, T> => new Map(cards.map((card) => [card.id, card]));

const decks = new WeakMap<GameInfo, Deck>();

/** The same deck as long as its numbers are the same, so that cards that lie still are not drawn anew. */
export function deckOf(game: GameInfo): Deck {
  const deck = decks.get(game) ?? readDeck(contentAs<ZzzzsContent>(game));
  decks.set(game, deck);
  return deck;
}

const readDeck = ({ elements, actions, setup }: ZzzzsContent): Deck => ({
  elements: byId(elements),
  actions: byId(actions),
  setup,
  size: elements.length + actions.length,
});

/** A face is an element, with the side that a Force has fixed: `door-minus`. */
export function faceOf(face: string): { id: string; side: Side | null } {
  const [id = "", side] = face.split("-");
  return { id, side: (side as Side | undefined) ?? null };
}

/** A context card that no Force has fixed. */
export function liesSideways(deck: Deck, face: string): boolean {
  const { id, side } = faceOf(face);
  return side === null && deck.elements.get(id)?.value.type === "context";
}

/** A sum: `12`, `−3`. */
export const total = (points: number): string => (points < 0 ? signed(points) : String(points));

/** What a card counts while it lies like that; a context card that lies sideways shows both its numbers. */
export function valueText({ value }: ElementCard, side: Side | null): string {
  if (value.type !== "context") return signed(value.points);
  return side ? signed(value[side]) : `${signed(value.plus)}\u200a${signed(value.minus)}`;
}

export function valueSort({ value }: ElementCard, side: Side | null): "plus" | "minus" | "neutral" | "context" {
  return value.type === "context" ? (side ?? "context") : value.type;
}

export function pictureOf(card: ElementCard, side: Side | null): string {
  return (side && card.sides?.[side].emoji) || card.emoji;
}

/** A card as it explains itself: its name and all that is printed on it, and then what is true of it now. */
export function explained(words: Words, face: string, ...now: string[]): Explanation {
  const { id, side } = faceOf(face);
  return {
    title: words.say(`name-${face}`),
    lines: [side ? words.say(`name-${id}`) : "", words.say(`name-${id}.help`), ...now],
  };
}

/** What is printed in a card's box of interplay, a line each. */
export function interplayText(words: Words, { id, interplay }: ElementCard): string[] {
  return interplay.map(({ with: other, points, own_side, with_side }) => {
    const facts = { points: signed(points), card: words.say(`name-${with_side ? `${other}-${with_side}` : other}`) };
    return own_side
      ? words.say("board-interplay-as", { ...facts, side: words.say(`name-${id}-${own_side}`) })
      : words.say("board-interplay", facts);
  });
}

/** Two cards that belong together, each in quotation marks. */
export const pairText = (words: Words, element: string, other: string): string =>
  `${words.say("element-name", { element })} + ${words.say("other-name", { other })}`;

/** The letter by which people know a theme: it fits the name in their language. */
export const letterOf = (words: Words, theme: string): string => words.say(`name-${theme}.letter`);

const themeText = (words: Words, theme: string): string =>
  words.say("board-theme", { letter: letterOf(words, theme), name: words.say(`name-${theme}`) });
export const themesText = (words: Words, themes: Iterable<string>): string =>
  words.listed([...themes].map((theme) => themeText(words, theme)));

/** The dream as a story, from its faces alone. */
export function storyOf(words: Words, deck: Deck, faces: string[]): string {
  const clauses = faces.map((face, at) => {
    const kind = deck.elements.get(faceOf(face).id)?.kind;
    return words.say(at ? "story-next" : "story-first", { face, kind_of: kind, place: at + 1 });
  });
  return clauses.length ? clauses.join("") + words.say("story-end") : "";
}

/** Whose dream a move is about; null where it is about none or about all. */
export function targetOf(move: string): number | null {
  const [verb, , seat] = move.split(" ");
  return ["give", "wake", "force_theme", "force_side", "light"].includes(verb!) ? Number(seat) : null;
}

/** The card with which a move is made. */
export const cardOf = (move: string | null): string | null => move?.split(" ")[1] ?? null;

/** Whether there is nothing of a hand to see but how many cards it has. */
export const isHidden = (hand: string[]): boolean => hand.length === 0 || hand.includes("?");

// Waking.

export interface Waking {
  seat: number;
  woke: ZzzzsEvents["woke"] & { kind: "woke" };
  elements: string[];
  counts: boolean;
  sides: ZzzzsEvents["sides_counted"] | null;
  pairs: ZzzzsEvents["interplay_counted"][];
  scored: ZzzzsEvents["dream_scored"] | null;
  /** The hand that was lost with the dream. */
  lost: string[];
}

/** Every waking that a move led to, in the order in which they were scored. */
export function wakingsOf(events: Facts[]): Waking[] {
  const wakings: Waking[] = [];
  let lost: string[] = [];
  for (const event of events as ZzzzsEvent[]) {
    const last = wakings.at(-1);
    if (event.kind === "stuck") lost = event.cards;
    else if (event.kind === "woke") {
      wakings.push({
        seat: event.seat,
        woke: event,
        elements: event.elements,
        counts: event.counts,
        sides: null,
        pairs: [],
        scored: null,
        lost,
      });
      lost = [];
    } else if (!last) continue;
    else if (event.kind === "sides_counted") last.sides = event;
    else if (event.kind === "interplay_counted") last.pairs.push(event);
    else if (event.kind === "dream_scored") last.scored = event;
    else if (event.kind === "hand_lost") last.lost = event.cards;
  }
  return wakings;
}

/** The stages in which a waking is told: it wakes, I, II, III, IV, and what it comes to. */
export const STAGES = 6;
const STAGE_MS = [1000, 900, 1400, 1300, 1100, 2300];
const SHORT_MS = 2600;
const LONGEST_MS = 14_000;

/** How long each stage of each waking is looked at. Several that wake at once are told faster. */
export function stagesOf(wakings: Waking[]): number[][] {
  const usual = wakings.map((waking) => (waking.counts ? STAGE_MS : [SHORT_MS]));
  const whole = usual.flat().reduce((sum, ms) => sum + ms, 0);
  const pace = Math.min(1, LONGEST_MS / Math.max(1, whole));
  return usual.map((stages) => stages.map((ms) => ms * pace));
}

const LINGER: Record<string, number> = { stuck: 2600, answer_played: 2000, without_effect: 1600 };

/** A waking stays until it is told; what somebody answers, and a lost hand, for a moment. */
export function lingerOver(events: Facts[]): number {
  const told = stagesOf(wakingsOf(events))
    .flat()
    .reduce((sum, ms) => sum + ms, 0);
  return told || Math.max(0, ...events.map((event) => LINGER[String(event.kind)] ?? 0));
}
