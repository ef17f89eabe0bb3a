"""Put the browser's Python beside the server's page: ``python -m play_site.engine`` (``make engine``).

With it the page checks the shuffles of a record itself (``reverie.server.engine_files``). It is Pyodide as npm brings
it, without the parts of Python's own library that no rules use, and msgspec as PyPI has it for browsers.
"""

import gzip
import json
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
HERE = Path(__file__).parent
PYODIDE = ROOT / "web/node_modules/pyodide"
TARGET = ROOT / "src/reverie/server/engine"
WHEELS = ROOT / "build/engine"

ENGINE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
STDLIB = "python_stdlib.zip"
PLATFORM = ["--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--abi", "cp314"]
LICENCE = re.compile(r"\.dist-info/(licenses/)?LICEN[CS]E[^/]*$")
OTHER_LETTERS = re.compile(
    "^encodings/(big5|cp(?!437)|euc|gb|hp|hz|iso|johab|koi8|kz1048|mac|palmos|ptcp|shift|tis|uu)"
)
"""Encodings that nobody writes in here; the one of archives is needed."""
UNUSED_LIBRARY = re.compile(
    r"^(_pyrepl|_sysconfigdata|doctest|ensurepip|html|http/server|idlelib|imaplib|lib2to3|mailbox|optparse|pdb"
    r"|pickletools|pydoc|smtplib|sqlite3|tarfile|turtle|unittest|venv|wsgiref|xml|xmlrpc)"
)


def fetch_wheels(wanted: Path, into: Path) -> list[Path]:
    """The wheels for the browser's Python that a file of requirements names; once fetched, they are kept."""
    known = into / wanted.name
    if not known.exists() or known.read_bytes() != wanted.read_bytes():
        shutil.rmtree(into, ignore_errors=True)
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
        pip += ["--require-hashes", "--only-binary=:all:", *PLATFORM, "--dest", str(into), "-r", str(wanted)]
        subprocess.run(pip, check=True)
        shutil.copyfile(wanted, known)
    return sorted(into.glob("*.whl"))


def pyodide_version() -> str:
    found: str = json.loads((PYODIDE / "package.json").read_text(encoding="utf-8"))["version"]
    return found


def lock() -> dict[str, object]:
    """What Pyodide wants to know of its packages: there are none but those in the archive."""
    found = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    return {"info": found["info"], "packages": {}}


def write_licences(wheels: list[Path], folder: Path) -> None:
    """What others made travels with the licence that lets it."""
    folder.mkdir(parents=True, exist_ok=True)
    for path in sorted((HERE / "licences").glob("*.txt")):
        shutil.copyfile(path, folder / path.name)
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as archive:
            found = [name for name in archive.namelist() if LICENCE.search(name)]
            text = "\n".join(archive.read(name).decode() for name in found)
        if text:
            (folder / f"{wheel.name.split('-')[0]}.txt").write_text(text, encoding="utf-8")


def _is_needed(name: str) -> bool:
    return not OTHER_LETTERS.match(name) and not UNUSED_LIBRARY.match(name)


def _slim(library: Path, into: Path) -> None:
    with zipfile.ZipFile(library) as whole, zipfile.ZipFile(into, "w") as slim:
        for info in whole.infolist():
            if _is_needed(info.filename):
                slim.writestr(zipfile.ZipInfo(info.filename), whole.read(info), zipfile.ZIP_DEFLATED, 9)


def build() -> None:
    """Make the folder anew."""
    wheels = fetch_wheels(ROOT / "requirements/engine.txt", WHEELS)
    shutil.rmtree(TARGET, ignore_errors=True)
    folder = TARGET / f"pyodide-{pyodide_version()}"
    folder.mkdir(parents=True)
    for name in ENGINE:
        packed = gzip.compress((PYODIDE / name).read_bytes(), 9, mtime=0)
        (folder / f"{name}.gz").write_bytes(packed)
    _slim(PYODIDE / STDLIB, folder / STDLIB)
    for wheel in wheels:
        shutil.copyfile(wheel, TARGET / wheel.name)
    write_licences(wheels, TARGET / "licences")
    (TARGET / "engine.json").write_text(json.dumps({"pyodide": f"{folder.name}/", "lock": lock()}), encoding="utf-8")


if __name__ == "__main__":
    build()
