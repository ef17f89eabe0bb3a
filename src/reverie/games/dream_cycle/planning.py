"""How the bot looks ahead (ledger 9): rides are tried out on the board as it is seen, and the best is kept.

A plan is found along its own way: where the ride comes to a colour without a meaning, every tile that could lie there
is tried, owned or affordable, boosted or not. So only arrangements that matter for the next few squares are looked at.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from heapq import heappop, heappush
from typing import Any, Final

from reverie.games.dream_cycle.ahead import Sight, sight_of_view
from reverie.games.dream_cycle.components import FRINGE, Components
from reverie.games.dream_cycle.dreamscape import night_rows
from reverie.games.dream_cycle.geometry import SIDE, SQUARES, STEP, height, spot
from reverie.games.dream_cycle.movement import delta_way, ways_of

FRINGE_COST: Final = 2.5
"""What a step onto the fringe costs, in squares (note 2)."""
CHI: Final = 0.45
"""What a chi is worth in squares."""
REST: Final = 0.8
"""A doldrum gives a free turn and a free step (note 7)."""
UNKNOWN_ROW: Final = 1.0
"""What a new row under the wheels is worth: the ride may go on."""
UNKNOWN_RISK: Final = 2.5
"""What it costs to ride into a new row without the means to pay for a drain or a brake."""
GIFTS: Final = {"inspiration": 1.5, "double_inspiration": 2.5, "psychic_drain": -1.0}
LATE: Final = 25
"""After so many turns patience wears thin."""
STANDING_STILL: Final = 2.0
"""What it costs to end a turn where it began."""
WHIM: Final = 8.0
"""How many squares a late rider's whims are worth; they differ from turn to turn, so no rest lasts for ever."""
ENOUGH: Final = 5
"""With so many Inspiration tiles in hand another one is worth no detour."""
LOST: Final = -200.0
"""Out of the game."""
AWAKE: Final = 500.0
NODES: Final = 900
"""So many squares are looked at for one plan at most."""
LONGEST: Final = 40
"""So many moves of a ride are foreseen."""
USE: Final = {
    "north": 5.0,
    "lucidity": 5.0,
    "forward": 3.5,
    "left": 2.2,
    "right": 2.2,
    "east": 2.6,
    "west": 2.6,
    "back": 0.6,
    "south": 0.3,
}
"""What a tile is still good for after this turn, far from the end."""


@lru_cache(maxsize=64)
def ways_home(components: Components, night: str, edge: int) -> Mapping[int, float]:
    """By spot: how far it is to the far edge over the outline of all rows, which everybody knows (note 2).

    From the fringe beside the last row nothing leads north: ``edge`` is the y of its last line (DC-014).
    """
    first, last = night_rows(components, night)
    squares = set()
    for row in components.rows[first - 1 : last]:
        squares |= {spot(x, y) for x in range(row.x0, row.x0 + SQUARES) for y in range(row.y0, row.y0 + SIDE)}
    goal = components.rows[last - 1]
    far = {spot(goal.x0 + x, goal.y0 + SIDE - 1): 1.0 for x in range(SQUARES)}
    known: dict[int, float] = {}
    heap = [(cost, place) for place, cost in far.items()]
    while heap:
        cost, place = heappop(heap)
        if place in known:
            continue
        known[place] = cost
        for step in STEP:
            near = place + step
            beside = near in squares or any(near + other in squares for other in STEP)
            shut = near not in squares and height(near) == edge < height(place)
            if beside and not shut and near not in known:
                heappush(heap, (cost + (1.0 if place in squares else FRINGE_COST), near))
    return known


Mood = tuple[float, int]
"""Patience from 1 to 0, and the turn it wears thin in (0 before that)."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A facing to begin with (or -1), the tile and boost of each colour on the way, and what comes of it.

    A colour with an empty tile is one on which the ride shall end.
    """

    facing: int
    fields: tuple[tuple[int, str, int], ...]
    value: float


@dataclass(frozen=True, slots=True)
class Means:
    """What a plan may use: tiles owned, chi, and the kinds that can be bought.

    Chi ``earned`` on the way pays for brakes and drains, but not for what is bought before the ride.
    """

    tiles: tuple[str, ...]
    chi: int
    shop: tuple[tuple[str, int], ...]
    earned: int = 0

    def after(self, change: int) -> "Means":
        """With chi gained or lost on the way."""
        if change > 0:
            return Means(self.tiles, self.chi, self.shop, self.earned + change)
        from_store = max(change, -self.chi)
        return Means(self.tiles, self.chi + from_store, self.shop, self.earned + change - from_store)

    @property
    def total(self) -> int:
        return self.chi + self.earned


