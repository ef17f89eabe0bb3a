"""What one role sees of the game at a live table, and what it may do there."""

from collections.abc import Sequence
from typing import Any, Final

from reverie.kernel import Move, State, move_text
from reverie.table import entries
from reverie.table.entries import Entry, StandingPass
from reverie.table.live_table import LiveTable, Role
from reverie.table.playing import Playing
from reverie.table.reaction_windows import ReactionWindow
from reverie.table.view_shapes import ViewData

_CHANGES_ROLE: Final = (entries.Sat, entries.Stood, entries.Left, entries.CameBack)


class Look:
    """The game as a role may see it, and what it may do."""

    __slots__ = ("asides", "can_take_back", "moves", "standing", "view")

    def __init__(
        self, view: ViewData | None, moves: list[str], asides: int, can_take_back: bool, standing: list[StandingPass]
    ) -> None:
        """``moves``: the answers to the open question, then the asides.

        ``asides``: how many of the moves, the last ones, answer nothing and are lawful out of turn.
        """
        self.view: Final = view
        self.moves: Final = moves
        self.asides: Final = asides
        self.can_take_back: Final = can_take_back
        self.standing: Final = standing

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Look) and _parts(other) == _parts(self)


def _parts(seen: Look) -> tuple[Any, ...]:
    return seen.view, seen.moves, seen.asides, seen.can_take_back, seen.standing


def without_overrides(view: dict[str, Any]) -> ViewData:
    """A view as it travels."""
    view.pop("overrides", None)
    return view


def who_changes_role(entry: Entry) -> str | None:
    """The guest who sees another side of the table from this entry on: whoever sits down or gets up, or is replaced."""
    deed = entry.deed
    if isinstance(deed, entries.Moved):  # as nearly always
        return None
    if isinstance(deed, entries.Replaced):
        return deed.guest  # others did it
    return entry.guest if isinstance(deed, _CHANGES_ROLE) else None


def look(table: LiveTable, role: Role) -> Look:
    """The game as a role may see it now; nothing before it has begun."""
    playing = table.playing
    if playing is None:
        return Look(None, [], 0, False, [])
    state = playing.state
    view = without_overrides(state.view(role))
    decision = view["decision"]
    if decision is not None:
        decision["number"] = playing.progress.question
        if playing.window is not None:
            decision |= _own_answer(playing.window, state, role)
    if role is None:
        return Look(view, [], 0, False, [])
    standing = list(table.chairs[role].standing.passes)
    if playing.paused:
        return Look(view, [], 0, False, standing)
    moves = [move_text(move) for move in _moves(playing, state, role)]
    can_take_back = table.game.takeback and not table.is_daily and playing.progress.can_take_back(role)
    return Look(view, moves, _asides(playing, state, role), can_take_back, standing)


def _own_answer(window: ReactionWindow, state: State, role: Role) -> dict[str, Any]:
    """In a hidden window the answers lie there, not in the game."""
    own = None if role is None else window.answers.get(role)
    return {"answer": own, "owes": role in state.asked and own is None}


def _moves(playing: Playing, state: State, seat: int) -> Sequence[Move]:
    """What a seat may do. In a hidden window it can only be answered: asides wait until it closes."""
    if playing.window is None:
        return state.moves(seat)
    ask = state.ask
    return ask.moves(state, seat) if ask is not None and seat in playing.owing else ()


def _asides(playing: Playing, state: State, seat: int) -> int:
    """How many of a seat's moves, the last ones, answer nothing and are lawful out of turn."""
    if not state.has_asides or playing.window is not None or state.is_over:
        return 0
    return len(state.asides(seat))
