"""Each seat as numbers: what it owns, where it is, and where its ride would lead."""

from functools import lru_cache
from typing import Any, Final

from reverie.games.dream_cycle.components import DIRECTIONAL, FIELDS, FRINGE, INSPIRATION, Components
from reverie.games.dream_cycle.content import MOST_OF_A_KIND
from reverie.games.dream_cycle.encoding_ground import GROUND, PLACE_LABELS, Ground
from reverie.games.dream_cycle.encoding_rides import NO_RIDE, RIDE_LABELS, ride_numbers
from reverie.games.dream_cycle.encoding_sight import Sight
from reverie.games.dream_cycle.geometry import DIRECTIONS, NOWHERE, SIDE, height, position
from reverie.games.dream_cycle.ride import Fields
from reverie.games.dream_cycle.rider import FAR
from reverie.kernel import one_hot, packed, share, squashed

COUNTED: Final = [squashed(count, 1.0) for count in range(MOST_OF_A_KIND + 1)]
"""So many tiles of a kind as a number: the first counts most."""
MOST_KNOWN: Final = 4096
"""So many arrangements are remembered at a time."""
Belongings = tuple[tuple[str, ...], Fields, tuple[int, ...], tuple[str, ...]]
"""Tray, fields, boosts and hand."""
_SLOT: Final = [one_hot(slot, len(GROUND)) for slot in range(len(GROUND))]
_NO_SLOT: Final = [0.0] * len(GROUND)
_WAY: Final = [one_hot(way, len(DIRECTIONS)) for way in range(len(DIRECTIONS))]

