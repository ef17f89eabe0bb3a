"""Reading plain data into frozen dataclasses, compiled ones too, whose annotations msgspec cannot see.

Each record is read as a struct of the same fields first, so that every finding names its place.
"""

from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from types import UnionType
from typing import Any, Final, Union, get_args, get_origin

import msgspec

from reverie.kernel.refusals import BadDocument, Refused
from reverie.kernel.shapes import shaped
from reverie.kernel.written import annotations_of

_RECORD_OF: Final[dict[type[msgspec.Struct], Any]] = {}
"""By struct: the dataclass that it stands for."""


def read_records(value: Any, kind: Any, path: str = "", refusal: type[Refused] = BadDocument) -> Any:
    """``value`` as the dataclass ``kind``, and all in it likewise, or a refusal that says where it differs."""
    return _made(shaped(value, _struct(kind), path, refusal))


@cache
def _struct(kind: Any) -> type[msgspec.Struct]:
    written = annotations_of(kind)
    struct = msgspec.defstruct(
        kind.__name__,
        [
            (one.name, _shape(written[one.name]), msgspec.NODEFAULT if one.default is MISSING else one.default)
            for one in fields(kind)
        ],
        frozen=True,
        forbid_unknown_fields=True,
    )
    _RECORD_OF[struct] = kind
    return struct


def _shape(kind: Any) -> Any:
    """A type with structs in place of dataclasses."""
    if is_dataclass(kind):
        return _struct(kind)  # type: ignore[arg-type]  # every class can be hashed
    origin, parts = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return Union[tuple(_shape(part) for part in parts)]  # noqa: UP007  (of so many parts as there are)
    if origin in (tuple, list, dict):
        return origin[tuple(_shape(part) for part in parts)]
    return kind


def _made(value: Any) -> Any:
    kind = _RECORD_OF.get(type(value))
    if kind is not None:
        return kind(**{name: _made(getattr(value, name)) for name in value.__struct_fields__})
    if isinstance(value, Mapping):
        return {name: _made(one) for name, one in value.items()}
    if isinstance(value, list | tuple):
        return type(value)(map(_made, value))
    return value
