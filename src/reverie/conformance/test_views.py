"""Views: plain data, true to the seat that looks, and enough to imagine a whole table from."""

import json
from collections.abc import Callable
from typing import Any

from reverie.conformance.canonical import difference, plain, seen, snapshot, text_difference
from reverie.conformance.findings import broken
from reverie.conformance.tables import Table
from reverie.conformance.walks import RandomWalk, looks, play_out, walk
from reverie.kernel import FastChance, SealedChance, State, move_text

_SEEDS = (41, 42)


def test_views_and_events_are_plain_data(table: Table) -> None:
    for one in looks(table, _SEEDS):
        for observer in table.observers:
            _check_plain(one, "the view", one.state.view(observer), "`look` must")
            _check_plain(one, "what is seen of the events", seen(one.events, observer), "the facts of an `Event` must")


def _check_plain(one: RandomWalk, what: str, value: Any, who: str) -> None:
    try:
        path = difference(value, json.loads(plain(value)))
    except (TypeError, ValueError) as error:
        path = str(error)
    if path:
        broken(f"{what} is not plain JSON data ({path})", f"{who} give lists, words, numbers and text keys", one)


def test_looking_changes_nothing(table: Table) -> None:
    for one in looks(table, _SEEDS):
        for what, look in _ways_to_look(one.state, table):
            before = snapshot(one.state)
            look()
            path = text_difference(before, snapshot(one.state))
            if path:
                broken(f"`{what}` has changed `{path}`", "asking never changes anything: work on a copy", one)


def _ways_to_look(state: State, table: Table) -> list[tuple[str, Callable[[], object]]]:
    ways: list[tuple[str, Callable[[], object]]] = [
        ("view", lambda: [state.view(observer) for observer in table.observers]),
        ("moves", lambda: [state.moves(seat) for seat in range(table.players)]),
        ("default_move", lambda: [state.default_move(seat) for seat in range(table.players)]),
        ("problems", state.problems),
        ("copy", state.copy),
        ("save", state.save),
        ("readings", lambda: table.game.readings(state)),
    ]
    return ways


def test_whoever_gets_a_view_may_write_on_it(table: Table) -> None:
    for one in looks(table, _SEEDS, closely=6):
        for observer in table.observers:
            before = snapshot(one.state)
            _scribble(one.state.view(observer))
            _scribble(one.state.save())
            path = text_difference(before, snapshot(one.state))
            if path:
                broken(
                    f"writing on a view has changed `{path}` of the state", "`look` must copy the lists it shows", one
                )


def _scribble(value: Any) -> None:
    """Write over everything that can be written over."""
    if isinstance(value, dict):
        for inner in value.values():
            _scribble(inner)
        value["scribble"] = 1
    elif isinstance(value, list):
        for inner in value:
            _scribble(inner)
        value.append("scribble")


def test_an_imagined_table_looks_the_same(table: Table) -> None:
    for one in looks(table, _SEEDS):
        for observer in table.observers:
            _check_imagined(one, _imagined(one, observer), observer)


def _imagined(one: RandomWalk, observer: int | None) -> State:
    """A table imagined from what would travel to a bot in another process."""
    view = json.loads(plain(one.state.view(observer)))
    try:
        return one.table.game.imagine(view, FastChance(len(one.lines)))
    except Exception as error:
        broken(
            f"nothing can be imagined from the view of {_name(observer)} ({error!r})",
            "`imagine` must cope with every view, also at the end, in the middle of an effect and as JSON gives it",
            one,
        )


def _check_imagined(one: RandomWalk, imagined: State, observer: int | None) -> None:
    if not isinstance(imagined.waiting, tuple):
        broken(
            f"at the table imagined by {_name(observer)} `waiting` is a {type(imagined.waiting).__name__}",
            "`imagine` must set `waiting` to a tuple of seats, such as `(seat,)`: it is shared by copies",
            one,
        )
    path = difference(one.state.view(observer), imagined.view(observer))
    if path:
        broken(
            f"the table imagined by {_name(observer)} looks different in `{path}`",
            "`imagine` must set what the view shows, and `redeal` must deal only what it does not show",
            one,
        )
    problems = imagined.problems()
    if problems:
        broken(
            f"the table imagined by {_name(observer)} is impossible ({problems[0]})",
            "`imagine` and `redeal` must deal only what could really lie there",
            one,
        )
    if observer is not None and _texts(imagined, observer) != _texts(one.state, observer):
        broken(
            f"seat {observer} has other moves at the table it imagines",
            "a seat's moves may depend only on what it sees, and `imagine` must set all of that",
            one,
        )


def test_an_imagined_table_can_be_kept_and_played_to_the_end(table: Table) -> None:
    for one in looks(table, _SEEDS, closely=5):
        observer = one.chance.pick("observer", table.observers)
        imagined = _imagined(one, observer)
        try:
            table.game.load(json.loads(plain(imagined.save())))
        except Exception as error:
            broken(
                f"the table imagined by {_name(observer)} cannot be saved and loaded ({error!r})",
                "`imagine` must also set the agenda, who is waiting, and what lies face down",
                one,
            )
        play_out(imagined, FastChance(len(one.lines)), one)


def test_the_generator_is_never_seen(table: Table) -> None:
    """Played with the sealed generator, whose key would tell all that is to come."""
    for seed in _SEEDS:
        one = RandomWalk.begin(table, seed)
        key = bytes([seed]) * 32
        one.state, one.events = table.game.start(one.state.setup, SealedChance(key), [])
        while not one.state.is_over:
            _check_unseen(one, key.hex())
            one.play(*one.choose())
        _check_unseen(one, key.hex())
    for one in walk(table, _SEEDS[0]):
        _check_unseen(one, str(one.state.chance.save()["state"]))


def _check_unseen(one: RandomWalk, secret: str) -> None:
    for observer in one.table.observers:
        if secret in plain(one.state.view(observer)) or secret in plain(seen(one.events, observer)):
            broken(
                f"{_name(observer)} sees the generator",
                "`look` and events must not show `chance`: whoever knows it knows every draw to come",
                one,
            )


def _texts(state: State, seat: int) -> list[str]:
    return [move_text(move) for move in state.moves(seat)]


def _name(observer: int | None) -> str:
    return "a spectator" if observer is None else f"seat {observer}"
