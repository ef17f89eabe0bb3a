"""The fields of a state are declared once, as annotations of its class; what is saved and copied follows from them.

::

    class MyState(State[MyContent]):
        cards: Shared[MyContent]
        score: list[int]
        hand: list[list[str]]

A field is made of numbers, words, tuples, frozen records and lists of them, so its type says how to copy it. For the
class of a game, the copying is written out once as a function, which is as quick as one written by hand; a compiled
build has compiled these functions too (``copying_module``).
"""

import sys
from collections.abc import Callable, Mapping
from dataclasses import is_dataclass
from enum import Enum
from functools import cache
from importlib import import_module
from types import NoneType, UnionType
from typing import Annotated, Any, ClassVar, Final, Literal, TypeVar, Union, get_args, get_origin

import msgspec

from reverie.kernel.written import annotations_of, is_compiled

T = TypeVar("T")

_SHARED: Final = "shared"
Shared = Annotated[T, _SHARED]
"""A field that copies share and that is not saved: it follows from the set-up or from the other fields."""

_PLAIN: Final = (int, str, bool, float, bytes, NoneType)


CopyFields = Callable[[Any, Any], None]
"""Gives a twin its own copy of every field of a state."""


def declared_fields(state_type: type[Any]) -> Mapping[str, Any]:
    """The annotated fields of a class and its bases, by name, with their types; the kernel's own are none of them."""
    declared: dict[str, Any] = {}
    for base in reversed(state_type.__mro__):
        if base.__module__ != "reverie.kernel.state":
            declared |= annotations_of(base)
    return {name: kind for name, kind in declared.items() if get_origin(kind) is not ClassVar}


def saved_fields(state_type: type[Any]) -> Mapping[str, Any]:
    """Those that are saved, loaded, and set by a scenario: all but the shared ones."""
    return _saved_fields(state_type)  # type: ignore[arg-type]  # every class can be hashed


@cache
def _saved_fields(state_type: Any) -> dict[str, Any]:
    return {name: kind for name, kind in declared_fields(state_type).items() if not _is_shared(kind)}


def copying(state_type: type[Any]) -> CopyFields:
    """The function that gives a twin its own copy of every field."""
    written: dict[str, Any] = {}
    if is_compiled(sys.modules[state_type.__module__]):
        written = vars(import_module(copying_module(state_type)))
    else:
        exec(copying_source(state_type), written)
    copy_fields: CopyFields = written["copy_fields"]
    return copy_fields


def copying_module(state_type: type[Any]) -> str:
    """Where a compiled build keeps the copying of a class: beside it."""
    return f"{state_type.__module__}_copying"


def copying_source(state_type: type[Any], annotation: str = "") -> str:
    """That function as text; ``annotation`` is what it says about the types of both its parameters."""
    typed = f": {annotation}" if annotation else ""
    lines = [
        f"    twin.{name} = {_copy_of(kind, f'state.{name}')}\n" for name, kind in declared_fields(state_type).items()
    ]
    returned = " -> None" if annotation else ""
    return f"def copy_fields(state{typed}, twin{typed}){returned}:\n" + "".join(lines or ["    pass\n"])


def _copy_of(kind: Any, value: str, depth: int = 0) -> str:
    """The expression that copies ``value``, which is of this type."""
    if _is_shared(kind) or _is_immutable(kind):
        return value
    origin, parts, one = get_origin(kind) or kind, get_args(kind), f"one_{depth}"
    if origin is list and parts and not _is_immutable(parts[0]):
        return f"[{_copy_of(parts[0], one, depth + 1)} for {one} in {value}]"
    if origin is dict and parts and not _is_immutable(parts[1]):
        return f"{{key: {_copy_of(parts[1], one, depth + 1)} for key, {one} in {value}.items()}}"
    if origin in (Union, UnionType) and NoneType in parts and len(parts) == 2:
        (other,) = (part for part in parts if part is not NoneType)
        return f"(None if {value} is None else {_copy_of(other, value, depth)})"
    if hasattr(origin, "copy"):
        return f"{value}.copy()"
    raise TypeError(f"{value}: nobody knows how to copy {kind}; declare a list, a tuple, a frozen record, or `Shared`")


def _is_shared(kind: Any) -> bool:
    return get_origin(kind) is Annotated and _SHARED in get_args(kind)[1:]


def _is_immutable(kind: Any) -> bool:
    origin, parts = get_origin(kind), get_args(kind)
    if origin in (tuple, frozenset, Union, UnionType):
        return all(part is ... or _is_immutable(part) for part in parts)
    if not isinstance(kind, type):
        return origin is Literal
    return kind in _PLAIN or issubclass(kind, tuple | Enum) or _is_frozen_record(kind)


def _is_frozen_record(kind: type[Any]) -> bool:
    if issubclass(kind, msgspec.Struct):
        return kind.__struct_config__.frozen
    # typeshed does not know the parameters of a dataclass.
    return is_dataclass(kind) and bool(kind.__dataclass_params__.frozen)  # type: ignore[attr-defined]
