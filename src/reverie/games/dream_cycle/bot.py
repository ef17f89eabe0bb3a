"""How a sensible player plays Dream Cycle (ledger 9), from what lies before its own seat and nothing else.

While buying it makes a plan (``planning``) and carries it out move by move; the plan depends only on what the seat
owns, so it stays the same until everything lies in its place. On the way it weighs what each move would lead to. Trades
it judges by what the goods are worth; it makes no offers of its own.
"""

from collections.abc import Sequence
from typing import Final

from reverie.games.dream_cycle.arrangement import Arrangement
from reverie.games.dream_cycle.components import Components
from reverie.games.dream_cycle.geometry import DIRECTIONS, NORTH, spot
from reverie.games.dream_cycle.land import night_rows
from reverie.games.dream_cycle.moves import (
    Accept,
    Affected,
    Block,
    Bonus,
    Brake,
    BuyBack,
    Cash,
    Colour,
    Decline,
    Done,
    Effect,
    Face,
    GiveUp,
    Go,
    Leave,
    NoEffect,
    Push,
    Start,
    Stop,
    Unaffected,
    Zip,
)
from reverie.games.dream_cycle.outlook import RiderOutlook
from reverie.games.dream_cycle.planning import LONGEST, plan_of
from reverie.games.dream_cycle.ride import Keys, distance_of
from reverie.games.dream_cycle.rider import CAREFUL, Progress, Rider, reserve, ways_home
from reverie.kernel import Move

ZIP: Final = 1.5
"""A Zip is kept unless it wins so many squares."""
FORESEEN: Final = 30
"""So many moves are foreseen when the next one is chosen."""
FORESEEN_FROM_DOLDRUM: Final = 20
PRICE_OF_INSPIRATION: Final = 2.0
MARGIN: Final = 1.0
"""How much better than its own side the other side of an offer must be, in chi."""


def choose(outlook: RiderOutlook, moves: Sequence[Move], most_nodes: int = CAREFUL) -> Move:
    """One of ``moves``; on the way so many squares are looked at for each."""
    lawful = [move for move in moves if move.verb != "resign"]
    wanted = _wanted(outlook, lawful, most_nodes)
    if wanted in lawful:
        return wanted
    return Done() if Done() in lawful else lawful[0]


def _wanted(outlook: RiderOutlook, moves: Sequence[Move], most_nodes: int) -> Move | None:
    match outlook.question:
        case "start":
            return _start(outlook, moves)
        case "buying":
            return _buy(outlook)
        case "set-off" | "window" | "blocked" | "caught":
            return _ride(outlook, outlook.rider(most_nodes), moves)
        case "facing":
            return _face(outlook, outlook.rider(most_nodes), moves)
        case "silver":
            return _colour(outlook, outlook.rider(most_nodes), moves)
        case "yellow":
            return NoEffect() if outlook.facts["effect"] == "psychic_drain" else Effect()
        case "shadow":
            return _shadow(outlook)
        case "conflict" | "chain":
            return _conflict(outlook, moves)
        case "offer":
            return _answer(outlook)
        case "debt":
            return next((move for move in moves if isinstance(move, Cash)), GiveUp())
        case "buy-back":
            return _buy_back(outlook)
    return None


# Before the ride.


def _start(outlook: RiderOutlook, moves: Sequence[Move]) -> Move:
    """As far along as possible, with a plain square ahead."""
    land = outlook.start.land
    y = land.components.rows[night_rows(land.components, outlook.night)[0] - 1].y0
    home = ways_home(land.components, outlook.night, land.edge)
    starts = [move for move in moves if isinstance(move, Start)]
    return min(starts, key=lambda move: (home[spot(move.x, y)], move.x))


def _buy(outlook: RiderOutlook) -> Move:
    """The next small move towards the plan."""
    if "chi_bonus" in outlook.hand and outlook.supply and _has_room_for_bonus(outlook):
        return Bonus()
    return Arrangement(outlook).next_move(plan_of(outlook))


