"""Reading tables from their entries, a little at a time; one that cannot be read is a refusal, and harms no other."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import aclosing
from time import perf_counter
from typing import Any, Final

from reverie.kernel import Refused, commitment
from reverie.kernel.record import wrong_commitment
from reverie.server.storage import StorageRefused, Store, TableRow
from reverie.table.entries import Created, Entry
from reverie.table.folding import apply
from reverie.table.live_table import LiveTable
from reverie.table.printings import OtherGame, overrides_in_force

_SLICE: Final = 0.005
"""Seconds for which the reading of one table may hold up all other tables."""


class Shelved(Refused):
    """The table cannot be read, or cannot go on; it is left as it is until somebody has looked at it."""


def shelved(table_id: str, error: Exception) -> Shelved:
    """What is said of a table that cannot be read: why, as far as that is known."""
    if isinstance(error, Shelved):
        return error
    if isinstance(error, OtherGame) or (isinstance(error, StorageRefused) and error.code == "damaged-log"):
        return Shelved(error.code, {**error.facts, "table": table_id})
    reason = error.code if isinstance(error, Refused) else type(error).__name__
    return Shelved("table-shelved", {"table": table_id, "reason": reason})


async def load_table(store: Store, row: TableRow) -> LiveTable:
    """The table that all its entries tell of; ``Shelved`` where they tell of none."""
    try:
        async with aclosing(store.tables.iter_entries(row.id)) as entries:
            return await _folded(store, row, entries)
    except StorageRefused as refused:
        if refused.code != "damaged-log":
            raise  # the storage is at fault, not this table
        raise shelved(row.id, refused) from None
    except Exception as error:  # whatever is in its entries must not harm the other tables
        raise shelved(row.id, error) from error


async def _folded(store: Store, row: TableRow, entries: AsyncIterator[Entry]) -> LiveTable:
    first = await anext(entries, None)
    created = None if first is None else first.deed
    if first is None or not isinstance(created, Created):
        raise StorageRefused("damaged-log", {"table": row.id, "number": 0})
    seed = bytes.fromhex(row.seed)
    if commitment(seed) != created.commitment:
        raise wrong_commitment(created.commitment, seed)
    table = LiveTable(row.id, seed, first, await _overrides(store, created))
    await _read(table, entries)
    return table


async def _overrides(store: Store, created: Created) -> Any:
    try:
        return overrides_in_force(created)
    except OtherGame as other:
        if other.code != "table-other-content":
            raise
    return overrides_in_force(created, await store.printings.of_game(created.game))


async def _read(table: LiveTable, entries: AsyncIterator[Entry]) -> None:
    """Each entry is decoded only when the one before it has been applied, so that both are within the slice."""
    began = perf_counter()
    async for entry in entries:
        apply(table, entry)
        if perf_counter() - began > _SLICE:
            await asyncio.sleep(0)
            began = perf_counter()
