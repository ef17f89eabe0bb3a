"""A table's clock in words, for everybody who is asked to sit down there."""

from reverie.table.clock_kinds import AnyClock
from reverie.text import Words
from reverie.text.spans import exact_span


def clock_words(words: Words, clock: AnyClock, limit: float = 0) -> str:
    """How long everybody may think; ``limit`` is what the game's own rules give a phase."""
    sentence = clock.sentence(limit)
    return words.say(sentence.name, {name: exact_span(words, seconds) for name, seconds in sentence.spans.items()})
