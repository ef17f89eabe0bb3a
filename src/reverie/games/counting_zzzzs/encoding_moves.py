"""What a move of Counting Zzzzs does, as numbers, as far as the view says."""

from collections.abc import Mapping
from typing import Any, Final

from reverie.games.counting_zzzzs.encoding_cards import FEATURES, NONE, CardNumbers
from reverie.games.counting_zzzzs.moves import (
    MOVE_TYPES,
    Block,
    Discard,
    First,
    FixSide,
    Give,
    LightSleeper,
    Lucid,
    Pass,
    Pick,
    PlaceForce,
    Rapid,
    Recur,
    Siren,
    WakeUp,
)
from reverie.kernel import Move, one_hot, share, squashed

VERBS: Final = tuple([kind._field_defaults["verb"] for kind in MOVE_TYPES])
_IS: Final[tuple[float, ...]] = (0.0, 1.0)
FACTS: Final = (
    *("points", "plus", "minus", "change", "worth_after", "length_after", "counts_after"),
    *("wakes", "scored", "wins", "others_scored", "discards_hand", "fits_own", "own_change"),
    *("followers_in_hand", "followers_unseen", "answers", "pending_change"),
    *("card_number", "with_card_number"),
)


class MoveFacts:
    """What a move is about."""

    def __init__(self) -> None:
        self.card = ""
        """The element that moves, or else the action card that is played."""
        self.with_card = ""
        """The Bender that brings an element, or the element that a side Force fixes."""
        self.owner = -1
        """Whose dream it is about."""
        self.change = 0
        self.longer = 0
        self.wakes = False
        self.followers = -1
        """Every element that could come next in that dream, where the move changes it; else -1."""


