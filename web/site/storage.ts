// What is kept in this browser: who plays here, the tables and their entries, and the contents they were made with.
import type { AnyEffect, Guest, KeepEntry, KeepPrinting, KeptTable, MeAnswer } from "../../docs/wire/wire";

const NAME = "reverie";
const VERSION = 1;
const STORES = ["guests", "tables", "entries", "printings"] as const;
const FORMAT = "reverie-browser-1";

type Entry = Omit<KeepEntry, "do">;
type Printing = Omit<KeepPrinting, "do">;

/** Everything that one has, as one file. */
export interface Everything {
  format: string;
  guests: Guest[];
  tables: KeptTable[];
  entries: Entry[];
  printings: Printing[];
}

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((done, failed) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("guests", { keyPath: "place" });
      request.result.createObjectStore("tables", { keyPath: "id" });
      request.result.createObjectStore("entries", { keyPath: ["table", "number"] });
      request.result.createObjectStore("printings", { keyPath: "hash" });
    };
    request.onsuccess = () => {
      // Another tab with a newer version shall not have to wait for this one.
      request.result.onversionchange = () => request.result.close();
      done(request.result);
    };
    request.onerror = () => failed(request.error ?? new Error("no storage"));
  });
  opened.catch(() => (opened = null));
  return opened;
}

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error("storage"));
  });

/** Write in one transaction; what it resolves to has been written for good. */
async function written(write: (transaction: IDBTransaction) => void): Promise<void> {
  const database = await open();
  const transaction = database.transaction(STORES, "readwrite", { durability: "strict" });
  const done = new Promise<void>((done, failed) => {
    transaction.oncomplete = () => done();
    transaction.onabort = transaction.onerror = () => failed(transaction.error ?? new Error("not kept"));
  });
  write(transaction);
  await done;
}

async function all<T>(store: (typeof STORES)[number], range?: IDBKeyRange): Promise<T[]> {
  const database = await open();
  return answered(database.transaction(store).objectStore(store).getAll(range) as IDBRequest<T[]>);
}

/** Keep what the table wants kept. An entry that is there already was written by another tab: then nothing is kept. */
export async function keep(effects: AnyEffect[]): Promise<void> {
  if (!effects.some((effect) => effect.do.startsWith("keep_"))) return;
  await written((transaction) => {
    for (const effect of effects) {
      if (effect.do === "keep_guest") transaction.objectStore("guests").put(effect.guest);
      else if (effect.do === "keep_table") transaction.objectStore("tables").put(effect.row);
      else if (effect.do === "keep_entry") {
        const { table, number, text } = effect;
        transaction.objectStore("entries").add({ table, number, text });
      } else if (effect.do === "keep_printing") {
        const { hash, game, text } = effect;
        transaction.objectStore("printings").put({ hash, game, text });
      }
    }
  });
}

export const guests = (): Promise<Guest[]> => all<Guest>("guests");
export const tables = (): Promise<KeptTable[]> => all<KeptTable>("tables");

/** The entries of a table, in their order. */
export async function entries(table: string): Promise<string[]> {
  const found = await all<Entry>("entries", IDBKeyRange.bound([table, 0], [table, Infinity]));
  return found.map(({ text }) => text);
}

/** All contents that a game was printed with, as one JSON text. */
export async function printings(game: string): Promise<string> {
  const found = (await all<Printing>("printings")).filter((printing) => printing.game === game);
  return `[${found.map(({ text }) => text).join(",")}]`;
}

/** Who sits at a place of this screen, as a server would answer. */
export async function knownGuest(place: number): Promise<string> {
  const found = (await guests()).find((guest) => guest.place === place);
  if (!found) return JSON.stringify({ guest: null } satisfies MeAnswer);
  const { name, language } = found;
  return JSON.stringify({ guest: { name, language }, id: `place-${place}`, before: "" } satisfies MeAnswer);
}

/** One's own tables, as a server would answer. */
export async function knownTables(): Promise<string> {
  const own = (await tables()).map((row) => row.own);
  return JSON.stringify(own.sort((one, other) => other.updated_at - one.updated_at));
}

// To take along, and to bring back.

export async function everything(): Promise<Everything> {
  const [people, rows, written, contents] = await Promise.all([
    guests(),
    tables(),
    all<Entry>("entries"),
    all<Printing>("printings"),
  ]);
  return { format: FORMAT, guests: people, tables: rows, entries: written, printings: contents };
}

const isList = (value: unknown): value is Record<string, unknown>[] =>
  Array.isArray(value) && value.every((one) => typeof one === "object" && one !== null);

function read(text: string): Everything {
  const found = JSON.parse(text) as Everything;
  if (found.format !== FORMAT || !STORES.every((store) => isList(found[store]))) throw new Error("not such a file");
  return found;
}

/** Add what a file brings, and say how many tables that were. A table that is here stays as it is here. */
export async function bringBack(text: string): Promise<number> {
  const found = read(text);
  const here = new Set((await tables()).map(({ id }) => id));
  const known = new Set((await guests()).map(({ place }) => place));
  const isNew = (id: string): boolean => !here.has(id);
  const fresh = found.tables.filter(({ id }) => isNew(id));
  await written((transaction) => {
    for (const guest of found.guests) if (!known.has(guest.place)) transaction.objectStore("guests").put(guest);
    for (const row of fresh) transaction.objectStore("tables").put(row);
    for (const entry of found.entries) if (isNew(entry.table)) transaction.objectStore("entries").put(entry);
    for (const printing of found.printings) transaction.objectStore("printings").put(printing);
  });
  return fresh.length;
}

/** Forget everybody and every table. */
export const forgetAll = (): Promise<void> =>
  written((transaction) => {
    for (const store of STORES) transaction.objectStore(store).clear();
  });
