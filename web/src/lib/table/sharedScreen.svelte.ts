// A table by its link, for everybody who sits at this screen: one session each, and whose turn it is to look.
import { onMount } from "svelte";
import type { GuestInfo } from "../../../../docs/wire/wire";
import { api } from "../api";
import { router } from "../router.svelte";
import { TableSession } from "../session.svelte";
import { settings } from "../settings.svelte";

/** What shall happen as soon as the table is there: who sits down where, and which bots come. */
interface Beginning {
  /** Their levels. */
  bots: string[];
  seat?: number;
}

/** What one page leaves for the next: it is read once. */
function takeBeginning(table: string): Beginning | null {
  const found = sessionStorage.getItem(`begin:${table}`);
  sessionStorage.removeItem(`begin:${table}`);
  return found ? (JSON.parse(found) as Beginning) : null;
}

/** Of one's own luck: so much that nobody can guess it. */
const luck = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Sit down, throw one's own luck into the shuffles, and be ready. */
function sitDown(session: TableSession, seat: number | null): void {
  session.say({ say: "sit", seat });
  session.say({ say: "add_entropy", word: luck() });
  session.say({ say: "ready", ready: true });
}

export class SharedScreen {
  sessions = $state.raw<TableSession[]>([]);
  /** Whether the screen is being handed to somebody else. */
  curtain = $state(false);
  /** The seat that somebody wants whose name is not known yet. */
  sitAt = $state<number | null>(null);
  private active = $state(0);
  private guest = $state.raw<GuestInfo | null | undefined>(undefined);
  private beginning = $state.raw<Beginning | null>(null);
  /** How many people share the screen. */
  private readonly places: number;

  /** Call it while a component begins. */
  constructor(private readonly id: string) {
    this.places = Number(localStorage.getItem(`together:${id}`) ?? 1);
    this.beginning = takeBeginning(id);
    onMount(() => {
      void api.me().then(
        (found) => (this.guest = found),
        () => (this.guest = null),
      );
      this.connect();
      return () => this.close();
    });
    $effect(() => this.begin());
    this.followRematch();
    $effect(() => this.handOver());
  }

  /** Whoever looks now. */
  get session(): TableSession | undefined {
    return this.sessions[this.active];
  }

  readonly sit = (seat: number): void => {
    if (this.guest) sitDown(this.session!, seat);
    else this.sitAt = seat;
  };

  /** Another game: everybody at this screen wants it, or nobody. */
  readonly again = (wanted: boolean): void => {
    for (const one of this.sessions)
      if (one.seat !== null && one.table?.chairs[one.seat]?.wants_rematch !== wanted)
        one.say({ say: "rematch", wanted });
  };

  readonly named = (found: GuestInfo): void => {
    this.guest = found;
    this.beginning = { bots: [], seat: this.sitAt ?? undefined };
    this.sitAt = null;
    this.connect(); // The socket must know who we are now.
  };

  private connect(): void {
    this.close();
    this.sessions = Array.from(
      { length: this.places },
      (_, at) => new TableSession(this.id, at + 1, settings.language),
    );
  }

  private close(): void {
    for (const session of this.sessions) session.close();
  }

  /** A table that was just made, or a seat that was just asked for: sit down as soon as the tables are here. */
  private begin(): void {
    const { sessions, beginning } = this;
    if (!beginning || !sessions.length || sessions.some((one) => !one.table)) return;
    this.beginning = null;
    for (const one of sessions) {
      if (one.table!.phase !== "gathering") continue;
      if (one.seat === null) sitDown(one, beginning.seat ?? null);
      else one.say({ say: "ready", ready: true });
    }
    for (const level of beginning.bots) sessions[0]!.say({ say: "seat_bot", level });
  }

  /** When another game comes about while we are here, we go there; whoever opens an old table stays with it. */
  private followRematch(): void {
    let nextTable: string | undefined;
    $effect(() => {
      const found = this.session?.table?.rematch;
      const isNew = nextTable === "" && found && this.session?.seat !== null;
      nextTable = found;
      if (!isNew) return;
      if (this.places > 1) localStorage.setItem(`together:${found}`, String(this.places));
      sessionStorage.setItem(`begin:${found}`, JSON.stringify({ bots: [] }));
      router.go(`/tables/${found}`);
    });
  }

  // News reaches one socket before the other: only when all of them know the same is it clear whose turn it is.
  private readonly inStep = $derived.by(() =>
    this.sessions.every((one) => one.view !== null && one.after === this.sessions[0]?.after),
  );
  private readonly owing = $derived.by(() => this.sessions.findIndex((one) => one.view?.decision?.owes && !one.sent));

  /** The curtain falls when it is somebody else's turn at this screen. */
  private handOver(): void {
    const { sessions, inStep, owing, active } = this;
    if (sessions.length < 2 || !inStep || owing < 0 || owing === active) return;
    if (sessions[active]?.view?.decision?.owes) return;
    this.active = owing;
    this.curtain = true;
  }
}
