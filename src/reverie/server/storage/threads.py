"""The threads that talk to the database: a few that read, and one that writes.

A question, or a whole transaction, is one trip there and back. Were every statement a trip of its own, each would wait
for its turn among all that the event loop is busy with, and the disk would wait with it.
"""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, Executable, Row

from reverie.server.storage.errors import StorageRefused, is_lost_connection

READERS: Final = 8
PATIENCE = 30.0
"""Seconds that an answer may take, with the waiting for a thread that is free."""

T = TypeVar("T")
Work = Callable[[Connection], T]
"""Something to be written, in the writer's thread: it must touch nothing but the connection."""


class ReaderThreads:
    """A few threads that ask, each with a connection from the pool of ``engine``.

    Whoever asked may give up at any moment, also while the server stops: the thread brings its question to an end all
    the same, and its connection is as good as before.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._executor = ThreadPoolExecutor(READERS, "reader")
        self._is_open = True

    async def read(self, statement: Executable, parameters: Mapping[str, Any] | None) -> Sequence[Row[Any]]:
        """The rows that a statement selects."""
        if not self._is_open:
            raise StorageRefused("storage-failed", {"finding": "closed"})
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(PATIENCE):
            return await loop.run_in_executor(self._executor, self._read, statement, parameters)

    def _read(self, statement: Executable, parameters: Mapping[str, Any] | None) -> Sequence[Row[Any]]:
        with self.engine.connect() as connection:
            return connection.execute(statement, parameters).all()

    async def close(self) -> None:
        """Finish what is being read, drop what waits, and let go of every connection."""
        self._is_open = False
        await asyncio.to_thread(self._executor.shutdown, cancel_futures=True)
        self.engine.dispose()


class WriterThread:
    """The one connection with which this server writes: one transaction at a time."""

    def __init__(self, engine: Engine, committed: Callable[[], None] | None = None) -> None:
        """``committed`` is told, in this thread, that something is on the disk."""
        self._engine = engine
        self._committed = committed
        self._connection: Connection | None = None
        self._executor = ThreadPoolExecutor(1, "writer")

    async def write(self, work: Work[T]) -> T:
        """Have ``work`` done in a transaction of its own, and committed."""
        return await asyncio.get_running_loop().run_in_executor(self._executor, self._write, work)

    async def close(self) -> None:
        """Close the connection and end the thread."""
        if self._connection is not None:
            await asyncio.get_running_loop().run_in_executor(self._executor, self._disconnect)
        self._executor.shutdown()

    def _write(self, work: Work[T], may_retry: bool = True) -> T:
        try:
            if self._connection is None:
                self._connection = self._engine.connect()
            transaction = self._connection.begin()
            result = work(self._connection)
        except Exception as error:
            was_connected = self._connection is not None
            self._disconnect()
            if may_retry and was_connected and is_lost_connection(error):
                # Nothing has been committed, so nothing is written: a new connection may serve.
                return self._write(work, may_retry=False)
            raise
        try:
            transaction.commit()
        except Exception:
            self._disconnect()
            raise
        if self._committed is not None:
            self._committed()
        return result

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.invalidate()
            connection.close()
