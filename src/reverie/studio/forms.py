"""The form of a content: a tree made from the content's own shape and from what its game declares of it.

What is declared (``Game.free_content``) can be changed. What is not is shown as fixed if it has a name, and is left out
otherwise: notes and sources are nothing that people change.

Names come from a game's ``text/studio.<language>.ftl``. That of ``cards[5].stars`` is ``content-cards-stars``, or
``content-stars`` where there is no such sentence; that of ``cards[5]`` is ``content-cards-entry``, with the fields of
the record as its blanks, and ``$name`` for what the thing is called in play.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from reverie.kernel import FreeContent, FreeText, Game, ListLength, NumberRange, OneOfContent, OneOfIds, YesOrNo
from reverie.kernel.free_content import (
    ANY_PLACE,
    NAMING_FIELDS,
    Steps,
    are_records,
    content_differences,
    fits,
    found_at,
    path_steps,
    path_text,
)
from reverie.text.words import Words
from reverie.wire.studio_messages import (
    FormBounds,
    FormChoice,
    FormFixed,
    FormGroup,
    FormGrowth,
    FormList,
    FormNumber,
    FormOption,
    FormPart,
    FormSwitch,
    FormText,
)


class _Rule(NamedTuple):
    """A declaration, and what is left of its path from here on."""

    declared: FreeContent
    rest: Steps


@cache
def studio_words(game: Game, language: str) -> Words:
    """The words of a game together with those that only the studio says."""
    words = Words(language, game)
    place = game.folder / "text" / f"studio.{language}.ftl"
    if place.is_file():
        words.add(place.read_text(encoding="utf-8"))
    return words


@cache
def content_form(game: Game, language: str) -> FormGroup:
    """The form of a game's content as it is printed."""
    return _form_of(game, game.raw_content, language)


def _form_of(game: Game, content: Mapping[str, Any], language: str) -> FormGroup:
    building = _Building(game, content, studio_words(game, language))
    form = building.group(content, (), _rules(game))
    return form or FormGroup(path="", name=building.names.of((), content), clause="", thing="", entries=[])


def _rules(game: Game) -> list[_Rule]:
    return [_Rule(one, path_steps(one.path)) for one in game.free_content]


def changed_lists(game: Game, content: Mapping[str, Any], language: str) -> list[FormGroup]:
    """The lists of records that have others than what is printed, with the form that they have now.

    Of a list that is longer than it may be there is none: nobody needs it, and it could be endless.
    """
    building = _Building(game, content, studio_words(game, language))
    found: list[FormGroup] = []
    outer: list[Steps] = []
    for steps, before, after in content_differences(game.raw_content, content):
        # A record that came or went, or a list that did; within such a list nothing has the place that it had.
        place = steps if isinstance(before, list) else steps[:-1]
        is_known = any(place[: len(one)] == one for one in outer)
        if is_known or not any(isinstance(one, Mapping) or are_records(one) for one in (before, after)):
            continue
        outer.append(place)
        group = building.list_at(place, _rules(game))
        if group is not None:
            found.append(group)
    return found


