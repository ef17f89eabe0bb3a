"""Build the edition without a server: ``python -m play_site.build`` (``make site``).

The result is a folder of static files for any host and any sub-path: the page (built before by ``npm run build-site``),
Pyodide, one archive with Reverie and what it needs, the words, and what a server would say of the games. A service
worker with the hash of every file keeps all of it in the visitor's browser.
"""

import gzip
import hashlib
import json
import lzma
import pickle
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import msgspec
from play_site.engine import ENGINE, PYODIDE, STDLIB, fetch_wheels, lock, pyodide_version, write_licences
from play_site.engine import WHEELS as ENGINE_WHEELS

from reverie import __version__
from reverie.games import all_games
from reverie.server.http_endpoints import game_card, game_info
from reverie.server.web_page import COMMAND_TEXTS, coach_source, common_source, game_source
from reverie.text import LANGUAGES
from reverie.wire.http_messages import EngineMemory, EnginePlaces

ROOT = Path(__file__).parents[1]
BUILD = ROOT / "build/site"
PAGE = BUILD / "page"
"""What ``npm run build-site`` has made."""
WHEELS = BUILD / "wheels"
STAGE = BUILD / "python"
STDLIB_STAGE = BUILD / "stdlib"
TARGET = ROOT / "build/reverie-site"

PACKAGES = (
    *("kernel", "games", "text", "bots", "minds", "coach", "daily", "lessons"),
    *("table", "wire", "lab", "studio", "browser"),
)
"""Of Reverie, what runs in a browser: nothing of a server is among it."""
SOLVER = ("matrix_games", "psycle_answers", "psycle_boxes", "psycle_certificate", "psycle_solver", "psycle_solving")
"""Modules of minds that need numpy: they solve what a browser only reads."""
REPORTS = (
    "charts",
    "findings*",
    "html_report",
    "markdown_report",
    "ray_cluster",
    "report_parts",
    "reporting",
    "study_facts",
    "sweeping",
    "uses",
)
"""Modules of the laboratory that write reports, or run it on many machines: trials need none of them."""
NAMES_MEASURES = "laboratory.ftl"
"""Words of a command that trials say too."""
MODULES = ("__init__.py", "folders.py")
LANGUAGES_KEPT = re.compile(r"babel/locale-data/(root|en|de|ja)\.dat$")
LEFT_OUT = re.compile(r"(^|/)(__pycache__|tests?)/|^pytz/zoneinfo/|^babel/messages/|\.(pyi|c|h)$|\.dist-info/")
NEVER_SAID = frozenset(
    [
        "all_currencies",
        "compound_unit_patterns",
        "currency_names",
        "currency_names_plural",
        "currency_symbols",
        "currency_unit_patterns",
        "languages",
        "meta_zones",
        "scripts",
        "territories",
        "territory_currencies",
        "territory_languages",
        "territory_zones",
        "time_zones",
        "unit_display_names",
        "unit_patterns",
        "variants",
        "windows_zone_mapping",
        "zone_aliases",
        "zone_formats",
        "zone_territories",
    ]
)
MOST = 8_000_000
"""A first visit is never heavier than that, in bytes as hosts send them."""


def build() -> None:
    """Make the folder anew."""
    shutil.rmtree(TARGET, ignore_errors=True)
    shutil.copytree(PAGE, TARGET)
    _stage_libraries()
    _slim_languages()
    _stage_reverie()
    shutil.rmtree(STDLIB_STAGE, ignore_errors=True)
    STDLIB_STAGE.mkdir()
    folders = [str(STAGE), str(STDLIB_STAGE), str(BUILD / "modules.json")]
    subprocess.run(["node", str(ROOT / "play_site/compile.mjs"), *folders], check=True)
    folder, archive = _copy_pyodide(), _pack_reverie()
    engine = EnginePlaces(pyodide=folder, lock=lock(), archive=archive, memory=_memory())
    _write("engine.json", msgspec.json.encode(engine).decode())
    _write_texts()
    _write_games()
    _write_licences()
    _write_service_worker()
    weight = sum(weight_of(path) for path in _files())
    print(f"{TARGET}: {len(list(_files()))} files, {weight / 1e6:.2f} MB as they are sent")
    if weight > MOST:
        sys.exit(f"A first visit must not be heavier than {MOST / 1e6:.0f} MB.")


# The engine.


def _copy_pyodide() -> str:
    folder = TARGET / f"pyodide-{pyodide_version()}"
    folder.mkdir()
    for name in ENGINE:
        shutil.copyfile(PYODIDE / name, folder / name)
    _pack(STDLIB_STAGE, folder / STDLIB)
    return f"{folder.name}/"


def _memory() -> EngineMemory:
    """What a browser may keep of a start: modules that are nothing but Python, and what all of it depends on."""
    digest = hashlib.sha256()
    for path in sorted(TARGET.glob("pyodide-*/*")) + sorted(TARGET.glob("reverie-*")):
        digest.update(path.read_bytes())
    modules = json.loads((BUILD / "modules.json").read_text(encoding="utf-8"))
    return EngineMemory(version=digest.hexdigest()[:16], modules=modules)


