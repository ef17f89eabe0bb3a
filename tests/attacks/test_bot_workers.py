"""A worker of the bots is stopped or killed, or somebody has more bots than anybody else."""

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from multiprocessing import active_children
from pathlib import Path

import pytest

from reverie.kernel import BadDocument, Refused
from reverie.server.workers import OutOfMemory, TookTooLong, TooManyWait, WorkerDied, WorkerLimits, WorkerPool
from reverie.table import commands as say
from tests.attacks.conftest import Figure
from tests.attacks.processes import on_linux, workers_of
from tests.server.serving import Line, Person, Server, people

pytestmark = pytest.mark.anyio
WAITERS = 12
DEADLINE = 30.0
"""Seconds: a test waits for it once, and a bot on a busy machine must have answered long before."""


async def with_a_bot(ada: Person, stack: AsyncExitStack) -> Line:
    """A table where Ada's card lies there and the bot has been asked for its own."""
    table = await ada.make_table("psycle", 2)
    line = await stack.enter_async_context(ada.at(table))
    for command in (say.Sit(seat=0), say.SeatBot(level="random"), say.Ready()):
        await line.done(command)
    await line.until(lambda: line.view is not None)
    await line.play("play 0")
    return line


async def goes_on(line: Line) -> None:
    """The bot's card has come: another question is asked."""
    await line.until(lambda: line.view is not None and line.view["round_no"] == 2)


@on_linux
async def test_a_stopped_worker_is_replaced_and_the_table_goes_on(tmp_path: Path, figure: Figure) -> None:
    with Server(tmp_path, bot_deadline=DEADLINE) as server:
        async with people(server.address, "Ada") as (ada,), AsyncExitStack() as stack:
            await goes_on(await with_a_bot(ada, stack))
            (worker,) = workers_of(server.pid)
            os.kill(worker, signal.SIGSTOP)
            began = time.monotonic()
            await goes_on(await with_a_bot(ada, stack))
            figure(
                f"seconds until a table with a stopped bot went on (deadline {DEADLINE:.0f} s)",
                round(time.monotonic() - began, 1),
            )
            await goes_on(await with_a_bot(ada, stack))
            (successor,) = workers_of(server.pid)
            assert successor != worker


@on_linux
async def test_a_killed_worker_is_replaced_once_however_many_wait(tmp_path: Path, figure: Figure) -> None:
    with Server(tmp_path, bot_deadline=600.0) as server:
        async with people(server.address, "Ada") as (ada,), AsyncExitStack() as stack:
            await goes_on(await with_a_bot(ada, stack))
            (worker,) = workers_of(server.pid)
            os.kill(worker, signal.SIGSTOP)
            lines = [await with_a_bot(ada, stack) for _ in range(WAITERS)]
            os.kill(worker, signal.SIGKILL)
            for line in lines:
                await goes_on(line)
            successors = workers_of(server.pid)
            figure(f"workers started for {WAITERS} waiters", len(successors))
            assert len(successors) == 1
            assert worker not in successors


# The pool itself.


@pytest.fixture
async def pool() -> AsyncIterator[WorkerPool]:
    made = WorkerPool(WorkerLimits(workers=1, deadline=60.0))
    yield made
    made.close()


@pytest.fixture
async def strict_pool() -> AsyncIterator[WorkerPool]:
    """Two workers, but nobody has both; with little memory."""
    made = WorkerPool(WorkerLimits(workers=2, deadline=60.0, waiting=3, waiting_each=2, memory=512))
    yield made
    made.close()


async def test_nobody_waits_for_somebody_with_many(pool: WorkerPool) -> None:
    order: list[str] = []

    async def ask(owner: str) -> None:
        await pool.run(owner, abs, -1)
        order.append(owner)

    await asyncio.gather(*(ask(owner) for owner in ["many"] * 20 + ["one", "two"]))
    assert {"one", "two"} <= set(order[:4])


