"""How long something takes, in words: "8 seconds", "1 day". The page has the same in ``lib/span.ts``.

There are two ways of rounding. What is left of a time is read at a glance and is different a moment later: ``span``
rounds it. What a clock gives is a rule of the table: ``exact_span`` says it to the second.
"""

from math import ceil
from typing import Final

from reverie.text.words import Words

_UNITS: Final = (("days", 86_400), ("hours", 3_600), ("minutes", 60))


def span(words: Words, seconds: float) -> str:
    """In the largest unit in which it is a whole number, or at least two: "2 minutes" for 150 seconds."""
    whole = ceil(seconds)
    rough = [(unit, size) for unit, size in _UNITS if whole >= 2 * size]
    unit, size = _exact_unit(whole) or (*rough, ("seconds", 1))[0]
    return words.say(f"span-{unit}", {"count": whole // size})


def exact_span(words: Words, seconds: float) -> str:
    """In the largest unit in which it is a whole number: "150 seconds"."""
    unit, size = _exact_unit(seconds) or ("seconds", 1)
    return words.say(f"span-{unit}", {"count": round(seconds / size)})


def _exact_unit(seconds: float) -> tuple[str, int] | None:
    return next(((unit, size) for unit, size in _UNITS if seconds >= size and seconds % size == 0), None)
