"""Keeping house: what goes when, what a person can take along and have erased, and copies of a database at work."""

import asyncio
import json
import stat
from pathlib import Path
from typing import Any

import msgspec
import psycopg
import pytest
from sqlalchemy import Connection, event, text

from reverie.server.maintenance import RetentionPolicy, backup, copies, erase_person, export_person, retention
from reverie.server.storage import GuestRow, StorageRefused, Store, Summary
from reverie.table.entries import Entry, Rematched, Sat, Started, Stood, write_entry
from reverie.table.live_table import Phase
from tests.server.conftest import OpenStore
from tests.server.serving import PATIENCE
from tests.server.storage_samples import SEED, moved, new_table, numbers
from tests.server.test_storage_database import change

pytestmark = pytest.mark.anyio

DAY = 86400.0
NOW = 10_000 * DAY


def ago(days: float) -> float:
    return NOW - days * DAY


async def idle_table(store: Store, phase: Phase, days: float) -> str:
    return await new_table(store, at=ago(days), summary=Summary(phase, {}, ["ana"]))


async def count(store: Store, table: str) -> int:
    return int((await store.read(text(f"SELECT count(*) FROM {table}")))[0][0])


async def kept(store: Store) -> set[str]:
    return set(await store.tables.all_ids())


# Retention.


@pytest.mark.parametrize(("phase", "days"), [("gathering", 7), ("playing", 90), ("over", 365)])
async def test_tables_go_when_their_time_is_over(store: Store, phase: Phase, days: float) -> None:
    stays, goes = await idle_table(store, phase, days - 0.1), await idle_table(store, phase, days + 0.1)
    for table_id in (stays, goes):
        await store.chat.add(table_id, "ana", ago(1), "Hello")
    assert (await retention(store, RetentionPolicy(), NOW))["tables"] == 1
    assert await kept(store) == {stays}
    assert [await count(store, name) for name in ("log", "chat", "sittings")] == [1, 1, 1]
    assert await retention(store, RetentionPolicy(), NOW) == {"tables": 0, "chat": 0, "guests": 0}


async def test_the_entries_decide_whether_a_table_is_idle(store: Store) -> None:
    """The lobby's row is a cache: it may have missed the last entry."""
    table_id = await idle_table(store, "playing", 200)
    assert await store.tables.append(table_id, moved(1, at=ago(89)))
    assert (await retention(store, RetentionPolicy(), NOW))["tables"] == 0
    assert (await retention(store, RetentionPolicy(), NOW + 2 * DAY))["tables"] == 1


async def test_the_entries_decide_whether_a_game_has_begun(store: Store) -> None:
    table_id = await idle_table(store, "gathering", 30)
    assert await store.tables.append(table_id, Entry(1, ago(30), Started()))
    assert (await retention(store, RetentionPolicy(), NOW))["tables"] == 0
    assert (await retention(store, RetentionPolicy(unfinished=29), NOW))["tables"] == 1


async def test_periods_can_be_chosen_and_many_go_at_once(store: Store) -> None:
    for _ in range(120):
        await idle_table(store, "over", 3)
    assert (await retention(store, RetentionPolicy(finished=2), NOW))["tables"] == 120


async def test_a_move_that_is_being_written_keeps_its_table(postgres_url: str) -> None:
    """Also by another server, in the same moment."""
    async with await Store.open(postgres_url) as store:
        table_id = await idle_table(store, "playing", 91)
        async with await psycopg.AsyncConnection.connect(postgres_url) as other:
            values = (table_id, 1, NOW, "ana", "c1", write_entry(moved(1, "ana", "c1", NOW)))
            await other.execute("INSERT INTO log VALUES (%s, %s, %s, %s, %s, %s)", values)
            async with asyncio.timeout(60):
                assert (await retention(store, RetentionPolicy(), NOW))["tables"] == 0
        assert (await retention(store, RetentionPolicy(), NOW))["tables"] == 0
        assert await numbers(store, table_id) == [0, 1]


async def test_talk_goes_a_month_after_the_last_line(store: Store) -> None:
    quiet, lively = await idle_table(store, "over", 31), await idle_table(store, "playing", 31)
    assert await store.tables.append(lively, moved(1, at=ago(29)))
    for table_id in (quiet, lively):
        await store.chat.add(table_id, "ana", ago(31), "Long ago")
    await store.chat.add(quiet, "ana", ago(2), "Only now")
    assert (await retention(store, RetentionPolicy(), NOW))["chat"] == 1
    assert [line.text for line in await store.chat.latest(quiet)] == ["Only now"]
    assert [line.text for line in await store.chat.latest(lively)] == ["Long ago"]


