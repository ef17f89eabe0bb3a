"""What rides are worth to the bot (ledger 9): each is tried out on the land as its seat sees it."""

from collections.abc import Mapping
from functools import lru_cache
from heapq import heappop, heappush
from typing import Final

from reverie.games.dream_cycle.components import FRINGE, Components
from reverie.games.dream_cycle.geometry import NORTH, SPOTS, STEP
from reverie.games.dream_cycle.land import Land, outline_of
from reverie.games.dream_cycle.printed import CycleLimits
from reverie.games.dream_cycle.ride import Keys, RideStart, ways

FRINGE_COST: Final = 2.5
"""What a step onto the fringe costs, in squares (note 2)."""
CHI: Final = 0.45
"""What a chi is worth in squares."""
REST: Final = 0.8
"""A doldrum gives a free turn and a free step (note 7)."""
UNKNOWN_ROW: Final = 1.0
"""What a new row under the wheels is worth: the ride may go on."""
UNKNOWN_RISK: Final = 2.5
"""What it costs to ride into a new row without the means to pay for a drain or a brake (``reserve``)."""
GIFTS: Final = {
    "inspiration": 1.5,
    "double_inspiration": 2.5,
    "psychic_drain": -1.0,
    "silver": 0.3,
    "blue": 0.01,
    "reversal": 0.01,
}
"""What squares give besides chi; not quite nothing where it matters that they give only once."""
LATE: Final = 25
"""After so many turns patience wears thin."""
ENOUGH: Final = 5
"""With so many Inspiration tiles in hand another one is worth no detour."""
LOST: Final = -200.0
"""Out of the game."""
AWAKE: Final = 500.0
FAR: Final = 99.0
"""From where no way home is known."""
CAREFUL: Final = 3600
"""So many squares are looked at for one choice at most."""


@lru_cache(maxsize=64)
def ways_home(components: Components, night: str, edge: int) -> Mapping[int, float]:
    """By spot: how far it is to the far edge over the outline of all rows, which everybody knows (note 2).

    ``edge`` is the north edge by now: from the fringe beside it nothing leads north (DC-014).
    """
    outline = outline_of(components, night)
    laid = Land(components, outline.ground, edge, False)
    known: dict[int, float] = {}
    heap = [(1.0, place) for place in range(SPOTS) if outline.crosses(place, NORTH)]
    while heap:
        cost, place = heappop(heap)
        if place in known:
            continue
        known[place] = cost
        further = cost + (FRINGE_COST if outline.ground[place] == FRINGE else 1.0)
        for way, step in enumerate(STEP):
            near = place - step
            if outline.ground[near] and near not in known and not laid.is_shut(near, way):
                heappush(heap, (further, near))
    return known


def reserve(limits: CycleLimits) -> int:
    """The chi to keep for a drain or a brake (note 4)."""
    return max(limits.brake, limits.psychic_drain)


Mood = tuple[float, int]
"""Patience from 1 to 0, and the turn it wears thin in (0 before that)."""


class Progress:
    """A ride on its way: the chi it has, where it has been, the squares that have given all they have, moves left."""

    __slots__ = ("chi", "keys", "left", "used")

    def __init__(self, chi: int, left: int, keys: Keys = frozenset(), used: frozenset[int] = frozenset()) -> None:
        self.chi = chi
        self.left = left
        self.keys = keys
        self.used = used