class Rider:
    """Tries out rides from one view; ``home`` says how far every spot is from the far edge."""

    def __init__(self, sight: Sight, home: Mapping[int, float], strong: frozenset[int], held: int, mood: Mood) -> None:
        self.sight = sight
        self.home = home
        patience, self.turn = mood
        self.restless = 1 - patience
        self.chi = CHI * (0.2 + 0.8 * patience)
        self.rest = REST * patience
        self.thirst = max(0, ENOUGH - held) / ENOUGH * patience
        """How welcome another Inspiration tile is to somebody who holds so many."""
        self.strong = strong
        """Where somebody stands who has more Power."""
        self.nodes = 0
        self.best = Plan(-1, (), float("-inf"))

    # What a place is worth.

    def worth(self, place: int) -> float:
        """Less the way that is left; a doldrum is a good place to rest."""
        return (self.rest if self.sight.is_doldrum(place) else 0.0) - self.home.get(place, 99.0)

    # A ride with given meanings.

    def ride(
        self, fields: Mapping[int, tuple[Sequence[str], int]], place: int, facing: int, chi: int, colour: str
    ) -> float:
        """The worth of riding on from here, with the best choices on the way."""
        return self._on(fields, place, facing, chi, colour, frozenset(), frozenset(), LONGEST)

    def _on(
        self,
        fields: Mapping[int, tuple[Sequence[str], int]],
        place: int,
        facing: int,
        chi: int,
        colour: str,
        keys: frozenset[tuple[int, int]],
        used: frozenset[int],
        left: int,
    ) -> float:
        self.nodes += 1
        ways = self.ways(fields, place, facing, colour)
        if not ways:
            return self.worth(place) + self.chi * chi
        stop = self.worth(place) + self.chi * (chi - 2) if chi >= 2 else LOST
        if (place, facing) in keys or not left:
            return stop
        if self.nodes > 4 * NODES:
            return self.worth(place)
        keys |= {(place, facing)}
        values = [self.step(fields, place, way, far, chi, keys, used, left - 1) for way, far in ways]
        return max([*values, stop])

    def ways(
        self, fields: Mapping[int, tuple[Sequence[str], int]], place: int, facing: int, colour: str
    ) -> list[tuple[int, int]]:
        """Way and distance of every move from a square by these meanings."""
        sight, components, code = self.sight, self.sight.components, self.sight.ground[place]
        if code in (FRINGE, components.black):
            return []
        way = delta_way(components, code, facing)
        if way >= 0:
            return [(way, 1)]
        tiles, boost = fields.get(sight.field(place, colour), ((), 0))
        return [(way, boost or 1) for kind in dict.fromkeys(tiles) for way in ways_of(components, kind, facing)]

    def step(
        self,
        fields: Mapping[int, tuple[Sequence[str], int]],
        place: int,
        way: int,
        far: int,
        chi: int,
        keys: frozenset[tuple[int, int]],
        used: frozenset[int],
        left: int,
    ) -> float:
        """One move and what comes after it."""
        landing, ending = self.walk(place, way, far)
        if ending is not None:
            return ending + self.chi * chi - risk(chi, ending)
        if landing in self.strong:
            return self.worth(place) + self.chi * chi - 0.5
        facing, chi, gain, goes_on = self.land(landing, way, chi, used)
        if not goes_on:
            return self.worth(landing) + self.chi * chi + gain
        if gain:
            keys, used = frozenset(), used | {landing}
        return gain + self._on(fields, landing, facing, chi, "", keys, used, left)

    def walk(self, place: int, way: int, far: int) -> tuple[int, float | None]:
        """Where a move ends; with a worth where it ends the ride beyond what can be seen."""
        sight = self.sight
        for _ in range(far):
            if sight.crosses(place, way):
                if sight.is_last:
                    return place, AWAKE
                beyond = place + STEP[way]
                return beyond, UNKNOWN_ROW - self.home.get(beyond, 99.0)
            if not sight.ground[place + STEP[way]]:
                break
            place += STEP[way]
        return place, None

    def land(self, place: int, way: int, chi: int, used: frozenset[int]) -> tuple[int, int, float, bool]:
        """Facing, chi and gain after a landing, and whether the ride can be foreseen further."""
        components, code = self.sight.components, self.sight.ground[place]
        if code == FRINGE or place in used:
            return way, chi, 0.0, True
        if code == components.silver:
            return way, chi, 0.3, False
        if code == components.blue:
            return way, chi + 1, 0.01, True
        effect = components.yellow[code]
        if effect == "psychic_drain" and not self.sight.shadow:
            return way, chi - 2, (GIFTS[effect] if chi >= 2 else LOST), chi >= 2
        if effect == "reversal":
            return (way + 2) % 4, chi, 0.01, True
        if effect == "rocket":
            landing, ending = self.walk(place, way, self.sight.components.limits.rocket_squares)
            gain = ending if ending is not None else self.worth(landing)
            return way, chi, gain - self.worth(place), False
        if effect.startswith("rotation"):
            return way, chi, 0.0, False
        return way, chi, GIFTS.get(effect, 0.0) * self.thirst, True

    # A ride whose meanings are found on the way.

    def plan(self, means: Means) -> Plan:
        """The best arrangement, and the best facing where the token may choose one."""
        sight = self.sight
        if not sight.is_doldrum(sight.at):
            self.extend(-1, {}, means, sight.at, sight.facing, sight.silver, 0.0, frozenset(), False, LONGEST)
            return self.best
        for way in range(4):
            if sight.ground[sight.at + STEP[way]] or sight.crosses(sight.at, way):
                self.move_on(way, {}, means, sight.at, way, 1, 0.0, frozenset(), LONGEST)
        return self.best

    def keep(self, first: int, fields: Mapping[int, tuple[str, int]], means: Means, value: float, place: int) -> None:
        """Remember the plan if it is the best so far; what is left over counts too."""
        ahead = min(1.0, self.home.get(place, 99.0) / 25)
        tiles = [*means.tiles, *(kind for kind, _ in fields.values() if kind)]
        if place == self.sight.at:
            value -= STANDING_STILL
        if self.restless:
            value += self.restless * WHIM * ((place * 7919 + self.turn * 104729) % 97) / 97
        total = value + self.chi * min(means.total, 10) + ahead * use_of(tiles, self.home.get(place, 99.0))
        if total > self.best.value + 1e-9:
            self.best = Plan(first, tuple((field, kind, boost) for field, (kind, boost) in fields.items()), total)

    def extend(
        self,
        first: int,
        fields: Mapping[int, tuple[str, int]],
        means: Means,
        place: int,
        facing: int,
        colour: str,
        gain: float,
        keys: frozenset[tuple[int, int]],
        moved: bool,
        left: int,
    ) -> None:
        """The token stands here with these meanings so far: end the ride, or give the colour a meaning and go on."""
        self.nodes += 1
        sight, components = self.sight, self.sight.components
        code = sight.ground[place]
        field = -1 if code in (FRINGE, components.black) else sight.field(place, colour)
        delta = -1 if code == FRINGE else delta_way(components, code, facing)
        here = gain + self.worth(place)
        if delta >= 0:
            self.move_on(first, fields, means, place, delta, 1, gain, keys, left)
        elif field < 0:
            self.keep(first, fields, means, here, place)
        elif field in fields and fields[field][0]:
            self._follow(first, fields, means, place, facing, field, here, gain, keys, moved, left)
        elif field in fields or self.nodes > NODES:
            self.keep(first, fields, means, here, place)
        else:
            self.keep(first, {**fields, field: ("", 0)}, means, here, place)
            for kind, boost, rest in choices(components, means):
                self.extend(
                    first, {**fields, field: (kind, boost)}, rest, place, facing, colour, gain, keys, moved, left
                )

    def _follow(
        self,
        first: int,
        fields: Mapping[int, tuple[str, int]],
        means: Means,
        place: int,
        facing: int,
        field: int,
        here: float,
        gain: float,
        keys: frozenset[tuple[int, int]],
        moved: bool,
        left: int,
    ) -> None:
        """The colour has its meaning already: ride on, or brake."""
        kind, boost = fields[field]
        can_brake = moved and means.total >= 2
        if can_brake:
            self.keep(first, fields, means.after(-2), here, place)
        if (place, facing) in keys or not left:
            if not can_brake:
                self.keep(first, fields, means, LOST, place)
            return
        if self.nodes > NODES:
            return
        keys |= {(place, facing)}
        for way in ways_of(self.sight.components, kind, facing):
            self.move_on(first, fields, means, place, way, boost or 1, gain, keys, left)

    def move_on(
        self,
        first: int,
        fields: Mapping[int, tuple[str, int]],
        means: Means,
        place: int,
        way: int,
        far: int,
        gain: float,
        keys: frozenset[tuple[int, int]],
        left: int,
    ) -> None:
        landing, ending = self.walk(place, way, far)
        if ending is not None:
            self.keep(first, fields, means, gain + ending - risk(means.total, ending), landing)
            return
        if landing in self.strong:
            self.keep(first, fields, means, gain + self.worth(place) - 0.5, place)
            return
        facing, chi, more, goes_on = self.land(landing, way, means.total, frozenset())
        means = means.after(chi - means.total)
        if not goes_on:
            self.keep(first, fields, means, gain + more + self.worth(landing), landing)
            return
        if more and any(landing == key[0] for key in keys):
            more = 0.0  # it gives only once
        self.extend(first, fields, means, landing, facing, "", gain + more, keys, True, left - 1)


