"""Scoring a round (ledger 2.7): stars for every opponent beaten, and the bonus once for the target card."""

from collections.abc import Sequence

from reverie.games.psycle.components import Components


def opponents_beaten(components: Components, cards: Sequence[int]) -> tuple[int, ...]:
    """By seat: how many of the others' cards its card beats, pair by pair (PS-020 to PS-024)."""
    return tuple(sum(components.wins[card][other] for other in cards) for card in cards)


def base_points(components: Components, cards: Sequence[int], beaten: Sequence[int]) -> tuple[int, ...]:
    """By seat: the stars of its card for every opponent beaten (PS-056)."""
    return tuple(components.stars[card] * victims for card, victims in zip(cards, beaten, strict=True))


def bonus_points(cards: Sequence[int], beaten: Sequence[int], target: int, bonus: int) -> list[int]:
    """By seat: the bonus, once, for the target card that beat somebody (PS-057 to PS-061)."""
    return [bonus if victims and card == target else 0 for card, victims in zip(cards, beaten, strict=True)]
