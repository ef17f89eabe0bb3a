"""Whatever is public in the packages of the reference says what it is: classes, functions, and methods.

A method that overrides another one says what it says, unless it has something to add.
"""

import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import pytest

from reverie.kernel import running_compiled

pytestmark = pytest.mark.skipif(running_compiled(), reason="compiled classes have no docstrings; run it uncompiled")

PACKAGES = ("reverie.kernel", "reverie.games", "reverie.bots", "reverie.table", "reverie.text")


def modules(package: str) -> Iterator[ModuleType]:
    root = importlib.import_module(package)
    yield root
    for found in pkgutil.walk_packages(root.__path__, package + "."):
        yield importlib.import_module(found.name)


def public(holder: Any, module: ModuleType) -> Iterator[tuple[str, Any]]:
    """What a module or a class defines itself, under a public name."""
    for name, thing in vars(holder).items():
        thing = thing.__func__ if isinstance(thing, staticmethod | classmethod) else thing
        if name[0] != "_" and getattr(thing, "__module__", module.__name__) == module.__name__:
            yield name, thing


def is_documented_class(thing: type) -> bool:
    """With words of its own: what dataclasses, named tuples and enumerations write by themselves does not count."""
    doc = thing.__dict__.get("__doc__")
    return bool(doc) and not doc.startswith(f"{thing.__name__}(")


def undocumented(module: ModuleType) -> Iterator[str]:
    for name, thing in public(module, module):
        if inspect.isclass(thing):
            if not is_documented_class(thing):
                yield f"{module.__name__}.{name}"
            for method, inner in public(thing, module):
                if (inspect.isfunction(inner) or isinstance(inner, property)) and not inspect.getdoc(
                    getattr(thing, method)
                ):
                    yield f"{module.__name__}.{name}.{method}"
        elif inspect.isfunction(thing) and not inspect.getdoc(thing):
            yield f"{module.__name__}.{name}"


@pytest.mark.parametrize("package", PACKAGES)
def test_everything_public_says_what_it_is(package: str) -> None:
    assert not [name for module in modules(package) for name in undocumented(module)]
