"""Lucid Dreaming (ledger: PD-093 to PD-096)."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from reverie.games.project_dreamscape.areas import dreaming, take, told_cards, why_not_position
from reverie.games.project_dreamscape.cascades import DreamAsk, effect_of, no_effect
from reverie.games.project_dreamscape.moves import Reserve
from reverie.games.project_dreamscape.records import Performance
from reverie.games.project_dreamscape.state import POSITIONS, DreamscapeState
from reverie.kernel import Ask, Event, Log, Move, Refused


class ReserveCard(DreamAsk[Reserve]):
    """A Dream card of the row; a Z card cannot be reserved (PD-094)."""

    question: ClassVar[str] = "reserve"
    clause: ClassVar[str] = "PD-093"

    def moves(self, state: DreamscapeState, seat: int) -> Sequence[Reserve]:
        return [RESERVES[position - 1] for position in dreaming(state)]

    def told_moves(self, state: DreamscapeState, seat: int) -> dict[str, dict[str, Any]]:
        return told_cards(state, self.moves(state, seat))

    def why_not(self, state: DreamscapeState, seat: int, move: Move) -> Refused:
        if isinstance(move, Reserve):
            return why_not_position(state, move.position, "PD-094", needs_dream=True)
        return Ask.why_not(self, state, seat, move)

    def answer(self, state: DreamscapeState, seat: int, move: Reserve, log: Log) -> None:
        card = take(state, move.position)
        state.reserve[seat].append(card)
        state.fresh[seat] += 1
        if log is not None:
            log.append(Event("reserved", {"seat": seat, "card": card, "position": move.position}))


@effect_of("LD")
def dream_lucidly(state: DreamscapeState, now: Performance, log: Log) -> None:
    """Lay a card sideways in the reserve; its position stays empty (PD-093)."""
    if dreaming(state):
        state.agenda.append(RESERVE_CARD)
    else:
        no_effect(now, log)


RESERVES: Final = tuple(Reserve(position) for position in POSITIONS)
RESERVE_CARD: Final = ReserveCard()
