"""Positions: how the words of a scenario become a state in the middle of a game, and the game goes on from there."""

from collections.abc import Mapping, Sequence
from types import NoneType, UnionType
from typing import TYPE_CHECKING, Any, Union, get_args, get_origin, get_type_hints

import msgspec

from reverie.kernel.chance import ScriptedChance
from reverie.kernel.events import Log
from reverie.kernel.fields import saved_fields
from reverie.kernel.loading import set_fields
from reverie.kernel.refusals import BadPosition, Refused
from reverie.kernel.shapes import shaped

if TYPE_CHECKING:
    from reverie.kernel.state import State
    from reverie.kernel.steps import Step

NOTHING = "none"
"""How an empty place is written: TOML has no word for it."""


def lay_fields(state: "State", given: Mapping[str, Any]) -> None:
    """Set the game's own fields from a position; ``"none"`` where a field may be empty."""
    fields = saved_fields(type(state))
    emptied = {name: _emptied(value, fields.get(name)) for name, value in given.items()}
    set_fields(state, emptied, path="position", refusal=BadPosition)


def position_word(value: Any, wanted: Any, name: str = "") -> Any:
    """A word of a position that is no field of the state, as ``wanted``; ``"none"`` where that may be empty."""
    return shaped(_emptied(value, wanted), wanted, f"position.{name}" if name else "position", BadPosition)


def _emptied(value: Any, wanted: Any) -> Any:
    """``value`` with ``None`` wherever it says ``"none"`` and the type has room for it."""
    kind, parts = get_origin(wanted), get_args(wanted)
    if kind in (Union, UnionType) and NoneType in parts:
        rest = [part for part in parts if part is not NoneType]
        return None if value == NOTHING else _emptied(value, rest[0]) if len(rest) == 1 else value
    if isinstance(value, list) and kind in (list, tuple):
        is_even = kind is list or parts[-1:] == (...,)
        each = parts[:1] * len(value) if is_even else parts
        return [_emptied(one, part) for one, part in zip(value, each, strict=False)] + value[len(each) :]
    if isinstance(value, dict) and kind is dict:
        return {key: _emptied(one, parts[1]) for key, one in value.items()}
    if isinstance(value, dict) and isinstance(wanted, type) and issubclass(wanted, msgspec.Struct):
        hints = get_type_hints(wanted)
        return {key: _emptied(one, hints.get(key)) for key, one in value.items()}
    return value


def refuse_both(given: Mapping[str, Any], one: str, *others: str) -> None:
    """Refuse a position that says the same thing in two ways."""
    for other in others:
        if one in given and other in given:
            raise BadPosition("position-says-twice", {"one": one, "other": other}, path=f"position.{other}")


def out_of_range(path: str, value: int, minimum: int, maximum: int, clause: str) -> Refused:
    """What is wrong with a position whose number at ``path`` does not lie between these two."""
    return BadPosition("position-between", {"value": value, "minimum": minimum, "maximum": maximum}, clause, path)


def run_from(state: "State", agenda: "Sequence[Step[Any]]", log: Log = None) -> None:
    """Let the game go on from a position: with this agenda, nobody asked yet, and forced chance from now on."""
    state.agenda = list(agenda)
    state.waiting, state.sealed, state.suspended = (), [None] * state.players, []
    state.decisions, state.result = 0, None
    if isinstance(state.chance, ScriptedChance):
        state.chance.is_held = False
    state.run(log)
