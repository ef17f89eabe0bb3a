"""How the bot plans a ride (ledger 9): arrangements of its tiles are tried out, and the best is kept.

A plan is found along its own way: where the ride comes to a colour without a meaning, every tile that could lie there
is tried, owned or affordable, boosted or not. So only arrangements that matter for the next few squares are looked at.
A search wants several plans that end in different places, found with a wider look (``plans_of``).
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from reverie.games.dream_cycle.components import Components
from reverie.games.dream_cycle.land import Land
from reverie.games.dream_cycle.outlook import RiderOutlook
from reverie.games.dream_cycle.ride import (
    DELTA_WAYS,
    NO_MEANINGS,
    Keys,
    RideStart,
    distance,
    ways_by_tiles,
)
from reverie.games.dream_cycle.rider import ENOUGH, FAR, LOST, Mood, Rider, mood_in, ways_home

STANDING_STILL: Final = 2.0
"""What it costs to end a turn where it began."""
WHIM: Final = 8.0
"""How many squares a late rider's whims are worth; they differ from turn to turn, so no rest lasts for ever."""
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


class Width(NamedTuple):
    """How widely a plan is looked for."""

    nodes: int = 900
    """So many squares are looked at at most."""
    pairs: bool = False
    """Whether a colour may be given a second tile on the way."""
    times: int = 0
    """The length of every move from a field, where a Times tile is to be used; 0 without one."""


GREEDY: Final = Width()


class Means(NamedTuple):
    """What a plan may use: tiles owned, chi, and the kinds that can be bought.

    Chi ``earned`` on the way pays for brakes and drains, but not for what is bought before the ride. What was ``paid``
    on the way out of the chi that the ride began with is not in ``chi`` any more.
    """

    tiles: tuple[str, ...]
    chi: int
    shop: tuple[tuple[str, int], ...]
    earned: int = 0
    paid: int = 0

    @property
    def total(self) -> int:
        """All the chi there is by then."""
        return self.chi + self.earned

    def purse(self, cap: int) -> int:
        """The chi in the store by then: whatever is above the cap goes back before the ride (DC-053)."""
        return min(self.chi, cap - self.paid) + self.earned

    def after(self, change: int) -> "Means":
        """With chi gained or lost on the way."""
        if change > 0:
            return Means(self.tiles, self.chi, self.shop, self.earned + change, self.paid)
        paid = min(-change, self.chi)
        return Means(self.tiles, self.chi - paid, self.shop, self.earned + change + paid, self.paid + paid)


Meaning = tuple[tuple[str, ...], int]
"""The tiles of a colour, none where the ride shall end there, and its boost."""


class RidePlan(NamedTuple):
    """A facing to begin with (or -1), the meaning of each colour on the way, and what comes of it."""

    facing: int
    fields: tuple[tuple[int, tuple[str, ...], int], ...]
    value: float
    place: int = 0
    """Where the ride ends, as far as it can be foreseen."""
    is_sure: bool = True
    """Whether it can be foreseen to its end."""
    times: int = 0
    """The Times tile that it uses, or 0."""


