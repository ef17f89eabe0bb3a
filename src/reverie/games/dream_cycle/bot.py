"""How a sensible player plays Dream Cycle (ledger 9), from what its own seat can see and nothing else.

While buying it makes a plan (``planning``) and carries it out move by move; the plan depends only on what the seat
owns, so it stays the same until everything lies in its place. On the way it weighs what each move would lead to. Trades
it judges by what the goods are worth; it makes no offers of its own.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from reverie.games.dream_cycle.components import Components
from reverie.games.dream_cycle.geometry import DIRECTIONS, spot
from reverie.games.dream_cycle.moves import (
    Accept,
    Affected,
    Block,
    Bonus,
    Boost,
    Brake,
    Buy,
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
    Place,
    Push,
    Start,
    Stop,
    Take,
    Unaffected,
    Unboost,
    Zip,
)
from reverie.games.dream_cycle.planning import LONGEST, plan_of
from reverie.games.dream_cycle.ride import DELTA
from reverie.games.dream_cycle.rider import Keys, Progress, Rider, rider_of, ways_home
from reverie.kernel import Move

ZIP: Final = 1.5
"""A Zip is kept unless it wins so many squares."""
FORESEEN: Final = 30
"""So many moves are foreseen when the next one is chosen."""
FORESEEN_FROM_DOLDRUM: Final = 20
PRICE_OF_INSPIRATION: Final = 2.0
SPARE: Final = 7
"""With so much chi or less a Chi Bonus is turned in: it cannot be lost to the cap of 10."""
MARGIN: Final = 1.0
"""How much better than its own side the other side of an offer must be, in chi."""


def choose(components: Components, view: Mapping[str, Any], moves: Sequence[Move]) -> Move:
    """One of ``moves``."""
    decision = view["decision"]
    question = decision["question"] if decision is not None and decision["owes"] else ""
    lawful = [move for move in moves if move.verb != "resign"]
    wanted = _wanted(question, components, view, lawful)
    if wanted in lawful:
        return wanted
    return Done() if Done() in lawful else lawful[0]


def _wanted(question: str, components: Components, view: Mapping[str, Any], moves: Sequence[Move]) -> Move | None:
    match question:
        case "start":
            return _start(components, view, moves)
        case "buying":
            return _buy(components, view)
        case "set-off" | "window" | "blocked" | "caught":
            return _ride(rider_of(components, view), view, moves)
        case "facing":
            return _face(rider_of(components, view), moves)
        case "silver":
            return _colour(rider_of(components, view), moves)
        case "yellow":
            drained = view["decision"]["facts"]["effect"] == "psychic_drain"
            return NoEffect() if drained else Effect()
        case "shadow":
            return _shadow(view)
        case "conflict" | "chain":
            return _conflict(view, moves)
        case "offer":
            return _answer(components, view)
        case "debt":
            return next((move for move in moves if isinstance(move, Cash)), GiveUp())
        case "buy-back":
            return BuyBack() if view["store"][view["seat"]] > 3 else Leave()
    return None


# Before the ride.


def _start(components: Components, view: Mapping[str, Any], moves: Sequence[Move]) -> Move:
    """As far along as possible, with a plain square ahead."""
    y = view["rows"][0]["y"] - 1
    home = ways_home(components, view["options"]["night"], 3 * view["rows"][-1]["row"] - 1)
    starts = [move for move in moves if isinstance(move, Start)]
    return min(starts, key=lambda move: (home[spot(move.x, y + 1)], move.x))


def _buy(components: Components, view: Mapping[str, Any]) -> Move:
    """The next small move towards the plan."""
    seat = view["seat"]
    if "chi_bonus" in view["hand"][seat] and view["store"][seat] <= SPARE and view["supply"]:
        return Bonus()
    plan = plan_of(components, view)
    if plan.facing >= 0 and view["facing"][seat] != DIRECTIONS[plan.facing]:
        return Face(DIRECTIONS[plan.facing])
    lying = {name: tuple(kinds) for name, *kinds in view["fields"][seat]}
    boosts = dict(view["boosts"][seat])
    target = {components.fields[field]: (kind, boost) for field, kind, boost in plan.fields}
    return (
        _clear(lying, boosts, target)
        or _lay(view, lying, target)
        or next((Boost(name, chi) for name, (_, chi) in target.items() if chi and not boosts.get(name)), None)
        or Done()
    )


def _clear(
    lying: Mapping[str, tuple[str, ...]], boosts: Mapping[str, int], target: Mapping[str, tuple[str, int]]
) -> Move | None:
    """Take away whatever is not as the plan has it."""
    for name, chi in boosts.items():
        if name not in target or target[name][1] != chi or lying[name] != (target[name][0],):
            return Unboost(name)
    for name, (kind, _) in target.items():
        tiles = list(lying.get(name, ()))
        if kind in tiles:
            tiles.remove(kind)
        if tiles:
            return Take(tiles[0], name)
    return None


def _lay(
    view: Mapping[str, Any], lying: Mapping[str, tuple[str, ...]], target: Mapping[str, tuple[str, int]]
) -> Move | None:
    """Lay the tiles of the plan: from the tray, else from a field that it does not need, else from the market."""
    tray = list(view["tray"][view["seat"]])
    for name, (kind, _) in target.items():
        if not kind or kind in lying.get(name, ()):
            continue
        if kind in tray:
            return Place(kind, name)
        idle = [other for other, tiles in lying.items() if other not in target and kind in tiles]
        return Take(kind, idle[0]) if idle else Buy(kind)
    return None


# On the way.


def _ride(rider: Rider, view: Mapping[str, Any], moves: Sequence[Move]) -> Move | None:
    """The best of going on, braking, stopping and a Zip."""
    keys = _noted(view)
    values: list[tuple[float, int]] = []
    for number, move in enumerate(moves):
        value = _value(rider, move, keys)
        rider.nodes = 0
        if value is not None:
            values.append((value, -number))
    if not values:
        return None
    return moves[-max(values)[1]]


def _value(rider: Rider, move: Move, keys: Keys) -> float | None:
    """What comes of a move in a window; ``None`` for one that is not weighed."""
    start = rider.start
    match move:
        case Go():
            way = DIRECTIONS.index(move.way)
            far = 1 if move.tile == DELTA else start.meanings.distance(start.land.field(start.at, start.silver))
            return rider.step(start.at, way, far, Progress(start.store, FORESEEN, keys))
        case Zip():
            return rider.step(start.at, DIRECTIONS.index(move.way), 1, Progress(start.store, FORESEEN)) - ZIP
        case Brake():
            return rider.worth(start.at) + rider.chi * (start.store - 2)
        case Stop():
            return rider.worth(start.at) + rider.chi * start.store
    return None


def _noted(view: Mapping[str, Any]) -> Keys:
    """Where the token has been this turn, and would be caught if it came again the same way."""
    return frozenset((spot(x, y), DIRECTIONS.index(way)) for x, y, way, _ in view["ride"]["notes"])


def _face(rider: Rider, moves: Sequence[Move]) -> Move:
    start = rider.start
    faces = [move for move in moves if isinstance(move, Face)]
    before = Progress(start.store, FORESEEN_FROM_DOLDRUM)
    return max(faces, key=lambda move: rider.step(start.at, DIRECTIONS.index(move.way), 1, before))


def _colour(rider: Rider, moves: Sequence[Move]) -> Move:
    start = rider.start
    colours = [move for move in moves if isinstance(move, Colour)]
    before = Progress(start.store, LONGEST)
    return max(colours, key=lambda move: rider.ride_on(start.at, start.facing, move.colour, before))


def _shadow(view: Mapping[str, Any]) -> Move:
    """A Rocket towards the north is welcome, the rest is not."""
    rocket = view["decision"]["facts"]["effect"] == "rocket"
    return Affected() if rocket and view["facing"][view["seat"]] == "N" else Unaffected()


def _conflict(view: Mapping[str, Any], moves: Sequence[Move]) -> Move:
    """As the mover push on; as the one who stands there, block."""
    facts = view["decision"]["facts"]
    if facts.get("mover_seat", -1) != view["seat"] and Block() in moves:
        return Block()
    return Push() if Push() in moves else moves[0]


# Trades.


def _answer(components: Components, view: Mapping[str, Any]) -> Move:
    """Agree to what is clearly worth more than it costs."""
    facts = view["decision"]["facts"]
    gain = facts["give_chi"] + sum(_price(components, kind, bought=True) for kind in facts["give"])
    loss = facts["want_chi"] + sum(_price(components, kind, bought=False) for kind in facts["want"])
    return Accept() if gain >= loss + MARGIN else Decline()


def _price(components: Components, kind: str, bought: bool) -> float:
    """Between resale and cost: what comes in counts less than what goes out."""
    tile = components.directional.get(kind)
    if tile is None:
        return PRICE_OF_INSPIRATION
    return tile.resale if bought else tile.cost
