"""A restart: the server is told to stop, another is started, and everybody comes back when they were asked to."""

import asyncio
import random
import signal
from collections import Counter
from collections.abc import Sequence
from time import perf_counter

import msgspec

from benchmarks.crowds.comers import make_tables
from benchmarks.crowds.serving import say, served
from benchmarks.load.processes import cpu_seconds
from benchmarks.load.sockets import connect

_FIRST_WAIT, _LONGEST_WAIT = 0.3, 8.0
"""How a page comes back to a server that is not there: each time it waits twice as long, and part of it is luck."""
_AT_ONCE = 50


class _Closing(msgspec.Struct):
    type: str
    retry_after_ms: int = -1


_read = msgspec.json.Decoder(_Closing).decode


class _Comer:
    """One who watches a table, and comes back as a page does."""

    def __init__(self, port: int, table: str) -> None:
        self._port = port
        self._path = f"/ws/tables/{table}"
        self._shown = asyncio.Event()
        self._gone = asyncio.Event()
        self.asked_after: float | None = None
        self.attempts = 0
        self.came_at = 0.0
        self.back_at = 0.0

    async def come(self) -> None:
        self._shown.clear()
        self._gone.clear()
        await connect(self._port, self._path, "", self._hear, self._lose)
        await self._shown.wait()
        if self._gone.is_set():
            raise ConnectionError("lost before anything was shown")

    def _hear(self, text: bytes) -> None:
        message = _read(text)
        if message.type == "closing":
            self.asked_after = message.retry_after_ms / 1000
        self._shown.set()

    def _lose(self) -> None:
        self._gone.set()
        self._shown.set()

    async def come_back(self) -> None:
        """After the connection was lost."""
        await self._gone.wait()
        wait = _FIRST_WAIT
        await asyncio.sleep(wait if self.asked_after is None else self.asked_after)
        while True:
            self.attempts += 1
            self.came_at = perf_counter()
            try:
                await self.come()
            except OSError:
                await asyncio.sleep(wait * random.uniform(0.5, 1.0))
                wait = min(_LONGEST_WAIT, 2 * wait)
            else:
                self.back_at = perf_counter()
                return


async def drain(sockets: int, tables: int) -> list[str]:
    """Who is back when after a restart, and how hard the server found it."""
    with served() as server:
        watched = await make_tables(server.port, tables)
        comers = [_Comer(server.port, watched[place % tables]) for place in range(sockets)]
        for first in range(0, sockets, _AT_ONCE):
            await asyncio.gather(*(comer.come() for comer in comers[first : first + _AT_ONCE]))
        say(f"{sockets} are there; the server is told to stop")
        coming = [asyncio.create_task(comer.come_back()) for comer in comers]
        told = perf_counter()
        server.process.send_signal(signal.SIGTERM)
        await asyncio.to_thread(server.process.wait)
        stopped = perf_counter()
        server.start()
        await asyncio.to_thread(server.wait)
        listening = perf_counter()
        await asyncio.gather(*coming)
        return _told(comers, told, stopped - told, listening - told, cpu_seconds(server.process.pid))


def _told(comers: Sequence[_Comer], told: float, stopped: float, listening: float, cpu: float) -> list[str]:
    back = sorted(comer.back_at - told for comer in comers)
    by_second = Counter(int(comer.came_at - told) for comer in comers)
    waits = sorted(comer.back_at - comer.came_at for comer in comers)
    asked = sum(comer.asked_after is not None for comer in comers)
    attempts = sum(comer.attempts for comer in comers)
    return [
        f"the server had stopped after {stopped:.1f} s, the next one listened after {listening:.1f} s",
        f"{asked} of {len(comers)} were told when to come back; {attempts} attempts",
        f"half were back after {back[len(back) // 2]:.1f} s, all after {back[-1]:.1f} s (told to stop: 0 s)",
        f"most who came within one second: {max(by_second.values())}",
        (
            f"from coming to being shown the table: median {1000 * waits[len(waits) // 2]:.1f} ms, "
            f"p99 {1000 * waits[int(0.99 * len(waits))]:.1f} ms, longest {1000 * waits[-1]:.1f} ms"
        ),
        f"the new server's CPU until all were back, its start included: {cpu:.1f} s",
    ]
