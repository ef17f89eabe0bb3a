"""Each seat as numbers: what it owns, where it is, and where its ride would lead."""

from typing import Any, Final

from reverie.games.dream_cycle.components import DIRECTIONAL, FIELDS, FRINGE, INSPIRATION, Components
from reverie.games.dream_cycle.encoding_ground import GROUND, PLACE_LABELS, Ground
from reverie.games.dream_cycle.encoding_rides import NO_RIDE, RIDE_LABELS, ride_numbers
from reverie.games.dream_cycle.encoding_sight import Sight
from reverie.games.dream_cycle.encoding_tiles import COUNTED, HeldTiles, LaidTiles, shares_by_kind
from reverie.games.dream_cycle.geometry import DIRECTIONS, NOWHERE, SIDE, height, position
from reverie.games.dream_cycle.ride import Fields
from reverie.games.dream_cycle.rider import FAR
from reverie.kernel import ReadyNumbers, one_hot, packed, remembered, share, squashed

MOST_KNOWN: Final = 4096
"""So many arrangements are remembered at a time."""
Belongings = tuple[tuple[str, ...], Fields, tuple[int, ...], tuple[str, ...]]
"""Tray, fields, boosts and hand."""
Stance = tuple[bool, bool, int, int]
"""Whether a token is in a doldrum, whether its die has been rolled; which way it faces, and what lies under it."""
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
_NO_RIDE_BYTES: Final = packed(NO_RIDE)
_FLAG: Final = (packed([0.0]), packed([1.0]))


def _grows(usual: float) -> ReadyNumbers:
    """What has no upper end: ``usual`` of it is a half."""
    return ReadyNumbers(lambda number: number / (number + usual), 0, 100)


