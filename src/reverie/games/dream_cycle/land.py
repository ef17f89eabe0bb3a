"""The land as everybody sees it (ledger 2.1, 2.6): squares, fringe and north edge, and walking over them.

A table and each view of it give the same ``Land``. Rules, trail and plans read the ground there and nowhere else, so
that what is foretold and what happens cannot differ.
"""

from collections.abc import Container, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from reverie.games.dream_cycle.components import FRINGE, NO_EFFECT, Components, Landing
from reverie.games.dream_cycle.geometry import NORTH, SIDE, SPOTS, SQUARES, STEP, WIDTH, height, spot

NIGHTS: Final = {"full": (1, 10), "half": (1, 5), "nap": (4, 5)}
"""By option ``night``: the first and the last row of the race (DC-214)."""
LETTERS: Final = "wogrpbkidxvtcaNESWCAs"
"""A letter for each kind of square, in the order of the content's list of squares; ``.`` is a fringe space."""
_CODES: Final = {letter: number for number, letter in enumerate(LETTERS, start=1)}
_LETTER_OF: Final = (" " + LETTERS).ljust(FRINGE).encode() + b"."
"""By code: its letter."""


def lettered(codes: bytes) -> str:
    """Squares as letters.

    >>> lettered(bytes([0, 1, FRINGE]))
    ' w.'
    """
    return codes.translate(_LETTER_OF).decode()


def night_rows(components: Components, night: str) -> tuple[int, int]:
    """The first and the last row; never more than there are."""
    first, last = NIGHTS[night]
    return first, min(last, len(components.rows))


