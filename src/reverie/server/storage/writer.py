"""The writer: one after another, everything that is to be written, with one commit for all that is waiting.

While a commit is on its way to the disk, what comes next gathers; a lone line is written at once, and under load
hundreds share a commit. Nobody is answered before the commit. If the database fails, exactly those whose commit it was
are told so, and the writer goes on. If only one of them was at fault (a table that is no more), the others are
written without it.
"""

import asyncio
from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection

from reverie.server.storage.deeds import Deed
from reverie.server.storage.lines import Key, Line, write_lines
from reverie.server.storage.new_tables import NewTable, write_tables
from reverie.server.storage.news import News
from reverie.server.storage.notices import Announcer
from reverie.server.storage.opening import Database
from reverie.server.storage.pen import Pen, T, Work
from reverie.server.storage.refusals import (
    StorageRefused,
    finding,
    is_fault_of_one,
    is_full,
    is_missing_table,
)
from reverie.server.storage.rest import Rest
from reverie.server.storage.rows import Summary
from reverie.server.storage.summaries import New, write_summaries
from reverie.server.storage.sweeping import Sweeper

_MOST: Final = 500
"""So many at once; also far from the most values that either database takes in a statement."""


class Writer:
    def __init__(self, database: Database, announcer: Announcer) -> None:
        self._announcer = announcer
        self._sweeper = Sweeper(database.place.file) if database.place.file is not None else None
        self._pen = Pen(database.writing, self._sweeper.notice if self._sweeper is not None else None)
        self._waiting: list[Deed] = []
        self.news = News(self._hand_in)
        self.rest = Rest()
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run())

    async def append(self, line: Line, summary: Summary | None = None, new: NewTable | None = None) -> bool:
        """Whether the line is now in the log, for good; its summary is written with it, and the table if it is new."""
        news = None if summary is None else (line.table, line.at, summary)
        if news is not None:
            self.news.make_way(line.table)
        written: bool = await self._ask(Deed(line=line, new=new, news=news, table=line.table))
        return written

    def summarise(self, news: New) -> "asyncio.Future[None]":
        """Have the lobby say something new of a table, soon."""
        self._check_open()
        return self.news.tell(news)

    async def do(self, work: Work[T], table: str = "") -> T:
        """Have ``work`` done within the next commit. It may be done again from the start if that commit fails."""
        result: T = await self._ask(Deed(work=work, table=table))
        return result

    async def close(self) -> None:
        """Write what is waiting, and nothing more."""
        self._closing = True
        self.news.hurry()
        await self._task
        await self._pen.close()
        if self._sweeper is not None:
            await asyncio.to_thread(self._sweeper.close)

    async def _ask(self, deed: Deed) -> Any:
        self._check_open()
        self._hand_in([deed])
        return await deed.answer

    def _hand_in(self, deeds: Iterable[Deed]) -> None:
        self._waiting.extend(deeds)
        self._wake.set()

    def _check_open(self) -> None:
        if self._closing:
            raise StorageRefused("storage-failed", {"finding": "closed"})

    async def _run(self) -> None:
        while self._waiting or not self._closing:
            await self._wake.wait()
            self._wake.clear()
            self.rest.end()
            while self._waiting:
                await self._write(self._take())
            self.rest.begin()

    def _take(self) -> list[Deed]:
        """What goes into the next commit. A number that is asked for twice is given in turn."""
        batch: dict[object, Deed] = {}
        left: list[Deed] = []
        for deed in self._waiting:
            if deed.answer.cancelled():
                continue
            if len(batch) == _MOST or deed.key in batch:
                left.append(deed)
            else:
                batch[deed.key] = deed
        self._waiting = left
        return list(batch.values())

    async def _write(self, batch: list[Deed]) -> None:
        try:
            answers = await self._pen.write(partial(self._carry_out, batch))
        except Exception as error:
            await self._failed(batch, error)
        else:
            for deed, answer in zip(batch, answers, strict=True):
                if not deed.answer.done():
                    deed.answer.set_result(answer)

    async def _failed(self, batch: list[Deed], error: Exception) -> None:
        if len(batch) > 1 and is_fault_of_one(error):
            for deed in batch:
                await self._write([deed])
            return
        for deed in batch:
            if not deed.answer.done():
                deed.answer.set_exception(_refusal(deed, error))

    # In the pen's thread.

    def _carry_out(self, batch: Sequence[Deed], connection: Connection) -> list[Any]:
        write_tables(connection, [deed.new for deed in batch if deed.new is not None])
        written = self._write_lines(connection, [deed.line for deed in batch if deed.line is not None])
        valid = [deed for deed in batch if deed.line is None or deed.key in written]
        write_summaries(connection, [deed.news for deed in valid if deed.news is not None])
        return [deed.work(connection) if deed.work is not None else deed.key in written for deed in batch]

    def _write_lines(self, connection: Connection, lines: Sequence[Line]) -> set[Key]:
        if not lines:
            return set()
        written = write_lines(connection, lines)
        self._announcer.lines(connection, (key for key in written if key[1]))  # nobody waits for a table's first line
        return written


def _refusal(deed: Deed, error: Exception) -> StorageRefused:
    if isinstance(error, StorageRefused):
        return error
    if deed.table and is_missing_table(error):
        return StorageRefused("no-such-table", {"table": deed.table})
    refused = StorageRefused("storage-failed", {"finding": finding(error)})
    refused.is_full = is_full(error)
    return refused
