"""Somebody makes a table very long: its entries are read in small parts, and there is a most of them."""

import asyncio
from itertools import pairwise
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert
from sqlalchemy.exc import TimeoutError as PoolTimeout

from reverie.server.shelved_tables import ShelvedTables
from reverie.server.storage import StorageRefused, Store, schema
from reverie.server.storage import tables as stored_tables
from reverie.server.storage.database import Database
from reverie.server.table_loading import Shelved
from reverie.table import entries
from reverie.table.entries import Entry
from reverie.wire.http_messages import NewTableRequest
from tests.attacks.conftest import Figure
from tests.server.test_tables import Clock, opened

pytestmark = pytest.mark.anyio

ENTRIES = 5_000
AT_ONCE = 1_000
"""Lines: as many as are read with one question."""


async def write_readies(store: Store, table_id: str, at: float) -> None:
    """As if somebody had said again and again that they are ready, and not after all."""
    written = [Entry(1, at, entries.Sat(0, "ann"), "ann", "sit")]
    written += [
        Entry(number, at, entries.ReadySaid(0, number % 2 == 0), "ann", f"{number}") for number in range(2, ENTRIES)
    ]

    def write(connection: Connection) -> None:
        rows = [stored_tables.entry_row(table_id, entry) for entry in written]
        columns = ("table_id", "number", "at", "guest_id", "client_id", "body")
        values = [(row.table, row.number, row.at, row.guest, row.client, row.body) for row in rows]
        connection.execute(insert(schema.entries), [dict(zip(columns, row, strict=True)) for row in values])

    await store.write(write)


async def test_a_long_table_is_decoded_in_small_parts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, figure: Figure
) -> None:
    """Between two turns of another task no more is decoded than a page, however many entries there are."""
    clock = Clock()
    decoded, seen = 0, [0]

    def counted(body: str) -> Entry:
        nonlocal decoded
        decoded += 1
        return entries.read_entry(body)

    async def other() -> None:
        while True:
            seen.append(decoded)
            await asyncio.sleep(0)

    async with opened(tmp_path, clock) as tables:
        table = await tables.create("ann", NewTableRequest("psycle", 2))
        await write_readies(tables.store, table.id, clock())
        monkeypatch.setattr(stored_tables, "read_entry", counted)
        watching = asyncio.create_task(other())
        actor = await tables.actor(table.id)
        watching.cancel()
        assert actor.table.number == ENTRIES - 1
    most = max(after - before for before, after in pairwise([*seen, decoded]))
    figure(f"of {ENTRIES} entries, how many were decoded at once, at most", most)
    assert decoded == ENTRIES
    assert most <= AT_ONCE


async def test_no_free_connection_shelves_no_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(tmp_path, Clock()) as tables:
        table = await tables.create("ann", NewTableRequest("psycle", 2))
        real = Database._read

        async def full(database: Database, statement: object, parameters: object) -> object:
            if "FROM log" in str(statement):
                raise PoolTimeout("QueuePool limit of size 8 overflow 0 reached")
            return await real(database, statement, parameters)  # type: ignore[arg-type]

        with monkeypatch.context() as patch:
            patch.setattr(Database, "_read", full)
            with pytest.raises(StorageRefused, match="database-unreachable"):
                await tables.actor(table.id)
        assert (await tables.actor(table.id)).table.id == table.id


def test_whoever_asks_for_a_shelved_table_is_not_remembered() -> None:
    shelf = ShelvedTables()
    shelf.put("one", Shelved("table-shelved", {"table": "one", "reason": "KeyError"}))
    told = []
    for _ in range(3):
        with pytest.raises(Shelved) as caught:
            shelf.check("one")
        told.append(caught.value)
    assert len({id(one) for one in told}) == 3, "what is raised again holds on to all who raised it before"
    assert {one.facts["reason"] for one in told} == {"KeyError"}
