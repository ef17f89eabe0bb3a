"""Waking other servers: each hears what the others write, and comes back when it was cut off."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psycopg
import pytest

from reverie.server.storage import NotificationHandlers, Store
from reverie.server.storage.notifications import NotificationListener
from tests.server.postgres import Postgres
from tests.server.storage_samples import moved, new_table

pytestmark = pytest.mark.anyio

Heard = tuple[str, str, Any]


class Diary:
    """What a store has heard."""

    def __init__(self) -> None:
        self.heard: list[Heard] = []
        self._changed = asyncio.Event()

    async def listen(self, store: Store) -> None:
        await store.listen(NotificationHandlers(self._entry, self._chat, self._present, self._gap))

    def _entry(self, table_id: str, number: int) -> None:
        self._write("entry", table_id, number)

    def _chat(self, table_id: str) -> None:
        self._write("chat", table_id, 0)

    def _present(self, server: str, table_id: str, seats: frozenset[int]) -> None:
        assert server
        self._write("present", table_id, sorted(seats))

    def _gap(self) -> None:
        self._write("gap", "", 0)

    def _write(self, *heard: Any) -> None:
        self.heard.append(heard)  # type: ignore[arg-type]
        self._changed.set()

    async def until(self, enough: Callable[[list[Heard]], bool]) -> None:
        async with asyncio.timeout(60):
            while not enough(self.heard):
                self._changed.clear()
                await self._changed.wait()


async def test_a_server_hears_what_another_writes(postgres_url: str) -> None:
    async with await Store.open(postgres_url) as here, await Store.open(postgres_url) as there:
        own, others = Diary(), Diary()
        await own.listen(here)
        await others.listen(there)
        table_id = await new_table(here)
        assert await here.tables.append(table_id, moved(1))
        assert not await here.tables.append(table_id, moved(1))
        await here.chat.add(table_id, "ana", 1.0, "Hello")
        assert await here.tables.append(table_id, moved(2))
        wanted = [("entry", table_id, 1), ("chat", table_id, 0), ("entry", table_id, 2)]
        await others.until(lambda heard: len(heard) >= 3)
        assert others.heard == wanted
        # Of what it writes itself it hears nothing, only of the others.
        assert await there.tables.append(table_id, moved(3))
        await own.until(bool)
        assert own.heard == [("entry", table_id, 3)]


async def test_a_server_hears_who_is_connected_to_another(postgres_url: str) -> None:
    async with await Store.open(postgres_url) as here, await Store.open(postgres_url) as there:
        own, others = Diary(), Diary()
        await own.listen(here)
        await others.listen(there)
        await here.announce_presence({"one": frozenset({0, 2}), "two": frozenset()})
        await others.until(lambda heard: len(heard) >= 2)
        assert others.heard == [("present", "one", [0, 2]), ("present", "two", [])]
        assert own.heard == []


async def test_much_at_once_is_heard_whole(postgres_url: str) -> None:
    async with await Store.open(postgres_url) as here, await Store.open(postgres_url) as there:
        diary = Diary()
        await diary.listen(there)
        tables = [await new_table(here) for _ in range(3)]
        await asyncio.gather(*(here.tables.append(table_id, moved(n)) for n in range(1, 401) for table_id in tables))
        await diary.until(lambda heard: len(heard) >= 1200)
        assert sorted(diary.heard) == sorted(("entry", table_id, n) for n in range(1, 401) for table_id in tables)


async def test_who_was_cut_off_comes_back_and_knows_of_the_gap(postgres: Postgres, postgres_url: str) -> None:
    name = postgres_url.rpartition("/")[2]
    async with await Store.open(postgres_url) as here, await Store.open(postgres_url) as there:
        diary = Diary()
        await diary.listen(there)
        table_id = await new_table(here)
        for number in (1, 2):
            diary.heard.clear()
            postgres.run(f"SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = '{name}'")
            await diary.until(lambda heard: heard == [("gap", "", 0)])
            assert await here.tables.append(table_id, moved(number))
            await diary.until(lambda heard, number=number: heard[-1] == ("entry", table_id, number))  # type: ignore[misc]


async def test_a_database_that_is_down_is_not_hammered(
    monkeypatch: pytest.MonkeyPatch, postgres: Postgres, postgres_url: str
) -> None:
    """Even when it has been listened to before: the pauses grow up to a limit."""
    pauses: list[float] = []
    rested = asyncio.Event()

    async def back_off(listener: NotificationListener, pause: float) -> None:
        pauses.append(pause)
        if len(pauses) == 12:
            rested.set()
            await asyncio.Event().wait()

    async def connect(*_: Any, **__: Any) -> None:
        raise psycopg.OperationalError("nobody is there")

    monkeypatch.setattr(NotificationListener, "_back_off", back_off)
    async with await Store.open(postgres_url) as store:
        await Diary().listen(store)
        monkeypatch.setattr(psycopg.AsyncConnection, "connect", connect)
        name = postgres_url.rpartition("/")[2]
        postgres.run(f"SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = '{name}'")
        async with asyncio.timeout(60):
            await rested.wait()
    assert pauses == [min(0.05 * 2**number, 5.0) for number in range(12)]


async def test_a_pause_has_some_luck_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []

    async def sleep(pause: float) -> None:
        slept.append(pause)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    for _ in range(50):
        await NotificationListener._back_off(None, 4.0)  # type: ignore[arg-type]
    assert len(set(slept)) > 10
    assert all(2.0 <= pause <= 4.0 for pause in slept)


async def test_a_handler_that_fails_harms_nobody_else(postgres_url: str, caplog: pytest.LogCaptureFixture) -> None:
    async with await Store.open(postgres_url) as here, await Store.open(postgres_url) as there:
        diary = Diary()

        def fail(table_id: str, number: int) -> None:
            raise ValueError("no")

        await there.listen(NotificationHandlers(entry=fail, chat=diary._chat))
        table_id = await new_table(here)
        await here.tables.append(table_id, moved(1))
        await here.chat.add(table_id, "ana", 1.0, "Hello")
        await diary.until(bool)
        assert diary.heard == [("chat", table_id, 0)]
    assert "could not be used" in caplog.text


async def test_one_who_is_alone_hears_nothing(tmp_path: Path) -> None:
    async with await Store.open(tmp_path) as store:
        diary = Diary()
        await diary.listen(store)
        table_id = await new_table(store)
        await store.tables.append(table_id, moved(1))
        await store.chat.add(table_id, "ana", 1.0, "Hello")
        assert diary.heard == []
