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
from reverie.games.counting_zzzzs.encoding_moves import MoveNumbers
from reverie.games.counting_zzzzs.turns import FirstCard, SecondCard
from reverie.games.counting_zzzzs.windows import Window
from reverie.kernel import Encoding, Move, Setup, ahead, one_hot, share, squashed

QUESTIONS: Final = (FirstCard.question, SecondCard.question, PickElement.question, Window.question)
DRAWN_A_TURN: Final = 1.8
_IS: Final[tuple[float, ...]] = (0.0, 1.0)
_SIDE: Final[Mapping[str | None, float]] = {"plus": 1.0, "minus": -1.0, None: 0.0}

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


_USUAL_LEAD: Final = 10.0
"""A lead that counts for half of the way."""


class ZzzzsEncoding(Encoding):
    """Cards keep their places by their numbers, whatever they are called; ``BadSetup`` if too many are of one sort."""

    def __init__(self, setup: Setup[Deck]) -> None:
        deck, players = setup.content, setup.players
        printed: Deck = setup.game.setup(players).content
        actions = Actions(deck, Places(deck, printed), players)
        self._ids = actions.ids
        self._players = players
        self._deck = deck
        self._numbers = CardNumbers(deck)
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
        seat: int = view["seat"]
        order = self._seats[seat]
        unseen = self._numbers.unseen(view)
        hand = self._numbers.mask(view["hand"][seat])
        numbers: list[float] = []
        for other in order:
            numbers += self._standing(view, other)
            numbers += self._dream_numbers(view, other, unseen)
            numbers += self._next_numbers(view, other, unseen)
            numbers += self._sequence_numbers(view, other)
        numbers += self._table_numbers(view)
        numbers += self._pending_numbers(view, order)
        numbers += self._numbers.counted(hand, self._deck.hand) + self._numbers.shares(unseen)
        numbers += self._card_numbers(view, unseen)
        return numbers

    # The seats.

    def _standing(self, view: Mapping[str, Any], seat: int) -> list[float]:
        decision, pending, score = view["decision"], view["pending"], view["score"]
        return [
            _IS[seat == view["turn_seat"]],
            _IS[decision is not None and seat in decision["asked"]],
            _IS[pending is not None and seat in pending["affected_seats"]],
            share(len(view["hand"][seat]), self._deck.hand),
            squashed(score[seat], 20),
            share(self._deck.target - score[seat], 2 * self._deck.target),
            squashed(score[view["seat"]] - score[seat], 10),
        ]

    def _dream_numbers(self, view: Mapping[str, Any], seat: int, unseen: int) -> list[float]:
        """What the dream is worth, how it could turn, and what interplay with unseen cards it may come to."""
        tally: Mapping[str, Any] | None = view["tally"][seat]
        if tally is None:
            return [0.0, 0.0, 1.0] + [0.0] * 15
        count: int = tally["count"]
        scored = self._numbers.scored(view, seat)
        wins = tally["counts"] and view["score"][seat] + scored >= self._deck.target
        return [
            1.0,
            count / self._deck.longest,
            share(self._deck.counted_from - count, self._deck.counted_from),
            _IS[tally["counts"]],
            squashed(tally["total"], 8),
            squashed(scored, 8),
            _IS[wins],
            tally["plus"] / self._deck.longest,
            tally["minus"] / self._deck.longest,
            _SIDE[tally["side"]],
            squashed(tally["points"], 6),
            squashed(tally["interplay"], 2),
            *self._open_numbers(view["dream"][seat], unseen),
        ]

    def _open_numbers(self, dream: list[str], unseen: int) -> list[float]:
        sideways = plus = minus = fixed = gain = harm = 0
        for shown in dream:
            face = self._numbers.faces[shown]
            if face.is_sideways:
                sideways += 1
                plus += face.plus
                minus += face.minus
            elif face.is_fixed:
                fixed += 1
            for partner, points in self._numbers.partners[face.element]:
                if partner & unseen:
                    gain += max(0, points)
                    harm += min(0, points)
        longest = self._deck.longest
        shares = [sideways / longest, squashed(plus, 4), squashed(minus, 4), fixed / longest]
        return [*shares, squashed(gain, 4), squashed(harm, 4)]

    def _next_numbers(self, view: Mapping[str, Any], seat: int, unseen: int) -> list[float]:
        """What may come next, of the unseen cards and of one's own; and what one's own would change."""
        changes = [fit["changes"][fit["seats"].index(seat)] for fit in view["fits"] if seat in fit["seats"]]
        elements = unseen & self._numbers.all_elements
        return [
            (elements & self._numbers.fitting(view, seat)).bit_count() / max(1, elements.bit_count()),
            share(len(changes), self._deck.hand),
            squashed(max(changes, default=0), 3),
            squashed(min(changes, default=0), 3),
        ]

    def _sequence_numbers(self, view: Mapping[str, Any], seat: int) -> list[float]:
        """Themes and kind that the next element is held to; they follow from the last one, and are made once."""
        dream: list[str] = view["dream"][seat]
        if not dream:
            return self._awake
        key: tuple[str, str] = (dream[-1], view["placeholder"][seat] or "")
        numbers = self._sequences.get(key)
        if numbers is None:
            themes: list[str] = view["next_themes"][seat]
            forced = themes if key[1] else ()
            last_kind: str = view["last_kind"][seat]
            numbers = [_IS[theme in themes] for theme in THEMES] + [_IS[theme in forced] for theme in THEMES]
            numbers += [_IS[kind == last_kind] for kind in KINDS]
            self._sequences[key] = numbers
        return numbers

    # The table.

    def _table_numbers(self, view: Mapping[str, Any]) -> list[float]:
        decision = view["decision"]
        cards = len(self._numbers.cards)
        draw: int = view["draw"]
        numbers = one_hot(-1 if decision is None else QUESTIONS.index(decision["question"]), len(QUESTIONS))
        numbers += [
            _IS[decision is not None and decision["owes"]],
            _IS[decision is not None and decision["answer"] is not None],
            _IS[view["step"] == "first"],
            squashed(view["turn_no"], 15),
            draw / cards,
            squashed(draw, 8),
            squashed(draw / (DRAWN_A_TURN * self._players), 4),
            len(view["discard"]) / cards,
            len(view["box"]) / cards,
        ]
        return numbers + self._answer_numbers(view)

    def _answer_numbers(self, view: Mapping[str, Any]) -> list[float]:
        """Whether one holds what stops the pending card for oneself, or a Light Sleeper."""
        hand, pending = view["hand"][view["seat"]], view["pending"]
        stoppers = self._deck.stoppers.get(pending["card"], ()) if pending is not None else ()
        can_stop = not set(stoppers).isdisjoint(hand) and view["seat"] in pending["affected_seats"]
        return [_IS[can_stop], _IS[not set(hand).isdisjoint(self._deck.light_sleepers)]]

    def _pending_numbers(self, view: Mapping[str, Any], order: list[int]) -> list[float]:
        pending = view["pending"]
        if pending is None:
            return [0.0] * (len(PENDING) + 2 * self._players)
        card: str = pending["card"]
        owner: int | None = pending["to_seat"]
        action = self._deck.actions.get(card)
        numbers = one_hot(PENDING_SORTS.index("element" if action is None else sort_of(action)), len(PENDING_SORTS))
        wake = self._deck.wakes.get(card)
        tenth = action is None and owner is not None and len(view["dream"][owner]) + 1 == self._deck.longest
        change = self._numbers.pending_change(view)
        scored = 0
        if owner is not None and (tenth or wake is not None):
            scored = self._numbers.worth(view, owner) + change if tenth else self._numbers.scored(view, owner)
        numbers += [squashed(change, 3), _IS[tenth or wake is not None], squashed(scored, 8)]
        numbers.append(_IS[wake is not None and wake.discard_hand])
        numbers += self._numbers.features[card]
        numbers += [_IS[seat == pending["seat"]] for seat in order]
        return numbers + [_IS[seat == owner] for seat in order]

    # The cards.

    def _card_numbers(self, view: Mapping[str, Any], unseen: int) -> list[float]:
        """What is in one's hand, in one's own dream, in others'; and how likely each card is in the draw pile."""
        place, seat = self._numbers.place, view["seat"]
        hand = [0.0] * len(self._numbers.cards)
        for card in view["hand"][seat]:
            hand[place[card]] = 1.0
        own = [0.0] * len(self._numbers.elements)
        others = [0.0] * len(self._numbers.elements)
        for owner, dream in enumerate(view["dream"]):
            lying = own if owner == seat else others
            for face in dream:
                lying[self._numbers.faces[face].place] = 1.0
        return hand + own + others + self._pile_numbers(view, unseen)

    def _pile_numbers(self, view: Mapping[str, Any], unseen: int) -> list[float]:
        if view["pile"]:
            pile = [0.0] * len(self._numbers.cards)
            for card in view["pile"]:
                pile[self._numbers.place[card]] = 1.0
            return pile
        chance = view["draw"] / max(1, unseen.bit_count())
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
