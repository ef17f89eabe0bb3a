// Tonight, as whoever is here knows it: fetched anew every now and then, and when the night is over.
import type { DailyInfo } from "../../../docs/wire/wire";
import { untrack } from "svelte";
import { countdown } from "./countdown.svelte";
import { doors } from "./doors";
import { dailyWords } from "./words.svelte";

const EVERY = 30_000;
const SOON = 5000;

export class TonightHere {
  info = $state.raw<DailyInfo | null>(null);
  /** Why nothing came; null: it did. */
  private error = $state.raw<unknown>(null);
  private readonly time = countdown(() => this.info?.closes_at ?? null);
  readonly trouble = $derived(this.error === null ? "" : dailyWords.trouble(this.error));

  /** Call it while a component begins. */
  constructor() {
    const isDue = $derived(this.info === null || this.time.left! <= 0);
    $effect(() => untrack(() => void this.look()));
    $effect(() => {
      const timer = setInterval(() => void this.look(), isDue ? SOON : EVERY);
      return () => clearInterval(timer);
    });
  }

  /** Seconds until the night is over. */
  get left(): number {
    return Math.max(0, this.time.left ?? 0);
  }

  readonly look = async (): Promise<void> => {
    try {
      this.info = await doors.tonight();
      this.error = null;
    } catch (error) {
      this.error = error;
    }
  };
}
