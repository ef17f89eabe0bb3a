"""Who plays at a browser: those who share its screen are numbered, from 1."""

from typing import Final

MOST_PLACES: Final = 8


def guest_at(place: int) -> str:
    """The guest at that place of the screen. The same on every device, so that what is kept may move to another one."""
    return f"place-{place}"
