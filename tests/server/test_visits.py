"""A guest's last visit: whoever comes back is seen, whatever they ask for, and it costs next to nothing."""

import asyncio
from pathlib import Path
from time import time

import pytest

from reverie.server.guest_cache import SECONDS, GuestCache
from reverie.server.maintenance import RetentionPolicy, erase_person, retention
from reverie.server.storage import StorageRefused, Store
from tests.server.serving import Person, people, quiet_server
from tests.server.storage_samples import count_commits
from tests.server.test_tables import Clock, soon

pytestmark = pytest.mark.anyio

LONG_AGO = 1.0


@pytest.fixture
def clock() -> Clock:
    return Clock()


async def id_of(person: Person) -> str:
    found: str = (await person.get("/api/me")).json()["id"]
    return found


async def test_whoever_comes_back_is_seen_without_giving_a_name_again(database: str) -> None:
    began = time()
    with quiet_server(database, patches={"reverie.server.guest_cache.SECONDS": 0.0}) as server:
        async with (
            people(server.address, "Ada", "Ben", "Cleo", "Dora") as (ada, ben, cleo, dora),
            await Store.open(database) as store,
        ):
            table = await ada.make_table()
            guests = [await id_of(person) for person in (ben, cleo, dora)]
            for guest in guests:
                assert await store.people.touch(guest, LONG_AGO)
            await ben.get("/api/me")
            async with cleo.at(table):

                async def both_are_seen() -> bool:
                    rows = await store.people.get_many(guests[:2])
                    return all(row.seen_at >= began for row in rows.values())

                await soon(both_are_seen)
            await retention(store, RetentionPolicy(), time())
            rows = await store.people.get_many(guests)
    assert [rows[guest].name for guest in guests] == ["Ben", "Cleo", ""], "Dora has not come back"


async def test_a_visit_is_written_down_once_in_some_hours(tmp_path: Path, clock: Clock) -> None:
    async with await Store.open(tmp_path) as store:
        cache = GuestCache(store, clock, clock)
        await store.people.upsert("ann", "Ann", "en", clock.now)
        commits = count_commits(store)
        for hours, written in ((5.9, 0), (0.1, 1), (0.001, 1), (5.9, 1), (0.1, 2)):
            clock.now += hours * 3600.0
            for _ in range(3):
                found = await cache.visit("ann")
                assert found is not None
                await asyncio.gather(*cache._touching)
            assert commits["commit"] == written
            assert found == await store.people.get("ann")


async def test_whoever_is_only_looked_up_has_not_come(tmp_path: Path, clock: Clock) -> None:
    async with await Store.open(tmp_path) as store:
        await store.people.upsert("ann", "Ann", "en", LONG_AGO)
        cache = GuestCache(store, clock, clock)
        commits = count_commits(store)
        assert await cache.find("ann") == await store.people.get("ann")
        assert await cache.visit("") is await cache.visit("ben") is None
        await erase_person(store, "ann")
        cache.drop("ann")
        assert await cache.visit("ann") is None
        await asyncio.gather(*cache._touching)
        assert commits["commit"] == 1, "to forget Ann"


async def test_a_visit_that_cannot_be_written_down_is_tried_again(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with await Store.open(tmp_path) as store:
        await store.people.upsert("ann", "Ann", "en", LONG_AGO)
        cache = GuestCache(store, clock, clock)

        async def fail(*_: object) -> bool:
            raise StorageRefused("storage-failed")

        async def is_logged() -> bool:
            return "a visit was not written down: storage-failed" in caplog.text

        with monkeypatch.context() as patch:
            patch.setattr(store.people, "touch", fail)
            assert await cache.visit("ann") is not None
            await soon(is_logged)
        clock.now += SECONDS
        assert await cache.visit("ann") is not None

        async def is_seen() -> bool:
            found = await store.people.get("ann")
            return found is not None and found.seen_at == clock.now

        await soon(is_seen)
