"""The numbers of a content as blanks of sentences: ``{ $content_gems_start }`` is what stands at ``gems.start``.

So prose never says a number that a table may have changed. A record in a list is called by its id, kind or number, or
else by its place: ``{ $content_cards_5_stars }``. A list of plain values is one blank. ``$content_cards_as_printed`` is
whether a part of the content is, for sentences that say the same more nicely.

With ``_signed`` a number has its sign (+3), with ``_plain`` a list is its bare letters, with ``_name`` a value goes by
its name. Of a list of records, ``$content_cards_entries`` is how many there are (``…_entries_deck_standard``: of that
deck), ``…_sum_count`` what a number of each comes to in all, and ``…_all_phase`` the list of what each has there. With
``_told`` or ``_brief`` a whole record is a sentence, ``content-cards-told``: its blanks are the record's own fields, a
table within them by ``value_points``.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

from reverie.kernel.free_content import are_records

PREFIX: Final = "content"
MINUS: Final = "\u2212"
_USED: Final = re.compile(rf"\$({PREFIX}_[\w-]+)")
_COUNTED: Final = re.compile(rf"\$count_{PREFIX}_([\w-]+)")
_MESSAGE: Final = re.compile(r"^(?=-?[A-Za-z][\w-]* *=)", re.MULTILINE)
_THROUGH: Final = re.compile(r"\{ *(-?[A-Za-z][\w-]*)(?:\.[\w-]+)? *[}-]")
_ODD: Final = re.compile(r"[^A-Za-z0-9_-]")
_NAMING: Final = ("id", "kind", "number")
WAYS_TO_TELL: Final = ("told", "brief")


def blanks_in(source: str) -> set[str]:
    """The blanks of this kind in a Fluent file, as facts are called; a list's count belongs to the list."""
    return set(_USED.findall(source)) | {f"{PREFIX}_{name}" for name in _COUNTED.findall(source)}


def blanks_by_message(source: str) -> dict[str, set[str]]:
    """The same by the id of each message that has some, also through messages that it speaks through."""
    messages = {part.split(maxsplit=1)[0]: part for part in _MESSAGE.split(source) if part and not part[0].isspace()}
    found = {name: blanks for name, text in messages.items() if (blanks := blanks_in(text))}
    speaking = {name: set(_THROUGH.findall(text)) for name, text in messages.items() if "{" in text}
    is_new = bool(found)
    while is_new:
        is_new = False
        for name, through in speaking.items():
            more = set().union(*(found.get(other, ()) for other in through)) - found.get(name, set())
            if more:
                found[name] = found.get(name, set()) | more
                is_new = True
    return found


def content_facts(content: Mapping[str, Any], overrides: Mapping[str, Any], wanted: Iterable[str]) -> dict[str, Any]:
    """What stands in a content that some overrides have made, by the blanks that are wanted."""
    if not (names := set(wanted)):
        return {}
    found: dict[str, Any] = {f"{PREFIX}_{_plain(key)}_as_printed": key not in overrides for key in content}
    found = {name: value for name, value in found.items() if name in names}
    _collect(content, PREFIX, names, found)
    return found


def _collect(value: Any, name: str, wanted: set[str], found: dict[str, Any]) -> None:
    if isinstance(value, Mapping):
        for key, inner in value.items():
            _collect(inner, f"{name}_{_plain(key)}", wanted, found)
    elif are_records(value):
        _put_counts(value, name, wanted, found)
        for place, inner in enumerate(value):
            called = f"{name}_{_plain(next((inner[field] for field in _NAMING if field in inner), place))}"
            _collect(inner, called, wanted, found)
            for way in WAYS_TO_TELL:
                if f"{called}_{way}" in wanted:
                    found[f"{called}_{way}"] = ToldRecord(_sentence(name, way), _flat(inner))
    else:
        _put(value, name, wanted, found)


class ToldRecord(NamedTuple):
    """A record that is to be told: in which sentence, and with what in its blanks."""

    sentence: str
    fields: dict[str, Any]


def _sentence(name: str, way: str) -> str:
    return f"{name.replace('_', '-')}-{way}"


def _flat(record: Mapping[str, Any], before: str = "") -> dict[str, Any]:
    """Its fields, those of a table within it by both names; records within it know whose they are (``own``)."""
    found: dict[str, Any] = {}
    for key, value in record.items():
        name = f"{before}{_plain(key)}"
        if isinstance(value, Mapping):
            found |= _flat(value, f"{name}_")
        elif are_records(value):
            found[name] = [{"own": record.get("id"), **_flat(one)} for one in value]
        else:
            found[name] = value
            if type(value) is int:
                found[f"{name}_signed"] = _signed(value)
    return found


def _put_counts(records: list[Any], name: str, wanted: set[str], found: dict[str, Any]) -> None:
    """What a list of records comes to."""
    if f"{name}_entries" in wanted:
        found[f"{name}_entries"] = len(records)
    if not any(one.startswith((f"{name}_entries_", f"{name}_sum_", f"{name}_all_")) for one in wanted):
        return
    for field in dict.fromkeys(field for record in records for field in record):
        there = [record[field] for record in records if field in record]
        called = _plain(field)
        if f"{name}_all_{called}" in wanted:
            found[f"{name}_all_{called}"] = there
        if f"{name}_sum_{called}" in wanted:
            found[f"{name}_sum_{called}"] = sum(there)
        for value in (value for value in there if isinstance(value, str)):
            if (counted := f"{name}_entries_{called}_{_plain(value)}") in wanted:
                found[counted] = there.count(value)


def _put(value: Any, name: str, wanted: set[str], found: dict[str, Any]) -> None:
    if name in wanted:
        found[name] = value
    if f"{name}_signed" in wanted:
        found[f"{name}_signed"] = _signed(value)
    if f"{name}_plain" in wanted:
        found[f"{name}_plain"] = list(value)
    if f"{name}_name" in wanted:
        found[f"{name}_name"] = value


def _signed(value: int) -> str:
    return f"{value:+}".replace("-", MINUS)


def _plain(key: Any) -> str:
    return _ODD.sub("-", str(key))
