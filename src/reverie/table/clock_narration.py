"""A table's clock in words, for everybody who is asked to sit down there."""

from typing import Final

from reverie.table.clock_kinds import AnyClock
from reverie.text import Words

_UNITS: Final = (("days", 86_400), ("hours", 3_600), ("minutes", 60))


def span_words(words: Words, seconds: float) -> str:
    """So many seconds, in the largest unit of which they are a whole number."""
    unit, size = next(
        ((unit, size) for unit, size in _UNITS if seconds >= size and seconds % size == 0), ("seconds", 1)
    )
    return words.say(f"span-{unit}", {"count": round(seconds / size)})


def clock_words(words: Words, clock: AnyClock, limit: float = 0) -> str:
    """How long everybody may think; ``limit`` is what the game's own rules give a phase."""
    sentence = clock.sentence(limit)
    return words.say(sentence.name, {name: span_words(words, seconds) for name, seconds in sentence.spans.items()})
