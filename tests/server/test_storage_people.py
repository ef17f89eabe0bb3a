"""Around the log: the lobby, the guests, what they say, and what saves time after a start."""

from typing import get_args

import pytest

from reverie.server.storage import GuestRow, StorageRefused, Store, Summary
from reverie.table.live_table import Phase
from tests.server.conftest import OpenStore
from tests.server.storage_samples import new_table

pytestmark = pytest.mark.anyio


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


# Guests.


async def test_a_guest_has_a_name(store: Store) -> None:
    assert await store.people.get("g1") is None
    assert not await store.people.touch("g1", 5.0)
    assert await store.people.upsert("g1", "Ana", "de", 10.0)
    assert await store.people.get("g1") == GuestRow("g1", "Ana", "de", 10.0, 10.0)
    assert await store.people.upsert("g1", "夢見る人 💤", "ja", 20.0)
    assert await store.people.get("g1") == GuestRow("g1", "夢見る人 💤", "ja", 10.0, 20.0)
    assert await store.people.touch("g1", 30.0)
    assert await store.people.get("g1") == GuestRow("g1", "夢見る人 💤", "ja", 10.0, 30.0)


async def test_many_guests_at_once(store: Store) -> None:
    for name in ("Ana", "Ben", "Cem"):
        await store.people.upsert(name.lower(), name, "en", 1.0)
    found = await store.people.get_many(["ben", "ana", "nobody", "ben"])
    assert {guest_id: guest.name for guest_id, guest in found.items()} == {"ana": "Ana", "ben": "Ben"}
    assert await store.people.get_many([]) == {}


# Chat.


async def test_what_is_said_comes_in_the_order_it_was_said_in(open_store: OpenStore) -> None:
    here, there = await open_store(), await open_store()
    table_id, other = await new_table(here), await new_table(here)
    said = [
        await here.chat.add(table_id, "ana", 1.0, "Hello"),
        await there.chat.add(table_id, "ben", 0.5, "Träum süß, 夢"),
    ]
    await here.chat.add(other, "ana", 2.0, "Elsewhere")
    said.append(await here.chat.add(table_id, "ana", 3.0, "Good night"))
    assert await there.chat.latest(table_id) == said
    assert await there.chat.latest(table_id, limit=2) == said[1:]
    assert [line.text for line in await there.chat.latest(other)] == ["Elsewhere"]
    assert (said[0].guest_id, said[0].table_id, said[0].at, said[0].text) == ("ana", table_id, 1.0, "Hello")


async def test_nobody_talks_at_a_table_that_is_not_there(store: Store) -> None:
    with pytest.raises(StorageRefused, match="no-such-table"):
        await store.chat.add("nowhere", "ana", 1.0, "Hello?")


# The heartbeat.


async def test_the_latest_heartbeat_counts(open_store: OpenStore) -> None:
    here, there = await open_store(), await open_store()
    assert await here.heartbeat.last() is None
    await here.heartbeat.beat(100.0)
    await there.heartbeat.beat(105.5)
    await here.heartbeat.beat(103.0)
    assert await here.heartbeat.last() == await there.heartbeat.last() == 105.5