class PlanAttempt:
    """A ride as far as it has been tried: its first facing, the meaning of each colour so far, and so on."""

    __slots__ = ("facing", "fields", "gain", "keys", "left", "means", "moved")

    def __init__(
        self,
        facing: int,
        fields: dict[int, Meaning],
        means: Means,
        gain: float = 0.0,
        keys: Keys = frozenset(),
        moved: bool = False,
        left: int = LONGEST,
    ) -> None:
        self.facing = facing
        self.fields = fields
        self.means = means
        self.gain = gain
        self.keys = keys
        self.moved = moved
        self.left = left

    def giving(self, field: int, kinds: tuple[str, ...], boost: int, means: Means) -> "PlanAttempt":
        """With a meaning for one more colour."""
        fields = {**self.fields, field: (kinds, boost)}
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

    def __init__(self, rider: Rider, width: Width, keeps_all: bool) -> None:
        self.rider = rider
        self.width = width
        self.keeps_all = keeps_all
        """Whether other plans than the best are wanted."""
        limits = rider.land.components.limits
        self.brake = limits.brake
        self.cap = limits.cap_end_of_buying
        self.most_moves = min(LONGEST, limits.arrivals_per_movement)
        self.is_caught_in_time = limits.arrivals_per_movement <= LONGEST
        """Whether so many moves are foreseen that a ride can count as an endless loop (DC-109)."""
        self.pairs = width.pairs and limits.tiles_per_field > 1
        self.nodes = 0
        self.best = RidePlan(-1, (), float("-inf"))
        self.kept: dict[tuple[int, int], RidePlan] = {}
        """The best plan for each place that a ride can end on, and each number of tiles that are then owned."""

    def plan(self, means: Means) -> RidePlan:
        """The best ride with these means."""
        start = self.rider.start
        if not start.is_in_doldrum:
            self.stand(PlanAttempt(-1, {}, means, left=self.most_moves), start.at, start.facing, start.silver)
            return self.best
        for way in start.land.open_ways(start.at):
            self.move_on(PlanAttempt(way, {}, means, left=self.most_moves), start.at, way, 1)
        return self.best

    def stand(self, attempt: PlanAttempt, place: int, facing: int, colour: str) -> None:
        """The token stands here with these meanings so far: end the ride, or give the colour a meaning and go on.

        Here tiles get their colours while the ride goes on, so there are no ``Meanings`` to ask ``ride.ways`` with; the
        moves come from the same parts, ``DELTA_WAYS`` and ``ways_by_tiles``.
        """
        self.nodes += 1
        land, fields = self.rider.land, attempt.fields
        delta, field = land.delta_way(place, facing), land.field(place, colour)
        if delta >= 0:
            self.follow_delta(attempt, place, delta)
        elif field >= 0 and field in fields and fields[field][0]:
            self.follow(attempt, place, facing, field)
        elif field < 0 or field in fields or self.nodes > self.width.nodes:
            self.end_here(attempt, place)
        else:
            self.end_here(attempt.giving(field, (), 0, attempt.means), place)
            for kind, boost, rest in choices(land.components, attempt.means, not self.width.times):
                self.stand(attempt.giving(field, (kind,), boost, rest), place, facing, colour)

    def follow_delta(self, attempt: PlanAttempt, place: int, delta: int) -> None:
        """It says the way; nobody brakes there but whoever is caught."""
        if attempt.left or not self.is_caught_in_time:
            for _, way, far in DELTA_WAYS[delta]:
                self.move_on(attempt, place, way, far)
        elif self.can_brake(attempt):
            self.brake_here(attempt, place)
        else:
            self.keep(attempt, LOST, place)

    def follow(self, attempt: PlanAttempt, place: int, facing: int, field: int) -> None:
        """The colour has its meaning already: ride on, or brake."""
        can_brake = self.can_brake(attempt)
        if can_brake:
            self.brake_here(attempt, place)
        if (place, facing) in attempt.keys or not attempt.left:
            if not can_brake:
                self.keep(attempt, LOST, place)
            return
        if self.nodes > self.width.nodes:
            return
        kinds, boost = attempt.fields[field]
        noted, length = attempt.noting(place, facing), distance(self.width.times, boost)
        for _, way, far in ways_by_tiles(self.rider.land.components, kinds, facing, length):
            self.move_on(noted, place, way, far)
        if self.pairs and attempt.moved and len(kinds) == 1 and not boost:
            self.add_second(noted, place, facing, field)

    def add_second(self, noted: PlanAttempt, place: int, facing: int, field: int) -> None:
        """Give the colour a second tile, and ride on by that one (DC-075)."""
        components, (first,) = self.rider.land.components, noted.fields[field][0]
        length = distance(self.width.times, 0)
        for kind, _, rest in choices(components, noted.means, boosted=False):
            if kind != first:
                both = noted.giving(field, (first, kind), 0, rest)
                for _, way, far in ways_by_tiles(components, (kind,), facing, length):
                    self.move_on(both, place, way, far)

    def move_on(self, attempt: PlanAttempt, place: int, way: int, far: int) -> None:
        """One move and what comes after it."""
        rider, means = self.rider, attempt.means
        purse = means.purse(self.cap)
        landing, ending = rider.walk(place, way, far)
        if ending is not None:
            self.keep(attempt, attempt.gain + ending - rider.risk(purse, ending), landing, False)
            return
        if landing in rider.strong:
            self.keep(attempt, attempt.gain + rider.worth(place) - 0.5, place)
            return
        facing, chi, gain, goes_on = rider.arrive(landing, way, purse, frozenset())
        if chi != purse:
            means = means.after(chi - purse)
        if not goes_on:
            self.keep(attempt.with_means(means), attempt.gain + gain + rider.worth(landing), landing, False)
            return
        if gain and any(landing == spot_ for spot_, _ in attempt.keys):
            gain = 0.0  # it gives only once
        self.stand(attempt.landed(means, gain), landing, facing, "")

    def can_brake(self, attempt: PlanAttempt) -> bool:
        """After at least one move, for whoever can pay (DC-092)."""
        return attempt.moved and attempt.means.purse(self.cap) >= self.brake

    def brake_here(self, attempt: PlanAttempt, place: int) -> None:
        """Pay, and end the ride on this spot."""
        self.end_here(attempt.with_means(attempt.means.after(-self.brake)), place)

    def end_here(self, attempt: PlanAttempt, place: int) -> None:
        """Keep the attempt as a ride that ends on this spot."""
        self.keep(attempt, attempt.gain + self.rider.worth(place), place)

    def keep(self, attempt: PlanAttempt, value: float, place: int, is_sure: bool = True) -> None:
        """Remember the plan if it is the best so far; what is left over counts too."""
        rider, means = self.rider, attempt.means
        way_home = rider.home.get(place, FAR)
        tiles = [*means.tiles, *(kind for kinds, _ in attempt.fields.values() for kind in kinds)]
        if place == rider.start.at:
            value -= STANDING_STILL
        if rider.restless:
            value += rider.restless * WHIM * ((place * 7919 + rider.turn * 104729) % 97) / 97
        total = value + rider.chi * min(means.total, self.cap) + min(1.0, way_home / 25) * use_of(tiles, way_home)
        is_best = total > self.best.value + 1e-9
        if not is_best and not (self.keeps_all and self._is_best_there(total, place, len(tiles))):
            return
        fields = tuple([(field, kinds, boost) for field, (kinds, boost) in attempt.fields.items()])
        plan = RidePlan(attempt.facing, fields, total, place, is_sure, self.width.times)
        if self.keeps_all:
            self.kept[place, len(tiles)] = plan
        if is_best:
            self.best = plan

    def _is_best_there(self, total: float, place: int, tiles: int) -> bool:
        known = self.kept.get((place, tiles))
        return known is None or total > known.value + 1e-9


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


