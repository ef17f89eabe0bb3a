// Dream-Quest as the page reads it: the view, the boards and sheets of its content, and where a turn begins in the story.
import type { Told } from "../../../../docs/wire/wire";
import { contentAs, originalOf } from "../../lib/content";
import type { Moment } from "../../lib/story";
import type { BoardView, EventOf, Facts } from "../../lib/types";
import type { Words } from "../../lib/words";

export type SpaceKind = "start" | "plain" | "cursed" | "blessed" | "mystery" | "cycle";
export const KINDS: SpaceKind[] = ["start", "plain", "cursed", "blessed", "mystery", "cycle"];

export interface BoardSpace {
  id: string;
  region: string;
  kind: SpaceKind;
  x: number;
  y: number;
  links: string[];
  to_start: number;
  secret_to?: string;
}

export interface DreamBoard {
  id: string;
  start: string;
  size: [number, number];
  space_r: number;
  clock: { x: number; y: number; r: number };
  regions: string[];
  spaces: BoardSpace[];
}

export interface Character {
  id: string;
  memory: number;
  slumber: number;
  lucidity: number;
  providence: number;
  ability: {
    id: string;
    think_cost?: number;
    cancel_cost?: number;
    secret_anywhere?: boolean;
    draws?: number;
    other_card?: string;
  };
}

/** What the revised printing changes about a character. */
type RevisedCharacter = Partial<Omit<Character, "ability"> & { ability: Partial<Character["ability"]> }>;

/** What comes of a choice, as it is printed; who wakes by it is only known in a game. */
export type PrintedOutcome = Partial<Omit<Outcome, "wakes">>;

/** A choice as it is printed on a card. */
export interface PrintedChoice {
  id: string;
  pay?: { slumber?: number; providence?: number };
  move_mod?: number;
  check?: { kind: string; n?: number };
  success?: PrintedOutcome;
  failure?: PrintedOutcome;
}

export interface DreamCard {
  id: string;
  movement: number;
  choices: PrintedChoice[];
}

export interface DreamQuestContent {
  boards: DreamBoard[];
  limits: { slumber: number; lucidity: number; memory: [number, number]; hours: number };
  menu: Record<"reroll" | "boost" | "buy_step" | "buy_slumber", number>;
  mystery: { stuck_up_to: number; lucid_from: number };
  reality_board: { id: string; label: string; x: number; y: number }[];
  characters: Character[];
  dream_cards: DreamCard[];
  reality_cards: { id: string; deck: string; effect: Record<string, number> }[];
  quests: { id: string; providence_min: number; contest: Record<string, number | string> }[];
  memory_table: Record<string, number[]>;
  revised: {
    memory_table: Record<string, number[]>;
    characters: Record<string, RevisedCharacter>;
    dream_cards: DreamCard[];
    reality_effects: Record<string, Record<string, number>>;
    quests: Record<string, number>;
  };
}

/** What a choice does if it succeeds, or if it fails: the whole movement one then has, and changes. */
export interface Outcome {
  movement: number;
  providence?: number;
  slumber?: number;
  lucidity?: number;
  slumber_d6?: number;
  slumber_zero?: number;
  /** 1: one wakes by it, and walks nowhere. */
  wakes?: number;
}

export interface CardChoice {
  card: string;
  choice: string;
  legal: boolean;
  /** Paying for it wakes: no test, no outcome. */
  last_slumber: boolean;
  pay_slumber: number;
  pay_providence: number;
  check: string;
  n: number;
  chance: number;
  success: Outcome;
  failure: Outcome | null;
}

export interface Die {
  /** Null: the nightmare's. */
  seat: number | null;
  face: number;
  boosts: number;
  thought: boolean;
  count: number;
}

export interface Roll {
  kind: string;
  dice: Die[];
  count: number;
  total: number;
  against: number;
  kept: string;
  amount: number;
}

export interface Sheet {
  memory: number;
  slumber: number;
  lucidity: number;
  tokens: number;
  chance: number;
}

export interface DreamQuestView extends BoardView {
  quest: string;
  need: number;
  round_no: number;
  reality_card: string;
  in_play: string[];
  card_value: number | null;
  mystery: string;
  movement: number | null;
  character: string[];
  hour: number[];
  space: string[];
  asleep: boolean[];
  slumber: number[];
  lucidity: number[];
  providence: number[];
  memory: (number | null)[];
  missing: number[];
  to_cycle: number[];
  sheets: (Sheet | null)[];
  roll: Roll | null;
  choices: CardChoice[];
  destinations: { space: string; path: string[] }[];
  /** `seat` is null while characters are picked; `chosen` is the choice that was taken. */
  turn: { seat: number | null; first_seat: number; start: string; visited: string[]; chosen: string; offer: number };
  /** What is still to be done, from the last thing to the first. */
  agenda: ({ step: string } & Facts)[];
  decks: { dream: number; dream_bottom: string[]; dream_discard: string[]; reality: number; reality_discard: string[] };
}

