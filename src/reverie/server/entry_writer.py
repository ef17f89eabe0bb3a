"""Writing a table's entries: what somebody wants is decided, written down, and only then read and told."""

import logging
from collections.abc import Callable
from typing import Final, Protocol

from reverie.kernel import EndlessRules, Refused
from reverie.server.audience import Sender
from reverie.server.lobby_summaries import summary_of
from reverie.server.mailbox import Broken
from reverie.server.metrics import METRICS
from reverie.server.refusals import CannotBeDone, StorageFailed
from reverie.server.storage import StorageRefused, Summary
from reverie.table import entries
from reverie.table.deciding import Decided
from reverie.table.entries import Entry
from reverie.table.folding import apply
from reverie.table.foreseeing import Foreseen, foresee
from reverie.table.live_table import LiveTable, Update

_logger = logging.getLogger(__name__)

_TRIES: Final = 20
"""How often a command is decided anew because another process wrote first."""


class EntryStore(Protocol):
    """What the writing of entries needs of the storage."""

    async def append(self, table_id: str, entry: Entry, summary: Summary | None = None) -> bool: ...

    async def entries(self, table_id: str, since: int = 0) -> list[Entry]: ...


Applied = Callable[[Update, Sender | None, bool], None]
"""Hears of every entry that has been read: what it changed, whose command it was, and whether we wrote it."""


class EntryWriter:
    """Writes a table's entries, and reads those that others have written."""

    def __init__(self, table: LiveTable, store: EntryStore, applied: Applied) -> None:
        self.is_behind = False
        """Whether there may be entries that have not been read here."""
        self.summary: Summary | None = None
        """What the lobby was last told of the table, if it is known here."""
        self._table = table
        self._store = store
        self._applied = applied

    async def write(self, decide: Callable[[], Decided], sender: Sender | None = None) -> None:
        """Write what is decided, once all that others wrote has been read; it is decided anew where they were first."""
        if self.is_behind:
            await self.catch_up()
        for _ in range(_TRIES):
            decided = self._tried(decide)
            entry = decided.entry
            summary = self._summary_with(entry)
            try:
                written = await self._store.append(self._table.id, entry, summary)
            except Exception as error:  # whatever it was: not acknowledged, and the storage decides
                self.is_behind = True
                _logger.warning("table %s: nothing could be written: %s", self._table.id, type(error).__name__)
                raise StorageFailed("storage-failed") from error
            if written:
                self.summary = summary or self.summary
                self._read(entry, decided.foreseen, sender)
                return
            await self.catch_up()
        raise StorageFailed("storage-failed")

    async def catch_up(self) -> None:
        """Read what others have written."""
        try:
            found = await self._store.entries(self._table.id, self._table.number + 1)
        except StorageRefused as refused:
            if refused.code == "damaged-log":
                raise Broken from refused
            raise
        for entry in found:
            self._read(entry, is_ours=False)
        self.is_behind = False

    def _tried(self, decide: Callable[[], Decided]) -> Decided:
        """An entry that was tried on a copy: what is written is read again at every start, and must not fail there."""
        try:
            decided = decide()
            if decided.foreseen is None:
                decided = Decided(decided.entry, foresee(self._table, decided.entry.deed))
            return decided
        except EndlessRules as endless:
            raise Broken from endless  # whoever tried it would try it again, and all would wait each time
        except Refused:
            raise
        except Exception as error:
            METRICS.failures.inc()
            _logger.exception("table %s: the rules failed", self._table.id)
            raise CannotBeDone("cannot-be-done") from error

    def _read(
        self, entry: Entry, foreseen: Foreseen | None = None, sender: Sender | None = None, is_ours: bool = True
    ) -> None:
        """What is written has happened: read it, and tell it."""
        try:
            self._applied(apply(self._table, entry, foreseen), sender, is_ours)
        except Exception as error:
            raise Broken from error

    def _summary_with(self, entry: Entry) -> Summary | None:
        """That a game has begun is written with the entry that says so: its clocks must be found after any crash."""
        return summary_of(self._table, "playing") if isinstance(entry.deed, entries.Started) else None