def _pack_reverie() -> str:
    """Reverie and its libraries as one archive that is named after what is in it."""
    packed = BUILD / "reverie.zip"
    _pack(STAGE, packed, zipfile.ZIP_STORED)  # what is squeezed as a whole gets much smaller
    raw = packed.read_bytes()
    # Whoever unpacks it needs as much memory as the dictionary is large: never more than there is to remember.
    squeeze = {"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "dict_size": 8 << 20}
    squeezed = lzma.compress(raw, filters=[squeeze])
    named = TARGET / f"reverie-{hashlib.sha256(squeezed).hexdigest()[:16]}.zip.xz"
    named.write_bytes(squeezed)
    return named.name


def _pack(folder: Path, packed: Path, how: int = zipfile.ZIP_DEFLATED) -> None:
    with zipfile.ZipFile(packed, "w") as archive:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                info = zipfile.ZipInfo(path.relative_to(folder).as_posix())  # no time: the same files, the same archive
                archive.writestr(info, path.read_bytes(), how, 9)


def _wheels() -> list[Path]:
    shared = fetch_wheels(ROOT / "requirements/engine.txt", ENGINE_WHEELS)
    return [*shared, *fetch_wheels(ROOT / "requirements/site.txt", WHEELS)]


def _stage_libraries() -> None:
    shutil.rmtree(STAGE, ignore_errors=True)
    for wheel in _wheels():
        with zipfile.ZipFile(wheel) as archive:
            for name in archive.namelist():
                is_other_language = "/locale-data/" in name and not LANGUAGES_KEPT.search(name)
                if not LEFT_OUT.search(name) and not is_other_language and not name.endswith("/"):
                    archive.extract(name, STAGE)


def _slim_languages() -> None:
    """Of what Babel knows of a language, tables write numbers and plurals: names of countries and coins stay away."""
    for path in (STAGE / "babel").rglob("*.dat"):
        known = pickle.loads(path.read_bytes())
        for name in NEVER_SAID & known.keys():
            del known[name]
        path.write_bytes(pickle.dumps(known, 4))


def _stage_reverie() -> None:
    source, target = ROOT / "src/reverie", STAGE / "reverie"
    for package in PACKAGES:
        # The rules are read by people alone, who get them as they lie beside the page.
        unused = (*COMMAND_TEXTS - {NAMES_MEASURES}, *(f"{module}.py" for module in (*SOLVER, *REPORTS)))
        left_out = shutil.ignore_patterns("__pycache__", "*.so", "rules.*.ftl", *unused)
        shutil.copytree(source / package, target / package, ignore=left_out)
    for module in MODULES:
        shutil.copyfile(source / module, target / module)


# What a server would say.


def _write_texts() -> None:
    for language in LANGUAGES:
        _write(f"texts/{language}.ftl", common_source(language, with_site=True))
        _write(f"texts/{language}/coach.ftl", coach_source(language))
        for game in all_games():
            _write(f"texts/{language}/{game.name}.ftl", game_source(game, f"{language}.ftl"))
            _write(f"texts/{language}/{game.name}/rules.ftl", game_source(game, f"rules.{language}.ftl"))


def _write_games() -> None:
    _write("api/games.json", msgspec.json.encode([game_card(game) for game in all_games()]).decode())
    for game in all_games():
        _write(f"api/games/{game.name}.json", msgspec.json.encode(game_info(game)).decode())


def _write_licences() -> None:
    """The page's own have been written by its build."""
    write_licences(_wheels(), TARGET / "licences")
    shutil.copyfile(ROOT / "LICENSE", TARGET / "licences" / "reverie.txt")


# The service worker.


def _write_service_worker() -> None:
    listed = [
        [path.relative_to(TARGET).as_posix(), path.stat().st_size, _hash(path), weight_of(path)] for path in _files()
    ]
    version = hashlib.sha256(json.dumps([__version__, listed]).encode()).hexdigest()[:16]
    source = (ROOT / "web/site/service-worker.js").read_text(encoding="utf-8")
    source = _filled(source, "const FILES = [];", f"const FILES = {json.dumps(listed)};")
    _write("service-worker.js", _filled(source, 'const VERSION = "";', f'const VERSION = "{version}";'))


def _filled(source: str, place: str, with_what: str) -> str:
    if source.count(place) != 1:
        sys.exit(f"service-worker.js must say `{place}` once.")
    return source.replace(place, with_what)


def _files() -> Iterator[Path]:
    """Everything that is kept in a visitor's browser."""
    return (path for path in sorted(TARGET.rglob("*")) if path.is_file() and path.name != "service-worker.js")


def weight_of(path: Path) -> int:
    """What a file weighs when it is sent by a host that compresses what gets smaller by it."""
    raw = path.read_bytes()
    return min(len(raw), len(gzip.compress(raw, 9)))


def _hash(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16]


def _write(name: str, text: str) -> None:
    path = TARGET / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    build()
