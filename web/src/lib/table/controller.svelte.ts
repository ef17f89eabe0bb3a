// A live table as one person plays it: what is shown, what may be chosen, and what becomes of the choice.
// The views of it (parts/LiveTable and the parts it is made of) only draw and call.
import type { SitterInfo, TableInfo } from "../../../../docs/wire/wire";
import { untrack, type Snippet } from "svelte";
import { lingerOf, type Board } from "../../boards";
import { digitsFor } from "../digits";
import { sitterNames } from "../seats";
import type { TableSession } from "../session.svelte";
import { settings, t } from "../settings.svelte";
import { castOf, isTableEvent, plainCast, type Cast } from "../sitters";
import { ring } from "../sound";
import { span } from "../span";
import { linesOf, moveName, statusOf, teller, type Moment } from "../story";
import type { Facts, PlayedGame } from "../types";
import type { Words } from "../words";
import { Agreements } from "./agreements.svelte";
import { Lingering } from "./lingering.svelte";
import { SidePanel } from "./side.svelte";

/** Those who only watch, and everybody after the end, see a change no longer than that. */
const LONGEST = 8000;

/** What a live table is given; the table itself changes with every update. */
export interface LiveTableProps {
  session: TableSession;
  game: PlayedGame;
  board: Board | null;
  words: Words;
  table: TableInfo;
  sit: (seat: number) => void;
  again: (wanted: boolean) => void;
  /** What stands above the board in place of the status bar: at a table where one learns. */
  head?: Snippet<[TableController]>;
  /** The rule that is looked up there. */
  clause?: string;
}

type DialogName = "leave" | "auto-pass";

export class TableController {
  /** After how many moves one looks at it; null: now. */
  at = $state<number | null>(null);
  /** The move that is chosen and not yet sent. */
  selected = $state<string | null>(null);
  /** What is read out. */
  spoken = $state("");
  /** Which dialog is open, and where it was asked for. */
  dialog = $state.raw<{ name: DialogName; from: HTMLElement } | null>(null);
  readonly lingering = new Lingering();
  readonly side: SidePanel;
  readonly agreements: Agreements;

  /** Call it while a component begins, with its properties. */
  constructor(private readonly props: LiveTableProps) {
    this.side = new SidePanel(props.session);
    this.agreements = new Agreements(this);
    // A choice belongs to the question it was made for.
    $effect(() => {
      void this.question;
      this.selected = null;
    });
    let heard = untrack(() => props.session.news.number);
    $effect(() => {
      const { number, events } = props.session.news;
      if (number === heard) return;
      heard = number;
      untrack(() => this.take(events));
    });
  }

  get session(): TableSession {
    return this.props.session;
  }
  get game(): PlayedGame {
    return this.props.game;
  }
  get board(): Board | null {
    return this.props.board;
  }
  get words(): Words {
    return this.props.words;
  }
  get table(): TableInfo {
    return this.props.table;
  }
  /** Whether one learns here: at such a table nobody else can be. */
  get isLesson(): boolean {
    return this.props.head !== undefined;
  }
  /** Whether others can be here to talk to. */
  get hasTalk(): boolean {
    return !this.isLesson && !this.table.daily;
  }
  sit(seat: number): void {
    this.props.sit(seat);
  }
  again(wanted: boolean): void {
    this.props.again(wanted);
  }

  // Who sat where is the same in most updates: only another one makes the story be told anew.
  private readonly sitters = $derived.by(() => JSON.stringify(this.table.sitters ?? []));
  private readonly seated = $derived.by(() =>
    JSON.stringify(this.table.chairs.map(({ name, kind }) => ({ name, kind }))),
  );
  readonly cast = $derived.by<Cast>(() => {
    const known = JSON.parse(this.sitters) as SitterInfo[];
    if (known.length) return castOf(known, this.words, this.session.seat);
    const chairs = JSON.parse(this.seated) as TableInfo["chairs"];
    return plainCast(sitterNames(chairs, this.words), this.session.seat);
  });
  get names(): string[] {
    return this.cast.now.names;
  }

