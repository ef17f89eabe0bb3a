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
/** Nothing is ever fetched from the lists of packages: all there is comes with the archive. */
const NO_PACKAGES = { info: { abi_version: "", arch: "wasm32", platform: "", python: "", version: "" }, packages: {} };

export async function startPython({ pyodide, archive }: Places): Promise<PyodideAPI> {
  const [{ loadPyodide }, packed] = await Promise.all([
    import(/* @vite-ignore */ `${pyodide}pyodide.mjs`) as Promise<{ loadPyodide: typeof Load }>,
    fetch(archive).then((answer) => {
      if (!answer.ok) throw new Error(`${archive}: ${answer.status}`);
      return answer.arrayBuffer();
    }),
  ]);
  const python = await loadPyodide({
    indexURL: pyodide,
    lockFileContents: NO_PACKAGES as never,
    env: { HOME: "/home", REVERIE_DATA: "/data" },
  });
  python.FS.writeFile(`${ROOT}.zip.xz`, new Uint8Array(packed));
  python.runPython(UNPACK);
  return python;
}