def choices(components: Components, means: Means, boosted: bool = True) -> list[tuple[str, int, Means]]:
    """Every tile that could be given to a colour, boosted or not, with what is left; owned ones first."""
    found: list[tuple[str, int, Means]] = []
    for kind in dict.fromkeys(means.tiles):
        at = means.tiles.index(kind)
        rest = Means(means.tiles[:at] + means.tiles[at + 1 :], means.chi, means.shop, means.earned, means.paid)
        found += _boosted(components, kind, rest) if boosted else [(kind, 0, rest)]
    for kind, cost in means.shop:
        if cost <= means.chi and kind not in means.tiles:
            rest = Means(means.tiles, means.chi - cost, means.shop, means.earned, means.paid)
            found += _boosted(components, kind, rest) if boosted else [(kind, 0, rest)]
    return found


def _boosted(components: Components, kind: str, rest: Means) -> list[tuple[str, int, Means]]:
    found = [(kind, 0, rest)]
    if kind == "back":
        return found
    for chi in components.limits.boost:
        if chi <= rest.chi:
            found.append((kind, chi, Means(rest.tiles, rest.chi - chi, rest.shop, rest.earned, rest.paid)))
    return found


PlanStart = tuple[Land, int, int, str, bool]
"""All of a ``RideStart`` that a plan depends on; in a doldrum the facing is -1, for any will do."""


class Kept(NamedTuple):
    """What a planner found: the best plan, and the best for each end."""

    best: RidePlan
    others: tuple[RidePlan, ...]


@lru_cache(maxsize=1024)
def _planned(
    begin: PlanStart, night: str, strong: frozenset[int], held: int, mood: Mood, means: Means, width: Width, most: int
) -> Kept:
    land, at, facing, silver, shadow = begin
    start = RideStart(land, NO_MEANINGS, at, facing, silver, 0, shadow, frozenset())
    home = ways_home(land.components, night, land.edge)
    planner = Planner(Rider(start, home, strong, held, mood), width, most > 0)
    best = planner.plan(means)
    ranked = sorted(planner.kept.values(), key=lambda plan: -plan.value)
    return Kept(best, tuple(ranked[:most]))


def plan_of(outlook: RiderOutlook) -> RidePlan:
    """The best plan for the seat that is buying; it depends on what is owned, not on where it lies just now."""
    return _found(outlook, means_of(outlook), mood_in(outlook.turn), GREEDY, 0).best


def plans_of(outlook: RiderOutlook, width: Width, most: int) -> tuple[RidePlan, ...]:
    """The best few plans, each with another end; the best first."""
    return _found(outlook, means_of(outlook), mood_in(outlook.turn), width, most).others


def next_ride(outlook: RiderOutlook, means: Means, width: Width) -> RidePlan:
    """The best ride of a seat that is not late for anything, with these means."""
    return _found(outlook, means, mood_in(0), width, 0).best


def _found(outlook: RiderOutlook, means: Means, mood: Mood, width: Width, most: int) -> Kept:
    start = outlook.start
    facing = -1 if start.is_in_doldrum else start.facing
    begin = (start.land, start.at, facing, start.silver, start.shadow)
    held = min(len(outlook.hand), ENOUGH)
    return _planned(begin, outlook.night, outlook.strong, held, mood, means, width, most)


def means_of(outlook: RiderOutlook, income: int = 0) -> Means:
    """All that the seat owns, wherever it lies, and what it could buy."""
    start, order = outlook.start, list(outlook.components.directional)
    chi = start.store + sum(start.meanings.boosts) + income
    tiles = [*outlook.tray, *(kind for kinds in start.meanings.tiles for kind in kinds)]
    shop = tuple([(kind, cost) for kind, cost in outlook.shop if cost <= chi])
    return Means(tuple(sorted(tiles, key=order.index, reverse=True)), chi, shop)


def forget_plans() -> None:
    """Plan everything anew; for measuring."""
    _planned.cache_clear()
