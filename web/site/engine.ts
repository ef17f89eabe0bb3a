// The two workers that play, as the page knows them: one runs the tables, in the other bots think. (What takes a while is
// studied in a third one: ../src/python/studies.)
import type { AnswerRequest, AskStudy, EnginePlaces } from "../../docs/wire/wire";
import type { Boot } from "../src/python/python";
import type { FromBots, FromTable, Question, ToBots, ToTable } from "./messages";

/** So long a bot seems to think, at least: people want to follow. */
const PAUSE = Number(localStorage.getItem("reverie.bot-pause") ?? 600);
/** A bot that has not answered by then is ended, and the default move is made for it. */
const DEADLINE = 20_000;

interface LineEnd {
  tell(frame: string): void;
  hungUp(code: number): void;
}

/** At once and whole, or line by line from the third worker. */
type Answer = AnswerRequest | AskStudy;

interface WantedTable {
  table: string;
  place: number;
  language: string;
}

type State = "waiting" | "starting" | "ready" | "failed";

/** Waits for the places of its parts (`start`), and until then keeps what is asked for. */
class Engine {
  state: State = "waiting";
  /** How Python was started, once it is. */
  boot: Boot | "" = "";
  /** Why it failed. */
  why = "";
  /** Hears of every change of state. */
  changed: () => void = () => {};
  private table: Worker | null = null;
  private bots: Bots | null = null;
  private readonly early: ToTable[] = [];
  private readonly lines = new Map<number, LineEnd>();
  private readonly asked = new Map<number, (answer: Answer) => void>();
  private count = 0;

  start(places: EnginePlaces): void {
    this.set("starting");
    this.bots = new Bots(places, (question, move) => this.tellTable({ ...question, do: "bot", move }));
    this.table = new Worker(new URL("./table.worker.ts", import.meta.url), { type: "module" });
    this.table.onmessage = (event: MessageEvent<FromTable>) => this.hear(event.data);
    this.table.onerror = (event) => this.fail(event.message);
    this.post({ do: "start", places });
    for (const message of this.early.splice(0)) this.post(message);
  }

  open(wanted: WantedTable, end: LineEnd): number {
    const line = ++this.count;
    this.lines.set(line, end);
    this.tellTable({ do: "open", line, ...wanted });
    return line;
  }

  say(line: number, text: string): void {
    this.tellTable({ do: "say", line, text });
  }

  close(line: number): void {
    this.lines.delete(line);
    this.tellTable({ do: "close", line });
  }

  request(method: string, path: string, query: string, body: string): Promise<Answer> {
    const id = ++this.count;
    this.tellTable({ do: "request", id, method, path, query, body });
    return new Promise((done) => this.asked.set(id, done));
  }

  /** What is kept has come from somewhere else. */
  lookAtStorage(): void {
    this.tellTable({ do: "stored" });
  }

  private tellTable(message: ToTable): void {
    if (this.table) this.post(message);
    else this.early.push(message);
  }

  private post(message: ToTable): void {
    this.table!.postMessage(message);
  }

  private hear(message: FromTable): void {
    switch (message.do) {
      case "ready":
        this.boot = message.boot;
        this.bots!.start(); // Only now: whoever waits, waits for the table first.
        return this.set("ready");
      case "failed":
        return this.fail(message.why);
      case "tell":
        return this.lines.get(message.line)?.tell(message.frame);
      case "hang_up": {
        const end = this.lines.get(message.line);
        this.lines.delete(message.line);
        return end?.hungUp(message.code);
      }
      case "think":
        return this.bots!.think(message);
      case "answer":
      case "study":
        this.asked.get(message.id)?.(message);
        this.asked.delete(message.id);
    }
  }

  private fail(why: string): void {
    console.error(why);
    this.why = why;
    // Once the table runs, one thing that failed does not end it.
    if (this.state !== "ready") this.set("failed");
  }

  private set(state: State): void {
    this.state = state;
    this.changed();
  }
}

/** The worker in which bots think; begun anew where one of them takes too long. */
class Bots {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, { question: Question; began: number }>();
  private timer = 0;
  private isReady = false;
  private count = 0;

  constructor(
    private readonly places: EnginePlaces,
    private readonly answered: (question: Question, move: string | null) => void,
  ) {}

  think(question: Question): void {
    const id = ++this.count;
    this.waiting.set(id, { question, began: performance.now() });
    this.post({ do: "think", id, question: question.question });
    this.watch();
  }

  start(): void {
    this.isReady = false;
    this.worker = new Worker(new URL("./bots.worker.ts", import.meta.url), { type: "module" });
    this.worker.onmessage = (event: MessageEvent<FromBots>) => this.hear(event.data);
    this.post({ do: "start", places: this.places });
  }

  private post(message: ToBots): void {
    this.worker!.postMessage(message);
  }

  private hear(message: FromBots): void {
    if (message.do === "ready") {
      this.isReady = true;
      return this.watch();
    }
    if (message.do === "failed") return console.error(message.why);
    const asked = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    this.watch();
    if (!asked) return;
    const rest = asked.question.hushed ? 0 : PAUSE - (performance.now() - asked.began);
    setTimeout(() => this.answered(asked.question, message.move), Math.max(0, rest));
  }

  /** While somebody thinks, and Python is there, time runs. */
  private watch(): void {
    clearTimeout(this.timer);
    if (this.isReady && this.waiting.size) this.timer = window.setTimeout(() => this.giveUp(), DEADLINE);
  }

  private giveUp(): void {
    this.worker!.terminate();
    const late = [...this.waiting.values()];
    this.waiting.clear();
    this.start();
    for (const { question } of late) this.answered(question, null);
  }
}

export const engine = new Engine();
