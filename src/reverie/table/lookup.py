"""``look NAME``: anything that has a name, by that name, in the words of the reader and from what the reader may know.

A name is that of one of the table's facts, of a player, of one of the game's own looks, or of a thing of the game: a
card with its text, a tile, a space.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import partial
from typing import Any, Final

from reverie.table.facts import KERNEL_FIELDS, Fact, entry_text, explained, fields_by_seat, said
from reverie.table.narration import Narration
from reverie.text.sentences import letter

_MOST: Final = 15
"""So many names are listed at most."""
_SUGGESTIONS: Final = 5
_LIKENESS: Final = 0.7
_LONG_WORD: Final = 5
_QUOTES: Final = "\"'“”„«»「」『』 "


@dataclass(frozen=True, slots=True)
class LookupTarget:
    """Something that can be looked at."""

    name: str
    keys: tuple[str, ...]
    """What it is called, as names are compared; a player also by the letter of the seat."""
    identity: str
    tell: Callable[[], list[str]]


class LookUp:
    """Everything on one table that a seat may look at by name."""

    def __init__(self, narration: Narration, seat: int | None) -> None:
        self._narration = narration
        self._words = narration.words
        self._seat = seat
        self._facts = narration.facts(seat)
        self._targets = [*self._fields(), *self._sitters(), *self._looks(), *self._parts(), *self._things()]

    def lines(self, text: str) -> list[str]:
        """What goes by this name; where it is not clear, what it may mean, and where it is nothing, what is like it."""
        if not text.strip(_QUOTES):
            return self._all_names()
        found = self._find(text)
        names = list(dict.fromkeys(target.name for target in found))
        if len(names) > 1 and not all(_plain(text) in target.keys for target in found):
            return [self._words.say("look-several", {"given": text, "names": self._listed(names)})]
        return [line for target in found for line in target.tell()] or [self._unknown(text)]

    def shortest(self, name: str) -> str:
        """The fewest words of a name that are enough to look at it."""
        words = name.split()
        for count in range(1, len(words)):
            typed = " ".join(words[:count]).casefold()
            if {target.name for target in self._find(typed)} == {name}:
                return typed
        return name.casefold()

    def _find(self, text: str) -> list[LookupTarget]:
        """What is called so; if nothing, what has that id or begins so; if nothing, where a later word begins so."""
        wanted = _plain(text)
        tests: tuple[Callable[[LookupTarget], bool], ...] = (
            lambda target: wanted in target.keys,
            lambda target: target.identity == wanted or target.keys[0].startswith(wanted),
            lambda target: f" {wanted}" in target.keys[0].replace("/", " ").replace("-", " "),
        )
        found = ([target for target in self._targets if test(target)] for test in tests)
        return next((targets for targets in found if targets), [])

    def _unknown(self, text: str) -> str:
        """Names that are nearly so, or have a word that is."""
        spoken: dict[str, str] = {}
        for target in self._targets:
            name = _plain(target.name)
            for key in (name, *(word for word in name.replace("/", " ").split() if len(word) >= _LONG_WORD)):
                spoken.setdefault(key, target.name)
        near = dict.fromkeys(spoken[key] for key in get_close_matches(_plain(text), spoken, _SUGGESTIONS, _LIKENESS))
        given = {"given": text, "names": self._listed(list(near))}
        return self._words.say("look-unknown-near" if near else "look-unknown", given)

    def _all_names(self) -> list[str]:
        """What lies on the table; the hundreds of cards go without saying."""
        named = [*self._fields(), *self._sitters(), *self._looks()]
        return [self._words.say("look-at-what", {"names": self._words.listed([target.name for target in named])})]

    def _listed(self, names: Sequence[str]) -> str:
        if len(names) <= _MOST:
            return self._words.listed(names)
        more = self._words.say("look-more", {"count": len(names) - _MOST})
        return self._words.listed([*names[:_MOST], more])

    # What there is.

    def _fields(self) -> Iterator[LookupTarget]:
        for fact in self._facts.table:
            yield _target(fact.label, fact.name, partial(self._whole, fact))
        for place, fact in enumerate(self._facts.seats[0]):
            yield _target(fact.label, fact.name, partial(self._by_seat, place))

    def _whole(self, fact: Fact) -> list[str]:
        return [explained(self._words, fact)]

    def _by_seat(self, place: int) -> list[str]:
        fact = self._facts.seats[0][place]
        title = [self._words.say("fact-help", {"label": fact.label, "help": fact.help})] if fact.help else [fact.label]
        return title + [
            said(self._words, self._narration.seat_name(seat, self._seat), own[place].text)
            for seat, own in enumerate(self._facts.seats)
        ]

    def _parts(self) -> Iterator[LookupTarget]:
        """Piles that lie together in one fact of the table, such as the decks."""
        view, words = self._narration.story.state.view(self._seat), self._words
        for field, value in self._narration.story.game.told(view).items():
            if field not in KERNEL_FIELDS and isinstance(value, dict):
                for part, entry in value.items():
                    if words.has(f"field-{part}") and (entry is None or isinstance(entry, int | str | list)):
                        label = words.say(f"field-{part}")
                        yield _target(label, part, partial(self._part, label, part, entry))

    def _part(self, label: str, part: str, value: Any) -> list[str]:
        return [said(self._words, label, entry_text(part, value, self._words, self._narration.names))]

    def _sitters(self) -> Iterator[LookupTarget]:
        for seat, (name, facts) in enumerate(zip(self._narration.names, self._facts.seats, strict=True)):
            keys = (_plain(name), _plain(letter(seat)))
            yield LookupTarget(name, keys, keys[1], partial(self._sitter, seat, facts))

    def _sitter(self, seat: int, facts: Sequence[Fact]) -> list[str]:
        name = self._narration.seat_name(seat, self._seat)
        return [name, *(f"  {said(self._words, fact.label, fact.text)}" for fact in facts)]

    def _looks(self) -> Iterator[LookupTarget]:
        for look in self._narration.story.game.looks:
            word = self._words.say(f"look-{look}").split()[0]
            yield _target(word, look, partial(self._narration.look, look, "", self._seat))

    def _things(self) -> Iterator[LookupTarget]:
        for thing, name in self._words.things.items():
            yield _target(name, thing, partial(self._thing, thing))

    def _thing(self, thing: str) -> list[str]:
        """What it is called, what is printed on it, and where it lies as far as the reader knows."""
        words, view = self._words, self._narration.story.state.view(self._seat)
        name = words.things[thing]
        text = words.say(f"name-{thing}.help") if words.has(f"name-{thing}.help") else ""
        lines = [words.say("look-thing", {"name": name, "text": text}) if text else name]
        for sentence, facts in self._narration.story.game.printed_on(view, thing):
            lines.append(words.told(sentence, facts, self._narration.names, self._seat))
        places = list(dict.fromkeys(self._places(thing, view)))
        return [*lines, words.say("look-where", {"places": self._listed(places)})] if places else lines

    def _places(self, thing: str, view: Mapping[str, Any]) -> Iterator[str]:
        """The facts in which it lies, by their labels."""
        labels = {fact.name: fact.label for fact in (*self._facts.table, *self._facts.seats[0])}
        by_seat = fields_by_seat(self._narration.story.game)
        for field, value in self._narration.story.game.told(view).items():
            if field in KERNEL_FIELDS or field not in labels:
                continue
            if field not in by_seat and _holds(value, thing):
                yield labels[field]
            elif field in by_seat:
                for seat in (seat for seat, own in enumerate(value) if _holds(own, thing)):
                    yield said(self._words, self._narration.seat_name(seat, self._seat), labels[field])


def _target(name: str, identity: str, tell: Callable[[], list[str]]) -> LookupTarget:
    return LookupTarget(name, (_plain(name),), _plain(identity), tell)


def _plain(text: str) -> str:
    """As names are compared: without regard to capitals, quotation marks and spare blanks."""
    return " ".join(text.casefold().strip(_QUOTES).split())


def _holds(value: Any, thing: str) -> bool:
    if isinstance(value, dict):
        return any(_holds(one, thing) for one in value.values())
    return any(_holds(one, thing) for one in value) if isinstance(value, list) else bool(value == thing)


def look_up(narration: Narration, name: str, seat: int | None) -> list[str]:
    """What a seat sees of something by its name."""
    return LookUp(narration, seat).lines(name)
