"""Where a game that is being made lies: found by its name, by a path, or as ``package.module:OBJECT``.

Nothing of the game is imported here: it may be broken, and whoever watches it must not break with it.
"""

import sys
import tomllib
from dataclasses import dataclass
from importlib.machinery import PathFinder
from pathlib import Path
from typing import Any, Final

from reverie.cli.workshop.game_names import CannotMake
from reverie.games import registered_places

_GROUP: Final = "reverie.games"


@dataclass(frozen=True, slots=True)
class GameFolder:
    """A game that can be loaded: ``place`` names its object, ``search`` is where its package is imported from."""

    place: str
    search: Path
    package: Path
    """The folder of its files, all of which are watched."""


def find_folder(what: str, here: Path) -> GameFolder:
    """The game that somebody means who stands in the folder ``here``; ``CannotMake`` where there is none."""
    folder = here / what
    if folder.is_dir():
        found = _in_folder(folder.resolve(), "")
    else:
        found = _by_place(what, here) if ":" in what else _by_name(what, here)
    if found is None:
        raise CannotMake("dev-not-found", {"given": what[:200]})
    return found


def _in_folder(folder: Path, name: str) -> GameFolder | None:
    """The game that a folder offers (the one of that name), or the package that it is."""
    offered = _offered(folder / "pyproject.toml")
    place = offered.get(name) if name else next(iter(offered.values()), None)
    if place is not None:
        return _in_search(place, folder) or _in_search(place, folder / "src")
    if not name and (folder / "__init__.py").is_file():
        return _in_search(f"{folder.name}:GAME", folder.parent)
    return None


def _offered(project: Path) -> dict[str, str]:
    """By name: the places of the games that a ``pyproject.toml`` offers."""
    try:
        read: Any = tomllib.loads(project.read_text(encoding="utf-8"))
        offered = read["project"]["entry-points"][_GROUP]
    except (OSError, ValueError, KeyError, TypeError):
        return {}
    return {name: place for name, place in offered.items() if isinstance(place, str)} if offered else {}


def _in_search(place: str, search: Path) -> GameFolder | None:
    package = search.joinpath(*place.partition(":")[0].split("."))
    return GameFolder(place, search, package) if (package / "__init__.py").is_file() else None


def _by_name(name: str, here: Path) -> GameFolder | None:
    """The game that the project in this folder calls so, or one that is installed."""
    place = registered_places().get(name)
    return _in_folder(here.resolve(), name) or (None if place is None else _by_place(place, here))


def _by_place(place: str, here: Path) -> GameFolder | None:
    top = place.partition(":")[0].partition(".")[0]
    try:
        spec = PathFinder.find_spec(top, [str(here), *sys.path])
    except (ImportError, ValueError):
        return None
    folders = [] if spec is None else list(spec.submodule_search_locations or ())
    found = (_in_search(place, Path(folder).parent) for folder in folders)
    return next(filter(None, found), None)
