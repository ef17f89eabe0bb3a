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
from reverie.games.dream_cycle.planning import Rider, plan_of, rider_of, ways_home
from reverie.kernel import Move

ZIP: Final = 1.5
"""A Zip is kept unless it wins so many squares."""
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
            return _ride(rider_of(components, view), components, view, moves)
        case "facing":
            return _face(rider_of(components, view), components, view, moves)
        case "silver":
            return _colour(rider_of(components, view), components, view, moves)
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


def _meanings(components: Components, view: Mapping[str, Any]) -> dict[int, tuple[Sequence[str], int]]:
    """By number of field: the tiles on it and how far they lead."""
    seat, names = view["seat"], components.fields
    boosts, times = dict(view["boosts"][seat]), view["ride"]["times"]
    return {names.index(name): (kinds, times or boosts.get(name, 0)) for name, *kinds in view["fields"][seat]}


def _ride(rider: Rider, components: Components, view: Mapping[str, Any], moves: Sequence[Move]) -> Move | None:
    """The best of going on, braking, stopping and a Zip."""
    meanings, chi = _meanings(components, view), view["store"][view["seat"]]
    sight, keys = rider.sight, _noted(view)
    values: list[tuple[float, int]] = []
    for number, move in enumerate(moves):
        match move:
            case Go():
                way = DIRECTIONS.index(move.way)
                far = 1 if move.tile == "delta" else meanings[sight.field(sight.at, sight.silver)][1] or 1
                value = rider.step(meanings, sight.at, way, far, chi, keys, frozenset(), 30)
            case Zip():
                value = rider.step(meanings, sight.at, DIRECTIONS.index(move.way), 1, chi, frozenset(), frozenset(), 30)
                value -= ZIP
            case Brake():
                value = rider.worth(sight.at) + rider.chi * (chi - 2)
            case Stop():
                value = rider.worth(sight.at) + rider.chi * chi
            case _:
                continue
        rider.nodes = 0
        values.append((value, -number))
    if not values:
        return None
    return moves[-max(values)[1]]


def _noted(view: Mapping[str, Any]) -> frozenset[tuple[int, int]]:
    """Where the token has been this turn, and would be caught if it came again the same way."""
    return frozenset((spot(x, y), DIRECTIONS.index(way)) for x, y, way, _ in view["ride"]["notes"])


def _face(rider: Rider, components: Components, view: Mapping[str, Any], moves: Sequence[Move]) -> Move:
    meanings, chi = _meanings(components, view), view["store"][view["seat"]]
    faces = [move for move in moves if isinstance(move, Face)]
    return max(
        faces,
        key=lambda move: rider.step(
            meanings, rider.sight.at, DIRECTIONS.index(move.way), 1, chi, frozenset(), frozenset(), 20
        ),
    )


def _colour(rider: Rider, components: Components, view: Mapping[str, Any], moves: Sequence[Move]) -> Move:
    meanings, chi = _meanings(components, view), view["store"][view["seat"]]
    colours = [move for move in moves if isinstance(move, Colour)]
    at, facing = rider.sight.at, rider.sight.facing
    return max(colours, key=lambda move: rider.ride(meanings, at, facing, chi, move.colour))


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