_FLAGS: Final = (
    *("out", "on_board", "active", "first", "asked", "extorted", "in_conflict", "pushed", "trade_from", "trade_to"),
)
_OWNED: Final = ("store", "means", "wealth", "can_brake", "held", "turns", "offers_left")
_TILES: Final = (
    *[f"tray={kind}" for kind in DIRECTIONAL],
    *[f"on_fields={kind}" for kind in DIRECTIONAL],
    *[f"tiles_on={field}" for field in FIELDS],
    *[f"boost={field}" for field in FIELDS],
    *[f"hand={kind}" for kind in INSPIRATION],
)
_PLACE: Final = (
    "lead",
    *PLACE_LABELS,
    *("in_doldrum", "rolled"),
    *[f"facing={way}" for way in DIRECTIONS],
    *[f"under={what}" for what in GROUND],
    *[f"near={what}" for what in GROUND],
    *RIDE_LABELS,
)
_RIVAL: Final = ("dx", "dy", "same_space", "can_trade")
_NO_PLACE: Final = [0.0] * len(_PLACE)
_NO_RIVAL: Final = [0.0] * len(_RIVAL)
_NO_PLACE_BYTES: Final = packed(_NO_PLACE)
_NO_RIVAL_BYTES: Final = packed(_NO_RIVAL)


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
        self._places: dict[tuple[Any, ...], list[float]] = {}
        self._known: dict[Belongings, tuple[int, list[float]]] = {}
        self._place_bytes: dict[tuple[Any, ...], bytes] = {}
        self._held_bytes: dict[tuple[str, ...], tuple[int, bytes]] = {}
        self._hand_bytes: dict[tuple[str, ...], bytes] = {}
        self._laid_bytes: dict[tuple[Fields, tuple[int, ...]], tuple[int, bytes, bytes]] = {}
        self._cash, self._bonus = limits.cash_inspiration, limits.chi_bonus

    def all_numbers(self, sight: Sight, order: list[int]) -> list[float]:
        """By ``seat_labels``."""
        ways = self.ways_home(sight)
        has_own = sight.at[sight.seat] != NOWHERE
        own_row = _trading_row(sight, sight.seat) if has_own else 0
        numbers: list[float] = []
        for step, seat in enumerate(order):
            numbers += _flags(sight, seat)
            worth, tiles = self._belongings(sight, seat)
            numbers += self._owned(sight, seat, worth)
            numbers += tiles
            on_board = sight.at[seat] != NOWHERE
            if on_board:
                lead = min([way for other, way in enumerate(ways) if other != seat]) - ways[seat]
                numbers += self._place(sight, seat, lead)
            else:
                numbers += _NO_PLACE
            if step:
                numbers += _rival(sight, seat, own_row) if on_board and has_own else _NO_RIVAL
        return numbers

    def add_bytes(self, pieces: list[bytes], sight: Sight, order: list[int]) -> None:
        """All seats and then the own fields, as bytes; what seats own and where they are stays as it is for a while."""
        ways = self.ways_home(sight)
        has_own = sight.at[sight.seat] != NOWHERE
        own_row = _trading_row(sight, sight.seat) if has_own else 0
        own_fields = b""
        for step, seat in enumerate(order):
            held_worth, tray = self._tray_bytes(sight.tray[seat])
            laid_worth, laid, fields = self._laid(sight.fields[seat], sight.boosts[seat])
            if not step:
                own_fields = fields
            numbers = _flags(sight, seat)
            numbers += self._owned(sight, seat, held_worth + laid_worth)
            pieces += (packed(numbers), tray, laid, self._hand(sight.hand[seat]))
            on_board = sight.at[seat] != NOWHERE
            if on_board:
                lead = min([way for other, way in enumerate(ways) if other != seat]) - ways[seat]
                pieces.append(packed([squashed(lead, 6.0)]))
                pieces.append(self._surroundings_bytes(sight, seat))
            else:
                pieces.append(_NO_PLACE_BYTES)
            if step:
                pieces.append(packed(_rival(sight, seat, own_row)) if on_board and has_own else _NO_RIVAL_BYTES)
        pieces.append(own_fields)

    def ways_home(self, sight: Sight) -> list[float]:
        """By seat: how far it is from waking up."""
        homes = self._ground.homes(sight.land)
        return [homes.get(place, FAR) if place != NOWHERE else FAR for place in sight.at]

    def field_numbers(self, sight: Sight) -> list[float]:
        """By ``field_labels``: which share of the room on a field each kind takes."""
        numbers: list[float] = []
        for field in self._order:
            numbers += _by_kind(sight.fields[sight.seat][field], self._full)
        return numbers

    def _owned(self, sight: Sight, seat: int, worth: int) -> list[float]:
        """By ``_OWNED``. Means are the chi there would be if the hand were turned in (DC-201)."""
        store, hand, limits = sight.store[seat], sight.hand[seat], self._components.limits
        raised = self._cash * len(hand) + (self._bonus - self._cash) * hand.count("chi_bonus")
        means = store + min(raised, sight.supply)
        turns, offers, held = sight.turns[seat], limits.offers_per_turn, len(hand)
        return [
            store / (store + 8.0),
            means / (means + 10.0),
            (store + worth) / (store + worth + 25.0),
            1.0 if store >= limits.brake else 0.0,
            held / (held + 3.0),
            turns / (turns + 15.0),
            (offers - sight.offers[seat]) / offers,
        ]

    def _belongings(self, sight: Sight, seat: int) -> tuple[int, list[float]]:
        """What tiles and boosts are worth, and by ``_TILES``; the same few come again and again."""
        tray, fields, boosts, hand = sight.tray[seat], sight.fields[seat], sight.boosts[seat], sight.hand[seat]
        key = (tray, fields, boosts, hand)
        known = self._known.get(key)
        if known is None:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            known = self._known[key] = (self._worth(tray, fields, boosts), self._tiles(tray, fields, boosts, hand))
        return known

    def _tray_bytes(self, tray: tuple[str, ...]) -> tuple[int, bytes]:
        """What a tray is worth, and how many of each kind lie there."""
        known = self._held_bytes.get(tray)
        if known is None:
            if len(self._held_bytes) >= MOST_KNOWN:
                self._held_bytes.clear()
            numbers = [COUNTED[tray.count(kind)] for kind in DIRECTIONAL]
            known = self._held_bytes[tray] = (sum([self._costs[kind] for kind in tray]), packed(numbers))
        return known

    def _hand(self, hand: tuple[str, ...]) -> bytes:
        known = self._hand_bytes.get(hand)
        if known is None:
            if len(self._hand_bytes) >= MOST_KNOWN:
                self._hand_bytes.clear()
            known = self._hand_bytes[hand] = packed([COUNTED[hand.count(kind)] for kind in INSPIRATION])
        return known

    def _laid(self, fields: Fields, boosts: tuple[int, ...]) -> tuple[int, bytes, bytes]:
        """What lies on fields: its worth, how many of each kind and on each field, and the fields in full."""
        key = (fields, boosts)
        known = self._laid_bytes.get(key)
        if known is None:
            if len(self._laid_bytes) >= MOST_KNOWN:
                self._laid_bytes.clear()
            known = self._laid_bytes[key] = self._new_laid(fields, boosts)
        return known

    def _new_laid(self, fields: Fields, boosts: tuple[int, ...]) -> tuple[int, bytes, bytes]:
        lying = [kind for tiles in fields for kind in tiles]
        numbers = [COUNTED[lying.count(kind)] for kind in DIRECTIONAL]
        numbers += [share(len(fields[field]), self._full) for field in self._order]
        numbers += [share(boosts[field], SIDE) for field in self._order]
        in_full = b"".join([_by_kind_bytes(fields[field], self._full) for field in self._order])
        return sum(boosts) + sum([self._costs[kind] for kind in lying]), packed(numbers), in_full

    def _worth(self, tray: tuple[str, ...], fields: Fields, boosts: tuple[int, ...]) -> int:
        lying = sum([self._costs[kind] for tiles in fields for kind in tiles])
        return sum(boosts) + lying + sum([self._costs[kind] for kind in tray])

    def _tiles(
        self, tray: tuple[str, ...], fields: Fields, boosts: tuple[int, ...], hand: tuple[str, ...]
    ) -> list[float]:
        lying = [kind for tiles in fields for kind in tiles]
        numbers = [COUNTED[tray.count(kind)] for kind in DIRECTIONAL]
        numbers += [COUNTED[lying.count(kind)] for kind in DIRECTIONAL]
        numbers += [share(len(fields[field]), self._full) for field in self._order]
        numbers += [share(boosts[field], SIDE) for field in self._order]
        numbers += [COUNTED[hand.count(kind)] for kind in INSPIRATION]
        return numbers

    def _place(self, sight: Sight, seat: int, lead: float) -> list[float]:
        """Where a token is and what lies before it, by ``_PLACE``; until somebody moves, that stays as it is."""
        numbers = [squashed(lead, 6.0)]
        if seat == sight.active and sight.phase == "moving":
            numbers += self._surroundings(sight, seat)
            return numbers
        key = _place_key(sight, seat)
        known = self._places.get(key)
        if known is None:
            if len(self._places) >= MOST_KNOWN:
                self._places.clear()
            known = self._places[key] = self._surroundings(sight, seat)
        numbers += known
        return numbers

    def _surroundings_bytes(self, sight: Sight, seat: int) -> bytes:
        """All of it but the lead, as bytes."""
        if seat == sight.active and sight.phase == "moving":
            return packed(self._surroundings(sight, seat))
        key = _place_key(sight, seat)
        known = self._place_bytes.get(key)
        if known is None:
            if len(self._place_bytes) >= MOST_KNOWN:
                self._place_bytes.clear()
            known = self._place_bytes[key] = packed(self._surroundings(sight, seat))
        return known

    def _surroundings(self, sight: Sight, seat: int) -> list[float]:
        land, place, silver = sight.land, sight.at[seat], sight.silver[seat]
        slot = self._ground.slot(land, place, silver)
        numbers = self._ground.place_numbers(land, place)[:]
        numbers.append(_flag(land.is_doldrum(place, silver)))
        numbers.append(_flag(silver != ""))
        numbers += _WAY[sight.facing[seat]]
        numbers += _SLOT[slot] if slot >= 0 else _NO_SLOT
        numbers += self._ground.near_numbers(land, place)
        if sight.phase == "start":
            numbers += NO_RIDE
        else:
            homes = self._ground.homes(land)
            numbers += ride_numbers(sight.trail_of(seat), homes, homes.get(place, FAR))
        return numbers


