"""Cards as numbers: those in play with what they offer, and what is known of the decks."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from reverie.games.dream_quest.dream_cards import offered_choices
from reverie.games.dream_quest.encoding_cards import CHOICE, MOST_CHOICES, NO_CHOICE, choice_numbers
from reverie.games.dream_quest.encoding_names import PrintedNames
from reverie.games.dream_quest.state import DreamQuestState
from reverie.games.dream_quest.view import chosen_choice
from reverie.kernel import packed, packed_flags, remembered, share

DREAM_CARDS: Final = 35
REALITY_CARDS: Final = 21
_DECKS: Final = ("dream_deck", "reality_deck")
_NO_CHOICES: Final = NO_CHOICE * MOST_CHOICES
_NO_CHOICE_BYTES: Final = packed(NO_CHOICE)
_NO_CHOICES_BYTES: Final = packed(_NO_CHOICES)


def card_labels(names: PrintedNames) -> list[str]:
    """The names of these numbers."""
    return [
        *[f"in_play={card}" for card in names.dream],
        *[f"open={choice}" for choice in names.choices],
        *[f"choice_{number}.{what}" for number in range(1, MOST_CHOICES + 1) for what in CHOICE],
        *_DECKS,
        *[f"dream_discard={card}" for card in names.dream],
        *[f"dream_bottom={card}" for card in names.dream],
        *[f"reality_discard={card}" for card in names.reality],
    ]


class CardsInPlay:
    """By the names that are printed. Piles stay as they are for a while, so their bytes are remembered."""

    def __init__(self, names: PrintedNames) -> None:
        self._dream = names.dream
        self._reality = names.reality
        self._choices = names.choices
        self._no_card = packed([0.0] * (len(names.dream) + len(names.choices)) + _NO_CHOICES)
        self._offers: dict[tuple[Any, ...], bytes] = {}
        self._choice_bytes: dict[tuple[Any, ...], bytes] = {}
        self._sizes: dict[tuple[int, int], bytes] = {}
        self._dream_piles: dict[tuple[str, ...], bytes] = {}
        self._reality_piles: dict[tuple[str, ...], bytes] = {}

    def numbers(self, view: Mapping[str, Any]) -> list[float]:
        """By ``card_labels``."""
        decks = view["decks"]
        numbers = self._offered(view["in_play"], view["choices"], view["turn"]["chosen"])
        numbers += _sizes(decks["dream"], decks["reality"])
        numbers += _several(decks["dream_discard"], self._dream)
        numbers += _several(decks["dream_bottom"], self._dream)
        numbers += _several(decks["reality_discard"], self._reality)
        return numbers

    def _offered(self, in_play: list[str], choices: list[dict[str, Any]], chosen: str) -> list[float]:
        """The cards in play and what they offer; choices in full only where one card is left to resolve."""
        numbers = _several(in_play, self._dream)
        numbers += _several([offered["choice"] for offered in choices if offered["legal"]], self._choices)
        if len(in_play) != 1:
            return numbers + _NO_CHOICES
        for offered in choices:
            numbers += choice_numbers(offered, chosen)
        for _ in range(MOST_CHOICES - len(choices)):
            numbers += NO_CHOICE
        return numbers

    def add_bytes(self, pieces: list[bytes], state: DreamQuestState) -> None:
        """The same from the table, as bytes."""
        pieces.append(self._offer(state) if state.in_play else self._no_card)
        deck = state.dream_deck
        sizes = (len(deck), len(state.reality_deck))
        pieces.append(self._sizes.get(sizes) or remembered(self._sizes, sizes, packed(_sizes(*sizes))))
        pieces.append(_pile(self._dream_piles, state.dream_discard, self._dream))
        pieces.append(_pile(self._dream_piles, deck[len(deck) - state.bottom_known :], self._dream))
        pieces.append(_pile(self._reality_piles, state.reality_discard, self._reality))

    def _offer(self, state: DreamQuestState) -> bytes:
        """What the cards in play offer follows from how the seat stands that resolves them."""
        seat = state.turn
        standing = (state.slumber[seat], state.lucidity[seat], state.memory(seat), state.providence[seat])
        key = (*state.in_play, state.card_value, state.chosen, *standing, state.mystery, state.kind_at(seat))
        piece = self._offers.get(key)
        return remembered(self._offers, key, self._new_offer(state)) if piece is None else piece

    def _new_offer(self, state: DreamQuestState) -> bytes:
        choices = offered_choices(state)
        pieces = [_flags(state.in_play, self._dream)]
        pieces.append(_flags([offered["choice"] for offered in choices if offered["legal"]], self._choices))
        if len(state.in_play) != 1:
            pieces.append(_NO_CHOICES_BYTES)
            return b"".join(pieces)
        chosen = chosen_choice(state)
        pieces += [self._choice(offered, chosen) for offered in choices]
        pieces += [_NO_CHOICE_BYTES] * (MOST_CHOICES - len(choices))
        return b"".join(pieces)

    def _choice(self, offered: Mapping[str, Any], chosen: str) -> bytes:
        """What is printed follows from which choice it is."""
        success, failure = offered["success"], offered["failure"]
        lines = (*success.items(), 0, *([] if failure is None else failure.items()))
        key = (offered["choice"], chosen, offered["legal"], offered["last_slumber"], offered["chance"], *lines)
        piece = self._choice_bytes.get(key)
        return remembered(self._choice_bytes, key, packed(choice_numbers(offered, chosen))) if piece is None else piece


def _pile(known: dict[tuple[str, ...], bytes], cards: list[str], places: dict[str, int]) -> bytes:
    key = tuple(cards)
    return known.get(key) or remembered(known, key, _flags(cards, places))


def _flags(chosen: Sequence[str], places: dict[str, int]) -> bytes:
    """The same as ``_several``."""
    flags = 0
    for name in chosen:
        flags |= 1 << places[name]
    return packed_flags(flags, len(places))


def _sizes(dream: int, reality: int) -> list[float]:
    return [share(dream, DREAM_CARDS), share(reality, REALITY_CARDS)]


def _several(chosen: Sequence[str], places: dict[str, int]) -> list[float]:
    numbers = [0.0] * len(places)
    for name in chosen:
        numbers[places[name]] = 1.0
    return numbers
