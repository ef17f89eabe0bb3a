// Python's memory after a start, kept on this device, so that the next start need not do the same again.
//
// What is in it: Python itself and modules that are nothing but Python. What is not: files, and modules of machine code.
// It serves exactly the build that made it. Where it does not work, Python starts as if there were none.

/** What is kept of a start, as the build says; without it nothing is kept. */
export interface MemoryPlan {
  /** Changes with anything that Python starts from. */
  version: string;
  /** The modules that are in it. */
  modules: string[];
}

/** Every start from the same memory has the same luck in it, and has seen files that are not there: begin with others. */
export const AWAKEN = `
import importlib, random, sys

random.seed()
sys.path_importer_cache.clear()
importlib.invalidate_caches()
`;

/** By the page's folder: a service worker forgets what begins like this when a new version takes over. */
const nameFor = (pyodide: string): string => `reverie ${new URL("..", pyodide).pathname} memory`;
const keyFor = (pyodide: string, { version }: MemoryPlan): string => `${pyodide}memory-${version}`;

/** The memory of an earlier start of this very build, if there is one. */
export async function keptMemory(pyodide: string, plan: MemoryPlan): Promise<Uint8Array | null> {
  try {
    const found = await caches.match(keyFor(pyodide, plan), { cacheName: nameFor(pyodide) });
    return found ? new Uint8Array(await found.arrayBuffer()) : null;
  } catch {
    return null; // No such storage here: on a page without https, or where it is switched off.
  }
}

/** Keep it in the place of all others. It is no loss where that fails: there may be no room. */
export async function keepMemory(pyodide: string, plan: MemoryPlan, memory: Uint8Array): Promise<void> {
  try {
    await forgetMemory(pyodide);
    const cache = await caches.open(nameFor(pyodide));
    await cache.put(keyFor(pyodide, plan), new Response(new Blob([memory as BlobPart])));
  } catch (error) {
    console.warn(error);
  }
}

export async function forgetMemory(pyodide: string): Promise<void> {
  await caches.delete(nameFor(pyodide));
}