  // What is asked, and what may be done.
  get decision() {
    return this.session.view?.decision ?? null;
  }
  /** The number of the question that is mine to answer. */
  readonly question = $derived.by(() => (this.decision?.owes ? this.decision.number : null));
  get isMine(): boolean {
    return this.decision?.owes === true && this.at === null && !this.table.paused;
  }
  /** Nothing while the game is paused. */
  readonly moves = $derived.by(() => (this.table.paused ? [] : this.session.moves));
  readonly asides = $derived.by(() => this.moves.slice(this.moves.length - this.session.asides));
  readonly digits = $derived.by(() => digitsFor(this.moves, this.game));
  /** Until when secret answers may be given; it ends sooner when all who are asked have answered. */
  get answersUntil(): number | null {
    return this.table.paused ? null : this.table.time.window_closes_at;
  }
  get clause(): string {
    return this.session.refused?.clause || this.props.clause || this.decision?.clause || "";
  }

  // What the page looks like.
  get isPlaying(): boolean {
    return this.table.phase === "playing";
  }
  /** While a game is played the table is as high as the window; before and after it the page scrolls. */
  get isPlayed(): boolean {
    return this.isPlaying && this.session.view !== null;
  }
  get hasOwn(): boolean {
    return this.isPlayed && this.session.seat !== null && !settings.plain;
  }
  /** The coach gives hints to whoever plays against bots alone; a lesson has help of its own, a daily deal has none. */
  get mayHint(): boolean {
    const { seat } = this.session;
    if (!this.hasTalk || !this.isPlayed || seat === null) return false;
    return !this.table.chairs.some((chair, at) => at !== seat && chair.kind !== "bot");
  }
  /** Of a daily deal nothing is shown again before its day is over. */
  get mayLookBack(): boolean {
    return !this.table.daily;
  }
  get hasClocks(): boolean {
    return this.isPlayed && this.table.clock.clock !== "none";
  }
  readonly status = $derived.by(() => {
    const { session, table } = this;
    if (session.link === "gone") return t(session.farewell ? "table-away" : "no-such-table");
    if (table.paused) return t("paused");
    if (table.phase === "gathering" || !session.view) return t("gathering");
    if (this.at !== null) return t("looking-back", { at: this.at, last: session.after });
    if (session.view.result) return t("over"); // who won stands below, once
    return statusOf(session.view, this.words, this.names, session.seat);
  });

  // The moment that is shown: now, or one of the past.
  readonly moment = $derived.by(() =>
    this.at === null ? this.momentAt(this.session.after, true) : this.momentAt(this.at, false),
  );
  /** What lies on the table: the moment, or the one before it that lingers; chosen is what is chosen now. */
  readonly onTable = $derived.by(() => {
    const { moment, lingering } = this;
    const past = this.at === null && lingering.after !== null ? this.momentAt(lingering.after, true) : null;
    return past && moment ? { ...past, chosen: moment.chosen } : moment;
  });
  private readonly tell = $derived.by(() => teller(this.words, this.cast));
  readonly lines = $derived.by(() => this.tell(this.session.story));

  private momentAt(after: number, live: boolean): Moment | null {
    const { session, game, words, cast } = this;
    const isNow = live && after === session.after;
    const view = isNow ? session.view : (session.past[after] ?? null);
    if (!view) return null;
    return {
      game,
      words,
      cast,
      view,
      live,
      names: isNow ? this.names : cast.at(after).names,
      seat: session.seat,
      moves: isNow ? this.moves : [],
      asides: isNow ? this.asides : [],
      digits: isNow ? this.digits : undefined,
      // What people did besides playing is the log's and the notices', not the board's.
      story: session.story.filter((told) => told.after <= after && !isTableEvent(told.event)),
      after,
      chosen: isNow ? (session.sent?.move ?? this.selected) : null,
      sending: session.sent !== null,
    };
  }

