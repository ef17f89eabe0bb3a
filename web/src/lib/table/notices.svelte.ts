// News from the table: what others have just done, what they want of me, and whom the game waits for.
import { untrack } from "svelte";
import type { Ask } from "../asks";
import { exactSpan } from "../span";
import { t } from "../settings.svelte";
import { ring } from "../sound";
import { linesOf } from "../story";
import type { Facts } from "../types";
import type { TableController } from "./controller.svelte";

const SHOWN = 20_000;

/** Somebody whom the game waits for, and what can be done about it. */
interface Waited {
  other: number;
  text: string;
  mayNudge: boolean;
  mayReplace: boolean;
}

const seconds = (): number => Date.now() / 1000;

export class TableNotices {
  /** The last thing that others did; all of it is in the log. */
  news = $state.raw<{ number: number; text: string } | null>(null);
  private now = $state(seconds());
  /** Since when the present question is open here. */
  private since = $state(seconds());

  /** Call it while a component begins. */
  constructor(private readonly controller: TableController) {
    const { session } = controller;
    let heard = untrack(() => session.deeds.number);
    $effect(() => {
      const { number, events } = session.deeds;
      if (number === heard) return;
      heard = number;
      this.take(number, events);
    });
    const question = $derived(controller.decision?.number);
    $effect(() => {
      void question;
      this.since = this.now = seconds();
    });
    $effect(() => {
      if (!this.waited.length) return;
      const timer = setInterval(() => (this.now = seconds()), 1000);
      return () => clearInterval(timer);
    });
  }

  called(seats: number[]): string {
    const { words, names } = this.controller;
    return words.listed(seats.map((seat) => names[seat] ?? "?"));
  }

  /** My seat that I may come back to. */
  get held(): number | null {
    return this.controller.isPlaying ? this.controller.session.mayReturn : null;
  }

  // What others want of me, and what I want of them, but for what its own button says.
  readonly asked = $derived.by(() => this.asks((ask, seat) => ask.waiting.includes(seat)));
  readonly mine = $derived.by(() => this.asks((ask, seat) => ask.kind === "replace" && ask.by.includes(seat)));
  private asks(concerns: (ask: Ask, seat: number) => boolean): Ask[] {
    const { session, agreements } = this.controller;
    const { seat } = session;
    return seat === null ? [] : agreements.asks.filter((ask) => concerns(ask, seat));
  }
  agree({ kind, whom }: Ask): void {
    if (kind === "rematch") this.controller.again(true);
    else if (kind === "replace") this.replace(whom!, true);
    else this.controller.session.say({ say: "pause", wanted: kind === "pause" });
  }
  decline({ kind, whom }: Ask): void {
    this.controller.session.say({ say: "decline", what: kind === "on" ? "pause" : kind, seat: whom });
  }
  replace(seat: number, wanted: boolean): void {
    this.controller.session.say({ say: "replace", seat, wanted });
  }

  // Whom the game waits for, and what can be done about it: see reverie/table/patience.py.
  private readonly waited = $derived.by(() => {
    const { session, table, decision, isPlaying } = this.controller;
    const { seat } = session;
    if (seat === null || table.paused || !isPlaying || !decision || decision.waiting === "?") return [];
    return decision.waiting.filter((other) => other !== seat && table.chairs[other]?.kind === "person");
  });
  /** Those for whom the clock has played too often. */
  private readonly overdue = $derived.by(() => {
    const { session, table, isPlaying } = this.controller;
    const { seat } = session;
    if (seat === null || !isPlaying || table.patience.counts !== "clock") return [];
    return table.chairs.flatMap((chair, other) =>
      other !== seat && chair.kind === "person" && chair.by_clock >= table.patience.together ? [other] : [],
    );
  });
  readonly wait = $derived.by<Waited[]>(() =>
    [...new Set([...this.waited, ...this.overdue])].flatMap((other) => {
      const isUnwanted = this.controller.table.chairs[other]!.unwanted_by.length > 0;
      return isUnwanted ? [] : this.waitFor(other);
    }),
  );

  /** None where there is nothing to say about it yet. */
  private waitFor(other: number): Waited[] {
    const { table, session } = this.controller;
    const chair = table.chairs[other]!;
    const { nudge, nudge_again, together, counts } = table.patience;
    const server = this.now + session.skew;
    const hasLimit = counts !== "clock" && Boolean(chair.waited_since);
    const left = hasLimit ? Math.ceil(chair.waited_since + together - server) : Infinity;
    const mayReplace = counts === "clock" ? chair.by_clock >= together : left <= 0;
    const isPatient = this.now - this.since > nudge + 1 && server - chair.nudged_at > nudge_again;
    const mayNudge = this.waited.includes(other) && isPatient;
    const text = counts === "clock" && mayReplace ? this.byClock(other) : this.waitText(other, left);
    return mayReplace || mayNudge || hasLimit ? [{ other, text, mayNudge, mayReplace }] : [];
  }

  private byClock(other: number): string {
    return t("by-clock", { name: this.controller.names[other] ?? "?" });
  }

  private waitText(other: number, left: number): string {
    const { session, words, names } = this.controller;
    const name = names[other] ?? "?";
    if (Number.isFinite(left) && left > 0)
      return t("was-nudged", { name, time: exactSpan(Math.ceil(left / 10) * 10, words) });
    return t(session.present.includes(other) ? "still-waiting" : "still-away", { name });
  }

  private take(number: number, events: Facts[]): void {
    const { session, words, cast } = this.controller;
    const deeds = events.filter((event) => this.isNews(event)).map((event) => ({ after: session.after, event }));
    const told = linesOf(deeds, words, cast);
    if (events.some(({ kind, other_seat }) => kind === "table_nudged" && other_seat === session.seat)) ring("nudge");
    if (!told.length) return;
    this.news = { number, text: told.map(({ text }) => text).join(" ") };
    setTimeout(() => this.news?.number === number && this.close(), SHOWN);
  }

  /** What they want is asked, that the game is paused stands above, and what I did I know; not what the clock did for me. */
  private isNews({ kind, seat }: Facts): boolean {
    const isMine = seat === this.controller.session.seat;
    return !/_(wanted|paused)$/.test(String(kind)) && (kind === "table_time_ran_out") === isMine;
  }

  close(): void {
    this.news = null;
  }
}