async def test_guests_who_left_nothing_behind_are_forgotten(store: Store) -> None:
    await new_table(store, at=ago(1), host="hosts", summary=Summary("over", {}, ["sits"]))
    for guest_id in ("hosts", "sits", "left"):
        await store.people.upsert(guest_id, guest_id.title(), "en", ago(366))
    await store.people.upsert("recent", "Recent", "en", ago(364))
    assert (await retention(store, RetentionPolicy(), NOW))["guests"] == 1
    found = await store.people.get_many(["hosts", "sits", "left", "recent"])
    assert {guest.name for guest in found.values()} == {"Hosts", "Sits", "", "Recent"}
    assert found["left"] == GuestRow("left", "", "", 0.0, 0.0, forgotten=True)


# People.


async def life_of_ana(store: Store) -> tuple[str, str]:
    await store.people.upsert("ana-1", "Ana Conda", "de", 10.0)
    await store.people.upsert("ben-1", "Ben", "en", 10.0)
    one = await new_table(store, at=20.0, host="ana-1", summary=Summary("playing", {}, ["ana-1", "ben-1"]))
    two = await new_table(store, at=30.0, host="ben-1")
    await store.tables.append(one, moved(1, "ana-1", "c1"))
    await store.tables.append(one, moved(2, "ben-1", "c2"))
    await store.tables.append(one, Entry(3, 31.0, Rematched(two)))
    await store.tables.append(two, Entry(1, 31.0, Sat(0, "ana-1")))
    await store.tables.append(two, moved(2, "ben-1", "c3"))
    await new_table(store, at=40.0, host="ben-1")
    await store.chat.add(one, "ana-1", 50.0, "I am Ana Conda")
    await store.chat.add(one, "ben-1", 51.0, "I am Ben")
    return one, two


async def test_a_person_may_take_everything_along(store: Store) -> None:
    one, two = await life_of_ana(store)
    exported = msgspec.json.encode(await export_person(store, "ana-1"))
    taken = json.loads(exported)
    assert taken["guest"] == {
        "id": "ana-1",
        "name": "Ana Conda",
        "language": "de",
        "created_at": 10.0,
        "seen_at": 10.0,
    }
    assert [(row["id"], row["hosted"], row["sits"]) for row in taken["tables"]] == [
        (one, True, True),
        (two, False, False),
    ]
    deeds: list[list[Any]] = [[entry["deed"]["deed"] for entry in row["entries"]] for row in taken["tables"]]
    assert deeds == [["created", "moved"], ["sat"]]
    assert taken["chat"] == [{"table": one, "at": 50.0, "text": "I am Ana Conda"}]
    assert taken["device_code"] is None
    # Only what is theirs: no secret of the table, no word of anybody else.
    assert SEED.encode() not in exported
    assert b"Ben" not in exported


async def test_a_table_that_somebody_has_left_is_taken_along_too(store: Store) -> None:
    await store.people.upsert("ana-1", "Ana", "de", 10.0)
    left = await new_table(store, host="ben-1")
    await store.tables.append(left, Entry(1, 11.0, Sat(0, "ana-1"), "ana-1"))
    await store.tables.append(left, Entry(2, 12.0, Stood(0), "ana-1"))
    (about,) = (await export_person(store, "ana-1")).tables
    assert (about.id, about.hosted, about.sits) == (left, False, False)
    assert [entry["deed"]["deed"] for entry in about.entries] == ["sat", "stood"]


async def test_nobody_elses_table_is_read_for_it(tmp_path: Path) -> None:
    """Of other tables it is only looked at who wrote: their entries are not searched."""
    async with await Store.open(tmp_path) as store:
        await life_of_ana(store)
        asked: list[tuple[str, Any]] = []

        def note(_: Any, __: Any, statement: str, values: Any, *___: Any) -> None:
            asked.append((statement, values))

        event.listen(store.database.reading.engine, "before_cursor_execute", note)
        await export_person(store, "ana-1")
        about_entries = [each for each in asked if "FROM log" in each[0]]
        assert len(about_entries) == 3, "who wrote where; at these tables; at those made for another game"
        with store.database.writing.connect() as connection:
            for statement, values in about_entries[1:]:
                plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values).all()
                assert [row.detail for row in plan if row.detail.startswith("SCAN log")] == [], plan


async def test_a_person_can_be_forgotten(store: Store) -> None:
    one, _ = await life_of_ana(store)
    before = await store.tables.entries(one)
    await erase_person(store, "ana-1")
    assert await store.people.get("ana-1") == GuestRow("ana-1", "", "", 0.0, 0.0, forgotten=True)
    assert [line.text for line in await store.chat.latest(one)] == ["I am Ben"]
    assert await store.tables.of_guest("ana-1") == []
    assert await store.tables.entries(one) == before
    assert await store.people.get("ben-1") == GuestRow("ben-1", "Ben", "en", 10.0, 10.0)
    # And stays so: an old cookie brings nobody back.
    assert not await store.people.upsert("ana-1", "Ana", "de", 60.0)
    assert not await store.people.touch("ana-1", 60.0)
    for again in (erase_person, export_person):
        with pytest.raises(StorageRefused, match="no-such-person: guest=ana-1"):
            await again(store, "ana-1")


