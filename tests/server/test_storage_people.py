"""Guests, what they say, and the heartbeat."""

import pytest

from reverie.server.storage import GuestRow, StorageRefused, Store
from tests.server.conftest import OpenStore
from tests.server.storage_samples import new_table

pytestmark = pytest.mark.anyio


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
