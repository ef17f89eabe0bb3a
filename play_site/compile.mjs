// Make ready what the browser's Python runs: `node play_site/compile.mjs <packages> <library> <modules>`. Everything in the first
// folder is imported once, to see which part of Python's own library is needed for it. The second gets what Python needs to
// start and to unpack an archive, the first the rest, which is squeezed much better there. Then each
// `.py` in both becomes a `.pyc` in its place: a visitor's browser has nothing to compile. The last file gets the names of
// the modules that tables start with and that come with Python itself: their memory may be kept (web/src/python/memory.ts).
import { writeFileSync } from "node:fs";
import { loadPyodide } from "../web/node_modules/pyodide/pyodide.mjs";

const [packages, library, modules] = process.argv.slice(2);
// Which line failed is told in a browser too; which part of the line is not worth its weight.
const python = await loadPyodide({ env: { HOME: "/home", REVERIE_DATA: "/data", PYTHONNODEBUGRANGES: "1" } });
for (const [place, folder] of Object.entries({ "/packages": packages, "/library": library })) {
  python.FS.mkdirTree(place);
  python.mountNodeFS(place, folder);
}
python.runPython(`
import io
import lzma
import sys
import zipfile
from pathlib import Path

# What is there before anything of ours, and what unpacks the rest.
FIRST = frozenset(name.split(".")[0] for name in sys.modules)

import ast
import importlib
import pkgutil
from importlib.util import MAGIC_NUMBER
from marshal import dumps

sys.dont_write_bytecode = True
sys.path.insert(0, "/packages")
STDLIB = Path("/lib/python314.zip")
ALWAYS = ("_strptime", "calendar", "encodings", "json", "pyodide", "_pyodide", "tokenize", "traceback")
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


def is_first(name):
    return name.removesuffix(".py").split("/")[0] in FIRST or not name.endswith(".py")


def without_docstrings(tree):
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            if ast.get_docstring(node, clean=False) is not None:
                node.body[:1] = [] if len(node.body) > 1 else [ast.copy_location(ast.Pass(), node.body[0])]
    return tree


class WithoutHints(ast.NodeTransformer):
    """Types of functions and of modules' names are for those who read. Those of classes and of what makes them stay:
    states and records are saved by them."""

    def visit_FunctionDef(self, node):
        if node.name == "__init__":
            return self.generic_visit(node)
        node.returns = None
        given = node.args
        for one in (*given.posonlyargs, *given.args, *given.kwonlyargs, given.vararg, given.kwarg):
            if one is not None:
                one.annotation = None
        return self.generic_visit(node)

    visit_AsyncFunctionDef = visit_FunctionDef

    def visit_Module(self, node):
        node.body = [self.plain(one) for one in node.body]
        return self.generic_visit(node)

    @staticmethod
    def plain(node):
        if not isinstance(node, ast.AnnAssign) or node.value is None:
            return node
        return ast.copy_location(ast.Assign([node.target], node.value), node)


def compile_all(folder):
    """Assertions stay: they hold a table to what its entries say. So do hints where functions are chosen by them."""
    for source in sorted(Path(folder).rglob("*.py")):
        name = source.relative_to(folder)
        tree = ast.parse(source.read_bytes())
        if name.parts[0] not in WITH_DOCSTRINGS:
            tree = without_docstrings(tree)
        if folder == "/packages" and b"singledispatch" not in source.read_bytes():
            tree = WithoutHints().visit(tree)
        code = compile(tree, name.as_posix(), "exec", dont_inherit=True, optimize=0)
        source.with_suffix(".pyc").write_bytes(MAGIC_NUMBER + UNCHECKED + dumps(code))
        source.unlink()


def plain_python():
    """What tables start with and is there before the archive is unpacked: none of it is machine code of ours."""
    importlib.import_module("reverie.browser.host")
    own = ("__main__", "js", "pyodide_js", "pyodide", "_pyodide", "_pyodide_core")
    found = [name for name in sys.modules if (top := name.split(".")[0]) in FIRST and top not in own]
    return [name for name in found if not name.startswith("importlib.metadata")]  # needs what is unpacked later


modules = plain_python()
use_everything()
with zipfile.ZipFile(STDLIB) as archive:
    needed = [name for name in archive.namelist() if is_needed(name)]
    archive.extractall("/library", [name for name in needed if is_first(name)])
    archive.extractall("/packages", [name for name in needed if not is_first(name)])
for folder in ("/packages", "/library"):
    compile_all(folder)
`);
writeFileSync(modules, JSON.stringify(python.globals.get("modules").toJs()));
process.exit(0);
