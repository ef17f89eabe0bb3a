"""What of a content may be changed, and within which bounds: data that both the check and a form read.

A game declares each bound once (``Game.free_content``)::

    NumberRange("cards[].stars", 0, 9, "PS-083")
    NumberRange("characters[].slumber", 1, NumberAt("limits.slumber"), "DQ-114")

``check_free`` refuses content that does not keep to it, by the path of what is wrong. What has no declaration is fixed,
or is checked by the game itself in another way. In a path ``[]`` is any place in a list and ``*`` any key of a table.
Where several declarations are about one number, all of them count.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from reverie.kernel.content import (
    LONGEST_TEXT,
    LONGEST_WORD,
    check_between,
    check_length,
    check_text,
    check_word,
    same_content,
)
from reverie.kernel.refusals import BadSetup

Steps = tuple[str | int, ...]
"""A path in parts: keys of tables and places in lists."""
_PART: Final = re.compile(r"\[(\d*)\]|([^.\[\]]+)")
ANY_PLACE: Final = "[]"
ANY_KEY: Final = "*"


class NumberAt(NamedTuple):
    """A bound that is another number of the same content."""

    path: str
    plus: int = 0

    def value(self, content: Mapping[str, Any]) -> int:
        """What it is in that content."""
        found = value_at(content, self.path)
        if type(found) is not int:
            raise BadSetup("wrong-type", {"expected": "int", "got": type(found).__name__}, path=self.path)
        return found + self.plus


Bound = int | NumberAt


class NumberRange(NamedTuple):
    """A whole number, from here to there."""

    path: str
    minimum: Bound
    maximum: Bound
    clause: str = ""

    def bounds(self, content: Mapping[str, Any]) -> tuple[int, int]:
        """From where to where it may go in that content."""
        low, high = self.minimum, self.maximum
        return (
            low if isinstance(low, int) else low.value(content),
            high if isinstance(high, int) else high.value(content),
        )

    def check(self, path: str, value: Any, content: Mapping[str, Any]) -> None:
        """``BadSetup`` unless the value is within the bounds."""
        if value is None:
            return  # whether there may be none is a matter of its shape
        if type(value) is not int:
            raise BadSetup("wrong-type", {"expected": "int", "got": type(value).__name__}, path=path)
        minimum, maximum = self.bounds(content)
        check_between(path, value, minimum, maximum, self.clause)


class ListLength(NamedTuple):
    """A list that may be longer or shorter."""

    path: str
    minimum: int
    maximum: int
    clause: str = ""

    def check(self, path: str, value: Any, content: Mapping[str, Any]) -> None:
        """``BadSetup`` unless it has so many entries."""
        check_length(path, value, self.minimum, self.maximum, self.clause)


class FreeText(NamedTuple):
    """A text that people are shown, or one word of it."""

    path: str
    longest: int = LONGEST_TEXT
    clause: str = ""
    one_word: bool = False

    def check(self, path: str, value: Any, content: Mapping[str, Any]) -> None:
        """``BadSetup`` unless it can be shown."""
        if not isinstance(value, str):
            raise BadSetup("wrong-type", {"expected": "str", "got": type(value).__name__}, path=path)
        if self.one_word:
            check_word(path, value, self.clause)
        else:
            check_text(path, value, self.longest, self.clause)


class OneOfContent(NamedTuple):
    """One of a few values."""

    path: str
    choices: Sequence[Any]
    clause: str = ""

    def check(self, path: str, value: Any, content: Mapping[str, Any]) -> None:
        """``BadSetup`` unless it is one of them."""
        if not any(type(value) is type(choice) and value == choice for choice in self.choices):
            facts = {"value": str(value)[:LONGEST_WORD], "known": ", ".join(map(str, self.choices))}
            raise BadSetup("content-choice", facts, self.clause, path)


class OneOfIds(NamedTuple):
    """The id of one of the records in a list of the same content."""

    path: str
    records: str
    clause: str = ""

    def check(self, path: str, value: Any, content: Mapping[str, Any]) -> None:
        """``BadSetup`` unless one of them is called so."""
        records = value_at(content, self.records)
        known = [_called(record) for record in records] if are_records(records) else []
        if value not in known:
            facts = {"value": str(value)[:LONGEST_WORD], "known": ", ".join(map(str, known))[:LONGEST_TEXT]}
            raise BadSetup("content-choice", facts, self.clause, path)


class YesOrNo(NamedTuple):
    """Something that is so or not."""

    path: str
    clause: str = ""

    def check(self, path: str, value: Any, content: Mapping[str, Any]) -> None:
        """``BadSetup`` unless it is one of the two."""
        if type(value) is not bool:
            raise BadSetup("wrong-type", {"expected": "bool", "got": type(value).__name__}, path=path)


FreeContent = NumberRange | ListLength | FreeText | OneOfContent | OneOfIds | YesOrNo


def check_free(content: Mapping[str, Any], declared: Iterable[FreeContent]) -> None:
    """``BadSetup`` where the content does not keep to what is declared of it."""
    for one in declared:
        for path, value in found_at(content, path_steps(one.path)):
            one.check(path_text(path), value, content)


def path_steps(path: str) -> Steps:
    """A path in parts.

    >>> path_steps("cards[3].beats[]")
    ('cards', 3, 'beats', '[]')
    """
    return tuple(
        key or (int(place) if place else ANY_PLACE) for place, key in (part.groups() for part in _PART.finditer(path))
    )


def path_text(steps: Iterable[str | int]) -> str:
    """The same as text.

    >>> path_text(("cards", 3, "stars"))
    'cards[3].stars'
    """
    text = ""
    for step in steps:
        if isinstance(step, int):
            text += f"[{step}]"
        else:
            text += f".{step}" if text else step
    return text


def fits(pattern: str | int, step: str | int) -> bool:
    """Whether a part of a declared path means a part of a path."""
    if isinstance(step, int):
        return pattern in (ANY_PLACE, step)
    return pattern in (ANY_KEY, step)


def found_at(value: Any, pattern: Steps, before: Steps = ()) -> Iterator[tuple[Steps, Any]]:
    """All that a declared path means in a content; what is not there is left out."""
    if not pattern:
        yield before, value
        return
    entries: Iterable[tuple[str | int, Any]] = ()
    if isinstance(value, Mapping):
        entries = value.items()
    elif isinstance(value, list | tuple):
        entries = enumerate(value)
    for step, inner in entries:
        if fits(pattern[0], step):
            yield from found_at(inner, pattern[1:], (*before, step))


def value_at(content: Any, path: str) -> Any:
    """What stands at a path; nothing where there is no such place."""
    return next((value for _, value in found_at(content, path_steps(path))), None)


def content_differences(before: Any, after: Any, steps: Steps = ()) -> Iterator[tuple[Steps, Any, Any]]:
    """Where two contents differ, with what stands there in each; lists of plain values differ as a whole.

    A record that was taken out is nothing afterwards; one that was added was nothing before, and its place is ``+1``,
    ``+2`` and so on: as ``merged`` takes them for overrides.
    """
    if isinstance(before, Mapping) and isinstance(after, Mapping) and before.keys() == after.keys():
        for key, value in before.items():
            yield from content_differences(value, after[key], (*steps, key))
    elif (origins := _laid_by_record(before, after)) is not None:
        yield from _record_differences(before, after, origins, steps)
    elif not same_content(before, after):
        yield steps, before, after


def _laid_by_record(before: Any, after: Any) -> list[int | None] | None:
    """By record its place before, as ``record_origins`` says it, if each that stayed can be laid over what it was."""
    if not are_records(before) or not are_records(after):
        return None
    origins = record_origins(before, after)
    if origins is None:
        return None
    kept = ((before[origin], record) for origin, record in zip(origins, after, strict=True) if origin is not None)
    return origins if all(_can_be_laid(one, other) for one, other in kept) else None


def _can_be_laid(before: Any, after: Any) -> bool:
    """Whether overrides can make the one of the other: tables keep their keys, and none takes the place of a list."""
    if isinstance(before, Mapping) and isinstance(after, Mapping):
        return before.keys() == after.keys() and all(_can_be_laid(value, after[key]) for key, value in before.items())
    return not (isinstance(before, list) and isinstance(after, Mapping))


def _record_differences(
    before: list[Any], after: list[Any], origins: list[int | None], steps: Steps
) -> Iterator[tuple[Steps, Any, Any]]:
    now = {origin: record for origin, record in zip(origins, after, strict=True) if origin is not None}
    for place, record in enumerate(before):
        if place in now:
            yield from content_differences(record, now[place], (*steps, place))
        else:
            yield (*steps, place), record, None
    added = [record for origin, record in zip(origins, after, strict=True) if origin is None]
    for number, record in enumerate(added, 1):
        yield (*steps, f"+{number}"), None, record


def record_origins(before: list[Any], after: list[Any]) -> list[int | None] | None:
    """By record of a changed list: its place in the list before, or nothing if it was added.

    Nothing at all where the two cannot be told by their records: the old ones are in another order, or have no names.

    >>> record_origins([{"id": "a"}, {"id": "b"}], [{"id": "b"}, {"id": "c"}])
    [1, None]
    """
    naming = next((one for one in NAMING_FIELDS if _is_naming(one, before) and _is_naming(one, after)), None)
    in_place: list[int | None] | None = [*range(len(after))] if len(before) == len(after) else None
    if naming is None:
        return in_place
    places = {record[naming]: place for place, record in enumerate(before)}
    origins = [places.get(record[naming]) for record in after]
    kept = [origin for origin in origins if origin is not None]
    if in_place is not None and sum(origin != place for place, origin in enumerate(origins)) <= len(after) - len(kept):
        return in_place  # some have another name now
    return origins if origins[: len(kept)] == sorted(kept) else in_place


NAMING_FIELDS: Final = ("id", "kind", "number", "with", "row")
"""A record is called by the first of these that it has."""


def _called(record: Mapping[str, Any]) -> Any:
    return next((record[field] for field in NAMING_FIELDS if field in record), None)


def _is_naming(field: str, records: Sequence[Mapping[str, Any]]) -> bool:
    """Whether each of the records has a name of its own there."""
    names = [record.get(field) for record in records]
    return all(isinstance(name, str | int) for name in names) and len(set(names)) == len(names)


def are_records(value: Any) -> bool:
    """Whether it is a list of tables."""
    return isinstance(value, list) and bool(value) and all(isinstance(one, Mapping) for one in value)
