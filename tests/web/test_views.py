"""The boards' own types are what the games show: their views, their contents, and of events what a board reads.

They are checked against every view and event of the playthroughs, and against the content as it is printed. Events that
no playthrough tells come from games that are played at random.
"""

import json
import re
import subprocess
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import pytest

from reverie.conformance.tables import tables_for_everything
from reverie.kernel import Event, FastChance, Game, Move, State
from tests.playthroughs import OWN
from tests.web.conftest import ROOT

WEB = ROOT / "web"
BOARDS = WEB / "src" / "boards"
ROUNDS_OF_TABLES = 5
"""So often random games at all kinds of tables tell of everything that a board reads."""
HELPERS = """
/** What a type names itself: what it only lets pass is left out, so that every field of a view has to be named. */
type Named<T> = { [Key in keyof T as string extends Key ? never : Key]: T[Key] };
/** The same type, but there may be more than it names: a board says only what it reads. */
type Open<T> = T extends readonly unknown[]
  ? { [Key in keyof T]: Open<T[Key]> }
  : T extends object ? { [Key in keyof T]: Open<T[Key]> } & { [Key: string]: unknown } : T;
type Keys<T> = T extends unknown ? keyof T : never;
type At<T, Key> = T extends unknown ? (Key extends keyof T ? T[Key] : never) : never;
type Records<T> = T extends readonly (infer Item)[] ? Records<Item> : T extends object ? T : never;
/** The fields that a type names, with all that are in them, and that are not among the names that there are. */
type Invented<T, Names> = [T] extends [never] ? never : string extends Keys<T> ? never : {
  [Key in Keys<T>]: Key extends Names ? Invented<Records<At<T, Key>>, Names> : Key;
}[Keys<T>];
"""


class Seen(NamedTuple):
    """What is looked at in a game."""

    views: list[dict[str, Any]]
    events: list[dict[str, Any]]


