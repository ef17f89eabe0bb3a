// Generated from reverie.wire: do not edit.

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

/** Where friends at home find this server. */
export interface AddressesAnswer {
  addresses: string[];
}

/** From one point of the curve to the next: one choice, or several at once where all choose in secret. */
export interface AnalysedStep {
  /** Moves made before it. */
  first: number;
  /** Moves made after it. */
  last: number;
  choices: StepChoice[];
  /** By seat. */
  parts: ShareParts[];
}

/** The last line where it came to nothing after it had begun: it took too long, or the server is about to stop. */
export interface AnalysisBroken {
  type: "broken";
  /** Of the refusal that says why. */
  code: string;
  facts: { [name: string]: unknown };
}

/** A first look at the curve, before anything else is known; the whole analysis has a better one. */
export interface AnalysisCurve {
  type: "curve";
  versions: AnalysisVersions;
  curve: CurvePoint[];
}

/** The last line. */
export interface AnalysisDone {
  type: "analysis";
  analysis: GameAnalysis;
}

/** How far it is. */
export interface AnalysisProgress {
  type: "progress";
  done: number;
  total: number;
}

/** What an analysis was made of and by: the same of all this gives the same analysis, byte for byte. */
export interface AnalysisVersions {
  game: string;
  /** The version of the rules. */
  rules: number;
  content_hash: string;
  /** Of the value function: changes with the network, what calibrates it, and how it is asked. */
  values: string;
  effort: number;
  /** SHA-256 of what the record says of the game: set-up, moves, shuffles, result. */
  record: string;
}

/** What a request is answered with. */
export interface AnswerRequest {
  do: "answer";
  status: number;
  body: string;
}

/** Before the game has begun: choose options, clock, stand-in and hidden windows anew. */
export interface Arrange {
  say: "arrange";
  options?: { [name: string]: unknown } | null;
  clock?: NoClock | BankClock | DaysClock | PhaseClock | null;
  stand_in?: string | null;
  window?: number | null;
  whole_windows?: boolean | null;
  id?: string;
}

/** Who the second device is now. */
export interface ArrivalAnswer {
  guest: GuestInfo;
  /** Whether it was the same person before. */
  already: boolean;
}

/** The second device. */
export interface ArrivalRequest {
  code: string;
  table?: string;
  device?: "computer" | "phone";
  /** Whether somebody else who is known on this device may become the one who made the code. */
  replace?: boolean;
}

/** A bot is to think, in the other worker; its answer comes back with ``table``, ``seat`` and ``decision``. */
export interface AskBot {
  do: "think";
  table: string;
  seat: number;
  decision: number;
  /** In a hidden window nobody waits for it, so it need not seem to think. */
  hushed: boolean;
  /** For ``browser.bot_worker.think``; a secret of the table. */
  question: string;
}

/** What happened earlier: the page of this role's story that ends before its event of that number. */
export interface AskStory {
  say: "story";
  before: number;
  id?: string;
}

/** A request is answered line by line by the third worker (``studies``). */
export interface AskStudy {
  do: "study";
  name: string;
  question: string;
}

/** Every player has a bank of seconds, and gets some back after each move. */
export interface BankClock {
  clock: "bank";
  seconds: number;
  increment?: number;
}

/** What would have been better. */
export interface BetterLine {
  /** The move, or the small moves that make the choice. */
  moves: string[];
  /** What the seat could expect of it. */
  share: number;
  /** Against what was played. */
  gain: number;
}

/** How many moves bots made; how many were made again; how many of these came out the same. */
export interface BotCheck {
  moves: number;
  checked: number;
  same: number;
}

/** Refused before anybody looked at what was asked. */
export interface BriefRefusal {
  code: string;
  facts: { [name: string]: unknown };
}

/** A seat of the table and who sits on it. */
export interface ChairInfo {
  kind: "bot" | "left" | "open" | "person";
  /** Of the person, or the level of the bot. */
  name: string;
  ready: boolean;
  host: boolean;
  wants_pause: boolean;
  wants_rematch: boolean;
  /** Whether the seat has thrown its own randomness in. */
  entropy: boolean;
  /** Since when it has been silent after a nudge, by the server's clock; 0: not at all. */
  waited_since: number;
  nudged_at: number;
  /** How many answers in a row the clock has given. */
  by_clock: number;
  /** The seats that want a bot here. */
  unwanted_by: number[];
}

/** Who sits there. */
export interface ChairName {
  kind: "bot" | "left" | "open" | "person";
  name: string;
}

export interface ChatMessage {
  at: number;
  seat: number | null;
  name: string;
  text: string;
}

/** What the changes come to; or, with ``refusal``, why they cannot be. */
export interface CheckAnswer {
  /** In the rules' own words, with the path of what is wrong. All else but ``lists`` is then empty. */
  refusal: RefusalAnswer | null;
  content_hash: string;
  changes: ContentChange[];
  bounds: FormBounds[];
  /** The lists of records that are not those of the form any more, as they are now. */
  lists: FormGroup[];
  /** The variant as a text that can stand in a link; empty where it is too long for that. */
  link: string;
  /** The same as a file. */
  variant: VariantFile | null;
}

/** Whether the rules take these changes. */
export interface CheckRequest {
  overrides?: { [name: string]: unknown };
  options?: { [name: string]: unknown };
  /** Nothing: as few as the game takes. */
  players?: number | null;
  /** What its maker calls it. */
  name?: string;
}

/** The clocks as everybody may know them, in seconds by the server's clock. */
export interface ClockFace {
  /** By seat: what is left of its bank; empty where there are none. */
  banks: number[];
  /** When the question, or its phase, began; 0: no clock runs. */
  opened_at: number;
  /** When the banks stood so. */
  told_at: number;
  /** When a hidden window closes at the latest, if one is open. */
  window_closes_at: number | null;
}

