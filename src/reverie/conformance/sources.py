"""What the code of a game says about itself: which refusals it can give, and which clauses it names."""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources.abc import Traversable

from reverie.kernel import Game, Refused

_Function = ast.FunctionDef | ast.AsyncFunctionDef


@cache
def refusal_codes(game: Game) -> frozenset[str]:
    """The code of every refusal that the game's code writes out.

    ``IllegalMove("too-dear", ...)``; also where the code is chosen just before (``code = "a" if odd else "b"``), put
    together (``f"game-{code}"``), or handed to a function that makes refusals of what is called ``code`` there.
    """
    kinds = {kind.__name__ for kind in _kinds_of(Refused)}
    trees = [ast.parse(source) for source in _sources(game.folder)]
    functions = [node for tree in trees for node in ast.walk(tree) if isinstance(node, _Function)]
    makers = {function.name: prefix for function in functions for prefix in _prefixes(function, kinds)}
    codes = {code for tree in trees for code in _written(tree, {}, kinds, makers)}
    for function in functions:
        codes.update(_written(function, _chosen_in(function), kinds, makers))
    return frozenset(codes)


def _written(tree: ast.AST, chosen: dict[str, set[str]], kinds: set[str], makers: dict[str, str]) -> Iterator[str]:
    """The codes in all calls under ``tree``, with what its variables may hold."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id=name), args=[first, *_]) if name in kinds:
                yield from _texts(first, chosen)
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name), args=[first, *_]) if name in makers:
                yield from (makers[name] + text for text in _texts(first, chosen))


def _texts(node: ast.expr, chosen: dict[str, set[str]]) -> Iterable[str]:
    """The texts that an expression may be, as far as they stand there."""
    match node:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.Name(id=name):
            return chosen.get(name, ())
        case ast.IfExp(body=one, orelse=other):
            return [*_texts(one, chosen), *_texts(other, chosen)]
        case ast.JoinedStr(values=[ast.Constant(value=str(prefix)), ast.FormattedValue(value=rest)]):
            return [prefix + text for text in _texts(rest, chosen)]
    return ()


def _chosen_in(function: _Function) -> dict[str, set[str]]:
    """By variable: the texts that are written out for it."""
    chosen: dict[str, set[str]] = {}
    for node in ast.walk(function):
        for target, value in _assigned(node):
            if isinstance(target, ast.Name):
                chosen.setdefault(target.id, set()).update(_texts(value, {}))
    return chosen


def _assigned(node: ast.AST) -> Iterator[tuple[ast.expr, ast.expr]]:
    match node:
        case ast.Assign(targets=[ast.Tuple(elts=targets)], value=ast.IfExp(body=one, orelse=other)):
            for value in (one, other):
                yield from zip(targets, value.elts if isinstance(value, ast.Tuple) else (), strict=False)
        case ast.Assign(targets=[ast.Tuple(elts=targets)], value=ast.Tuple(elts=values)):
            yield from zip(targets, values, strict=False)
        case ast.Assign(targets=[target], value=value):
            yield target, value


def _prefixes(function: _Function, kinds: set[str]) -> Iterator[str]:
    """What a function puts before the ``code`` that it is given, where it makes a refusal of it."""
    first = function.args.args[:1]
    if not first or first[0].arg != "code":
        return
    for node in ast.walk(function):
        match node:
            case ast.Call(func=ast.Name(id=name), args=[made, *_]) if name in kinds:
                yield from _texts(made, {"code": {""}})


@cache
def named_clauses(game: Game) -> frozenset[str]:
    """Every clause of the game's own ledger that its code names, in comments too."""
    clause = re.compile(rf"\b{re.escape(game.code)}-\d{{3}}\b")
    return frozenset(found for source in _sources(game.folder) for found in clause.findall(source))


def _kinds_of(kind: type[Refused]) -> Iterator[type[Refused]]:
    yield kind
    for narrower in kind.__subclasses__():
        yield from _kinds_of(narrower)


def _sources(folder: Traversable) -> Iterator[str]:
    for place in folder.iterdir():
        if place.is_dir():
            yield from _sources(place)
        elif place.name.endswith(".py"):
            yield place.read_text(encoding="utf-8")