def _place_key(sight: Sight, seat: int) -> tuple[Any, ...]:
    """All that the surroundings of somebody who does not move depend on."""
    return (
        *(sight.land.ground, sight.land.edge, seat, sight.at[seat], sight.facing[seat], sight.silver[seat]),
        *(sight.phase, sight.fields[seat], sight.boosts[seat], sight.store[seat], tuple(sight.at)),
        *("shadowwalker" in sight.hand[seat], sight.used[seat]),
    )


def _rival(sight: Sight, seat: int, own_row: int) -> list[float]:
    """Where another token is from one's own, by ``_RIVAL``; ``own_row`` is the row that one can trade on."""
    (x, y), (other_x, other_y) = position(sight.at[sight.seat]), position(sight.at[seat])
    can_trade = own_row > 0 and _trading_row(sight, seat) == own_row
    is_there = x == other_x and y == other_y
    return [squashed(other_x - x, 4.0), squashed(other_y - y, 4.0), _flag(is_there), _flag(can_trade)]


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
    exchanged, facts = sight.exchanged, sight.facts
    is_active = seat == sight.active and sight.phase != "start"
    return [
        1.0 if sight.out[seat] else 0.0,
        1.0 if sight.at[seat] != NOWHERE else 0.0,
        1.0 if is_active else 0.0,
        1.0 if seat == sight.first else 0.0,
        1.0 if seat in sight.waiting else 0.0,
        1.0 if seat in sight.extorted else 0.0,
        1.0 if "other_seats" in facts and seat in facts["other_seats"] else 0.0,
        1.0 if "pushed_seats" in facts and seat in facts["pushed_seats"] else 0.0,
        1.0 if exchanged is not None and seat == exchanged.from_seat else 0.0,
        1.0 if exchanged is not None and seat == exchanged.to_seat else 0.0,
    ]


@lru_cache(maxsize=4096)
def _by_kind(tiles: tuple[str, ...], most: int) -> tuple[float, ...]:
    return tuple([share(tiles.count(kind), most) for kind in DIRECTIONAL])


@lru_cache(maxsize=4096)
def _by_kind_bytes(tiles: tuple[str, ...], most: int) -> bytes:
    return packed(_by_kind(tiles, most))
