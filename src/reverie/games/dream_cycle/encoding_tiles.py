"""Directional tiles as numbers: how many of each kind lie in a tray and on fields."""

from functools import lru_cache
from typing import Final

from reverie.games.dream_cycle.components import DIRECTIONAL
from reverie.games.dream_cycle.content import MOST_OF_A_KIND
from reverie.games.dream_cycle.geometry import SIDE
from reverie.games.dream_cycle.ride import Fields
from reverie.kernel import packed, share, squashed

COUNTED: Final = [squashed(count, 1.0) for count in range(MOST_OF_A_KIND + 1)]
"""So many tiles of a kind as a number: the first counts most."""
_BITS: Final = MOST_OF_A_KIND.bit_length()
_ONE_OF: Final = {kind: 1 << _BITS * place for place, kind in enumerate(DIRECTIONAL)}
"""How tiles are counted: in one whole number, a few bits for each kind."""


class HeldTiles:
    """A tray: what it is worth, how many of each kind lie there; as numbers in bytes too."""

    def __init__(self, tray: tuple[str, ...], costs: dict[str, int]) -> None:
        self.worth: Final = sum([costs[kind] for kind in tray])
        self.counts: Final = sum([_ONE_OF[kind] for kind in tray])
        self.piece: Final = packed([COUNTED[tray.count(kind)] for kind in DIRECTIONAL])


class LaidTiles:
    """What lies on fields: its worth, how many of each kind and on each field, and the fields in full."""

    def __init__(
        self, fields: Fields, boosts: tuple[int, ...], order: list[int], full: int, costs: dict[str, int]
    ) -> None:
        lying = [kind for tiles in fields for kind in tiles]
        numbers = [COUNTED[lying.count(kind)] for kind in DIRECTIONAL]
        numbers += [share(len(fields[field]), full) for field in order]
        numbers += [share(boosts[field], SIDE) for field in order]
        self.worth: Final = sum(boosts) + sum([costs[kind] for kind in lying])
        self.counts: Final = sum([_ONE_OF[kind] for kind in lying])
        self.piece: Final = packed(numbers)
        self.in_full: Final = b"".join([_shares_in_bytes(fields[field], full) for field in order])


@lru_cache(maxsize=4096)
def shares_by_kind(tiles: tuple[str, ...], most: int) -> tuple[float, ...]:
    """Which share of the room on a field each kind takes."""
    return tuple([share(tiles.count(kind), most) for kind in DIRECTIONAL])


@lru_cache(maxsize=4096)
def _shares_in_bytes(tiles: tuple[str, ...], most: int) -> bytes:
    return packed(shares_by_kind(tiles, most))
