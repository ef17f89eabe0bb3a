"""Each seat as numbers: what it owns, where it is, and where its ride would lead."""

from functools import lru_cache
from typing import Final

from reverie.games.dream_cycle.components import DIRECTIONAL, FIELDS, FRINGE, INSPIRATION, Components
from reverie.games.dream_cycle.content import MOST_OF_A_KIND
from reverie.games.dream_cycle.encoding_ground import GROUND, PLACE_LABELS, Ground
from reverie.games.dream_cycle.encoding_rides import NO_RIDE, RIDE_LABELS, ride_numbers
from reverie.games.dream_cycle.encoding_sight import Sight
from reverie.games.dream_cycle.geometry import DIRECTIONS, NOWHERE, SIDE, height, position
from reverie.games.dream_cycle.rider import FAR
from reverie.kernel import one_hot, share, squashed

COUNTED: Final = [squashed(count, 1.0) for count in range(MOST_OF_A_KIND + 1)]
"""So many tiles of a kind as a number: the first counts most."""
_KIND: Final = {kind: number for number, kind in enumerate(DIRECTIONAL)}
_HELD: Final = {kind: number for number, kind in enumerate(INSPIRATION)}
_SLOT: Final = [one_hot(slot, len(GROUND)) for slot in range(len(GROUND))]
_NO_SLOT: Final = [0.0] * len(GROUND)
_WAY: Final = [one_hot(way, len(DIRECTIONS)) for way in range(len(DIRECTIONS))]

_FLAGS: Final = (
    *("out", "on_board", "active", "first", "asked", "extorted", "in_conflict", "pushed", "trade_from", "trade_to"),
)
_OWNED: Final = ("store", "boost_chi", "means", "wealth", "can_brake", "held", "turns", "offers_left")
_TILES: Final = (
    *[f"tray={kind}" for kind in DIRECTIONAL],
    *[f"on_fields={kind}" for kind in DIRECTIONAL],
    *[f"tiles_on={field}" for field in FIELDS],
    *[f"boost={field}" for field in FIELDS],
    *[f"hand={kind}" for kind in INSPIRATION],
)
_PLACE: Final = (
    *PLACE_LABELS,
    *("lead", "in_doldrum", "rolled"),
    *[f"facing={way}" for way in DIRECTIONS],
    *[f"under={what}" for what in GROUND],
    *RIDE_LABELS,
)
_RIVAL: Final = (*("dx", "dy", "same_space", "can_trade"), *[f"near={what}" for what in GROUND])
_NO_PLACE: Final = [0.0] * len(_PLACE)
_NO_RIVAL: Final = [0.0] * len(_RIVAL)


def seat_labels(players: int) -> list[str]:
    """The looking seat is +0; of the others it is also said where they are from there."""
    names = []
    for step in range(players):
        kinds = (*_FLAGS, *_OWNED, *_TILES, *_PLACE, *(_RIVAL if step else ()))
        names += [f"{what}[+{step}]" for what in kinds]
    return names


def field_labels() -> list[str]:
    """The own Interpretation tile in full."""
    return [f"field={field}.{kind}" for field in FIELDS for kind in DIRECTIONAL]


