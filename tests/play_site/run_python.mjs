// Run lines of the browser's Python in Node, and print what the last one is: `node tests/play_site/run_python.mjs <lines>
// <folder> ...`. They import from the folders that are named (of the repository, in that order).
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
  process.stdout.write(python.runPython(program), () => process.exit(0));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
