"""The storage fails and comes back: nothing is acknowledged meanwhile, nothing is lost, and the games go on.

A few moments here; every failure under a crowd that plays all five games by ``python -m tests.server.failures``.
"""

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from reverie.server.storage import Store
from reverie.table.entries import Moved
from tests.server.failures import Failure, Run, failures_of, full_disk, ping
from tests.server.postgres import SWITCH, Postgres, running_postgres
from tests.server.serving import Line, Person, Server, people, play_out, seated, wire_play

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are stopped and limited as on Linux"),
]

QUICK = {"options": {"psycle_cap": 2}}
GONE = ["PostgreSQL stopped", "PostgreSQL stopped at once", "PostgreSQL killed"]


@pytest.fixture(name="postgres", scope="module")
def postgres_that_fails() -> Iterator[Postgres]:
    """A PostgreSQL that nobody else uses."""
    if os.environ.get(SWITCH) == "off":
        pytest.skip(f"{SWITCH}=off")
    with running_postgres() as server:
        yield server


def failure_of(postgres: Postgres, name: str) -> Failure:
    return next(failure for failure in failures_of(postgres) if failure.name == name)


async def refused_and_then_done(failure: Failure, ada: Person, lines: tuple[Line, Line]) -> None:
    """While the storage is away a move is refused, and everything that needs none is answered; then it is made."""
    first, second = lines
    await first.play("play 3", "first")
    failure.begin()
    try:
        for _ in range(3):
            assert await second.refused(wire_play(second.number, "play 2", "second")) == "storage-failed"
        answer = await ada.post("/api/tables", {"game": "psycle", "players": 2})
        assert (answer.status_code, answer.json()["code"]) == (503, "storage-failed")
        assert (await ada.get("/")).status_code == 200
        await ping(first)
        assert first.view is not None
        assert first.view["committed"] == [3, None]
    finally:
        failure.end()
    await second.done(wire_play(second.number, "play 2", "second"))
    await play_out(first, second)


async def moves_by(database: str, table: str, client: str) -> int:
    async with await Store.open(database) as store:
        return sum(
            isinstance(entry.deed, Moved) and entry.client == client for entry in await store.tables.entries(table)
        )


async def check(server: Server, failure: Failure) -> None:
    async with people(server.address, "Ada", "Ben") as (ada, ben):
        table = await ada.make_table(**QUICK)
        async with seated(table, ada, ben) as (first, second):
            await refused_and_then_done(failure, ada, (first, second))
    await asyncio.to_thread(server.stop)
    assert "Traceback" not in server.errors
    for client in ("first", "second"):
        assert await moves_by(server.plan["database"], table, client) == 1


async def test_a_full_disk(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        await check(server, full_disk(server))


@pytest.mark.parametrize("name", GONE)
async def test_postgres_is_gone_and_comes_back(postgres: Postgres, name: str) -> None:
    with postgres.fresh_database() as url, Server(url) as server:
        await check(server, failure_of(postgres, name))


async def test_postgres_stands_still(postgres: Postgres) -> None:
    """The move is neither made nor refused until it goes on; the server hears and answers everybody meanwhile."""
    failure = failure_of(postgres, "PostgreSQL frozen")
    with postgres.fresh_database() as url, Server(url) as server:
        async with people(server.address, "Ada", "Ben") as (ada, ben):
            table = await ada.make_table(**QUICK)
            async with seated(table, ada, ben) as (first, second):
                failure.begin()
                try:
                    heard = len(first.messages)
                    await first.send(wire_play(first.number, "play 3", "first"))
                    for line in (first, second, first):
                        await ping(line)
                    assert first.view is not None
                    assert first.view["committed"] == [None, None]
                finally:
                    failure.end()
                await first.answer("first", heard)
                await play_out(first, second)
        await asyncio.to_thread(server.stop)
        assert await moves_by(url, table, "first") == 1


async def test_a_crowd_with_a_disk_that_fills_up(tmp_path: Path) -> None:
    """All five games, bots and clocks: some writes are cut off in the middle."""
    rooms = iter((100_000, 0))
    figures = await Run(str(tmp_path / "data"), times=2).run(lambda server: full_disk(server, next(rooms)))
    assert figures.problems == []
    assert figures.failures == 2
