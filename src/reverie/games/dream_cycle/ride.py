"""The ride (ledger 2.6): which moves a square offers to whoever stands there, by what their colours mean.

Written once, over what everybody sees: the rules carry out these moves, the loop rule and the trail follow them, and
the bot weighs them.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from reverie.games.dream_cycle.components import Components
from reverie.games.dream_cycle.geometry import DIRECTIONS, NOWHERE, spot
from reverie.games.dream_cycle.land import Land, land_of_view

DELTA: Final = "delta"
"""What stands in place of a tile where a delta says the way."""


Fields = tuple[tuple[str, ...], ...]
"""By field: the Directional tiles on it."""


def distance(times: int, boost: int) -> int:
    """How far a move from a field leads: Times, else boost, else one (DC-078, DC-082)."""
    return times or boost or 1


class Meanings:
    """By field: the Directional tiles on it and the chi that boosts it; ``times`` goes before boosts (DC-191)."""

    __slots__ = ("boosts", "tiles", "times")

    def __init__(self, tiles: Fields, boosts: tuple[int, ...], times: int = 0) -> None:
        self.tiles = tiles
        self.boosts = boosts
        self.times = times

    def distance(self, field: int) -> int:
        """Of a field that has tiles."""
        return distance(self.times, self.boosts[field])


NO_MEANINGS: Final = Meanings((), ())


@lru_cache(maxsize=4096)
def kinds_of(tiles: tuple[str, ...]) -> tuple[str, ...]:
    """Each kind among some tiles once, in the order of the first of it; the same trays and hands come again and again.

    >>> kinds_of(("left", "left", "north"))
    ('left', 'north')
    """
    return tuple(dict.fromkeys(tiles))


Way = tuple[str, int, int]
"""A move that a square offers: by which tile, which way, how far."""
Keys = frozenset[tuple[int, int]]
"""Spots and facings: coming to one again closes a loop."""
NOTHING_NOTED: Final[Keys] = frozenset()
NOTHING_USED: Final[frozenset[int]] = frozenset()


class Underway:
    """How far a ride has come this turn: keys noted, squares that have given what they have, arrivals."""

    __slots__ = ("arrivals", "noted", "used")

    def __init__(self, noted: Keys = NOTHING_NOTED, used: frozenset[int] = NOTHING_USED, arrivals: int = 0) -> None:
        self.noted = noted
        self.used = used
        self.arrivals = arrivals


SETTING_OFF: Final = Underway()


DELTA_WAYS: Final[tuple[tuple[Way], ...]] = tuple([((DELTA, way, 1),) for way in range(4)])
"""By way: the one move that a delta offers, always to the next square (DC-083)."""


def ways(land: Land, meanings: Meanings, place: int, facing: int, colour: str) -> Sequence[Way]:
    """Every move from a square; none in a doldrum or without a meaning. ``colour`` is what a silver one counts as."""
    delta = land.delta_way(place, facing)
    if delta >= 0:
        return DELTA_WAYS[delta]
    field = land.field(place, colour)
    tiles = meanings.tiles[field] if field >= 0 else ()
    return ways_by_tiles(land.components, tiles, facing, meanings.distance(field)) if tiles else ()


@lru_cache(maxsize=4096)
def ways_by_tiles(components: Components, tiles: tuple[str, ...], facing: int, distance: int) -> tuple[Way, ...]:
    """The moves that the tiles on a field offer; the same few fields are stood on again and again.

    Tiles come as they lie on the field, lucidity as N, E, S, W; two of a kind are one move (DC-072 to DC-076).
    """
    tile_ways = components.tile_ways
    return tuple([(kind, way, distance) for kind in kinds_of(tiles) for way in tile_ways[kind][facing]])


def distance_of(land: Land, meanings: Meanings, place: int, colour: str, tile: str) -> int:
    """How far a ``go`` leads: Times and boosts speak of fields, a delta is always one square (DC-083)."""
    field = -1 if tile == DELTA else land.field(place, colour)
    return 1 if field < 0 else meanings.distance(field)


class RideStart:
    """What the ride of one seat depends on; ``others`` are the spots of the other tokens."""

    __slots__ = ("at", "facing", "land", "meanings", "others", "shadow", "silver", "store")

    def __init__(
        self,
        land: Land,
        meanings: Meanings,
        at: int,
        facing: int,
        silver: str,
        store: int,
        shadow: bool,
        others: frozenset[int],
    ) -> None:
        self.land = land
        self.meanings = meanings
        self.at = at
        self.facing = facing
        self.silver = silver
        self.store = store
        self.shadow = shadow
        self.others = others

    @property
    def is_in_doldrum(self) -> bool:
        """Whether the ride begins with a step out of a doldrum (DC-070)."""
        return self.land.is_doldrum(self.at, self.silver)


def start_in_view(components: Components, view: Mapping[str, Any]) -> RideStart:
    """For the seat that looks, from its view alone."""
    seat = view["seat"]
    own = view["at"][seat]
    others = [place for other, place in enumerate(view["at"]) if place is not None and other != seat]
    return RideStart(
        land_of_view(components, view),
        _meanings_in_view(components, view),
        NOWHERE if own is None else spot(*own),
        DIRECTIONS.index(view["facing"][seat]),
        view["silver"][seat],
        view["store"][seat],
        "shadowwalker" in view["hand"][seat],
        frozenset(spot(*place) for place in others),
    )


def _meanings_in_view(components: Components, view: Mapping[str, Any]) -> Meanings:
    seat = view["seat"]
    tiles = fields_in_view(components, view["fields"][seat])
    return Meanings(tiles, boosts_in_view(components, view["boosts"][seat]), view["ride"]["times"])


def fields_in_view(components: Components, shown: Sequence[Sequence[str]]) -> Fields:
    """By field: the tiles on it. A view names only fields that have some, each followed by its tiles."""
    tiles = {entry[0]: tuple(entry[1:]) for entry in shown}
    return tuple([tiles.get(name, ()) for name in components.fields])


def boosts_in_view(components: Components, shown: Sequence[Sequence[Any]]) -> tuple[int, ...]:
    """By field: the chi on it. A view names only fields that have some."""
    chi = {entry[0]: entry[1] for entry in shown}
    return tuple([chi.get(name, 0) for name in components.fields])
