// The coach at work on one finished table: what it has said so far, how far it is, and why it says nothing.
import type {
  AnalysisBroken,
  AnalysisCurve,
  AnalysisDone,
  AnalysisProgress,
  CurvePoint,
  GameAnalysis,
} from "../../../docs/wire/wire";
import { RefusedError, refusalOf } from "../lib/api";
import { ask } from "../lib/edition";
import { linesOf } from "../lib/lines";
import type { Refusal } from "../lib/types";

type AnalysisLine = AnalysisProgress | AnalysisCurve | AnalysisDone | AnalysisBroken;

/** Whoever goes from the end of a game to its replay finds the coach still at work. */
const GRACE = 5000;
const coachings = new Map<string, Coaching>();

export class Coaching {
  state = $state<"idle" | "working" | "done" | "stopped" | "failed">("idle");
  /** How much of the work is done, from 0 to 1. */
  progress = $state(0);
  /** A first look; the analysis has a better one. */
  private first = $state.raw<CurvePoint[]>([]);
  analysis = $state.raw<GameAnalysis | null>(null);
  /** Why it came to nothing; null where no server answers. */
  refusal = $state.raw<Refusal | null>(null);
  private request: AbortController | null = null;
  private users = 0;

  private constructor(private readonly table: string) {}

  /** The one for that table. Call it while a component begins; when all who asked are gone, so is the work. */
  static of(table: string): Coaching {
    const found = coachings.get(table) ?? new Coaching(table);
    coachings.set(table, found);
    $effect(() => {
      found.users++;
      return () => {
        found.users--;
        setTimeout(() => found.users || found.stop(), GRACE);
      };
    });
    return found;
  }

  get curve(): readonly CurvePoint[] {
    return this.analysis?.curve ?? this.first;
  }

  readonly start = async (): Promise<void> => {
    if (this.state === "working" || this.state === "done") return;
    const request = (this.request = new AbortController());
    this.state = "working";
    this.progress = 0;
    this.refusal = null;
    try {
      const answer = await ask(`/api/tables/${encodeURIComponent(this.table)}/analysis`, {
        method: "POST",
        signal: request.signal,
      });
      if (!answer.ok) throw new RefusedError(await refusalOf(answer));
      for await (const line of linesOf(answer.body!)) this.take(JSON.parse(line) as AnalysisLine);
      if (this.state === "working") this.state = "failed"; // It broke off without a word.
    } catch (error) {
      if (request.signal.aborted) return;
      this.refusal = error instanceof RefusedError ? error.refusal : null;
      this.state = "failed";
    }
  };

  readonly stop = (): void => {
    if (this.state !== "working") return;
    this.state = "stopped";
    this.request?.abort();
  };

  private take(line: AnalysisLine): void {
    switch (line.type) {
      case "curve":
        this.first = line.curve;
        break;
      case "progress":
        this.progress = line.done / Math.max(1, line.total);
        break;
      case "analysis":
        this.analysis = line.analysis;
        this.state = "done";
        break;
      case "broken":
        this.refusal = { code: line.code, facts: line.facts, clause: "", path: "" };
        this.state = "failed";
    }
  }
}
