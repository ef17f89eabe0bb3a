// The edition without a server, in the place of src/lib/edition.ts: the table is run by a worker of this browser, and
// what never changes lies beside the page. Its addresses stand behind a `#`, so that any folder of any host will do.
import type { RefusedInWords, RefusedStudy } from "../../docs/wire/wire";
import type * as server from "../src/lib/edition";
import { keepDocument } from "../src/lib/files";
import { engine } from "./engine";
import { knownGuest, knownTables } from "./storage";

export const HAS_SERVER = false;

export type TableSocket = server.TableSocket;

const JSON_TYPE = { "Content-Type": "application/json" };
const json = (body: string, status = 200): Response => new Response(body, { status, headers: JSON_TYPE });

/** The folder of this page on its host. */
const FOLDER = new URL("./", location.href.split("#")[0]);

export const ask: typeof fetch = async (asked, init) => {
  const { pathname, searchParams, search } = new URL(String(asked), location.origin);
  // Lessons lie with the games: the words of all of them weigh little there.
  if (pathname.startsWith("/texts/") && !pathname.endsWith("/lessons.ftl"))
    return fetch(new URL(pathname.slice(1), FOLDER));
  if (/^\/api\/games(\/|$)/.test(pathname)) return fetch(new URL(`${pathname.slice(1)}.json`, FOLDER));
  const method = init?.method ?? "GET";
  // The start page need not wait until the table is there.
  if (method === "GET" && pathname === "/api/me")
    return json(await knownGuest(Number(searchParams.get("beside") ?? 1)));
  if (method === "GET" && pathname === "/api/me/tables") return json(await knownTables());
  if (method === "GET" && pathname === "/api/tables") return json("[]");
  const body = typeof init?.body === "string" ? init.body : "";
  const answer = await engine.request(method, pathname, search.slice(1), body);
  return answer.do === "answer"
    ? json(answer.body, answer.status)
    : studied(answer.name, answer.question, init?.signal);
};

/** What takes a while is answered line by line, as a server would: where it is refused, that is the whole answer. */
async function studied(name: string, question: string, signal?: AbortSignal | null): Promise<Response> {
  const { studies } = await import("../src/python/studies");
  const lines = studies.ask(name, question, signal).getReader();
  const first = await lines.read();
  if (!first.done && first.value.startsWith('{"refused":')) {
    const { refused } = JSON.parse(first.value) as RefusedStudy | RefusedInWords;
    return json(JSON.stringify(refused), 400);
  }
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (out) => (first.done ? out.close() : out.enqueue(encoder.encode(`${first.value}\n`))),
    pull: async (out) => {
      const next = await lines.read();
      if (next.done) out.close();
      else out.enqueue(encoder.encode(`${next.value}\n`));
    },
    cancel: (why) => lines.cancel(why),
  });
  return new Response(body, { headers: { "Content-Type": "application/x-ndjson" } });
}

class WorkerLine implements TableSocket {
  readyState: number = WebSocket.CONNECTING;
  onmessage: TableSocket["onmessage"] = null;
  onclose: TableSocket["onclose"] = null;
  private readonly number: number;

  constructor(path: string) {
    const { pathname, searchParams } = new URL(path, location.origin);
    const table = decodeURIComponent(pathname.split("/").at(-1)!);
    const place = Number(searchParams.get("beside") ?? 1);
    this.number = engine.open({ table, place, language: searchParams.get("language") ?? "en" }, this);
  }

  /** A frame has come from the table. */
  tell(frame: string): void {
    this.readyState = WebSocket.OPEN;
    this.onmessage?.call(this as unknown as WebSocket, new MessageEvent("message", { data: frame }));
  }

  /** The table has hung up; `code` says why, as a WebSocket would. */
  hungUp(code: number): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.call(this as unknown as WebSocket, new CloseEvent("close", { code }));
  }

  send(text: string | ArrayBufferLike | Blob | ArrayBufferView): void {
    engine.say(this.number, String(text));
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    engine.close(this.number);
    this.hungUp(1000);
  }
}

export const connect = (path: string): TableSocket => new WorkerLine(path);

export const here = (): URL => new URL(location.hash.startsWith("#/") ? location.hash.slice(1) : "/", location.origin);

export const written = (address: string): string => `#${address}`;

export const ledTo = (link: HTMLAnchorElement): string => (link.hash.startsWith("#/") ? link.hash.slice(1) : "/");

/** No server sends the file: it is made here, and given to the browser to keep. */
export function save(event: MouseEvent): void {
  event.preventDefault();
  const address = (event.currentTarget as HTMLAnchorElement).getAttribute("href")!;
  const table = address.split("/").at(-2);
  void ask(address)
    .then((answer) => answer.text())
    .then((text) => keepDocument(`reverie-${table}.json`, text));
}
