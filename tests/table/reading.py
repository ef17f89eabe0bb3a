"""All entries of a table, read."""

from collections.abc import Sequence

from reverie.table.entries import Entry
from reverie.table.folding import apply
from reverie.table.live_table import LiveTable


def read_table(identifier: str, seed: bytes, entries: Sequence[Entry]) -> LiveTable:
    """The table that all its entries tell of, by the content of today."""
    table = LiveTable(identifier, seed, entries[0])
    for entry in entries[1:]:
        apply(table, entry)
    return table