class _Building:
    def __init__(self, game: Game, content: Mapping[str, Any], words: Words) -> None:
        self.printed = game.raw_content
        self.content = content
        self.names = ContentNames(words)

    def list_at(self, steps: Steps, rules: Sequence[_Rule]) -> FormGroup | None:
        """The list of records that lies there, if its length is free and it keeps to it."""
        value: Any = self.content
        for step in steps:
            value, rules = value[step], _inside(rules, step)
        growth = self._growth(rules)
        if growth is None or not isinstance(value, list) or len(value) > growth.most:
            return None
        return self.group(value, steps, rules)

    def part(self, value: Any, steps: Steps, rules: Sequence[_Rule]) -> FormPart | None:
        """What can be changed here; nothing where nobody needs to know of it."""
        found: FormPart | None = None
        if isinstance(value, Mapping) or are_records(value) or self._fresh(rules) is not None:
            found = self.group(value, steps, rules)
        elif isinstance(value, list) and value and all(isinstance(line, list) for line in value):
            found = self._grid(value, steps, rules)
        elif isinstance(value, list):
            found = self._list(value, steps, rules)
        else:
            found = self._leaf(steps, value, [rule.declared for rule in rules if not rule.rest])
        if found is None and self.names.has(steps):
            return FormFixed(path=path_text(steps), name=self.names.of(steps, value), clause="")
        return found

    def group(self, value: Any, steps: Steps, rules: Sequence[_Rule]) -> FormGroup | None:
        """A table, or a list of records; nothing where nothing in it can be changed."""
        inner = list(value.items() if isinstance(value, Mapping) else enumerate(value))
        parts = [self.part(one, (*steps, step), _inside(rules, step)) for step, one in inner]
        entries = [part for part in parts if part is not None]
        grows = None if isinstance(value, Mapping) else self._growth(rules)
        if grows is None and all(isinstance(part, FormFixed) for part in entries):
            return None
        return FormGroup(
            path=path_text(steps),
            name=self.names.of(steps, value),
            clause=_clause([rule.declared for rule in rules if not rule.rest]),
            thing=self.names.thing(steps, value),
            entries=entries,
            grows=grows,
        )

    def _growth(self, rules: Sequence[_Rule]) -> FormGrowth | None:
        """How long a list of records may be."""
        fresh = self._fresh(rules)
        if fresh is None:
            return None
        fewest, most = _lengths(rules)
        return FormGrowth(fewest=fewest, most=most, fresh=fresh)

    def _fresh(self, rules: Sequence[_Rule]) -> dict[str, Any] | None:
        """The first record that is printed in such a list; nothing where it is none, or its length is fixed."""
        for rule in rules:
            if not rule.rest and isinstance(rule.declared, ListLength):
                records = found_at(self.printed, (*path_steps(rule.declared.path), ANY_PLACE))
                return next((dict(one) for _, one in records if isinstance(one, Mapping)), None)
        return None

    def _grid(self, value: list[Any], steps: Steps, rules: Sequence[_Rule]) -> FormGroup | None:
        """Lines of values, each of which can be changed for itself."""
        declared = [rule.declared for rule in rules if rule.rest == (ANY_PLACE, ANY_PLACE)]
        leaves = [
            self._leaf((*steps, line, place), one, declared)
            for line, values in enumerate(value)
            for place, one in enumerate(values)
        ]
        entries = [leaf for leaf in leaves if leaf is not None]
        if not entries:
            return None
        name = self.names.of(steps, value)
        return FormGroup(path=path_text(steps), name=name, clause=_clause(declared), thing="", entries=entries)

    def _list(self, value: list[Any], steps: Steps, rules: Sequence[_Rule]) -> FormPart | None:
        lengths = [rule.declared for rule in rules if not rule.rest and isinstance(rule.declared, ListLength)]
        inner = [rule.declared for rule in rules if rule.rest == (ANY_PLACE,)]
        item = self._leaf((*steps, 0), value[0] if value else None, inner)
        if not isinstance(item, FormNumber | FormText | FormChoice):
            return None
        fewest, most = len(value), len(value)
        if lengths:
            fewest, most = _lengths(rules)
        name, clause = self.names.of(steps, value), _clause([*lengths, *inner])
        return FormList(path=path_text(steps), name=name, clause=clause, fewest=fewest, most=most, item=item)

    def _leaf(self, steps: Steps, value: Any, declared: Sequence[FreeContent]) -> FormPart | None:
        path, name, clause = path_text(steps), self.names.of(steps, value), _clause(declared)
        ranges = [one for one in declared if isinstance(one, NumberRange)]
        if ranges:
            if value is None and path[-1:] != "]":
                return None  # a number that this record does not have
            low, high = _bounds(ranges, self.content)
            return FormNumber(path=path, name=name, clause=clause, minimum=low, maximum=high)
        for one in declared:
            match one:
                case FreeText():
                    return FormText(path=path, name=name, clause=clause, longest=one.longest, one_word=one.one_word)
                case OneOfContent():
                    options = [FormOption(value=each, name=self.names.value(steps, each)) for each in one.choices]
                    return FormChoice(path=path, name=name, clause=clause, options=options)
                case OneOfIds():
                    return FormChoice(path=path, name=name, clause=clause, options=[], of=one.records)
                case YesOrNo():
                    return FormSwitch(path=path, name=name, clause=clause)
        return None


def _inside(rules: Iterable[_Rule], step: str | int) -> list[_Rule]:
    return [_Rule(rule.declared, rule.rest[1:]) for rule in rules if rule.rest and fits(rule.rest[0], step)]


def _lengths(rules: Iterable[_Rule]) -> tuple[int, int]:
    """All that is declared of a list counts."""
    lengths = [rule.declared for rule in rules if not rule.rest and isinstance(rule.declared, ListLength)]
    return max(one.minimum for one in lengths), min(one.maximum for one in lengths)


def _clause(declared: Sequence[FreeContent]) -> str:
    return next((one.clause for one in declared if one.clause), "")


def _bounds(ranges: Iterable[NumberRange], content: Mapping[str, Any]) -> tuple[int, int]:
    """All of them count."""
    bounds = [one.bounds(content) for one in ranges]
    return max(low for low, _ in bounds), min(high for _, high in bounds)


