// Python in a worker: Pyodide, Reverie and what it needs, all from the page's own host.
import type { loadPyodide as Load, PyodideAPI } from "pyodide";
import type { EngineMemory, EnginePlaces } from "../../../docs/wire/wire";
import { filesIn } from "./archive";
import { AWAKEN, forgetStart, keepStart, keptStart, type Kept } from "./memory";

/** Pyodide's options for memories are its own affair so far: nothing here may depend on their working. */
interface MemoryOptions {
  _makeSnapshot?: boolean;
  _loadSnapshot?: Uint8Array;
}

/** The lock is Pyodide's own: the build hands it on as it is. */
interface LockOption {
  lockFileContents: EnginePlaces["lock"];
}

type Options = Omit<NonNullable<Parameters<typeof Load>[0]>, keyof LockOption> & LockOption & MemoryOptions;
type Loading = (options: Options) => Promise<PyodideAPI & { makeMemorySnapshot(): Uint8Array }>;

/** Where the files of the archive lie in Python's. */
const ROOT = "/reverie";
const PACKED = `${ROOT}.packed`;
const UNSQUEEZE = `
import lzma

lzma.decompress(open("${PACKED}", "rb").read())
`;
const UNPACK = `
import zipfile

zipfile.ZipFile("${PACKED}").extractall("${ROOT}")
`;
const FIND = `
import sys

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

/** Start Python; who `remembers` keeps what it has done for the next start, if nothing is kept yet. */
export async function startPython(places: EnginePlaces, remembers = false): Promise<Started> {
  const { pyodide, archive, lock, memory: plan } = places;
  const [{ loadPyodide }, kept] = await Promise.all([
    import(/* @vite-ignore */ `${pyodide}pyodide.mjs`) as Promise<{ loadPyodide: Loading }>,
    plan ? keptStart(pyodide, plan) : null,
  ]);
  const options: Options = { indexURL: pyodide, lockFileContents: lock, env: { HOME: "/home", REVERIE_DATA: "/data" } };
  if (kept) {
    const python = await restored(loadPyodide, options, kept);
    if (python) return { python, boot: "restored" };
    await forgetStart(pyodide);
  }
  const makes = Boolean(plan && remembers && !kept && "caches" in globalThis);
  const [python, packed] = await Promise.all([loadPyodide({ ...options, _makeSnapshot: makes }), fetched(archive)]);
  // Before anything is unpacked: the less there is in a memory, the sooner it is there.
  const memory = makes ? remembered(python, plan!) : null;
  const files = unpack(python, packed);
  if (memory && files) void keepStart(pyodide, plan!, { memory, files });
  return { python, boot: "plain" };
}

/** Unpack the archive. Where it was squeezed as a whole, its files as they are, to be kept. */
function unpack(python: PyodideAPI, packed: Uint8Array): Uint8Array | null {
  python.FS.writeFile(PACKED, packed);
  const isSqueezed = packed[0] === 0xfd;
  let files: Uint8Array | null = null;
  if (isSqueezed) {
    const found = python.runPython(UNSQUEEZE) as { toJs(): Uint8Array; destroy(): void };
    files = found.toJs();
    found.destroy();
    lay(python, files);
  } else python.runPython(UNPACK);
  python.FS.unlink(PACKED);
  python.runPython(FIND);
  return files;
}

function lay(python: PyodideAPI, files: Uint8Array): void {
  const folders = new Set<string>();
  for (const [path, content] of filesIn(files)) {
    const folder = `${ROOT}/${path.slice(0, Math.max(0, path.lastIndexOf("/")))}`;
    if (!folders.has(folder)) python.FS.mkdirTree(folder);
    folders.add(folder);
    python.FS.writeFile(`${ROOT}/${path}`, content);
  }
}

async function restored(load: Loading, options: Options, { memory, files }: Kept): Promise<PyodideAPI | null> {
  try {
    const python = await load({ ...options, _loadSnapshot: memory });
    lay(python, files);
    python.runPython(FIND);
    python.runPython(AWAKEN);
    return python;
  } catch (error) {
    console.warn(error); // A start from nothing takes longer, and works.
    return null;
  }
}

/** Import what tables need of Python's own library; the memory with it. */
function remembered(python: Awaited<ReturnType<Loading>>, plan: EngineMemory): Uint8Array | null {
  try {
    const importModule = python.pyimport("importlib").import_module as (name: string) => { destroy(): void };
    for (const name of plan.modules) importModule(name).destroy();
    return python.makeMemorySnapshot();
  } catch (error) {
    console.warn(error);
    return null;
  }
}
