// Bots think here, so that the table never waits for them. Whoever thinks too long is ended with this whole worker.
import type { FromBots, ToBots } from "./messages";
import { startPython } from "../src/python/python";

const say = (message: FromBots): void => self.postMessage(message);
let think: ((question: string) => string) | null = null;

async function hear(message: ToBots): Promise<void> {
  if (message.do === "start") {
    const { python } = await startPython(message.places);
    think = python.pyimport("reverie.browser.bot_worker").think as (question: string) => string;
    say({ do: "ready" });
    return;
  }
  let move: string | null = null;
  try {
    move = think!(message.question);
  } catch (error) {
    console.error(error); // The default move is made for it: a bot that fails must not hold up the table.
  }
  say({ do: "thought", id: message.id, move });
}

let last: Promise<void> = Promise.resolve();
self.onmessage = (event: MessageEvent<ToBots>) => {
  last = last.then(() => hear(event.data)).catch((error) => say({ do: "failed", why: String(error) }));
};
