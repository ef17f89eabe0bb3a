"""Tables: of entries every number and deed once, in order; the lobby shows what may be seen, the latest first."""

import asyncio
from typing import get_args

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import TimeoutError as PoolTimeout

from reverie.server.storage import StorageRefused, Store, Summary
from reverie.server.storage import tables as tables_module
from reverie.server.storage.database import Database
from reverie.server.storage.rows import NewTableRow
from reverie.table import entries
from reverie.table.clock_kinds import BankClock
from reverie.table.entries import Entry
from reverie.table.live_table import Phase
from tests.server.conftest import OpenStore
from tests.server.storage_samples import SEED, count_commits, created, moved, new_table, numbers

pytestmark = pytest.mark.anyio


async def test_what_goes_in_comes_out(store: Store) -> None:
    first = Entry(
        0,
        1000.125,
        entries.Created("psycle", 1, "hash", 3, {"Traum": "夢"}, {"tiles": [1, 2]}, "c0ffee", BankClock(60, 2.5)),
        "ana",
        "c-1",
    )
    rest = [
        Entry(1, 1000.25, entries.Sat(0, "ana"), "ana", "c-2"),
        Entry(2, 1001.5, entries.EntropyAdded(0, "“hush” \\ \n \0 💤 '%s' ? :x"), "ana", "c-3"),
        Entry(3, 1002.0, entries.WindowClosed(7)),
    ]
    table_id = "table"
    assert await store.tables.create(table_id, "psycle", SEED, False, "ana", first)
    for entry in rest:
        assert await store.tables.append(table_id, entry)
    assert await store.tables.entries(table_id) == [first, *rest]
    assert await store.tables.entries(table_id, 2) == rest[1:]
    assert await store.tables.entries(table_id, 4) == []
    assert await store.tables.entries("nowhere") == []


async def test_a_number_is_given_once(open_store: OpenStore) -> None:
    here, there = await open_store(), await open_store()
    table_id = await new_table(here)
    assert await here.tables.append(table_id, moved(1, move="play 1"))
    assert not await here.tables.append(table_id, moved(1, move="play 2"))
    assert not await there.tables.append(table_id, moved(1, move="play 3"))
    assert await there.tables.append(table_id, moved(2, move="play 4"))
    assert [entry.deed for entry in await here.tables.entries(table_id, 1)] == [
        entries.Moved(0, "play 1", 1),
        entries.Moved(0, "play 4", 2),
    ]


async def test_a_deed_is_written_once(store: Store) -> None:
    table_id, other = await new_table(store), await new_table(store)
    assert await store.tables.append(table_id, moved(1, "ana", "one"))
    assert not await store.tables.append(table_id, moved(2, "ana", "one"))
    assert await store.tables.append(table_id, moved(2, "ben", "one"))
    assert await store.tables.append(table_id, moved(3, "ana", "two"))
    assert await store.tables.append(other, moved(1, "ana", "one"))
    # What has no id of its own may come as often as it likes.
    assert await store.tables.append(table_id, moved(4))
    assert await store.tables.append(table_id, moved(5))


async def test_of_many_who_want_a_number_one_gets_it(open_store: OpenStore) -> None:
    stores = [await open_store() for _ in range(3)]
    table_id = await new_table(stores[0])
    for number in range(1, 6):
        answers = await asyncio.gather(
            *(
                store.tables.append(table_id, moved(number, "ana", f"{number}-{index}"))
                for index, store in enumerate(stores * 4)
            )
        )
        assert sorted(answers) == [False] * 11 + [True]
    assert await numbers(stores[0], table_id) == list(range(6))


async def test_two_who_write_much_at_once_never_hinder_each_other(open_store: OpenStore) -> None:
    """In one order here and in the other there: where each waits for the other, databases give up on one of them."""
    here, there = await open_store(), await open_store()
    tables = [await new_table(here) for _ in range(40)]
    commits = count_commits(here, there)
    for number in range(1, 6):
        first = (here.tables.append(table_id, moved(number, "ana", f"h{number}")) for table_id in tables)
        second = (there.tables.append(table_id, moved(number, "ben", f"t{number}")) for table_id in reversed(tables))
        answers = await asyncio.gather(*first, *second)
        assert answers.count(True) == len(tables)
        assert all(a != b for a, b in zip(answers[:40], reversed(answers[40:]), strict=True))
    assert commits["commit"] <= 20  # and not one by one, which is what happens after the database gave up


