"""Dreaming ahead: where an interpretation would lead, worked out from what everybody sees.

``Sight`` is the part of a table that a ride depends on. The bot plans with it, and a player who is buying is shown the
``trail`` of the ride as it would go by the tiles that lie there now, with a mark wherever something would come that
nobody can foresee: a choice, a die, a conflict.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from reverie.games.dream_cycle.components import FRINGE, Components
from reverie.games.dream_cycle.dreamscape import last_row, night_rows, northernmost
from reverie.games.dream_cycle.geometry import (
    DIRECTIONS,
    NORTH,
    SIDE,
    SPOTS,
    SQUARES,
    STEP,
    WIDTH,
    height,
    position,
    spot,
)
from reverie.games.dream_cycle.movement import delta_way, ways_of

if TYPE_CHECKING:
    from reverie.games.dream_cycle.state import DreamState

CODES: Final = "wogrpbkidxvtcaNESWCAs"
"""A letter for each kind of square, in the order of the content's list of squares; ``.`` is a fringe space."""
MOST_STEPS: Final = 80


@dataclass(frozen=True, slots=True)
class Sight:
    """What a ride of one seat depends on; ``others`` are the spots of the other tokens."""

    components: Components
    ground: bytes
    edge: int
    """The y of the last line of squares before the north edge."""
    is_last: bool
    """Whether one awakens behind that edge."""
    at: int
    facing: int
    silver: str
    store: int
    shadow: bool
    others: frozenset[int]

    def crosses(self, place: int, way: int) -> bool:
        return way == NORTH and height(place) == self.edge and 0 < self.ground[place] < FRINGE

    def is_doldrum(self, place: int) -> bool:
        return self.ground[place] in (FRINGE, self.components.black)

    def field(self, place: int, colour: str) -> int:
        """The field that is read on a square, or -1; ``colour`` is what a silver one counts as."""
        code = self.ground[place]
        if code == FRINGE:
            return -1
        if code == self.components.silver:
            return self.components.fields.index(colour) if colour in self.components.fields else -1
        return self.components.field_of[code]


def sight_of_state(state: "DreamState", seat: int) -> Sight:
    return Sight(
        state.components,
        state.ground,
        SIDE * northernmost(state) - 1,
        northernmost(state) == last_row(state),
        state.at[seat],
        state.facing[seat],
        state.silver[seat],
        state.store[seat],
        "shadowwalker" in state.hand[seat],
        frozenset(state.at[other] for other in state.living if other != seat),
    )


def sight_of_view(components: Components, view: Mapping[str, Any], seat: int) -> Sight:
    """The same from a view alone."""
    top = view["rows"][-1]["row"]
    x, y = view["at"][seat]
    others = [place for other, place in enumerate(view["at"]) if place is not None and other != seat]
    return Sight(
        components,
        ground_of_view(components, view),
        SIDE * top - 1,
        top == night_rows(components, view["options"]["night"])[1],
        spot(x, y),
        DIRECTIONS.index(view["facing"][seat]),
        view["silver"][seat],
        view["store"][seat],
        "shadowwalker" in view["hand"][seat],
        frozenset(spot(*place) for place in others),
    )


