"""Health: whether the server can keep what it promises to keep, found out by writing something down."""

import asyncio
import shutil
from collections.abc import Callable
from time import monotonic
from typing import Final

from reverie.server.storage import StorageRefused, Store

LEAST_FREE = 64 * 1024 * 1024
"""Bytes that must be free on the disk of the data folder."""
PATIENCE = 2.0
"""Seconds within which something must be written down."""
FRESH = 1.0
"""Seconds for which an answer is given again: anybody may ask, as often as they like."""

FULL: Final = "storage-full"
SLOW: Final = "storage-slow"
UNREACHABLE: Final = "storage-unreachable"


class Health:
    def __init__(self, store: Store, clock: Callable[[], float] = monotonic) -> None:
        self._store = store
        self._clock = clock
        self._lock = asyncio.Lock()
        self._found = ""
        self._found_at = float("-inf")

    async def problem(self) -> str:
        """Why nothing can be kept; nothing if all is well. Of many who ask at once, one causes a look."""
        async with self._lock:
            if self._clock() - self._found_at >= FRESH:
                self._found = await self._look()
                self._found_at = self._clock()
            return self._found

    async def _look(self) -> str:
        file = self._store.database.location.file
        try:
            if file is not None and shutil.disk_usage(file.parent).free < LEAST_FREE:
                return FULL
            async with asyncio.timeout(PATIENCE):
                await self._store.heartbeat.probe()
        except TimeoutError:
            return SLOW
        except StorageRefused as refused:
            return FULL if refused.is_full else UNREACHABLE
        except OSError:  # the folder is gone
            return UNREACHABLE
        return ""
