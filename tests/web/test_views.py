"""The boards' own types of views are what the games show: checked against every view of the playthroughs."""

import json
import re
import subprocess
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from reverie.kernel import Event, Game, Move, State
from tests.playthroughs import OWN
from tests.web.conftest import ROOT

WEB = ROOT / "web"
BOARDS = WEB / "src" / "boards"
NAMED = """
/** What a type names itself: what it only lets pass is left out, so that every field of a view has to be named. */
type Named<T> = { [Key in keyof T as string extends Key ? never : Key]: T[Key] };
"""


@pytest.mark.usefixtures("page_is_built")
def test_every_view_of_the_playthroughs_is_of_its_boards_type() -> None:
    # Where no source of the page is looked for: nobody builds it anew because of this.
    with TemporaryDirectory(dir=WEB / "node_modules", prefix=".views-") as folder:
        checked = Path(folder) / "views.ts"
        checked.write_text("\n".join([*(line for game in OWN for line in _checks(game)), NAMED]), encoding="utf-8")
        config = {"extends": "../../tsconfig.json", "include": [], "files": ["views.ts"]}
        (Path(folder) / "tsconfig.json").write_text(json.dumps(config), encoding="utf-8")
        command = ["node_modules/.bin/tsc", "--project", folder, "--pretty", "false"]
        done = subprocess.run(command, cwd=WEB, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def _checks(game: Game) -> Iterator[str]:
    """Every kind of value that a field of the game's views had, as TypeScript that is right if the type is."""
    module, interface = _type_of(game)
    kind = interface.removesuffix("View")
    yield f'import type {{ {interface} }} from "../../src/boards/{game.name}/{module}";'
    samples = _samples(_views(game))
    fields = ", ".join(f"{name}: {json.dumps(values[0])}" for name, values in samples.items())
    yield f"export const a{kind} = {{ {fields} }} satisfies Named<{interface}>;"
    for name, values in samples.items():
        for number, value in enumerate(values[1:]):
            yield f'export const {kind}_{name}_{number} = {json.dumps(value)} satisfies {interface}["{name}"];'


def _type_of(game: Game) -> tuple[str, str]:
    """The module and the name of a board's view."""
    found = [
        (path.stem, name)
        for path in sorted((BOARDS / game.name).glob("*.ts"))
        for name in re.findall(r"^export interface (\w+) extends View ", path.read_text(encoding="utf-8"), re.MULTILINE)
    ]
    assert len(found) == 1, f"the board of {game.name} has one type for its view: {found}"
    return found[0]


def _views(game: Game) -> list[dict[str, Any]]:
    """What every seat and a spectator saw before and after each move of the game's playthroughs."""
    seen: list[dict[str, Any]] = []
    play = State.play

    def noted(state: State, seat: int, move: Move, *more: Any, **named: Any) -> list[Event]:
        look(state)
        events = play(state, seat, move, *more, **named)
        look(state)
        return events

    def look(state: State) -> None:
        seen.extend(state.view(role) for role in (*range(state.players), None))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(State, "play", noted)
        import_module(f"tests.{game.name.replace('-', '_')}.playthroughs").told()
    assert len(seen) > 100
    return seen


def _samples(views: list[dict[str, Any]]) -> dict[str, list[Any]]:
    """By field: of all its values those that have something in them which none before had."""
    known: set[tuple[Any, ...]] = set()
    samples: dict[str, list[Any]] = {name: [] for name in views[0]}
    for view in views:
        assert set(view) == set(samples), "every view of a game has the same fields"
        for name, value in view.items():
            parts = set(_parts(value, name))
            if not samples[name] or parts - known:
                known |= parts
                samples[name].append(value)
    return samples


def _parts(value: Any, *path: Any) -> Iterator[tuple[Any, ...]]:
    """What a value is made of, as far as types tell it apart: texts one by one, but not numbers or places in a list."""
    if isinstance(value, dict):
        yield (*path, frozenset(value))
        for key, item in value.items():
            yield from _parts(item, *path, key)
    elif isinstance(value, list):
        yield (*path, "length", min(len(value), 5))
        for item in value:
            yield from _parts(item, *path, "item")
    else:
        yield (*path, value if isinstance(value, str) else type(value).__name__)
