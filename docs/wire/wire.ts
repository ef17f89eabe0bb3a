// Generated from reverie.server.wire: do not edit.

export const PROTOCOL = 2;

/** Done, and had been done before: this id is known. */
export interface Accepted {
  type: "accepted";
  id: string;
}

/** Throw one's own randomness into the shuffles, before the game has begun. */
export interface AddEntropy {
  say: "add_entropy";
  word: string;
  id?: string;
}

/** Before the game has begun: choose options, clock, stand-in and hidden windows anew. */
export interface Arrange {
  say: "arrange";
  options?: Record<string, unknown> | null;
  clock?: NoClock | BankClock | DaysClock | PhaseClock | null;
  stand_in?: string | null;
  window?: number | null;
  whole_windows?: boolean | null;
  id?: string;
}

/** What happened earlier: the page of this role's story that ends before its event of that number. */
export interface AskStory {
  say: "story";
  before: number;
  id?: string;
}

/** Every player has a bank of seconds, and gets some back after each move. */
export interface BankClock {
  clock: "bank";
  seconds: number;
  increment?: number;
}

/** A seat of the table and who sits on it. */
export interface ChairInfo {
  kind: "bot" | "left" | "open" | "person";
  name: string;
  ready: boolean;
  host: boolean;
  wants_pause: boolean;
  wants_rematch: boolean;
  entropy: boolean;
  waited_since: number;
  nudged_at: number;
  by_clock: number;
  unwanted_by: number[];
}

export interface ChatMessage {
  at: number;
  seat: number | null;
  name: string;
  text: string;
}

/** The clocks as everybody may know them, in seconds by the server's clock. */
export interface ClockFace {
  banks: number[];
  opened_at: number;
  told_at: number;
  window_closes_at: number | null;
}

/** Take the seat back that one has left, or lost by being away; only the bot that plays on is sent away. */
export interface ComeBack {
  say: "come_back";
  id?: string;
}

/** Let one's moves so far stand. */
export interface Confirm {
  say: "confirm";
  id?: string;
}

/** So many days for each move. */
export interface DaysClock {
  clock: "days";
  days: number;
}

/** The open question, as one role may know it. */
export interface Decision {
  number: number;
  question: string;
  clause: string;
  facts: Record<string, unknown>;
  asked: number[];
  waiting: number[] | "?";
  owes: boolean;
  answer: string | null;
}

/** Say no to what others at the table want: a pause or its end, another game, a bot on ``seat``. */
export interface Decline {
  say: "decline";
  what: "pause" | "rematch" | "replace";
  seat?: number | null;
  id?: string;
}

/** The result: winners, scores, each seat's share of the game, and the reason. */
export interface Ending {
  winners: number[];
  scores: number[];
  returns: number[];
  reason: string;
}

/** Leave a game in progress; the table's stand-in plays on. */
export interface Leave {
  say: "leave";
  id?: string;
}

/** Somebody goes by another name now. */
export interface Names {
  type: "names";
  names: string[];
  sitters?: string[];
}

/** As long as it takes. */
export interface NoClock {
  clock: "none";
}

/** Ask the one at ``seat`` to go on: everybody waits for them. */
export interface Nudge {
  say: "nudge";
  seat: number;
  id?: string;
}

/** The rule as a page needs it to offer only what would be accepted. */
export interface PatienceRule {
  nudge: number;
  nudge_again: number;
  together: number;
  alone: number;
  counts: "clock" | "seconds";
}

/** Want a pause, or want it to end; it happens when all who play agree. */
export interface Pause {
  say: "pause";
  wanted?: boolean;
  id?: string;
}

/** So many seconds for each question, whoever is asked, or for all questions of what a game calls one phase. */
export interface PhaseClock {
  clock: "phase";
  seconds: number;
}

/** Ask whether anybody is there, for clients that cannot see WebSocket pings. */
export interface Ping {
  say: "ping";
  id?: string;
}

/** Make a move. ``decision`` is the number of the question it answers. */
export interface Play {
  say: "play";
  decision: number;
  move: string;
  id?: string;
}

export interface Pong {
  type: "pong";
  now: number;
}

export interface Present {
  type: "present";
  seats: number[];
}

/** Ready to begin, or not after all; the game begins when every seat is taken and everybody is ready. */
export interface Ready {
  say: "ready";
  ready?: boolean;
  id?: string;
}

