"""Sentences of one language with their blanks filled: seats by name, lists joined and counted, yes and no."""

import re
from collections.abc import Mapping, Sequence
from functools import cached_property
from math import ceil
from typing import Any, Final

from fluent.runtime import FluentBundle
from fluent.syntax import ast

from reverie.kernel.content import original_of
from reverie.text.content_facts import MINUS

_SEAT_LISTS: Final = ("seats", "winners", "waiting", "asked")
_LETTERS: Final = 26
_HYPHEN: Final = "\ue000"
_NEGATIVE: Final = re.compile(r"(^|[^0-9A-Za-z_\u00c0-\u024f-])-(?=\d)")
"""A hyphen that is meant as a sign: not the one in PS-034, 2026-11-16 or --host."""


class Sentences:
    """What can be said in one language, by the names of its sentences."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._named: list[str] = []
        self._facts_of_message: dict[str, dict[str, Any]] = {}
        """By message: facts that fill its blanks each time. Each costs time, so a sentence is given no others."""

    def _add(self, resource: ast.Resource) -> None:
        self._bundle.add_resource(resource, allow_overrides=True)
        self._named += [name for one in resource.body if (name := _message(one)).startswith("name-")]

    def has(self, name: str) -> bool:
        """Whether there is a sentence of that name."""
        name, _, attribute = _of_original(name).partition(".")
        if not self._bundle.has_message(name):
            return False
        message = self._bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def say(self, name: str, facts: Mapping[str, Any] | None = None) -> str:
        """The sentence of that id (``id.attribute`` for an attribute) with its blanks filled."""
        identifier, _, attribute = _of_original(name).partition(".")
        message = self._bundle.get_message(identifier)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        return self._filled(identifier, pattern, facts or {})[0]

    def _filled(self, name: str, pattern: Any, facts: Mapping[str, Any]) -> tuple[str, list[Exception]]:
        """The finished text, in which negative numbers have a real minus sign, and what went wrong.

        Fluent needs the bare numbers to choose by, so the signs are set afterwards. What came as text (a name, what
        somebody typed) stays as it was: its hyphens step aside meanwhile.
        """
        aside = rf"\1{_HYPHEN}"
        blanks = {key: _NEGATIVE.sub(aside, fact) if isinstance(fact, str) else fact for key, fact in facts.items()}
        if content := self._facts_of_message.get(name):
            blanks = {**content, **blanks}
        text, errors = self._bundle.format_pattern(pattern, blanks)
        return with_minus_signs(str(text)).replace(_HYPHEN, "-"), errors

    # Things.

    def called(self, text: str) -> str:
        """The id of the thing (``name-<id>``) that goes by this name, or whose name begins so; the text itself if none.

        A name that fits wholly goes before one that only begins so; among several of these the first is meant.
        """
        wanted = text.casefold()
        named = {one: called.casefold() for one, called in self.things.items()}
        exact = next((one for one, called in named.items() if wanted in (called, one.casefold())), None)
        return exact or next((one for one, called in named.items() if called.startswith(wanted)), text)

    @cached_property
    def things(self) -> dict[str, str]:
        """Everything that has a name (``name-<id>``), by its id."""
        return {name.removeprefix("name-"): self.say(name) for name in self._named}

    def _letter(self, value: Any) -> str:
        name = f"name-{value}.letter"
        return self.say(name) if self.has(name) else str(value)

    # Facts.

    def listed(self, items: Sequence[str]) -> str:
        """``A, B and C`` in this language."""
        if len(items) < 2:
            return "".join(items)
        first = self.say("list-comma").join(items[:-1])
        return self.say("list-two" if len(items) == 2 else "list-and", {"first": first, "last": items[-1]})

    def number(self, value: float) -> str:
        """A number outside a sentence, with a real minus sign."""
        return str(value).replace("-", MINUS)

    def _facts(self, facts: Mapping[str, Any], names: Sequence[str], reader: int | None) -> dict[str, Any]:
        """Facts as a sentence takes them: seats by name, lists joined and counted, yes and no."""
        spoken: dict[str, Any] = {}
        for key, value in facts.items():
            if isinstance(value, Mapping):
                continue  # not for this sentence
            if is_records(value) and self.has(f"{key}-each"):
                spoken[key] = self._records(key, value, names, reader)
                continue
            if is_seat(key) and type(value) is int:
                spoken[key] = _sitter(value, names)
                spoken["you" if key == "seat" else f"you_{key}"] = _yes_no(value == reader)
            elif isinstance(value, list | tuple):
                seats = is_seat_list(key)
                spoken[key] = self._list([_sitter(seat, names) for seat in value] if seats else self._items(value))
                spoken[f"count_{key}"] = len(value)
                if seats:
                    spoken[f"you_{key}"] = _yes_no(reader in value)
            else:
                spoken[key] = ceil(value) if key == "seconds" and isinstance(value, float) else self._plain(value)
        return spoken

    def _records(self, key: str, records: list[Any], names: Sequence[str], reader: int | None) -> str:
        """Each record in a sentence of its own, ``<key>-each``; ``<key>-gap`` stands between them, usually a comma."""
        gap = self.say(f"{key}-gap" if self.has(f"{key}-gap") else "list-comma")
        return gap.join(self.say(f"{key}-each", self._facts(record, names, reader)) for record in records)

    def _plain(self, value: Any) -> Any:
        if isinstance(value, bool):
            return _yes_no(value)
        if isinstance(value, str) and "~" in value and self.has(f"name-{original_of(value)}"):
            return original_of(value)
        return self.say("value-none") if value is None else value

    def _list(self, items: Sequence[str]) -> str:
        return self.listed(items) if items else self.say("list-empty")

    def _items(self, values: Sequence[Any]) -> list[str]:
        return [self._item(value) for value in values]

    def _item(self, value: Any) -> str:
        """An entry of a list: what has a name (a card's id) by its name, a list within (a place) in brackets."""
        if isinstance(value, list | tuple):
            return self.say("list-group", {"items": self.say("list-comma").join(self._items(value))})
        if isinstance(value, str):
            return self.say("list-item", {"name": self.say(f"name-{value}")}) if self.has(f"name-{value}") else value
        spoken = self._plain(value)
        return spoken if isinstance(spoken, str) else self.number(spoken)


def letter(seat: int) -> str:
    """Seats are called A, B, C and so on."""
    return chr(ord("A") + seat)


def is_seat(key: str) -> bool:
    """Whether a fact of that name is a seat."""
    return key == "seat" or key.endswith("_seat")


def is_seat_list(key: str) -> bool:
    """Whether a fact of that name is a list of seats."""
    return key in _SEAT_LISTS or key.endswith("_seats")


def is_records(value: Any) -> bool:
    """Whether a fact is a list of records."""
    return isinstance(value, list) and bool(value) and all(isinstance(item, Mapping) for item in value)


def with_minus_signs(text: str) -> str:
    """Negative numbers with a real minus sign."""
    return _NEGATIVE.sub(rf"\1{MINUS}", text)


def _sitter(seat: int, names: Sequence[str]) -> str:
    """Who sits there by name; where nobody has a name, the seat's letter."""
    if 0 <= seat < len(names):
        return names[seat]
    return letter(seat) if 0 <= seat < _LETTERS else str(seat)


def _yes_no(value: bool) -> str:
    return "yes" if value else "no"


def _message(entry: Any) -> str:
    """The id of an entry of a file; empty where it is no message."""
    return entry.id.name if isinstance(entry, ast.Message) else ""


def _of_original(name: str) -> str:
    """A sentence about a copy is the one about what it is a copy of."""
    if "~" not in name:
        return name
    thing, dot, attribute = name.partition(".")
    return original_of(thing) + dot + attribute
