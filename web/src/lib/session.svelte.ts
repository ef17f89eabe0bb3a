// A live table as one person at this browser knows it.
import type {
  ChatMessage,
  FromServer,
  RefusedMessage,
  Scene,
  StandingPass,
  TableInfo,
  Told,
  UpdateMessage,
} from "../../../docs/wire/wire";
import { api, withOverrides } from "./api";
import { Connection, type Link } from "./connection";
import type { connect } from "./edition";
import { afterScene, withPage, type Known } from "./pages";
import { isTableEvent } from "./sitters";
import type { BoardView, Facts } from "./types";

/** How many views before and after one are fetched with it. */
const AROUND = 25;

/** The move with which every window is passed. */
const PASS = "pass";

export class TableSession {
  link = $state<Link>("connecting");
  pending = $state(0);
  seat = $state<number | null>(null);
  table = $state.raw<TableInfo | null>(null);
  view = $state.raw<BoardView | null>(null);
  moves = $state.raw<string[]>([]);
  /** How many of the moves, the last ones, are asides. */
  asides = $state(0);
  /** Whether the last move would be taken back now. */
  canTakeBack = $state(false);
  /** The seat that was left and may be taken back. */
  mayReturn = $state<number | null>(null);
  /** What people last did besides playing, and how often there was something. */
  deeds = $state.raw<{ number: number; events: Facts[] }>({ number: 0, events: [] });
  story = $state.raw<Told[]>([]);
  chat = $state.raw<ChatMessage[]>([]);
  present = $state.raw<number[]>([]);
  refused = $state.raw<RefusedMessage | null>(null);
  /** The game so far, for the scrubber: by number of moves, as far as it has been seen or asked for. */
  past = $state.raw<(BoardView | undefined)[]>([]);
  /** What the last update told, and how often one came: boards move by it. */
  news = $state.raw<{ number: number; events: Facts[] }>({ number: 0, events: [] });
  /** The move that was sent and has not been answered. */
  sent = $state.raw<{ id: string; move: string } | null>(null);
  /** Server time less our own, in seconds. */
  skew = $state(0);
  after = $state(0);
  scenes = $state(0);
  /** In which hidden windows this player has decided to pass. */
  standing = $state.raw<readonly StandingPass[]>([]);

  private connection: Connection;
  private storyFrom = 0;
  private version = -1;
  /** Whether the story is known up to this version, with nothing missed and nothing taken back that still stands in it. */
  private inStep = false;
  /** Whether the last update took a move back. */
  private restarts = false;

  constructor(
    readonly id: string,
    /** Which of the people at this browser: 1 is its owner. */
    readonly place = 1,
    language = "",
    /** Another way to a table than the server's. */
    dial?: typeof connect,
  ) {
    const query = new URLSearchParams({
      ...(language ? { language } : {}),
      ...(place > 1 ? { beside: String(place) } : {}),
    });
    this.connection = new Connection(
      `/ws/tables/${encodeURIComponent(id)}?${query}`,
      (message) => this.hear(message),
      (link, pending) => {
        this.link = link;
        this.pending = pending;
      },
      dial,
    );
  }

  close(): void {
    this.connection.close();
  }

  say(command: Parameters<Connection["say"]>[0]): string {
    this.refused = null;
    return this.connection.say(command);
  }

  talk(text: string): boolean {
    this.refused = null;
    return this.connection.talk(text);
  }

  play(move: string): void {
    const decision = this.view?.decision;
    if (!decision || this.sent) return;
    this.sent = { id: this.say({ say: "play", decision: decision.number, move }), move };
  }

