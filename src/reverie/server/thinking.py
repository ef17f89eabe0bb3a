"""Bots think in worker processes, so that the server never waits for them."""

import asyncio
import multiprocessing
import os
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from hashlib import sha256
from threading import Thread
from time import perf_counter
from typing import Any

from reverie.bots import make_bot
from reverie.games import find_game
from reverie.kernel import move_text
from reverie.server.metrics import METRICS

_PATIENCE = 30.0
"""Seconds, besides its budget, after which a bot is given up."""


def think(game: str, level: str, seed: int, view: Mapping[str, Any], moves: list[str], budget: float) -> str:
    """What a bot answers; runs in a worker."""
    found = find_game(game)
    bot = make_bot(level, found, seed)
    return move_text(bot.choose(view, [found.parse(move) for move in moves], budget))


class Thinkers:
    """The workers."""

    def __init__(self, workers: int, pause: float, budget: float) -> None:
        self._workers = workers
        self._pause = pause
        self._budget = budget
        self._pool: ProcessPoolExecutor | None = None

    def _ready_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, context, _end_with_the_server)
        return self._pool

    async def think(self, game: str, level: str, where: str, view: Mapping[str, Any], moves: list[str]) -> str:
        """A bot's answer. ``where`` (table, seat, question) makes its luck, so that a crash changes nothing."""
        began = perf_counter()
        seed = int.from_bytes(sha256(where.encode()).digest()[:7], "big")
        loop = asyncio.get_running_loop()
        arguments = (game, level, seed, view, moves, self._budget)
        async with asyncio.timeout(_PATIENCE + 10 * self._budget):
            try:
                answer = await loop.run_in_executor(self._ready_pool(), think, *arguments)
            except BrokenProcessPool:  # a worker was killed: begin again with new ones
                self._pool = None
                answer = await loop.run_in_executor(self._ready_pool(), think, *arguments)
        spent = perf_counter() - began
        METRICS.thinking.observe(spent)
        if spent < self._pause:
            await asyncio.sleep(self._pause - spent)
        return answer

    def close(self) -> None:
        """Nobody waits for an answer any more: stop them where they are, and tidy up."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for worker in list(pool._processes.values()):
                worker.terminate()
            pool.shutdown(cancel_futures=True)


def _end_with_the_server() -> None:
    """A worker must not outlive a server that was killed."""
    server = multiprocessing.parent_process()
    assert server is not None

    def watch() -> None:
        server.join()
        os._exit(0)

    Thread(target=watch, daemon=True).start()
