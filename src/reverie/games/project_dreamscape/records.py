"""Small records that a state keeps, saved and read back by their types."""

from typing import NamedTuple


class Performance(NamedTuple):
    """One dream type being carried out: by whom, which type, printed on which card, as if printed on which own card."""

    seat: int
    type: str
    card: str
    anchor: str
