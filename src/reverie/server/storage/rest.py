"""When there is nothing to do, and those who wait for it; but not for ever."""

import asyncio


class Rest:
    def __init__(self) -> None:
        self._resting = True
        self._waiting: set[asyncio.Future[None]] = set()

    def end(self) -> None:
        """There is something to do."""
        self._resting = False

    def begin(self) -> None:
        """It is done."""
        self._resting = True
        for waiter in self._waiting:
            _wake(waiter)

    async def wait(self, patience: float) -> None:
        """Until there is nothing to do, but no longer than ``patience``."""
        if self._resting:
            return
        loop = asyncio.get_running_loop()
        waiter = loop.create_future()
        alarm = loop.call_later(patience, _wake, waiter)
        self._waiting.add(waiter)
        try:
            await waiter
        finally:
            alarm.cancel()
            self._waiting.discard(waiter)


def _wake(waiter: "asyncio.Future[None]") -> None:
    if not waiter.done():
        waiter.set_result(None)
