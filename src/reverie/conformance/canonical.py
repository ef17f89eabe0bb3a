"""Plain data: states, views and events as canonical JSON, and where two of them differ."""

import json
from collections.abc import Iterable
from typing import Any

from reverie.kernel import Event, State

_ABSENT = "(absent)"


def plain(value: Any) -> str:
    """Canonical JSON: sorted keys, no spaces. ``TypeError`` or ``ValueError`` where something is not plain data."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False)


def snapshot(state: State) -> str:
    """All of a state, secrets too, as one string."""
    return plain(state.save())


def seen(events: Iterable[Event], observer: int | None) -> list[dict[str, Any]]:
    """What an observer learns of some events."""
    return [fact for event in events if (fact := event.seen_by(observer)) is not None]


def everything(events: Iterable[Event]) -> str:
    """All of some events, secrets too."""
    return plain([[event.kind, event.facts, _keyed(event.secret), event.only] for event in events])


def _keyed(secret: Any) -> Any:
    return None if secret is None else sorted((seat, dict(facts)) for seat, facts in secret.items())


def difference(one: Any, other: Any) -> str:
    """The path to the first thing in which two pieces of plain data differ; empty when they are equal."""
    return "" if repr(one) == repr(other) else _difference(one, other, "")


def _difference(one: Any, other: Any, path: str) -> str:
    if isinstance(one, dict) and isinstance(other, dict):
        pairs = [(f"{path}.{key}", one.get(key, _ABSENT), other.get(key, _ABSENT)) for key in {**one, **other}]
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        pairs = [(f"{path}[{place}]", one[place], other[place]) for place in range(len(one))]
    else:
        return "" if one == other and type(one) is type(other) else path.removeprefix(".") or "(the whole)"
    return next(filter(None, (_difference(mine, yours, place) for place, mine, yours in pairs)), "")


def text_difference(one: str, other: str) -> str:
    """The same for two canonical texts."""
    return "" if one == other else difference(json.loads(one), json.loads(other))


def field_of(path: str) -> str:
    """The name of the field that a path into a saved state leads to.

    >>> field_of("fields.gems[1]")
    'gems'
    """
    return path.removeprefix("fields.").split("[")[0].split(".")[0]
