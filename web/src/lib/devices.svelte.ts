// The same person on a second device. The first one makes a code, shows it, and is told when it has been used; the
// second one comes with it, in the fragment of its address, which no server ever sees and which is wiped at once.
import type { CodeAnswer, Device, GuestInfo } from "../../../docs/wire/wire";
import { api, RefusedError } from "./api";
import { router } from "./router.svelte";
import type { Facts, Refusal } from "./types";

const EVERY = 1500;
const KEPT = "reverie.code";
const FRAGMENT = /^#code=([\w-]+)$/;

/** A code that this device shows; `over` once it works no more. */
export interface Offer extends CodeAnswer {
  table: string;
  /** By this device's own clock. */
  ends: number;
  over: boolean;
}

// The words may not be here yet when a page begins: so what is to be said is kept, and said where it is shown.
/** Coming over to this device: on the way, asked whether to become somebody else, or refused. */
export type Arrival =
  | { state: "trying" }
  | { state: "asked"; code: string; table: string; name: string; here: string }
  | { state: "wrong"; table: string; /** Null: nobody answered. */ refusal: Refusal | null };

export interface Notice {
  name: "device-there" | "device-here" | "device-already";
  facts: Facts;
  /** Whether it is this device that has changed hands: then that can be undone. */
  isArrival: boolean;
}

const tableOf = (path: string) => path.match(/^\/tables\/([\w-]+)$/)?.[1] ?? "";
const kindOf = (): Device => (matchMedia("(pointer: coarse)").matches ? "phone" : "computer");

class Devices {
  offer = $state.raw<Offer | null>(null);
  arrival = $state.raw<Arrival | null>(null);
  notice = $state.raw<Notice | null>(null);
  private timer = 0;

  constructor() {
    window.addEventListener("hashchange", () => this.takeCode());
    this.takeCode();
    this.resume();
  }

  // The first device.

  async make(table: string): Promise<void> {
    const made = await api.makeCode(table);
    this.watch({ ...made, table, ends: Date.now() + made.seconds * 1000, over: false });
  }

  private watch(offer: Offer): void {
    this.offer = offer;
    sessionStorage.setItem(KEPT, JSON.stringify({ until: offer.until, ends: offer.ends, table: offer.table }));
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.ask(offer), EVERY);
  }

  /** The page was loaded anew while a code was out: its person shall still be told. */
  private resume(): void {
    const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? "null") as Pick<Offer, "until" | "ends" | "table"> | null;
    if (kept && kept.ends > Date.now()) void this.ask({ ...kept, code: "", word: "", seconds: 0, over: false });
    else sessionStorage.removeItem(KEPT);
  }

  private async ask(offer: Offer): Promise<void> {
    try {
      const { state, until, device } = await api.seeCode();
      if (until === offer.until && state === "used") return this.told(offer, device || "computer");
      if (until !== offer.until || state !== "open") return this.end(offer);
    } catch (error) {
      if (error instanceof RefusedError && error.refusal.code === "no-guest") return this.end(offer);
    }
    this.timer = window.setTimeout(() => void this.ask(offer), EVERY);
  }

  private end(offer: Offer): void {
    sessionStorage.removeItem(KEPT);
    if (this.offer?.until === offer.until) this.offer = { ...offer, over: true };
  }

  private told(offer: Offer, device: Device): void {
    this.end(offer);
    this.offer = null;
    this.notice = { name: "device-there", facts: { device, place: offer.table ? "table" : "home" }, isArrival: false };
  }

  // The second device.

  /** The code in the address, if there is one; it is wiped before anything else happens. */
  private takeCode(): void {
    const code = FRAGMENT.exec(location.hash)?.[1];
    if (!code) return;
    history.replaceState(null, "", location.pathname + location.search);
    void this.arrive(code, tableOf(location.pathname));
  }

  /** Come over, at the table where this page is or at the start page; `replace` says that one may become somebody else. */
  async arrive(code: string, table = tableOf(router.path), replace = false): Promise<void> {
    this.arrival = { state: "trying" };
    try {
      const { guest, already } = await api.arrive({ code, table, device: kindOf(), replace });
      this.arrived(guest, already);
    } catch (error) {
      const refusal = error instanceof RefusedError ? error.refusal : null;
      if (refusal?.code === "somebody-else-here")
        this.arrival = {
          state: "asked",
          code,
          table,
          name: String(refusal.facts.name),
          here: String(refusal.facts.here),
        };
      else this.arrival = { state: "wrong", table, refusal };
    }
  }

  private arrived(guest: GuestInfo, already: boolean): void {
    this.arrival = null;
    this.notice = {
      name: already ? "device-already" : "device-here",
      facts: { name: guest.name },
      isArrival: !already,
    };
  }

  /** Be again who one was on this device before. Everything on the page belongs to somebody, so it begins anew. */
  async goBack(): Promise<void> {
    await api.goBack();
    location.reload();
  }
}

export const devices = new Devices();
