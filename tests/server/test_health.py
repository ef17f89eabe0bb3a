"""Health: a server that can keep nothing says so, and says why."""

import asyncio
import resource
from pathlib import Path
from typing import Any

import pytest

from reverie.server import health
from reverie.server.health import Health
from reverie.server.storage import StorageRefused, Store
from reverie.server.storage.servers import Heartbeat
from tests.server.postgres import Postgres
from tests.server.serving import PATIENCE, Person, Server

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def _patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine a disk may be slow without anything being wrong."""
    monkeypatch.setattr(health, "PATIENCE", PATIENCE)


async def until_health_is(server: Server, status: int, problem: str | None) -> None:
    """An answer may be a second old."""
    async with Person(server.address) as nobody, asyncio.timeout(PATIENCE):
        while True:
            answer = await nobody.get("/health")
            if (answer.status_code, answer.json().get("problem")) == (status, problem):
                assert answer.json()["ok"] == (status == 200)
                return
            await asyncio.sleep(0.1)


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="another process's limits can be set on Linux alone")
async def test_a_disk_on_which_nothing_can_be_written(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        await until_health_is(server, 200, None)
        _, most = resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
        async with Person(server.address) as nobody, asyncio.timeout(PATIENCE):
            while (await nobody.get("/health")).status_code != 503:
                await asyncio.sleep(0.1)
            assert (await nobody.get("/health")).json()["problem"] in (health.FULL, health.UNREACHABLE)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (most, most))
        await until_health_is(server, 200, None)


async def test_a_disk_with_too_little_room_is_told_before_it_is_full(tmp_path: Path) -> None:
    with Server(tmp_path, patches={"reverie.server.health.LEAST_FREE": 2**62}) as server:
        await until_health_is(server, 503, "storage-full")


async def test_a_full_database_is_told_as_such(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with await Store.open(tmp_path) as store:
        await store.heartbeat.beat(1.0)
        assert await Health(store).problem() == ""

        def fill(_: Any, connection: Any) -> None:
            connection.exec_driver_sql("PRAGMA max_page_count = 1")
            connection.exec_driver_sql("CREATE TABLE more (x)")

        monkeypatch.setattr(store._writer, "_carry_out", fill)
        assert await Health(store).problem() == "storage-full"


async def test_a_database_that_does_not_answer_in_time(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    with postgres.fresh_database() as url:
        async with await Store.open(url) as store:
            await store.heartbeat.beat(1.0)
            assert await Health(store).problem() == ""
            with store.database.writing.begin() as other:
                other.exec_driver_sql("LOCK TABLE heartbeat IN ACCESS EXCLUSIVE MODE")
                monkeypatch.setattr(health, "PATIENCE", 0.2)
                assert await Health(store).problem() == "storage-slow"
            await store.heartbeat.beat(2.0)


async def test_many_who_ask_cause_one_look(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looks, now = 0, 0.0

    async def probe(_: Heartbeat) -> None:
        nonlocal looks
        looks += 1
        await asyncio.sleep(0)
        if looks == 2:
            raise StorageRefused("storage-failed")

    monkeypatch.setattr(Heartbeat, "probe", probe)
    async with await Store.open(tmp_path) as store:
        found = Health(store, lambda: now)
        assert set(await asyncio.gather(*(found.problem() for _ in range(100)))) == {""}
        assert looks == 1
        now = health.FRESH
        assert set(await asyncio.gather(*(found.problem() for _ in range(100)))) == {"storage-unreachable"}
        assert looks == 2


async def test_looking_changes_nothing(tmp_path: Path) -> None:
    async with await Store.open(tmp_path) as store:
        await store.heartbeat.beat(7.0)
        await store.heartbeat.probe()
        assert await store.heartbeat.last() == 7.0
