"""Components (ledger 8): what is printed, as tables that the rules read. ``content`` reads and checks them."""

from dataclasses import dataclass
from typing import Final

from reverie.games.dream_cycle.geometry import SQUARES
from reverie.games.dream_cycle.printed import CycleLimits, Directional, Inspiration, RowPlace

FRINGE: Final = 255
"""What stands in place of a square's code where a fringe space is."""
MOST_SEATS: Final = 5
FIELDS: Final = ("white", "orange", "green", "red", "purple", "blue", "yellow")
"""DC-023."""
DIRECTIONAL: Final = ("south", "back", "left", "right", "west", "east", "forward", "north", "lucidity")
INSPIRATION: Final = (
    *("chi_bonus", "square_white", "square_orange", "square_green", "square_red", "square_black", "exchange"),
    *("extra_turn", "fringewalker", "power", "shadowwalker", "times2", "times3", "zip"),
)


@dataclass(frozen=True)
class Tile:
    """One Dreamscape tile; ``faces`` has its nine square codes from the north-west, by orientation."""

    id: str
    phase: int
    faces: tuple[tuple[int, ...], ...]


class Landing:
    """What a square does to whoever lands there, as far as it can be foreseen.

    ``effect`` is ``blue``, ``silver`` or that of a yellow square, empty where nothing happens. The ride goes on with so
    much more ``chi`` and turned by so many quarters; or nobody can foresee how. ``mark`` is what a trail says of it.
    """

    __slots__ = ("chi", "effect", "goes_on", "is_yellow", "mark", "turn")

    def __init__(self, effect: str, mark: str = "", chi: int = 0, turn: int = 0, goes_on: bool = True) -> None:
        self.effect: Final = effect
        self.mark: Final = mark
        self.chi: Final = chi
        self.turn: Final = turn
        self.goes_on: Final = goes_on
        self.is_yellow: Final = effect not in ("", "blue", "silver")


NO_EFFECT: Final = Landing("")


@dataclass(frozen=True, eq=False)
class Components:
    """What the rules read. Squares have *codes*: the number of their kind, from 1; 0 is no square at all.

    There is one for each content, so it is compared by identity, and what follows from it can be remembered.
    """

    limits: CycleLimits
    fields: tuple[str, ...]
    die: tuple[str, ...]
    die_colours: tuple[str, ...]
    """The colours of the die without silver (DC-161)."""
    directional: dict[str, Directional]
    tile_ways: dict[str, tuple[tuple[int, ...], ...]]
    """By kind of Directional tile: where it lets a token face, by the facing before (DC-074)."""
    prices: tuple[tuple[str, int], ...]
    """The price list: each kind of Directional tile with its cost."""
    lowest_cost: int
    tile_counts: dict[str, int]
    """By kind of Directional tile: how many there are."""
    inspiration: dict[str, Inspiration]
    inspiration_counts: dict[str, int]
    """By kind of Inspiration tile: how many there are."""
    rows: tuple[RowPlace, ...]
    initial_rows: int
    tiles: tuple[Tile, ...]
    tile_number: dict[str, int]
    """By name of a Dreamscape tile: its place among ``tiles``."""
    kinds: tuple[str, ...]
    code: dict[str, int]
    field_of: tuple[int, ...]
    """By code: the field that gives it a meaning, or -1."""
    delta_ways: tuple[tuple[int, ...], ...]
    """By code: where a delta turns a token, by the facing before; empty for all other squares (DC-156)."""
    yellow: tuple[str, ...]
    """By code: the effect of a yellow square, or an empty word."""
    landings: tuple[Landing, ...]
    """By code, ``FRINGE`` as well: what comes of landing there."""
    black: int
    blue: int
    silver: int

    def printed(self, square: int) -> int:
        """The code that is printed on a square, its tile unturned."""
        return self.tiles[square // SQUARES].faces[0][square % SQUARES]

    def is_delta(self, code: int) -> bool:
        """Whether a square of this code turns and moves whoever comes to it (DC-156)."""
        return code < FRINGE and bool(self.delta_ways[code])
