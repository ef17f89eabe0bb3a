// What needs everybody's consent: a pause and its end, another game, a bot for somebody. Here: as the reader sees it.
import type { TableInfo } from "../../../../docs/wire/wire";
import { openAsks, type Ask } from "../asks";
import type { TableSession } from "../session.svelte";
import type { Words } from "../words";

/** Another game, as far as the one who looks is concerned. */
export interface RematchVotes {
  /** Whether I want it, whom I wait for then, and who else wants it. */
  wanted: boolean;
  waiting: string;
  others: string[];
  ask: () => void;
  withdraw: () => void;
  decline: () => void;
  /** Where it is. */
  table: string;
}

interface Source {
  readonly session: TableSession;
  readonly table: TableInfo;
  readonly words: Words;
  readonly names: string[];
  again(wanted: boolean): void;
}

export class Agreements {
  /** All that some want and others have not agreed to. */
  asks = $derived.by<Ask[]>(() => openAsks(this.source.table));
  /** For whom my wish for a pause, or for its end, waits; empty where I have none. */
  pauseWaits = $derived.by(() => this.waitsFor(["pause", "on"]));
  rematch = $derived.by<RematchVotes | undefined>(() => this.rematchOf(this.source.session.seat));

  constructor(private readonly source: Source) {}

  togglePause(): void {
    const { session, table } = this.source;
    session.say({ say: "pause", wanted: !table.chairs[session.seat!]!.wants_pause });
  }

  /** What I asked for that others have not agreed to: whom it waits for. */
  private waitsFor(kinds: Ask["kind"][]): string {
    const { session, words, names } = this.source;
    const mine = this.asks.find(
      (ask) => kinds.includes(ask.kind) && session.seat !== null && ask.by.includes(session.seat),
    );
    return mine ? words.listed(mine.waiting.map((seat) => names[seat] ?? "?")) : "";
  }

  private rematchOf(mine: number | null): RematchVotes | undefined {
    const { session, table, names } = this.source;
    if (mine === null || table.daily) return undefined;
    const wanting = table.chairs.flatMap((chair, seat) =>
      chair.kind === "person" && chair.wants_rematch && seat !== mine ? [names[seat]!] : [],
    );
    return {
      wanted: table.chairs[mine]!.wants_rematch,
      others: table.rematch ? [] : wanting,
      waiting: this.waitsFor(["rematch"]),
      table: table.rematch,
      ask: () => this.source.again(true),
      withdraw: () => this.source.again(false),
      decline: () => session.say({ say: "decline", what: "rematch" }),
    };
  }
}
