"""Moves made once, for lists to pick from: the same few are listed again and again."""

from typing import Final

from reverie.games.dream_cycle.components import DIRECTIONAL, FIELDS, INSPIRATION, MOST_SEATS
from reverie.games.dream_cycle.geometry import DIRECTIONS, SIDE
from reverie.games.dream_cycle.moves import (
    CHI,
    Bonus,
    Boost,
    Brake,
    Buy,
    Cash,
    Done,
    Drop,
    Exchange,
    Face,
    Give,
    Go,
    Place,
    Resign,
    Sell,
    Send,
    Square,
    Stop,
    Take,
    Times,
    Trade,
    Unboost,
    Want,
    Zip,
)
from reverie.games.dream_cycle.ride import DELTA

BUY: Final = {kind: Buy(kind) for kind in DIRECTIONAL}
SELL: Final = {kind: Sell(kind) for kind in DIRECTIONAL}
EXCHANGE: Final = {kind: Exchange(kind) for kind in DIRECTIONAL}
PLACE: Final = {kind: {field: Place(kind, field) for field in FIELDS} for kind in DIRECTIONAL}
TAKE: Final = {field: {kind: Take(kind, field) for kind in DIRECTIONAL} for field in FIELDS}
BOOST: Final = {field: {chi: Boost(field, chi) for chi in range(2, SIDE + 1)} for field in FIELDS}
UNBOOST: Final = {field: Unboost(field) for field in FIELDS}
FACE: Final = tuple([Face(way) for way in DIRECTIONS])
"""By direction, as ``ZIP`` and the inner tables of ``GO``."""
DONE: Final = Done()

CASH: Final = {kind: Cash(kind) for kind in INSPIRATION}
BONUS: Final = Bonus()

TRADE: Final = tuple([Trade(seat) for seat in range(MOST_SEATS)])
GIVE: Final = {item: Give(item) for item in (*DIRECTIONAL, *INSPIRATION, CHI)}
WANT: Final = {item: Want(item) for item in GIVE}
DROP: Final = Drop()
SEND: Final = Send()
RESIGN: Final = Resign()

GO: Final = {tile: tuple([Go(tile, way) for way in DIRECTIONS]) for tile in (*DIRECTIONAL, DELTA)}
STOP: Final = Stop()
BRAKE: Final = Brake()
ZIP: Final = tuple([Zip(way) for way in DIRECTIONS])
SQUARE: Final = {kind: Square(kind.removeprefix("square_")) for kind in INSPIRATION if kind.startswith("square_")}
"""By Inspiration tile."""
TIMES: Final = {"times2": Times(2), "times3": Times(3)}
"""By Inspiration tile."""
