"""What the code of a game says about itself: which refusals it can give, and which clauses it names."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources.abc import Traversable

from reverie.kernel import Game, Refused


@cache
def refusal_codes(game: Game) -> frozenset[str]:
    """The code of every refusal that is written out in the game's code: ``IllegalMove("too-dear", ...)``."""
    kinds = {kind.__name__ for kind in _kinds_of(Refused)}
    codes = set()
    for source in _sources(game.folder):
        for node in ast.walk(ast.parse(source)):
            match node:
                case ast.Call(func=ast.Name(id=name), args=[ast.Constant(value=str(code)), *_]) if name in kinds:
                    codes.add(code)
    return frozenset(codes)


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
