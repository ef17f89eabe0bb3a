// The tables of this browser: Python says what has to be done (reverie/browser), and here it is done. What is to be kept
// is kept first; only then anybody is told of it.
import type { PyProxy } from "pyodide/ffi";
import type { AnyEffect, EnginePlaces } from "../../docs/wire/wire";
import type { FromTable, ToTable } from "./messages";
import { startPython } from "../src/python/python";
import { entries, guests, keep, printings, tables } from "./storage";

interface Host extends PyProxy {
  knows(table: string): boolean;
  game_of(table: string): string;
  read(table: string, entries: string[], printings: string): string;
  forget(table: string): string;
  open(line: number, table: string, place: number, language: string): string;
  hear(line: number, text: string): string;
  close(line: number): string;
  ring(table: string): string;
  bot_answered(table: string, seat: number, decision: number, move: string | undefined): string;
  request(method: string, path: string, query: string, body: string): string;
}

const say = (message: FromTable): void => self.postMessage(message);
const alarms = new Map<string, number>();
let makeHost: ((guests: string, tables: string) => Host) | null = null;
let host: Host | null = null;

async function start(places: EnginePlaces): Promise<void> {
  const { python, boot } = await startPython(places, true);
  makeHost = python.pyimport("reverie.browser.host").Host as (guests: string, tables: string) => Host;
  await lookAtStorage();
  say({ do: "ready", boot });
}

/** What is kept has come from somewhere else: begin with it anew. */
async function lookAtStorage(): Promise<void> {
  const [people, rows] = await Promise.all([guests(), tables()]);
  host?.destroy();
  host = makeHost!(JSON.stringify(people), JSON.stringify(rows));
}

/** Hand a table over to Python, if it is kept and not there already. */
async function bring(table: string): Promise<void> {
  const game = host!.game_of(table);
  if (!game || host!.knows(table)) return;
  await act(host!.read(table, await entries(table), await printings(game)));
}

/** Do what has to be done. Where it cannot be kept it has not happened: the table is read again when somebody comes. */
async function act(text: string, id = 0): Promise<void> {
  const effects = JSON.parse(text) as AnyEffect[];
  try {
    await keep(effects);
  } catch (error) {
    console.warn(error);
    const failed = new Set(effects.flatMap((effect) => (effect.do === "keep_entry" ? [effect.table] : [])));
    for (const table of failed) tellAll(JSON.parse(host!.forget(table)) as AnyEffect[], 0);
    if (id) refuse(id, "storage-failed");
    return;
  }
  tellAll(effects, id);
}

const refuse = (id: number, code: string): void =>
  say({ do: "answer", id, status: 500, body: JSON.stringify({ code }) });

function tellAll(effects: AnyEffect[], id: number): void {
  for (const effect of effects) {
    if (effect.do === "tell" || effect.do === "think" || effect.do === "hang_up") say(effect);
    else if (effect.do === "answer" || effect.do === "study") say({ ...effect, id });
    else if (effect.do === "set_alarm") setAlarm(effect.table, effect.seconds);
  }
}

function setAlarm(table: string, seconds: number | null): void {
  clearTimeout(alarms.get(table));
  alarms.delete(table);
  if (seconds !== null)
    alarms.set(
      table,
      self.setTimeout(() => take({ do: "ring", table }), seconds * 1000),
    );
}

async function hear(message: ToTable): Promise<void> {
  if (message.do === "start") return start(message.places);
  if (message.do === "stored") return lookAtStorage();
  const here = host!;
  switch (message.do) {
    case "open":
      await bring(message.table);
      return act(here.open(message.line, message.table, message.place, message.language));
    case "say":
      return act(here.hear(message.line, message.text));
    case "close":
      return act(here.close(message.line));
    case "ring":
      return act(here.ring(message.table));
    case "bot":
      return act(here.bot_answered(message.table, message.seat, message.decision, message.move ?? undefined));
    case "request":
      await bring(/^\/api\/tables\/([^/]+)\//.exec(message.path)?.[1] ?? "");
      return act(here.request(message.method, message.path, message.query, message.body), message.id);
  }
}

// One thing after the other: what is kept is in order.
let last: Promise<void> = Promise.resolve();
function take(message: ToTable): void {
  last = last
    .then(() => hear(message))
    .catch((error) => {
      say({ do: "failed", why: String(error) });
      if (message.do === "request") refuse(message.id, "cannot-be-done");
    });
}
self.onmessage = (event: MessageEvent<ToTable>) => take(event.data);
