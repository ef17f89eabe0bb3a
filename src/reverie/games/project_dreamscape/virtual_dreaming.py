"""Solo: Virtual Dreaming (ledger: PD-170 to PD-186): how the discard pile stands in for opponents."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from reverie.games.project_dreamscape.areas import (
    LOSE_Z_FREELY,
    can_lose_z,
    deal,
    discard_from_row,
    dreaming,
    told_cards,
    why_not_position,
)
from reverie.games.project_dreamscape.cascades import no_effect, reach
from reverie.games.project_dreamscape.moves import SoloDiscard
from reverie.games.project_dreamscape.records import Performance
from reverie.games.project_dreamscape.state import POSITIONS, DreamscapeState
from reverie.kernel import Ask, Event, Log, Move, Refused

REM: Final = "rem"
PILE: Final = "discard"


# Dream types.


def can_use_pile(state: DreamscapeState, now: Performance) -> bool:
    """A type whose card lies in the discard pile may use the pile as its REM stack (PD-174, PD-177)."""
    return state.is_solo and now.card in state.discard


def copy_pile(state: DreamscapeState, now: Performance, log: Log) -> None:
    """Collective Dream: the top card of the pile, which stays there (PD-171)."""
    if not state.discard:
        no_effect(now, log)
        return
    card = state.discard[-1]
    if log is not None:
        log.append(Event("copied_pile", {"seat": now.seat, "card": card}))
    reach(state, now.seat, card, log)


def terrorise_oneself(state: DreamscapeState, now: Performance, log: Log) -> None:
    """Night Terror: a new card for the row, and one Z card less; each part by itself, if it can be (PD-178)."""
    has_room, can_lose = "" in state.row and bool(state.deck), can_lose_z(state, now.seat)
    if not (has_room or can_lose):
        no_effect(now, log)
    if has_room:
        deal(state, log)
    if can_lose:
        state.agenda.append(LOSE_Z_FREELY)


# Phase 3.


class DiscardDreams(Ask[DreamscapeState, SoloDiscard]):
    """Which of the Dream cards left in the row goes to the pile next (PD-180)."""

    question: ClassVar[str] = "solo-discard"
    clause: ClassVar[str] = "PD-180"
    single_move_plays_itself: ClassVar[bool] = True

    def seats(self, state: DreamscapeState) -> Sequence[int]:
        return (state.active,)

    def moves(self, state: DreamscapeState, seat: int) -> Sequence[SoloDiscard]:
        return [DISCARDS[position - 1] for position in dreaming(state)]

    def why_not(self, state: DreamscapeState, seat: int, move: Move) -> Refused:
        if isinstance(move, SoloDiscard):
            return why_not_position(state, move.position, self.clause, needs_dream=True)
        return Ask.why_not(self, state, seat, move)

    def facts(self, state: DreamscapeState, seat: int | None) -> dict[str, Any]:
        facts: dict[str, Any] = {"seat": state.active, "left": len(dreaming(state))}
        if seat == state.active:
            facts["each_move"] = told_cards(state, self.moves(state, seat))
        return facts

    def answer(self, state: DreamscapeState, seat: int, move: SoloDiscard, log: Log) -> None:
        card = discard_from_row(state, move.position)
        if log is not None:
            log.append(Event("discarded", {"card": card, "position": move.position}))
        discard_dreams(state)


def discard_dreams(state: DreamscapeState) -> None:
    """One by one, as long as there are any."""
    if dreaming(state):
        state.agenda.append(DISCARD_DREAMS)


def turn_faceup(state: DreamscapeState, log: Log) -> None:
    """The Z cards that were kept through phase 3 are Dream cards again (PD-181)."""
    for position in POSITIONS:
        if state.asleep[position - 1]:
            state.asleep[position - 1] = False
            if log is not None:
                log.append(Event("turned_faceup", {"card": state.row[position - 1], "position": position}))


DISCARDS: Final = tuple(SoloDiscard(position) for position in POSITIONS)
DISCARD_DREAMS: Final = DiscardDreams()
