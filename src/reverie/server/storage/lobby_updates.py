"""Updates of the lobby, debounced: it is a cache, so of several updates of one table only the last is written."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from reverie.server.storage.rows import LobbyUpdate

_DEBOUNCE: Final = 0.5
"""Seconds that an update waits for newer ones; whoever looks at the lobby has it at once."""


class LobbyUpdates:
    """The updates that wait to be written."""

    def __init__(self, submit: Callable[[LobbyUpdate, "asyncio.Future[None]"], None]) -> None:
        """``submit`` has an update written with the next commit, and then sets its future."""
        self._submit = submit
        self._waiting: dict[str, tuple[LobbyUpdate, asyncio.Future[None]]] = {}
        self._unwritten: set[asyncio.Future[None]] = set()
        """The futures of all that are not written yet, whether they wait here or in the writer."""
        self._timer: asyncio.TimerHandle | None = None

    def add(self, update: LobbyUpdate) -> "asyncio.Future[None]":
        """Have the lobby say something new of a table, soon; who must know when may wait for it."""
        older = self._waiting.get(update.table)
        if older is None:
            written = self._new_future()
        else:
            update, written = _merged(older[0], update), older[1]
        self._waiting[update.table] = (update, written)
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(_DEBOUNCE, self.flush)
        return written

    def flush(self) -> None:
        """Let all of them go into the next commit."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        waiting, self._waiting = self._waiting, {}
        for update, written in waiting.values():
            self._submit(update, written)

    def flush_table(self, table: str) -> None:
        """A newer update of the table is about to be written: the one that waits must not come after it."""
        waiting = self._waiting.pop(table, None)
        if waiting is not None:
            self._submit(*waiting)

    async def written(self) -> None:
        """Until all of them are written: nobody is to look at the lobby and miss what they did themselves."""
        if self._unwritten:
            self.flush()
            await asyncio.wait(set(self._unwritten))

    def _new_future(self) -> "asyncio.Future[None]":
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._unwritten.add(future)
        future.add_done_callback(self._unwritten.discard)
        return future


def _merged(older: LobbyUpdate, newer: LobbyUpdate) -> LobbyUpdate:
    """What is new of a table; who sits there stays as it was where the newer update does not say."""
    if newer.summary.guests is not None:
        return newer
    return newer._replace(summary=replace(newer.summary, guests=older.summary.guests))
