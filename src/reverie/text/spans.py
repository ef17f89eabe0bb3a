"""How long something takes, in words: "8 seconds", "1 day". The page has the same in ``lib/span.ts``."""

from math import ceil
from typing import Final

from reverie.text.words import Words

_UNITS: Final = (("days", 86_400), ("hours", 3_600), ("minutes", 60))


def span(words: Words, seconds: float) -> str:
    """In the largest unit in which it is a whole number, or at least two."""
    whole = ceil(seconds)
    exact = [(unit, size) for unit, size in _UNITS if whole >= size and whole % size == 0]
    rough = [(unit, size) for unit, size in _UNITS if whole >= 2 * size]
    unit, size = (*exact, *rough, ("seconds", 1))[0]
    return words.say(f"span-{unit}", {"count": whole // size})
