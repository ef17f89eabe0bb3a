"""Dreaming ahead: the trail of the ride as it would go by the tiles that lie there now.

It is worked out from what everybody sees, with a mark wherever something would come: what a square gives or takes, and
where nobody can foresee how it goes on.
"""

from typing import Any, Final

from reverie.games.dream_cycle.dreamscape import land_of
from reverie.games.dream_cycle.geometry import position
from reverie.games.dream_cycle.ride import SETTING_OFF, RideStart, Underway, ways
from reverie.games.dream_cycle.state import DreamState

MOST_STEPS: Final = 80

Trail = list[tuple[int, str]]
"""Spots in the order they are reached, each with what would come there; most marks are empty."""


def start_of_ride(state: DreamState, seat: int) -> RideStart:
    """The ride that lies before a seat, from the table; ``ride.start_in_view`` has the same from a view."""
    return RideStart(
        land_of(state),
        state.meanings(seat),
        state.at[seat],
        state.facing[seat],
        state.silver[seat],
        state.store[seat],
        "shadowwalker" in state.hand[seat],
        frozenset(state.at[other] for other in state.living if other != seat),
    )


def trail(start: RideStart, so_far: Underway = SETTING_OFF) -> Trail:
    """The ride as far as it can be foreseen.

    Marks: ``draw``, ``drain`` and ``reversal`` for yellow squares after which it goes on; and where it stops:
    ``end``, ``choice``, ``die``, ``conflict``, ``rocket``, ``rotation``, ``edge`` (a row that nobody knows yet),
    ``wake``, ``loop``, ``out``.
    """
    return _ForeseenRide(start, so_far).run()


def trail_by(start: RideStart, way: int, distance: int, so_far: Underway = SETTING_OFF) -> Trail:
    """The same for a ride that goes on with this move, whatever lies under the token."""
    return _ForeseenRide(start, so_far).run_by(way, distance)


def shown(found: Trail) -> list[list[Any]]:
    """A trail as a view has it: ``[x, y, mark]`` for each spot."""
    return [[*position(place), mark] for place, mark in found]


class _ForeseenRide:
    """One ride on its way."""

    def __init__(self, start: RideStart, so_far: Underway) -> None:
        self.start = start
        self.place, self.facing, self.store = start.at, start.facing, start.store
        self.colour = start.silver
        self.trail: Trail = []
        self.keys: set[tuple[int, int]] = set(so_far.noted)
        self.landed: set[int] = set(so_far.used)
        self.left = start.land.components.limits.arrivals_per_movement - so_far.arrivals
        """So many arrivals more, and it counts as an endless loop (DC-109)."""

    def run(self) -> Trail:
        """By the meanings alone, as a turn begins."""
        start, land = self.start, self.start.land
        self.keys.discard((self.place, self.facing))  # noted when the token came here
        if start.is_in_doldrum:
            return self.run_by(self.facing, 1)
        if land.ground[self.place] == land.components.silver and not self.colour:
            return [(self.place, "die")]
        self._follow()
        return self.trail

    def run_by(self, way: int, distance: int) -> Trail:
        """By this move first."""
        if self._ride(way, distance):
            self._follow()
        return self.trail

    def _follow(self) -> None:
        """Ride on by the meanings until nobody can foresee how it goes on."""
        start, land = self.start, self.start.land
        for _ in range(MOST_STEPS):
            found = ways(land, start.meanings, self.place, self.facing, self.colour)
            if found and self.left <= 0:
                self._mark("loop")
                break
            if len(found) != 1:
                self._mark("choice" if found else "end")
                break
            if (self.place, self.facing) in self.keys:
                self._mark("loop")
                break
            self.keys.add((self.place, self.facing))
            _, way, distance = found[0]
            if not self._ride(way, distance):
                break

    def _ride(self, way: int, distance: int) -> bool:
        """One move; false where it ends the trail."""
        land = self.start.land
        self.facing = way
        self.place, beyond = land.walk(self.place, way, distance)
        if beyond:
            self._mark("wake" if land.is_last else "edge")
            return False
        self.trail.append((self.place, ""))
        self.colour = ""
        self.left -= 1
        return self._land()

    def _land(self) -> bool:
        """What comes on arrival; false where nobody can foresee how it goes on."""
        if self.place in self.start.others:
            self._mark("conflict")
            return False
        landing = self.start.land.landing(self.place, self.landed)
        if not landing.effect:
            return True
        self.landed.add(self.place)
        self.keys.clear()
        if landing.is_yellow and self.start.shadow:
            self._mark("choice")
            return False
        self.facing = (self.facing + landing.turn) % 4
        self.store += landing.chi
        if self.store < 0:
            self._mark("out")
            return False
        if landing.mark:
            self._mark(landing.mark)
        return landing.goes_on

    def _mark(self, mark: str) -> None:
        """Say what comes at the last spot of the trail; at the start where it has none yet."""
        if self.trail and self.trail[-1][0] == self.place:
            before = self.trail.pop()[1]
            mark = before if mark == "end" and before else mark
        self.trail.append((self.place, mark))
