// Run a program with the browser's Python, in Node: `node tests/play_site/run_python.mjs <program> <folder> ...`. The program
// sees the repository under /repository, and imports from the folders that are named (of the repository, in that order).
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "../../web/node_modules/pyodide/pyodide.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const [program, ...folders] = process.argv.slice(2);
const python = await loadPyodide({ env: { HOME: "/home", REVERIE_DATA: "/data" } });
python.FS.mkdirTree("/repository");
python.mountNodeFS("/repository", root);
try {
  python.globals.set("folders", python.toPy(folders.map((folder) => `/repository/${folder}`)));
  python.runPython("import sys; sys.dont_write_bytecode = True; sys.path[:0] = folders");
  process.stdout.write(python.runPython(readFileSync(program, "utf8")), () => process.exit(0));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
