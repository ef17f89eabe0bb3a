"""What the encoding reads, the same from a view and from the table: so neither can tell more than the other."""

from collections.abc import Mapping
from typing import Any

from reverie.games.counting_zzzzs.agenda import step_of
from reverie.games.counting_zzzzs.components import Deck
from reverie.games.counting_zzzzs.records import Laid, Pending
from reverie.games.counting_zzzzs.state import ZzzzsState
from reverie.games.counting_zzzzs.view import read_pending, sees_pile
from reverie.kernel import UNKNOWN

_FIRST = "first"


class ZzzzsSight:
    """All that one seat sees that becomes numbers; lists are by seat."""

    seat: int
    turn_seat: int
    turn_no: int
    is_first: bool
    """Whether the first card of the turn is being played."""
    score: list[int]
    held: list[int]
    """How many cards everybody holds, and below which of them the seat knows."""
    hands: list[list[str]]
    dreams: list[list[Laid]]
    placeholder: list[str]
    draw: int
    discard: list[str]
    box: list[str]
    pile: list[str]
    """What lies in the draw pile, for whoever searches it."""
    pending: Pending | None
    question: str
    """Empty when nothing is asked."""
    asked: list[int]
    owes: bool
    has_answered: bool


def sight_of_view(deck: Deck, view: Mapping[str, Any]) -> ZzzzsSight:
    """From what a seat is shown."""
    sight = ZzzzsSight()
    sight.seat, sight.turn_seat, sight.turn_no = view["seat"], view["turn_seat"], view["turn_no"]
    sight.is_first, sight.score, sight.draw = view["step"] == _FIRST, view["score"], view["draw"]
    hands: list[list[str]] = view["hand"]
    sight.held = [len(hand) for hand in hands]
    sight.hands = [[card for card in hand if card != UNKNOWN] for hand in hands]
    shown: list[list[str]] = view["dream"]
    sight.dreams = [_dream(deck, faces, view["tally"][owner]) for owner, faces in enumerate(shown)]
    sight.placeholder = [force or "" for force in view["placeholder"]]
    sight.discard, sight.box, sight.pile = view["discard"], view["box"], view["pile"]
    sight.pending = read_pending(view["pending"])
    decision = view["decision"]
    if decision is None:
        _see_no_question(sight)
    else:
        sight.question, sight.asked, sight.owes = decision["question"], decision["asked"], decision["owes"]
        sight.has_answered = decision["answer"] is not None
    return sight


def _dream(deck: Deck, faces: list[str], tally: Mapping[str, Any] | None) -> list[Laid]:
    """A dream with its Forces: those of a side lie under an element, those of a theme were covered by it."""
    sides: dict[str, str] = {}
    themes: dict[str, str] = {}
    for force, element in tally["forces"] if tally is not None else ():
        (sides if force in deck.side_forces else themes)[element] = force
    elements = [face.partition("-")[0] for face in faces]
    return [Laid(element, themes.get(element, ""), sides.get(element, "")) for element in elements]


def sight_of_state(state: ZzzzsState, seat: int) -> ZzzzsSight:
    """From the table, without a view; but nothing that the view would not show."""
    sight = ZzzzsSight()
    sight.seat, sight.turn_seat, sight.turn_no = seat, state.turn_seat, state.turn_no
    sight.is_first, sight.score, sight.draw = step_of(state) == _FIRST, state.score, len(state.draw)
    sight.held = [len(hand) for hand in state.hand]
    sight.hands = [hand if owner == seat or state.is_over else [] for owner, hand in enumerate(state.hand)]
    sight.dreams, sight.placeholder = state.dream, state.placeholder
    sight.discard, sight.box = state.discard, state.box
    sight.pile = state.draw if sees_pile(state, seat) else []
    sight.pending = state.pending
    ask = state.ask
    if ask is None:
        _see_no_question(sight)
    else:
        sight.question, sight.asked, sight.owes = ask.question, list(ask.seats(state)), seat in state.waiting
        sight.has_answered = state.sealed[seat] is not None
    return sight


def _see_no_question(sight: ZzzzsSight) -> None:
    sight.question, sight.asked, sight.owes, sight.has_answered = "", [], False, False
