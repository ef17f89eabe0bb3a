// One socket to one table: it comes back by itself, and says again what has not been answered, under the same id,
// so that the server does it once.
import type { FromClient, FromServer } from "../../../docs/wire/wire";
import { connect, HAS_SERVER, type TableSocket } from "./edition";

export type Link = "connecting" | "live" | "lost" | "restored" | "gone";
type Spoken = FromClient extends infer Each ? (Each extends { id?: string } ? Omit<Each, "id"> : never) : never;

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const PING_EVERY = 15_000;
const SILENCE = 10_000;
const RESTORED_SHOWN = 2500;
const POLICY = 1008;

export class Connection {
  private socket: TableSocket | null = null;
  private wait = FIRST_WAIT;
  /** When to come back, where the server has said so: it stops, and not all may come at once. */
  private returnAfter: number | null = null;
  private unanswered = new Map<string, string>();
  /** What was asked for that is heavy, by its id: when that was too soon, it is asked for again. */
  private asked = new Map<string, string>();
  private isWaiting = false;
  private closed = false;
  private hadScene = false;
  private timers = new Set<number>();
  private quiet = 0;
  private version = 0;

  constructor(
    private readonly address: string,
    private readonly hear: (message: FromServer) => void,
    private readonly changed: (link: Link, pending: number) => void,
    private readonly dial = connect,
  ) {
    this.open();
    window.addEventListener("online", this.now);
    if (HAS_SERVER) window.addEventListener("offline", this.cut);
    this.every(PING_EVERY, () => this.ping());
  }

  /** Say something; it is said again until it has been answered. */
  say(command: Spoken): string {
    const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    const text = JSON.stringify({ ...command, id });
    this.unanswered.set(id, text);
    this.send(text);
    this.tell();
    return id;
  }

  /** Talk goes out once: nobody wants to read the same line twice after a lost connection. */
  talk(text: string): boolean {
    if (!this.hadScene || this.socket?.readyState !== WebSocket.OPEN) return false;
    this.send(JSON.stringify({ say: "chat", text }));
    return true;
  }

  resync(): void {
    this.ask("resync", { say: "resync" });
  }

  /** Ask for the page of the story that ends before its event of that number. */
  turnBack(before: number): void {
    this.ask("story", { say: "story", before });
  }

  close(): void {
    this.closed = true;
    window.removeEventListener("online", this.now);
    window.removeEventListener("offline", this.cut);
    for (const timer of this.timers) clearInterval(timer);
    this.socket?.close();
  }

  private link: Link = "connecting";

  private set(link: Link): void {
    this.link = link;
    this.tell();
  }

  private tell(): void {
    this.changed(this.link, this.unanswered.size);
  }

  private send(text: string): void {
    if (this.socket?.readyState === WebSocket.OPEN && this.hadScene) this.socket.send(text);
  }

  private ask(id: string, message: FromClient): void {
    const text = JSON.stringify({ ...message, id });
    this.asked.set(id, text);
    this.send(text);
  }

  /** Too much at once: say what has not been answered again when there is room for it. */
  private later(seconds: number): void {
    if (this.isWaiting) return;
    this.isWaiting = true;
    this.after(seconds * 1000 + 100, () => {
      this.isWaiting = false;
      for (const text of [...this.asked.values(), ...this.unanswered.values()]) this.send(text);
    });
  }

  private open(): void {
    this.hadScene = false;
    this.asked.clear();
    const socket = this.dial(this.address);
    this.socket = socket;
    socket.onmessage = (event) => this.read(JSON.parse(event.data as string) as FromServer);
    socket.onclose = (event) => {
      if (this.socket === socket) this.ended(event.code);
    };
  }

  private ended(code: number): void {
    this.socket = null;
    if (this.closed) return;
    if (code === POLICY && this.link !== "live") return this.set("gone");
    this.set("lost");
    // Some of the wait is luck: those who lost the server together do not all come back at once.
    this.after(this.returnAfter ?? this.wait * (0.5 + Math.random() / 2), () => {
      if (!this.socket && !this.closed) this.open();
    });
    if (this.returnAfter === null) this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
    this.returnAfter = null;
  }

  private read(message: FromServer): void {
    this.quiet = 0;
    if (message.type === "refused" && message.code === "too-fast" && (!message.id || this.asked.has(message.id))) {
      this.later(Number(message.facts.seconds));
      if (message.id) return;
    }
    if (message.type === "closing") this.returnAfter = message.retry_after_ms;
    if (message.type === "scene") this.arrived(message.version);
    if (message.type === "story") this.asked.delete("story");
    if (message.type === "update") {
      if (message.version > this.version + 1 || message.story_restarts) this.resync();
      this.version = Math.max(this.version, message.version);
    }
    const answered =
      message.type === "update"
        ? message.answers
        : message.type === "accepted" || message.type === "refused"
          ? message.id
          : "";
    if (answered) this.unanswered.delete(answered);
    this.hear(message);
    if (answered) this.tell();
  }

  private arrived(version: number): void {
    this.version = version;
    this.asked.clear();
    const isFirst = !this.hadScene;
    this.hadScene = true;
    // Answers may be lost with what a slow reader was not sent, and were lost with the old connection.
    for (const text of this.unanswered.values()) this.send(text);
    if (!isFirst) return;
    this.wait = FIRST_WAIT;
    if (this.link !== "lost") return this.set("live");
    this.set("restored");
    this.after(RESTORED_SHOWN, () => {
      if (this.link === "restored") this.set("live");
    });
  }

  /** Half-open connections look alive: ask, and if nothing at all comes back, begin anew. */
  private ping(): void {
    if (!this.hadScene || !this.socket) return;
    this.quiet = Date.now();
    this.send(JSON.stringify({ say: "ping" }));
    this.after(SILENCE, () => {
      if (this.quiet && Date.now() - this.quiet >= SILENCE - 50) this.cut();
    });
  }

  private now = (): void => {
    this.wait = FIRST_WAIT;
    if (!this.socket && !this.closed) this.open();
  };

  private cut = (): void => {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.ended(0);
  };

  private after(delay: number, act: () => void): void {
    const timer = window.setTimeout(() => {
      this.timers.delete(timer);
      act();
    }, delay);
    this.timers.add(timer);
  }

  private every(delay: number, act: () => void): void {
    this.timers.add(window.setInterval(act, delay));
  }
}
