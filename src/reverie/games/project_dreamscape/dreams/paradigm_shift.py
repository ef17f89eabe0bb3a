"""Paradigm Shift (ledger: PD-120 to PD-122)."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from reverie.games.project_dreamscape.areas import deal, discard_from_row, filled, slide, told_cards, why_not_position
from reverie.games.project_dreamscape.cascades import DreamAsk, effect_of, no_effect
from reverie.games.project_dreamscape.moves import StopSweep, Sweep
from reverie.games.project_dreamscape.records import Performance
from reverie.games.project_dreamscape.state import POSITIONS, DreamscapeState
from reverie.kernel import Ask, Event, Log, Move, Refused

MOST_SWEEPS: Final = 2


class SweepCard(DreamAsk[Sweep | StopSweep]):
    """Another card of the row, or no more; so many have been swept away already."""

    question: ClassVar[str] = "sweep"
    clause: ClassVar[str] = "PD-120"

    def __init__(self, swept: int) -> None:
        self.swept: Final = swept

    def moves(self, state: DreamscapeState, seat: int) -> Sequence[Sweep | StopSweep]:
        return [*(SWEEPS[position - 1] for position in filled(state)), STOP_SWEEP]

    def default(self, state: DreamscapeState, seat: int) -> StopSweep:
        return STOP_SWEEP

    def told_moves(self, state: DreamscapeState, seat: int) -> dict[str, dict[str, Any]]:
        return told_cards(state, self.moves(state, seat)[:-1])

    def why_not(self, state: DreamscapeState, seat: int, move: Move) -> Refused:
        if isinstance(move, Sweep):
            return why_not_position(state, move.position, self.clause)
        return Ask.why_not(self, state, seat, move)

    def facts(self, state: DreamscapeState, seat: int | None) -> dict[str, Any]:
        return {**DreamAsk.facts(self, state, seat), "swept": self.swept}

    def answer(self, state: DreamscapeState, seat: int, move: Sweep | StopSweep, log: Log) -> None:
        if isinstance(move, StopSweep):
            shift_down(state, self.swept, log)
            return
        card = discard_from_row(state, move.position)
        if log is not None:
            log.append(Event("swept", {"seat": seat, "card": card, "position": move.position}))
        if self.swept + 1 < MOST_SWEEPS:
            state.agenda.append(SweepCard(self.swept + 1))
        else:
            shift_down(state, self.swept + 1, log)


def shift_down(state: DreamscapeState, swept: int, log: Log) -> None:
    """Slide, then deal as many as were swept, as far as the deck goes; other gaps stay (PD-121, PD-122)."""
    slide(state, log)
    for _ in range(min(swept, len(state.deck))):
        deal(state, log)


@effect_of("PS")
def shift_paradigm(state: DreamscapeState, now: Performance, log: Log) -> None:
    """Discard up to two cards of the row and replace them (PD-120)."""
    if filled(state):
        state.agenda.append(SweepCard(0))
    else:
        no_effect(now, log)


SWEEPS: Final = tuple(Sweep(position) for position in POSITIONS)
STOP_SWEEP: Final = StopSweep()