async def test_whoever_goes_away_waits_no_longer(pool: WorkerPool) -> None:
    first = asyncio.ensure_future(pool.run("a", time.sleep, 0.2))
    others = [asyncio.ensure_future(pool.run("b", time.sleep, 60)) for _ in range(3)]
    await asyncio.sleep(0)
    for other in others:
        other.cancel()
    await asyncio.gather(*others, return_exceptions=True)
    assert await pool.run("c", abs, -3) == 3
    assert first.done()
    assert pool.started == 1


async def test_a_pool_that_is_closed_leaves_nothing_behind() -> None:
    before = set(active_children())
    made = WorkerPool(WorkerLimits(workers=1, deadline=600.0))
    asked = [asyncio.ensure_future(made.run("a", time.sleep, 600)) for _ in range(2)]
    await asyncio.sleep(0)
    made.close()
    died, waited = await asyncio.gather(*asked, return_exceptions=True)
    assert isinstance(died, WorkerDied)
    assert isinstance(waited, asyncio.CancelledError)
    async with asyncio.timeout(30):
        while set(active_children()) - before:
            await asyncio.sleep(0.01)


async def test_what_kills_its_worker_is_tried_twice_and_harms_nobody_else(pool: WorkerPool) -> None:
    fatal = asyncio.ensure_future(pool.run("a", os._exit, 1))
    harmless = [asyncio.ensure_future(pool.run("b", abs, -number)) for number in range(4)]
    with pytest.raises(WorkerDied):
        await fatal
    assert await asyncio.gather(*harmless) == [0, 1, 2, 3]
    assert pool.started == 3


async def test_a_refusal_comes_back_as_it_was(pool: WorkerPool) -> None:
    with pytest.raises(BadDocument) as caught:
        await pool.run("a", refuse, "some-code")
    assert (caught.value.code, caught.value.facts, caught.value.path) == ("some-code", {"fact": 1}, "place")
    with pytest.raises(RuntimeError, match="ZeroDivisionError"):
        await pool.run("a", divmod, 1, 0)
    assert pool.started == 1


async def test_an_answer_that_cannot_be_read_holds_nobody_up(pool: WorkerPool) -> None:
    with pytest.raises(TypeError, match="Unreadable"):
        await pool.run("a", Unreadable)
    assert await pool.run("a", abs, -1) == 1


class Unreadable:
    """Travels, but does not arrive."""

    def __reduce__(self) -> tuple[type, tuple[int]]:
        return Unreadable, (1,)


def refuse(code: str) -> Refused:
    raise BadDocument(code, {"fact": 1}, path="place") from ValueError("not for others")


async def test_what_takes_too_long_is_given_up() -> None:
    pool = WorkerPool(WorkerLimits(workers=1, deadline=2.0))
    with pytest.raises(TookTooLong):
        await pool.run("a", time.sleep, 600)
    pool.limits = WorkerLimits(workers=1, deadline=60.0)  # the next one may be slow
    assert await pool.run("a", abs, -1) == 1
    assert pool.started == 2
    pool.close()


@on_linux
async def test_what_takes_too_much_memory_is_given_up(strict_pool: WorkerPool) -> None:
    with pytest.raises(OutOfMemory):
        await strict_pool.run("a", bytearray, 2**31)
    assert await strict_pool.run("a", abs, -1) == 1


async def test_only_so_many_wait(strict_pool: WorkerPool) -> None:
    asked = [asyncio.ensure_future(strict_pool.run("a", time.sleep, 600)) for _ in range(3)]
    await asyncio.sleep(0)
    assert len(strict_pool._busy) == 1, "nobody has more than one worker"
    with pytest.raises(TooManyWait):
        await strict_pool.run("a", abs, -1)
    more = [asyncio.ensure_future(strict_pool.run("b", time.sleep, 600)) for _ in range(2)]
    await asyncio.sleep(0)
    with pytest.raises(TooManyWait):
        await strict_pool.run("c", abs, -1)
    for one in (*asked, *more):
        one.cancel()
    await asyncio.gather(*asked, *more, return_exceptions=True)


async def test_a_closed_pool_takes_nothing(pool: WorkerPool) -> None:
    """Whoever asks while the server stops would wait for ever."""
    pool.close()
    with pytest.raises(WorkerDied):
        await asyncio.wait_for(pool.run("ada", len, "abc"), 30)
