"""Small records that a state keeps, saved and read back by their types."""

from typing import NamedTuple


class Draft(NamedTuple):
    """A trade that is being put together; nobody else knows of it (DC-064)."""

    to_seat: int
    give: tuple[str, ...] = ()
    want: tuple[str, ...] = ()


class Ride(NamedTuple):
    """A move on its way: by what, the facing before it, its way, and the spots from the first to the landing."""

    how: str
    tile: str
    before: int
    way: int
    path: tuple[int, ...]

    @property
    def landing(self) -> int:
        """Where the move ends."""
        return self.path[-1]
