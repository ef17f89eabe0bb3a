"""The facts of a table as lines: all of them, what matters, or what has changed since they were last told."""

from collections.abc import Mapping, Sequence

from reverie.table.facts import Fact, explained, said
from reverie.table.lookup import LookUp
from reverie.table.narration import Narration
from reverie.text import Words

_FactKey = tuple[int | None, str]
"""Whose fact (``None``: the table's), and its name."""


class ToldFacts:
    """What one reader has been told of the table, so that only what has changed is told again."""

    def __init__(self) -> None:
        self._told: dict[_FactKey, str] = {}
        self._named: set[str] = set()
        """What has too many parts to be told, and was named."""

    def forget(self) -> None:
        """Somebody else may have looked, or another language is read: the next time all is told."""
        self._told, self._named = {}, set()

    def lines(self, narration: Narration, seat: int | None) -> list[str]:
        """What matters and is new: single values of the table in one line, one for each pile and for each seat."""
        is_first, now = not self._told, _by_key(narration, seat)
        new = {key: fact for key, fact in now.items() if self._is_new(key, fact)}
        asked_with = narration.asked_with(seat)
        own = [fact for (whose, name), fact in new.items() if whose is None and name not in asked_with]
        lines = _table_lines(narration, own, LookUp(narration, seat))
        for other in range(len(narration.names)):
            facts = [fact for (whose, _), fact in new.items() if whose == other]
            if facts or is_first:
                lines.append(_seat_line(narration, other, facts, seat))
        lines += self._deep_line(narration, list(now.values()))
        self.note(narration, seat)
        return lines

    def note(self, narration: Narration, seat: int | None) -> None:
        """All of it has been told as it is now."""
        self._told = {key: fact.short for key, fact in _by_key(narration, seat).items() if not fact.is_deep}

    def _is_new(self, key: _FactKey, fact: Fact) -> bool:
        """That something is empty is told only where something lay there before."""
        if fact.is_deep or self._told.get(key) == fact.short:
            return False
        return not fact.is_empty or key in self._told

    def _deep_line(self, narration: Narration, facts: Sequence[Fact]) -> list[str]:
        """What has too many parts for a line is named once, so that one may look at it."""
        deep = dict.fromkeys(fact.label for fact in facts if fact.is_deep and not fact.is_empty)
        new = [label for label in deep if label not in self._named]
        self._named.update(new)
        words = narration.words
        return [words.say("facts-deep", {"names": words.listed(new), "look": look_word(words)})] if new else []


def _by_key(narration: Narration, seat: int | None) -> Mapping[_FactKey, Fact]:
    facts = narration.facts(seat)
    by_key: dict[_FactKey, Fact] = {(None, fact.name): fact for fact in facts.table}
    return by_key | {(other, fact.name): fact for other, own in enumerate(facts.seats) for fact in own}


def short_facts(narration: Narration, seat: int | None) -> list[str]:
    """What matters, as a whole."""
    return ToldFacts().lines(narration, seat)


def _table_lines(narration: Narration, facts: Sequence[Fact], look_up: LookUp) -> list[str]:
    words = narration.words
    single = [fact for fact in facts if not fact.is_list]
    lines = [_joined(words, single)] if single else []
    for fact in facts:
        if fact.is_long:
            how = {"look": look_word(words), "name": look_up.shortest(fact.label)}
            lines.append(words.say("fact-long", {"fact": said(words, fact.label, fact.short), **how}))
        elif fact.is_list:
            lines.append(said(words, fact.label, fact.short))
    return lines


def look_word(words: Words) -> str:
    """What to type for looking at something."""
    return words.say("command-look").split()[0]


def _seat_line(narration: Narration, seat: int, facts: Sequence[Fact], reader: int | None) -> str:
    name, words = narration.seat_name(seat, reader), narration.words
    return words.say("seat-facts", {"seat": name, "facts": _joined(words, facts)}) if facts else name


def every_fact(narration: Narration, seat: int | None) -> list[str]:
    """All that a seat may know, one fact a line, each with what it means."""
    facts, words = narration.facts(seat), narration.words
    lines = [explained(words, fact) for fact in facts.table]
    for other, own in enumerate(facts.seats):
        lines.append(narration.seat_name(other, seat))
        lines += [f"  {said(words, fact.label, fact.text)}" for fact in own]
    lines += [words.say("fact-help", {"label": fact.label, "help": fact.help}) for fact in facts.seats[0] if fact.help]
    return lines


def _joined(words: Words, facts: Sequence[Fact]) -> str:
    return words.say("value-semicolon").join(said(words, fact.label, fact.short) for fact in facts)
