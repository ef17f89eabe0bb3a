"""The writer's thread, which holds the one connection with which this server writes.

A whole transaction is one trip to it and back. Were every statement a trip of its own, each would wait for its turn
among all that the event loop is busy with, and the disk would wait with it.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, Engine

from reverie.server.storage.errors import is_lost_connection

T = TypeVar("T")
Work = Callable[[Connection], T]
"""Something to be written, in the writer's thread: it must touch nothing but the connection."""


class WriterThread:
    """One thread, one connection, one transaction at a time."""

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