_STORE: Final = _grows(8.0)
_MEANS: Final = _grows(10.0)
_WEALTH: Final = _grows(25.0)
_HELD: Final = _grows(3.0)
_TURNS: Final = _grows(15.0)


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
        self._offers = ReadyNumbers(lambda left: left / limits.offers_per_turn, 0, limits.offers_per_turn + 1)
        self._places: dict[tuple[Any, ...], list[float]] = {}
        self._known: dict[Belongings, tuple[int, list[float]]] = {}
        self._flag_bytes: dict[int, bytes] = {}
        self._spot_bytes: dict[tuple[int, int], bytes] = {}
        self._stance_bytes: dict[Stance, bytes] = {}
        self._near_bytes: dict[tuple[bytes, int], bytes] = {}
        self._ride_bytes: dict[tuple[Any, ...], bytes] = {}
        self._held_bytes: dict[tuple[str, ...], HeldTiles] = {}
        self._hand_bytes: dict[tuple[str, ...], bytes] = {}
        self._laid_bytes: dict[tuple[Fields, tuple[int, ...]], LaidTiles] = {}
        self._rival_bytes: dict[tuple[int, int, bool], bytes] = {}
        self._lead_bytes: dict[float, bytes] = {}
        self._cash, self._bonus = limits.cash_inspiration, limits.chi_bonus

    def all_numbers(self, sight: Sight, order: list[int]) -> list[float]:
        """By ``seat_labels``."""
        ways = self.ways_home(sight)
        has_own = sight.at[sight.seat] != NOWHERE
        own_row = _trading_row(sight, sight.seat) if has_own else 0
        numbers: list[float] = []
        for step, seat in enumerate(order):
            numbers += _flag_numbers(_flags(sight, seat))
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
                numbers += _rival_numbers(*_rival(sight, seat, own_row)) if on_board and has_own else _NO_RIVAL
        return numbers

    def add_bytes(self, pieces: list[bytes], sight: Sight, order: list[int]) -> int:
        """All seats and then the own fields, as bytes; what seats own and where they are stays as it is for a while.

        Returned is how many tiles of each kind they own together, as ``HeldTiles`` counts them.
        """
        ways = self.ways_home(sight)
        has_own = sight.at[sight.seat] != NOWHERE
        own_row = _trading_row(sight, sight.seat) if has_own else 0
        own_fields, owned = b"", 0
        for step, seat in enumerate(order):
            held = self._held(sight.tray[seat])
            laid = self._laid(sight.fields[seat], sight.boosts[seat])
            owned += held.counts + laid.counts
            if not step:
                own_fields = laid.in_full
            pieces.append(self._flags(_flags(sight, seat)))
            self._add_owned(pieces, sight, seat, held.worth + laid.worth)
            pieces += (held.piece, laid.piece, self._hand(sight.hand[seat]))
            on_board = sight.at[seat] != NOWHERE
            if on_board:
                lead = min([way for other, way in enumerate(ways) if other != seat]) - ways[seat]
                pieces.append(self._lead(lead))
                self._add_surroundings(pieces, sight, seat)
            else:
                pieces.append(_NO_PLACE_BYTES)
            if step:
                pieces.append(self._rival(_rival(sight, seat, own_row)) if on_board and has_own else _NO_RIVAL_BYTES)
        pieces.append(own_fields)
        return owned

    def _flags(self, flags: int) -> bytes:
        return self._flag_bytes.get(flags) or remembered(self._flag_bytes, flags, packed(_flag_numbers(flags)))

    def _lead(self, lead: float) -> bytes:
        return self._lead_bytes.get(lead) or remembered(self._lead_bytes, lead, packed([squashed(lead, 6.0)]))

    def _rival(self, rival: tuple[int, int, bool]) -> bytes:
        return self._rival_bytes.get(rival) or remembered(self._rival_bytes, rival, packed(_rival_numbers(*rival)))

    def ways_home(self, sight: Sight) -> list[float]:
        """By seat: how far it is from waking up."""
        homes = self._ground.homes(sight.land)
        return [homes.get(place, FAR) if place != NOWHERE else FAR for place in sight.at]

    def field_numbers(self, sight: Sight) -> list[float]:
        """By ``field_labels``: which share of the room on a field each kind takes."""
        numbers: list[float] = []
        for field in self._order:
            numbers += shares_by_kind(sight.fields[sight.seat][field], self._full)
        return numbers

    def _owned(self, sight: Sight, seat: int, worth: int) -> list[float]:
        """By ``_OWNED``."""
        store, held, limits = sight.store[seat], len(sight.hand[seat]), self._components.limits
        means, offers = self._means(sight, seat), limits.offers_per_turn
        return [
            store / (store + 8.0),
            means / (means + 10.0),
            (store + worth) / (store + worth + 25.0),
            1.0 if store >= limits.brake else 0.0,
            held / (held + 3.0),
            sight.turns[seat] / (sight.turns[seat] + 15.0),
            (offers - sight.offers[seat]) / offers,
        ]

    def _add_owned(self, pieces: list[bytes], sight: Sight, seat: int, worth: int) -> None:
        """The same as bytes."""
        store, limits = sight.store[seat], self._components.limits
        pieces.append(_STORE.of(store))
        pieces.append(_MEANS.of(self._means(sight, seat)))
        pieces.append(_WEALTH.of(store + worth))
        pieces.append(_FLAG[1 if store >= limits.brake else 0])
        pieces.append(_HELD.of(len(sight.hand[seat])))
        pieces.append(_TURNS.of(sight.turns[seat]))
        pieces.append(self._offers.of(limits.offers_per_turn - sight.offers[seat]))

    def _means(self, sight: Sight, seat: int) -> int:
        """The chi there would be if the hand were turned in (DC-201)."""
        store, hand = sight.store[seat], sight.hand[seat]
        if not hand:
            return store
        raised = self._cash * len(hand) + (self._bonus - self._cash) * hand.count("chi_bonus")
        return store + min(raised, sight.supply)

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

    def _held(self, tray: tuple[str, ...]) -> HeldTiles:
        known = self._held_bytes.get(tray)
        if known is None:
            if len(self._held_bytes) >= MOST_KNOWN:
                self._held_bytes.clear()
            known = self._held_bytes[tray] = HeldTiles(tray, self._costs)
        return known

    def _hand(self, hand: tuple[str, ...]) -> bytes:
        piece = self._hand_bytes.get(hand)
        if piece is None:
            piece = remembered(self._hand_bytes, hand, packed([COUNTED[hand.count(kind)] for kind in INSPIRATION]))
        return piece

    def _laid(self, fields: Fields, boosts: tuple[int, ...]) -> LaidTiles:
        key = (fields, boosts)
        known = self._laid_bytes.get(key)
        if known is None:
            if len(self._laid_bytes) >= MOST_KNOWN:
                self._laid_bytes.clear()
            known = self._laid_bytes[key] = LaidTiles(fields, boosts, self._order, self._full, self._costs)
        return known

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

    def _add_surroundings(self, pieces: list[bytes], sight: Sight, seat: int) -> None:
        """The same without the lead as bytes: where the token is, how it stands, what is near, where its ride leads."""
        land, place, ground = sight.land, sight.at[seat], self._ground
        spot, near = (place, land.edge), (land.ground, place)
        piece = self._spot_bytes.get(spot)
        if piece is None:
            piece = remembered(self._spot_bytes, spot, packed(ground.place_numbers(land, place)))
        pieces.append(piece)
        stance = self._stance(sight, seat)
        piece = self._stance_bytes.get(stance)
        if piece is None:
            piece = remembered(self._stance_bytes, stance, packed(_stance_numbers(stance)))
        pieces.append(piece)
        piece = self._near_bytes.get(near)
        if piece is None:
            piece = remembered(self._near_bytes, near, packed(ground.near_numbers(land, place)))
        pieces.append(piece)
        pieces.append(_NO_RIDE_BYTES if sight.phase == "start" else self._ride(sight, seat))

    def _stance(self, sight: Sight, seat: int) -> Stance:
        land, place, silver = sight.land, sight.at[seat], sight.silver[seat]
        slot = self._ground.slot(land, place, silver)
        return land.is_doldrum(place, silver), silver != "", sight.facing[seat], slot

    def _ride(self, sight: Sight, seat: int) -> bytes:
        if seat == sight.active and sight.phase == "moving":
            return packed(self._ride_numbers(sight, seat))
        key = _place_key(sight, seat)
        piece = self._ride_bytes.get(key)
        return remembered(self._ride_bytes, key, packed(self._ride_numbers(sight, seat))) if piece is None else piece

    def _ride_numbers(self, sight: Sight, seat: int) -> list[float]:
        homes = self._ground.homes(sight.land)
        return ride_numbers(sight.trail_of(seat), homes, homes.get(sight.at[seat], FAR))

    def _surroundings(self, sight: Sight, seat: int) -> list[float]:
        numbers = self._ground.place_numbers(sight.land, sight.at[seat])[:]
        numbers += _stance_numbers(self._stance(sight, seat))
        numbers += self._ground.near_numbers(sight.land, sight.at[seat])
        numbers += NO_RIDE if sight.phase == "start" else self._ride_numbers(sight, seat)
        return numbers