  /** What the button says that sends the chosen move. */
  get confirmLabel(): string {
    if (this.session.sent) return t("sending");
    if (this.selected && this.moment) return t("confirm", { move: moveName(this.moment, this.selected) });
    return t("choose");
  }

  /** Choose a move; the same one again confirms it, but not by its digit: Enter does that. */
  readonly choose = (move: string, mayConfirm = true): void => {
    if (this.session.sent || !this.moves.includes(move)) return;
    if (this.lingering.after !== null) this.lingering.skip();
    if (this.selected === move && mayConfirm) this.confirm();
    else this.selected = move;
  };
  /** From here on the move is the session's: chosen while it is under way, and no longer once it is made. */
  readonly confirm = (): void => {
    if (!this.selected || this.session.sent) return;
    this.session.play(this.selected);
    this.selected = null;
  };
  readonly undo = (): void => {
    if (this.selected && !this.session.sent) this.selected = null;
    else this.session.say({ say: "take_back" });
  };
  readonly look = (after: number | null): void => {
    if (!this.mayLookBack) return;
    this.at = after === this.session.after && this.table.phase !== "over" ? null : after;
    if (this.at !== null) void this.session.recall(this.at);
  };
  readonly skip = (): void => this.lingering.skip();

  openDialog(name: DialogName, event: MouseEvent & { currentTarget: HTMLElement }): void {
    // What is folded away is gone when the dialog closes; what it was folded behind is not.
    const folds = event.currentTarget.closest(".folded")?.querySelector<HTMLElement>("[data-folds]");
    this.dialog = { name, from: folds ?? event.currentTarget };
  }
  readonly closeDialog = (): void => {
    this.dialog?.from.focus();
    this.dialog = null;
  };

  readonly press = (event: KeyboardEvent): void => {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (target.closest("input, select, textarea, [role=tablist], dialog")) return;
    const { at, selected, lingering, session } = this;
    const found = this.moves.find((move) => this.digits.get(move) === event.key);
    if (found !== undefined && at === null) this.choose(found, false);
    else if (event.key === "Enter" && selected && !target.closest("button, a, summary, [role=button]")) this.confirm();
    else if (event.key === "Escape" && selected) this.selected = null;
    else if (event.key === "Escape" && lingering.after !== null) lingering.skip();
    else if (event.key === "[") this.look(Math.max(0, (at ?? session.after) - 1));
    else if (event.key === "]") this.look(at === null || at + 1 >= session.after ? null : at + 1);
    else return;
    event.preventDefault();
  };

  /** News: say it aloud, ring, let it linger. */
  private take(events: Facts[]): void {
    const { session, board, lingering } = this;
    const longest = board ? lingerOf(board, events) : 0;
    const isOver = Boolean(session.view?.result);
    this.spoken = this.saidOf(events);
    if (isOver) ring("end");
    else if (longest) ring("reveal");
    else if (this.decision?.owes) ring("yours");
    lingering.freshen();
    // Whoever only watches has nothing to go on with; nor is there anything to go on with after the end.
    if (longest) lingering.stay(session.after, session.seat === null || isOver ? Math.min(longest, LONGEST) : longest);
  }

  /** What people did besides playing is said by the notices. */
  private saidOf(events: Facts[]): string {
    const { session, words, answersUntil } = this;
    const played = events.filter((event) => !isTableEvent(event)).map((event) => ({ after: session.after, event }));
    const news = linesOf(played, words, this.cast).map((line) => line.text);
    if (answersUntil === null) return [...news, this.status].join(" ");
    const time = span(answersUntil - session.skew - Date.now() / 1000);
    return [...news, this.status, words.say("answers-within", { time })].join(" ");
  }
}
