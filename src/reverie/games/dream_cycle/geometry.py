"""Where things are (ledger 2.1): positions, directions and quarter turns, all as small numbers.

A position (x, y) is one number, its *spot*; a step in a direction adds a constant to it. North, east, south and west
are 0 to 3, so a quarter turn clockwise adds 1.
"""

from string import ascii_uppercase
from typing import Any, Final

WIDTH: Final = 40
_MARGIN: Final = 2
SPOTS: Final = WIDTH * 36
"""No spot is this large."""
NOWHERE: Final = 0
"""Where a token is that is not on the table."""

DIRECTIONS: Final = ("N", "E", "S", "W")
NORTH: Final = 0
STEP: Final = (WIDTH, 1, -WIDTH, -1)
"""By direction: what one step adds to a spot."""

SIDE: Final = 3
"""A tile has so many squares in a row, and a row so many tiles (DC-001, DC-003)."""
SQUARES: Final = SIDE * SIDE


def spot(x: int, y: int) -> int:
    """The spot of a position.

    >>> position(spot(4, -1))
    (4, -1)
    """
    return (y + _MARGIN) * WIDTH + x + _MARGIN


def position(place: int) -> tuple[int, int]:
    """The position (x, y) of a spot."""
    return place % WIDTH - _MARGIN, place // WIDTH - _MARGIN


def height(place: int) -> int:
    """The y of a spot."""
    return place // WIDTH - _MARGIN


def column_name(x: int) -> str:
    """Columns are lettered from the west; A is the fringe beside row 1 (DC-002).

    >>> [column_name(x) for x in (-1, 0, 8, 24, 25)]
    ['A', 'B', 'J', 'Z', 'AA']
    """
    name, left = "", x + 2
    while left > 0:
        left, letter = divmod(left - 1, len(ascii_uppercase))
        name = ascii_uppercase[letter] + name
    return name


def column_number(name: str) -> int:
    """The x of a column by its name."""
    number = 0
    for letter in name:
        number = number * len(ascii_uppercase) + ascii_uppercase.index(letter) + 1
    return number - 2


def place_name(place: int) -> str:
    """A place as people call it: its column and its line, of which 0 is the fringe south of row 1 (DC-002).

    >>> place_name(spot(4, -1)), place_name(spot(0, 2))
    ('F0', 'B3')
    """
    x, y = position(place)
    return f"{column_name(x)}{y + 1}"


def whereabouts(place: int) -> dict[str, Any]:
    """What a sentence, and a picture of it, says of a place."""
    x, y = position(place)
    return {"x": x, "y": y, "place": place_name(place)}


def turned(place: int, quarters: int) -> int:
    """Where local square ``place`` (from the north-west, row by row) comes to by quarter turns clockwise (DC-007).

    >>> [turned(0, quarters) for quarters in range(4)]
    [0, 2, 8, 6]
    """
    for _ in range(quarters % 4):
        place = place % SIDE * SIDE + (SIDE - 1 - place // SIDE)
    return place
