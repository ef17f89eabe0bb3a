// The third worker: it answers what takes a while (reverie/browser/studies.py), line by line, one question after the other.
import type { PyGenerator } from "pyodide/ffi";
import type { EnginePlaces } from "../../../docs/wire/wire";
import { startPython } from "./python";

export type ToStudy =
  | { do: "start"; places: EnginePlaces }
  | { do: "study"; id: number; name: string; question: string }
  | { do: "cancel"; id: number };
export type FromStudy =
  { do: "failed"; why: string } | { do: "line"; id: number; line: string } | { do: "done"; id: number };

type Study = (name: string, question: string) => PyGenerator;

const say = (message: FromStudy): void => self.postMessage(message);
/** What nobody wants to know any more. */
const cancelled = new Set<number>();
let study: Study | null = null;

/** Let in what has been said meanwhile. */
const breath = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

async function answer(id: number, name: string, question: string): Promise<void> {
  const lines = study!(name, question);
  for (await breath(); !cancelled.has(id); await breath()) {
    const next = lines.next(undefined);
    if (next.done) break;
    say({ do: "line", id, line: String(next.value) });
  }
  cancelled.delete(id);
  lines.destroy();
  say({ do: "done", id });
}

async function hear(message: Exclude<ToStudy, { do: "cancel" }>): Promise<void> {
  if (message.do === "study") return answer(message.id, message.name, message.question);
  const { python } = await startPython(message.places);
  study = python.pyimport("reverie.browser.studies").study as Study;
}

let last: Promise<void> = Promise.resolve();
self.onmessage = ({ data }: MessageEvent<ToStudy>) => {
  if (data.do === "cancel") cancelled.add(data.id);
  else last = last.then(() => hear(data)).catch((error) => say({ do: "failed", why: String(error) }));
};
