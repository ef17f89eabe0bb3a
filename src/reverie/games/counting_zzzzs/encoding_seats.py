"""The seats of Counting Zzzzs as numbers: how each stands, what its dream is worth, what may follow."""

from typing import Final

from reverie.games.counting_zzzzs.components import KINDS, THEMES, Deck
from reverie.games.counting_zzzzs.encoding_cards import CardNumbers
from reverie.games.counting_zzzzs.encoding_dreams import DreamFacts
from reverie.games.counting_zzzzs.encoding_sight import ZzzzsSight
from reverie.kernel import ReadyNumbers, packed, packed_flags, remembered, share, squashed

SEAT: Final = (
    *("is_turn", "is_asked", "is_affected", "hand", "score", "missing_to_win", "behind_me", "asleep", "length"),
    *("missing_to_count", "counts", "worth", "scores_now", "wins_now", "plus", "minus", "side", "points", "interplay"),
    *("sideways", "sideways_plus", "sideways_minus", "fixed", "possible_interplay", "possible_harm"),
    *("followers_unseen", "followers_in_hand", "best_change", "worst_change"),
    *[f"next_theme={theme}" for theme in THEMES],
    *[f"forced_theme={theme}" for theme in THEMES],
    *[f"last_kind={kind}" for kind in KINDS],
)
_AWAKE: Final = [0.0] * (2 * len(THEMES) + len(KINDS))
_AWAKE_BYTES: Final = packed(_AWAKE)
_FLAGS: Final = [packed_flags(flags, 3) for flags in range(8)]
_SCORE: Final = ReadyNumbers(lambda score: squashed(score, 20), -60, 60)
_BEHIND: Final = ReadyNumbers(lambda behind: squashed(behind, 10), -60, 60)
_CHANGE: Final = ReadyNumbers(lambda change: squashed(change, 3), -20, 20)
_DreamStanding = tuple[bool, bool, bool, int, int, int]
"""Whether it is the seat's turn, it is asked, it is affected; cards in hand, score, how far it is behind one's own."""
Changes = tuple[int, int, int, int]
"""Unseen elements that may follow; one's own cards that may, the best and the worst that they change."""


