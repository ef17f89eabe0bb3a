"""What a page can ask for besides its tables: each offer is a module of its own, imported when somebody asks for it.

An offer is named by the first part of a path after ``/api/``, or by the part after a table (``tables/<id>/<offer>``).
Its module has a function ``answer(tables, request)``. What that returns is the answer: anything that becomes JSON,
bytes that are JSON already, or ``AskStudy`` where it takes a while: then the third worker answers line by line.
"""

from importlib import import_module
from typing import Any, Final

from reverie.browser.hosted_tables import HostedTables
from reverie.browser.page_request import NoSuchRequest, PageRequest

OFFERS: Final[dict[str, str]] = {"studio": "reverie.browser.studio_requests"}
"""By the first part of the path: the module that answers."""
TABLE_OFFERS: Final[dict[str, str]] = {
    "analysis": "reverie.browser.coach_requests",
    "hint": "reverie.browser.coach_requests",
}
"""By the part after a table's: the module that answers."""


def answer_offer(tables: HostedTables, request: PageRequest) -> Any:
    """The answer of whoever offers it; ``NoSuchRequest`` where nobody does."""
    match request.path.split("/")[2:]:
        case ["tables", table, name, *rest] if name in TABLE_OFFERS:
            module = TABLE_OFFERS[name]
        case [name, *rest] if name in OFFERS:
            table, module = "", OFFERS[name]
        case _:
            raise NoSuchRequest(request.method, request.path)
    return import_module(module).answer(tables, request._replace(table=table, rest=tuple(rest)))
