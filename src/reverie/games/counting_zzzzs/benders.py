"""Benders (ledger 2.12): one more element for one's own dream."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from reverie.games.counting_zzzzs import refusals
from reverie.games.counting_zzzzs.components import Extra
from reverie.games.counting_zzzzs.moves import Lucid, Pick, Rapid, Recur
from reverie.games.counting_zzzzs.sequence import fitting_of
from reverie.games.counting_zzzzs.state import ZzzzsState
from reverie.games.counting_zzzzs.windows import play_element
from reverie.kernel import Ask, Event, Log, Move, Refused


def lawful(state: ZzzzsState, card: str, effect: Extra) -> Sequence[Rapid | Recur | Lucid]:
    """With a legal element from the hand or the discard pile; the draw pile is hidden, so it can always be searched.

    (CZ-173 to CZ-175.)
    """
    seat = state.turn_seat
    if effect.source == "hand":
        return [Rapid(card, element) for element in fitting_of(state, state.hand[seat], seat)]
    if effect.source == "discard":
        return [Recur(card, element) for element in fitting_of(state, state.discard, seat)]
    return [Lucid(card)]


def play(state: ZzzzsState, seat: int, move: Rapid | Recur | Lucid, log: Log) -> None:
    """The Bender is discarded first, so it can never be its own choice (CZ-130, CZ-177)."""
    state.hand[seat].remove(move.card)
    state.discard.append(move.card)
    if log is not None:
        log.append(Event("bender_played", {"seat": seat, "card": move.card}))
    if isinstance(move, Lucid):
        search_pile(state, seat, log)
        return
    source = state.hand[seat] if isinstance(move, Rapid) else state.discard
    source.remove(move.element)
    play_element(state, seat, move.element, seat, move.verb, log)


def search_pile(state: ZzzzsState, seat: int, log: Log) -> None:
    """The seat sees the pile's contents, never its order; where nothing fits it is just shuffled (CZ-172, CZ-175)."""
    found = bool(fitting_of(state, state.draw, seat))
    if log is not None:
        secret = {seat: {"cards": state.deck.sorted(state.draw)}}
        log.append(Event("pile_searched", {"seat": seat, "count": len(state.draw), "found": found}, secret))
    if found:
        state.agenda.append(PickElement(seat))
    else:
        state.chance.shuffle("draw", state.draw)


class PickElement(Ask[ZzzzsState, Pick]):
    """One of the elements of the draw pile that fit, lowest number first; then it is shuffled (CZ-172, CZ-175)."""

    question: ClassVar[str] = "pick-element"
    clause: ClassVar[str] = "CZ-172"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def seats(self, state: ZzzzsState) -> Sequence[int]:
        return (self.seat,)

    def moves(self, state: ZzzzsState, seat: int) -> Sequence[Pick]:
        return [Pick(element) for element in fitting_of(state, state.draw, seat)]

    def why_not(self, state: ZzzzsState, seat: int, move: Move) -> Refused:
        return refusals.of_pick(state, seat, move)

    def facts(self, state: ZzzzsState, seat: int | None) -> dict[str, Any]:
        return {"seat": self.seat, "count": len(state.draw)}

    def answer(self, state: ZzzzsState, seat: int, move: Pick, log: Log) -> None:
        state.draw.remove(move.element)
        state.chance.shuffle("draw", state.draw)
        play_element(state, seat, move.element, seat, "lucid", log)