async def test_nothing_of_a_forgotten_person_stays_on_the_disk(tmp_path: Path) -> None:
    async with await Store.open(tmp_path) as store:
        await life_of_ana(store)
        await erase_person(store, "ana-1")
    assert [file.name for file in tmp_path.iterdir()] == ["reverie.sqlite3"]
    assert b"Ana Conda" not in (tmp_path / "reverie.sqlite3").read_bytes()


# Copies.


async def keep_playing(store: Store, tables: list[str]) -> None:
    number = 1
    while True:
        summary = Summary("playing", {"lines": number + 1})
        await asyncio.gather(*(store.tables.append(table_id, moved(number), summary) for table_id in tables))
        number += 1


async def longer_than(length: int, store: Store, table_id: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while len(await store.tables.entries(table_id)) <= length:
            await asyncio.sleep(0.01)


async def test_a_copy_of_a_database_at_work_is_of_one_moment(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(copies, "_ROWS_AT_ONCE", 2)  # slowly, so that much happens meanwhile
    tables = [await new_table(store) for _ in range(20)]
    await store.people.upsert("ana", "Ana 夢", "ja", 10.0)
    said = [await store.chat.add(tables[0], "ana", at, "Hello") for at in range(50)]
    await store.heartbeat.beat(5.5)
    playing = asyncio.create_task(keep_playing(store, tables))
    await longer_than(2, store, tables[0])
    file = await backup(store, tmp_path / "copies" / "one.sqlite3")
    await longer_than(len(await store.tables.entries(tables[0])), store, tables[0])
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    assert playing.cancelled()
    assert [path.name for path in file.parent.iterdir()] == ["one.sqlite3"]
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    async with await Store.open(file) as copy:
        # All went on in step, one commit for all tables and their summaries: so does the copy.
        rows = {row.id: row for row in await copy.tables.lobby("playing", 100, 100)}
        lengths = {len(await copy.tables.entries(table_id)) for table_id in tables}
        assert lengths == {row.summary["lines"] for row in rows.values()}
        (length,) = lengths
        assert 1 < length < len(await store.tables.entries(tables[0]))
        assert await copy.tables.entries(tables[0]) == (await store.tables.entries(tables[0]))[:length]
        assert rows[tables[0]].seed == SEED
        assert await copy.people.get("ana") == GuestRow("ana", "Ana 夢", "ja", 10.0, 10.0)
        assert await copy.chat.latest(tables[0]) == said
        assert await copy.heartbeat.last() == 5.5
        # And life goes on there.
        assert await copy.tables.append(tables[0], moved(length))
        assert (await copy.chat.add(tables[0], "ana", 2.0, "Again")).id > said[-1].id


async def test_a_copy_by_its_place_into_a_folder_to_start_with(database: str, tmp_path: Path) -> None:
    async with await Store.open(database) as store:
        table_id = await new_table(store)
        file = await backup(database, tmp_path / "shelf")
    assert file == tmp_path / "shelf" / "reverie.sqlite3"
    async with await Store.open(tmp_path / "shelf") as copy:
        assert await numbers(copy, table_id) == [0]


async def test_a_copy_never_overwrites(store: Store, tmp_path: Path) -> None:
    file = tmp_path / "precious.sqlite3"
    file.write_text("precious")
    with pytest.raises(StorageRefused, match="backup-exists"):
        await backup(store, file)
    assert file.read_text() == "precious"


async def test_a_copy_that_fails_leaves_nothing(open_store: OpenStore, tmp_path: Path) -> None:
    store = await open_store()

    def harm(connection: Connection) -> None:
        connection.execute(text("DROP TABLE chat"))

    await store.write(harm)
    with pytest.raises(StorageRefused, match="database-unreachable"):
        await backup(store, tmp_path / "shelf" / "one.sqlite3")
    assert list((tmp_path / "shelf").iterdir()) == []
    # And the store goes on: nothing of the attempt holds anything up.
    table_id = await new_table(store)
    assert await store.tables.append(table_id, moved(1))


async def test_a_copy_where_nobody_can_write(store: Store, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StorageRefused, match="data-folder-unwritable"):
        await backup(store, tmp_path / "file" / "one.sqlite3")


async def test_a_copy_of_nothing(database: str, tmp_path: Path) -> None:
    with pytest.raises(StorageRefused, match="no-database"):
        await backup(database, tmp_path / "one.sqlite3")
    assert list(tmp_path.iterdir()) == []


async def test_a_copy_of_a_newer_database_is_left_to_the_newer_program(database: str, tmp_path: Path) -> None:
    await (await Store.open(database)).close()
    change(database, "UPDATE reverie_version SET version_num = '9999'")
    with pytest.raises(StorageRefused, match="newer-database"):
        await backup(database, tmp_path / "one.sqlite3")
