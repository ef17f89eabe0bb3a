"""How movement starts (ledger 2.6): by the square's colour, by a step out of a doldrum, or with a Fringewalker."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from reverie.games.dream_cycle import refusals
from reverie.games.dream_cycle.dreamscape import is_in_doldrum, land_of, legal_facings
from reverie.games.dream_cycle.geometry import DIRECTIONS, STEP
from reverie.games.dream_cycle.inspirations import cash_moves, take_cash
from reverie.games.dream_cycle.move_tables import FACE
from reverie.games.dream_cycle.movement import begin_move
from reverie.games.dream_cycle.moves import Bonus, Cash, Face, Fringewalk, Plain
from reverie.games.dream_cycle.state import DreamState
from reverie.games.dream_cycle.windows import OpenWindow
from reverie.kernel import Ask, Log, Move, Refused, Step


class StartMovement(Step[DreamState]):
    """Out of a doldrum by a step forward, from any other square by its colour; no keys are noted yet."""

    def run(self, state: DreamState, log: Log) -> None:
        seat = state.active
        if not is_in_doldrum(state, seat):
            state.agenda.append(OpenWindow(start=True))
        elif "fringewalker" in state.hand[seat] and _faces_a_doldrum(state, seat):
            state.agenda.append(CHOOSE_FRINGEWALK)
        else:
            begin_move(state, "step", "", state.facing[seat], 1, log)


def _faces_a_doldrum(state: DreamState, seat: int) -> bool:
    """Another doldrum lies ahead; the north edge is none (DC-187)."""
    return land_of(state).is_doldrum(state.at[seat] + STEP[state.facing[seat]])


class ChooseFringewalk(Ask[DreamState]):
    """A Fringewalker may take a step more (DC-187)."""

    question: ClassVar[str] = "fringewalk"
    clause: ClassVar[str] = "DC-187"

    def seats(self, state: DreamState) -> Sequence[int]:
        return (state.active,)

    def moves(self, state: DreamState, seat: int) -> Sequence[Move]:
        return (Fringewalk(), Plain(), *cash_moves(state, seat))

    def default(self, state: DreamState, seat: int) -> Move:
        return Plain()

    def why_not(self, state: DreamState, seat: int, move: Move) -> Refused:
        return _why_not(state, seat, move, "fringewalk-first")

    def facts(self, state: DreamState, seat: int | None) -> dict[str, Any]:
        return {"way": DIRECTIONS[state.facing[state.active]]}

    def answer(self, state: DreamState, seat: int, move: Move, log: Log) -> None:
        if isinstance(move, Cash | Bonus):
            take_cash(state, seat, move, log)
            state.agenda.append(START_MOVEMENT)  # the Fringewalker itself may have been turned in
            return
        how = "fringewalk" if isinstance(move, Fringewalk) else "step"
        begin_move(state, how, "", state.facing[seat], 1, log)


class AfterFringewalk(Step[DreamState]):
    """A new facing and then the usual start; off the doldrums, the arrival window instead (DC-187)."""

    def run(self, state: DreamState, log: Log) -> None:
        if state.out[state.active]:
            return
        state.agenda.append(CHOOSE_FACING if is_in_doldrum(state, state.active) else OpenWindow())


class ChooseFacing(Ask[DreamState, Face | Cash | Bonus]):
    """The facing after a Fringewalker's step."""

    question: ClassVar[str] = "facing"
    clause: ClassVar[str] = "DC-187"
    single_move_plays_itself: ClassVar[bool] = True

    def seats(self, state: DreamState) -> Sequence[int]:
        return (state.active,)

    def moves(self, state: DreamState, seat: int) -> Sequence[Face | Cash | Bonus]:
        return [*(FACE[way] for way in legal_facings(state, seat)), *cash_moves(state, seat)]

    def why_not(self, state: DreamState, seat: int, move: Move) -> Refused:
        return _why_not(state, seat, move, "facing-first")

    def answer(self, state: DreamState, seat: int, move: Face | Cash | Bonus, log: Log) -> None:
        if isinstance(move, Cash | Bonus):
            take_cash(state, seat, move, log)
            state.agenda.append(self)
            return
        begin_move(state, "step", "", DIRECTIONS.index(move.way), 1, log)


def _why_not(state: DreamState, seat: int, move: Move, first: str) -> Refused:
    if isinstance(move, Cash | Bonus):
        return refusals.no_turning_in(state, seat, move)
    if isinstance(move, Face) and first == "facing-first":
        is_way = move.way in DIRECTIONS
        return refusals.of("faces-away", "DC-051", way=move.way) if is_way else refusals.no_such_way(move.way)
    return refusals.of(first, "DC-187")


START_MOVEMENT: Final = StartMovement()
CHOOSE_FRINGEWALK: Final = ChooseFringewalk()
CHOOSE_FACING: Final = ChooseFacing()
AFTER_FRINGEWALK: Final = AfterFringewalk()
