"""Asides (ledger 4): what a seat may do at any time, also while another is asked."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from lullaby.moves import Accept, Decline, Lift, OfferCandle
from lullaby.state import LullabyState
from reverie.kernel import Ask, Event, Log, Move


def lawful(state: LullabyState, seat: int) -> Sequence[Move]:
    """First the verses that can be lifted, then the seats that can be offered a candle (LU-015, LU-016)."""
    lifts = [Lift(place) for place in range(1, len(state.hands[seat]))]
    if state.offered[seat] or not state.candles[seat]:
        return lifts
    return [*lifts, *(OfferCandle(other) for other in range(state.players) if other != seat and state.stars[other])]


def take(state: LullabyState, seat: int, move: Move, log: Log) -> None:
    match move:
        case Lift():
            lift(state, seat, move.place, log)
        case OfferCandle():
            offer(state, seat, move.to_seat, log)


def lift(state: LullabyState, seat: int, place: int, log: Log) -> None:
    hand = state.hands[seat]
    hand.insert(0, hand.pop(place))
    if log is not None:
        log.append(Event("verse_lifted", {"seat": seat, "verse": hand[0]}, only=(seat,)))


def offer(state: LullabyState, seat: int, to_seat: int, log: Log) -> None:
    """The question that was open waits beneath this one."""
    state.offered[seat] = True
    if log is not None:
        log.append(Event("candle_offered", {"seat": seat, "to_seat": to_seat}))
    state.agenda.append(AnswerOffer(seat, to_seat))


class AnswerOffer(Ask[LullabyState, Accept | Decline]):
    """A candle for a star: yes or no (LU-017)."""

    question: ClassVar[str] = "answer-offer"
    clause: ClassVar[str] = "LU-017"

    def __init__(self, from_seat: int, to_seat: int) -> None:
        self.from_seat: Final = from_seat
        self.to_seat: Final = to_seat

    def seats(self, state: LullabyState) -> Sequence[int]:
        return (self.to_seat,)

    def moves(self, state: LullabyState, seat: int) -> Sequence[Accept | Decline]:
        """Another trade may have come in between, so both must still have what they would give."""
        possible = state.candles[self.from_seat] and state.stars[self.to_seat]
        return (Decline(), Accept()) if possible else (Decline(),)

    def facts(self, state: LullabyState, seat: int | None) -> dict[str, Any]:
        return {"from_seat": self.from_seat, "to_seat": self.to_seat}

    def answer(self, state: LullabyState, seat: int, move: Accept | Decline, log: Log) -> None:
        accepted = isinstance(move, Accept)
        if accepted:
            for goods, giver, taker in ((state.candles, self.from_seat, seat), (state.stars, seat, self.from_seat)):
                goods[giver] -= 1
                goods[taker] += 1
        if log is not None:
            kind = "offer_accepted" if accepted else "offer_declined"
            log.append(Event(kind, {"from_seat": self.from_seat, "to_seat": seat}))
