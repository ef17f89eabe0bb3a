"""What one role sees of the game at a live table, and what it may do there.

A view is plain data, and most of it is the game's own business. What every view has, whatever the game, is declared
here (``View``, ``Decision``), for whoever reads views without knowing their game.
"""

from collections.abc import Sequence
from typing import Annotated, Any, Literal, NamedTuple

import msgspec

from reverie.kernel import Move, move_text
from reverie.kernel.record import Ending
from reverie.table.entries import StandingPass
from reverie.table.live_table import LiveTable, Role


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """The open question, as one role may know it."""

    number: int
    question: str
    clause: str
    facts: dict[str, Any]
    asked: list[int]
    waiting: list[int] | Literal["?"]
    """The seats that owe an answer; unknown in a hidden window."""
    owes: bool
    """Whether this role does."""
    answer: str | None
    """What this role has answered already."""


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What a role sees of the game. Beside these fields are those of the game itself."""

    game: str
    version: int
    content_hash: str
    players: int
    options: dict[str, Any]
    seat: int | None
    decisions: int
    """How many questions have been asked."""
    decision: Decision | None
    result: Ending | None


ViewData = Annotated[dict[str, Any], msgspec.Meta(extra_json_schema={"$ref": "#/$defs/View"})]
"""A view with the fields of its game, but for the ``overrides``: they may be large, and travel once, with the table.

Whoever shows a view puts them back, from the scene's table or from the record.
"""


class Look(NamedTuple):
    """The game as a role may see it, and what it may do."""

    view: ViewData | None
    moves: list[str]
    """The answers to the open question, then the asides."""
    asides: int
    """How many of the moves, the last ones, answer nothing and are lawful out of turn."""
    can_take_back: bool
    standing: list[StandingPass]


def without_overrides(view: dict[str, Any]) -> ViewData:
    """A view as it travels."""
    view.pop("overrides", None)
    return view


def look(table: LiveTable, role: Role) -> Look:
    """The game as a role may see it now; nothing before it has begun."""
    if table.playing is None:
        return Look(None, [], 0, False, [])
    view = without_overrides(table.playing.state.view(role))
    if view["decision"] is not None:
        view["decision"] |= {"number": table.playing.progress.question, **_own_answer(table, role)}
    return Look(
        view,
        [move_text(move) for move in _moves(table, role)],
        _asides(table, role),
        _can_take_back(table, role),
        [] if role is None else list(table.chairs[role].standing.passes),
    )


def _can_take_back(table: LiveTable, role: Role) -> bool:
    """Whether a role may take its last move back now."""
    return role is not None and not table.paused and table.game.takeback and table.begun.progress.can_take_back(role)


def _own_answer(table: LiveTable, role: Role) -> dict[str, Any]:
    """In a hidden window the answers lie there, not in the game."""
    if table.window is None:
        return {}
    own = None if role is None else table.window.answers.get(role)
    return {"answer": own, "owes": role in table.begun.state.asked and own is None}


def _moves(table: LiveTable, role: Role) -> Sequence[Move]:
    """What a role may do. In a hidden window it can only be answered: asides wait until it closes."""
    if role is None or table.paused:
        return ()
    state = table.begun.state
    if table.window is None:
        return state.moves(role)
    ask = state.ask
    return ask.moves(state, role) if ask is not None and role in table.owing else ()


def _asides(table: LiveTable, role: Role) -> int:
    """How many of a role's moves, the last ones, answer nothing and are lawful out of turn."""
    state = table.begun.state
    if role is None or not state.has_asides or table.paused or table.window is not None or state.is_over:
        return 0
    return len(state.asides(role))
