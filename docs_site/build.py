"""Build the documents as a site: ``python docs_site/build.py`` (``make docs``).

The documents are written for people who read them beside the code, so they link to code. On the site, such a link leads
to a page that shows the file. Nothing on the site is fetched from elsewhere. The scripts within its pages are listed by
their hashes, so that the server can allow these and no others.
"""

import base64
import hashlib
import html
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
HERE = Path(__file__).parent
TARGET = ROOT / "src/reverie/server/docs"
"""Where ``reverie serve`` looks for the site."""

PAGES = {
    "README.md": "readme.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "docs/README.md": "index.md",
    "examples/last_sheep/README.md": "examples/last_sheep/index.md",
    "examples/lullaby/README.md": "examples/lullaby/index.md",
}
"""Documents whose place on the site is not their place under ``docs/``."""

REFERENCE = {
    "kernel": ("The kernel", ["reverie.kernel", "reverie.kernel.record", "reverie.kernel.scenario"]),
    "games": (
        "The games",
        [
            "reverie.games",
            *(
                f"reverie.games.{game}"
                for game in ("psycle", "project_dreamscape", "counting_zzzzs", "dream_cycle", "dream_quest")
            ),
        ],
    ),
    "bots": ("Bots", ["reverie.bots"]),
    "table": ("Tables", []),
    "text": ("Texts", ["reverie.text"]),
}
_WHOLE = {"bots", "table", "text"}
"""Packages of which every module is shown: they have no face of their own in ``__init__``."""

_LANGUAGES = {".py": "python", ".ts": "typescript", ".json": "json", ".toml": "toml", ".ftl": "text", ".yml": "yaml"}
_LINK = re.compile(r"(!?\[[^\]]*\]\()([^)\s#]+)((?:#[^)\s]*)?\))")
_OUTSIDE = re.compile(r"<(?:script|link|img|iframe|source)\b[^>]*\b(?:src|href)=[\"']?(?:https?:)?//[^\"'>]*")
_INLINE = re.compile(r"<script>(.*?)</script>", re.DOTALL)


