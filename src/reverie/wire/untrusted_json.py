"""JSON from outside: nothing in it may be too deep or too large for whoever reads on."""

from typing import Any, TypeVar

import msgspec

from reverie.kernel import BadDocument
from reverie.kernel.content import LARGEST_NUMBER
from reverie.kernel.shapes import shaped

T = TypeVar("T")

DEEPEST = 64
"""So deep lists and fields may lie in each other."""


def read_json(raw: bytes) -> Any:
    """Parsed JSON from outside; ``BadDocument`` where it is none, or has a number in it that is too large."""
    try:
        document = msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise BadDocument("not-json", {"line": 1, "column": 1}) from None
    check_numbers(document)
    return document


def read_as(raw: bytes, wanted: type[T]) -> T:
    """JSON from outside as that type; ``BadDocument`` says where it differs."""
    found: T = shaped(read_json(raw), wanted)
    return found


def check_numbers(document: Any) -> None:
    """``BadDocument`` where a number somewhere in parsed JSON is too large, or where it goes too deep."""
    parts = [(document, 0)]
    while parts:
        part, depth = parts.pop()
        if depth > DEEPEST:
            raise BadDocument("too-deep", {"deepest": DEEPEST})
        match part:
            case dict() as fields:
                parts.extend((value, depth + 1) for value in fields.values())
            case list() as items:
                parts.extend((item, depth + 1) for item in items)
            case int() | float() as number if abs(number) > LARGEST_NUMBER:
                raise BadDocument("out-of-range", {"expected": "int"})
