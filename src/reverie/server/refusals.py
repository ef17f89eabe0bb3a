"""Why a table did not do something, besides what the rules say."""

import logging
from collections.abc import Mapping
from typing import Final

from reverie.kernel import Refused
from reverie.server.metrics import METRICS
from reverie.server.storage import StorageRefused
from reverie.server.watchers import Watcher
from reverie.table.live_table import LiveTable
from reverie.wire import frames

_logger = logging.getLogger(__name__)


class StorageFailed(Refused):
    """The storage could not be read or written: nothing has happened."""


class AlreadyDone(Refused):
    """The command's id is among the table's entries: it has been done before."""


class NoLongerDue(Refused):
    """What the table had to do has been done by another process."""


class CannotBeDone(Refused):
    """The rules fail at it: it was tried on a copy, and has not been written."""


STORAGE_REFUSALS: Final = (StorageFailed, StorageRefused)
"""Not the table is at fault: the same may be tried again."""


def for_guests(refused: Refused) -> Refused:
    """A refusal as a guest may read it: what a database says is for the operator alone."""
    if not isinstance(refused, StorageRefused):
        return refused
    _logger.warning("the storage failed: %s", refused)
    return StorageFailed("storage-failed")


def refusal_frame(
    refused: Refused, client: str, language: str, table: LiveTable | None, names: Mapping[str, str] | None = None
) -> str:
    """A refusal as its sender may read it."""
    return frames.refusal_frame(for_guests(refused), client, language, table, names)


def tell_refusal(
    watcher: Watcher, refused: Refused, client: str, table: LiveTable, names: Mapping[str, str] | None = None
) -> None:
    """What a watcher wanted is refused: that is counted, and they are told why."""
    METRICS.refused.labels(refused.code).inc()
    watcher.answer(refusal_frame(refused, client, watcher.language, table, names))
