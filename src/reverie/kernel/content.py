"""Content: the numbers of a game as a JSON document, with overrides and a hash.

Overrides come from strangers. What they may be at all is checked here, before anything looks at them (``plain_copy``);
what they may say is checked by each game when it reads its content, for the most part with the helpers below: every
number has a range, every list a length, every text a largest one, and the rest is ``fixed``.
"""

import hashlib
import json
import re
from collections.abc import Collection, Mapping
from math import log10
from typing import Any, Final
from unicodedata import category

from reverie.kernel.refusals import BadSetup

LARGEST_NUMBER: Final = 2**53
"""Beyond it not every reader of JSON tells a number from the next."""
LONGEST_TEXT: Final = 500
LONGEST_WORD: Final = 40
DEEPEST: Final = 16
MOST_ENTRIES: Final = 20_000
"""Of all lists and tables together: several times what the largest of the games has."""
_COPY: Final = re.compile(r"(.+)~[1-9]\d{0,3}")
_HIDDEN: Final = frozenset(("Cc", "Cf", "Cs", "Co", "Zl", "Zp"))
"""Categories of characters that nobody sees, or that change how others are seen. Characters that this Python does not
know yet are not among them: newer emoji are such."""
_JOINER: Final = "\u200d"
"""Joins several emoji to one."""


def plain_copy(overrides: Mapping[Any, Any]) -> dict[str, Any]:
    """A copy of what somebody would lay over the content; ``BadSetup`` where it is no plain data, or too much of it."""
    copied = _Copying().copy(overrides, "", 0)
    if not isinstance(copied, dict):
        raise BadSetup("wrong-type", {"expected": "object", "got": type(overrides).__name__})
    return copied


class _Copying:
    def __init__(self) -> None:
        self.entries = 0

    def copy(self, value: Any, path: str, depth: int) -> Any:
        match value:
            case None | bool():
                return value
            case str():
                check_text(path, value)
                return value
            case int() | float():
                _check_number(path, value)
                return value
            case Mapping() | list() | tuple():
                return self._copy_entries(value, path, depth)
        raise BadSetup("wrong-type", {"expected": "object", "got": type(value).__name__}, path=path)

    def _copy_entries(self, value: Any, path: str, depth: int) -> Any:
        self.entries += len(value)
        if self.entries > MOST_ENTRIES:
            raise BadSetup("content-too-much", {"most": MOST_ENTRIES}, path=path)
        if depth >= DEEPEST:
            raise BadSetup("content-too-deep", {"most": DEEPEST}, path=path)
        if isinstance(value, Mapping):
            return {self._key(key, path): self.copy(one, _inside(path, key), depth + 1) for key, one in value.items()}
        return [self.copy(one, f"{path}[{index}]", depth + 1) for index, one in enumerate(value)]

    def _key(self, key: Any, path: str) -> Any:
        """A number may stand for the place of a record in a list."""
        if type(key) is int:
            _check_number(path, key)
        elif type(key) is str:
            check_text(path, key)
        else:
            raise BadSetup("wrong-type", {"expected": "str", "got": type(key).__name__}, path=path)
        return key


def _inside(path: str, key: Any) -> str:
    return f"{path}.{key}" if path else str(key)


def _check_number(path: str, value: int | float) -> None:
    if not abs(value) <= LARGEST_NUMBER:  # nor is this true of a float that is no number
        facts = {"value": _size(value), "minimum": -LARGEST_NUMBER, "maximum": LARGEST_NUMBER}
        raise BadSetup("content-between", facts, path=path)


def _size(value: int | float) -> str:
    """A number without its digits: there may be more of them than Python is willing to write."""
    if type(value) is int:
        return f"{'-' * (value < 0)}10^{int(value.bit_length() * log10(2))}"
    return str(value)


