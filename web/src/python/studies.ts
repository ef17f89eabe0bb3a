// Questions to the third worker as the page knows them: each is a stream of lines, and whoever wants no more cancels it.
import { enginePlaces } from "./places";
import type { FromStudy, ToStudy } from "./study.worker";

/** There is no Python for this page on its host. */
export class NoEngineError extends Error {
  override name = "NoEngineError";
}

interface Asked {
  name: string;
  question: string;
  /** Whether its answer has begun. */
  begun: boolean;
  lines: ReadableStreamDefaultController<string>;
}

/** A study that was cancelled and does not end by then is ended with its worker. */
const PATIENCE = 1_000;
/** So long the worker stays when nobody asks. */
const REST = 120_000;

class Studies {
  private worker: Worker | null = null;
  private readonly asked = new Map<number, Asked>();
  private count = 0;
  private rest = 0;

  /** Ask, and read the answer line by line. Who cancels the stream, or aborts by the signal, ends the work too. */
  ask(name: string, question: string, signal?: AbortSignal | null): ReadableStream<string> {
    const id = ++this.count;
    return new ReadableStream<string>({
      start: (lines) => {
        this.asked.set(id, { name, question, begun: false, lines });
        signal?.addEventListener("abort", () => {
          if (this.asked.has(id)) lines.error(signal.reason);
          this.cancel(id);
        });
        void this.post({ do: "study", id, name, question });
      },
      cancel: () => this.cancel(id),
    });
  }

  private async post(message: ToStudy): Promise<void> {
    clearTimeout(this.rest);
    try {
      if (!this.worker) await this.start();
      else this.worker.postMessage(message);
    } catch (error) {
      this.fail(error instanceof Error ? error : new Error(String(error)));
    }
  }

  /** Start the worker, with everything that has been asked and is not answered. */
  private async start(): Promise<void> {
    const places = await enginePlaces();
    if (!places) throw new NoEngineError();
    if (this.worker) return; // Somebody else has asked meanwhile, and that has started it.
    this.worker = new Worker(new URL("./study.worker.ts", import.meta.url), { type: "module" });
    this.worker.onmessage = ({ data }: MessageEvent<FromStudy>) => this.hear(data);
    this.worker.onerror = (event) => this.fail(new Error(event.message));
    this.worker.postMessage({ do: "start", places } satisfies ToStudy);
    for (const [id, { name, question }] of this.asked)
      this.worker.postMessage({ do: "study", id, name, question } satisfies ToStudy);
  }

  private hear(message: FromStudy): void {
    if (message.do === "failed") return this.fail(new Error(message.why));
    const asked = this.asked.get(message.id);
    if (message.do === "line") {
      if (!asked) return;
      asked.begun = true;
      return asked.lines.enqueue(message.line);
    }
    this.ended.get(message.id)?.();
    this.asked.delete(message.id);
    asked?.lines.close();
    if (!this.asked.size) this.rest = window.setTimeout(() => this.end(), REST);
  }

  /** What hears that a cancelled study has ended. */
  private readonly ended = new Map<number, () => void>();

  private cancel(id: number): void {
    if (!this.asked.delete(id) || !this.worker) return;
    this.worker.postMessage({ do: "cancel", id } satisfies ToStudy);
    const timer = window.setTimeout(() => this.anew(id), PATIENCE);
    this.ended.set(id, () => {
      clearTimeout(timer);
      this.ended.delete(id);
    });
  }

  /** Begin with another worker: the study that nobody wants any more does not end by itself. */
  private anew(id: number): void {
    this.ended.delete(id);
    this.end();
    // Questions are answered one after the other, so hardly another one has begun; if so it cannot be gone on with.
    for (const [other, { begun, lines }] of this.asked)
      if (begun) {
        this.asked.delete(other);
        lines.error(new Error("ended with another study"));
      }
    if (this.asked.size) void this.start().catch((error: Error) => this.fail(error));
  }

  private end(): void {
    clearTimeout(this.rest);
    this.worker?.terminate();
    this.worker = null;
  }

  private fail(error: Error): void {
    this.end();
    const asked = [...this.asked.values()];
    this.asked.clear();
    for (const { lines } of asked) lines.error(error);
  }
}

export const studies = new Studies();

/** The lines of a stream, one by one. */
export async function* eachLine(stream: ReadableStream<string>): AsyncGenerator<string> {
  const reader = stream.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    void reader.cancel().catch(() => {});
  }
}
