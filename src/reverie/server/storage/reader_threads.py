"""The readers' threads: a question is one trip there and back.

Whoever asked may give up at any moment, also while the server stops: the thread brings its question to an end all the
same, and its connection is as good as before.
"""

import asyncio
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from sqlalchemy import Engine, Executable, Row

from reverie.server.storage.errors import StorageRefused

READERS: Final = 8
PATIENCE = 30.0
"""Seconds that an answer may take, with the waiting for a thread that is free."""


class ReaderThreads:
    """A few threads that ask, each with a connection from the pool of ``engine``."""

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
