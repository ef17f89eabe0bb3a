// What a start of Python has done, kept on this device, so that the next start need not do the same again: its memory,
// and the files that it has unpacked.
//
// In the memory are Python itself and its own library. Not in it are files, and modules of machine code that are loaded
// later. It serves exactly the build that made it. Where it does not work, Python starts as if there were none.
import type { EngineMemory } from "../../../docs/wire/wire";

/** Every start from the same memory has the same luck in it, and has seen files that are not there: begin with others. */
export const AWAKEN = `
import importlib, random, sys

random.seed()
sys.path_importer_cache.clear()
importlib.invalidate_caches()
`;

/** By the page's folder: a service worker forgets what begins like this when a new version takes over. */
const nameFor = (pyodide: string): string => `reverie ${new URL("..", pyodide).pathname} memory`;
const keyFor = (pyodide: string, { version }: EngineMemory, name: string): string => `${pyodide}${name}-${version}`;

/** What is kept of a start. */
export interface Kept {
  /** Python's memory, as Pyodide has told it. */
  memory: Uint8Array;
  /** The archive, unpacked so far that its files lie in it as they are. */
  files: Uint8Array;
}

const NAMES = ["memory", "files"] as const;

/** What an earlier start of this very build has kept, if there is all of it. */
export async function keptStart(pyodide: string, plan: EngineMemory): Promise<Kept | null> {
  try {
    const read = async (name: string): Promise<Uint8Array | null> => {
      const found = await caches.match(keyFor(pyodide, plan, name), { cacheName: nameFor(pyodide) });
      return found ? new Uint8Array(await found.arrayBuffer()) : null;
    };
    const [memory, files] = await Promise.all(NAMES.map(read));
    return memory && files ? { memory, files } : null;
  } catch {
    return null; // No such storage here: on a page without https, or where it is switched off.
  }
}

/** Keep it in the place of all others. It is no loss where that fails: there may be no room. */
export async function keepStart(pyodide: string, plan: EngineMemory, kept: Kept): Promise<void> {
  try {
    await forgetStart(pyodide);
    const cache = await caches.open(nameFor(pyodide));
    for (const name of NAMES.toReversed())
      await cache.put(keyFor(pyodide, plan, name), new Response(new Blob([kept[name] as BlobPart])));
  } catch (error) {
    console.warn(error);
  }
}

export async function forgetStart(pyodide: string): Promise<void> {
  await caches.delete(nameFor(pyodide));
}
