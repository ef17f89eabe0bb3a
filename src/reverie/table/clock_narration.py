"""A table's clock in words, for everybody who is asked to sit down there."""

from typing import Final

from reverie.table.entries import AnyClock, BankClock, DaysClock, PhaseClock
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
    match clock:
        case BankClock(seconds=seconds, increment=increment):
            span = {"span": span_words(words, seconds)}
            if not increment:
                return words.say("time-bank", span)
            return words.say("time-bank-more", {**span, "increment": span_words(words, increment)})
        case DaysClock(days=days):
            return words.say("time-decision", {"span": span_words(words, days * 86_400)})
        case PhaseClock(seconds=seconds):
            return words.say(
                "time-rules" if seconds == limit else "time-decision", {"span": span_words(words, seconds)}
            )
    return words.say("time-none")
