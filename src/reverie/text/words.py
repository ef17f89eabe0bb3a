"""The words of one language: how a question, a move, an event or a refusal becomes a sentence."""

import re
from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from functools import cache, cached_property, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from math import ceil
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from reverie.kernel import BadSetup, Game, Move, Refused, move_text
from reverie.kernel.content import merged, original_of
from reverie.kernel.free_content import content_differences, path_text
from reverie.text.content_facts import MINUS, WAYS_TO_TELL, ToldRecord, blanks_by_message, content_facts

LANGUAGES: Final = ("en", "de", "ja")
"""The first is the one that developers write in."""

_SEAT_LISTS: Final = ("seats", "winners", "waiting", "asked")
_EACH_MOVE: Final = "each_move"
"""Among the facts of a question: by the text of a move, what it costs and brings now."""

_LETTERS: Final = 26
_LONGEST_CHANGE: Final = 60
_HYPHEN: Final = "\ue000"
_NEGATIVE: Final = re.compile(r"(^|[^0-9A-Za-z_\u00c0-\u024f-])-(?=\d)")
"""A hyphen that is meant as a sign: not the one in PS-034, 2026-11-16 or --host."""


class Words:
    """One language; with a game, its words too. Seats are spoken of by the names of those who sit there."""

    def __init__(self, language: str, game: Game | None = None) -> None:
        self.language = language
        self.game = game
        self._overrides: Mapping[str, Any] = {}
        self._content: Mapping[str, Any] = {} if game is None else game.raw_content
        self._blanks: dict[str, set[str]] = {}
        """By message: the blanks that are filled from the content."""
        self._facts_of_message: dict[str, dict[str, Any]] = {}
        """By message: what fills them. Each fact costs time, so a sentence is given no others."""
        self._bundle = FluentBundle([language], use_isolating=False)
        self._named: list[str] = []
        for resource in _common(language):
            self._add(resource)
        if game is not None:
            self.add((game.folder / "text" / f"{language}.ftl").read_text(encoding="utf-8"))

    def add(self, source: str) -> None:
        """More sentences; one that is there already is replaced."""
        self._add(FluentResource(source))
        if self.game is not None:
            self._blanks |= blanks_by_message(source)
            self._read_content()

    def changed(self, overrides: Mapping[str, Any]) -> "Words":
        """The same words with the numbers of a table that has changed some."""
        assert self.game is not None, "only games have content"
        other = copy(self)
        other._overrides = overrides  # noqa: SLF001  (its own)
        other._content = merged(self.game.raw_content, overrides)  # noqa: SLF001
        other._read_content()  # noqa: SLF001
        return other

    def _read_content(self) -> None:
        facts = self.content_facts(set().union(*self._blanks.values()))
        self._facts_of_message = {
            name: {key: facts[key] for one in wanted for key in (one, f"count_{one}") if key in facts}
            for name, wanted in self._blanks.items()
        }

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

    # The conventions.

    def refusal(self, refused: Refused, names: Sequence[str] = (), seat: int | None = None) -> str:
        """Why something was refused: the sentence, where it is, and the clause behind it."""
        facts = self._facts(refused.facts, names, seat)
        name = f"refused-{refused.code}"
        text = self.say(name, facts) if self.has(name) else self.say("unknown-refusal", {"code": refused.code})
        if refused.path:
            text += self.say("refusal-at", {"path": refused.path})
        if refused.clause:
            text += self.say("refusal-clause", {"clause": refused.clause})
        return text

    def question(self, decision: Mapping[str, Any], names: Sequence[str], seat: int | None) -> str:
        """The open question of a view."""
        return self.say(f"question-{decision['question']}", self._facts(decision["facts"], names, seat))

    def question_help(self, decision: Mapping[str, Any], names: Sequence[str], seat: int | None) -> str:
        """The longer explanation of a question."""
        name = f"question-{decision['question']}.help"
        return self.say(name, self._facts(decision["facts"], names, seat)) if self.has(name) else ""

    def move(
        self, move: Move, names: Sequence[str] = (), seat: int | None = None, worth: Mapping[str, Any] | None = None
    ) -> str:
        """What a move is called in a list of moves; with what it costs or brings, where that is known."""
        name = f"move-{move.verb}"
        if worth and self.has(f"{name}.worth"):
            return self.say(f"{name}.worth", self._facts({**_fields(move), **worth}, names, seat))
        return self.say(name, self._facts(_fields(move), names, seat))

    def move_help(
        self,
        move: Move,
        names: Sequence[str] = (),
        seat: int | None = None,
        decision: Mapping[str, Any] | None = None,
    ) -> str:
        """What a move would do; with the open question also in its numbers (see ``move_effect``)."""
        name = f"move-{move.verb}.help"
        if not self.has(name):
            return ""
        if decision is not None:
            return self.say(name, self._facts(_about(move, decision), names, seat))
        pattern = self._bundle.get_message(f"move-{move.verb}").attributes["help"]
        text, missing = self._filled(f"move-{move.verb}", pattern, self._facts(_fields(move), names, seat))
        return "" if missing else text

    def move_effect(
        self, move: Move, decision: Mapping[str, Any] | None, names: Sequence[str] = (), seat: int | None = None
    ) -> str:
        """What a move costs and brings as things stand: told beside its name wherever moves are listed.

        Its sentence is ``move-<verb>.effect``; the blanks are filled from the facts of the open question, from what the
        question says of this very move (``each_move``), and from the move's own fields.
        """
        name = f"move-{move.verb}.effect"
        if decision is None or not self.has(name):
            return ""
        return self.say(name, self._facts(_about(move, decision), names, seat)).strip()

    def told(self, name: str, facts: Mapping[str, Any], names: Sequence[str], seat: int | None) -> str:
        """Any sentence of a game, with its facts as in a question: a line of a look, say."""
        return self.say(name, self._facts(facts, names, seat))

    def content_facts(self, blanks: Iterable[str]) -> dict[str, Any]:
        """What stands in the content, as a sentence takes it."""
        wanted = set(blanks)
        facts = content_facts(self._content, self._overrides, wanted)
        if self._overrides:  # what somebody has taken out of the content is none
            facts |= dict.fromkeys(wanted - facts.keys())
        spoken = {name: self._content_text(name, facts.pop(name)) for name in list(facts) if _is_text(name)}
        return {**self._facts(facts, (), None), **spoken}

    def _content_text(self, name: str, value: Any) -> str:
        """What is not told by its bare value: a record in its sentence, a list by its letters, a value by its name."""
        if isinstance(value, ToldRecord):
            return self._told_record(value)
        if name.endswith("_name"):
            return self._named_value(value)
        return " ".join(map(self._letter, value))

    def _told_record(self, record: ToldRecord) -> str:
        return self.say(record.sentence, self._record_facts(record.fields))

    def _record_facts(self, fields: Mapping[str, Any]) -> dict[str, Any]:
        """The fields of a record of the content: a text also by its name and its letter, a list also by its letters.

        Of what is not there the letter is ``none``, for sentences to choose by.
        """
        spoken = self._facts(
            {
                key: [self._record_facts(one) for one in value] if _is_records(value) else value
                for key, value in fields.items()
            },
            (),
            None,
        )
        for key, value in fields.items():
            if isinstance(value, str):
                whole = fields.get(key.rpartition("_")[0])
                part = f"{whole}-{value}"  # the plus side of another card (`with_side`) has a name of its own
                spoken[f"{key}_name"] = self._named_value(part if self.has(f"name-{part}") else value)
                spoken[f"{key}_letter"] = self._letter(value)
            elif value is None:
                spoken[f"{key}_letter"] = "none"
            elif isinstance(value, list):
                spoken[f"count_{key}"] = len(value)
                if not _is_records(value):
                    spoken[f"{key}_plain"] = " ".join(map(self._letter, value))
        return spoken

    def _named_value(self, value: Any) -> str:
        return self.say(f"name-{value}") if self.has(f"name-{value}") else str(self._plain(value))

    def content_changes(self) -> list[dict[str, str]]:
        """What the overrides have changed: where, from what, to what."""
        if self.game is None or not self._overrides:
            return []
        return [
            {"path": path_text(steps), "before": _short(before), "after": _short(after)}
            for steps, before, after in content_differences(self.game.raw_content, self._content)
        ]

    def _letter(self, value: Any) -> str:
        name = f"name-{value}.letter"
        return self.say(name) if self.has(name) else str(value)

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

    def event(self, seen: Mapping[str, Any], names: Sequence[str], seat: int | None) -> list[str]:
        """What happened, as lines; ``seen`` is the event as ``seat`` may know it."""
        name = "event-" + seen["kind"].replace("_", "-")
        facts = {key: value for key, value in seen.items() if key != "kind"}
        lines = [self.say(name, self._facts(facts, names, seat))] if self.has(name) else []
        if self.has(f"{name}-each"):
            lines.extend(self._each(f"{name}-each", facts, names, seat))
        return [line for line in lines if line.strip()]

    def _each(self, name: str, facts: Mapping[str, Any], names: Sequence[str], reader: int | None) -> list[str]:
        """One line for every seat, with the seat's own element of each list that has one for every seat."""
        lines = []
        for seat in range(len(names)):
            own = {key: value[seat] if _is_by_seat(key, value, names) else value for key, value in facts.items()}
            lines.append(self.say(name, self._facts({**own, "seat": seat}, names, reader)))
        return lines

    def result(self, result: Mapping[str, Any], names: Sequence[str], seat: int | None) -> str:
        """Who won and why."""
        facts = self._facts({"winners": result["winners"], "tied": _is_tied(result)}, names, seat)
        return self.say(f"result-{result['reason']}", facts)

    def entry(self, field: str, record: Mapping[str, Any], names: Sequence[str]) -> str:
        """One record of a field of the view, as a person reads it."""
        return self.say(f"field-{field}.entry", self._facts(record, names, None))

    def standing(self, letter: str, name: str, score: float, winner: bool) -> str:
        """Where somebody stands after the end; points or a place as the game means them, or neither."""
        points = self.say("standing-score", {"score": score}) if self.has("standing-score") else self.number(score)
        message = f"standing-{'winner' if winner else 'other'}{'' if points else '-plain'}"
        return self.say(message, {"letter": letter, "name": name, "score": points})

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
            if _is_records(value) and self.has(f"{key}-each"):
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


