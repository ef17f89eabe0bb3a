"""Empowered Dreaming (ledger: PD-115 to PD-118)."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from reverie.games.project_dreamscape.areas import dreaming, take, told_cards, why_not_position
from reverie.games.project_dreamscape.cascades import DreamAsk, effect_of, no_effect, reach
from reverie.games.project_dreamscape.moves import Empower
from reverie.games.project_dreamscape.records import Performance
from reverie.games.project_dreamscape.state import POSITIONS, DreamscapeState
from reverie.kernel import Ask, Event, Log, Move, Refused, Step


class EmpowerCard(DreamAsk[Empower]):
    """A Dream card of the row; a Z card has no type to perform (PD-116)."""

    question: ClassVar[str] = "empower"
    clause: ClassVar[str] = "PD-115"

    def moves(self, state: DreamscapeState, seat: int) -> Sequence[Empower]:
        return [EMPOWERS[position - 1] for position in dreaming(state)]

    def told_moves(self, state: DreamscapeState, seat: int) -> dict[str, dict[str, Any]]:
        return told_cards(state, self.moves(state, seat))

    def why_not(self, state: DreamscapeState, seat: int, move: Move) -> Refused:
        if isinstance(move, Empower):
            return why_not_position(state, move.position, "PD-116", needs_dream=True)
        return Ask.why_not(self, state, seat, move)

    def answer(self, state: DreamscapeState, seat: int, move: Empower, log: Log) -> None:
        card = take(state, move.position)
        state.held.append(card)
        if log is not None:
            log.append(Event("empowered", {"seat": seat, "card": card, "position": move.position}))
        state.agenda.append(DISCARD_HELD)
        reach(state, seat, card, log)


class DiscardHeld(Step[DreamscapeState]):
    """All that the held card led to has ended: it goes to the pile, an inner one before an outer one (PD-118)."""

    def run(self, state: DreamscapeState, log: Log) -> None:
        card = state.held.pop()
        state.discard.append(card)
        if log is not None:
            log.append(Event("held_discarded", {"card": card}))


@effect_of("ED")
def empower(state: DreamscapeState, now: Performance, log: Log) -> None:
    """Take a card of the row, perform one of its types, then discard it (PD-115)."""
    if dreaming(state):
        state.agenda.append(EMPOWER_CARD)
    else:
        no_effect(now, log)


EMPOWERS: Final = tuple(Empower(position) for position in POSITIONS)
EMPOWER_CARD: Final = EmpowerCard()
DISCARD_HELD: Final = DiscardHeld()
