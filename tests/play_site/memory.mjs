// Keep the memory of a start of the site's Python, start twice from it, and print what each draws: `node
// tests/play_site/memory.mjs <site> <what to do after a start>`. It goes as in web/src/python/python.ts.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [site, awaken] = process.argv.slice(2);
const { pyodide, archive, lock, memory } = JSON.parse(readFileSync(`${site}/engine.json`, "utf-8"));
const { loadPyodide } = await import(pathToFileURL(`${site}/${pyodide}pyodide.mjs`));
const options = { indexURL: `${site}/${pyodide}`, lockFileContents: lock, env: { HOME: "/home", REVERIE_DATA: "/data" } };
const UNPACK = `
import io, lzma, sys, zipfile
zipfile.ZipFile(io.BytesIO(lzma.decompress(open("/packed", "rb").read()))).extractall("/reverie")
"/reverie" in sys.path or sys.path.insert(0, "/reverie")
`;
const DRAW = `
import json, random, secrets, tempfile, uuid
from reverie.browser.host import Host

host = Host("[]", "[]")
host.request("POST", "/api/me", "", '{"name": "Ada", "language": "en"}')
made = json.loads(host.request("POST", "/api/tables", "", '{"game": "psycle", "players": 2}'))
answer = json.loads(next(effect["body"] for effect in made if effect["do"] == "answer"))
json.dumps({
    "commitment": answer["commitment"],
    "table": answer["id"],
    "random": random.random(),
    "another": random.Random().random(),
    "shuffle": random.sample(range(100), 20),
    "secret": secrets.token_hex(),
    "uuid": str(uuid.uuid4()),
    "file": tempfile.mktemp(),
})
`;

function unpack(python) {
  python.FS.writeFile("/packed", readFileSync(`${site}/${archive}`));
  python.runPython(UNPACK);
}

const first = await loadPyodide({ ...options, _makeSnapshot: true });
const importModule = first.pyimport("importlib").import_module;
for (const name of memory.modules) importModule(name).destroy();
if (first.runPython(`import sys; "msgspec" in sys.modules`)) throw new Error("no machine code may be in a memory");
const kept = first.makeMemorySnapshot();
for (let start = 0; start < 2; start++) {
  const python = await loadPyodide({ ...options, _loadSnapshot: kept });
  unpack(python);
  python.runPython(awaken);
  process.stdout.write(`${python.runPython(DRAW)}\n`);
}
process.exit(0);
