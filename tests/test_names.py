"""One name, one meaning: no name of a class or type stands in two places, but for the same part in another game."""

import ast
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parents[1] / "src" / "reverie"


def types(file: Path) -> list[str]:
    """The public classes that a module defines, and the types that it gives a name."""
    named = map(_type_named_by, ast.parse(file.read_text(encoding="utf-8")).body)
    return [name for name in named if name and name[0].isupper()]


def _type_named_by(part: ast.stmt) -> str:
    match part:
        case ast.ClassDef(name=name):
            return name
        case ast.Assign(targets=[ast.Name(id=name)]) if not name.isupper():
            return name
    return ""


def test_the_name_of_a_type_stands_for_one_thing() -> None:
    places: dict[str, list[Path]] = defaultdict(list)
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
