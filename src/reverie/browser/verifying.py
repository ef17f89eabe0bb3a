"""A record is checked in a browser, by what ``reverie verify`` runs: the page of a server need not be believed.

The first line says what does not fit; the second, how many moves of bots are those that the luck of the seed gives.
"""

from collections.abc import Iterator
from time import monotonic
from typing import Final

import msgspec

from reverie.bots import BotCheck, check_bots
from reverie.games import registered_game
from reverie.kernel import BadDocument
from reverie.kernel.problems import Problem, RecordFinding
from reverie.kernel.record import read_record, verify

BOT_SECONDS: Final = 10.0
"""So long the moves of bots are made again; ``reverie verify`` makes all of them."""
_MOST_PROBLEMS: Final = 50


def study(question: str) -> Iterator[str]:
    """Check a record, given as JSON."""
    try:
        document = msgspec.json.decode(question)
    except (msgspec.DecodeError, RecursionError):
        raise BadDocument("not-json", {"line": 1, "column": 1}) from None
    record = read_record(document)
    problems = verify(document, registered_game)
    found = [Problem.of(problem) for problem in problems[:_MOST_PROBLEMS]]
    yield _line(RecordFinding(problems=found, shuffles=len(record.shuffles or ())))
    if problems:
        return
    until = monotonic() + BOT_SECONDS
    bots = check_bots(registered_game(record.game), record, lambda: monotonic() < until)
    if bots.moves:
        yield _line(bots)


def _line(found: RecordFinding | BotCheck) -> str:
    return msgspec.json.encode(found).decode()
