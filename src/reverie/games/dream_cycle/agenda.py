"""The agenda: what lies there where a position begins, and how a view shows it, for imagining the table again.

All of it lies open, as it follows from what everybody has seen: a view holds the steps as they are saved.
"""

from collections.abc import Mapping
from typing import Any

from reverie.games.dream_cycle.buying import BUYING
from reverie.games.dream_cycle.state import DreamState
from reverie.games.dream_cycle.turns import CLOSE_TURN
from reverie.kernel import Game, Move, Step, Suspended, load_result, load_step, save_step


def buying_agenda() -> list[Step[Any]]:
    """In the Buying Phase, its income taken (DC-031)."""
    return [CLOSE_TURN, BUYING]


def shown_agenda(state: DreamState) -> dict[str, Any]:
    """What is still to be done, and the questions that wait beneath the open one."""
    return {
        "agenda": [_plain(save_step(step)) for step in state.agenda],
        "covered": [
            {"depth": one.depth, "number": one.decision, "waiting": list(one.waiting)} for one in state.suspended
        ],
    }


def _plain(value: Any) -> Any:
    """Steps hold tuples; a view holds lists."""
    if isinstance(value, dict):
        return {name: _plain(entry) for name, entry in value.items()}
    return [_plain(entry) for entry in value] if isinstance(value, list | tuple) else value


def lay_agenda(game: Game, state: DreamState, view: Mapping[str, Any]) -> None:
    """The agenda of a table that looks like ``view``, with the question that is open there."""
    state.result = load_result(view["result"])
    state.decisions = view["decisions"]
    state.agenda = [load_step(game, step, "agenda") for step in view["agenda"]]
    nobody: list[Move | None] = [None] * state.players
    for one in view["covered"]:
        state.suspended.append(Suspended(one["depth"], one["number"], tuple(one["waiting"]), nobody[:]))
    decision = view["decision"]
    if decision is not None:
        state.decision = decision["number"]
        state.waiting = tuple(decision["waiting"])
