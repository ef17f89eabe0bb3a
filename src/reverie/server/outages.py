"""Outages: how a server notices that nobody could play, and holds the clocks of the tables meanwhile.

While it runs, it sees when its own clock stood still. Across restarts the heartbeat in the storage tells.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from reverie.server import server_clock
from reverie.server.background import attempt
from reverie.server.loaded_tables import LoadedTables
from reverie.server.metrics import METRICS
from reverie.server.server_clock import Gap, ServerClock
from reverie.server.storage import Store
from reverie.server.table_actor import TableActor

_logger = logging.getLogger(__name__)

HEARTBEAT_SECONDS = 5.0
"""Between two heartbeats."""
_OUTAGE_SECONDS: Final = 15.0
"""A heartbeat older than this means that nobody could play."""
_MOST_GAPS: Final = 1000
"""So many times when nobody could play are remembered, for the tables that were put away meanwhile."""


class Outages:
    """Knows when nobody could play, and says that this server is alive."""

    def __init__(self, store: Store, clock: ServerClock, loaded: LoadedTables) -> None:
        self.is_beating = False
        self._store = store
        self._clock = clock
        self._loaded = loaded
        self._gaps: list[Gap] = []
        """When nobody could play, since before this process began."""

    async def look_back(self) -> None:
        """Find out how long no server was alive."""
        now = self._clock()
        last = await self._store.heartbeat.last()
        if last is not None and now - last > _OUTAGE_SECONDS:
            self._gaps.append(Gap(last, now))
        elif last is not None and last - now > _OUTAGE_SECONDS:  # a clock was set ahead, and back
            await self._store.heartbeat.beat(now, anew=True)

    def since(self, at: float) -> float:
        """Seconds since ``at`` in which nobody could play."""
        return sum(gap.after(at) for gap in self._gaps)

    async def keep_time(self) -> None:
        """Notice for ever when time stood still, and hold all clocks for so long."""
        while True:
            await asyncio.sleep(server_clock.PULSE)
            gap = self._clock.pulse()
            if gap is not None:
                seconds = gap.end - gap.start
                METRICS.outages.inc(seconds)
                _logger.info("nobody could play for %.1f seconds", seconds)
                self._gaps = [*self._gaps[-_MOST_GAPS:], gap]
                for actor in self._loaded:
                    await attempt("a table's clock was not held", partial(_hold, actor, seconds))

    async def beat(self, also: Callable[[], Awaitable[None]]) -> None:
        """Beat for ever, and do each time what else there is to do."""
        self.is_beating = True
        while True:
            await attempt("no heartbeat", partial(self._store.heartbeat.beat, self._clock()))
            await also()
            await asyncio.sleep(HEARTBEAT_SECONDS)

    async def close(self) -> None:
        if self.is_beating:
            await self._store.heartbeat.beat(self._clock())


async def _hold(actor: TableActor, seconds: float) -> None:
    actor.deeds.hold(seconds)