def ground_of_view(components: Components, view: Mapping[str, Any]) -> bytes:
    """The squares of a view by spot, coloured squares on top, with the fringe around them."""
    ground = bytearray(SPOTS)
    for row in view["rows"]:
        for place, letter in enumerate(row["squares"]):
            ground[spot(row["x"] + place % SQUARES, row["y"] + SIDE - 1 - place // SQUARES)] = CODES.index(letter) + 1
    for x, y, colour in view["covers"]:
        ground[spot(x, y)] = components.code[colour]
    beyond = spot(0, SIDE * view["rows"][-1]["row"]) // WIDTH
    for place in [place for place, code in enumerate(ground) if code]:
        for step in STEP:
            if not ground[place + step] and (place + step) // WIDTH < beyond:
                ground[place + step] = FRINGE
    return bytes(ground)


Tiles = Sequence[Sequence[str]]
"""By field: the Directional tiles on it."""
Trail = list[tuple[int, str]]
"""Spots in the order they are reached, each with what would come there; most marks are empty."""


def trail(sight: Sight, fields: Tiles, boosts: Sequence[int]) -> Trail:
    """The ride as far as it can be foreseen.

    Marks: ``draw``, ``drain`` and ``reversal`` for yellow squares after which it goes on; and where it stops:
    ``end``, ``choice``, ``die``, ``conflict``, ``rocket``, ``rotation``, ``edge`` (a row that nobody knows yet),
    ``wake``, ``loop``, ``out``.
    """
    ride = _Ride(sight, fields, boosts)
    return ride.run()


class _Ride:
    """One ride on its way."""

    def __init__(self, sight: Sight, fields: Tiles, boosts: Sequence[int]) -> None:
        self.sight = sight
        self.fields = fields
        self.boosts = boosts
        self.place, self.facing, self.store = sight.at, sight.facing, sight.store
        self.colour = sight.silver
        self.trail: Trail = []
        self.keys: set[tuple[int, int]] = set()
        self.landed: set[int] = set()

    def run(self) -> Trail:
        sight = self.sight
        if sight.is_doldrum(self.place):
            if not self._ride(self.facing, 1):
                return self.trail
        elif sight.ground[self.place] == sight.components.silver and not self.colour:
            return [(self.place, "die")]
        for _ in range(MOST_STEPS):
            ways = self._ways()
            if len(ways) != 1:
                self._mark("choice" if ways else "end")
                break
            if (self.place, self.facing) in self.keys:
                self._mark("loop")
                break
            self.keys.add((self.place, self.facing))
            if not self._ride(*ways[0]):
                break
        return self.trail

    def _ways(self) -> list[tuple[int, int]]:
        """Way and distance of each move that the square offers."""
        sight, components = self.sight, self.sight.components
        code = sight.ground[self.place]
        if code < FRINGE:
            way = delta_way(components, code, self.facing)
            if way >= 0:
                return [(way, 1)]
        field = sight.field(self.place, self.colour)
        if field < 0:
            return []
        distance = self.boosts[field] or 1
        kinds = dict.fromkeys(self.fields[field])
        return [(way, distance) for kind in kinds for way in ways_of(components, kind, self.facing)]

    def _ride(self, way: int, distance: int) -> bool:
        """One move; false where it ends the trail."""
        sight = self.sight
        self.facing = way
        for _ in range(distance):
            if sight.crosses(self.place, way):
                self._mark("wake" if sight.is_last else "edge")
                return False
            if not sight.ground[self.place + STEP[way]]:
                break
            self.place += STEP[way]
        self.trail.append((self.place, ""))
        self.colour = ""
        return self._land()

    def _land(self) -> bool:
        """What comes on arrival; false where nobody can foresee how it goes on."""
        sight, components = self.sight, self.sight.components
        code = sight.ground[self.place]
        if self.place in sight.others:
            self._mark("conflict")
            return False
        if code == components.silver:
            self._mark("die")
            return False
        if code == FRINGE or self.place in self.landed:
            return True
        if code == components.blue:
            self.store += components.limits.blue
        effect = components.yellow[code]
        if code == components.blue or effect:
            self.landed.add(self.place)
            self.keys.clear()
        return not effect or self._befall(effect)

    def _befall(self, effect: str) -> bool:
        """A yellow square; some only give or take, and the ride goes on."""
        if self.sight.shadow:
            self._mark("choice")
            return False
        if effect in ("inspiration", "double_inspiration"):
            self._mark("draw")
        elif effect == "psychic_drain":
            self.store -= self.sight.components.limits.psychic_drain
            self._mark("drain" if self.store >= 0 else "out")
            return self.store >= 0
        elif effect == "reversal":
            self.facing = (self.facing + 2) % 4
            self._mark("reversal")
        else:
            self._mark("rocket" if effect == "rocket" else "rotation")
            return False
        return True

    def _mark(self, mark: str) -> None:
        """Say what comes at the last spot of the trail; at the start where it has none yet."""
        if self.trail and self.trail[-1][0] == self.place:
            before = self.trail.pop()[1]
            mark = before if mark == "end" and before else mark
        self.trail.append((self.place, mark))


def trail_for_view(components: Components, view: Mapping[str, Any]) -> list[list[Any]]:
    """The trail of the seat that looks, from its view alone."""
    seat = view["seat"]
    fields: list[tuple[str, ...]] = [()] * len(components.fields)
    for name, *tiles in view["fields"][seat]:
        fields[components.fields.index(name)] = tuple(tiles)
    boosts = [0] * len(components.fields)
    for name, chi in view["boosts"][seat]:
        boosts[components.fields.index(name)] = chi
    return shown(trail(sight_of_view(components, view, seat), fields, boosts))


def shown(found: Trail) -> list[list[Any]]:
    """A trail as a view has it: ``[x, y, mark]`` for each spot."""
    return [[*position(place), mark] for place, mark in found]