class SeatNumbers:
    """For one deck."""

    def __init__(self, numbers: CardNumbers) -> None:
        self._numbers = numbers
        self._deck: Deck = numbers.deck
        self._sequences: dict[tuple[str, str], list[float]] = {}
        self._sequence_bytes: dict[tuple[str, str], bytes] = {}
        hand, target = self._deck.hand, self._deck.target
        self._held = ReadyNumbers(lambda count: share(count, hand), 0, hand + 1)
        self._missing = ReadyNumbers(lambda score: share(target - score, 2 * target), -target, target + 1)

    def add_numbers(
        self, numbers: list[float], sight: ZzzzsSight, order: list[int], dreams: list[DreamFacts], unseen: int
    ) -> None:
        """By ``SEAT``, from the own seat on."""
        elements = unseen & self._numbers.all_elements
        count = elements.bit_count()
        for seat in order:
            numbers += self._standing_numbers(_standing(sight, seat))
            dreams[seat].add_numbers(numbers, sight.score[seat], unseen)
            numbers += self._change_numbers(self._changes(sight, seat, dreams[seat], elements), count)
            numbers += self._sequence_numbers(*_held_to(sight, seat)) if sight.dreams[seat] else _AWAKE

    def add_bytes(
        self, pieces: list[bytes], sight: ZzzzsSight, order: list[int], dreams: list[DreamFacts], unseen: int
    ) -> None:
        """The same as bytes."""
        elements = unseen & self._numbers.all_elements
        count = elements.bit_count()
        for seat in order:
            self._add_standing(pieces, _standing(sight, seat))
            dreams[seat].add_bytes(pieces, sight.score[seat], unseen)
            followers, held, best, worst = self._changes(sight, seat, dreams[seat], elements)
            pieces += (packed([followers / max(1, count)]), self._held.of(held), _CHANGE.of(best), _CHANGE.of(worst))
            pieces.append(self._sequence_piece(_held_to(sight, seat)) if sight.dreams[seat] else _AWAKE_BYTES)

    def _add_standing(self, pieces: list[bytes], standing: _DreamStanding) -> None:
        is_turn, is_asked, is_affected, held, score, behind = standing
        pieces.append(_FLAGS[(1 if is_turn else 0) | (2 if is_asked else 0) | (4 if is_affected else 0)])
        pieces += (self._held.of(held), _SCORE.of(score), self._missing.of(score), _BEHIND.of(behind))

    def _standing_numbers(self, standing: _DreamStanding) -> list[float]:
        is_turn, is_asked, is_affected, held, score, behind = standing
        target = self._deck.target
        return [
            1.0 if is_turn else 0.0,
            1.0 if is_asked else 0.0,
            1.0 if is_affected else 0.0,
            share(held, self._deck.hand),
            squashed(score, 20),
            share(target - score, 2 * target),
            squashed(behind, 10),
        ]

    def _changes(self, sight: ZzzzsSight, owner: int, facts: DreamFacts, elements: int) -> Changes:
        """What may follow in a dream, and what one's own cards could do there."""
        fitting = self._fitting(sight, owner)
        count, best, worst = 0, 0, 0
        if facts.dream or owner == sight.seat:
            bit = self._numbers.bit
            for card in sight.hands[sight.seat]:
                if bit[card] & fitting:
                    change = facts.change_by(card)
                    best = max(best, change) if count else change
                    worst = min(worst, change) if count else change
                    count += 1
        return (elements & fitting).bit_count(), count, best, worst

    def _change_numbers(self, changes: Changes, elements: int) -> list[float]:
        followers, count, best, worst = changes
        held = share(count, self._deck.hand)
        return [followers / max(1, elements), held, squashed(best, 3), squashed(worst, 3)]

    def _fitting(self, sight: ZzzzsSight, owner: int) -> int:
        """Every element that may enter this dream next (CZ-060 to CZ-064)."""
        if not sight.dreams[owner]:
            return self._numbers.all_elements
        last, force = _held_to(sight, owner)
        if force:
            return self._numbers.forced[last, self._deck.theme_forces[force].theme]
        return self._numbers.followers[last]

    def _sequence_numbers(self, element: str, force: str) -> list[float]:
        """Themes and kind that the next element is held to; they follow from the last one, and are made once."""
        numbers = self._sequences.get((element, force))
        if numbers is None:
            last = self._deck.elements[element]
            forced: tuple[str, ...] = (self._deck.theme_forces[force].theme,) if force else ()
            themes: tuple[str, ...] = forced or last.themes
            numbers = [1.0 if theme in themes else 0.0 for theme in THEMES]
            numbers += [1.0 if theme in forced else 0.0 for theme in THEMES]
            numbers += [1.0 if kind == last.kind else 0.0 for kind in KINDS]
            self._sequences[element, force] = numbers
        return numbers

    def _sequence_piece(self, held_to: tuple[str, str]) -> bytes:
        piece = self._sequence_bytes.get(held_to)
        if piece is None:
            piece = remembered(self._sequence_bytes, held_to, packed(self._sequence_numbers(*held_to)))
        return piece


def _standing(sight: ZzzzsSight, seat: int) -> _DreamStanding:
    pending, score = sight.pending, sight.score
    is_affected = pending is not None and seat in pending.affected
    behind = score[sight.seat] - score[seat]
    return seat == sight.turn_seat, seat in sight.asked, is_affected, sight.held[seat], score[seat], behind


def _held_to(sight: ZzzzsSight, owner: int) -> tuple[str, str]:
    """The last element of a dream, and the theme Force that lies open on it, if any."""
    return sight.dreams[owner][-1].element, sight.placeholder[owner]