def risk(chi: int, ending: float) -> float:
    """A new row may hold a Psychic Drain or close a loop: better have chi for it (note 4)."""
    return 0.0 if chi >= 2 or ending >= AWAKE else UNKNOWN_RISK


def use_of(tiles: Sequence[str], way_home: float) -> float:
    """What tiles are good for later: on the way out East, on the way back West; of one kind the first counts most."""
    total = 0.0
    seen: dict[str, int] = {}
    for kind in tiles:
        number = seen[kind] = seen.get(kind, 0) + 1
        use = USE[kind]
        if kind == ("east" if way_home < 24 else "west"):
            use = 0.6
        total += use / number
    return total


def choices(components: Components, means: Means) -> list[tuple[str, int, Means]]:
    """Every tile that could be given to a colour, boosted or not, with what is left; owned ones first."""
    found: list[tuple[str, int, Means]] = []
    for kind in dict.fromkeys(means.tiles):
        tiles = list(means.tiles)
        tiles.remove(kind)
        found += _boosted(components, kind, replace(means, tiles=tuple(tiles)))
    for kind, cost in means.shop:
        if cost <= means.chi and kind not in means.tiles:
            found += _boosted(components, kind, replace(means, chi=means.chi - cost))
    return found


def _boosted(components: Components, kind: str, rest: Means) -> list[tuple[str, int, Means]]:
    plain = [(kind, 0, rest)]
    if kind == "back":
        return plain
    return plain + [
        (kind, chi, replace(rest, chi=rest.chi - chi)) for chi in components.limits.boost if chi <= rest.chi
    ]