def merged(content: Mapping[str, Any], overrides: Mapping[str, Any], path: str = "") -> dict[str, Any]:
    """``content`` with ``overrides`` laid over it.

    A mapping is merged key by key; into a list of records it may be laid by number, as in
    ``{"cards": {"5": {"stars": 2}}}``. There nothing (``None``) takes a record out, and ``"+1"``, ``"+2"`` and so on
    add some at the end; numbers are always those of the list as it was. Anything else replaces what was there. A key
    that the content does not have is refused.
    """
    result = dict(content)
    for key, value in overrides.items():
        place = f"{path}{key}"
        if key not in content:
            raise BadSetup("unknown-content", {"known": ", ".join(content)}, path=place)
        result[key] = _laid_over(content[key], value, place)
    return result


def _laid_over(old: Any, new: Any, path: str) -> Any:
    if not isinstance(new, Mapping):
        return new
    if isinstance(old, Mapping):
        return merged(old, new, path + ".")
    return _laid_over_list(old, new, path) if isinstance(old, list) else new


def _laid_over_list(old: list[Any], new: Mapping[Any, Any], path: str) -> list[Any]:
    laid: dict[str, Any] = {str(number): one for number, one in enumerate(old)}
    added: dict[str, Any] = dict.fromkeys(f"+{number}" for number in range(1, len(new) + 1))
    for key, value in new.items():
        name, place = str(key), f"{path}.{key}"
        if isinstance(laid.get(name), Mapping):
            laid[name] = _laid_over(laid[name], value, place)
        elif name in added and isinstance(value, Mapping):
            added[name] = value
        else:
            raise BadSetup("unknown-content", {"known": f"0-{len(old) - 1}"}, path=place)
    kept = [one for name, one in laid.items() if one is not None or name not in map(str, new)]
    return kept + [one for one in added.values() if one is not None]


def original_of(name: str) -> str:
    """Of what a record is a copy, by its id; else the id itself. A copy has the texts of what it is a copy of.

    >>> original_of("flying-dream~2"), original_of("flying-dream")
    ('flying-dream', 'flying-dream')
    """
    found = _COPY.fullmatch(name) if "~" in name else None
    return name if found is None else found[1]


def content_hash(content: Mapping[str, Any]) -> str:
    """SHA-256 over the content as sorted, compact JSON."""
    text = json.dumps(content, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


# What games check their content with.


def check_between(path: str, value: int, minimum: int, maximum: int, clause: str = "") -> None:
    """``BadSetup`` unless a number of the content lies between two others."""
    if not minimum <= value <= maximum:
        raise BadSetup("content-between", {"value": value, "minimum": minimum, "maximum": maximum}, clause, path)


def check_length(path: str, entries: Collection[Any], minimum: int, maximum: int, clause: str = "") -> None:
    """A list has so many entries."""
    if not minimum <= len(entries) <= maximum:
        facts = {"length": len(entries), "minimum": minimum, "maximum": maximum}
        raise BadSetup("content-length", facts, clause, path)


def check_text(path: str, text: str, longest: int = LONGEST_TEXT, clause: str = "") -> None:
    """A text that people are shown: not endless, and all of it visible."""
    if len(text) > longest or not _is_visible(text):
        raise BadSetup("content-text", {"longest": longest}, clause, path)


def check_word(path: str, text: str, clause: str = "") -> None:
    """A name that stands in moves: one word."""
    if text.split() != [text] or len(text) > LONGEST_WORD or not _is_visible(text):
        raise BadSetup("content-word", {"longest": LONGEST_WORD}, clause, path)


def _is_visible(text: str) -> bool:
    return text.isprintable() or not any(category(letter) in _HIDDEN for letter in text if letter != _JOINER)


def check_fixed(
    given: Mapping[str, Any], printed: Mapping[str, Any], free: Collection[str], clause: str = "", path: str = ""
) -> None:
    """What is not ``free`` is as it was printed."""
    for key, value in printed.items():
        if key not in free and not same_content(given.get(key), value):
            raise BadSetup("content-fixed", {}, clause, f"{path}{key}")


def same_content(given: Any, printed: Any) -> bool:
    """Equal, and of one type all through: in Python ``True`` equals 1, in JSON it does not."""
    if type(given) is not type(printed):
        return False
    if isinstance(printed, dict):
        return given.keys() == printed.keys() and all(same_content(given[key], value) for key, value in printed.items())
    if isinstance(printed, list):
        return len(given) == len(printed) and all(map(same_content, given, printed))
    return bool(given == printed)
