"""Whole logs, read."""

from collections.abc import Sequence

from reverie.table.entries import Entry
from reverie.table.folding import apply
from reverie.table.live_table import LiveTable


def read_table(identifier: str, seed: bytes, lines: Sequence[Entry]) -> LiveTable:
    """The table that a whole log tells of, by the content of today."""
    table = LiveTable(identifier, seed, lines[0])
    for entry in lines[1:]:
        apply(table, entry)
    return table
