"""Counting Zzzzs as numbers: what a seat sees.

First what the dreams are worth, what may follow and what is pending; then, card by card, what is where. Agents that
learn from little may leave the cards out (``hand=...``, ``own_dream=...``, ``other_dreams=...``, ``pile=...``).
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from reverie.games.counting_zzzzs.benders import PickElement
from reverie.games.counting_zzzzs.components import KINDS, THEMES, Deck
from reverie.games.counting_zzzzs.encoding_actions import Actions, Places
from reverie.games.counting_zzzzs.encoding_cards import FEATURES, SORTS, CardNumbers, sort_of
from reverie.games.counting_zzzzs.encoding_dreams import DreamFacts, KnownDreams
from reverie.games.counting_zzzzs.encoding_moves import MoveNumbers
from reverie.games.counting_zzzzs.encoding_sight import ZzzzsSight, sight_of_state, sight_of_view
from reverie.games.counting_zzzzs.state import NO_TARGET, ZzzzsState
from reverie.games.counting_zzzzs.turns import FirstCard, SecondCard
from reverie.games.counting_zzzzs.windows import Window
from reverie.kernel import Encoding, Move, Setup, ahead, one_hot, share, squashed

QUESTIONS: Final = (FirstCard.question, SecondCard.question, PickElement.question, Window.question)
DRAWN_A_TURN: Final = 1.8
_IS: Final[tuple[float, ...]] = (0.0, 1.0)

SEAT: Final = (
    *("is_turn", "is_asked", "is_affected", "hand", "score", "missing_to_win", "behind_me", "asleep", "length"),
    *("missing_to_count", "counts", "worth", "scores_now", "wins_now", "plus", "minus", "side", "points", "interplay"),
    *("sideways", "sideways_plus", "sideways_minus", "fixed", "possible_interplay", "possible_harm"),
    *("followers_unseen", "followers_in_hand", "best_change", "worst_change"),
    *[f"next_theme={theme}" for theme in THEMES],
    *[f"forced_theme={theme}" for theme in THEMES],
    *[f"last_kind={kind}" for kind in KINDS],
)
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
REMEMBERED: Final = 2048
"""So many piles are remembered at a time."""
_USUAL_LEAD: Final = 10.0
"""A lead that counts for half of the way."""


class ZzzzsEncoding(Encoding[ZzzzsState]):
    """Cards keep their places by their numbers, whatever they are called; ``BadSetup`` if too many are of one sort."""

    def __init__(self, setup: Setup[Deck]) -> None:
        deck, players = setup.content, setup.players
        printed: Deck = setup.game.setup(players).content
        actions = Actions(deck, Places(deck, printed), players)
        self._ids = actions.ids
        self._players = players
        self._deck = deck
        self._numbers = CardNumbers(deck)
        self._dreams = KnownDreams(self._numbers)
        self._masks: dict[tuple[str, ...], int] = {}
        self._awake = [0.0] * (2 * len(THEMES) + len(KINDS))
        self._sequences: dict[tuple[str, str], list[float]] = {}
        self._bits = f"0{len(self._numbers.cards)}b"
        self._moves = MoveNumbers(self._numbers, players)
        self._seats = [[(seat + step) % players for step in range(players)] for seat in range(players)]
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

    def _all_numbers(self, sight: ZzzzsSight) -> list[float]:
        order = self._seats[sight.seat]
        dreams = [self._dreams.facts(dream) for dream in sight.dreams]
        hand = self._numbers.mask(sight.hands[sight.seat])
        unseen = self._unseen(sight, dreams)
        elements = unseen & self._numbers.all_elements
        count = max(1, elements.bit_count())
        numbers: list[float] = []
        for other in order:
            self._add_standing(numbers, sight, other)
            dreams[other].add_numbers(numbers, sight.score[other], unseen)
            fitting = self._fitting(sight, other)
            numbers.append((elements & fitting).bit_count() / count)
            self._add_changes(numbers, sight, other, dreams[other], fitting)
            numbers += self._sequence_numbers(sight, other)
        self._add_table(numbers, sight)
        self._add_pending(numbers, sight, order, dreams)
        numbers += self._numbers.counted(hand, self._deck.hand)
        numbers += self._numbers.shares(unseen)
        self._add_cards(numbers, sight, dreams)
        numbers += self._pile_numbers(sight, unseen)
        return numbers

    def _unseen(self, sight: ZzzzsSight, dreams: list[DreamFacts]) -> int:
        """The cards that may be in the draw pile or in hidden hands, as far as the seat can tell."""
        numbers = self._numbers
        seen = self._mask(sight.discard) | self._mask(sight.box)
        for hand in sight.hands:
            if hand:
                seen |= numbers.mask(hand)
        for force in sight.placeholder:
            if force:
                seen |= numbers.bit[force]
        for facts in dreams:
            seen |= facts.seen
        pending = sight.pending
        if pending is not None:
            seen |= numbers.bit[pending.card]
        return numbers.all & ~seen

    def _mask(self, pile: list[str]) -> int:
        """A pile as one number; most stay as they are for a while."""
        key = tuple(pile)
        known = self._masks.get(key)
        if known is None:
            if len(self._masks) >= REMEMBERED:
                self._masks.clear()
            known = self._masks[key] = self._numbers.mask(pile)
        return known

    # The seats.

    def _add_standing(self, numbers: list[float], sight: ZzzzsSight, seat: int) -> None:
        pending, score, target = sight.pending, sight.score, self._deck.target
        numbers.append(_IS[seat == sight.turn_seat])
        numbers.append(_IS[seat in sight.asked])
        numbers.append(_IS[pending is not None and seat in pending.affected])
        numbers.append(share(sight.held[seat], self._deck.hand))
        numbers.append(squashed(score[seat], 20))
        numbers.append(share(target - score[seat], 2 * target))
        numbers.append(squashed(score[sight.seat] - score[seat], 10))

    def _fitting(self, sight: ZzzzsSight, owner: int) -> int:
        """Every element that may enter this dream next (CZ-060 to CZ-064)."""
        dream, force = sight.dreams[owner], sight.placeholder[owner]
        if not dream:
            return self._numbers.all_elements
        last = dream[-1].element
        if force:
            return self._numbers.forced[last, self._deck.theme_forces[force].theme]
        return self._numbers.followers[last]

    def _add_changes(
        self, numbers: list[float], sight: ZzzzsSight, owner: int, facts: DreamFacts, fitting: int
    ) -> None:
        """What one's own cards could do there: how many fit, the best change, the worst."""
        count, best, worst = 0, 0, 0
        if facts.dream or owner == sight.seat:
            bit = self._numbers.bit
            for card in sight.hands[sight.seat]:
                if bit[card] & fitting:
                    change = facts.change_by(card)
                    best = max(best, change) if count else change
                    worst = min(worst, change) if count else change
                    count += 1
        numbers.append(share(count, self._deck.hand))
        numbers.append(squashed(best, 3))
        numbers.append(squashed(worst, 3))

    def _sequence_numbers(self, sight: ZzzzsSight, seat: int) -> list[float]:
        """Themes and kind that the next element is held to; they follow from the last one, and are made once."""
        dream = sight.dreams[seat]
        if not dream:
            return self._awake
        key = (dream[-1].element, sight.placeholder[seat])
        numbers = self._sequences.get(key)
        if numbers is None:
            last, force = self._deck.elements[key[0]], key[1]
            forced: tuple[str, ...] = (self._deck.theme_forces[force].theme,) if force else ()
            themes: tuple[str, ...] = forced or last.themes
            numbers = [_IS[theme in themes] for theme in THEMES] + [_IS[theme in forced] for theme in THEMES]
            numbers += [_IS[kind == last.kind] for kind in KINDS]
            self._sequences[key] = numbers
        return numbers

    # The table.

    def _add_table(self, numbers: list[float], sight: ZzzzsSight) -> None:
        cards, draw = len(self._numbers.cards), sight.draw
        numbers += _QUESTION[sight.question] if sight.question else _NO_QUESTION
        numbers.append(_IS[sight.owes])
        numbers.append(_IS[sight.has_answered])
        numbers.append(_IS[sight.is_first])
        numbers.append(squashed(sight.turn_no, 15))
        numbers.append(draw / cards)
        numbers.append(squashed(draw, 8))
        numbers.append(squashed(draw / (DRAWN_A_TURN * self._players), 4))
        numbers.append(len(sight.discard) / cards)
        numbers.append(len(sight.box) / cards)
        self._add_answers(numbers, sight)

    def _add_answers(self, numbers: list[float], sight: ZzzzsSight) -> None:
        """Whether one holds what stops the pending card for oneself, or a Light Sleeper."""
        hand, pending = sight.hands[sight.seat], sight.pending
        can_stop = False
        if pending is not None and sight.seat in pending.affected:
            can_stop = any(card in hand for card in self._deck.stoppers.get(pending.card, ()))
        numbers.append(_IS[can_stop])
        numbers.append(_IS[any(card in hand for card in self._deck.light_sleepers)])

    def _add_pending(self, numbers: list[float], sight: ZzzzsSight, order: list[int], dreams: list[DreamFacts]) -> None:
        pending = sight.pending
        if pending is None:
            numbers += [0.0] * (len(PENDING) + 2 * self._players)
            return
        card, owner = pending.card, pending.target
        has_owner = owner != NO_TARGET
        action = self._deck.actions.get(card)
        numbers += one_hot(PENDING_SORTS.index("element" if action is None else sort_of(action)), len(PENDING_SORTS))
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
        numbers.append(squashed(change, 3))
        numbers.append(_IS[tenth or wake is not None])
        numbers.append(squashed(scored, 8))
        numbers.append(_IS[wake is not None and wake.discard_hand])
        numbers += self._numbers.features[card]
        numbers += [_IS[seat == pending.seat] for seat in order]
        numbers += [_IS[seat == owner] for seat in order]

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
            for place in facts.places:
                lying[place] = 1.0
        numbers += hand
        numbers += own
        numbers += others

    def _pile_numbers(self, sight: ZzzzsSight, unseen: int) -> list[float]:
        """How likely each card is in the draw pile."""
        if sight.pile:
            pile = [0.0] * len(self._numbers.cards)
            for card in sight.pile:
                pile[self._numbers.place[card]] = 1.0
            return pile
        chance = sight.draw / max(1, unseen.bit_count())
        return [chance if bit == "1" else 0.0 for bit in format(unseen, self._bits)[::-1]]


def _labels(numbers: CardNumbers, players: int) -> tuple[str, ...]:
    names = [f"{what}[+{seat}]" for seat in range(players) for what in SEAT]
    names += TABLE
    names += PENDING
    names += [f"pending.{what}[+{seat}]" for what in ("by", "to") for seat in range(players)]
    names += [f"{where}.{feature}" for where in ("hand", "unseen") for feature in FEATURES]
    names += [f"hand={card}" for card in numbers.cards]
    names += [f"{where}={card}" for where in ("own_dream", "other_dreams") for card in numbers.elements]
    return (*names, *[f"pile={card}" for card in numbers.cards])
