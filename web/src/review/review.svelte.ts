// A finished game looked at together: who leads, what is pointed at, what is said and what has been commented.
import type { ChatMessage, FromServer, PointedMessage, RefusedMessage, ReviewComment } from "../../../docs/wire/wire";
import { api } from "../lib/api";
import { Connection } from "../lib/connection";
import type { Replayed } from "../lib/replayed.svelte";
import { settings } from "../lib/settings.svelte";

const POINTED_SHOWN = 5000;
const LED_EVERY = 150;

export class Review {
  chat = $state.raw<ChatMessage[]>([]);
  comments = $state.raw<ReviewComment[]>([]);
  /** Who leads; nobody: everybody looks where they like. */
  leader = $state<string | null>(null);
  leaderSeat = $state<number | null>(null);
  isLeading = $state(false);
  /** Whether this page goes where the leader goes. */
  follows = $state(true);
  here = $state(0);
  pointed = $state.raw<PointedMessage | null>(null);
  refused = $state.raw<RefusedMessage | null>(null);
  /** Whether a click on the board shows something to the others. */
  isPointing = $state(false);
  /** Whether this device belongs to somebody with a name: only they can be seen by the others. */
  isGuest = $state(false);
  /** The moments that have been commented. */
  readonly moments = $derived([...new Set(this.comments.map(({ moment }) => moment))]);
  private wanted = { at: 0, eyes: "all" };
  private readonly connection: Connection;
  private fading = 0;
  private leadTimer = 0;

  /** Make it while a component begins. */
  constructor(private readonly replay: Replayed) {
    const language = new URLSearchParams({ language: settings.language });
    this.connection = new Connection(
      `/ws/tables/${encodeURIComponent(replay.table)}?${language}`,
      (message) => this.hear(message),
      () => {},
    );
    void this.findGuest();
    $effect(() => () => {
      clearTimeout(this.fading);
      clearTimeout(this.leadTimer);
      this.connection.close();
    });
    // Whoever leads takes the others along; not with every step of a slider.
    $effect(() => {
      const { at, eyes } = replay;
      if (!this.isLeading || (this.wanted.at === at && this.wanted.eyes === eyes)) return;
      this.wanted = { at, eyes };
      clearTimeout(this.leadTimer);
      this.leadTimer = window.setTimeout(() => this.say({ say: "lead", ...this.wanted }), LED_EVERY);
    });
  }

  private async findGuest(): Promise<void> {
    try {
      this.isGuest = (await api.me()) !== null;
    } catch {
      // Then nobody can be asked for a name either.
    }
  }

  /** Somebody has just said who they are: the server knows them on a new connection alone. */
  named(): void {
    location.reload();
  }

  takeLead(): void {
    this.wanted = { at: this.replay.at, eyes: this.replay.eyes };
    this.say({ say: "lead", ...this.wanted, take: true });
  }

  stopLeading(): void {
    this.say({ say: "lead", at: null });
  }

  follow(): void {
    this.follows = true;
    this.goAlong();
  }

  /** Whoever goes somewhere by themselves does not follow any more. */
  goesAlone(): void {
    if (this.leader !== null && !this.isLeading) this.follows = false;
  }

  point(element: string): void {
    this.say({ say: "point", element });
  }

  comment(at: number, text: string): void {
    this.say({ say: "comment", at, text });
  }

  uncomment(comment: number): void {
    this.say({ say: "uncomment", comment });
  }

  talk(text: string): boolean {
    return this.connection.talk(text);
  }

  private say(command: Parameters<Connection["say"]>[0]): void {
    this.refused = null;
    this.connection.say(command);
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case "scene":
        this.chat = message.chat;
        this.connection.say({ say: "review" });
        break;
      case "said":
        this.chat = [...this.chat, message.line].slice(-50);
        break;
      case "review": {
        const isOther = message.leader !== this.leader || message.own !== this.isLeading;
        this.leader = message.leader;
        this.leaderSeat = message.seat;
        this.isLeading = message.own;
        this.here = message.here;
        if (message.leader === null) return;
        if (isOther && !message.own) this.follows = true;
        if (!message.own) {
          this.wanted = { at: message.at, eyes: message.eyes };
          this.goAlong();
        }
        break;
      }
      case "pointed":
        this.pointed = message;
        clearTimeout(this.fading);
        this.fading = window.setTimeout(() => (this.pointed = null), POINTED_SHOWN);
        break;
      case "comments":
        this.comments = message.comments;
        break;
      case "commented":
        this.comments = sorted([...this.comments.filter(({ id }) => id !== message.comment.id), message.comment]);
        break;
      case "uncommented":
        this.comments = this.comments.filter(({ id }) => id !== message.comment);
        break;
      case "refused":
        this.refused = message;
        break;
    }
  }

  /** To where the leader is. */
  private goAlong(): void {
    if (!this.follows || this.isLeading || this.leader === null) return;
    if (this.replay.eyes !== this.wanted.eyes) this.replay.look(this.wanted.eyes);
    this.replay.go(this.wanted.at);
  }
}

const sorted = (comments: ReviewComment[]): ReviewComment[] =>
  comments.sort((one, other) => one.moment - other.moment || one.id - other.id);
