"""What the source says about a class: its annotations, and what its instances are made with.

A class that runs interpreted knows that itself. A compiled class has forgotten it, so it is read from the source file,
which always lies beside the compiled one.
"""

import ast
import inspect
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from threading import Lock
from types import ModuleType
from typing import Any, Final, get_type_hints

REQUIRED: Final = inspect.Parameter.empty
"""In place of a default: there is none."""
_PARSING: Final = Lock()


def is_compiled(module: ModuleType) -> bool:
    """Whether a module runs as machine code."""
    return not (getattr(module, "__file__", None) or "<text>.py").endswith((".py", ".pyc"))


def annotations_of(kind: type[Any]) -> dict[str, Any]:
    """The annotations in the body of a class itself, as types."""
    if not is_compiled(_module(kind)):
        own = get_type_hints(kind, include_extras=True)
        return {name: own[name] for name in inspect.get_annotations(kind)}
    names = vars(_module(kind))
    return {
        line.target.id: _evaluated(line.annotation, names)
        for line in _class_body(kind)
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)
    }


def made_with(kind: type[Any]) -> Mapping[str, tuple[Any, Any]]:
    """What a class is called with to make an instance, by name: type, and default or ``REQUIRED``."""
    return _made_with(kind)  # type: ignore[arg-type]  # every class can be hashed


@cache
def _made_with(kind: Any) -> dict[str, tuple[Any, Any]]:
    maker = next((base for base in kind.__mro__ if base is object or _defines_init(base)), object)
    if maker is object:
        return {}
    if is_compiled(_module(maker)):
        return _written_parameters(maker)
    hints = get_type_hints(maker.__init__, include_extras=True)
    parameters = list(inspect.signature(maker.__init__).parameters.values())[1:]
    return {one.name: (hints[one.name], one.default) for one in parameters}


def _defines_init(kind: type[Any]) -> bool:
    if is_compiled(_module(kind)):
        return _written_init(kind) is not None
    return "__init__" in vars(kind)


def _written_parameters(kind: type[Any]) -> dict[str, tuple[Any, Any]]:
    init = _written_init(kind)
    assert init is not None
    names, arguments = vars(_module(kind)), init.args.args[1:]
    defaults = [REQUIRED] * (len(arguments) - len(init.args.defaults))
    defaults += [_evaluated(default, names) for default in init.args.defaults]
    return {
        argument.arg: (_evaluated(argument.annotation, names), default)
        for argument, default in zip(arguments, defaults, strict=True)
    }


def _written_init(kind: type[Any]) -> ast.FunctionDef | None:
    functions = (line for line in _class_body(kind) if isinstance(line, ast.FunctionDef))
    return next((function for function in functions if function.name == "__init__"), None)


def _class_body(kind: type[Any]) -> list[ast.stmt]:
    classes = _written_classes(kind.__module__)
    return classes[kind.__qualname__].body if kind.__qualname__ in classes else []


@cache
def _written_classes(module: str) -> dict[str, ast.ClassDef]:
    compiled = sys.modules[module].__file__
    assert compiled is not None
    source = Path(compiled).with_name(f"{module.rpartition('.')[2]}.py")
    parsed = _parsed(source.read_text(encoding="utf-8"))
    return {line.name: line for line in parsed.body if isinstance(line, ast.ClassDef)}


def _parsed(source: str) -> ast.Module:
    """One at a time: CPython 3.11 counts the depth of a tree for all threads together, and fails when they differ."""
    with _PARSING:
        return ast.parse(source)


def _evaluated(written: ast.expr | None, names: dict[str, Any]) -> Any:
    """What an expression of our own source means; nothing that comes from outside gets here."""
    assert written is not None
    return eval(ast.unparse(written), names)


def _module(kind: type[Any]) -> ModuleType:
    return sys.modules[kind.__module__]
