"""Reading plain data into frozen dataclasses, compiled ones too, whose annotations msgspec cannot see.

Each record is read as a struct of the same fields first, so that every finding names its place.
"""

from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from types import UnionType
from typing import Any, Final, Union, get_args, get_origin

import msgspec

from reverie.kernel.refusals import BadDocument, Refused
from reverie.kernel.shapes import shaped
from reverie.kernel.written import annotations_of

_RECORD_OF: Final[dict[type[Any], tuple[Any, list[int]]]] = {}
"""By struct: the dataclass that it stands for, and the places of its fields in which there may be other structs."""


def read_records(value: Any, kind: Any, path: str = "", refusal: type[Refused] = BadDocument) -> Any:
    """``value`` as the dataclass ``kind``, and all in it likewise, or a refusal that says where it differs."""
    return _made(shaped(value, _struct(kind), path, refusal))


@cache
def _struct(kind: Any) -> type[msgspec.Struct]:
    written = annotations_of(kind)
    shapes = [_shape(written[one.name]) for one in fields(kind)]
    struct = msgspec.defstruct(
        kind.__name__,
        [
            (one.name, shape, msgspec.NODEFAULT if one.default is MISSING else one.default)
            for one, shape in zip(fields(kind), shapes, strict=True)
        ],
        frozen=True,
        forbid_unknown_fields=True,
    )
    nested = [place for place, one in enumerate(fields(kind)) if shapes[place] != written[one.name]]
    _RECORD_OF[struct] = kind, nested
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
    if type(value) in _RECORD_OF:
        kind, nested = _RECORD_OF[type(value)]
        values = list(msgspec.structs.astuple(value))
        for place in nested:
            values[place] = _made(values[place])
        return kind(*values)
    if isinstance(value, list):
        return list(map(_made, value))
    if isinstance(value, tuple):
        return tuple(map(_made, value))
    return {name: _made(one) for name, one in value.items()} if isinstance(value, dict) else value
