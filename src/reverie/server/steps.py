"""A game step by step: what one role saw after every move, for the scrubber at the table and for replays.

Everything still leaves through ``view`` and ``Event.seen_by``. Only of a game that is over may somebody ask for
the eyes of another seat, or for ``ALL``: what at least one seat could see.

The views of a long game are many: whoever asks for some of them gets the others as ``None``, and all events.
"""

from collections.abc import Container, Iterable, Iterator, Sequence
from typing import Any, Final, Literal

from reverie.games import registered_game
from reverie.kernel import UNKNOWN, Event, Refused, SealedChance, State, sealed_key
from reverie.kernel.record import Record, Replay, read_record, record_data, verify
from reverie.table.live import LiveTable, Role

ALL: Final = "all"
Eyes = Role | Literal["all"]


def eyes_in(wanted: str, players: int) -> Eyes:
    """Whose eyes a request asks for: a seat's number, ``all``, or else a spectator's."""
    if wanted == ALL:
        return "all"
    return next((seat for seat in range(players) if wanted == str(seat)), None)


def views_in(wanted: str) -> Container[int] | None:
    """Which views a request asks for, ``10-60`` or ``10``; all of them where it does not say so."""
    first, _, last = wanted.partition("-")
    if not (first.isdecimal() and (last or first).isdecimal()):
        return None
    return range(int(first[:9]), int((last or first)[:9]) + 1)


def table_steps(table: LiveTable, eyes: Eyes, views: Container[int] | None = None) -> list[dict[str, Any]]:
    """The game at a live table so far. Its shuffles are made again, so nothing has to be kept for this."""
    if table.course is None:
        return []
    chance = SealedChance(sealed_key(table._seed, table.entropy))
    told = [0, *table.course.told_by]
    return _counted(_told(Replay(table.game, table.record({}), chance), eyes, views, told), told)


def _counted(steps: list[dict[str, Any]], told: list[int]) -> list[dict[str, Any]]:
    """A move that others could not tell of is no step of its own: not even how many there were may show."""
    together: dict[int, dict[str, Any]] = {}
    for after, step in zip(told, steps, strict=True):
        earlier = together[after]["events"] if after in together else []
        together[after] = {**step, "after": after, "events": [*earlier, *step["events"]]}
    return list(together.values())


def record_steps(record: Record, eyes: Eyes, views: Container[int] | None = None) -> list[dict[str, Any]]:
    """Every move of a record, also those that nobody could tell of while it was played: now all of them are known."""
    return _told(Replay(registered_game(record.game), record), eyes, views, range(len(record.moves) + 1))


def replayed(document: Any, wanted: str, views: Container[int] | None = None) -> dict[str, Any]:
    """A record from anybody: read, checked, and shown; ``Refused`` where it cannot even be replayed."""
    record = read_record(document)
    steps = record_steps(record, eyes_in(wanted, record.players), views)
    problems = verify(document, registered_game)
    return {"record": record_data(record), "steps": steps, "problems": [_problem(problem) for problem in problems]}


def _problem(refused: Refused) -> dict[str, Any]:
    return {"code": refused.code, "facts": refused.facts, "clause": refused.clause, "path": refused.path}


def _told(replay: Replay, eyes: Eyes, views: Container[int] | None, told: Sequence[int]) -> list[dict[str, Any]]:
    return [
        {
            "after": after,
            "view": _view(state, eyes) if views is None or told[after] in views else None,
            "events": list(_events(events, eyes, state.players)),
        }
        for after, (state, events) in enumerate(replay.steps())
    ]


def _view(state: State, eyes: Eyes) -> dict[str, Any]:
    if eyes != "all":
        return state.view(eyes)
    seen: Any = state.view(None)
    for seat in range(state.players):
        seen = _seen_together(seen, state.view(seat))
    together: dict[str, Any] = {**seen, "seat": None}
    return together


def _seen_together(one: Any, other: Any) -> Any:
    """What is known from either of two views of the same table."""
    if one == UNKNOWN:
        return other
    if isinstance(one, dict) and isinstance(other, dict):
        return {key: _seen_together(value, other.get(key, UNKNOWN)) for key, value in one.items()}
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return [_seen_together(first, second) for first, second in zip(one, other, strict=True)]
    return one


def _events(events: Iterable[Event], eyes: Eyes, players: int) -> Iterator[dict[str, Any]]:
    for event in events:
        seen = event.seen_by(eyes) if eyes != "all" else _seen_by_all(event, players)
        if seen is not None:
            yield seen


def _seen_by_all(event: Event, players: int) -> dict[str, Any]:
    seen: dict[str, Any] = {"kind": event.kind, **event.facts}
    for seat in range(players):
        seen.update(event.seen_by(seat) or {})
    return seen