/** The server is about to stop, and hangs up after this: come back then, and not all at once. */
export interface Closing {
  type: "closing";
  retry_after_ms: number;
}

/** Something that the coach says. */
export interface CoachSentence {
  /** Of the sentence in ``coach.ftl``. */
  id: string;
  /** What fills its blanks; as in a question, ``seat`` and whatever ends in ``_seat`` are seats. */
  facts: { [name: string]: unknown };
  /** The moves that it speaks of: by their names they fill its blanks ``$move_1``, ``$move_2``. */
  moves: string[];
  /** Of the rule that decides, where one does. */
  clause: string;
}

/** A code for a second device, as a link's and as one that can be typed. */
export interface CodeAnswer {
  code: string;
  word: string;
  until: number;
  seconds: number;
}

/** A code for a second device. */
export interface CodeRequest {
  /** Where the second device is to come; empty: to the start page. */
  table?: string;
}

/** What has become of one's latest code. */
export interface CodeState {
  state: "late" | "none" | "open" | "used";
  until: number;
  seconds: number;
  device: "computer" | "phone" | "";
}

/** Take the seat back that one has left, or lost by being away; only the bot that plays on is sent away. */
export interface ComeBack {
  say: "come_back";
  id?: string;
}

/** Write something beside a moment: it stays with the table. */
export interface Comment {
  say: "comment";
  /** After so many moves. */
  at: number;
  text: string;
  id?: string;
}

/** A new comment. */
export interface CommentedMessage {
  type: "commented";
  comment: ReviewComment;
}

/** All comments, in the order of the moments. */
export interface CommentsMessage {
  type: "comments";
  comments: ReviewComment[];
}

/** Let one's moves so far stand. */
export interface Confirm {
  say: "confirm";
  id?: string;
}

/** One thing that is different: a number, a text, a whole list; or a record that was added or taken out. */
export interface ContentChange {
  path: string;
  /** All that leads there: ``Card 5, stars``. */
  name: string;
  before: unknown;
  after: unknown;
}

/** How things stood after so many moves. */
export interface CurvePoint {
  /** Moves made so far; 0: before the first. */
  after: number;
  /** By seat. */
  shares: number[];
  low: number[];
  /** The band: the value function is sure of no more than that (95 %). */
  high: number[];
}

/** The result less the luck, by the coach: a share of the win between 0 and 1, and within which it lies (95 %). */
export interface DailyAdjusted {
  share: number;
  low: number;
  high: number;
}

/** One's own table of today, just made or begun before. */
export interface DailyBegun {
  table: string;
}

/** The coach's own game: the strongest bot in everybody's seat, on the same deal, against the same bots. */
export interface DailyCoach {
  /** ``none``: nobody has played the deal, so neither does the coach. */
  state: "finished" | "none" | "playing";
  /** Of the bot. */
  level: string;
  /** Once it is finished: where it can be replayed. */
  table: string | null;
  scores: number[] | null;
  points: number | null;
  won: boolean | null;
}

/** A past day on which somebody has finished a game. */
export interface DailyDay {
  day: string;
  number: number;
  games: DailyDayGame[];
}

/** A game of a past day. */
export interface DailyDayGame {
  game: string;
  entrants: number;
  /** Whether one has finished it oneself. */
  finished: boolean;
}

/** Some past days, the latest first. */
export interface DailyDays {
  days: DailyDay[];
  /** Where the next page begins (``?before=``); nowhere after the last. */
  before: string | null;
}

/** Which day's deal a game is, and all that proves it. */
export interface DailyDeal {
  /** 64 hexadecimal digits, as the links. */
  anchor: string;
  first_day: string;
  day: string;
  /** The day's, once the day is over: before that it would tell everything. */
  link?: string;
}

/** One game of today: the same deal and the same bots for everybody. */
export interface DailyGame {
  game: string;
  players: number;
  /** Where whoever plays it sits. */
  seat: number;
  /** The levels on all other seats, in their order. */
  bots: string[];
  options: { [name: string]: unknown };
  /** One's own. */
  state: "finished" | "open" | "playing";
  /** One's own table, once one has begun. */
  table: string | null;
  /** By seat, once one has finished. */
  scores: number[] | null;
  won: boolean | null;
  /** How many have finished it today. */
  entrants: number;
  /** On how many days in a row one has finished this game, up to today or yesterday. */
  streak: number;
}

/** Today, and how it stands for whoever asks. */
export interface DailyInfo {
  day: string;
  /** Counted from 1 on the first day. */
  number: number;
  /** When the day is over, and its results are open. */
  closes_at: number;
  /** The published end of the chain that all days' deals follow from, as 64 hexadecimal digits. */
  anchor: string;
  first_day: string;
  /** On how many days in a row one has finished at least one game, up to today or yesterday. */
  streak: number;
  best_streak: number;
  games: DailyGame[];
}

/** That a table plays a daily deal. */
export interface DailyMark {
  day: string;
  number: number;
  /** When the day is over, by the server's clock; until then nobody else may look, and there is no replay. */
  closes_at: number;
}

/** How everybody did. While the day runs, only who has finished may look, and only at names and points. */
export interface DailyResults {
  day: string;
  game: string;
  number: number;
  over: boolean;
  closes_at: number;
  players: number;
  /** Where everybody sat. */
  seat: number;
  /** The levels on all other seats, in their order. */
  bots: string[];
  options: { [name: string]: unknown };
  anchor: string;
  first_day: string;
  /** Once the day is over: what its deals follow from, and what leads back to the anchor. */
  link: string | null;
  /** How many have finished. */
  entrants: number;
  /** The best first; of very many the first ones, and one's own. */
  rows: DailyRow[];
  /** One's own place. */
  mine: number | null;
  /** Once the day is over. */
  coach: DailyCoach | null;
  /** The last day before with results. */
  before: string | null;
  /** The next day with results that are open. */
  after: string | null;
}