def _has_room_for_bonus(outlook: RiderOutlook) -> bool:
    """Nothing of it can be lost to the cap."""
    limits = outlook.components.limits
    return outlook.start.store + limits.chi_bonus <= limits.cap_end_of_buying


# On the way.


def _ride(outlook: RiderOutlook, rider: Rider, moves: Sequence[Move]) -> Move | None:
    """The best of going on, braking, stopping and a Zip."""
    values: list[tuple[float, int]] = []
    after_one = outlook.moves_left(FORESEEN, after=1)
    for number, move in enumerate(moves):
        value = _value(rider, move, outlook.keys, after_one)
        rider.nodes = 0
        if value is not None:
            values.append((value, -number))
    if not values:
        return None
    return moves[-max(values)[1]]


def _value(rider: Rider, move: Move, keys: Keys, after_one: int) -> float | None:
    """What comes of a move in a window, and of so many after it; ``None`` for one that is not weighed."""
    start = rider.start
    match move:
        case Go():
            way = DIRECTIONS.index(move.way)
            far = distance_of(start.land, start.meanings, start.at, start.silver, move.tile)
            return rider.step(start.at, way, far, Progress(start.store, after_one, keys))
        case Zip():
            return rider.step(start.at, DIRECTIONS.index(move.way), 1, Progress(start.store, after_one)) - ZIP
        case Brake():
            return rider.worth(start.at) + rider.chi * (start.store - rider.brake)
        case Stop():
            return rider.worth(start.at) + rider.chi * start.store
    return None


def _face(outlook: RiderOutlook, rider: Rider, moves: Sequence[Move]) -> Move:
    start = rider.start
    faces = [move for move in moves if isinstance(move, Face)]
    before = Progress(start.store, outlook.moves_left(FORESEEN_FROM_DOLDRUM, after=1))
    return max(faces, key=lambda move: rider.step(start.at, DIRECTIONS.index(move.way), 1, before))


def _colour(outlook: RiderOutlook, rider: Rider, moves: Sequence[Move]) -> Move:
    start = rider.start
    colours = [move for move in moves if isinstance(move, Colour)]
    before = Progress(start.store, outlook.moves_left(LONGEST))
    return max(colours, key=lambda move: rider.ride_on(start.at, start.facing, move.colour, before))


def _buy_back(outlook: RiderOutlook) -> Move:
    """Only where enough is left for a drain or a brake."""
    left = outlook.start.store - outlook.facts["chi"]
    return BuyBack() if left > reserve(outlook.components.limits) else Leave()


def _shadow(outlook: RiderOutlook) -> Move:
    """A Rocket towards the north is welcome, the rest is not."""
    rocket = outlook.facts["effect"] == "rocket"
    return Affected() if rocket and outlook.start.facing == NORTH else Unaffected()


def _conflict(outlook: RiderOutlook, moves: Sequence[Move]) -> Move:
    """As the mover push on; as the one who stands there, block."""
    if outlook.facts.get("mover_seat", -1) != outlook.seat and Block() in moves:
        return Block()
    return Push() if Push() in moves else moves[0]


# Trades.


def _answer(outlook: RiderOutlook) -> Move:
    """Agree to what is clearly worth more than it costs."""
    facts = outlook.facts
    gain = facts["give_chi"] + sum([_price(outlook.components, kind, bought=True) for kind in facts["give"]])
    loss = facts["want_chi"] + sum([_price(outlook.components, kind, bought=False) for kind in facts["want"]])
    return Accept() if gain >= loss + MARGIN else Decline()


def _price(components: Components, kind: str, bought: bool) -> float:
    """Between resale and cost: what comes in counts less than what goes out."""
    tile = components.directional.get(kind)
    if tile is None:
        return PRICE_OF_INSPIRATION
    return tile.resale if bought else tile.cost
