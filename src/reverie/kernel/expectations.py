"""What a scenario expects: a path into the state as it is in the end, and what should be there."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from reverie.kernel.events import Event
from reverie.kernel.fields import saved_fields
from reverie.kernel.moves import move_text
from reverie.kernel.positions import NOTHING
from reverie.kernel.refusals import BadDocument, Refused
from reverie.kernel.result import result_data
from reverie.kernel.state import UNKNOWN, State

_MATCHERS: Final = ("length", "contains", "lacks", "any_order", "at_least", "at_most")
SPECTATOR: Final = "spectator"


@dataclass(slots=True)
class Course:
    """A scenario as it runs: the state, all that happened, and how much of it before the first move."""

    state: State
    events: list[Event] = field(default_factory=list)
    beginning: int = 0
    is_placed: bool = False
    """Whether it began with a position: then ``events`` are those of the moves alone."""
    refusals: list[Refused] = field(default_factory=list)


def flat(expect: Mapping[str, Any], prefix: str = "") -> Iterator[tuple[str, Any]]:
    """``[expect.view.1]`` and ``"view.1"`` are the same to us; ``{ length = 3 }`` is an expectation of its own."""
    for key, value in expect.items():
        if isinstance(value, Mapping) and value and not _is_matcher(value):
            yield from flat(value, f"{prefix}{key}.")
        else:
            yield f"{prefix}{key}", value


def _is_matcher(value: Mapping[str, Any]) -> bool:
    return bool(value) and set(value) <= set(_MATCHERS)


# Whether something is as expected.


def agrees(expected: Any, found: Any) -> bool:
    """Whether what was found is what was expected; of a mapping only what is named counts."""
    if isinstance(expected, Mapping):
        if not expected:
            return bool(found == {})
        return _matches(expected, found) if _is_matcher(expected) else _has_all(expected, found)
    if expected == NOTHING and found is None:
        return True
    if not isinstance(found, list | tuple):
        return type(expected) is type(found) and bool(expected == found)
    if expected == UNKNOWN:
        return bool(found) and all(agrees(UNKNOWN, item) for item in found)
    if not isinstance(expected, list | tuple) or len(expected) != len(found):
        return False
    return all(agrees(one, other) for one, other in zip(expected, found, strict=True))


def _has_all(expected: Mapping[str, Any], found: Any) -> bool:
    """An entry of a list may be described by some of its facts."""
    if not isinstance(found, Mapping):
        return False
    return all(name in found and agrees(value, found[name]) for name, value in expected.items())


def _matches(matcher: Mapping[str, Any], found: Any) -> bool:
    return all(_match(name, wanted, found) for name, wanted in matcher.items())


def _match(name: str, wanted: Any, found: Any) -> bool:
    if name in ("at_least", "at_most"):
        fits = type(found) in (int, float) and type(wanted) in (int, float)
        return fits and bool(found >= wanted if name == "at_least" else found <= wanted)
    if not isinstance(found, list | tuple | Mapping):
        return False
    if name == "length":
        return bool(len(found) == wanted)
    items = list(found)
    several = wanted if isinstance(wanted, list) else [wanted]
    if name == "lacks":
        return not any(agrees(one, item) for one in several for item in items)
    return _finds_all(several, items) and (name == "contains" or len(items) == len(several))


def _finds_all(wanted: Sequence[Any], items: list[Any]) -> bool:
    """Each of ``wanted`` is a different one of ``items``, whichever way they are told apart."""
    if not wanted:
        return True
    # Only what is described by some of its facts can fit several different items.
    places = [place for place, item in enumerate(items) if agrees(wanted[0], item)]
    tried = places if isinstance(wanted[0], Mapping) else places[:1]
    return any(_finds_all(wanted[1:], items[:place] + items[place + 1 :]) for place in tried)


# What lies at a path.


def look_up(course: Course, path: str) -> Any:
    """What lies at a path of the game as it is in the end."""
    head, _, rest = path.partition(".")
    if head in ("moves", "view", "default", "told"):
        who, _, rest = rest.partition(".")
        value = _of_seat(course, head, who, path)
    else:
        table = _table(course)
        if head not in table:
            raise _unknown(path)
        value = table[head]
    for word in rest.split(".") if rest else ():
        value = _into(value, word, path)
    return value


def _unknown(path: str) -> BadDocument:
    return BadDocument("scenario-path-unknown", {"path": path}, path="expect")


def _table(course: Course) -> dict[str, Any]:
    state = course.state
    ask = state.ask
    kinds = [event.kind for event in course.events]
    return {
        **msgspec.to_builtins({name: getattr(state, name) for name in saved_fields(type(state))}),
        **msgspec.to_builtins(state.setup.game.readings(state)),
        "asked": list(state.asked),
        "decision": state.decision,
        "question": None if ask is None else ask.question,
        "is_over": state.is_over,
        "result": None if state.result is None else result_data(state.result),
        "events": kinds[course.beginning if course.is_placed else 0 :],
        "beginning": kinds[: course.beginning],
        "event": _by_kind([_whole(event) for event in course.events]),
        "refusals": [refused.code for refused in course.refusals],
        "clauses": [refused.clause for refused in course.refusals],
    }


def _whole(event: Event) -> dict[str, Any]:
    """An event with everything that anybody may know of it."""
    facts = dict(event.facts)
    for secret in (event.secret or {}).values():
        facts.update(secret)
    whole: dict[str, Any] = msgspec.to_builtins({"kind": event.kind, **facts})
    return whole


def _by_kind(events: Sequence[Mapping[str, Any]]) -> dict[str, list[Mapping[str, Any]]]:
    found: dict[str, list[Mapping[str, Any]]] = {}
    for event in events:
        found.setdefault(event["kind"], []).append({name: value for name, value in event.items() if name != "kind"})
    return found


def _of_seat(course: Course, what: str, who: str, path: str) -> Any:
    state = course.state
    if who == SPECTATOR and what in ("view", "told"):
        seat = None
    elif who.isascii() and who.isdigit() and int(who) < state.players:
        seat = int(who)
    else:
        raise _unknown(path)
    if what == "view":
        return state.view(seat)
    if what == "told":
        seen = [event.seen_by(seat) for event in course.events]
        return _by_kind([msgspec.to_builtins(event) for event in seen if event is not None])
    assert seat is not None
    if what == "default":
        move = state.default_move(seat)
        return None if move is None else move_text(move)
    return [move_text(move) for move in state.moves(seat)]


def _into(value: Any, word: str, path: str) -> Any:
    if isinstance(value, Mapping) and word in value:
        return value[word]
    is_index = isinstance(value, list | tuple) and word.isascii() and word.removeprefix("-").isdigit()
    if is_index and -len(value) <= int(word) < len(value):
        return value[int(word)]
    raise _unknown(path)
