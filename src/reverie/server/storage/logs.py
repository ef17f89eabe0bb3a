"""The log of each table: lines go in once and never change."""

from collections.abc import AsyncGenerator
from typing import Final

import msgspec
from sqlalchemy import select

from reverie.server.storage.lines import Line
from reverie.server.storage.refusals import StorageRefused
from reverie.server.storage.rows import Summary
from reverie.server.storage.schema import log
from reverie.server.storage.shelf import Shelf
from reverie.table.entries import Entry, read_entry, write_entry

PAGE_LINES: Final = 1_000
"""So many lines are asked for at once where a whole log is read."""


class Logs(Shelf):
    async def append(self, table_id: str, entry: Entry, summary: Summary | None = None) -> bool:
        """Write a line, durably; ``False`` if its number is taken or its deed is in the log already.

        Whoever is refused reads what is new and decides again. After an error it is open whether the line was
        written: read, and see. A summary is written with the line or not at all, so it is never older than the log.
        """
        return await self._writer.append(line_of(table_id, entry), summary)

    async def entries(self, table_id: str, since: int = 0) -> list[Entry]:
        """The lines from number ``since`` on: a few. A whole log may be long, and is read ``line_by_line``."""
        question = select(log.c.number, log.c.body).where(log.c.table_id == table_id, log.c.number >= since)
        rows = await self.read(question.order_by(log.c.number))
        return [_entry(table_id, since + place, row.number, row.body) for place, row in enumerate(rows)]

    async def line_by_line(self, table_id: str) -> AsyncGenerator[Entry]:
        """The whole log, decoded as it is asked for: never more than a page of it is in memory.

        Lines that are written meanwhile are read too; none that has been read ever changes.
        """
        expected = 0
        while True:
            question = select(log.c.number, log.c.body).where(log.c.table_id == table_id, log.c.number >= expected)
            rows = await self.read(question.order_by(log.c.number).limit(PAGE_LINES))
            for row in rows:
                yield _entry(table_id, expected, row.number, row.body)
                expected += 1
            if len(rows) < PAGE_LINES:
                return


def line_of(table_id: str, entry: Entry) -> Line:
    return Line(table_id, entry.number, entry.at, entry.guest, entry.client, write_entry(entry))


def _entry(table_id: str, expected: int, number: int, body: str) -> Entry:
    try:
        entry = read_entry(body)
    except msgspec.MsgspecError:
        entry = None
    if entry is None or not number == entry.number == expected:
        raise StorageRefused("damaged-log", {"table": table_id, "number": expected})
    return entry
