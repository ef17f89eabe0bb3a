"""The facts of a table as lines."""

from collections.abc import Sequence

from reverie.table.facts import Fact
from reverie.table.telling import Telling
from reverie.text import Words


def short_facts(telling: Telling, seat: int | None) -> list[str]:
    """What matters: the single values of the table in one line, a line for each pile or row, a line for each seat."""
    facts, words = telling.short_facts(seat), telling.words
    single = [fact for fact in facts.table if not fact.is_list]
    lines = [_joined(words, single)] if single else []
    lines += [_said(words, fact) for fact in facts.table if fact.is_list]
    for other, own in enumerate(facts.seats):
        name = telling.seat_name(other, seat)
        lines.append(words.say("seat-facts", {"seat": name, "facts": _joined(words, own)}) if own else name)
    return lines


def every_fact(telling: Telling, seat: int | None) -> list[str]:
    """All that a seat may know, one fact a line, each with what it means."""
    facts, words = telling.facts(seat), telling.words
    lines = [_explained(words, fact) for fact in facts.table]
    for other, own in enumerate(facts.seats):
        lines.append(telling.seat_name(other, seat))
        lines += [f"  {_said(words, fact)}" for fact in own]
    lines += [words.say("fact-help", {"label": fact.label, "help": fact.help}) for fact in facts.seats[0] if fact.help]
    return lines


def _joined(words: Words, facts: Sequence[Fact]) -> str:
    return words.say("value-semicolon").join(_said(words, fact) for fact in facts)


def _said(words: Words, fact: Fact) -> str:
    return words.say("fact", {"label": fact.label, "value": fact.text})


def _explained(words: Words, fact: Fact) -> str:
    said = _said(words, fact)
    return words.say("fact-explained", {"fact": said, "help": fact.help}) if fact.help else said
