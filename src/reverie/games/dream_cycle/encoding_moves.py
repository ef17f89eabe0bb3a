"""A move as numbers, for agents that compare what they may do: what it is, what it costs, where it leads."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from reverie.games.dream_cycle.ahead import Trail, trail, trail_by
from reverie.games.dream_cycle.bot import PRICE_OF_INSPIRATION
from reverie.games.dream_cycle.components import MOST_SEATS, Components
from reverie.games.dream_cycle.encoding_actions import COLOURS, VERBS
from reverie.games.dream_cycle.encoding_ground import Ground
from reverie.games.dream_cycle.encoding_rides import USUAL_GAIN, Outlook
from reverie.games.dream_cycle.encoding_sight import Sight, sight_of_view
from reverie.games.dream_cycle.encoding_table import ITEMS
from reverie.games.dream_cycle.geometry import DIRECTIONS, NOWHERE, SIDE, SQUARES, spot
from reverie.games.dream_cycle.land import Land
from reverie.games.dream_cycle.moves import (
    CHI,
    Bonus,
    Boost,
    Brake,
    Buy,
    BuyBack,
    Cash,
    Colour,
    Done,
    Exchange,
    Face,
    Fringewalk,
    Go,
    Place,
    Plain,
    Sell,
    Square,
    Start,
    Stop,
    Take,
    Times,
    Trade,
    Unboost,
    Zip,
)
from reverie.games.dream_cycle.ride import Fields, Meanings, RideStart, Underway, distance_of
from reverie.games.dream_cycle.rider import FAR
from reverie.kernel import Move, one_hot, share, squashed

_ITEM_AT: Final = dict.fromkeys(("buy", "sell", "exchange", "place", "take", "cash", "give", "want", "go"), 0)
"""By verb: which word of the move names a thing; as the two tables below for colours and ways."""
_COLOUR_AT: Final = {"place": 1, "take": 1, "boost": 0, "unboost": 0, "square": 0, "colour": 0}
_WAY_AT: Final = {"face": 0, "zip": 0, "go": 1}
_TURNED_IN: Final = {"bonus": "chi_bonus", "zip": "zip", "extra_turn": "extra_turn", "fringewalk": "fringewalker"}
_AHEAD: Final = (1.0, 0.0, -1.0, 0.0)
_TO_THE_RIGHT: Final = (0.0, 1.0, 0.0, -1.0)
"""By quarter turns clockwise from the facing."""
_OPEN_ENDS: Final = frozenset(("choice", "die", "conflict", "rocket", "rotation", "edge"))
_LEADS: Final = (
    *("landing.gain", "landing.doldrum", "landing.gift", "landing.conflict", "landing.stronger"),
    *("ride.gain", "ride.open", "ride.edge", "ride.wakes", "ride.caught_or_out"),
)
_LEADS_NOWHERE: Final = [0.0] * len(_LEADS)
MOVE_LABELS: Final = (
    *[f"verb={verb}" for verb in VERBS],
    *[f"item={item}" for item in ITEMS],
    *[f"colour={colour}" for colour in COLOURS],
    *[f"way={way}" for way in DIRECTIONS],
    *("turn.ahead", "turn.right"),
    *("chi", "store_left", "worth", "factor", "owned", "left", "partner", "column", "is_underfoot"),
    *_LEADS,
)


class MoveNumbers:
    """For one content and one night."""

    def __init__(self, components: Components, ground: Ground) -> None:
        self._components = components
        self._ground = ground
        self._costs = {kind: tile.cost for kind, tile in components.directional.items()}
        first = components.rows[ground.first - 1]
        self._west, self._south = first.x0, first.y0 - 1

    def numbers(self, view: Mapping[str, Any], move: Move) -> list[float]:
        """By ``MOVE_LABELS``."""
        sight = sight_of_view(self._components, view)
        seat = sight.seat
        item, colour = _item(move), _colour(move)
        chi = self._chi(sight, move)
        numbers = [*_said(move), *_turn(move, sight.facing[seat])]
        numbers += [
            squashed(chi, 4.0),
            squashed(max(0, sight.store[seat] + chi), 8.0),
            squashed(self._worth(sight, move), 4.0),
            _factor(move),
            squashed(_owned(sight, item), 1.0),
            squashed(max(0, sight.stock.get(item, sight.pool.get(item, 0))), 1.0),
            share((move.to_seat - seat) % len(sight.at), MOST_SEATS - 1) if isinstance(move, Trade) else 0.0,
            share(move.x - self._west, SQUARES - 1) if isinstance(move, Start) else 0.0,
            1.0 if colour and view["colour"][seat] == colour else 0.0,
        ]
        numbers += self._leads(sight, move)
        return numbers

    def _chi(self, sight: Sight, move: Move) -> int:
        """What comes into the store, or goes out of it (below 0)."""
        limits, prices, supply = self._components.limits, self._components.directional, sight.supply
        match move:
            case Buy():
                return -prices[move.kind].cost
            case Sell():
                return min(prices[move.kind].resale, supply)
            case Exchange():
                return min(prices[move.kind].cost, supply)
            case Cash():
                return min(limits.cash_inspiration, supply)
            case Bonus():
                return min(limits.chi_bonus, supply)
            case Boost():
                return -move.chi
            case Unboost():
                return sight.boosts[sight.seat][self._components.fields.index(move.field)]
            case Brake():
                return -limits.brake
            case BuyBack():
                return -limits.buy_back
        return 0

    def _worth(self, sight: Sight, move: Move) -> float:
        """What an exchange that is sent or accepted would bring more than it costs, in chi."""
        exchanged = sight.exchanged
        if exchanged is None or move.verb not in ("send", "accept"):
            return 0.0
        gain = self._price(exchanged.give) - self._price(exchanged.want)
        return gain if exchanged.is_offer else -gain

    def _price(self, items: list[str]) -> float:
        return sum([1.0 if item == CHI else self._costs.get(item, PRICE_OF_INSPIRATION) for item in items])

    # Where it leads.

    def _leads(self, sight: Sight, move: Move) -> list[float]:
        """The first landing and the whole ride, as far as it can be foreseen, by ``_LEADS``."""
        homes = self._ground.homes(sight.land)
        at = sight.at[sight.seat]
        if isinstance(move, Start):
            way = homes.get(spot(move.x, self._south), FAR)
            return [squashed(self._ground.longest - way, USUAL_GAIN), *_LEADS_NOWHERE[1:]]
        found = self._trail(sight, move) if at != NOWHERE else []
        if not found:
            return _LEADS_NOWHERE
        before = homes.get(at, FAR)
        ride = Outlook(found, homes)
        numbers = self._landing(sight, found, Outlook(found[:1], homes).gain(before))
        numbers += [
            ride.gain(before),
            1.0 if ride.mark in _OPEN_ENDS else 0.0,
            1.0 if ride.mark == "edge" else 0.0,
            1.0 if ride.mark == "wake" else 0.0,
            1.0 if ride.mark in ("loop", "out") else 0.0,
        ]
        return numbers

    def _landing(self, sight: Sight, found: Trail, gain: float) -> list[float]:
        place, seat = found[0][0], sight.seat
        if place == sight.at[seat]:
            return [gain, 1.0 if sight.land.is_doldrum(place, sight.silver[seat]) else 0.0, 0.0, 0.0, 0.0]
        power = sight.hand[seat].count("power")
        there = [sight.hand[other].count("power") for other, at in enumerate(sight.at) if at == place and other != seat]
        return [
            gain,
            1.0 if sight.land.is_doldrum(place) else 0.0,
            0.0 if place in sight.used[seat] else self._ground.gift(sight.land, place),
            1.0 if there else 0.0,
            1.0 if there and max(there) > power else 0.0,
        ]

    def _trail(self, sight: Sight, move: Move) -> Trail:
        """The ride that a move begins or changes; empty for one that has nothing to do with it."""
        start = sight.start_of(sight.seat)
        so_far = Underway(sight.noted, sight.used[sight.seat], sight.arrivals)
        match move:
            case Go():
                distance = distance_of(start.land, start.meanings, start.at, start.silver, move.tile)
                return trail_by(start, DIRECTIONS.index(move.way), distance, so_far)
            case Zip() | Face():
                return trail_by(start, DIRECTIONS.index(move.way), 1, Underway(arrivals=sight.arrivals))
            case Plain():
                return trail_by(start, start.facing, 1)
            case Fringewalk():
                return [(start.land.walk(start.at, start.facing, 1)[0], "choice")]
            case Brake() | Stop():
                return [(start.at, "end")]
            case Done():
                return trail(start)
            case Place() | Take() | Boost() | Unboost():
                start.meanings = self._rearranged(start.meanings, move)
                return trail(start)
            case Times() | Square() | Colour():
                return self._ride_on(start, move, Underway(used=so_far.used, arrivals=so_far.arrivals))
        return []

    def _ride_on(self, start: RideStart, move: Move, so_far: Underway) -> Trail:
        """From where the token stands, under other conditions; in a doldrum the ride is over."""
        match move:
            case Times():
                start.meanings = Meanings(start.meanings.tiles, start.meanings.boosts, move.factor)
            case Square():
                start.land = self._painted(start.land, start.at, move.colour)
            case Colour():
                start.silver = move.colour
        return [(start.at, "end")] if start.is_in_doldrum else trail(start, so_far)

    def _painted(self, land: Land, place: int, colour: str) -> Land:
        ground = bytearray(land.ground)
        ground[place] = self._components.code[colour]
        return Land(land.components, bytes(ground), land.edge, land.is_last)

    def _rearranged(self, meanings: Meanings, move: Move) -> Meanings:
        tiles, boosts, fields = list(meanings.tiles), list(meanings.boosts), self._components.fields
        match move:
            case Place():
                field = fields.index(move.field)
                tiles[field] = (*tiles[field], move.kind)
            case Take():
                field = fields.index(move.field)
                left = list(tiles[field])
                left.remove(move.kind)
                tiles[field] = tuple(left)
            case Boost():
                boosts[fields.index(move.field)] = move.chi
            case Unboost():
                boosts[fields.index(move.field)] = 0
        changed: Fields = tuple(tiles)
        return Meanings(changed, tuple(boosts), meanings.times)


@lru_cache(maxsize=1024)
def _said(move: Move) -> tuple[float, ...]:
    """Verb, thing, colour and way: the same for every view."""
    item, colour, way = _item(move), _colour(move), _way(move)
    return (
        *one_hot(VERBS.index(move.verb), len(VERBS)),
        *one_hot(ITEMS.index(item) if item in ITEMS else -1, len(ITEMS)),
        *one_hot(COLOURS.index(colour) if colour in COLOURS else -1, len(COLOURS)),
        *one_hot(way, len(DIRECTIONS)),
    )


def _item(move: Move) -> str:
    if isinstance(move, Square):
        return f"square_{move.colour}"
    if isinstance(move, Times):
        return f"times{move.factor}"
    at = _ITEM_AT.get(move.verb, -1)
    return str(move[at]) if at >= 0 else _TURNED_IN.get(move.verb, "")


def _colour(move: Move) -> str:
    at = _COLOUR_AT.get(move.verb, -1)
    return str(move[at]) if at >= 0 else ""


def _way(move: Move) -> int:
    at = _WAY_AT.get(move.verb, -1)
    return DIRECTIONS.index(move[at]) if at >= 0 else -1


def _turn(move: Move, facing: int) -> tuple[float, float]:
    """How far the token turns for it."""
    way = _way(move)
    return (0.0, 0.0) if way < 0 else (_AHEAD[(way - facing) % 4], _TO_THE_RIGHT[(way - facing) % 4])


def _factor(move: Move) -> float:
    """How long it makes moves."""
    if isinstance(move, Boost):
        return share(move.chi, SIDE)
    return share(move.factor, SIDE) if isinstance(move, Times) else 0.0


def _owned(sight: Sight, item: str) -> int:
    """How many of a thing the seat has, wherever they lie."""
    if not item:
        return 0
    seat = sight.seat
    if item == CHI:
        return sight.store[seat]
    lying = sum([tiles.count(item) for tiles in sight.fields[seat]])
    return lying + sight.tray[seat].count(item) + sight.hand[seat].count(item)
