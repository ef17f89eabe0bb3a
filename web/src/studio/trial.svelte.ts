// A trial: games as printed and games with the changes, side by side, while they are played.
import type { TrialFigure, TrialRequest } from "../../../docs/wire/wire";
import type { Facts } from "../lib/types";
import { isSame } from "./paths";
import { studio, whyNot } from "./wire";

export type TrialState = "none" | "waiting" | "playing" | "done" | "stopped" | "failed";

export class Trial {
  state = $state<TrialState>("none");
  pairs = $state(0);
  total = $state(0);
  seconds = $state(0);
  ahead = $state(0);
  /** Whether it took longer than a trial may. */
  isCut = $state(false);
  trouble = $state("");
  figures = $state.raw<TrialFigure[]>([]);
  /** What was tried. */
  wanted = $state.raw<TrialRequest | null>(null);
  private line: AbortController | null = null;

  readonly isRunning = $derived(this.state === "waiting" || this.state === "playing");
  readonly rate = $derived(this.seconds > 0 ? (2 * this.pairs) / this.seconds : 0);

  constructor(readonly game: string) {}

  /** Whether its figures are about these changes. */
  isAbout(overrides: Facts): boolean {
    return this.wanted !== null && isSame(this.wanted.overrides, overrides);
  }

  async begin(wanted: TrialRequest): Promise<void> {
    this.stop();
    const line = new AbortController();
    this.line = line;
    this.wanted = wanted;
    this.figures = [];
    this.pairs = this.seconds = this.ahead = 0;
    this.total = wanted.pairs;
    this.isCut = false;
    this.trouble = "";
    this.state = "waiting";
    try {
      await studio.trial(this.game, wanted, line.signal, (said) => {
        if (this.line !== line) return;
        if (said.say === "waiting") this.ahead = said.ahead;
        else if (said.say === "figures") {
          this.state = "playing";
          this.pairs = said.pairs;
          this.total = said.total;
          this.seconds = said.seconds;
          this.figures = said.figures;
        } else if (said.say === "ended") {
          this.state = "done";
          this.pairs = said.pairs;
          this.seconds = said.seconds;
          this.isCut = said.why === "time";
        } else {
          this.state = "failed";
          this.trouble = said.refusal.text;
        }
      });
      if (this.line === line && this.isRunning) this.fail("");
    } catch (error) {
      if (this.line === line && this.isRunning) this.fail(whyNot(error) ?? "");
    }
  }

  /** Call it off; what has come stays. */
  stop(): void {
    if (!this.isRunning) return;
    this.state = "stopped";
    this.line?.abort();
    this.line = null;
  }

  private fail(why: string): void {
    this.state = "failed";
    this.trouble = why || "no-server";
  }
}

const trials = new Map<string, Trial>();

/** The trial of a game: it is still there when one comes back from looking at one of its games. */
export function trialOf(game: string): Trial {
  const trial = trials.get(game) ?? new Trial(game);
  trials.set(game, trial);
  return trial;
}