/** How somebody did. */
export interface DailyRow {
  /** Counted from 1; equal results share one. */
  place: number;
  name: string;
  me: boolean;
  /** By seat. */
  scores: number[];
  /** Of the seat that everybody played. */
  points: number;
  won: boolean;
  /** Once the day is over: whether the coach has looked. */
  studied: boolean;
  /** Then; none where the coach has nothing to say of the game. */
  adjusted: DailyAdjusted | null;
  /** Once the day is over: where it can be replayed. */
  table: string | null;
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
  facts: { [name: string]: unknown };
  asked: number[];
  /** The seats that owe an answer; unknown in a hidden window. */
  waiting: number[] | "?";
  /** Whether this role does. */
  owes: boolean;
  /** What this role has answered already. */
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

/** What a browser may keep of a start of Python for the next one. */
export interface EngineMemory {
  /** Changes with anything that Python starts from. */
  version: string;
  /** Those that are in it. */
  modules: string[];
}

/** Where the parts of the page's Python lie. */
export interface EnginePlaces {
  /** The folder with Pyodide, with a slash at its end. */
  pyodide: string;
  /** What Pyodide wants to know of its packages. */
  lock: { [name: string]: unknown };
  /** Reverie and what it needs, as one archive. */
  archive: string;
  /** Left out where nothing is to be kept. */
  memory?: EngineMemory;
}

export interface ErasedAnswer {
  erased: boolean;
}

/** Something that somebody said. */
export interface ExportedChat {
  table: string;
  at: number;
  text: string;
}

/** The latest code for a second device. */
export interface ExportedCode {
  expires_at: number;
  used_by: string;
}

/** Something that somebody wrote beside a moment of a game. */
export interface ExportedComment {
  table: string;
  moment: number;
  at: number;
  text: string;
}

/** A try at a daily deal. */
export interface ExportedDaily {
  day: string;
  game: string;
  table: string;
  /** Whether one was noted: no more can be told of it. */
  device: boolean;
  finished_at: number | null;
  in_time: boolean;
  scores: number[] | null;
}

/** Who somebody is, with their first and their last visit. */
export interface ExportedGuest {
  id: string;
  name: string;
  language: string;
  created_at: number;
  seen_at: number;
}

/** A table that somebody has to do with. */
export interface ExportedTable {
  id: string;
  game: string;
  phase: "gathering" | "over" | "playing";
  created_at: number;
  /** Whether they made it. */
  hosted: boolean;
  sits: boolean;
  /** Those that they wrote or that name them, as they are stored, but without their numbers. */
  entries: { [name: string]: unknown }[];
}

/** Where the game of a table comes from. */
export interface ForkInfo {
  /** The table of the game that it goes on from; empty: a file. */
  table: string;
  /** After how many moves of that game. */
  moves: number;
  how: "as_it_was" | "as_known";
  /** Whose knowledge was kept, if it goes on as known. */
  seat: number | null;
}

/** Go on from a moment of a finished game, at a table of its own. */
export interface ForkRequest {
  /** After how many moves. */
  move: number;
  /** With everything that was hidden then, or with that dealt anew as ``seat`` could know it. */
  how?: "as_it_was" | "as_known";
  /** Where whoever asks sits down. */
  seat?: number;
  /** The level of the bots on all other seats, and the game begins at once; empty: friends come by the link. */
  bots?: string;
  clock?: NoClock | BankClock | DaysClock | PhaseClock | null;
  /** The bot that takes the seat of somebody who leaves; if empty, one like ``bots``. */
  stand_in?: string;
  window?: number;
  /** Whether only those with the link can find it; always, where the finished game was private. */
  private?: boolean;
  whole_windows?: boolean;
}

/** The bounds of a number that are different from the form's, because other content has been changed. */
export interface FormBounds {
  path: string;
  minimum: number;
  maximum: number;
}

/** One of a few values. */
export interface FormChoice {
  kind: "choice";
  /** Where it stands in the content, as refusals say it too: ``cards[5].stars``. */
  path: string;
  /** In the language of the request. */
  name: string;
  /** The clause of the rules that bounds it; may be empty. */
  clause: string;
  options: FormOption[];
  /** Where it is one of the things of a list instead: the path of that list, whose groups say what they are called. */
  of: string;
}

/** What cannot be changed. */
export interface FormFixed {
  kind: "fixed";
  /** Where it stands in the content, as refusals say it too: ``cards[5].stars``. */
  path: string;
  /** In the language of the request. */
  name: string;
  /** The clause of the rules that bounds it; may be empty. */
  clause: string;
}

/** Several parts: a table of the content, a list of records, one record, or a grid of values. */
export interface FormGroup {
  kind: "group";
  /** Where it stands in the content, as refusals say it too: ``cards[5].stars``. */
  path: string;
  /** In the language of the request. */
  name: string;
  /** The clause of the rules that bounds it; may be empty. */
  clause: string;
  /** The id of the card, tile or other thing that this record is; empty if it is none. */
  thing: string;
  entries: (FormGroup | FormNumber | FormSwitch | FormText | FormChoice | FormList | FormFixed)[];
  /** Of a list of records whose length is free. */
  grows: FormGrowth | null;
}

/** A list of records that may become longer or shorter. */
export interface FormGrowth {
  fewest: number;
  most: number;
  /** What can be added where the list is empty; else copies of its records are. */
  fresh: { [name: string]: unknown };
}

/** A list of plain values. A change replaces it as a whole. */
export interface FormList {
  kind: "list";
  /** Where it stands in the content, as refusals say it too: ``cards[5].stars``. */
  path: string;
  /** In the language of the request. */
  name: string;
  /** The clause of the rules that bounds it; may be empty. */
  clause: string;
  fewest: number;
  most: number;
  /** What each of its entries is. */
  item: FormNumber | FormText | FormChoice;
}

/** A whole number. */
export interface FormNumber {
  kind: "number";
  /** Where it stands in the content, as refusals say it too: ``cards[5].stars``. */
  path: string;
  /** In the language of the request. */
  name: string;
  /** The clause of the rules that bounds it; may be empty. */
  clause: string;
  minimum: number;
  maximum: number;
}

/** A value that can be chosen. */
export interface FormOption {
  value: string | number | null;
  name: string;
}

/** So, or not. */
export interface FormSwitch {
  kind: "switch";
  /** Where it stands in the content, as refusals say it too: ``cards[5].stars``. */
  path: string;
  /** In the language of the request. */
  name: string;
  /** The clause of the rules that bounds it; may be empty. */
  clause: string;
}

/** A text of so many characters at most; perhaps one word only. */
export interface FormText {
  kind: "text";
  /** Where it stands in the content, as refusals say it too: ``cards[5].stars``. */
  path: string;
  /** In the language of the request. */
  name: string;
  /** The clause of the rules that bounds it; may be empty. */
  clause: string;
  longest: number;
  one_word: boolean;
}

/** The whole analysis; or nothing but the reason why there is none. */
export interface GameAnalysis {
  versions: AnalysisVersions;
  players: number;
  moves: number;
  curve: CurvePoint[];
  /** One less than there are points on the curve. */
  steps: AnalysedStep[];
  /** At most five, in the order of the game. */
  turning_points: TurningPoint[];
  /** By seat. */
  seats: SeatSummary[];
  /** Why there is no analysis, or why no moment is pointed out; none where there is nothing to excuse. */
  silence: CoachSentence | null;
}

/** A game as the start page knows it. */
export interface GameCard {
  name: string;
  version: number;
  players: number[];
  /** How long it takes, from and to. */
  minutes: [number, number];
  options: (WholeNumberOption | OneOfOption)[];
  /** By number of players: the levels that can play it, the weakest first. */
  bots: { [name: string]: string[] };
  /** The level for whoever does not choose. */
  usual_bot: string;
  /** About how many minutes its lessons take; 0: it has none. */
  lessons: number;
  /** Seconds that the rules give a phase at a table against the clock; 0: they say nothing of it. */
  phase_limit: number;
  /** What may be answered in secret; empty: nothing. */
  window_kinds: string[];
  /** How long one may decide beforehand to pass: until one of these is over. */
  stretches: string[];
  takeback: boolean;
  /** By verb: the names of a move's words. */
  moves: { [name: string]: string[] };
  /** The fields of a view that have one element for every seat. */
  by_seat: string[];
  /** By language, as the pitches. */
  titles: { [name: string]: string };
  pitches: { [name: string]: string };
}

/** A game as its table knows it. */
export interface GameInfo {
  name: string;
  version: number;
  players: number[];
  /** How long it takes, from and to. */
  minutes: [number, number];
  options: (WholeNumberOption | OneOfOption)[];
  /** By number of players: the levels that can play it, the weakest first. */
  bots: { [name: string]: string[] };
  /** The level for whoever does not choose. */
  usual_bot: string;
  /** About how many minutes its lessons take; 0: it has none. */
  lessons: number;
  /** Seconds that the rules give a phase at a table against the clock; 0: they say nothing of it. */
  phase_limit: number;
  /** What may be answered in secret; empty: nothing. */
  window_kinds: string[];
  /** How long one may decide beforehand to pass: until one of these is over. */
  stretches: string[];
  takeback: boolean;
  /** By verb: the names of a move's words. */
  moves: { [name: string]: string[] };
  /** The fields of a view that have one element for every seat. */
  by_seat: string[];
  /** By language, as the pitches. */
  titles: { [name: string]: string };
  pitches: { [name: string]: string };
  content: { [name: string]: unknown };
}

/** Somebody who plays at this browser. */
export interface Guest {
  /** Those who share the screen are numbered from 1. */
  place: number;
  name: string;
  language: string;
}

/** Who one is from now on. */
export interface GuestAnswer {
  guest: GuestInfo;
}

export interface GuestInfo {
  name: string;
  language: string;
}

/** Be somebody: a new guest, or another name for the one who asks. */
export interface GuestRequest {
  name: string;
  language?: string;
}

/** Nothing more comes on a connection. */
export interface HangUp {
  do: "hang_up";
  line: number;
  /** Why, as a WebSocket is closed: 1008 where there is no such table, 1013 where one may come again. */
  code: number;
}

export interface HealthAnswer {
  ok: boolean;
  version: string;
  /** Why nothing can be written down; left out if all is well. */
  problem?: string;
}

/** What would have been best for somebody who knew all that lay hidden: nobody's fault. */
export interface Hindsight {
  better: BetterLine;
  why: CoachSentence;
}

/** What the coach would consider in a seat's place, the best first. */
export interface HintAnswer {
  /** The number of the question that it is about. */
  decision: number;
  seat: number;
  /** At most three. */
  best: HintedMove[];
}

/** What would the coach consider now? Only at a table against bots; all who look there see that hints were given. */
export interface HintRequest {
  /** The number of the question, as in the view. */
  decision: number;
  /** A name for the request, so that it counts once however often it is sent. */
  id?: string;
}

/** A move that the coach would consider. */
export interface HintedMove {
  /** The move, and the small moves that belong to it where many make one choice. */
  moves: string[];
  share: number;
  low: number;
  /** Within these the share lies (95 %). */
  high: number;
  why: CoachSentence;
}

/** Take part: from now on this connection hears of it, and first what has been commented. */
export interface JoinReview {
  say: "review";
  id?: string;
}

/** An entry is written: the next one of its table. */
export interface KeepEntry {
  do: "keep_entry";
  table: string;
  number: number;
  text: string;
}

/** Somebody is new, or goes by another name. */
export interface KeepGuest {
  do: "keep_guest";
  guest: Guest;
}

/** The content that a table is made with: it goes on with it, whatever a later version prints. */
export interface KeepPrinting {
  do: "keep_printing";
  hash: string;
  game: string;
  text: string;
}

/** A table is new, or stands differently. */
export interface KeepTable {
  do: "keep_table";
  row: KeptTable;
}

/** A table as it is kept beside its entries: its secret, and how it stands. */
export interface KeptTable {
  id: string;
  /** Committed to in the first entry; in hexadecimal digits. */
  seed: string;
  /** As the start page shows it; only a cache of what the entries say. */
  own: OwnTable;
}

/** Show the others a moment. */
export interface Lead {
  say: "lead";
  /** After so many moves; nothing: lead no more. */
  at?: number | null;
  /** As whom it is looked at: a seat's number, ``all``, or ``none`` for a spectator. */
  eyes?: string;
  /** Take the lead, whoever has it. Without it only the one who leads is followed. */
  take?: boolean;
  id?: string;
}

/** Leave a game in progress; the table's stand-in plays on. */
export interface Leave {
  say: "leave";
  id?: string;
}

/** A step as its player sees it. */
export interface LessonAnswer {
  scene: Scene;
  /** The id of what is asked now; empty once the step is done. */
  task: string;
  /** The id of the task that was done last; empty before the first. */
  done: string;
  /** The move that is shown to whoever asks for it; empty once the step is done. */
  shown: string;
  /** Why the last move was not made: the rules forbid it, or it is not what the task asks for. */
  refused: Problem | null;
}

/** How far somebody has come in a step of a course. */
export interface LessonRequest {
  /** Their moves, one for each task that is done, and perhaps one that they try. */
  moves?: string[];
}

/** A step of a course. */
export interface LessonStepInfo {
  id: string;
  tasks: number;
  /** The rules it teaches. */
  clauses: string[];
}

/** The course of a game: its steps, and the table of the short game that comes last. */
export interface LessonsAnswer {
  minutes: number;
  steps: LessonStepInfo[];
  players: number;
  options: { [name: string]: unknown };
  overrides: { [name: string]: unknown };
  bot: string;
}

/** A table as the lobby shows it. */
export interface LobbyTable {
  id: string;
  game: string;
  phase: "gathering" | "over" | "playing";
  created_at: number;
  updated_at: number;
  summary: TableSummary;
}

/** Oneself, if one is known. */
export interface MeAnswer {
  guest: GuestInfo | null;
  id?: string;
  /** Who this device was before its person came over from another one; empty: nobody. */
  before?: string;
}

/** Somebody goes by another name now. */
export interface Names {
  type: "names";
  /** By seat: the name of its chair, as in the table. */
  names: string[];
  /** The names of all who have sat here during the game, as in the table. */
  sitters: string[];
}

/** What somebody chooses for a new table. */
export interface NewTableRequest {
  game: string;
  players: number;
  options?: { [name: string]: unknown };
  overrides?: { [name: string]: unknown };
  clock?: NoClock | BankClock | DaysClock | PhaseClock | null;
  stand_in?: string;
  window?: number;
  private?: boolean;
  whole_windows?: boolean;
  /** What the maker of the overrides calls them. */
  variant?: string;
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

/** One of a few named values. */
export interface OneOfOption {
  kind: "OneOf";
  name: string;
  default: string;
  choices: string[];
  clause: string;
}

/** What it is. One whose base has changed since, or that the rules do not take, is refused. */
export interface OpenVariantAnswer {
  variant: VariantFile;
  content_hash: string;
  changes: ContentChange[];
  link: string;
}

/** A variant that somebody has sent: one of the two. */
export interface OpenVariantRequest {
  link?: string;
  /** A ``VariantFile``, as it was read from a file. */
  file?: { [name: string]: unknown };
}

/** Where a fork comes from: the parent by its hash, and all that its beginning follows from. */
export interface Origin {
  /** ``record_hash`` of the parent's record. */
  parent: string;
  how: "as_it_was" | "as_known";
  /** Whose knowledge was kept, if it goes on as known. */
  seat: number | null;
  commitment: string;
  entropy: string[];
  /** The parent's, which its record reveals. */
  seed: string;
  /** The parent's moves until then. */
  moves: string[];
  /** Where the parent comes from, if it is a fork itself. */
  origin?: Origin;
}

/** One's own table: of one that is not over, how it stands, if that is known. */
export interface OwnTable {
  id: string;
  game: string;
  phase: "gathering" | "over" | "playing";
  created_at: number;
  updated_at: number;
  summary: TableSummary;
  seat?: number | null;
  chairs?: ChairName[];
  paused?: boolean;
  /** The seats that owe an answer; unknown in a hidden window. */
  waiting?: number[] | "?";
  owes?: boolean;
  /** Whether one has left it and may come back. */
  may_return?: boolean;
}

/** The rule as a page needs it to offer only what would be accepted. */
export interface PatienceRule {
  /** Seconds until somebody may be nudged, and until that may be done again. */
  nudge: number;
  nudge_again: number;
  /** After how much silence all the others together may have a bot play on, and any one of them alone. */
  together: number;
  alone: number;
  /** What silence is counted in: seconds since a nudge, or answers that the clock has given. */
  counts: "clock" | "seconds";
}

/** Want a pause, or want it to end; it happens when all who play agree. */
export interface Pause {
  say: "pause";
  wanted?: boolean;
  id?: string;
}

/** Everything that is kept about a person. */
export interface PersonExport {
  guest: ExportedGuest;
  tables: ExportedTable[];
  chat: ExportedChat[];
  comments: ExportedComment[];
  daily: ExportedDaily[];
  device_code: ExportedCode | null;
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

/** A move with its seat (``0: play 3``), and how many seconds after the start it was made. */
export interface Played {
  move: string;
  at: number;
}

/** Show the others something on the board, by the name that boards give it (``data-fact``, ``data-move``). */
export interface Point {
  say: "point";
  element: string;
  id?: string;
}

/** Somebody points at something on the board. */
export interface PointedMessage {
  type: "pointed";
  element: string;
  name: string;
  seat: number | null;
  /** Whether it was this connection. */
  own: boolean;
}

export interface Pong {
  type: "pong";
  now: number;
}

export interface Present {
  type: "present";
  seats: number[];
}

/** What is wrong with a record, a question, or a move in a lesson. */
export interface Problem {
  code: string;
  facts: { [name: string]: unknown };
  clause: string;
  path: string;
}

/** Ready to begin, or not after all; the game begins when every seat is taken and everybody is ready. */
export interface Ready {
  say: "ready";
  ready?: boolean;
  id?: string;
}

/** The record as the module's docstring describes it. */
export interface GameRecord {
  format: "reverie-record";
  format_version: number;
  game: string;
  version: number;
  content_hash: string;
  players: number;
  options: { [name: string]: unknown };
  overrides: { [name: string]: unknown };
  seats: Seat[];
  commitment: string;
  entropy: string[];
  seed: string | null;
  started: string;
  moves: Played[];
  shuffles: Shuffle[] | null;
  result: Ending | null;
  origin?: Origin;
  daily?: DailyDeal;
}

/** What is wrong with a record: nothing, where all of it belongs together. */
export interface RecordFinding {
  problems: Problem[];
  /** How many draws were made again. */
  shuffles: number;
}

/** A page of a record, and whether all of it belongs together. */
export interface RecordSteps {
  record: GameRecord;
  problems: Problem[];
  steps: ReplayStep[];
  last: number;
  next: number | null;
  /** Left out unless it was asked for. */
  bots?: BotCheck;
}

/** Not done, and why. */
export interface RefusalAnswer {
  /** The type of the refusal, e.g. ``BadSetup``. */
  kind: string;
  code: string;
  facts: { [name: string]: unknown };
  clause: string;
  path: string;
  /** The sentence in the asker's language. */
  text: string;
}

/** In a browser without a server, the last line of an answer where the rules of a game refuse what is asked. */
export interface RefusedInWords {
  refused: RefusalAnswer;
}

/** Not done, nothing has changed; only the sender is told. */
export interface RefusedMessage {
  type: "refused";
  id: string;
  /** The type of the refusal, e.g. ``StaleDecision``. */
  kind: string;
  code: string;
  facts: { [name: string]: unknown };
  clause: string;
  path: string;
  /** The sentence in the guest's language. */
  text: string;
}

/** The last line of an answer that comes line by line, where the question cannot be answered. */
export interface RefusedStudy {
  refused: Problem;
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

/** A page of the story of a finished game. */
export interface ReplayAnswer {
  table: TableInfo;
  seat: number | null;
  story: Told[];
  next: number | null;
}

/** The game after so many moves, and what the last of them did. */
export interface ReplayStep {
  after: number;
  /** Nothing where views were not asked for. */
  view: View | null;
  events: { [name: string]: unknown }[];
}

/** Something was missed: send the scene again. */
export interface Resync {
  say: "resync";
  id?: string;
}

/** What somebody has written beside a moment. */
export interface ReviewComment {
  id: number;
  moment: number;
  at: number;
  seat: number | null;
  name: string;
  text: string;
  /** Whether this guest wrote it, and may take it away. */
  own: boolean;
}

/** Who leads those who look at a finished game together, and where to. */
export interface ReviewMessage {
  type: "review";
  /** The name of whoever leads; nobody does: every one looks where they like. */
  leader: string | null;
  /** Where the leader sat. */
  seat: number | null;
  /** Whether it is this connection that leads. */
  own: boolean;
  at: number;
  eyes: string;
  /** How many take part. */
  here: number;
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
  /** The seat that this guest holds; none for a spectator. */
  seat: number | null;
  table: TableInfo;
  /** What this guest sees of the game, but for the ``overrides``: those are the table's, and travel with it alone. */
  view: View | null;
  /** What this guest may do: the answers to the open question, then the asides. */
  moves: string[];
  /** How many of the moves, the last ones, are asides: lawful out of turn. */
  asides: number;
  /** In which hidden windows this guest has decided to pass; nobody else is told. */
  standing: StandingPass[];
  /** What has happened; of a long story the last part. */
  story: Told[];
  /** How many events of this role's story come before; 0: all of it is here. */
  story_from: number;
  chat: ChatMessage[];
  /** The seats whose holders are connected. */
  present: number[];
  /** Whether this guest's last move would be taken back now. */
  can_take_back: boolean;
  /** The seat that this guest has left, or lost by being away, and may take back (``come_back``). */
  may_return: number | null;
  now: number;
}

/** Who sat there: a name, and ``person`` or ``bot:LEVEL``. */
export interface Seat {
  name: string;
  kind: string;
}

/** Give an open seat, or one that somebody has left, to a bot. */
export interface SeatBot {
  say: "seat_bot";
  level: string;
  seat?: number | null;
  id?: string;
}

/** A seat's game in a few numbers. ``start`` and the four parts add up to ``result``. */
export interface SeatSummary {
  seat: number;
  start: number;
  result: number;
  luck: number;
  error: number;
  others: number;
  reveals: number;
  /** The result less the luck. */
  adjusted: number;
  low: number;
  /** Within these the luck-adjusted result lies (95 %). */
  high: number;
  /** How often there was something to choose. */
  choices: number;
  luck_word: CoachSentence;
  play_word: CoachSentence;
}

/** The table has to do something by itself after so many seconds; with nothing, no more. */
export interface SetAlarm {
  do: "set_alarm";
  table: string;
  seconds: number | null;
}

/** Why a seat's share changed. The four add up to the change. */
export interface ShareParts {
  /** What chance gave, against the mean of what it could have given. */
  luck: number;
  /** What the own choice cost against the best one, judged from what the seat could know; never above 0. */
  error: number;
  /** What others' choices brought or cost, against what was to be expected of them. */
  others: number;
  /** What came to light: what others held, and what only a later look at the position shows. */
  reveals: number;
}

/** What chance gave: after how many moves, under which label, and the result. */
export interface Shuffle {
  after: number;
  label: string;
  result: unknown;
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
  /** From so many moves on. */
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
  /** What the window is about, as the game calls it; empty: whatever it is about. */
  kind?: string;
  /** Until which stretch of the game is over. */
  until?: string;
}

/** What a seat chose in a step. */
export interface StepChoice {
  seat: number;
  /** One, or the many small ones that make one choice. */
  moves: string[];
  /** Whether there was nothing to choose. */
  is_forced: boolean;
  /** As in its seat's ``ShareParts``. */
  error: number;
}

/** An earlier part of the story, as it was asked for. */
export interface StoryPage {
  type: "story";
  story: Told[];
  /** How many events come before these; 0: this is the beginning. */
  story_from: number;
}

/** A game as the studio knows it; ``GameInfo`` has its options, bots and numbers of players. */
export interface StudioAnswer {
  game: string;
  title: string;
  /** The hash of its content: what a variant changes. */
  base: string;
  content: { [name: string]: unknown };
  form: FormGroup;
  /** By number of players: the bots that can play trials, the weakest first; the strong ones are slow. */
  levels: { [name: string]: string[] };
  /** For whoever does not choose: quick, and sensible. */
  usual_level: string;
  /** Of one trial. */
  most_pairs: number;
}

/** The table besides the game. */
export interface TableInfo {
  id: string;
  game: string;
  players: number;
  options: { [name: string]: unknown };
  /** Left out in updates: they may be large, never change, and travel with the scene. */
  overrides?: { [name: string]: unknown };
  /** That its content is not as printed; else left out. */
  variant?: VariantMark;
  phase: "gathering" | "over" | "playing";
  paused: boolean;
  /** Whether only those with the link can find it. */
  private: boolean;
  commitment: string;
  clock: NoClock | BankClock | DaysClock | PhaseClock;
  /** Seconds that a hidden window takes at most. */
  window: number;
  /** Whether hidden windows always take their whole time. */
  whole_windows: boolean;
  /** The bot that takes the seat of somebody who leaves; nobody if empty. */
  stand_in: string;
  /** The table of the next game; empty: there is none. */
  rematch: string;
  created_at: number;
  chairs: ChairInfo[];
  sitters: SitterInfo[];
  patience: PatienceRule;
  time: ClockFace;
  /** Whether the coach has given a hint at this table; left out as long as it has not. */
  with_hints?: boolean;
  /** Left out unless the game goes on from a moment of another one. */
  fork?: ForkInfo;
  /** Left out unless it is a daily deal: of these one can only make the moves. */
  daily?: DailyMark;
}

export interface TableMade {
  id: string;
  commitment: string;
}

/** A page of the game at a table, step by step. */
export interface TableSteps {
  table: TableInfo;
  steps: ReplayStep[];
  /** The number of the game's last step. */
  last: number;
  /** Where the next page begins; nowhere after the last. */
  next: number | null;
}

/** A table at a glance; what was not known when it was written is left out. */
export interface TableSummary {
  players?: number;
  chairs?: ("bot" | "left" | "open" | "person")[];
  /** The kind of its clock. */
  clock?: string;
  time?: NoClock | BankClock | DaysClock | PhaseClock;
  /** That its content is not as printed; else left out. */
  variant?: VariantMark;
  /** Of a daily deal: its day. */
  daily?: string;
}

/** Take the last move back, where the game and what has happened since allow it. */
export interface TakeBack {
  say: "take_back";
  id?: string;
}

/** A frame for one connection. */
export interface Tell {
  do: "tell";
  line: number;
  frame: string;
}

/** An event that a role may know, and after how many moves it happened. */
export interface Told {
  after: number;
  event: { [name: string]: unknown };
}

/** Games whose figure lies from here to below there: how many of either arm, and the pair of one of them. */
export interface TrialBar {
  start: number;
  end: number;
  old: number;
  new: number;
  old_pair: number | null;
  new_pair: number | null;
}

/** The last line. ``time``: it took longer than a trial may, and its figures stand as they are. */
export interface TrialEnded {
  say: "ended";
  why: "done" | "time";
  pairs: number;
  seconds: number;
}

/** A mean, and the interval that holds the true one with 95 % confidence. */
export interface TrialEstimate {
  value: number;
  low: number;
  high: number;
}

/** One measure (``docs/laboratory.md``): as printed, changed, and how far apart. */
export interface TrialFigure {
  /** The column: ``moves``, ``points_0``. */
  measure: string;
  /** In the language of the request; with the letter of the seat where it is about one. */
  name: string;
  seat: number | null;
  unit: "count" | "minutes" | "number" | "points" | "share";
  /** Pairs in which both games have this figure. */
  pairs: number;
  /** Pairs in which both games have the very same figure. */
  same: number;
  old: TrialEstimate;
  new: TrialEstimate;
  /** New less old. Its interval holds at all moments at once (a confidence sequence), so one may stop when one likes; nothing before there are enough pairs for it. */
  difference: TrialEstimate | null;
  /** Whether it differs from 0 even if one allows for how many measures are looked at. */
  sure: boolean;
  bars: TrialBar[];
}

/** The record of one game of a trial: the same fields as for the trial, the arm, and the pair. */
export interface TrialGameRequest {
  overrides: { [name: string]: unknown };
  options?: { [name: string]: unknown };
  players: number;
  level: string;
  seed?: number;
  arm: "new" | "old";
  pair: number;
}

/** How far it is, and all figures so far. */
export interface TrialProgress {
  say: "figures";
  pairs: number;
  total: number;
  seconds: number;
  figures: TrialFigure[];
}

/** The last line, if it cannot go on. */
export interface TrialRefused {
  say: "refused";
  refusal: RefusalAnswer;
}

/** Play pairs of games, one as printed and one with the changes, with the same luck. */
export interface TrialRequest {
  overrides: { [name: string]: unknown };
  options?: { [name: string]: unknown };
  players: number;
  /** Of all bots, as in ``GameCard.bots``. */
  level: string;
  pairs: number;
  /** Another one gives other games. */
  seed?: number;
}

/** Others come first. */
export interface TrialWaiting {
  say: "waiting";
  ahead: number;
}

/** A moment that decided much. */
export interface TurningPoint {
  /** A choice that cost much, or chance that gave or took much. */
  kind: "error" | "luck";
  /** Its place among the steps. */
  step: number;
  /** Moves made before it: where the game can be played on otherwise. */
  after: number;
  /** Who chose; or whom chance helped or hit most. */
  seat: number;
  /** What it cost or gave the seat, as a share; below 0: it cost. */
  size: number;
  /** The seat's share before it, as far as the seat could know. */
  before: number;
  played: string[];
  /** At most three, the best first; empty where it was luck. */
  better: BetterLine[];
  /** What it is called, in a word or two. */
  word: CoachSentence;
  /** One to three sentences. */
  why: CoachSentence[];
  /** Shown apart; none where it would say the same. */
  hindsight: Hindsight | null;
}

/** Take a comment of one's own away. */
export interface Uncomment {
  say: "uncomment";
  comment: number;
  id?: string;
}

/** A comment is gone. */
export interface UncommentedMessage {
  type: "uncommented";
  comment: number;
}

/** One change. Fields that are left out have not changed; ``events`` and ``moves`` that are left out are empty. */
export interface UpdateMessage {
  type: "update";
  version: number;
  /** How many moves have been made. */
  after?: number;
  events?: { [name: string]: unknown }[];
  view?: View | null;
  moves?: string[];
  asides?: number;
  can_take_back?: boolean;
  /** As in the scene; left out while there are none. */
  standing?: StandingPass[];
  time?: ClockFace | null;
  /** As in the scene, but for its ``overrides``: they never change. */
  table?: TableInfo | null;
  /** True when a move was taken back: ask for the scene to read the story anew. */
  story_restarts?: boolean;
  /** The id of this client's command that led to it. */
  answers?: string;
}

/** A variant as a file. */
export interface VariantFile {
  format: "reverie-variant";
  format_version: number;
  game: string;
  base: string;
  name: string;
  overrides: { [name: string]: unknown };
}

/** A variant at a glance. */
export interface VariantMark {
  /** So many entries of the content are not as printed. */
  changes: number;
  /** Empty: it has none. */
  name: string;
}

/** What a role sees of the game. Beside these fields are those of the game itself. */
export interface View {
  game: string;
  version: number;
  content_hash: string;
  players: number;
  options: { [name: string]: unknown };
  seat: number | null;
  /** How many questions have been asked. */
  decisions: number;
  decision: Decision | null;
  result: Ending | null;
  [field: string]: unknown;
}

/** A whole number within bounds; if it is optional, it may also be none. */
export interface WholeNumberOption {
  kind: "WholeNumber";
  name: string;
  default: number | null;
  minimum: number;
  maximum: number | null;
  optional: boolean;
  clause: string;
}

export type AnyClock = NoClock | BankClock | DaysClock | PhaseClock;

export type AnyEffect = KeepGuest | KeepTable | KeepEntry | KeepPrinting | Tell | HangUp | AskBot | SetAlarm | AnswerRequest | AskStudy;

export type Device = "computer" | "phone";

export type GameOption = WholeNumberOption | OneOfOption;

export type FormPart = FormGroup | FormNumber | FormSwitch | FormText | FormChoice | FormList | FormFixed;

export type TrialLine = TrialWaiting | TrialProgress | TrialEnded | TrialRefused;

export type FromClient = Sit | SeatBot | Stand | Arrange | AddEntropy | Ready | Play | Standing | TakeBack | Confirm | Leave | ComeBack | Nudge | Replace | Decline | Pause | Rematch | Say | Resync | AskStory | Ping | JoinReview | Lead | Point | Comment | Uncomment;

export type FromServer = Scene | UpdateMessage | Accepted | RefusedMessage | StoryPage | Names | Said | Present | Pong | Closing | ReviewMessage | PointedMessage | CommentsMessage | CommentedMessage | UncommentedMessage;
