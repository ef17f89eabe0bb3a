"""Why a table did not do something, besides what the rules say."""

from typing import Final

from reverie.kernel import Refused
from reverie.server.storage import StorageRefused


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
