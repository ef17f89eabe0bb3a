"""Collective Dream (ledger: PD-102 to PD-104; solo: PD-171)."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from reverie.games.project_dreamscape.areas import opponents, why_not_seat
from reverie.games.project_dreamscape.cascades import DreamAsk, effect_of, no_effect, reach
from reverie.games.project_dreamscape.moves import Copy
from reverie.games.project_dreamscape.records import Performance
from reverie.games.project_dreamscape.state import DreamscapeState
from reverie.games.project_dreamscape.virtual_dreaming import copy_pile
from reverie.kernel import Ask, Event, Log, Move, Refused, move_text


class ChooseCopy(DreamAsk[Copy]):
    """An opponent with a REM card; the next one clockwise first (PD-103)."""

    question: ClassVar[str] = "copy"
    clause: ClassVar[str] = "PD-102"

    def moves(self, state: DreamscapeState, seat: int) -> Sequence[Copy]:
        return [Copy(other) for other in opponents(state, seat) if state.rem[other]]

    def told_moves(self, state: DreamscapeState, seat: int) -> dict[str, dict[str, Any]]:
        return {move_text(move): {"card": state.rem[move.seat][-1]} for move in self.moves(state, seat)}

    def why_not(self, state: DreamscapeState, seat: int, move: Move) -> Refused:
        if isinstance(move, Copy):
            return why_not_seat(state, seat, move.seat, "PD-103")
        return Ask.why_not(self, state, seat, move)

    def answer(self, state: DreamscapeState, seat: int, move: Copy, log: Log) -> None:
        card = state.rem[move.seat][-1]
        if log is not None:
            log.append(Event("copied", {"seat": seat, "card": card, "victim_seat": move.seat}))
        reach(state, seat, card, log)


@effect_of("CD")
def dream_together(state: DreamscapeState, now: Performance, log: Log) -> None:
    """Perform the top card of an opponent's REM stack, which stays there (PD-102)."""
    if state.is_solo:
        copy_pile(state, now, log)
    elif any(state.rem[other] for other in opponents(state, now.seat)):
        state.agenda.append(CHOOSE_COPY)
    else:
        no_effect(now, log)


CHOOSE_COPY: Final = ChooseCopy()
