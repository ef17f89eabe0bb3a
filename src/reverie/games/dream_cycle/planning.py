"""How the bot plans a ride (ledger 9): arrangements of its tiles are tried out, and the best is kept.

A plan is found along its own way: where the ride comes to a colour without a meaning, every tile that could lie there
is tried, owned or affordable, boosted or not. So only arrangements that matter for the next few squares are looked at.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from reverie.games.dream_cycle.components import Components
from reverie.games.dream_cycle.land import Land
from reverie.games.dream_cycle.ride import NO_MEANINGS, RideStart, start_in_view
from reverie.games.dream_cycle.rider import ENOUGH, FAR, LOST, Keys, Mood, Rider, mood_of, risk, strong_spots, ways_home

STANDING_STILL: Final = 2.0
"""What it costs to end a turn where it began."""
WHIM: Final = 8.0
"""How many squares a late rider's whims are worth; they differ from turn to turn, so no rest lasts for ever."""
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


class Means(NamedTuple):
    """What a plan may use: tiles owned, chi, and the kinds that can be bought.

    Chi ``earned`` on the way pays for brakes and drains, but not for what is bought before the ride.
    """

    tiles: tuple[str, ...]
    chi: int
    shop: tuple[tuple[str, int], ...]
    earned: int = 0

    @property
    def total(self) -> int:
        """All the chi there is by then."""
        return self.chi + self.earned

    def after(self, change: int) -> "Means":
        """With chi gained or lost on the way."""
        if change > 0:
            return Means(self.tiles, self.chi, self.shop, self.earned + change)
        from_store = max(change, -self.chi)
        return Means(self.tiles, self.chi + from_store, self.shop, self.earned + change - from_store)


class RidePlan(NamedTuple):
    """A facing to begin with (or -1), the tile and boost of each colour on the way, and what comes of it.

    A colour with an empty tile is one on which the ride shall end.
    """

    facing: int
    fields: tuple[tuple[int, str, int], ...]
    value: float


class PlanAttempt(NamedTuple):
    """A ride as far as it has been tried: its first facing, the tile and boost of each colour so far, and so on."""

    facing: int
    fields: Mapping[int, tuple[str, int]]
    means: Means
    gain: float = 0.0
    keys: Keys = frozenset()
    moved: bool = False
    left: int = LONGEST

    def giving(self, field: int, kind: str, boost: int, means: Means) -> "PlanAttempt":
        """With a meaning for one more colour."""
        fields = {**self.fields, field: (kind, boost)}
        return PlanAttempt(self.facing, fields, means, self.gain, self.keys, self.moved, self.left)

    def with_means(self, means: Means) -> "PlanAttempt":
        """With other means left."""
        return PlanAttempt(self.facing, self.fields, means, self.gain, self.keys, self.moved, self.left)

    def noting(self, place: int, facing: int) -> "PlanAttempt":
        """With one more key that must not come again."""
        keys = self.keys | {(place, facing)}
        return PlanAttempt(self.facing, self.fields, self.means, self.gain, keys, self.moved, self.left)

    def landed(self, means: Means, gain: float) -> "PlanAttempt":
        """After one more move, with what it has brought."""
        return PlanAttempt(self.facing, self.fields, means, self.gain + gain, self.keys, True, self.left - 1)


