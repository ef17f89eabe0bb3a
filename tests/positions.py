"""Writes ``docs/positions.md``: what a scenario may say of a position of each game, force and read.

``python -m tests.positions`` writes it anew; a test compares.
"""

import types
from pathlib import Path
from typing import Any, Union, get_args, get_origin

from reverie.games import all_games
from reverie.games.dream_cycle.position import Position
from reverie.kernel import Game
from reverie.kernel.fields import saved_fields
from reverie.text import words_for

ROOT = Path(__file__).resolve().parent.parent
PLACE = ROOT / "docs" / "positions.md"
HEAD = """# Positions and readings, game by game

What a [scenario](scenarios.md) may give under `[position]`, force under `[chance]` and read under `[expect]` beside
what every game has. What a position leaves out comes from set-up or follows from what it gives; a position that cannot
be, or that says one thing in two ways, is refused with the reason. Lists *by seat* have one entry for each seat.
(`python -m tests.positions` writes this page.)
"""


def shape_of(kind: Any) -> str:
    """How a value of this type is written in TOML."""
    origin, parts = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        return " or ".join('`"none"`' if part is types.NoneType else shape_of(part) for part in parts)
    if origin is list:
        return f"list of {_plural(parts[0])}"
    if origin is tuple:
        return "list of numbers" if parts[-1] is ... else f"list of {len(parts)}"
    if origin is dict:
        return "table"
    return {int: "number", str: "text", bool: "true or false"}.get(kind, "record")


def _plural(kind: Any) -> str:
    origin, parts = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        return f'{_plural(parts[0])} or `"none"`'
    if origin is list:
        return f"lists of {_plural(parts[0])}"
    if origin is tuple:
        return "lists of numbers" if parts[-1] is ... else f"lists of {len(parts)}"
    if origin is dict:
        return "tables"
    return {int: "numbers", str: "texts", bool: "true or false"}.get(kind, "records")


def types_of(game: Game) -> dict[str, Any]:
    if game.name == "dream-cycle":
        return dict(Position.__annotations__)
    return dict(saved_fields(game.state_type))


def chapter(game: Game) -> str:
    kinds = types_of(game)
    lines = [f"## {words_for('en', game).say('game-name')}", "", "| `[position]` | Shape | Meaning |", "|---|---|---|"]
    for name, meaning in game.position_words.items():
        shape = shape_of(kinds[name]) if name in kinds else ""
        lines.append(f"| `{name}` | {shape} | {meaning} |")
    lines += ["", "| Reading | Meaning |", "|---|---|"]
    lines += [f"| `{name}` | {meaning} |" for name, meaning in game.reading_words.items()]
    lines += ["", "Forced under `[chance]`: " + ", ".join(f"`{label}`" for label in game.chance_labels) + "."]
    return "\n".join(lines) + "\n"


def document() -> str:
    games = [game for game in all_games() if game.package.startswith("reverie.")]
    return "\n".join([HEAD, *(chapter(game) for game in games)])


if __name__ == "__main__":
    PLACE.write_text(document(), encoding="utf-8")