async def test_a_table_that_is_not_there_takes_no_line(store: Store) -> None:
    with pytest.raises(StorageRefused) as caught:
        await store.tables.append("nowhere", moved(1))
    assert (caught.value.code, caught.value.facts) == ("no-such-table", {"table": "nowhere"})


async def test_an_id_is_given_to_one_table(open_store: OpenStore) -> None:
    here, there = await open_store(), await open_store()
    assert await here.tables.create("one", "psycle", SEED, False, "ana", created(guest="ana"))
    assert not await there.tables.create("one", "psycle", "00", True, "ben", created(guest="ben"))
    row = await there.tables.get("one")
    assert row is not None
    assert (row.host, row.seed, row.private) == ("ana", SEED, False)
    assert [entry.guest for entry in await there.tables.entries("one")] == ["ana"]


async def test_a_summary_rides_with_its_line_or_not_at_all(open_store: OpenStore) -> None:
    here, there = await open_store(), await open_store()
    table_id = await new_table(here, at=100.0)
    assert await here.tables.append(table_id, moved(1, at=200.0), Summary("playing", {"turn": 1}, ["ana", "ben"]))
    assert not await there.tables.append(table_id, moved(1, at=300.0), Summary("over", {"turn": 9}, ["eve"]))
    row = await there.tables.get(table_id)
    assert row is not None
    assert (row.phase, row.summary, row.updated_at) == ("playing", {"turn": 1}, 200.0)
    assert [len(await there.tables.of_guest(guest)) for guest in ("ana", "ben", "eve")] == [1, 1, 0]


@pytest.mark.parametrize(
    "damage",
    [
        "DELETE FROM log WHERE number = 1",
        "DELETE FROM log WHERE number = 0",
        "UPDATE log SET body = '{\"number\": 1' WHERE number = 1",
        "UPDATE log SET number = 7 WHERE number = 2",
        "UPDATE log SET body = (SELECT body FROM log WHERE number = 2) WHERE number = 1",
    ],
)
async def test_damaged_entries_are_not_read_as_if_they_were_whole(store: Store, damage: str) -> None:
    table_id = await new_table(store)
    for number in (1, 2):
        await store.tables.append(table_id, moved(number))

    def harm(connection: Connection) -> None:
        connection.execute(text(damage))

    await store.write(harm)
    with pytest.raises(StorageRefused, match="damaged-log"):
        await store.tables.entries(table_id)
    with pytest.raises(StorageRefused, match="damaged-log"):
        [entry async for entry in store.tables.iter_entries(table_id)]


@pytest.mark.parametrize("count", [0, 1, 2, 3, 4, 5])
async def test_a_whole_table_is_read_page_by_page(store: Store, monkeypatch: pytest.MonkeyPatch, count: int) -> None:
    monkeypatch.setattr(tables_module, "PAGE_ENTRIES", 2)
    table_id = await new_table(store)
    for number in range(1, count):
        await store.tables.append(table_id, moved(number))
    read = [entry async for entry in store.tables.iter_entries(table_id if count else "nowhere")]
    assert read == (await store.tables.entries(table_id) if count else [])


