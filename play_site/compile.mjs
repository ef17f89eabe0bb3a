// Make ready what the browser's Python runs: `node play_site/compile.mjs <packages> <library> <modules>`. Everything in the first
// folder is imported once, so that the second gets the part of Python's own library that is needed for it. Then each
// `.py` in both becomes a `.pyc` in its place: a visitor's browser has nothing to compile. The last file gets the names of
// the modules that tables start with and that are nothing but Python: their memory may be kept (web/src/python/memory.ts).
import { writeFileSync } from "node:fs";
import { loadPyodide } from "../web/node_modules/pyodide/pyodide.mjs";

const [packages, library, modules] = process.argv.slice(2);
const python = await loadPyodide({ env: { HOME: "/home", REVERIE_DATA: "/data" } });
for (const [place, folder] of Object.entries({ "/packages": packages, "/library": library })) {
  python.FS.mkdirTree(place);
  python.mountNodeFS(place, folder);
}
python.runPython(`
import ast
import importlib
import pkgutil
import sys
import zipfile
from importlib.util import MAGIC_NUMBER
from marshal import dumps
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, "/packages")
STDLIB = Path("/lib/python314.zip")
ALWAYS = ("_strptime", "calendar", "encodings", "json", "lzma", "pyodide", "_pyodide", "tokenize", "traceback", "zipfile")
OTHER_LETTERS = ("big5", "cp", "euc", "gb", "hp", "hz", "iso", "johab", "koi8", "kz1048", "mac", "palmos", "ptcp", "shift", "tis", "uu")
WITH_DOCSTRINGS = {"_pyodide", "pyodide"}
UNCHECKED = (0b01).to_bytes(4, "little") + bytes(8)


def use_everything():
    """Import all modules, but for those that need what no browser has."""
    import reverie

    for module in pkgutil.walk_packages(reverie.__path__, "reverie."):
        try:
            importlib.import_module(module.name)
        except ModuleNotFoundError as missing:
            if missing.name.split(".")[0] not in ("numpy", "scipy"):
                raise
    from reverie.games import all_games
    from reverie.text import LANGUAGES, words_for

    for language in LANGUAGES:
        for game in all_games():
            words_for(language, game).say("game-name")


def is_needed(name):
    module = name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    if name.startswith("encodings/"):
        return name == "encodings/cp437.py" or not name[len("encodings/") :].startswith(OTHER_LETTERS)
    return module in sys.modules or module.split(".")[0] in ALWAYS or not name.endswith(".py")


def without_docstrings(tree):
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            if ast.get_docstring(node, clean=False) is not None:
                node.body[:1] = [] if len(node.body) > 1 else [ast.copy_location(ast.Pass(), node.body[0])]
    return tree


def compile_all(folder):
    """Assertions stay: they hold a table to what its entries say."""
    for source in sorted(Path(folder).rglob("*.py")):
        name = source.relative_to(folder)
        tree = ast.parse(source.read_bytes())
        if name.parts[0] not in WITH_DOCSTRINGS:
            tree = without_docstrings(tree)
        code = compile(tree, name.as_posix(), "exec", dont_inherit=True, optimize=0)
        source.with_suffix(".pyc").write_bytes(MAGIC_NUMBER + UNCHECKED + dumps(code))
        source.unlink()


def plain_python():
    """What tables and bots start with, but for modules of machine code and whatever needs one of them."""
    importlib.import_module("reverie.browser.host")
    importlib.import_module("reverie.browser.thinking")
    own = ("reverie", "msgspec", "__main__", "js", "pyodide_js", "pyodide", "_pyodide", "_pyodide_core")
    return [name for name in sys.modules if name.split(".")[0] not in own]


modules = plain_python()
use_everything()
with zipfile.ZipFile(STDLIB) as archive:
    archive.extractall("/library", [name for name in archive.namelist() if is_needed(name)])
for folder in ("/packages", "/library"):
    compile_all(folder)
`);
writeFileSync(modules, JSON.stringify(python.globals.get("modules").toJs()));
process.exit(0);
