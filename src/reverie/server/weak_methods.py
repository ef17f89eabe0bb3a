"""Methods that a part of something calls on the whole.

Whole and part would hold each other, and only a search for garbage would find them when they are done with
(``gc_tuning``). A table that is put away, with all its history, should be gone at once.
"""

from collections.abc import Callable
from types import MethodType
from typing import ParamSpec
from weakref import ref

_P = ParamSpec("_P")


def weakly(method: Callable[_P, None]) -> Callable[_P, None]:
    """The method, without holding whose it is; once that is gone, nothing happens."""
    assert isinstance(method, MethodType)
    whole, function = ref(method.__self__), method.__func__

    def call(*arguments: _P.args, **named: _P.kwargs) -> None:
        found = whole()
        if found is not None:
            function(found, *arguments, **named)

    return call
