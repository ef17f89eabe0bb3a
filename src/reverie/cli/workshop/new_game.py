"""Writes a new game: a folder of its own, small, playable and whole, made from the files in ``template``."""

import os
import shutil
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from tempfile import mkdtemp
from typing import Final

from reverie.cli.workshop.game_names import CannotMake, GameNames

_SUFFIX: Final = ".template"
_TEMPLATE: Final = GameNames("night-lights")
"""What the game in ``template`` is called. Its code, in capitals, stands in clauses only: ``NL-001``."""


def write_game(names: GameNames, parent: Path) -> Path:
    """The folder of the new game. It is written beside its place first, so it is there whole or not at all."""
    folder = parent / names.name
    if folder.exists() or folder.is_symlink():
        raise CannotMake("new-game-exists", {"folder": str(folder)})
    part: Path | None = None
    try:
        part = Path(mkdtemp(prefix=f".{names.name}-", dir=parent))
        for place, text in _files(names):
            file = part / place
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8", newline="\n")
        part.chmod(0o777 & ~_umask())  # a temporary folder is its owner's alone
        part.rename(folder)
    except OSError as error:
        if folder.exists():  # somebody was quicker
            raise CannotMake("new-game-exists", {"folder": str(folder)}) from None
        finding = error.strerror or type(error).__name__
        raise CannotMake("new-game-unwritable", {"folder": str(parent), "finding": finding}) from None
    finally:
        if part is not None:
            shutil.rmtree(part, ignore_errors=True)
    return folder


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def _files(names: GameNames) -> Iterator[tuple[str, str]]:
    """Every file of the game: where it lies in its folder, and what is in it."""
    for place, template in _templates(files("reverie.cli.workshop") / "template"):
        yield _renamed_place(place, names), _renamed(template.read_text(encoding="utf-8"), names)


def _templates(folder: Traversable, before: str = "") -> Iterator[tuple[str, Traversable]]:
    for place in sorted(folder.iterdir(), key=lambda place: place.name):
        if place.is_dir():
            yield from _templates(place, f"{before}{place.name}/")
        elif place.name.endswith(_SUFFIX):
            yield before + place.name.removesuffix(_SUFFIX), place


def _renamed_place(place: str, names: GameNames) -> str:
    special = {"gitignore": ".gitignore", "rules/ledger.md": f"rules/{names.name}.md"}
    first, _, rest = place.partition("/")
    return special.get(place, f"{names.module}/{rest}" if first == "package" else place)


def _renamed(text: str, names: GameNames) -> str:
    for old, new in (
        (_TEMPLATE.name, names.name),
        (_TEMPLATE.module, names.module),
        (_TEMPLATE.title, names.title),
        (_TEMPLATE.type_name, names.type_name),
        (f"{_TEMPLATE.code}-", f"{names.code}-"),
        (f"(code {_TEMPLATE.code})", f"(code {names.code})"),
        (f'"{_TEMPLATE.code}"', f'"{names.code}"'),
    ):
        text = text.replace(old, new)
    return text