class Land:
    """The ground at one moment; it never changes."""

    __slots__ = ("components", "edge", "ground", "is_last")

    def __init__(self, components: Components, ground: bytes, edge: int, is_last: bool) -> None:
        self.components = components
        self.ground = ground
        """By spot: the code of the square that counts there, ``FRINGE``, or 0 where nobody can stand."""
        self.edge = edge
        """The y of the last line of squares before the north edge."""
        self.is_last = is_last
        """Whether one awakens behind that edge."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Land) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[Components, bytes, int, bool]:
        return self.components, self.ground, self.edge, self.is_last

    # What a spot is.

    def is_doldrum(self, place: int, colour: str = "") -> bool:
        """Fringe or black; ``colour`` is what a silver square counts as, and some dice have black (DC-011, DC-164)."""
        code = self.ground[place]
        if code == self.components.silver:
            return colour == "black"
        return code in (FRINGE, self.components.black)

    def field(self, place: int, colour: str) -> int:
        """The field that gives a square its meaning, or -1; ``colour`` is what a silver one counts as (DC-072)."""
        code = self.ground[place]
        if code == FRINGE:
            return -1
        if code == self.components.silver:
            fields = self.components.fields
            return fields.index(colour) if colour in fields else -1
        return self.components.field_of[code]

    def delta_way(self, place: int, facing: int) -> int:
        """Where a delta turns a token, or -1 where there is none (DC-156)."""
        code = self.ground[place]
        ways = self.components.delta_ways[code] if code < FRINGE else ()
        return ways[facing] if ways else -1

    def landing(self, place: int, used: Container[int]) -> Landing:
        """What comes of landing on a spot; a ``used`` square has given all that it gives in a turn (DC-142, DC-144)."""
        landing = self.components.landings[self.ground[place]]
        return NO_EFFECT if landing.effect and landing.effect != "silver" and place in used else landing

    # Where a step leads.

    def crosses(self, place: int, way: int) -> bool:
        """Whether a step goes over the north edge: only from a square of the last row (DC-013, DC-014)."""
        return way == NORTH and height(place) == self.edge and 0 < self.ground[place] < FRINGE

    def is_shut(self, place: int, way: int) -> bool:
        """Whether a step goes north from the fringe beside the last row; whatever lies there later (DC-014)."""
        return way == NORTH and height(place) == self.edge and self.ground[place] == FRINGE

    def leads_on(self, place: int, way: int) -> bool:
        """Whether a step goes to a space or over the north edge, never away from the board (DC-051, DC-192)."""
        return bool(self.ground[place + STEP[way]]) or self.crosses(place, way)

    def open_ways(self, place: int) -> list[int]:
        """Every way that leads on."""
        ground = self.ground
        found = [way for way in range(4) if ground[place + STEP[way]]]
        return [NORTH, *found] if self.crosses(place, NORTH) else found

    def walk(self, place: int, way: int, distance: int) -> tuple[int, int]:
        """Where a move comes to, square by square, before the first position that is no space (DC-080).

        The second number is 0; or, where it comes to the north edge, how many steps of it are left to go beyond.
        """
        ground, step = self.ground, STEP[way]
        for left in range(distance, 0, -1):
            if way == NORTH and self.crosses(place, way):
                return place, left
            if not ground[place + step]:
                break
            place += step
        return place, 0


class LaidRow(NamedTuple):
    """A row on the table: its number, its south-west corner, its squares from the north line on, from the west."""

    row: int
    x: int
    y: int
    codes: bytes


def land_of_rows(
    components: Components, night: str, rows: Sequence[LaidRow], covers: Iterable[tuple[int, str]]
) -> Land:
    """Tile squares by their top colour, and the fringe worked out from them (DC-008, DC-011 to DC-013)."""
    ground = bytearray(SPOTS)
    for row in rows:
        for line in range(SIDE):
            west = spot(row.x, row.y + SIDE - 1 - line)
            ground[west : west + SQUARES] = row.codes[SQUARES * line : SQUARES * (line + 1)]
    for place, colour in covers:
        ground[place] = components.code[colour]
    top = rows[-1].row
    _add_fringe(ground, rows, spot(0, SIDE * top) // WIDTH)
    return Land(components, bytes(ground), SIDE * top - 1, top == night_rows(components, night)[1])


@lru_cache(maxsize=64)
def outline_of(components: Components, night: str) -> Land:
    """All the rows of a night as if they lay there: where squares, fringe and far edge will be, not what colours."""
    first, last = night_rows(components, night)
    squares = bytes([components.black]) * (SIDE * SQUARES)
    rows = [LaidRow(row.row, row.x0, row.y0, squares) for row in components.rows[first - 1 : last]]
    return land_of_rows(components, night, rows, ())


def _add_fringe(ground: bytearray, rows: Sequence[LaidRow], beyond: int) -> None:
    """Beside every tile square; but nobody ever stands beyond the north edge (DC-013)."""
    for row in rows:
        south, north = spot(row.x, row.y - 1), spot(row.x, row.y + SIDE)
        around = [*range(south, south + SQUARES), *range(north, north + SQUARES)]
        for y in range(row.y, row.y + SIDE):
            around += (spot(row.x - 1, y), spot(row.x + SQUARES, y))
        for place in around:
            if not ground[place] and place // WIDTH < beyond:
                ground[place] = FRINGE


def land_of_view(components: Components, view: Mapping[str, Any]) -> Land:
    """The same from a view alone."""
    rows = [(row["row"], row["x"], row["y"], row["squares"]) for row in view["rows"]]
    covers = [(spot(x, y), colour) for x, y, colour in view["covers"]]
    return _land_in_view(components, view["options"]["night"], tuple(rows), tuple(covers))


@lru_cache(maxsize=256)
def _land_in_view(
    components: Components,
    night: str,
    shown: tuple[tuple[int, int, int, str], ...],
    covers: tuple[tuple[int, str], ...],
) -> Land:
    """One view after another shows the same land."""
    rows = [LaidRow(row, x, y, bytes([_CODES[letter] for letter in squares])) for row, x, y, squares in shown]
    return land_of_rows(components, night, rows, covers)
