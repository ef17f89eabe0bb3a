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
from reverie.text.words import letter

_MOST: Final = 15
"""So many names are listed at most."""
_SUGGESTIONS: Final = 5
_LIKENESS: Final = 0.7
_LONG_WORD: Final = 5
_QUOTES: Final = "\"'“”„«»「」『』 "


@dataclass(frozen=True, slots=True)
class LookupContext:
    """Something that can be looked at."""

    name: str
    keys: tuple[str, ...]
    """What it is called, as names are compared; a player also by the letter of the seat."""
    identity: str
    tell: Callable[[], list[str]]


class LookUp:
    """Everything on one table that a seat may look at by name."""

    def __init__(self, telling: Narration, seat: int | None) -> None:
        self._telling = telling
        self._words = telling.words
        self._seat = seat
        self._facts = telling.facts(seat)
        self._sights = [*self._fields(), *self._sitters(), *self._looks(), *self._parts(), *self._things()]

    def lines(self, text: str) -> list[str]:
        """What goes by this name; where it is not clear, what it may mean, and where it is nothing, what is like it."""
        if not text.strip(_QUOTES):
            return self._all_names()
        found = self._find(text)
        names = list(dict.fromkeys(sight.name for sight in found))
        if len(names) > 1 and not all(_plain(text) in sight.keys for sight in found):
            return [self._words.say("look-several", {"given": text, "names": self._listed(names)})]
        return [line for sight in found for line in sight.tell()] or [self._unknown(text)]

    def shortest(self, name: str) -> str:
        """The fewest words of a name that are enough to look at it."""
        words = name.split()
        for count in range(1, len(words)):
            typed = " ".join(words[:count]).casefold()
            if {sight.name for sight in self._find(typed)} == {name}:
                return typed
        return name.casefold()

    def _find(self, text: str) -> list[LookupContext]:
        """What is called so; if nothing, what has that id or begins so; if nothing, where a later word begins so."""
        wanted = _plain(text)
        tests: tuple[Callable[[LookupContext], bool], ...] = (
            lambda sight: wanted in sight.keys,
            lambda sight: sight.identity == wanted or sight.keys[0].startswith(wanted),
            lambda sight: f" {wanted}" in sight.keys[0].replace("/", " ").replace("-", " "),
        )
        found = ([sight for sight in self._sights if test(sight)] for test in tests)
        return next((sights for sights in found if sights), [])

    def _unknown(self, text: str) -> str:
        """Names that are nearly so, or have a word that is."""
        spoken: dict[str, str] = {}
        for sight in self._sights:
            name = _plain(sight.name)
            for key in (name, *(word for word in name.replace("/", " ").split() if len(word) >= _LONG_WORD)):
                spoken.setdefault(key, sight.name)
        near = dict.fromkeys(spoken[key] for key in get_close_matches(_plain(text), spoken, _SUGGESTIONS, _LIKENESS))
        given = {"given": text, "names": self._listed(list(near))}
        return self._words.say("look-unknown-near" if near else "look-unknown", given)

    def _all_names(self) -> list[str]:
        """What lies on the table; the hundreds of cards go without saying."""
        named = [*self._fields(), *self._sitters(), *self._looks()]
        return [self._words.say("look-at-what", {"names": self._words.listed([sight.name for sight in named])})]

    def _listed(self, names: Sequence[str]) -> str:
        if len(names) <= _MOST:
            return self._words.listed(names)
        more = self._words.say("look-more", {"count": len(names) - _MOST})
        return self._words.listed([*names[:_MOST], more])

    # What there is.

    def _fields(self) -> Iterator[LookupContext]:
        for fact in self._facts.table:
            yield _sight(fact.label, fact.name, partial(self._whole, fact))
        for place, fact in enumerate(self._facts.seats[0]):
            yield _sight(fact.label, fact.name, partial(self._by_seat, place))

    def _whole(self, fact: Fact) -> list[str]:
        return [explained(self._words, fact)]

    def _by_seat(self, place: int) -> list[str]:
        fact = self._facts.seats[0][place]
        title = [self._words.say("fact-help", {"label": fact.label, "help": fact.help})] if fact.help else [fact.label]
        return title + [
            said(self._words, self._telling.seat_name(seat, self._seat), own[place].text)
            for seat, own in enumerate(self._facts.seats)
        ]

    def _parts(self) -> Iterator[LookupContext]:
        """Piles that lie together in one fact of the table, such as the decks."""
        view, words = self._telling.story.state.view(self._seat), self._words
        for field, value in self._telling.story.game.told(view).items():
            if field not in KERNEL_FIELDS and isinstance(value, dict):
                for part, entry in value.items():
                    if words.has(f"field-{part}") and (entry is None or isinstance(entry, int | str | list)):
                        label = words.say(f"field-{part}")
                        yield _sight(label, part, partial(self._part, label, part, entry))

    def _part(self, label: str, part: str, value: Any) -> list[str]:
        return [said(self._words, label, entry_text(part, value, self._words, self._telling.names))]

    def _sitters(self) -> Iterator[LookupContext]:
        for seat, (name, facts) in enumerate(zip(self._telling.names, self._facts.seats, strict=True)):
            keys = (_plain(name), _plain(letter(seat)))
            yield LookupContext(name, keys, keys[1], partial(self._sitter, seat, facts))

    def _sitter(self, seat: int, facts: Sequence[Fact]) -> list[str]:
        name = self._telling.seat_name(seat, self._seat)
        return [name, *(f"  {said(self._words, fact.label, fact.text)}" for fact in facts)]

    def _looks(self) -> Iterator[LookupContext]:
        for look in self._telling.story.game.looks:
            word = self._words.say(f"look-{look}").split()[0]
            yield _sight(word, look, partial(self._telling.look, look, "", self._seat))

    def _things(self) -> Iterator[LookupContext]:
        for thing, name in self._words.things.items():
            yield _sight(name, thing, partial(self._thing, thing))

    def _thing(self, thing: str) -> list[str]:
        """What it is called, what is printed on it, and where it lies as far as the reader knows."""
        words, view = self._words, self._telling.story.state.view(self._seat)
        name = words.things[thing]
        text = words.say(f"name-{thing}.help") if words.has(f"name-{thing}.help") else ""
        lines = [words.say("look-thing", {"name": name, "text": text}) if text else name]
        for sentence, facts in self._telling.story.game.printed_on(view, thing):
            lines.append(words.told(sentence, facts, self._telling.names, self._seat))
        places = list(dict.fromkeys(self._places(thing, view)))
        return [*lines, words.say("look-where", {"places": self._listed(places)})] if places else lines

    def _places(self, thing: str, view: Mapping[str, Any]) -> Iterator[str]:
        """The facts in which it lies, by their labels."""
        labels = {fact.name: fact.label for fact in (*self._facts.table, *self._facts.seats[0])}
        by_seat = fields_by_seat(self._telling.story.game)
        for field, value in self._telling.story.game.told(view).items():
            if field in KERNEL_FIELDS or field not in labels:
                continue
            if field not in by_seat and _holds(value, thing):
                yield labels[field]
            elif field in by_seat:
                for seat in (seat for seat, own in enumerate(value) if _holds(own, thing)):
                    yield said(self._words, self._telling.seat_name(seat, self._seat), labels[field])


def _sight(name: str, identity: str, tell: Callable[[], list[str]]) -> LookupContext:
    return LookupContext(name, (_plain(name),), _plain(identity), tell)


def _plain(text: str) -> str:
    """As names are compared: without regard to capitals, quotation marks and spare blanks."""
    return " ".join(text.casefold().strip(_QUOTES).split())


def _holds(value: Any, thing: str) -> bool:
    if isinstance(value, dict):
        return any(_holds(one, thing) for one in value.values())
    return any(_holds(one, thing) for one in value) if isinstance(value, list) else bool(value == thing)


def look_up(telling: Narration, name: str, seat: int | None) -> list[str]:
    """What a seat sees of something by its name."""
    return LookUp(telling, seat).lines(name)
