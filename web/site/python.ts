// Python in a worker: Pyodide, Reverie and what it needs, all from beside the page.
import type { loadPyodide as Load, PyodideAPI } from "pyodide";
import type { Places } from "./messages";

/** Where the archive lies in Python's files. */
const ROOT = "/reverie";
const UNPACK = `
import io, lzma, sys, zipfile
from pathlib import Path

packed = Path("${ROOT}.zip.xz")
zipfile.ZipFile(io.BytesIO(lzma.decompress(packed.read_bytes()))).extractall("${ROOT}")
packed.unlink()
sys.path.insert(0, "${ROOT}")
`;

export async function startPython({ pyodide, archive, lock }: Places): Promise<PyodideAPI> {
  const [{ loadPyodide }, packed] = await Promise.all([
    import(/* @vite-ignore */ `${pyodide}pyodide.mjs`) as Promise<{ loadPyodide: typeof Load }>,
    fetch(archive).then((answer) => {
      if (!answer.ok) throw new Error(`${archive}: ${answer.status}`);
      return answer.arrayBuffer();
    }),
  ]);
  const python = await loadPyodide({
    indexURL: pyodide,
    lockFileContents: lock,
    env: { HOME: "/home", REVERIE_DATA: "/data" },
  });
  python.FS.writeFile(`${ROOT}.zip.xz`, new Uint8Array(packed));
  python.runPython(UNPACK);
  return python;
}
