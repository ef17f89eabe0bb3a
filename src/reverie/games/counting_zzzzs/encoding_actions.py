"""The actions of Counting Zzzzs: every move by the numbers of its cards and the seat it is aimed at.

Elements and cards have fixed numbers. Action cards may be changed to do something else, and elements to be context
cards; so each sort has as many places as are printed, and a card that is still of its sort keeps its place.
"""

from collections.abc import Sequence
from typing import Final

from reverie.games.counting_zzzzs.components import Deck
from reverie.games.counting_zzzzs.encoding_cards import SORTS, sort_of
from reverie.games.counting_zzzzs.moves import (
    PASS,
    Block,
    Discard,
    First,
    FixSide,
    Give,
    LightSleeper,
    Lucid,
    Pick,
    PlaceForce,
    Rapid,
    Recur,
    Siren,
    WakeUp,
)
from reverie.kernel import BadSetup, Move

CONTEXT: Final = "context"


class Places:
    """By sort of card: the card at each place; where there is none, words that no card can be called by."""

    def __init__(self, deck: Deck, printed: Deck) -> None:
        self.of: Final[dict[str, list[str]]] = {}
        for sort in SORTS:
            self.of[sort] = _places(f"actions.{sort}", _of_sort(deck, sort), _of_sort(printed, sort))
        self.of[CONTEXT] = _places(f"elements.{CONTEXT}", _contexts(deck), _contexts(printed))


def _of_sort(deck: Deck, sort: str) -> dict[int, str]:
    """By number."""
    return {action.no: card for card, action in deck.actions.items() if sort_of(action) == sort}


def _contexts(deck: Deck) -> dict[int, str]:
    return {element.no: card for card, element in deck.elements.items() if element.type == CONTEXT}


def _places(what: str, cards: dict[int, str], printed: dict[int, str]) -> list[str]:
    """Cards with the number of a printed one stay there, the others fill what is left; ``BadSetup`` if too many."""
    if len(cards) > len(printed):
        raise BadSetup("encoding-does-not-fit", {"what": what, "most": len(printed)})
    others = [card for number, card in cards.items() if number not in printed]
    found: list[str] = []
    for number in printed:
        if number in cards:
            found.append(cards[number])
        else:
            found.append(others.pop(0) if others else f"(no card {number})")
    return found


class Actions:
    """All actions by their names, and by seat, which action each of its moves is."""

    def __init__(self, deck: Deck, places: Places, players: int) -> None:
        self.labels: Final[list[str]] = []
        self.ids: Final[list[dict[Move, int]]] = [{} for _ in range(players)]
        self._players: Final = players
        self._add_elements(list(deck.elements), places)
        for card in deck.number:
            self._add(f"discard {card}", [Discard(card)])
        self._add_actions(places)
        self._add("pass", [PASS])

    def _add(self, label: str, moves: Sequence[Move]) -> None:
        """An action that is written alike by every seat; the moves are all that it may be."""
        for ids in self.ids:
            for move in moves:
                ids[move] = len(self.labels)
        self.labels.append(label)

    def _add_aimed(self, label: str, moves: Sequence[Move], steps: Sequence[int]) -> None:
        """An action for each seat that it may be aimed at; ``moves`` by seat."""
        for step in steps:
            for seat, ids in enumerate(self.ids):
                ids[moves[(seat + step) % self._players]] = len(self.labels)
            self.labels.append(f"{label} +{step}")

    def _add_elements(self, elements: list[str], places: Places) -> None:
        seats = range(self._players)
        for card in elements:
            self._add(f"first {card}", [First(card)])
            self._add(f"pick {card}", [Pick(card)])
            self._add_aimed(f"give {card}", [Give(card, seat) for seat in seats], seats[1:])
            for bender in places.of["rapid"]:
                self._add(f"rapid {bender} {card}", [Rapid(bender, card)])
            for bender in places.of["recur"]:
                self._add(f"recur {bender} {card}", [Recur(bender, card)])

    def _add_actions(self, places: Places) -> None:
        """A context card lies in one dream only, so a side Force need not say in whose."""
        seats = range(self._players)
        for card in places.of["wake"]:
            self._add_aimed(f"wake {card}", [WakeUp(card, seat) for seat in seats], seats)
        for card in places.of["force_theme"]:
            self._add_aimed(f"force_theme {card}", [PlaceForce(card, seat) for seat in seats], seats)
        for card in places.of["light"]:
            self._add_aimed(f"light {card}", [LightSleeper(card, seat) for seat in seats], seats)
        for card in places.of["force_side"]:
            for element in places.of[CONTEXT]:
                self._add(f"force_side {card} {element}", [FixSide(card, seat, element) for seat in seats])
        for card in places.of["siren"]:
            self._add(f"siren {card}", [Siren(card)])
        for card in places.of["lucid"]:
            self._add(f"lucid {card}", [Lucid(card)])
        for card in places.of["block"]:
            self._add(f"block {card}", [Block(card)])
