"""The writer: one commit for all who wait, an answer only after it, and errors that hit nobody else."""

import asyncio
import logging
import threading

import pytest
from sqlalchemy import Connection, text

from reverie.server.storage import StorageRefused, Store, Summary
from tests.server.conftest import OpenStore
from tests.server.postgres import Postgres
from tests.server.storage_samples import count_commits, moved, new_table, numbers
from tests.server.test_storage_database import change

pytestmark = pytest.mark.anyio


async def refused_code(store: Store, table_id: str, number: int) -> str:
    with pytest.raises(StorageRefused) as caught:
        await store.tables.append(table_id, moved(number))
    return caught.value.code


async def test_those_who_wait_share_a_commit(store: Store) -> None:
    tables = [await new_table(store) for _ in range(30)]
    commits = count_commits(store)
    answers = await asyncio.gather(
        *(store.tables.append(table_id, moved(n)) for n in range(1, 11) for table_id in tables)
    )
    assert all(answers)
    assert commits["commit"] <= 2
    assert [await numbers(store, table_id) for table_id in tables] == [list(range(11))] * 30


async def test_one_can_wait_until_nothing_is_written_but_not_for_ever(store: Store) -> None:
    written = threading.Event()
    busy = asyncio.create_task(store.write(lambda _: written.wait()))
    await asyncio.sleep(0)
    await store.wait_until_idle(0.01)
    assert not busy.done()
    polite = asyncio.create_task(store.wait_until_idle(60.0))
    await asyncio.sleep(0.01)
    assert not polite.done()
    written.set()
    await asyncio.wait_for(polite, 30.0)
    assert busy.done()
    await store.wait_until_idle(60.0)  # now there is nothing to wait for


async def test_of_several_lobby_updates_of_a_table_the_last_is_written_and_with_one_commit(store: Store) -> None:
    table_id = await new_table(store)
    commits = count_commits(store)
    told = [
        store.tables.update_summary(table_id, "gathering", {"seen": 1}, ["ana"], now=3.0),
        store.tables.update_summary(table_id, "gathering", {"seen": 2}, ["ana", "ben"], now=1.0),
        store.tables.update_summary(table_id, "gathering", {"seen": 3}, now=2.0),
    ]
    (row,) = await store.tables.lobby("gathering", 9, 9)
    assert all(future.done() for future in told)
    assert commits["commit"] == 1
    assert (row.summary, row.updated_at) == ({"seen": 3}, 2.0)
    assert [row.id for row in await store.tables.of_guest("ben")] == [table_id]


async def test_a_lobby_update_never_comes_after_a_newer_one_that_rides_with_a_line(store: Store) -> None:
    table_id = await new_table(store)
    older = store.tables.update_summary(table_id, "gathering", {"seen": 1}, ["ana"], now=9.0)
    assert await store.tables.append(table_id, moved(1), Summary("playing", {"seen": 2}))
    assert older.done()
    assert [row.summary for row in await store.tables.lobby("playing", 9, 9)] == [{"seen": 2}]
    assert [row.id for row in await store.tables.of_guest("ana")] == [table_id]


async def test_lobby_updates_are_written_soon_or_when_the_store_closes(store: Store, database: str) -> None:
    async with await Store.open(database) as there:
        table_id = await new_table(there)
        await asyncio.wait_for(there.tables.update_summary(table_id, "playing", {}), 30.0)
        assert [row.id for row in await store.tables.lobby("playing", 9, 9)] == [table_id]
        last = there.tables.update_summary(table_id, "over", {})
    assert last.done()
    assert [row.id for row in await store.tables.lobby("over", 9, 9)] == [table_id]


async def test_more_than_fits_into_one_commit(store: Store) -> None:
    table_id = await new_table(store)
    assert all(await asyncio.gather(*(store.tables.append(table_id, moved(n)) for n in range(1, 1301))))
    assert await numbers(store, table_id) == list(range(1301))


async def test_a_number_that_is_asked_for_twice_at_once_is_given_once(store: Store) -> None:
    table_id = await new_table(store)
    answers = await asyncio.gather(
        *(store.tables.append(table_id, moved(1, move=f"play {index}")) for index in range(5))
    )
    assert answers == [True, False, False, False, False]


async def test_a_line_that_cannot_be_written_hits_nobody_else(store: Store) -> None:
    table_id = await new_table(store)
    appended = [store.tables.append(table_id if n != 3 else "nowhere", moved(n)) for n in range(1, 6)]
    answers = await asyncio.gather(*appended, return_exceptions=True)
    assert [answers[index] for index in (0, 1, 3, 4)] == [True] * 4
    assert isinstance(answers[2], StorageRefused)
    assert answers[2].code == "no-such-table"