class MoveNumbers:
    """Writes the vectors of moves."""

    def __init__(self, numbers: CardNumbers, players: int) -> None:
        self._numbers = numbers
        self._players = players
        names = [f"verb={verb}" for verb in VERBS] + [f"card.{feature}" for feature in FEATURES]
        names += [f"target[+{step}]" for step in range(players)]
        self.labels: Final[tuple[str, ...]] = (*names, *FACTS)

    def encode(self, view: Mapping[str, Any], move: Move) -> list[float]:
        """A lawful move of the seat that sees ``view``."""
        deed = self._deed(view, move)
        seat: int = view["seat"]
        numbers = one_hot(VERBS.index(move.verb), len(VERBS))
        numbers += self._numbers.features[deed.card] if deed.card else NONE
        numbers += [_IS[deed.owner == (seat + step) % self._players] for step in range(self._players)]
        numbers += self._values(deed.card)
        numbers += self._worth(view, deed)
        numbers += self._waking(view, deed, isinstance(move, Siren))
        numbers += self._own_use(view, deed)
        numbers += self._following(view, deed)
        numbers.append(_IS[isinstance(move, Block | LightSleeper) and view["pending"] is not None])
        numbers.append(squashed(self._numbers.pending_change(view), 3))
        numbers += [self._number(deed.card), self._number(deed.with_card)]
        return numbers

    def _number(self, card: str) -> float:
        """Which card it is, as a share of all; 0 for none. Many are alike in all that is told of them."""
        return (self._numbers.place[card] + 1) / len(self._numbers.cards) if card else 0.0

    def _deed(self, view: Mapping[str, Any], move: Move) -> MoveFacts:
        deed = MoveFacts()
        seat: int = view["seat"]
        match move:
            case First() | Give():
                self._enters(view, deed, move.card, seat if isinstance(move, First) else move.to_seat)
            case Pick():
                self._enters(view, deed, move.element, seat)
            case Rapid() | Recur():
                deed.with_card = move.card
                self._enters(view, deed, move.element, seat)
            case WakeUp() | LightSleeper():
                deed.card, deed.owner, deed.wakes = move.card, move.to_seat, True
            case PlaceForce():
                deed.card, deed.owner = move.card, move.to_seat
                last = self._numbers.faces[view["dream"][move.to_seat][-1]].element
                deed.followers = self._numbers.forced[last, self._numbers.deck.theme_forces[move.card].theme]
            case FixSide():
                deed.card, deed.with_card, deed.owner = move.card, move.element, move.to_seat
                deed.change = self._numbers.change_by_side(view, move.to_seat, move.element, move.card)
            case Siren() | Lucid() | Discard() | Block():
                deed.card = move.card
                deed.wakes = isinstance(move, Siren)
                deed.owner = seat if isinstance(move, Block) else -1
            case Pass():
                to_seat = view["pending"]["to_seat"]
                deed.owner = -1 if to_seat is None else to_seat
        return deed

    def _enters(self, view: Mapping[str, Any], deed: MoveFacts, card: str, owner: int) -> None:
        deed.card, deed.owner, deed.longer = card, owner, 1
        deed.change = self._numbers.change_by(view, owner, card)
        deed.wakes = len(view["dream"][owner]) + 1 == self._numbers.deck.longest
        deed.followers = self._numbers.followers[card]

    def _values(self, card: str) -> list[float]:
        element = self._numbers.deck.elements.get(card)
        if element is None:
            return [0.0, 0.0, 0.0]
        value = element.value
        return [squashed(value[""], 3), squashed(value["plus"], 3), squashed(value["minus"], 3)]

    def _worth(self, view: Mapping[str, Any], deed: MoveFacts) -> list[float]:
        """How the dream changes, and what it is then."""
        if deed.owner < 0:
            return [0.0, 0.0, 0.0, 0.0]
        deck = self._numbers.deck
        length = len(view["dream"][deed.owner]) + deed.longer
        return [
            squashed(deed.change, 3),
            squashed(self._numbers.worth(view, deed.owner) + deed.change, 8),
            length / deck.longest,
            _IS[length >= deck.counted_from],
        ]

    def _waking(self, view: Mapping[str, Any], deed: MoveFacts, everybody: bool) -> list[float]:
        """What is scored at once, by whom it is about, by the best of the others, and whether it wins."""
        numbers, deck = self._numbers, self._numbers.deck
        wake = deck.wakes.get(deed.card)
        takes_hand = wake is not None and wake.discard_hand and deed.wakes
        if not deed.wakes:
            return [0.0, 0.0, 0.0, 0.0, _IS[takes_hand]]
        seat: int = view["seat"] if everybody else deed.owner
        scored = numbers.worth(view, seat) + deed.change if deed.longer else numbers.scored(view, seat)
        others = 0
        if everybody:
            others = max([numbers.scored(view, other) for other in range(self._players) if other != seat])
        wins = view["score"][seat] + scored >= deck.target
        return [1.0, squashed(scored, 8), _IS[wins], squashed(others, 8), _IS[takes_hand]]

    def _own_use(self, view: Mapping[str, Any], deed: MoveFacts) -> list[float]:
        """What the card could do for one's own dream now."""
        for fit in view["fits"]:
            if fit["card"] == deed.card and view["seat"] in fit["seats"]:
                return [1.0, squashed(fit["changes"][fit["seats"].index(view["seat"])], 3)]
        return [0.0, 0.0]

    def _following(self, view: Mapping[str, Any], deed: MoveFacts) -> list[float]:
        """How many could come next: in one's own hand, less what the move takes from it, and of the unseen cards."""
        if deed.followers < 0:
            return [0.0, 0.0]
        numbers = self._numbers
        unseen = numbers.unseen(view) & numbers.all_elements
        open_end = (unseen & deed.followers).bit_count() / max(1, unseen.bit_count())
        if deed.owner != view["seat"]:
            return [0.0, open_end]
        left = [card for card in view["hand"][deed.owner] if card not in (deed.card, deed.with_card)]
        return [share((numbers.mask(left) & deed.followers).bit_count(), numbers.deck.hand), open_end]
