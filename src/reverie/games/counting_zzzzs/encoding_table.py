"""The table of Counting Zzzzs as numbers: the turn, the piles, the card that is pending."""

from typing import Final

from reverie.games.counting_zzzzs.benders import PickElement
from reverie.games.counting_zzzzs.components import Deck
from reverie.games.counting_zzzzs.encoding_cards import FEATURES, SORTS, CardNumbers, sort_of
from reverie.games.counting_zzzzs.encoding_dreams import DreamFacts
from reverie.games.counting_zzzzs.encoding_sight import ZzzzsSight
from reverie.games.counting_zzzzs.records import Pending
from reverie.games.counting_zzzzs.state import NO_TARGET
from reverie.games.counting_zzzzs.turns import FirstCard, SecondCard
from reverie.games.counting_zzzzs.windows import Window
from reverie.kernel import ReadyNumbers, one_hot, packed, remembered, squashed

QUESTIONS: Final = (FirstCard.question, SecondCard.question, PickElement.question, Window.question)
DRAWN_A_TURN: Final = 1.8
TABLE: Final = (
    *[f"question={question}" for question in QUESTIONS],
    *("owes", "answered", "first_card", "turn", "draw", "draw_nears_its_end", "rounds_left", "discard", "box"),
    *("can_stop", "can_light"),
)
PENDING_SORTS: Final = ("element", *SORTS[:4])
PENDING: Final = (
    *[f"pending={sort}" for sort in PENDING_SORTS],
    *("pending.change", "pending.wakes", "pending.scored", "pending.discards_hand"),
    *[f"pending.{feature}" for feature in FEATURES],
)
_QUESTION: Final = {question: one_hot(place, len(QUESTIONS)) for place, question in enumerate(QUESTIONS)}
_NO_QUESTION: Final = [0.0] * len(QUESTIONS)
Asking = tuple[str, bool, bool, bool, bool, bool]
"""The question; whether one owes an answer, has answered, it is the first card, one can stop what is pending, one can
wake somebody lightly."""
_TURN: Final = ReadyNumbers(lambda turn: squashed(turn, 15), 0, 200)


def table_labels(players: int) -> list[str]:
    """The names of these numbers."""
    sides = [f"pending.{what}[+{seat}]" for what in ("by", "to") for seat in range(players)]
    return [*TABLE, *PENDING, *sides]


class TableNumbers:
    """For one deck and number of players."""

    def __init__(self, numbers: CardNumbers, players: int) -> None:
        self._numbers = numbers
        self._deck: Deck = numbers.deck
        self._players = players
        self._nothing_pending = [0.0] * (len(PENDING) + 2 * players)
        self._nothing_bytes = packed(self._nothing_pending)
        self._asking_bytes: dict[Asking, bytes] = {}
        cards = len(numbers.cards)
        self._share_bytes = [packed([count / cards]) for count in range(cards + 1)]
        self._draw_bytes = [packed(self._draw_numbers(draw)) for draw in range(cards + 1)]

    def add_numbers(self, numbers: list[float], sight: ZzzzsSight, order: list[int], dreams: list[DreamFacts]) -> None:
        """By ``table_labels``."""
        asking = _asking_numbers(self._asking(sight))
        numbers += asking[:-2]
        numbers += self._pile_numbers(sight)
        numbers += asking[-2:]
        pending = sight.pending
        numbers += self._nothing_pending if pending is None else self._pending(sight, pending, order, dreams)

    def add_bytes(self, pieces: list[bytes], sight: ZzzzsSight, order: list[int], dreams: list[DreamFacts]) -> None:
        """The same as bytes."""
        asking = self._asking(sight)
        piece = self._asking_bytes.get(asking)
        if piece is None:
            piece = remembered(self._asking_bytes, asking, packed(_asking_numbers(asking)))
        discard, box = self._share_bytes[len(sight.discard)], self._share_bytes[len(sight.box)]
        piled = _TURN.of(sight.turn_no) + self._draw_bytes[sight.draw] + discard + box
        pieces += (piece[:-_TWO], piled, piece[-_TWO:])
        pending = sight.pending
        if pending is None:
            pieces.append(self._nothing_bytes)
        else:
            pieces.append(packed(self._pending(sight, pending, order, dreams)))

    def _asking(self, sight: ZzzzsSight) -> Asking:
        """Also whether one holds what stops the pending card for oneself, or a Light Sleeper."""
        hand, pending, deck = sight.hands[sight.seat], sight.pending, self._deck
        can_stop = can_light = False
        if pending is not None and sight.seat in pending.affected:
            for card in deck.stoppers.get(pending.card, ()):
                can_stop = can_stop or card in hand
        for card in deck.light_sleepers:
            can_light = can_light or card in hand
        return sight.question, sight.owes, sight.has_answered, sight.is_first, can_stop, can_light

    def _pile_numbers(self, sight: ZzzzsSight) -> list[float]:
        cards = len(self._numbers.cards)
        numbers = [squashed(sight.turn_no, 15), *self._draw_numbers(sight.draw)]
        return [*numbers, len(sight.discard) / cards, len(sight.box) / cards]

    def _draw_numbers(self, draw: int) -> list[float]:
        rounds = draw / (DRAWN_A_TURN * self._players)
        return [draw / len(self._numbers.cards), squashed(draw, 8), squashed(rounds, 4)]

    def _pending(self, sight: ZzzzsSight, pending: Pending, order: list[int], dreams: list[DreamFacts]) -> list[float]:
        card, owner = pending.card, pending.target
        has_owner = owner != NO_TARGET
        action = self._deck.actions.get(card)
        sort = "element" if action is None else sort_of(action)
        wake = self._deck.wakes.get(card)
        tenth = action is None and has_owner and len(sight.dreams[owner]) + 1 == self._deck.longest
        change = scored = 0
        if has_owner:
            if card in self._deck.elements:
                change = dreams[owner].change_by(card)
            elif card in self._deck.side_forces:
                change = dreams[owner].change_by_side(pending.element, card)
            if tenth:
                scored = dreams[owner].tally.total + change
            elif wake is not None:
                scored = dreams[owner].scored
        numbers = one_hot(PENDING_SORTS.index(sort), len(PENDING_SORTS))
        numbers.append(squashed(change, 3))
        numbers.append(1.0 if tenth or wake is not None else 0.0)
        numbers.append(squashed(scored, 8))
        numbers.append(1.0 if wake is not None and wake.discard_hand else 0.0)
        numbers += self._numbers.features[card]
        numbers += [1.0 if seat == pending.seat else 0.0 for seat in order]
        numbers += [1.0 if seat == owner else 0.0 for seat in order]
        return numbers


_TWO: Final = len(packed([0.0, 0.0]))
"""The last two of what is said of the question come after the piles."""


def _asking_numbers(asking: Asking) -> list[float]:
    question, *flags = asking
    return [*(_QUESTION[question] if question else _NO_QUESTION), *[1.0 if flag else 0.0 for flag in flags]]
