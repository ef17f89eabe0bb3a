"""What the third worker does: questions that take a while, answered line by line, so that no table waits for them.

A study is a module with a function ``study``: it gets a question as JSON and yields the lines of its answer, each a
JSON text. Between two lines the worker looks whether somebody still wants to know. Each is imported when it is asked
for, so that whoever checks one record needs nothing of the others.
"""

from collections.abc import Iterator
from importlib import import_module
from typing import Final

import msgspec

from reverie.kernel import BadDocument, Refused
from reverie.kernel.problems import Problem, RefusedStudy

STUDIES: Final = {
    "coach": "reverie.browser.coach_requests",
    "studio": "reverie.browser.studio_requests",
    "verify": "reverie.browser.verifying",
}
"""By name: the module that answers."""


def study(name: str, question: str) -> Iterator[str]:
    """The lines of an answer; where the question is refused, the last one says why."""
    try:
        if name not in STUDIES:
            raise BadDocument("malformed", {"finding": name[:40]})
        yield from import_module(STUDIES[name]).study(question)
    except Refused as refused:
        yield msgspec.json.encode(RefusedStudy(refused=Problem.of(refused))).decode()