@pytest.mark.usefixtures("page_is_built")
def test_what_the_games_show_is_of_their_boards_types() -> None:
    # Where no source of the page is looked for: nobody builds it anew because of this.
    with TemporaryDirectory(dir=WEB / "node_modules", prefix=".views-") as folder:
        checks = [line for game in OWN for line in (*_view_checks(game), *_content_checks(game), *_event_checks(game))]
        (Path(folder) / "views.ts").write_text("\n".join([*checks, HELPERS]), encoding="utf-8")
        config = {"extends": "../../tsconfig.json", "include": [], "files": ["views.ts"]}
        (Path(folder) / "tsconfig.json").write_text(json.dumps(config), encoding="utf-8")
        command = ["node_modules/.bin/tsc", "--project", folder, "--pretty", "false"]
        done = subprocess.run(command, cwd=WEB, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def _view_checks(game: Game) -> Iterator[str]:
    """Every kind of value that a field of the game's views had, as TypeScript that is right if the type is."""
    place, interface = _type_of(game, r"\w+View", " extends BoardView ")
    kind = interface.removesuffix("View")
    yield f'import type {{ {interface} }} from "{place}";'
    views = _seen(game).views
    assert len(views) > 100
    assert all(set(view) == set(views[0]) for view in views), "every view of a game has the same fields"
    samples = _samples(views)
    fields = ", ".join(f"{name}: {json.dumps(values[0])}" for name, values in samples.items())
    yield f"export const a{kind} = {{ {fields} }} satisfies Named<{interface}>;"
    for name, values in samples.items():
        for number, value in enumerate(values[1:]):
            yield f'export const {kind}_{name}_{number} = {json.dumps(value)} satisfies {interface}["{name}"];'


def _content_checks(game: Game) -> Iterator[str]:
    """The content as it is printed: all that the type names is in it."""
    place, interface = _type_of(game, r"\w+Content")
    yield f'import type {{ {interface} }} from "{place}";'
    yield f"const the{interface} = {json.dumps(game.raw_content)} satisfies Open<{interface}>;"
    yield _nothing_invented(interface, game.raw_content)


def _event_checks(game: Game) -> Iterator[str]:
    """Every kind of event that the board reads, in all shapes that it had: all that the type names is in them."""
    place, interface = _type_of(game, r"\w+Events")
    yield f'import type {{ {interface} }} from "{place}";'
    wanted = set(re.findall(r"^  (\w+): ", _body_of(game, place, interface), re.MULTILINE))
    kinds = _events(game, wanted)
    told = ", ".join(f"{kind}: {json.dumps(events)}" for kind, events in kinds.items())
    lists = f"{{ [Kind in keyof {interface}]: Open<{interface}[Kind]>[] }}"
    yield f"const the{interface} = {{ {told} }} satisfies {lists};"
    yield _nothing_invented(interface, kinds)


def _nothing_invented(interface: str, there: Any) -> str:
    names = " | ".join(json.dumps(name) for name in sorted(set(_names(there))))
    return f"export const no{interface}: never[] = [] as Invented<{interface}, {names}>[];"


def _names(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        yield from value
    for item in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from _names(item)


def _type_of(game: Game, name: str, end: str = " ") -> tuple[str, str]:
    """The module, as the checks import it, and the name of a board's type."""
    sought = re.compile(rf"^export interface ({name}){end}", re.MULTILINE)
    found = [
        (f"../../{path.relative_to(WEB).with_suffix('').as_posix()}", interface)
        for path in sorted((BOARDS / game.name).rglob("*.ts"))
        for interface in sought.findall(path.read_text(encoding="utf-8"))
    ]
    assert len(found) == 1, f"the board of {game.name} has one type {name}: {found}"
    return found[0]


def _body_of(game: Game, place: str, interface: str) -> str:
    source = (WEB / f"{place.removeprefix('../../')}.ts").read_text(encoding="utf-8")
    return source.partition(f"export interface {interface} {{\n")[2].partition("\n}")[0]


# What there is to see.


@cache
def _seen(game: Game) -> Seen:
    """What every seat and a spectator saw before and after each move of the game's playthroughs."""
    seen = Seen([], [])
    start, play = Game.start, State.play

    def begun(game: Game, *given: Any, **named: Any) -> tuple[State, list[Event]]:
        state, events = start(game, *given, **named)
        hear(state, events)
        return state, events

    def noted(state: State, seat: int, move: Move, *more: Any, **named: Any) -> list[Event]:
        look(state)
        events = play(state, seat, move, *more, **named)
        hear(state, events)
        look(state)
        return events

    def look(state: State) -> None:
        seen.views.extend(state.view(role) for role in (*range(state.players), None))

    def hear(state: State, events: Iterable[Event]) -> None:
        seen.events.extend(_told(state, events))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Game, "start", begun)
        patch.setattr(State, "play", noted)
        import_module(f"tests.{game.name.replace('-', '_')}.playthroughs").told()
    return seen


def _told(state: State, events: Iterable[Event]) -> Iterator[dict[str, Any]]:
    for event in events:
        for role in (*range(state.players), None):
            seen = event.seen_by(role)
            if seen is not None:
                yield seen


def _events(game: Game, wanted: set[str]) -> dict[str, list[dict[str, Any]]]:
    """By kind: events of every shape, of the kinds that are wanted."""
    found: dict[str, list[dict[str, Any]]] = {}
    known: set[tuple[Any, ...]] = set()

    def keep(events: Iterable[dict[str, Any]]) -> None:
        for event in events:
            parts = set(_parts(event, event["kind"]))
            if event["kind"] in wanted and parts - known:
                known.update(parts)
                found.setdefault(event["kind"], []).append({k: v for k, v in event.items() if k != "kind"})

    keep(_seen(game).events)
    games = _random_games(game)
    while missing := wanted - set(found):
        events = next(games, None)
        assert events is not None, f"{game.name} never told of {missing}"
        keep(events)
    return found


def _random_games(game: Game) -> Iterator[list[dict[str, Any]]]:
    """Of one game after the other, at tables of all kinds, the events."""
    for seed in range(ROUNDS_OF_TABLES):
        for table in tables_for_everything(game):
            chance = FastChance(seed)
            state, events = table.start(seed)
            told = [*_told(state, events)]
            while not state.is_over:
                seat = state.asked[0]
                told += _told(state, state.play(seat, chance.pick("move", state.moves(seat))))
            yield told


def _samples(views: list[dict[str, Any]]) -> dict[str, list[Any]]:
    """By field: of all its values those that have something in them which none before had."""
    known: set[tuple[Any, ...]] = set()
    samples: dict[str, list[Any]] = {name: [] for name in views[0]}
    for view in views:
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
