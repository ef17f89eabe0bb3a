"""The fields of a state are declared once, as annotations of its class; what is saved and copied follows from them.

::

    class MyState(State[MyContent]):
        cards: Shared[MyContent]
        score: list[int]
        hand: list[list[str]]

A field is made of numbers, words, tuples, frozen records and lists of them, so its type says how to copy it. For the
class of a game, the copying is written out once as a function, which is as quick as one written by hand.
"""

from collections.abc import Callable, Mapping
from dataclasses import is_dataclass
from enum import Enum
from types import NoneType, UnionType
from typing import Annotated, Any, ClassVar, Final, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

T = TypeVar("T")

_SHARED: Final = "shared"
Shared = Annotated[T, _SHARED]
"""A field that copies share and that is not saved: it follows from the set-up or from the other fields."""

_PLAIN: Final = (int, str, bool, float, bytes, NoneType)


def declared_fields(state_type: type[Any]) -> dict[str, Any]:
    """The annotated fields of a class and its bases, by name, with their types."""
    hints = get_type_hints(state_type, include_extras=True)
    return {name: kind for name, kind in hints.items() if get_origin(kind) is not ClassVar}


def saved_fields(declared: Mapping[str, Any]) -> dict[str, Any]:
    """Those that are saved: all but the shared ones."""
    return {name: kind for name, kind in declared.items() if not _is_shared(kind)}


def copying(declared: Mapping[str, Any]) -> Callable[[Any, Any], None]:
    """The function that gives a twin its own copy of every field."""
    lines = [f"    twin.{name} = {_copy_of(kind, f'state.{name}')}\n" for name, kind in declared.items()]
    written: dict[str, Any] = {}
    exec("def copy_fields(state, twin):\n" + "".join(lines or ["    pass\n"]), written)
    copy_fields: Callable[[Any, Any], None] = written["copy_fields"]
    return copy_fields


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