@lru_cache(maxsize=256)
def _planned(sight: Sight, night: str, strong: frozenset[int], held: int, mood: Mood, means: Means) -> Plan:
    return Rider(sight, ways_home(sight.components, night, sight.edge), strong, held, mood).plan(means)


def rider_of(components: Components, view: Mapping[str, Any]) -> Rider:
    seat = view["seat"]
    sight = sight_of_view(components, view, seat)
    home = ways_home(components, view["options"]["night"], sight.edge)
    return Rider(sight, home, strong_spots(view), len(view["hand"][seat]), mood_of(view))


def mood_of(view: Mapping[str, Any]) -> Mood:
    """Whoever has been on the way for long cares for nothing but getting on, and tries now this and now that."""
    turn = view["turns"][view["seat"]]
    late = max(0, turn - LATE)
    return max(0.0, 1 - late / LATE), turn if late else 0


def strong_spots(view: Mapping[str, Any]) -> frozenset[int]:
    """Where somebody stands who has more Power than the seat that looks."""
    own = view["hand"][view["seat"]].count("power")
    return frozenset(
        spot(*place)
        for place, hand in zip(view["at"], view["hand"], strict=True)
        if place is not None and hand.count("power") > own
    )


def plan_of(components: Components, view: Mapping[str, Any]) -> Plan:
    """The best plan for the seat that is buying; it depends on what is owned, not on where it lies just now."""
    seat = view["seat"]
    sight = sight_of_view(components, view, seat)
    chi = view["store"][seat] + sum(boost for _, boost in view["boosts"][seat])
    tiles = [*view["tray"][seat], *(kind for _, *kinds in view["fields"][seat] for kind in kinds)]
    order = list(components.directional)
    shop = tuple((kind, cost) for kind, cost, _, left in reversed(view["market"]) if left and cost <= chi)
    means = Means(tuple(sorted(tiles, key=order.index, reverse=True)), chi, shop)
    facing = -1 if sight.is_doldrum(sight.at) else sight.facing
    settled = Sight(
        *(components, sight.ground, sight.edge, sight.is_last, sight.at, facing, sight.silver),
        *(0, sight.shadow, sight.others),
    )
    held = min(len(view["hand"][seat]), ENOUGH)
    return _planned(settled, view["options"]["night"], strong_spots(view), held, mood_of(view), means)


def forget_plans() -> None:
    """Plan everything anew; for measuring."""
    _planned.cache_clear()
