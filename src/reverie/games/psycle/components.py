"""Components (ledger 2.1, 2.3): the printed numbers as frozen records. ``content`` reads and checks them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

RICHEST_START: Final = 20
MOST_ROUNDS: Final = 9
MOST_PLAYERS: Final = 4
CARDS: Final = 6
"""So many each player has, numbered from 0."""


@dataclass(frozen=True)
class RoundOutcome:
    """By seat: gems paid (the card's number) and gained, opponents beaten, points without the bonus."""

    paid: tuple[int, ...]
    gained: tuple[int, ...]
    beaten: tuple[int, ...]
    base: tuple[int, ...]
    rows: tuple[tuple[int, int, int, int], ...]
    """The same, a row for each seat: seat, change of gems, points, and its card if that beat somebody, else 0."""


@dataclass(frozen=True)
class Components:
    """The numbers that the rules read; tables are indexed by card number."""

    stars: tuple[int, ...]
    wins: tuple[tuple[int, ...], ...]
    """``wins[a][b]`` is 1 where card a beats card b, else 0 (PS-020)."""
    targets: tuple[int, ...]
    bonuses: tuple[int, ...]
    rounds: int
    gems_total: int
    gems_start: int
    penalty: int
    tiles_total: int
    tiles_to_win: int
    ties_are_replayed: tuple[bool, ...]
    """By number of players (PS-067, PS-069)."""
    plays: Mapping[str, tuple[int, Sequence[int], Sequence[int]]] = field(compare=False, repr=False)
    """By move: the stars that its card brings, what it beats and what it loses to; told to whoever chooses."""
    outcomes: list[RoundOutcome | None] = field(
        default_factory=lambda: [None] * (2 * CARDS**MOST_PLAYERS), compare=False, repr=False
    )
    """What the cards of a round do, remembered by ``end_of_round``."""