class Rider:
    """Tries out rides from one start; ``home`` says how far every spot is from the far edge."""

    def __init__(
        self,
        start: RideStart,
        home: Mapping[int, float],
        strong: frozenset[int],
        held: int,
        mood: Mood,
        most_nodes: int = CAREFUL,
    ) -> None:
        self.start = start
        self.land = start.land
        self.home = home
        patience, self.turn = mood
        self.restless = 1 - patience
        self.chi = CHI * (0.2 + 0.8 * patience)
        self.rest = REST * patience
        self.thirst = max(0, ENOUGH - held) / ENOUGH * patience
        """How welcome another Inspiration tile is to somebody who holds so many."""
        self.strong = strong
        """Where somebody stands who has more Power."""
        self.brake = start.land.components.limits.brake
        self.most_nodes = most_nodes
        self.nodes = 0

    def worth(self, place: int) -> float:
        """Less the way that is left; a doldrum is a good place to rest."""
        return (self.rest if self.land.is_doldrum(place) else 0.0) - self.home.get(place, FAR)

    def ride_on(self, place: int, facing: int, colour: str, so_far: Progress) -> float:
        """The worth of riding on from here by the meanings as they lie, with the best choices on the way."""
        self.nodes += 1
        chi, here = so_far.chi, self.worth(place)
        found = ways(self.land, self.start.meanings, place, facing, colour)
        if not found:
            return here + self.chi * chi
        stop = here + self.chi * (chi - self.brake) if chi >= self.brake else LOST
        if (place, facing) in so_far.keys or not so_far.left:
            return stop
        if self.nodes > self.most_nodes:
            return here
        further = Progress(chi, so_far.left - 1, so_far.keys | {(place, facing)}, so_far.used)
        return max([*(self.step(place, way, far, further) for _, way, far in found), stop])

    def step(self, place: int, way: int, far: int, so_far: Progress) -> float:
        """One move and what comes after it."""
        landing, ending = self.walk(place, way, far)
        if ending is not None:
            return ending + self.chi * so_far.chi - self.risk(so_far.chi, ending)
        if landing in self.strong:
            return self.worth(place) + self.chi * so_far.chi - 0.5
        facing, chi, gain, goes_on = self.arrive(landing, way, so_far.chi, so_far.used)
        if not goes_on:
            return self.worth(landing) + self.chi * chi + gain
        if gain:
            further = Progress(chi, so_far.left, frozenset(), so_far.used | {landing})
        else:
            further = Progress(chi, so_far.left, so_far.keys, so_far.used)
        return gain + self.ride_on(landing, facing, "", further)

    def walk(self, place: int, way: int, far: int) -> tuple[int, float | None]:
        """Where a move ends; with a worth where it ends the ride beyond what can be seen."""
        place, beyond = self.land.walk(place, way, far)
        if not beyond:
            return place, None
        if self.land.is_last:
            return place, AWAKE
        place += STEP[way]
        return place, UNKNOWN_ROW - self.home.get(place, FAR)

    def arrive(self, place: int, way: int, chi: int, used: frozenset[int]) -> tuple[int, int, float, bool]:
        """Facing, chi and gain after a landing, and whether the ride can be foreseen further."""
        landing = self.land.landing(place, used)
        effect = landing.effect
        if not effect:
            return way, chi, 0.0, True
        if effect == "psychic_drain" and self.start.shadow:
            return way, chi, GIFTS[effect] * self.thirst, True
        if effect == "rocket":
            return way, chi, self.rocket(place, way) - self.worth(place), False
        left = chi + landing.chi
        if left < 0:
            return way, left, LOST, False
        gain = GIFTS.get(effect, 0.0) * (self.thirst if landing.mark == "draw" else 1)
        return (way + landing.turn) % 4, left, gain, landing.goes_on

    def rocket(self, place: int, way: int) -> float:
        """What the flight forward ends in (DC-149)."""
        landing, ending = self.walk(place, way, self.land.components.limits.rocket_squares)
        return ending if ending is not None else self.worth(landing)

    def risk(self, chi: int, ending: float) -> float:
        """A new row may hold a Psychic Drain or close a loop: better have chi for it (note 4)."""
        is_safe = ending >= AWAKE or chi >= reserve(self.land.components.limits)
        return 0.0 if is_safe else UNKNOWN_RISK


def mood_in(turn: int) -> Mood:
    """Whoever has been on the way for long cares for nothing but getting on, and tries now this and now that."""
    late = max(0, turn - LATE)
    return max(0.0, 1 - late / LATE), turn if late else 0