@pytest.mark.parametrize(
    "error", [TimeoutError("connection timed out"), PoolTimeout("QueuePool limit reached"), OSError("gone")]
)
async def test_whatever_keeps_a_question_from_its_answer_is_the_storages_fault(
    store: Store, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    table_id = await new_table(store)

    async def fail(*_: object) -> None:
        raise error

    with monkeypatch.context() as patch:
        patch.setattr(Database, "_read", fail)
        with pytest.raises(StorageRefused, match="database-unreachable"):
            await store.tables.entries(table_id)
    assert len(await store.tables.entries(table_id)) == 1


def test_a_new_table_does_not_show_its_seed() -> None:
    new = NewTableRow("one", "psycle", 1.0, 1.0, SEED, "gathering", False, "{}", "ana")
    assert SEED not in f"{new} {new!r}"


# The lobby.


async def test_a_new_table_gathers(store: Store) -> None:
    table_id = await new_table(store, at=12.5, host="ana")
    row = await store.tables.get(table_id)
    assert row is not None
    assert (row.id, row.game, row.phase, row.host) == (table_id, "psycle", "gathering", "ana")
    assert (row.created_at, row.updated_at, row.summary) == (12.5, 12.5, {})
    assert await store.tables.get("nowhere") is None


async def test_the_lobby_shows_what_may_be_seen_the_latest_first(store: Store) -> None:
    old, new = await new_table(store, at=10.0), await new_table(store, at=20.0)
    hidden = await new_table(store, at=30.0, private=True)
    over = await new_table(store, at=40.0, summary=Summary("over", {}))
    assert [row.id for row in await store.tables.lobby("gathering", 9, 9)] == [new, old]
    assert [row.id for row in await store.tables.lobby("gathering", 9, 1)] == [new]
    assert [row.id for row in await store.tables.lobby("over", 9, 9)] == [over]
    assert await store.tables.all_ids() == [old, new, hidden, over]
    assert await store.tables.lobby("playing", 9, 9) == []
    await store.tables.update_summary(old, "playing", {"chairs": ["person", "bot"], "夢": None}, now=50.0)
    (row,) = await store.tables.lobby("playing", 9, 9)
    assert (row.id, row.summary, row.updated_at) == (old, {"chairs": ["person", "bot"], "夢": None}, 50.0)


async def test_the_lobby_is_fair_to_every_host(store: Store) -> None:
    greedy = [await new_table(store, at=10.0 + number, host="eve") for number in range(5)]
    honest = await new_table(store, at=1.0, host="ana")
    await new_table(store, at=30.0, host="ben", private=True)
    shown = await store.tables.lobby("gathering", per_host=2, limit=100)
    assert [(row.id, row.host) for row in shown] == [(greedy[4], "eve"), (greedy[3], "eve"), (honest, "ana")]
    assert [row.id for row in await store.tables.lobby("gathering", per_host=9, limit=2)] == [greedy[4], greedy[3]]
    assert await store.tables.lobby("playing", per_host=2, limit=100) == []
    await store.tables.update_summary(greedy[4], "playing", {}, now=50.0)
    assert [row.id for row in await store.tables.lobby("playing", per_host=2, limit=100)] == [greedy[4]]
    assert await store.tables.gathering_of("eve", since=11.0, limit=9) == [13.0, 12.0]
    assert await store.tables.gathering_of("eve", since=0.0, limit=1) == [13.0]
    assert await store.tables.gathering_of("nobody", since=0.0, limit=9) == []


async def test_tables_that_a_server_wakes(store: Store) -> None:
    ids = {phase: await new_table(store, summary=Summary(phase, {})) for phase in get_args(Phase)}
    assert await store.tables.clocked() == [ids["playing"]]


async def test_my_tables_are_those_where_i_sit(store: Store) -> None:
    one = await new_table(store, at=10.0, summary=Summary("gathering", {}, ["ana"]))
    two = await new_table(store, at=20.0)
    assert [row.id for row in await store.tables.of_guest("ana")] == [one]
    await store.tables.update_summary(two, "gathering", {}, ["ana", "ben", "ana"], now=20.0)
    assert [row.id for row in await store.tables.of_guest("ana")] == [two, one]
    await store.tables.update_summary(one, "gathering", {}, ["ben"], now=30.0)
    assert [row.id for row in await store.tables.of_guest("ana")] == [two]
    assert [row.id for row in await store.tables.of_guest("ben")] == [one, two]
    # Who sits there has not changed if nobody says so.
    await store.tables.update_summary(one, "playing", {}, now=30.0)
    assert [row.id for row in await store.tables.of_guest("ben")] == [one, two]
    await store.tables.update_summary(one, "over", {}, [], now=30.0)
    assert [row.id for row in await store.tables.of_guest("ben")] == [two]