def words_for(language: str, game: Game | None = None, overrides: Mapping[str, Any] | None = None) -> Words:
    """The words of a language, and of a game in it, with the numbers of a table that has changed some.

    ``BadSetup`` where the language is not known.
    """
    if language not in LANGUAGES:
        raise BadSetup("unknown-language", {"given": language, "known": ", ".join(LANGUAGES)})
    return _words(language, game) if not overrides else _changed_words(language, game, _Overrides(overrides))


@cache
def _words(language: str, game: Game | None) -> Words:
    return Words(language, game)


class _Overrides:
    """Overrides that can be looked up by."""

    def __init__(self, overrides: Mapping[str, Any]) -> None:
        self.overrides = overrides
        self.text = repr(overrides)

    def __hash__(self) -> int:
        return hash(self.text)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Overrides) and self.text == other.text


@lru_cache(maxsize=32)
def _changed_words(language: str, game: Game | None, changed: _Overrides) -> Words:
    return _words(language, game).changed(changed.overrides)


@cache
def _common(language: str) -> tuple[ast.Resource, ...]:
    """What is said with every game, read once: reading takes far longer than looking up."""
    places: list[Traversable] = sorted((files("reverie.text") / language).iterdir(), key=lambda place: place.name)
    found = (place.read_text(encoding="utf-8") for place in places if place.name.endswith(".ftl"))
    return tuple(FluentResource(source) for source in found)


