"""The writer: one after another, everything that is to be written, with one commit for all that is waiting.

While a commit is on its way to the disk, what comes next gathers; a lone entry is written at once, and under load
hundreds share a commit. Nobody is answered before the commit. If the database fails, exactly those whose commit it was
are told so, and the writer goes on. If only one of them was at fault (a table that is no more), the others are
written without it.
"""

import asyncio
from collections.abc import Awaitable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection

from reverie.server.storage.bulk_sql import insert_entries, insert_tables, update_lobby
from reverie.server.storage.checkpointer import Checkpointer
from reverie.server.storage.database import Database
from reverie.server.storage.errors import (
    StorageRefused,
    finding,
    is_full,
    is_missing_table,
    is_request_error,
)
from reverie.server.storage.lobby_updates import LobbyUpdates
from reverie.server.storage.notifications import Notifier
from reverie.server.storage.rows import EntryKey, EntryRow, LobbyUpdate, NewTableRow, Summary
from reverie.server.storage.threads import T, Work, WriterThread

_BATCH: Final = 500
"""So many requests at once; also far from the most values that either database takes in a statement."""


def _new_future() -> "asyncio.Future[Any]":
    return asyncio.get_running_loop().create_future()


@dataclass(slots=True, eq=False)
class WriteRequest:
    """An entry, an update of the lobby, both together, or any other work; and who waits for its result.

    The entry may be a new table's first.
    """

    entry_row: EntryRow | None = None
    new_table: NewTableRow | None = None
    lobby_update: LobbyUpdate | None = None
    work: Work[Any] | None = None
    table: str = ""
    """The table that it is about, if there is one."""
    result: "asyncio.Future[Any]" = field(default_factory=_new_future)

    @property
    def key(self) -> object:
        """What may stand in a commit once only."""
        return self.entry_row[:2] if self.entry_row is not None else self


class Writer:
    """Collects requests into batches, each of which is one transaction in the writer's thread."""

    def __init__(self, database: Database, notifier: Notifier) -> None:
        self._notifier = notifier
        file = database.location.file
        self._checkpointer = Checkpointer(file) if file is not None else None
        committed = self._checkpointer.notice_commit if self._checkpointer is not None else None
        self._thread = WriterThread(database.writing, committed)
        self._waiting: list[WriteRequest] = []
        self.lobby_updates = LobbyUpdates(self._submit_lobby_update)
        self._wake = asyncio.Event()
        self._idle = asyncio.Event()
        self._idle.set()
        self._closing = False
        self._task = asyncio.create_task(self._run())

    def append(
        self, row: EntryRow, summary: Summary | None = None, new_table: NewTableRow | None = None
    ) -> Awaitable[bool]:
        """Whether the entry is written now, for good; its summary is written with it, and the table if it is new."""
        update = None if summary is None else LobbyUpdate(row.table, row.at, summary)
        if update is not None:
            self.lobby_updates.flush_table(row.table)
        return self._result(WriteRequest(row, new_table, update, table=row.table))

    def update_lobby(self, update: LobbyUpdate) -> "asyncio.Future[None]":
        """Have the lobby say something new of a table, soon."""
        self._check_open()
        return self.lobby_updates.add(update)

    async def write(self, work: Work[T], table: str = "") -> T:
        """Have ``work`` done within the next commit. It may be done again from the start if that commit fails.

        ``table`` is the table that it is about, if there is one.
        """
        result: T = await self._result(WriteRequest(work=work, table=table))
        return result

    async def wait_until_idle(self, limit: float) -> None:
        """Until nothing is being written, but no longer than ``limit`` seconds."""
        if not self._idle.is_set():
            with suppress(TimeoutError):
                async with asyncio.timeout(limit):
                    await self._idle.wait()

    async def close(self) -> None:
        """Write what is waiting, and nothing more."""
        self._closing = True
        self.lobby_updates.flush()
        self._wake.set()
        await self._task
        await self._thread.close()
        if self._checkpointer is not None:
            await asyncio.to_thread(self._checkpointer.close)

    def _result(self, request: WriteRequest) -> "asyncio.Future[Any]":
        self._check_open()
        self._submit(request)
        return request.result

    def _submit(self, request: WriteRequest) -> None:
        self._waiting.append(request)
        self._wake.set()

    def _submit_lobby_update(self, update: LobbyUpdate, written: "asyncio.Future[None]") -> None:
        self._submit(WriteRequest(lobby_update=update, table=update.table, result=written))

    def _check_open(self) -> None:
        if self._closing:
            raise StorageRefused("storage-failed", {"finding": "closed"})

    async def _run(self) -> None:
        while self._waiting or not self._closing:
            await self._wake.wait()
            self._wake.clear()
            self._idle.clear()
            while self._waiting:
                await self._write(self._next_batch())
            self._idle.set()

    def _next_batch(self) -> list[WriteRequest]:
        """What goes into the next commit. A number that is asked for twice is given in turn."""
        batch: dict[object, WriteRequest] = {}
        left: list[WriteRequest] = []
        for request in self._waiting:
            if request.result.cancelled():
                continue
            if len(batch) == _BATCH or request.key in batch:
                left.append(request)
            else:
                batch[request.key] = request
        self._waiting = left
        return list(batch.values())

    async def _write(self, batch: list[WriteRequest]) -> None:
        try:
            results = await self._thread.write(partial(self._carry_out, batch))
        except Exception as error:
            await self._failed(batch, error)
        else:
            for request, result in zip(batch, results, strict=True):
                if not request.result.done():
                    request.result.set_result(result)

    async def _failed(self, batch: list[WriteRequest], error: Exception) -> None:
        if len(batch) > 1 and is_request_error(error):
            for request in batch:
                await self._write([request])
            return
        for request in batch:
            if not request.result.done():
                request.result.set_exception(_refusal(request, error))

    # In the writer's thread.

    def _carry_out(self, batch: Sequence[WriteRequest], connection: Connection) -> list[Any]:
        insert_tables(connection, [request.new_table for request in batch if request.new_table is not None])
        written = self._insert_entries(connection, [row for request in batch if (row := request.entry_row) is not None])
        valid = [request for request in batch if request.entry_row is None or request.key in written]
        update_lobby(connection, [request.lobby_update for request in valid if request.lobby_update is not None])
        return [request.work(connection) if request.work is not None else request.key in written for request in batch]

    def _insert_entries(self, connection: Connection, rows: Sequence[EntryRow]) -> set[EntryKey]:
        if not rows:
            return set()
        written = insert_entries(connection, rows)
        self._notifier.entries(connection, (key for key in written if key[1]))  # nobody waits for a table's first entry
        return written


def _refusal(request: WriteRequest, error: Exception) -> StorageRefused:
    if isinstance(error, StorageRefused):
        return error
    if request.table and is_missing_table(error):
        return StorageRefused("no-such-table", {"table": request.table})
    refused = StorageRefused("storage-failed", {"finding": finding(error)})
    refused.is_full = is_full(error)
    return refused
