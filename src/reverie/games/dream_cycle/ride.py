"""The ride (ledger 2.6): which moves a square offers to whoever stands there, by what their colours mean.

Written once, over what everybody sees: the rules carry out these moves, the loop rule and the trail follow them, and
the bot weighs them.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from reverie.games.dream_cycle.components import Components
from reverie.games.dream_cycle.geometry import DIRECTIONS, spot
from reverie.games.dream_cycle.land import Land, land_of_view

DELTA: Final = "delta"
"""What stands in place of a tile where a delta says the way."""


class Meanings(NamedTuple):
    """By field: the Directional tiles on it and the chi that boosts it; ``times`` goes before boosts (DC-191)."""

    tiles: Sequence[Sequence[str]]
    boosts: Sequence[int]
    times: int = 0

    def distance(self, field: int) -> int:
        """Times, else boost, else one (DC-078, DC-082)."""
        return self.times or self.boosts[field] or 1


NO_MEANINGS: Final = Meanings((), ())

Way = tuple[str, int, int]
"""A move that a square offers: by which tile, which way, how far."""


def ways(land: Land, meanings: Meanings, place: int, facing: int, colour: str) -> list[Way]:
    """Every move from a square; none in a doldrum or without a meaning. ``colour`` is what a silver one counts as.

    Tiles come as they lie on the field, lucidity as N, E, S, W; two of a kind are one move (DC-072 to DC-076).
    """
    delta = land.delta_way(place, facing)
    if delta >= 0:
        return [(DELTA, delta, 1)]
    field = land.field(place, colour)
    if field < 0 or not meanings.tiles[field]:
        return []
    tile_ways, distance = land.components.tile_ways, meanings.distance(field)
    return [(kind, way, distance) for kind in dict.fromkeys(meanings.tiles[field]) for way in tile_ways[kind][facing]]


class RideStart(NamedTuple):
    """What the ride of one seat depends on; ``others`` are the spots of the other tokens."""

    land: Land
    meanings: Meanings
    at: int
    facing: int
    silver: str
    store: int
    shadow: bool
    others: frozenset[int]

    @property
    def is_in_doldrum(self) -> bool:
        """Whether the ride begins with a step out of a doldrum (DC-070)."""
        return self.land.is_doldrum(self.at, self.silver)


def start_in_view(components: Components, view: Mapping[str, Any]) -> RideStart:
    """For the seat that looks, from its view alone."""
    seat = view["seat"]
    x, y = view["at"][seat]
    others = [place for other, place in enumerate(view["at"]) if place is not None and other != seat]
    return RideStart(
        land_of_view(components, view),
        _meanings_in_view(components, view),
        spot(x, y),
        DIRECTIONS.index(view["facing"][seat]),
        view["silver"][seat],
        view["store"][seat],
        "shadowwalker" in view["hand"][seat],
        frozenset(spot(*place) for place in others),
    )


def _meanings_in_view(components: Components, view: Mapping[str, Any]) -> Meanings:
    seat, names = view["seat"], components.fields
    tiles = {name: tuple(kinds) for name, *kinds in view["fields"][seat]}
    boosts = dict(view["boosts"][seat])
    return Meanings(
        tuple(tiles.get(name, ()) for name in names),
        tuple(boosts.get(name, 0) for name in names),
        view["ride"]["times"],
    )