  /** Why the server sent us away, in its own words; it has none for a link that leads nowhere. */
  get farewell(): string | null {
    return this.refused && this.refused.code !== "no-such-table" ? this.refused.text : null;
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case "scene": {
        const inStep = this.inStep && message.version === this.version && message.seat === this.seat;
        this.tell(afterScene({ told: this.story, from: this.storyFrom }, message, inStep));
        this.version = message.version;
        this.inStep = true;
        this.restarts = false;
        this.seat = message.seat;
        this.table = message.table;
        this.view = this.whole(message.view);
        this.moves = message.moves;
        this.asides = message.asides;
        this.canTakeBack = message.can_take_back;
        this.mayReturn = message.may_return;
        this.standing = message.standing;
        this.chat = message.chat;
        this.present = message.present;
        this.skew = message.now - Date.now() / 1000;
        this.after = message.story.at(-1)?.after ?? 0;
        this.scenes++;
        this.past = [];
        this.remember(this.after, this.view);
        break;
      }
      case "story":
        this.tell(withPage({ told: this.story, from: this.storyFrom }, message));
        break;
      case "names":
        if (this.table) {
          const renamed = <T extends { name: string }>(all: T[], names: string[]) =>
            all.map((one, at) => ({ ...one, name: names[at] ?? one.name }));
          this.table = {
            ...this.table,
            chairs: renamed(this.table.chairs, message.names),
            sitters: renamed(this.table.sitters, message.sitters),
          };
        }
        break;
      case "update":
        this.changed(message);
        break;
      case "accepted":
        this.answered(message.id);
        break;
      case "refused": {
        // A pass that comes when its window has just closed wanted nothing else than what has happened.
        const isLatePass = message.code === "stale-decision" && this.sent?.id === message.id && this.sent.move === PASS;
        this.answered(message.id);
        if (!isLatePass) this.refused = message;
        break;
      }
      case "said":
        this.chat = [...this.chat, message.line].slice(-50);
        break;
      case "present":
        this.present = message.seats;
        break;
    }
  }

  /** The story is known from there on; what came before is fetched while the table is already shown. */
  private tell({ told, from }: Known): void {
    this.story = told;
    this.storyFrom = from;
    if (from > 0) this.connection.turnBack(from);
  }

  private changed(message: UpdateMessage): void {
    if (message.answers) this.answered(message.answers);
    // After a move was taken back only the very next scene goes on from what is known.
    this.inStep = this.inStep && message.version === this.version + 1 && !this.restarts;
    this.version = message.version;
    this.restarts = message.story_restarts ?? false;
    const after = message.after ?? 0;
    const events = message.events ?? [];
    if (message.table) this.table = { ...this.table, ...message.table };
    else if (message.time && this.table) this.table = { ...this.table, time: message.time };
    if (message.view) this.view = this.whole(message.view);
    this.moves = message.moves ?? [];
    this.asides = message.asides ?? 0;
    this.canTakeBack = message.can_take_back ?? false;
    const deeds = events.filter(isTableEvent);
    if (deeds.length) this.deeds = { number: this.deeds.number + 1, events: deeds };
    this.standing = message.standing ?? [];
    if (message.story_restarts) return;
    this.story = [...this.story, ...events.map((event) => ({ after, event }))];
    this.after = after;
    this.remember(after, message.view ? this.view : null);
    this.news = { number: this.news.number + 1, events };
  }

  /** A view as boards know it: the overrides come with the table alone. */
  private whole(view: Scene["view"]): BoardView | null {
    return withOverrides(view, this.table?.overrides);
  }

  private answered(id: string): void {
    if (this.sent?.id === id) this.sent = null;
  }

  private remember(after: number, view: BoardView | null | undefined): void {
    if (!view) return;
    const past = this.past.slice(0, after);
    past[after] = view;
    this.past = past;
  }

  /** Fetch the view after so many moves, and those around it, where we have not seen them. */
  async recall(after: number): Promise<void> {
    if (this.past[after] || !this.view) return;
    try {
      const { steps } = await api.steps(
        this.id,
        { views: `${Math.max(0, after - AROUND)}-${after + AROUND}` },
        undefined,
        this.place,
      );
      const past = this.past.slice();
      for (const step of steps) if (step.view) past[step.after] ??= step.view;
      this.past = past;
    } catch {
      // The scrubber is a comfort: the table goes on without it.
    }
  }
}