async def test_work_that_fails_is_undone_and_hits_nobody_else(store: Store) -> None:
    table_id = await new_table(store)

    def fail(connection: Connection) -> None:
        connection.execute(text("DELETE FROM log"))
        raise ValueError("what was to be written")

    written, failure = await asyncio.gather(
        store.tables.append(table_id, moved(1)), store.write(fail), return_exceptions=True
    )
    assert written is True
    assert isinstance(failure, StorageRefused)
    assert failure.code == "storage-failed"
    assert await numbers(store, table_id) == [0, 1]


async def test_when_the_database_fails_exactly_those_are_told_and_the_writer_lives(store: Store, database: str) -> None:
    table_id = await new_table(store)
    assert await store.tables.append(table_id, moved(1))
    change(database, "ALTER TABLE log RENAME TO hidden")
    answers = await asyncio.gather(
        *(store.tables.append(table_id, moved(n)) for n in (2, 3, 4)), return_exceptions=True
    )
    assert [isinstance(answer, StorageRefused) and answer.code for answer in answers] == ["storage-failed"] * 3
    change(database, "ALTER TABLE hidden RENAME TO log")
    assert await store.tables.append(table_id, moved(2))
    assert await numbers(store, table_id) == [0, 1, 2]


async def test_an_error_tells_nothing_of_what_was_to_be_written(store: Store) -> None:
    table_id = await new_table(store)

    def fail(connection: Connection) -> None:
        row = {"id": table_id, "seed": "hush", "word": "hush"}
        statement = "INSERT INTO tables (id, seed, game) VALUES (:id, :seed, :word)"
        connection.execute(text(statement), row)

    with pytest.raises(StorageRefused) as caught:
        await store.write(fail)
    assert caught.value.facts["finding"]
    assert "hush" not in str(caught.value)
    assert caught.value.__cause__ is None


async def test_who_no_longer_waits_is_left_out(store: Store) -> None:
    table_id = await new_table(store)
    gone = asyncio.create_task(store.tables.append(table_id, moved(1, move="play 1")))
    await asyncio.sleep(0)
    gone.cancel()
    stays = asyncio.create_task(store.tables.append(table_id, moved(1, move="play 2")))
    assert await stays
    await asyncio.gather(gone, return_exceptions=True)
    assert gone.cancelled()
    assert await numbers(store, table_id) == [0, 1]


async def test_closing_finishes_what_was_asked_for(open_store: OpenStore) -> None:
    store, other = await open_store(), await open_store()
    table_id = await new_table(store)
    waiting = [asyncio.create_task(store.tables.append(table_id, moved(n))) for n in range(1, 50)]
    await asyncio.sleep(0)
    await store.close()
    assert all(await asyncio.gather(*waiting))
    assert await numbers(other, table_id) == list(range(50))
    assert await refused_code(store, table_id, 50) == "storage-failed"


def hang_up(postgres: Postgres, url: str) -> None:
    """Close every connection to that database from the other end."""
    name = url.rpartition("/")[2]
    postgres.run(f"SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = '{name}'")


async def test_a_connection_that_was_closed_on_us_costs_nobody_anything(postgres: Postgres, postgres_url: str) -> None:
    async with await Store.open(postgres_url) as store:
        table_id = await new_table(store)
        await asyncio.gather(*(numbers(store, table_id) for _ in range(5)))
        hang_up(postgres, postgres_url)
        assert await store.tables.append(table_id, moved(1))
        hang_up(postgres, postgres_url)
        assert await numbers(store, table_id) == [0, 1]


async def test_a_server_that_is_away_for_a_while(
    postgres: Postgres, postgres_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    name = postgres_url.rpartition("/")[2]
    async with await Store.open(postgres_url) as store:
        table_id = await new_table(store)
        assert await numbers(store, table_id) == [0]
        postgres.run(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        hang_up(postgres, postgres_url)
        assert await refused_code(store, table_id, 1) == "storage-failed"
        with pytest.raises(StorageRefused, match="database-unreachable"), caplog.at_level(logging.CRITICAL):
            await store.tables.entries(table_id)
        postgres.run(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
        assert await store.tables.append(table_id, moved(1))
        assert await numbers(store, table_id) == [0, 1]
    assert postgres.password not in caplog.text