def _about(move: Move, decision: Mapping[str, Any]) -> dict[str, Any]:
    """The facts of the open question, what it says of this very move, and the move's own fields."""
    asked = decision["facts"]
    return {**asked, **asked.get(_EACH_MOVE, {}).get(move_text(move), {}), **_fields(move)}


def _message(entry: Any) -> str:
    """The id of an entry of a file; empty where it is no message."""
    return entry.id.name if isinstance(entry, ast.Message) else ""


def _is_records(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(item, Mapping) for item in value)


def _fields(move: Move) -> dict[str, Any]:
    fields: dict[str, Any] = move._asdict()  # type: ignore[attr-defined]
    return fields


def _short(value: Any) -> str:
    text = "–" if value is None else str(value)
    return text if len(text) <= _LONGEST_CHANGE else text[:_LONGEST_CHANGE] + "…"


def with_minus_signs(text: str) -> str:
    """Negative numbers with a real minus sign."""
    return _NEGATIVE.sub(rf"\1{MINUS}", text)


def letter(seat: int) -> str:
    """Seats are called A, B, C and so on."""
    return chr(ord("A") + seat)


def _sitter(seat: int, names: Sequence[str]) -> str:
    """Who sits there by name; where nobody has a name, the seat's letter."""
    if 0 <= seat < len(names):
        return names[seat]
    return letter(seat) if 0 <= seat < _LETTERS else str(seat)


def is_seat(key: str) -> bool:
    """Whether a fact of that name is a seat."""
    return key == "seat" or key.endswith("_seat")


def is_seat_list(key: str) -> bool:
    """Whether a fact of that name is a list of seats."""
    return key in _SEAT_LISTS or key.endswith("_seats")


def _is_by_seat(key: str, value: Any, names: Sequence[str]) -> bool:
    return isinstance(value, list) and not is_seat_list(key) and len(value) == len(names)


def _is_tied(result: Mapping[str, Any]) -> bool:
    """Whether somebody who did not win has as many points as somebody who did: something else decided."""
    best = {result["scores"][seat] for seat in result["winners"]}
    return any(score in best for seat, score in enumerate(result["scores"]) if seat not in result["winners"])


def _of_original(name: str) -> str:
    """A sentence about a copy is the one about what it is a copy of."""
    if "~" not in name:
        return name
    thing, dot, attribute = name.partition(".")
    return original_of(thing) + dot + attribute


def _is_text(name: str) -> bool:
    """Whether a blank of the content is a text of its own."""
    return name.endswith(("_plain", "_name", *(f"_{way}" for way in WAYS_TO_TELL)))


def _yes_no(value: bool) -> str:
    return "yes" if value else "no"
