"""The tables that cannot be read or cannot go on: whoever asks hears why, and nobody tries again at once."""

import logging
from collections.abc import Callable
from time import monotonic
from typing import Final

from reverie.server.metrics import METRICS
from reverie.server.table_loading import Shelved

_logger = logging.getLogger(__name__)

SECONDS: Final = 60.0
"""After this long it is tried again: an operator may have mended it."""
_MOST: Final = 10_000


class ShelvedTables:
    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._why: dict[str, tuple[float, Shelved]] = {}

    def put(self, table_id: str, why: Shelved) -> None:
        METRICS.shelvings.inc()
        _logger.error("table %s is shelved: %s (see `reverie doctor`)", table_id, _reason(why))
        self._why.pop(table_id, None)
        self._why[table_id] = (self._clock(), _anew(why))
        if len(self._why) > _MOST:
            del self._why[next(iter(self._why))]
        METRICS.shelved.set(len(self._why))

    def check(self, table_id: str) -> None:
        """``Shelved`` if the table has been found to be unreadable a moment ago."""
        at, why = self._why.get(table_id, (0.0, None))
        if why is None:
            return
        if self._clock() - at < SECONDS:
            raise _anew(why)
        del self._why[table_id]
        METRICS.shelved.set(len(self._why))


def _anew(why: Shelved) -> Shelved:
    """The same for another asker: an exception that is raised again holds on to all that raised it before."""
    return Shelved(why.code, why.facts, why.clause, why.path)


def _reason(why: Shelved) -> str:
    return f"{why.code} {why.facts.get('reason', '')}".strip()
