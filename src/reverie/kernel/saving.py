"""Saving a state as plain JSON data; ``loading`` reads it back."""

from typing import TYPE_CHECKING, Any

import msgspec

from reverie.kernel.fields import saved_fields
from reverie.kernel.moves import Move, move_text
from reverie.kernel.result import result_data
from reverie.kernel.written import made_with

if TYPE_CHECKING:
    from reverie.kernel.state import State
    from reverie.kernel.steps import Step

FORMAT = "reverie-state"
FORMAT_VERSION = 1


def save_state(state: "State") -> dict[str, Any]:
    """A state as plain data, from which ``load_state`` makes the same state."""
    setup = state.setup
    return {
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        **setup.header,
        "chance": state.chance.save(),
        "agenda": [save_step(step) for step in state.agenda],
        "decision": state.decision,
        "decisions": state.decisions,
        "waiting": list(state.waiting),
        "sealed": _texts(state.sealed),
        "suspended": [
            {"depth": s.depth, "decision": s.decision, "waiting": list(s.waiting), "sealed": _texts(s.sealed)}
            for s in state.suspended
        ],
        "result": None if state.result is None else result_data(state.result),
        "fields": {name: _plain(getattr(state, name)) for name in saved_fields(type(state))},
    }


def save_step(step: "Step[Any]") -> dict[str, Any]:
    """A step as plain data, with the name of its kind."""
    saved: dict[str, Any] = {"step": type(step).__name__}
    for name in made_with(type(step)):
        saved[name] = msgspec.to_builtins(getattr(step, name))
    return saved


def _plain(value: Any) -> Any:
    """A value as plain data; a field that is a tuple is written as a list, like what JSON reads back."""
    plain = msgspec.to_builtins(value)
    return list(plain) if isinstance(plain, tuple) else plain


def _texts(moves: list[Move | None]) -> list[str | None]:
    return [None if move is None else move_text(move) for move in moves]
