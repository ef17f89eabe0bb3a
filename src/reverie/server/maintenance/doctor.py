"""Looking at every table: which of them cannot be read, and why; and taking one along as it lies there."""

from collections.abc import AsyncIterator
from typing import Any, NamedTuple

from sqlalchemy import select

from reverie.kernel import Refused
from reverie.server.storage import StorageRefused, Store
from reverie.server.storage.schema import entries
from reverie.server.table_loading import load_table


class Examined(NamedTuple):
    """A table, and what is wrong with it, if anything is."""

    table: str
    game: str
    phase: str
    why: Refused | None


async def examine_tables(store: Store, ids: list[str]) -> AsyncIterator[Examined]:
    """Read every one of these tables to its last entry, one after the other."""
    for table_id in ids:
        row = await store.tables.get(table_id)
        if row is None:
            continue  # thrown away meanwhile
        why: Refused | None = None
        try:
            await load_table(store, row)
        except Refused as refused:
            why = refused
        yield Examined(table_id, row.game, row.phase, why)


async def export_table(store: Store, table_id: str) -> dict[str, Any]:
    """All that lies in the storage about a table, unread: for whoever wants to find out what is wrong with it."""
    row = await store.tables.get(table_id)
    if row is None:
        raise StorageRefused("no-such-table", {"table": table_id[:40]})
    rows = await store.read(
        select(entries.c.number, entries.c.at, entries.c.guest_id, entries.c.client_id, entries.c.body)
        .where(entries.c.table_id == table_id)
        .order_by(entries.c.number)
    )
    return {
        "format": "reverie-table",
        "format_version": 1,
        "id": row.id,
        "game": row.game,
        "phase": row.phase,
        "created_at": row.created_at,
        "seed": row.seed,
        "lines": [
            {"number": row.number, "at": row.at, "guest": row.guest_id, "client": row.client_id, "body": row.body}
            for row in rows
        ],
    }