def _stance_numbers(stance: Stance) -> list[float]:
    in_doldrum, rolled, facing, slot = stance
    return [_flag(in_doldrum), _flag(rolled), *_WAY[facing], *(_SLOT[slot] if slot >= 0 else _NO_SLOT)]


def _place_key(sight: Sight, seat: int) -> tuple[Any, ...]:
    """All that the surroundings of somebody who does not move depend on."""
    return (
        *(sight.land.ground, sight.land.edge, seat, sight.at[seat], sight.facing[seat], sight.silver[seat]),
        *(sight.phase, sight.fields[seat], sight.boosts[seat], sight.store[seat], tuple(sight.at)),
        *("shadowwalker" in sight.hand[seat], sight.used[seat]),
    )


def _rival(sight: Sight, seat: int, own_row: int) -> tuple[int, int, bool]:
    """Where another token is from one's own, and whether one can trade with it on ``own_row``, if one can on any."""
    (x, y), (other_x, other_y) = position(sight.at[sight.seat]), position(sight.at[seat])
    return other_x - x, other_y - y, own_row > 0 and _trading_row(sight, seat) == own_row


def _rival_numbers(dx: int, dy: int, can_trade: bool) -> list[float]:
    """By ``_RIVAL``."""
    return [squashed(dx, 4.0), squashed(dy, 4.0), _flag(dx == 0 and dy == 0), _flag(can_trade)]


def _trading_row(sight: Sight, seat: int) -> int:
    """As ``trades.trading_row``: the row that a seat can trade on, or 0 (DC-062, DC-063)."""
    place = sight.at[seat]
    riding = seat == sight.active and sight.phase == "moving"
    if riding or not 0 < sight.land.ground[place] < FRINGE or sight.land.is_doldrum(place, sight.silver[seat]):
        return 0
    return height(place) // SIDE + 1


def _flag(is_so: bool) -> float:
    return 1.0 if is_so else 0.0


def _flags(sight: Sight, seat: int) -> int:
    """By ``_FLAGS``, a bit for each."""
    exchanged, facts = sight.exchanged, sight.facts
    flags = 1 if sight.out[seat] else 0
    if sight.at[seat] != NOWHERE:
        flags |= 2
    if seat == sight.active and sight.phase != "start":
        flags |= 4
    if seat == sight.first:
        flags |= 8
    if seat in sight.waiting:
        flags |= 16
    if seat in sight.extorted:
        flags |= 32
    if "other_seats" in facts and seat in facts["other_seats"]:
        flags |= 64
    if "pushed_seats" in facts and seat in facts["pushed_seats"]:
        flags |= 128
    if exchanged is not None and seat == exchanged.from_seat:
        flags |= 256
    if exchanged is not None and seat == exchanged.to_seat:
        flags |= 512
    return flags


def _flag_numbers(flags: int) -> list[float]:
    return [1.0 if flags & 1 << place else 0.0 for place in range(len(_FLAGS))]
