// Python in a worker: Pyodide, Reverie and what it needs, all from the page's own host.
import type { Lockfile, loadPyodide as Load, PyodideAPI } from "pyodide";
import { AWAKEN, forgetMemory, keepMemory, keptMemory, type MemoryPlan } from "./memory";

/** Where the parts of the engine lie, as the build or the server says. */
export interface Places {
  /** The folder with Pyodide, with a slash at its end. */
  pyodide: string;
  /** Reverie and what it needs, as one archive. */
  archive: string;
  /** What Pyodide wants to know of its packages. */
  lock: Lockfile;
  /** What may be kept of a start for the next one. */
  memory?: MemoryPlan;
}

/** Pyodide's options for memories are its own affair so far: nothing here may depend on their working. */
interface MemoryOptions {
  _makeSnapshot?: boolean;
  _loadSnapshot?: Uint8Array;
}

type Options = Parameters<typeof Load>[0] & MemoryOptions;
type Loading = (options: Options) => Promise<PyodideAPI & { makeMemorySnapshot(): Uint8Array }>;

/** Where the archive lies in Python's files. */
const ROOT = "/reverie";
const UNPACK = `
import io, sys, zipfile
from pathlib import Path

place = Path("${ROOT}.packed")
packed = place.read_bytes()
if packed[:1] == b"\\xfd":
    import lzma
    packed = lzma.decompress(packed)
zipfile.ZipFile(io.BytesIO(packed)).extractall("${ROOT}")
place.unlink()
del packed, place
if "${ROOT}" not in sys.path:
    sys.path.insert(0, "${ROOT}")
`;

async function fetched(address: string): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** How Python was started: from nothing, or from the memory of an earlier start. */
export type Boot = "plain" | "restored";

export interface Started {
  python: PyodideAPI;
  boot: Boot;
}

/** Start Python; who `remembers` keeps its memory for the next start, if there is none yet. */
export async function startPython(places: Places, remembers = false): Promise<Started> {
  const { pyodide, archive, lock, memory } = places;
  const [{ loadPyodide }, packed, kept] = await Promise.all([
    import(/* @vite-ignore */ `${pyodide}pyodide.mjs`) as Promise<{ loadPyodide: Loading }>,
    fetched(archive),
    memory ? keptMemory(pyodide, memory) : null,
  ]);
  const options: Options = { indexURL: pyodide, lockFileContents: lock, env: { HOME: "/home", REVERIE_DATA: "/data" } };
  if (memory && kept) {
    const python = await restored(loadPyodide, options, kept);
    if (python) {
      unpack(python, packed);
      return { python, boot: "restored" };
    }
    await forgetMemory(pyodide);
  }
  const makes = Boolean(memory && remembers && !kept && "caches" in globalThis);
  const python = await loadPyodide({ ...options, _makeSnapshot: makes });
  unpack(python, packed);
  if (makes) await remember(python, pyodide, memory!);
  return { python, boot: "plain" };
}

function unpack(python: PyodideAPI, packed: Uint8Array): void {
  python.FS.writeFile(`${ROOT}.packed`, packed);
  python.runPython(UNPACK);
}

async function restored(load: Loading, options: Options, memory: Uint8Array): Promise<PyodideAPI | null> {
  try {
    const python = await load({ ...options, _loadSnapshot: memory });
    python.runPython(AWAKEN);
    return python;
  } catch (error) {
    console.warn(error); // A start from nothing takes longer, and works.
    return null;
  }
}

/** Import what is nothing but Python, and keep the memory with it. */
async function remember(python: Awaited<ReturnType<Loading>>, pyodide: string, plan: MemoryPlan): Promise<void> {
  try {
    const importModule = python.pyimport("importlib").import_module as (name: string) => { destroy(): void };
    for (const name of plan.modules) importModule(name).destroy();
    const memory = python.makeMemorySnapshot();
    void keepMemory(pyodide, plan, memory);
  } catch (error) {
    console.warn(error);
  }
}
