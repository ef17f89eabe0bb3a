"""One name, one meaning: no name of a class or type stands in two places, but for the same part in another game."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

PROJECT = Path(__file__).parents[1]
ROOT = PROJECT / "src" / "reverie"
WEB = PROJECT / "web"
WIRE = PROJECT / "docs" / "wire" / "wire.ts"

_NAMED = re.compile(
    r"^ *(?P<exported>export )?(?:abstract )?"
    r"(?:(?:interface|class|enum) (?P<name>\w+)|type (?P<alias>\w+)(?:<[^=]*>)? =(?! \w+\.(?P=alias);))",
    re.MULTILINE,
)
"""Where TypeScript names a type; another edition's type by its own name (``type A = server.A``) is none of its own."""

Places = dict[str, list[Path]]


def types(file: Path) -> list[str]:
    """The classes that a module defines, and the types that it gives a name; private ones without their underscore."""
    named = (_type_named_by(part).lstrip("_") for part in ast.parse(file.read_text(encoding="utf-8")).body)
    return [name for name in named if name and name[0].isupper()]


def _type_named_by(part: ast.stmt) -> str:
    match part:
        case ast.ClassDef(name=name):
            return name
        case ast.Assign(targets=[ast.Name(id=name)]) if not name.isupper():
            return name
    return ""


def test_the_name_of_a_type_stands_for_one_thing() -> None:
    places: Places = defaultdict(list)
    for file in sorted(ROOT.rglob("*.py")):
        for name in types(file):
            places[name].append(file.relative_to(ROOT))
    double = {name: found for name, found in places.items() if len(found) > 1 and not is_same_part(found)}
    assert not double


def is_same_part(found: list[Path]) -> bool:
    """Each in another game; what players say in a game (``moves.py``) may be said at a table (``commands.py``) too."""
    games = [place.parts[1] for place in found if place.parts[0] == "games"]
    said = {place.name for place in found} <= {"moves.py", "commands.py"}
    return len(games) == len(set(games)) and (said or len(games) == len(found))


# The page.


def test_the_name_of_an_exported_type_of_the_page_stands_for_one_thing() -> None:
    """And is no name of what the wire brings, nor of what another module has for itself."""
    exported, all_places = page_types([*sorted(WEB.glob("src/**/*")), *sorted(WEB.glob("site/**/*")), WIRE])
    assert len(exported) > 200
    assert not {name: places for name in sorted(exported) if len(places := all_places[name]) > 1}


def page_types(files: Iterable[Path]) -> tuple[set[str], Places]:
    """The names of types that any of the page's modules exports, and where each name stands."""
    exported: set[str] = set()
    places: Places = defaultdict(list)
    for file in files:
        if file.suffix not in (".ts", ".svelte"):
            continue
        for found in _NAMED.finditer(file.read_text(encoding="utf-8")):
            name = found["name"] or found["alias"]
            places[name].append(file.relative_to(PROJECT))
            if found["exported"]:
                exported.add(name)
    return exported, places