class Planner:
    """Looks for the best arrangement, and the best facing where the token may choose one."""

    def __init__(self, rider: Rider) -> None:
        self.rider = rider
        self.nodes = 0
        self.best = RidePlan(-1, (), float("-inf"))

    def plan(self, means: Means) -> RidePlan:
        """The best ride with these means."""
        start = self.rider.start
        if not start.is_in_doldrum:
            self.stand(PlanAttempt(-1, {}, means), start.at, start.facing, start.silver)
            return self.best
        for way in start.land.open_ways(start.at):
            self.move_on(PlanAttempt(way, {}, means), start.at, way, 1)
        return self.best

    def stand(self, attempt: PlanAttempt, place: int, facing: int, colour: str) -> None:
        """The token stands here with these meanings so far: end the ride, or give the colour a meaning and go on."""
        self.nodes += 1
        land, fields = self.rider.land, attempt.fields
        delta, field = land.delta_way(place, facing), land.field(place, colour)
        if delta >= 0:
            self.move_on(attempt, place, delta, 1)
        elif field >= 0 and field in fields and fields[field][0]:
            self.follow(attempt, place, facing, field)
        elif field < 0 or field in fields or self.nodes > NODES:
            self.end_here(attempt, place)
        else:
            self.end_here(attempt.giving(field, "", 0, attempt.means), place)
            for kind, boost, rest in choices(land.components, attempt.means):
                self.stand(attempt.giving(field, kind, boost, rest), place, facing, colour)

    def follow(self, attempt: PlanAttempt, place: int, facing: int, field: int) -> None:
        """The colour has its meaning already: ride on, or brake."""
        can_brake = attempt.moved and attempt.means.total >= 2
        if can_brake:
            self.end_here(attempt.with_means(attempt.means.after(-2)), place)
        if (place, facing) in attempt.keys or not attempt.left:
            if not can_brake:
                self.keep(attempt, LOST, place)
            return
        if self.nodes > NODES:
            return
        kind, boost = attempt.fields[field]
        noted = attempt.noting(place, facing)
        for way in self.rider.land.components.tile_ways[kind][facing]:
            self.move_on(noted, place, way, boost or 1)

    def move_on(self, attempt: PlanAttempt, place: int, way: int, far: int) -> None:
        """One move and what comes after it."""
        rider, means = self.rider, attempt.means
        landing, ending = rider.walk(place, way, far)
        if ending is not None:
            self.keep(attempt, attempt.gain + ending - risk(means.total, ending), landing)
            return
        if landing in rider.strong:
            self.keep(attempt, attempt.gain + rider.worth(place) - 0.5, place)
            return
        facing, chi, gain, goes_on = rider.arrive(landing, way, means.total, frozenset())
        means = means.after(chi - means.total)
        if not goes_on:
            self.keep(attempt.with_means(means), attempt.gain + gain + rider.worth(landing), landing)
            return
        if gain and any(landing == spot_ for spot_, _ in attempt.keys):
            gain = 0.0  # it gives only once
        self.stand(attempt.landed(means, gain), landing, facing, "")

    def end_here(self, attempt: PlanAttempt, place: int) -> None:
        """Keep the attempt as a ride that ends on this spot."""
        self.keep(attempt, attempt.gain + self.rider.worth(place), place)

    def keep(self, attempt: PlanAttempt, value: float, place: int) -> None:
        """Remember the plan if it is the best so far; what is left over counts too."""
        rider, means = self.rider, attempt.means
        way_home = rider.home.get(place, FAR)
        tiles = [*means.tiles, *(kind for kind, _ in attempt.fields.values() if kind)]
        if place == rider.start.at:
            value -= STANDING_STILL
        if rider.restless:
            value += rider.restless * WHIM * ((place * 7919 + rider.turn * 104729) % 97) / 97
        total = value + rider.chi * min(means.total, 10) + min(1.0, way_home / 25) * use_of(tiles, way_home)
        if total > self.best.value + 1e-9:
            fields = tuple((field, kind, boost) for field, (kind, boost) in attempt.fields.items())
            self.best = RidePlan(attempt.facing, fields, total)


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
        at = means.tiles.index(kind)
        rest = Means(means.tiles[:at] + means.tiles[at + 1 :], means.chi, means.shop, means.earned)
        found += _boosted(components, kind, rest)
    for kind, cost in means.shop:
        if cost <= means.chi and kind not in means.tiles:
            found += _boosted(components, kind, Means(means.tiles, means.chi - cost, means.shop, means.earned))
    return found


def _boosted(components: Components, kind: str, rest: Means) -> list[tuple[str, int, Means]]:
    found = [(kind, 0, rest)]
    if kind == "back":
        return found
    for chi in components.limits.boost:
        if chi <= rest.chi:
            found.append((kind, chi, Means(rest.tiles, rest.chi - chi, rest.shop, rest.earned)))
    return found


PlanStart = tuple[Land, int, int, str, bool, frozenset[int]]
"""All of a ``RideStart`` that a plan depends on; in a doldrum the facing is -1, for any will do."""


@lru_cache(maxsize=256)
def _planned(begin: PlanStart, night: str, strong: frozenset[int], held: int, mood: Mood, means: Means) -> RidePlan:
    land, at, facing, silver, shadow, others = begin
    start = RideStart(land, NO_MEANINGS, at, facing, silver, 0, shadow, others)
    home = ways_home(land.components, night, land.edge)
    return Planner(Rider(start, home, strong, held, mood)).plan(means)


def plan_of(components: Components, view: Mapping[str, Any]) -> RidePlan:
    """The best plan for the seat that is buying; it depends on what is owned, not on where it lies just now."""
    seat = view["seat"]
    start = start_in_view(components, view)
    facing = -1 if start.is_in_doldrum else start.facing
    begin = (start.land, start.at, facing, start.silver, start.shadow, start.others)
    held = min(len(view["hand"][seat]), ENOUGH)
    means = _means_of(components, view)
    return _planned(begin, view["options"]["night"], strong_spots(view), held, mood_of(view), means)


def _means_of(components: Components, view: Mapping[str, Any]) -> Means:
    """All that the seat owns, wherever it lies, and what it could buy."""
    seat, order = view["seat"], list(components.directional)
    chi = view["store"][seat] + sum(boost for _, boost in view["boosts"][seat])
    tiles = [*view["tray"][seat], *(kind for _, *kinds in view["fields"][seat] for kind in kinds)]
    shop = tuple((kind, cost) for kind, cost, _, left in reversed(view["market"]) if left and cost <= chi)
    return Means(tuple(sorted(tiles, key=order.index, reverse=True)), chi, shop)


def forget_plans() -> None:
    """Plan everything anew; for measuring."""
    _planned.cache_clear()