class SeatNumbers:
    """For one content and one night."""

    def __init__(self, components: Components, ground: Ground) -> None:
        self._components = components
        self._ground = ground
        self._costs = {kind: tile.cost for kind, tile in components.directional.items()}
        self._order = [components.fields.index(field) for field in FIELDS]
        limits = components.limits
        self._full = max(1, limits.tiles_per_field)
        self._cash, self._bonus = limits.cash_inspiration, limits.chi_bonus

    def all_numbers(self, sight: Sight, order: list[int]) -> list[float]:
        """By ``seat_labels``."""
        homes = self._ground.homes(sight.land)
        ways = [homes.get(place, FAR) if place != NOWHERE else FAR for place in sight.at]
        conflict: list[int] = sight.facts.get("other_seats", [])
        pushed: list[int] = sight.facts.get("pushed_seats", [])
        numbers: list[float] = []
        for step, seat in enumerate(order):
            numbers += _flags(sight, seat)
            numbers += (_flag(seat in conflict), _flag(seat in pushed))
            numbers += _trade_flags(sight, seat)
            numbers += self._owned(sight, seat)
            numbers += self._tiles(sight, seat)
            on_board = sight.at[seat] != NOWHERE
            numbers += self._place(sight, seat, ways) if on_board else _NO_PLACE
            if step:
                numbers += self._rival(sight, seat) if on_board else _NO_RIVAL
        return numbers

    def field_numbers(self, sight: Sight) -> list[float]:
        """By ``field_labels``: which share of the room on a field each kind takes."""
        numbers: list[float] = []
        for field in self._order:
            numbers += _by_kind(sight.fields[sight.seat][field], self._full)
        return numbers

    def _owned(self, sight: Sight, seat: int) -> list[float]:
        """By ``_OWNED``. Means are the chi there would be if the hand were turned in (DC-201)."""
        store, hand, boosts = sight.store[seat], sight.hand[seat], sum(sight.boosts[seat])
        raised = self._cash * len(hand) + (self._bonus - self._cash) * hand.count("chi_bonus")
        tiles = sum([self._costs[kind] for kind in sight.tray[seat]])
        for lying in sight.fields[seat]:
            for kind in lying:
                tiles += self._costs[kind]
        limits = self._components.limits
        return [
            squashed(store, 8.0),
            squashed(boosts, 4.0),
            squashed(store + min(raised, sight.supply), 10.0),
            squashed(store + boosts + tiles, 25.0),
            _flag(store >= limits.brake),
            squashed(len(hand), 3.0),
            squashed(sight.turns[seat], 15.0),
            share(limits.offers_per_turn - sight.offers[seat], limits.offers_per_turn),
        ]

    def _tiles(self, sight: Sight, seat: int) -> list[float]:
        fields, boosts = sight.fields[seat], sight.boosts[seat]
        lying: tuple[str, ...] = ()
        for tiles in fields:
            lying += tiles
        numbers = [*_counted_kinds(sight.tray[seat]), *_counted_kinds(lying)]
        numbers += [share(len(fields[field]), self._full) for field in self._order]
        numbers += [share(boosts[field], SIDE) for field in self._order]
        numbers += _counted_hand(sight.hand[seat])
        return numbers

    def _place(self, sight: Sight, seat: int, ways: list[float]) -> list[float]:
        """Where a token is and what lies before it, by ``_PLACE``."""
        land, place, silver, home = sight.land, sight.at[seat], sight.silver[seat], ways[seat]
        others = [way for other, way in enumerate(ways) if other != seat]
        slot = self._ground.slot(land, place, silver)
        numbers = self._ground.place_numbers(place, home)
        numbers.append(squashed(min(others) - home, 6.0))
        numbers.append(_flag(land.is_doldrum(place, silver)))
        numbers.append(_flag(silver != ""))
        numbers += _WAY[sight.facing[seat]]
        numbers += _SLOT[slot] if slot >= 0 else _NO_SLOT
        numbers += self._ride(sight, seat, home)
        return numbers

    def _ride(self, sight: Sight, seat: int, home: float) -> list[float]:
        if sight.phase == "start":
            return NO_RIDE
        return ride_numbers(sight.trail_of(seat), self._ground.homes(sight.land), home)

    def _rival(self, sight: Sight, seat: int) -> list[float]:
        """Where another token is from one's own, and what lies around it, by ``_RIVAL``."""
        own, place = sight.at[sight.seat], sight.at[seat]
        numbers = [0.0, 0.0, 0.0, 0.0]
        if own != NOWHERE:
            (x, y), (other_x, other_y) = position(own), position(place)
            can_trade = 0 < _trading_row(sight, seat) == _trading_row(sight, sight.seat)
            numbers = [squashed(other_x - x, 4.0), squashed(other_y - y, 4.0), _flag(own == place), _flag(can_trade)]
        numbers += self._ground.near_numbers(sight.land, place)
        return numbers


def _trading_row(sight: Sight, seat: int) -> int:
    """As ``trades.trading_row``: the row that a seat can trade on, or 0 (DC-062, DC-063)."""
    place = sight.at[seat]
    riding = seat == sight.active and sight.phase == "moving"
    if riding or not 0 < sight.land.ground[place] < FRINGE or sight.land.is_doldrum(place, sight.silver[seat]):
        return 0
    return height(place) // SIDE + 1


def _flag(is_so: bool) -> float:
    return 1.0 if is_so else 0.0


def _flags(sight: Sight, seat: int) -> list[float]:
    return [
        _flag(sight.out[seat]),
        _flag(sight.at[seat] != NOWHERE),
        _flag(seat == sight.active and sight.phase != "start"),
        _flag(seat == sight.first),
        _flag(seat in sight.waiting),
        _flag(seat in sight.extorted),
    ]


def _trade_flags(sight: Sight, seat: int) -> list[float]:
    exchanged = sight.exchanged
    if exchanged is None:
        return [0.0, 0.0]
    return [_flag(seat == exchanged.from_seat), _flag(seat == exchanged.to_seat)]


@lru_cache(maxsize=4096)
def _by_kind(tiles: tuple[str, ...], most: int) -> tuple[float, ...]:
    return tuple([share(tiles.count(kind), most) for kind in DIRECTIONAL])


@lru_cache(maxsize=4096)
def _counted_kinds(tiles: tuple[str, ...]) -> tuple[float, ...]:
    """The same few trays come again and again."""
    numbers = [0] * len(DIRECTIONAL)
    for kind in tiles:
        numbers[_KIND[kind]] += 1
    return tuple([COUNTED[count] for count in numbers])


@lru_cache(maxsize=4096)
def _counted_hand(hand: tuple[str, ...]) -> tuple[float, ...]:
    numbers = [0] * len(INSPIRATION)
    for kind in hand:
        numbers[_HELD[kind]] += 1
    return tuple([COUNTED[count] for count in numbers])