def changed_bounds(game: Game, content: Mapping[str, Any]) -> list[FormBounds]:
    """The numbers whose bounds are others in this content than in what is printed."""
    before, after = _all_bounds(game, game.raw_content), _all_bounds(game, content)
    return [
        FormBounds(path=path, minimum=low, maximum=high)
        for path, (low, high) in after.items()
        if before.get(path, (low, high)) != (low, high)
    ]


def _all_bounds(game: Game, content: Mapping[str, Any]) -> dict[str, tuple[int, int]]:
    found: dict[str, list[NumberRange]] = {}
    for one in game.free_content:
        if isinstance(one, NumberRange) and not one.path.endswith(ANY_PLACE):
            for steps, _ in found_at(content, path_steps(one.path)):
                found.setdefault(path_text(steps), []).append(one)
    return {path: _bounds(ranges, content) for path, ranges in found.items()}


# Names.


class ContentNames:
    """What the parts of a content are called in a language."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def has(self, steps: Steps) -> bool:
        """Whether somebody has given it a name; else it is called by its key."""
        return bool(steps) and self._sentence(steps) is not None

    def of(self, steps: Steps, value: Any) -> str:
        """What it is called."""
        if not steps:
            return self._words.say("game-name")
        sentence = self._sentence(steps)
        if sentence is not None:
            return self._words.say(sentence, self._facts(steps, value))
        called = self._called(steps, value)
        return called or (str(int(steps[-1]) + 1) if isinstance(steps[-1], int) else _plain(steps[-1]))

    def thing(self, steps: Steps, value: Any) -> str:
        """The id of the thing that a record is; empty if it is none."""
        if not steps or not isinstance(value, Mapping):
            return ""
        if isinstance(steps[-1], int):
            return next((str(value[field]) for field in NAMING_FIELDS if field in value), "")
        sentence = self._sentence(steps)
        is_entry = sentence is None or sentence.endswith("-entry")
        return steps[-1] if is_entry and self._words.has(f"name-{steps[-1]}") else ""

    def value(self, steps: Steps, value: Any) -> str:
        """What a value is called that can be chosen there."""
        for sentence in (*(f"{one}-is-{_id(value)}" for one in _ids(steps)), f"name-{value}"):
            if self._words.has(sentence):
                return self._words.say(sentence)
        return self._words.say("value-none") if value is None else str(value)

    def whole(self, content: Any, steps: Steps, added: Any = None) -> str:
        """All that leads to a place: ``Card 5, stars``. Lists are not named beside their entries.

        ``added`` is a record that the content does not have yet.
        """
        parts: list[str] = []
        value = content
        for end, step in enumerate(steps, 1):
            value = value[step] if added is None or end < len(steps) else added
            if end == len(steps) or not isinstance(steps[end], int):
                parts.append(self.of(steps[:end], value))
        return self._words.say("list-comma").join(parts)

    def _sentence(self, steps: Steps) -> str | None:
        last = "-entry" if isinstance(steps[-1], int) else ""
        names = [f"{one}{last}" for one in _ids(steps)]
        if not last and len(steps) > 1 and isinstance(steps[-2], str):  # a key of a table, as 6 of the memory table
            names += [f"{one}-entry" for one in _ids(steps[:-1])]
        return next((name for name in names if self._words.has(name)), None)

    def _called(self, steps: Steps, value: Any) -> str:
        thing = self.thing(steps, value) or str(steps[-1])
        return self._words.say(f"name-{thing}") if self._words.has(f"name-{thing}") else ""

    def _facts(self, steps: Steps, value: Any) -> dict[str, Any]:
        plain = {key: one for key, one in _items(value) if isinstance(one, str | int | float)}
        place = steps[-1] + 1 if isinstance(steps[-1], int) else steps[-1]
        line = steps[-2] + 1 if len(steps) > 1 and isinstance(steps[-2], int) else 0
        called = self._called(steps, value) or self.thing(steps, value) or str(place)
        return {**plain, "line": line, "place": place, "name": called}


def _items(value: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(value, Mapping):
        yield from value.items()


def _ids(steps: Steps) -> list[str]:
    """The ids that a sentence for a place may have, the most special first."""
    keys = [_id(step) for step in steps if isinstance(step, str)]
    return [f"content-{'-'.join(keys[first:])}" for first in range(len(keys))]


def _id(step: Any) -> str:
    return str(step).lower().replace("_", "-")


def _plain(key: str) -> str:
    """A key as words, where nobody has given it a name."""
    text = key.replace("_", " ")
    return text[:1].upper() + text[1:]
