"""What a page can ask for besides its tables: each offer is a module of its own, imported when somebody asks for it.

An offer is named by the first part of a path after ``/api/``, or by the part after a table (``tables/<id>/<offer>``).
Its module has a function ``answer(host, request)``. What that returns is the answer: anything that becomes JSON, bytes
that are JSON already, or ``AskStudy`` where it takes a while: then the third worker answers line by line.
"""

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from reverie.kernel import BadDocument

if TYPE_CHECKING:
    from reverie.browser.host import Host

OFFERS: Final[dict[str, str]] = {"studio": "reverie.browser.studio_requests"}
"""By the first part of the path: the module that answers."""
TABLE_OFFERS: Final[dict[str, str]] = {
    "analysis": "reverie.browser.coach_requests",
    "hint": "reverie.browser.coach_requests",
}
"""By the part after a table's: the module that answers."""


class NoSuchRequest(BadDocument):
    """Nobody here answers such a request: a page need not offer it."""

    def __init__(self, method: str, path: str) -> None:
        super().__init__("malformed", {"finding": f"{method} {path}"[:200]})


class OfferRequest(NamedTuple):
    """What is asked for."""

    method: str
    path: str
    table: str
    """Whose it is about, if it is about a table."""
    rest: tuple[str, ...]
    """The parts of the path after the offer's name."""
    asked: Mapping[str, str]
    """What stands behind the question mark."""
    body: str


def answer_offer(host: "Host", method: str, path: str, asked: Mapping[str, str], body: str) -> Any:
    """The answer of whoever offers it; ``NoSuchRequest`` where nobody does."""
    match path.split("/")[2:]:
        case ["tables", table, name, *rest] if name in TABLE_OFFERS:
            module = TABLE_OFFERS[name]
        case [name, *rest] if name in OFFERS:
            table, module = "", OFFERS[name]
        case _:
            raise NoSuchRequest(method, path)
    return import_module(module).answer(host, OfferRequest(method, path, table, tuple(rest), asked, body))
