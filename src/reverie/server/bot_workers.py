"""Bots think in worker processes, so that the server never waits for them.

All tables with bots of one owner share one turn: their bots never hold up those of others. The owner is the address
that a table's host came from, or the host where that is not known. A bot that does not answer in time is given up; its
table makes the default move for it and goes on.
"""

import asyncio
from time import perf_counter
from typing import Final

from reverie.bots.one_answer import BotQuestion, think
from reverie.server.metrics import METRICS
from reverie.server.settings import Settings
from reverie.server.workers import WorkerLimits, WorkerPool

_MEMORY: Final = 2048
"""MiB for one worker."""
_NICENESS: Final = 5
"""Bots that think long leave the processor to the tables: a move that is being made never waits for one that is thought
about."""
_ALONE_NICENESS: Final = 15
"""Bots that play among themselves leave it to all others."""


class BotWorkers:
    """The workers in which bots think."""

    def __init__(self, settings: Settings, *, alone: bool = False) -> None:
        """``alone``: for tables without people. One worker, which has as much time as the coach; nobody follows it."""
        self._pause = 0.0 if alone else settings.bot_pause
        self._budget = settings.bot_budget
        self.pool = WorkerPool(
            WorkerLimits(
                workers=1 if alone else settings.bot_workers,
                deadline=settings.coach_deadline if alone else settings.bot_deadline,
                memory=_MEMORY,
                niceness=_ALONE_NICENESS if alone else _NICENESS,
            )
        )

    async def think(self, question: BotQuestion, owner: str, hushed: bool = False) -> str:
        """A bot's answer. The same question has the same answer, so that a crash changes nothing.

        An answer in a ``hushed`` window is not timed: how long it takes would tell whether the bot holds something. Nor
        does anybody wait for it, so there is no pause: the window takes its own time. Every other answer leaves on the
        beat of the pause, so that a little more or less to think about does not show.
        """
        began = perf_counter()
        answer: str = await self.pool.run(owner, think, question, self._budget)
        spent = perf_counter() - began
        if hushed:
            return answer
        METRICS.thinking.observe(spent)
        if self._pause:
            await asyncio.sleep(-spent % self._pause)
        return answer

    def close(self) -> None:
        self.pool.close()
