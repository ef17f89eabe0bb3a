"""What the lobby says about each table. It is only a cache of what the table's entries say, and nobody waits for it."""

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from reverie.server.storage import Store, Summary
from reverie.table.live_table import LiveTable, Phase
from reverie.wire.table_lists import table_summary

if TYPE_CHECKING:
    from reverie.server.table_actor import TableActor

_logger = logging.getLogger(__name__)


def summary_of(table: LiveTable, phase: Phase) -> Summary:
    """What the lobby says about a table."""
    seated = [table.chairs[seat].guest for seat in table.people]
    away = [chair.left_by for chair in table.chairs if chair.left_by] if phase == "playing" else []
    shown: dict[str, Any] = msgspec.to_builtins(table_summary(table))
    return Summary(phase, shown, list(dict.fromkeys([*seated, *away])))  # whoever may come back finds the way


class LobbySummaries:
    """Keeps the lobby up to date."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def update(self, actor: "TableActor") -> None:
        """Have the lobby say what is new of a table."""
        table, known = actor.table, actor.writer.summary
        summary = summary_of(table, table.phase)
        if summary == known:
            return
        seated = None if known is not None and known.guests == summary.guests else summary.guests
        written = self._store.tables.update_summary(table.id, summary.phase, summary.data, seated)
        actor.writer.summary = summary
        written.add_done_callback(partial(_see_to_it, actor))


def _see_to_it(actor: "TableActor", written: "asyncio.Future[None]") -> None:
    """What was not written must be said again."""
    error = None if written.cancelled() else written.exception()
    if error is not None:
        actor.writer.summary = None
        _logger.warning("no summary of table %s: %s", actor.table.id, type(error).__name__)