class Site:
    """The pages as they are laid out for the generator, in a folder of their own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.places = {**PAGES}
        for document in sorted((ROOT / "docs").rglob("*.md")):
            self.places.setdefault(name_of(document), str(document.relative_to(ROOT / "docs")))

    def lay_out(self) -> None:
        """Write every page: documents, the files they show, and the reference."""
        for document, place in list(self.places.items()):
            self._write(place, self._relinked((ROOT / document).read_text(encoding="utf-8"), document, place))
        for name, (title, modules) in REFERENCE.items():
            self._write(f"reference/{name}.md", reference_page(name, title, modules))
        self._write("reference/index.md", reference_index())

    def _write(self, place: str, text: str) -> None:
        page = self.folder / place
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(text, encoding="utf-8")

    def _relinked(self, text: str, document: str, place: str) -> str:
        """The text with its links as they are on the site. What stands in code is no link."""
        parts = re.split(r"(^```.*?^```|`[^`\n]+`(?!\]))", text, flags=re.DOTALL | re.MULTILINE)
        for at in range(0, len(parts), 2):
            parts[at] = _LINK.sub(lambda found: self._link(found, document, place), parts[at])
        return "".join(parts)

    def _link(self, found: re.Match[str], document: str, place: str) -> str:
        label, target, anchor = found.groups()
        if "://" in target:
            return found[0]
        file = (ROOT / document).parent / target
        if file.is_dir() and (file / "README.md").exists():
            file /= "README.md"
        linked = self._place_of(file.resolve())
        return f"{label}{os.path.relpath(linked, Path(place).parent)}{anchor}"

    def _place_of(self, file: Path) -> str:
        """Where a file is on the site; pictures are copied, code gets a page that shows it."""
        name = name_of(file)
        if name in self.places:
            return self.places[name]
        if file.suffix in (".jpg", ".png", ".svg"):
            place = f"pictures/{file.name}"
            (self.folder / "pictures").mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, self.folder / place)
        else:
            place = f"source/{name}.md"
            self._write(place, source_page(file))
        self.places[name] = place
        return place


def name_of(file: Path) -> str:
    """A file by its path within the project."""
    return str(file.relative_to(ROOT))


def source_page(file: Path) -> str:
    """A file or a folder of the project, shown as it is."""
    name = name_of(file)
    if file.is_dir():
        entries = sorted(entry.name + "/" * entry.is_dir() for entry in file.iterdir() if entry.name[0] not in "._")
        return f"# {name}/\n\n" + "\n".join(f"- `{entry}`" for entry in entries) + "\n"
    fence = "`" * 5
    return f"# {name}\n\n{fence}{_LANGUAGES.get(file.suffix, 'text')}\n{file.read_text(encoding='utf-8')}\n{fence}\n"


def reference_page(name: str, title: str, modules: list[str]) -> str:
    """The reference of one package: of each module, whatever is public."""
    if name in _WHOLE:
        sources = sorted((ROOT / "src/reverie" / name).glob("*.py"))
        modules = [*modules, *(f"reverie.{name}.{source.stem}" for source in sources if source.stem[0] != "_")]
    return f"# {title}\n\n" + "\n".join(f"::: {module}\n" for module in modules)


def reference_index() -> str:
    """What the reference shows, and what of it one can build upon."""
    rows = "\n".join(f"- [{title}]({name}.md)" for name, (title, _) in REFERENCE.items())
    return (
        "# Reference\n\nGenerated from the code. What is stable, and what may change with any version, is said under "
        f"[Versions and releases](../releases.md#what-is-stable).\n\n{rows}\n"
    )


def build(folder: Path, version: str) -> Path:
    """Lay out the pages in a folder and build them; any warning is an error."""
    Site(folder / "pages").lay_out()
    settings = (HERE / "mkdocs.yml").read_text(encoding="utf-8")
    settings = settings.replace("../src", str(ROOT / "src")).replace(
        "docs_site/docstrings.py", str(HERE / "docstrings.py")
    )
    settings = settings.replace("site_name: Reverie\n", f"site_name: Reverie {version}\n")
    (folder / "mkdocs.yml").write_text(settings, encoding="utf-8")
    command = [str(Path(sys.executable).parent / "zensical"), "build", "--strict", "--config-file", "mkdocs.yml"]
    done = subprocess.run(command, cwd=folder, env={**os.environ, "NO_COLOR": "1"}, capture_output=True, text=True)
    if done.returncode:
        sys.exit(done.stdout + done.stderr)
    return folder / "site"


def check_nothing_is_fetched(site: Path) -> None:
    """Refuse a site that would load anything from another address."""
    found = [f"{page.name}: {part}" for page in site.rglob("*.html") for part in _OUTSIDE.findall(page.read_text())]
    if found:
        sys.exit("the site would load from elsewhere:\n" + "\n".join(sorted(set(found))))


def script_hashes(site: Path) -> list[str]:
    """The scripts within the pages, as a Content-Security-Policy names them."""
    scripts = {script for page in site.rglob("*.html") for script in _INLINE.findall(page.read_text(encoding="utf-8"))}
    digests = (hashlib.sha256(html.unescape(script).encode()).digest() for script in scripts)
    return sorted(f"'sha256-{base64.b64encode(digest).decode()}'" for digest in digests)


def put_in_place(site: Path) -> None:
    """The new site takes the place of the old one at once: a server may be showing it."""
    beside, old = TARGET.with_name("docs.new"), TARGET.with_name("docs.old")
    for left_over in (beside, old):
        shutil.rmtree(left_over, ignore_errors=True)
    shutil.copytree(site, beside)
    if TARGET.exists():
        TARGET.rename(old)
    beside.rename(TARGET)
    shutil.rmtree(old, ignore_errors=True)


def main() -> None:
    """Build into a temporary folder, and put the finished site in the place of the old one."""
    version = re.search(r'"(.+)"', (ROOT / "src/reverie/__init__.py").read_text().partition("__version__")[2])
    assert version is not None
    with tempfile.TemporaryDirectory() as folder:
        site = build(Path(folder), version[1])
        check_nothing_is_fetched(site)
        (site / "scripts.json").write_text(json.dumps(script_hashes(site)))
        put_in_place(site)
    print(f"{sum(1 for _ in TARGET.rglob('*.html'))} pages in {name_of(TARGET)}")


if __name__ == "__main__":
    main()
