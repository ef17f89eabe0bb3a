"""Where things are (ledger 2.1): positions, directions and quarter turns, all as small numbers.

A position (x, y) is one number, its *spot*; a step in a direction adds a constant to it. North, east, south and west
are 0 to 3, so a quarter turn clockwise adds 1.
"""

from typing import Final

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
    return place % WIDTH - _MARGIN, place // WIDTH - _MARGIN


def height(place: int) -> int:
    """The y of a spot."""
    return place // WIDTH - _MARGIN


def turned(place: int, quarters: int) -> int:
    """Where local square ``place`` (from the north-west, row by row) comes to by quarter turns clockwise (DC-007).

    >>> [turned(0, quarters) for quarters in range(4)]
    [0, 2, 8, 6]
    """
    for _ in range(quarters % 4):
        place = place % SIDE * SIDE + (SIDE - 1 - place // SIDE)
    return place
