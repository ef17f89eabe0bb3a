"""Interrupted Sleep (ledger: PD-084, PD-085)."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from reverie.games.project_dreamscape.areas import filled, told_cards, why_not_position
from reverie.games.project_dreamscape.cascades import DreamAsk, effect_of, no_effect
from reverie.games.project_dreamscape.moves import Flip
from reverie.games.project_dreamscape.records import Performance
from reverie.games.project_dreamscape.state import POSITIONS, DreamscapeState
from reverie.kernel import Ask, Event, Log, Move, Refused


class FlipCard(DreamAsk[Flip]):
    """Any card of the row, whichever side is up."""

    question: ClassVar[str] = "flip"
    clause: ClassVar[str] = "PD-084"

    def moves(self, state: DreamscapeState, seat: int) -> Sequence[Flip]:
        return [FLIPS[position - 1] for position in filled(state)]

    def told_moves(self, state: DreamscapeState, seat: int) -> dict[str, dict[str, Any]]:
        return told_cards(state, self.moves(state, seat))

    def why_not(self, state: DreamscapeState, seat: int, move: Move) -> Refused:
        if isinstance(move, Flip):
            return why_not_position(state, move.position, self.clause)
        return Ask.why_not(self, state, seat, move)

    def answer(self, state: DreamscapeState, seat: int, move: Flip, log: Log) -> None:
        place = move.position - 1
        state.asleep[place] = not state.asleep[place]
        if log is not None:
            facts = {"seat": seat, "card": state.row[place], "position": move.position, "to_z": state.asleep[place]}
            log.append(Event("flipped", facts))


@effect_of("IS")
def interrupt_sleep(state: DreamscapeState, now: Performance, log: Log) -> None:
    """Dream card to Z card or back; it keeps its position and cost (PD-084)."""
    if filled(state):
        state.agenda.append(FLIP_CARD)
    else:
        no_effect(now, log)


FLIPS: Final = tuple(Flip(position) for position in POSITIONS)
FLIP_CARD: Final = FlipCard()
