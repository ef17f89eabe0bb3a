"""Small records that a state keeps, saved and read back by their types."""

from typing import NamedTuple


class Laid(NamedTuple):
    """An element as it lies in a dream: over which theme Force, and fixed by which side Force (``""``: none)."""

    element: str
    covers: str = ""
    fixed_by: str = ""


class Pending(NamedTuple):
    """A card that has been played and has not yet taken effect, with the seats that it would still affect (CZ-142).

    ``target`` is the owner of the dream that it goes to, or ``NO_TARGET``; ``element`` the context card under which a
    side Force would go.
    """

    card: str
    seat: int
    target: int
    element: str
    affected: tuple[int, ...]
