"""One name, one meaning: no class of one name stands in two places, unless it plays the same part in another game."""

import ast
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parents[1] / "src" / "reverie"


def classes(file: Path) -> list[str]:
    """The public classes that a module defines."""
    body = ast.parse(file.read_text(encoding="utf-8")).body
    return [part.name for part in body if isinstance(part, ast.ClassDef) and part.name[0] != "_"]


def test_a_class_name_stands_for_one_thing() -> None:
    places: dict[str, list[Path]] = defaultdict(list)
    for file in sorted(ROOT.rglob("*.py")):
        for name in classes(file):
            places[name].append(file.relative_to(ROOT))
    double = {name: found for name, found in places.items() if len(found) > 1 and not is_same_part(found)}
    assert not double


def is_same_part(found: list[Path]) -> bool:
    """Each in another game; what players say in a game (``moves.py``) may be said at a table (``commands.py``) too."""
    games = [place.parts[1] for place in found if place.parts[0] == "games"]
    said = {place.name for place in found} <= {"moves.py", "commands.py"}
    return len(games) == len(set(games)) and (said or len(games) == len(found))
