"""What a server does in the background."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

_logger = logging.getLogger(__name__)


class BackgroundTasks:
    """Tasks that nobody waits for. They are held on to until they are done: the event loop alone would lose them."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, coroutine: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def settle(self) -> None:
        """Wait until those are done that have been started by now."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def cancel(self) -> None:
        for task in list(self._tasks):
            task.cancel()

    async def end(self) -> None:
        """Cancel them, and wait until they have let go of all that they use."""
        self.cancel()
        await self.settle()


async def attempt(failure: str, act: Callable[[], Awaitable[None]]) -> None:
    """Do what is done again soon: it may fail for once."""
    try:
        await act()
    except Exception as error:
        _logger.warning("%s: %s", failure, type(error).__name__)
