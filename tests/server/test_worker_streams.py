"""What a worker yields is heard as it comes; whoever stops listening stops it."""

import asyncio
import gc
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from reverie.kernel import Refused
from reverie.server.workers import WorkerDied, WorkerLimits, WorkerPool

pytestmark = pytest.mark.anyio


def _count(to: int) -> Iterator[int]:
    yield from range(to)


def _never_ends(file: str) -> Iterator[int]:
    Path(file).write_text(str(os.getpid()), encoding="ascii")
    yield 1
    while True:
        time.sleep(0.01)


def _refused() -> Iterator[int]:
    yield 1
    raise Refused("no-such-thing")


async def test_items_come_in_order_and_a_refusal_last() -> None:
    pool = WorkerPool(WorkerLimits())
    try:
        assert [item async for item in pool.stream("ada", _count, 5)] == list(range(5))
        stream = pool.stream("ada", _refused)
        assert await anext(stream) == 1
        with pytest.raises(Refused) as refused:
            await anext(stream)
        assert refused.value.code == "no-such-thing"
        assert await pool.run("ada", max, 1, 2) == 2
        assert pool.started == 1
    finally:
        pool.close()


async def test_whoever_stops_listening_stops_it(tmp_path: Path) -> None:
    pool = WorkerPool(WorkerLimits())
    try:
        stream = pool.stream("ada", _never_ends, str(tmp_path / "pid"))
        assert await anext(stream) == 1
        await stream.aclose()
        assert await pool.run("ben", max, 1, 2) == 2  # by another worker: the first one is no more
        assert pool.started == 2
        with pytest.raises(ProcessLookupError):
            os.kill(int((tmp_path / "pid").read_text(encoding="ascii")), 0)
    finally:
        pool.close()


async def test_whoever_stops_listening_when_it_has_failed_is_not_complained_about() -> None:
    """Nobody hears of the failure any more, and that is all right: a server that stops does just this."""
    complaints: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, what: complaints.append(what))
    pool = WorkerPool(WorkerLimits())
    try:
        stream = pool.stream("ada", _refused)
        assert await anext(stream) == 1
        assert await pool.run("ada", max, 1, 2) == 2  # so the failure has come
        await stream.aclose()
    finally:
        pool.close()
    del stream
    gc.collect()
    assert complaints == []


async def test_a_closed_pool_says_so() -> None:
    pool = WorkerPool(WorkerLimits())
    pool.close()
    with pytest.raises(WorkerDied):
        await anext(pool.stream("ada", _count, 1))
