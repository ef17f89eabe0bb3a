"""Invasive Dreaming (ledger: PD-110 to PD-113; solo: PD-172, PD-173)."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from reverie.games.project_dreamscape.areas import dreaming, opponents, told_cards, why_not_position, why_not_seat
from reverie.games.project_dreamscape.cascades import DreamAsk, effect_of, no_effect, reach
from reverie.games.project_dreamscape.moves import Invade, InvadeWith
from reverie.games.project_dreamscape.records import Performance
from reverie.games.project_dreamscape.state import POSITIONS, DreamscapeState
from reverie.kernel import Ask, Event, Log, Move, Refused, move_text


class ChooseInvaded(DreamAsk[Invade]):
    """An opponent with a REM card; the next one clockwise first (PD-111)."""

    question: ClassVar[str] = "invade"
    clause: ClassVar[str] = "PD-110"

    def moves(self, state: DreamscapeState, seat: int) -> Sequence[Invade]:
        return [Invade(other) for other in opponents(state, seat) if state.rem[other]]

    def told_moves(self, state: DreamscapeState, seat: int) -> dict[str, dict[str, Any]]:
        return {move_text(move): {"card": state.rem[move.seat][-1]} for move in self.moves(state, seat)}

    def why_not(self, state: DreamscapeState, seat: int, move: Move) -> Refused:
        if isinstance(move, Invade):
            return why_not_seat(state, seat, move.seat, "PD-111")
        return Ask.why_not(self, state, seat, move)

    def answer(self, state: DreamscapeState, seat: int, move: Invade, log: Log) -> None:
        state.agenda.append(ChooseInvader(move.seat))


class ChooseInvader(DreamAsk[InvadeWith]):
    """The Dream card of the row that changes places with the top card of ``victim``; alone, with that of the pile."""

    question: ClassVar[str] = "invade-with"
    clause: ClassVar[str] = "PD-110"

    def __init__(self, victim: int | None) -> None:
        self.victim: Final = victim

    def moves(self, state: DreamscapeState, seat: int) -> Sequence[InvadeWith]:
        return [INVADERS[position - 1] for position in dreaming(state)]

    def told_moves(self, state: DreamscapeState, seat: int) -> dict[str, dict[str, Any]]:
        return told_cards(state, self.moves(state, seat))

    def why_not(self, state: DreamscapeState, seat: int, move: Move) -> Refused:
        if isinstance(move, InvadeWith):
            return why_not_position(state, move.position, "PD-111", needs_dream=True)
        return Ask.why_not(self, state, seat, move)

    def facts(self, state: DreamscapeState, seat: int | None) -> dict[str, Any]:
        stack = state.discard if self.victim is None else state.rem[self.victim]
        facts = {"card": stack[-1], "victim_seat": self.victim, "solo": self.victim is None}
        return {**DreamAsk.facts(self, state, seat), **facts}

    def answer(self, state: DreamscapeState, seat: int, move: InvadeWith, log: Log) -> None:
        stack = state.discard if self.victim is None else state.rem[self.victim]
        card, place = exchange(state, stack, move.position), move.position
        if log is not None:
            facts = {"seat": seat, "card": card, "victim_seat": self.victim, "solo": self.victim is None}
            log.append(Event("invaded", facts))
            log.append(Event("came_to_row", {"card": state.row[place - 1], "position": place}))
        reach(state, seat if self.victim is None else self.victim, card, log)


def exchange(state: DreamscapeState, stack: list[str], position: int) -> str:
    """The row card comes on top of the stack, the old top takes its position, faceup; the new top (PD-110)."""
    stack[-1], state.row[position - 1] = state.row[position - 1], stack[-1]
    return stack[-1]


@effect_of("ID")
def invade(state: DreamscapeState, now: Performance, log: Log) -> None:
    """Exchange a top card with one of the row; whoever owns it then performs the new one (PD-110, PD-112)."""
    others = [other for other in opponents(state, now.seat) if state.rem[other]]
    can_be = dreaming(state) and (state.discard if state.is_solo else others)
    if not can_be:
        no_effect(now, log)
    elif state.is_solo:
        state.agenda.append(ChooseInvader(None))
    else:
        state.agenda.append(CHOOSE_INVADED)


INVADERS: Final = tuple(InvadeWith(position) for position in POSITIONS)
CHOOSE_INVADED: Final = ChooseInvaded()