/** What the page reads of events. */
export interface DreamQuestEvents {
  reality_drawn: { seat: number; card: string; slumber: number; lucidity: number; memory: number };
  penalties_cancelled: object;
  dream_turn_began: { seat: number };
  card_turned_up: { card: string };
  choice_taken: { choice: string };
  die_thrown: { seat: number; die: number; again: boolean };
  nightmare_threw: { die: number };
  tested: { success: boolean };
  test_lucid: object;
  outcome: { providence_change: number; slumber_change: number; lucidity_change: number };
  stepped: { seat: number; from_space: string; space: string };
  advanced: { seat: number; from_space: string; space: string };
  sent_back: { other_seat: number; from_space: string; space: string };
  memory_tested: { seat: number; from_space: string; space: string; path: string[]; back: number };
  slumber_bought: object;
  mystery_solved: { mystery: string };
  blessed: object;
  contest_decided: { won: boolean; total: number; against: number };
  quest_tried: { offer: number };
  quest_decided: { kept: string; total: number; against: number };
  woke: object;
  gave_in: object;
  fell_asleep: object;
}
export type DreamQuestEvent = EventOf<DreamQuestEvents>;

export const viewOf = (moment: Moment): DreamQuestView => moment.view as DreamQuestView;

export const contentOf = contentAs<DreamQuestContent>;

export const boardOf = (content: DreamQuestContent, id: unknown): DreamBoard =>
  content.boards.find((board) => board.id === id) ?? content.boards[0]!;

/** The character sheets of an edition. */
export function charactersOf(content: DreamQuestContent, edition: unknown): Character[] {
  if (edition !== "revised") return content.characters;
  return content.characters.map((sheet) => {
    const changed = content.revised.characters[sheet.id] ?? {};
    return { ...sheet, ...changed, ability: { ...sheet.ability, ...changed.ability } };
  });
}

/** What a character does for a living, which the revised printing changes for some. */
export function professionOf(words: Words, id: string, edition: unknown): string {
  const revised = `profession-${originalOf(id)}-revised`;
  return words.say(edition === "revised" && words.has(revised) ? revised : `profession-${id}`);
}

/** What only this character can do, with its cost in this printing. */
export function abilityOf(words: Words, { ability }: Character): string {
  const { id, think_cost = 0, cancel_cost = 0, secret_anywhere = false, draws = 1, other_card = "discard" } = ability;
  return words.say(`ability-${id}`, {
    think_cost,
    draws,
    cancel_cost,
    other_card,
    secret_anywhere: secret_anywhere ? "yes" : "no",
  });
}

/** A Dream card as the edition prints it. */
export function dreamCardOf(content: DreamQuestContent, edition: unknown, id: string): DreamCard | undefined {
  const isIt = (card: DreamCard) => card.id === id;
  return (edition === "revised" ? content.revised.dream_cards.find(isIt) : undefined) ?? content.dream_cards.find(isIt);
}

/** What a Reality card changes in an edition. */
export function dayEffectOf(content: DreamQuestContent, edition: unknown, id: string): Record<string, number> {
  const printed = content.reality_cards.find((card) => card.id === id)?.effect ?? {};
  return (edition === "revised" ? content.revised.reality_effects[id] : undefined) ?? printed;
}

export const memoryTableOf = (content: DreamQuestContent, edition: unknown): Record<string, number[]> =>
  edition === "revised" ? content.revised.memory_table : content.memory_table;

/** What a quest asks for besides Providence, for its sentence. */
export const trialOf = (content: DreamQuestContent, quest: string): Facts =>
  content.quests.find(({ id }) => id === quest)?.contest ?? {};

/** Each link once, from the end whose arrow it carries where it is a secret route. */
export interface SpaceLink {
  from: BoardSpace;
  to: BoardSpace;
  isSecret: boolean;
}

export function linksOf(board: DreamBoard): SpaceLink[] {
  const places = new Map(board.spaces.map((place) => [place.id, place]));
  const links: SpaceLink[] = [];
  for (const from of board.spaces) {
    for (const id of from.links) {
      const to = places.get(id);
      if (!to) continue;
      const isSecret = from.secret_to === id;
      const isOtherWay = to.secret_to === from.id;
      if (isSecret || (!isOtherWay && from.id < id)) links.push({ from, to, isSecret });
    }
  }
  return links;
}

/** The space that a move is about, where it is one to point at on the map. */
export function spaceOf(move: string): string | null {
  const [verb = "", ...rest] = move.split(" ");
  return ["step", "buy_step", "push", "drive", "advance"].includes(verb) ? (rest.at(-1) ?? null) : null;
}

/** One turn of one player, as far as it has been told. */
export interface Chapter {
  seat: number;
  isDream: boolean;
  events: Told[];
}

/** The story by turns; what comes before the first turn belongs to nobody. */
function chaptersOf(story: Told[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const told of story) {
    const event = told.event as DreamQuestEvent;
    if (event.kind === "dream_turn_began" || event.kind === "reality_drawn")
      chapters.push({ seat: event.seat, isDream: event.kind === "dream_turn_began", events: [] });
    chapters.at(-1)?.events.push(told);
  }
  return chapters;
}

/** The turns that the last move touched, and the one that is being taken: the latest first. */
export function latestChapters(moment: Moment): Chapter[] {
  const last = moment.story.at(-1)?.after;
  return chaptersOf(recent(moment.story))
    .filter((chapter, at, all) => at === all.length - 1 || chapter.events.at(-1)?.after === last)
    .reverse();
}

/** A long game's story is long: two rounds of five players are told in far less than this. */
const MEMORY = 400;
const recent = (story: Told[]): Told[] => story.slice(-MEMORY);
