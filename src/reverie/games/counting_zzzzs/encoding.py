"""Counting Zzzzs as numbers: what a seat sees.

First what the dreams are worth, what may follow and what is pending; then, card by card, what is where. Agents that
learn from little may leave the cards out (``hand=...``, ``own_dream=...``, ``other_dreams=...``, ``pile=...``).

Seats, dreams, table and cards have modules of their own. Each makes numbers of a sight, and the same as bytes: from
pieces that are made once, as most of them come again and again.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from reverie.games.counting_zzzzs.components import Deck
from reverie.games.counting_zzzzs.encoding_actions import Actions, Places
from reverie.games.counting_zzzzs.encoding_cards import FEATURES, CardNumbers
from reverie.games.counting_zzzzs.encoding_dreams import DreamFacts, KnownDreams
from reverie.games.counting_zzzzs.encoding_moves import MoveNumbers
from reverie.games.counting_zzzzs.encoding_seats import SEAT, SeatNumbers
from reverie.games.counting_zzzzs.encoding_sight import ZzzzsSight, sight_of_state, sight_of_view
from reverie.games.counting_zzzzs.encoding_table import TableNumbers, table_labels
from reverie.games.counting_zzzzs.state import ZzzzsState
from reverie.kernel import Encoding, Move, Setup, ahead

REMEMBERED: Final = 1024
"""So many piles are remembered at a time."""
_LAYER: Final = 8
"""So many cards of a pile are a layer."""
_USUAL_LEAD: Final = 10.0
"""A lead that counts for half of the way."""


class ZzzzsEncoding(Encoding[ZzzzsState]):
    """Cards keep their places by their numbers, whatever they are called; ``BadSetup`` if too many are of one sort."""

    def __init__(self, setup: Setup[Deck]) -> None:
        deck, players = setup.content, setup.players
        printed: Deck = setup.game.setup(players).content
        actions = Actions(deck, Places(deck, printed), players)
        self._ids = actions.ids
        self._deck = deck
        self._numbers = CardNumbers(deck)
        self._dreams = KnownDreams(self._numbers)
        self._piles: dict[tuple[str, ...], CardSet] = {}
        self._seats = SeatNumbers(self._numbers)
        self._table = TableNumbers(self._numbers, players)
        self._moves = MoveNumbers(self._numbers, players)
        self._orders = [[(seat + step) % players for step in range(players)] for seat in range(players)]
        super().__init__(_labels(self._numbers, players), tuple(actions.labels), self._moves.labels)

    def action_ids(self, seat: int, moves: Sequence[Move]) -> list[int]:
        ids = self._ids[seat]
        return [ids[move] for move in moves]

    def lead(self, view: Mapping[str, Any]) -> float:
        """A dream that is not over counts half: somebody may still wake it."""
        worth = [value or 0 for value in view["worth"]]
        standing = [points + max(0, value) / 2 for points, value in zip(view["score"], worth, strict=True)]
        return ahead(standing, view["seat"], _USUAL_LEAD)

    def encode_move(self, view: Mapping[str, Any], move: Move) -> list[float]:
        return self._moves.encode(view, move)

    def encode_view(self, view: Mapping[str, Any]) -> list[float]:
        return self._all_numbers(sight_of_view(self._deck, view))

    def encode_seat(self, state: ZzzzsState, seat: int) -> list[float]:
        """The same as of a view, in a fraction of the time."""
        return self._all_numbers(sight_of_state(state, seat))

    def encode_bytes(self, state: ZzzzsState, seat: int) -> bytes:
        sight, order = sight_of_state(state, seat), self._orders[seat]
        dreams = [self._dreams.facts(dream) for dream in sight.dreams]
        unseen = self._unseen(sight, dreams)
        pieces: list[bytes] = []
        self._seats.add_bytes(pieces, sight, order, dreams, unseen.mask)
        self._table.add_bytes(pieces, sight, order, dreams)
        self._add_card_bytes(pieces, sight, dreams, unseen)
        return b"".join(pieces)

    def _all_numbers(self, sight: ZzzzsSight) -> list[float]:
        order = self._orders[sight.seat]
        dreams = [self._dreams.facts(dream) for dream in sight.dreams]
        unseen = self._unseen(sight, dreams).mask
        numbers: list[float] = []
        self._seats.add_numbers(numbers, sight, order, dreams, unseen)
        self._table.add_numbers(numbers, sight, order, dreams)
        numbers += self._numbers.counted(self._numbers.mask(sight.hands[sight.seat]), self._deck.hand)
        numbers += self._numbers.shares(unseen)
        self._add_cards(numbers, sight, dreams)
        numbers += self._pile_numbers(sight, unseen)
        return numbers

    def _unseen(self, sight: ZzzzsSight, dreams: list[DreamFacts]) -> "CardSet":
        """The cards that may be in the draw pile or in hidden hands, as far as the seat can tell."""
        numbers = self._numbers
        seen, counts = 0, 0
        for pile in (self._pile(sight.discard), self._pile(sight.box)):
            seen |= pile.mask
            counts += pile.counts
        for facts in dreams:
            seen |= facts.seen
            counts += facts.counts_of
        lying = [force for force in sight.placeholder if force]
        for hand in sight.hands:
            lying += hand
        if sight.pending is not None:
            lying.append(sight.pending.card)
        for card in lying:
            seen |= numbers.bit[card]
            counts += numbers.counts[card]
        return CardSet(numbers.all & ~seen, numbers.all_counts - counts)

    def _pile(self, pile: list[str]) -> "CardSet":
        """Piles grow; what lies there already is looked up, layer by layer."""
        whole = len(pile) // _LAYER * _LAYER
        mask = counts = 0
        if whole:
            below = self._layers(tuple(pile[:whole]))
            mask, counts = below.mask, below.counts
        for card in pile[whole:]:
            mask |= self._numbers.bit[card]
            counts += self._numbers.counts[card]
        return CardSet(mask, counts)

    def _layers(self, pile: tuple[str, ...]) -> "CardSet":
        known = self._piles.get(pile)
        if known is None:
            if len(self._piles) >= REMEMBERED:
                self._piles.clear()
            below = self._pile(list(pile[:-_LAYER]))
            mask, counts = below.mask, below.counts
            for card in pile[-_LAYER:]:
                mask |= self._numbers.bit[card]
                counts += self._numbers.counts[card]
            known = self._piles[pile] = CardSet(mask, counts)
        return known

    # The cards.

    def _add_cards(self, numbers: list[float], sight: ZzzzsSight, dreams: list[DreamFacts]) -> None:
        """What is in one's hand, in one's own dream, in others'."""
        hand = [0.0] * len(self._numbers.cards)
        for card in sight.hands[sight.seat]:
            hand[self._numbers.place[card]] = 1.0
        own = [0.0] * len(self._numbers.elements)
        others = [0.0] * len(self._numbers.elements)
        for owner, facts in enumerate(dreams):
            lying = own if owner == sight.seat else others
            for laid in facts.dream:
                lying[self._numbers.place[laid.element]] = 1.0
        numbers += hand
        numbers += own
        numbers += others

    def _pile_numbers(self, sight: ZzzzsSight, unseen: int) -> list[float]:
        """How likely each card is in the draw pile."""
        pile = unseen
        chance = sight.draw / max(1, unseen.bit_count())
        if sight.pile:
            pile, chance = self._numbers.mask(sight.pile), 1.0
        return [chance if pile & bit else 0.0 for bit in self._numbers.bit.values()]

    def _add_card_bytes(
        self, pieces: list[bytes], sight: ZzzzsSight, dreams: list[DreamFacts], unseen: "CardSet"
    ) -> None:
        """What hand and unseen cards are made of, and where each card is."""
        numbers, seat = self._numbers, sight.seat
        hand = counts = 0
        for card in sight.hands[seat]:
            hand |= numbers.bit[card]
            counts += numbers.counts[card]
        pieces += (numbers.counted_bytes(counts), numbers.shares_bytes(unseen.counts))
        pieces += (numbers.flag_bytes(hand), dreams[seat].element_bytes)
        others = [facts for owner, facts in enumerate(dreams) if owner != seat]
        if len(others) == 1:
            pieces.append(others[0].element_bytes)
        else:
            lying = 0
            for facts in others:
                lying |= facts.seen
            pieces.append(numbers.element_bytes(lying & numbers.all_elements))
        if sight.pile:
            pieces.append(numbers.flag_bytes(numbers.mask(sight.pile)))
        else:
            pieces.append(numbers.chance_bytes(unseen.mask, sight.draw / max(1, unseen.mask.bit_count())))


class CardSet:
    """Some cards: which they are, and what they are made of."""

    def __init__(self, mask: int, counts: int) -> None:
        self.mask: Final = mask
        self.counts: Final = counts


def _labels(numbers: CardNumbers, players: int) -> tuple[str, ...]:
    names = [f"{what}[+{seat}]" for seat in range(players) for what in SEAT]
    names += table_labels(players)
    names += [f"{where}.{feature}" for where in ("hand", "unseen") for feature in FEATURES]
    names += [f"hand={card}" for card in numbers.cards]
    names += [f"{where}={card}" for where in ("own_dream", "other_dreams") for card in numbers.elements]
    return (*names, *[f"pile={card}" for card in numbers.cards])
