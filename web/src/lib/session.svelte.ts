// A live table as one person at this browser knows it.
import type { FromServer, RefusedMessage, ChatLine } from "../../../docs/wire/wire";
import { api } from "./api";
import { Connection, type Link } from "./connection";
import type { Told } from "./story";
import type { Facts, Step, TableInfo, Time, View } from "./types";

export class TableSession {
  link = $state<Link>("connecting");
  pending = $state(0);
  seat = $state<number | null>(null);
  table = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  moves = $state.raw<string[]>([]);
  story = $state.raw<Told[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  present = $state.raw<number[]>([]);
  refused = $state.raw<RefusedMessage | null>(null);
  /** The game so far, for the scrubber: by number of moves. */
  past = $state.raw<View[]>([]);
  /** What the last update told, and how often one came: boards move by it. */
  news = $state.raw<{ number: number; events: Facts[] }>({ number: 0, events: [] });
  /** The move that was sent and has not been answered. */
  sent = $state.raw<{ id: string; move: string } | null>(null);
  /** Server time less our own, in seconds. */
  skew = $state(0);
  after = $state(0);
  scenes = $state(0);

  private connection: Connection;

  constructor(
    readonly id: string,
    /** Which of the people at this browser: 1 is its owner. */
    readonly place = 1,
    language = "",
  ) {
    const query = new URLSearchParams({ ...(language ? { language } : {}), ...(place > 1 ? { beside: String(place) } : {}) });
    const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/tables/${encodeURIComponent(id)}?${query}`;
    this.connection = new Connection(
      address,
      (message) => this.hear(message),
      (link, pending) => {
        this.link = link;
        this.pending = pending;
      },
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

  private hear(message: FromServer): void {
    switch (message.type) {
      case "scene":
        this.seat = message.seat;
        this.table = message.table as unknown as TableInfo;
        this.view = message.view as View | null;
        this.moves = message.moves;
        this.story = message.story;
        this.chat = message.chat;
        this.present = message.present;
        this.skew = message.now - Date.now() / 1000;
        this.after = message.story.at(-1)?.after ?? 0;
        this.scenes++;
        void this.remember();
        break;
      case "update":
        this.changed(message);
        break;
      case "accepted":
        this.answered(message.id);
        break;
      case "refused":
        this.answered(message.id);
        this.refused = message;
        break;
      case "said":
        this.chat = [...this.chat, message.line].slice(-50);
        break;
      case "present":
        this.present = message.seats;
        break;
    }
  }

  private changed(message: Extract<FromServer, { type: "update" }>): void {
    if (message.answers) this.answered(message.answers);
    const after = message.after ?? 0;
    const events = message.events ?? [];
    if (message.table) this.table = message.table as unknown as TableInfo;
    else if (message.time && this.table) this.table = { ...this.table, time: message.time as unknown as Time };
    if (message.view) this.view = message.view as View;
    this.moves = message.moves ?? [];
    if (message.story_restarts) return;
    this.story = [...this.story, ...events.map((event) => ({ after, event }))];
    this.after = after;
    if (message.view) {
      const past = this.past.slice(0, after);
      past[after] = message.view as View;
      this.past = past;
      if (this.table?.phase === "over" || past.includes(undefined as never)) void this.remember();
    }
    this.news = { number: this.news.number + 1, events };
  }

  private answered(id: string): void {
    if (this.sent?.id === id) this.sent = null;
  }

  /** Fetch the views of the game so far. */
  private async remember(): Promise<void> {
    if (!this.view) return;
    try {
      const { steps } = await api.steps(this.id, undefined, this.place);
      const past = steps.map((step: Step) => step.view);
      if (past.length > this.after) this.past = past;
    } catch {
      // The scrubber is a comfort: the table goes on without it.
    }
  }
}
