"""Recurring Dream (ledger: PD-073, PD-100; solo: PD-174 to PD-177)."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from reverie.games.project_dreamscape.cascades import DreamAsk, effect_of, no_effect, reach
from reverie.games.project_dreamscape.moves import PerformAgain
from reverie.games.project_dreamscape.records import Performance
from reverie.games.project_dreamscape.state import DreamscapeState
from reverie.games.project_dreamscape.virtual_dreaming import PILE, REM, can_use_pile
from reverie.kernel import Ask, Event, IllegalMove, Log, Move, Refused, move_text


class ChooseReplay(DreamAsk[PerformAgain]):
    """Alone, with its card in the pile: the card under the anchor, or the one under this card in the pile."""

    question: ClassVar[str] = "replay"
    clause: ClassVar[str] = "PD-175"

    def moves(self, state: DreamscapeState, seat: int) -> Sequence[PerformAgain]:
        return [REPLAYS[zone] for zone in cards_below(state, state.cascade[-1])]

    def told_moves(self, state: DreamscapeState, seat: int) -> dict[str, dict[str, Any]]:
        below = cards_below(state, state.cascade[-1])
        return {move_text(REPLAYS[zone]): {"card": card} for zone, card in below.items()}

    def why_not(self, state: DreamscapeState, seat: int, move: Move) -> Refused:
        if isinstance(move, PerformAgain):
            return IllegalMove("dreamscape-nothing-below", {}, "PD-176")
        return Ask.why_not(self, state, seat, move)

    def answer(self, state: DreamscapeState, seat: int, move: PerformAgain, log: Log) -> None:
        replay(state, seat, move.zone, log)


@effect_of("RD")
def dream_again(state: DreamscapeState, now: Performance, log: Log) -> None:
    """Perform the card under this one; no card moves (PD-100)."""
    if not cards_below(state, now):
        no_effect(now, log)
    elif can_use_pile(state, now):
        state.agenda.append(CHOOSE_REPLAY)
    else:
        replay(state, now.seat, REM, log)


def cards_below(state: DreamscapeState, now: Performance) -> dict[str, str]:
    """By stack: the card that would be replayed; stacks without one are left out (PD-073, PD-176)."""
    places = [(REM, state.rem[now.seat], now.anchor)]
    if can_use_pile(state, now):
        places.append((PILE, state.discard, now.card))
    return {zone: stack[stack.index(card) - 1] for zone, stack, card in places if stack[0] != card}


def replay(state: DreamscapeState, seat: int, zone: str, log: Log) -> None:
    """Perform the card of a zone once more."""
    card = cards_below(state, state.cascade[-1])[zone]
    if log is not None:
        log.append(Event("replayed", {"seat": seat, "card": card, "zone": zone}))
    reach(state, seat, card, log)


REPLAYS: Final = {zone: PerformAgain(zone) for zone in (REM, PILE)}
CHOOSE_REPLAY: Final = ChooseReplay()