/** Not done, nothing has changed; only the sender is told. */
export interface RefusedMessage {
  type: "refused";
  id: string;
  kind: string;
  code: string;
  facts: Record<string, unknown>;
  clause: string;
  path: string;
  text: string;
}

/** Want another game, or not after all; its table is made when all who play agree. */
export interface Rematch {
  say: "rematch";
  wanted?: boolean;
  id?: string;
}

/** Want a bot on a seat whose holder does not answer, or not after all; ``table/patience.py`` has the rule. */
export interface Replace {
  say: "replace";
  seat: number;
  wanted?: boolean;
  id?: string;
}

/** Something was missed: send the scene again. */
export interface Resync {
  say: "resync";
  id?: string;
}

export interface Said {
  type: "said";
  line: ChatMessage;
}

/** Talk to the table. */
export interface Say {
  say: "chat";
  text: string;
  id?: string;
}

/** Everything that this guest may know of the table now. */
export interface Scene {
  type: "scene";
  protocol: number;
  version: number;
  seat: number | null;
  table: TableInfo;
  view: View | null;
  moves: string[];
  asides: number;
  standing: StandingPass[];
  story: Told[];
  story_from: number;
  chat: ChatMessage[];
  present: number[];
  can_take_back: boolean;
  may_return: number | null;
  now: number;
}

/** Give an open seat, or one that somebody has left, to a bot. */
export interface SeatBot {
  say: "seat_bot";
  level: string;
  seat?: number | null;
  id?: string;
}

/** Take a seat; without a number the first open one. */
export interface Sit {
  say: "sit";
  seat?: number | null;
  id?: string;
}

/** Somebody who has sat at the table during the game. */
export interface SitterInfo {
  seat: number;
  kind: "bot" | "left" | "open" | "person";
  name: string;
  after: number;
}

/** Before the game has begun: give up one's own seat, or send the bot on ``seat`` away. */
export interface Stand {
  say: "stand";
  seat?: number | null;
  id?: string;
}

/** From now on pass by oneself in these hidden windows, and in no others; nobody else learns of it. */
export interface Standing {
  say: "standing";
  passes: StandingPass[];
  id?: string;
}

/** To pass by itself in hidden windows. */
export interface StandingPass {
  kind?: string;
  until?: string;
}

/** An earlier part of the story, as it was asked for. */
export interface StoryPage {
  type: "story";
  story: Told[];
  story_from: number;
}

/** The table besides the game. */
export interface TableInfo {
  id: string;
  game: string;
  players: number;
  options: Record<string, unknown>;
  overrides?: Record<string, unknown>;
  phase: "gathering" | "over" | "playing";
  paused: boolean;
  private: boolean;
  commitment: string;
  clock: NoClock | BankClock | DaysClock | PhaseClock;
  window: number;
  whole_windows: boolean;
  stand_in: string;
  rematch: string;
  created_at: number;
  chairs: ChairInfo[];
  sitters: SitterInfo[];
  patience: PatienceRule;
  time: ClockFace;
}

/** Take the last move back, where the game and what has happened since allow it. */
export interface TakeBack {
  say: "take_back";
  id?: string;
}

/** An event that a role may know, and after how many moves it happened. */
export interface Told {
  after: number;
  event: Record<string, unknown>;
}

/** One change. Fields that are left out have not changed; ``events`` and ``moves`` that are left out are empty. */
export interface UpdateMessage {
  type: "update";
  version: number;
  after?: number;
  events?: Record<string, unknown>[];
  view?: View | null;
  moves?: string[];
  asides?: number;
  can_take_back?: boolean;
  standing?: StandingPass[];
  time?: ClockFace | null;
  table?: TableInfo | null;
  story_restarts?: boolean;
  answers?: string;
}

/** What a role sees of the game. Beside these fields are those of the game itself. */
export interface View {
  game: string;
  version: number;
  content_hash: string;
  players: number;
  options: Record<string, unknown>;
  seat: number | null;
  decisions: number;
  decision: Decision | null;
  result: Ending | null;
  [field: string]: unknown;
}

export type FromClient = Sit | SeatBot | Stand | Arrange | AddEntropy | Ready | Play | Standing | TakeBack | Confirm | Leave | ComeBack | Nudge | Replace | Decline | Pause | Rematch | Say | Resync | AskStory | Ping;

export type FromServer = Scene | UpdateMessage | Accepted | RefusedMessage | StoryPage | Names | Said | Present | Pong;
