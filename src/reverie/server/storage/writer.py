"""The writer: one after another, everything that is to be written, with one commit for all that is waiting.

While a commit is on its way to the disk, what comes next gathers; a lone line is written at once, and under load
hundreds share a commit. Nobody is answered before the commit. If the database fails, exactly those whose commit it was
are told so, and the writer goes on. If only one of them was at fault (a table that is no more), the others are
written without it.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection

from reverie.server.storage.lines import Key, Line, write_lines
from reverie.server.storage.new_tables import NewTable, write_tables
from reverie.server.storage.notices import Announcer
from reverie.server.storage.opening import Database
from reverie.server.storage.pen import Pen, T, Work
from reverie.server.storage.refusals import (
    StorageRefused,
    finding,
    is_fault_of_one,
    is_missing_table,
)
from reverie.server.storage.rows import Summary
from reverie.server.storage.summaries import New, write_summaries
from reverie.server.storage.sweeping import Sweeper

_MOST: Final = 500
"""So many at once; also far from the most values that either database takes in a statement."""
_LAZY: Final = 0.5
"""Seconds that news for the lobby wait for newer ones of the table; whoever looks at the lobby has them at once."""


@dataclass(slots=True, eq=False)
class _Deed:
    """Something to be written: a line of the log, news for the lobby, both together, or any other work.

    A line may be the first of a new table.
    """

    line: Line | None = None
    new: NewTable | None = None
    news: New | None = None
    work: Work[Any] | None = None
    table: str = ""
    """The table that the work is about, if there is one."""
    answer: "asyncio.Future[Any]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    @property
    def key(self) -> object:
        return self.line[:2] if self.line is not None else self


class Writer:
    def __init__(self, database: Database, announcer: Announcer) -> None:
        self._announcer = announcer
        self._sweeper = Sweeper(database.place.file) if database.place.file is not None else None
        self._pen = Pen(database.writing, self._sweeper.notice if self._sweeper is not None else None)
        self._waiting: list[_Deed] = []
        self._news: dict[str, _Deed] = {}
        """By table: what the lobby will be told."""
        self._untold: set[asyncio.Future[None]] = set()
        """The answers to all news that are not written yet."""
        self._alarm: asyncio.TimerHandle | None = None
        self._wake = asyncio.Event()
        self._resting = True
        self._polite: set[asyncio.Future[None]] = set()
        """Those who wait until there is nothing to write."""
        self._closing = False
        self._task = asyncio.create_task(self._run())

    async def append(self, line: Line, summary: Summary | None = None, new: NewTable | None = None) -> bool:
        """Whether the line is now in the log, for good; its summary is written with it, and the table if it is new."""
        news = None if summary is None else (line.table, line.at, summary)
        if news is not None and line.table in self._news:
            self._waiting.append(self._news.pop(line.table))  # older news must not come after newer ones
        written: bool = await self._ask(_Deed(line=line, new=new, news=news, table=line.table))
        return written

    def summarise(self, news: New) -> "asyncio.Future[None]":
        """Have the lobby say something new of a table, soon; who must know when may wait for it."""
        if self._closing:
            raise StorageRefused("storage-failed", {"finding": "closed"})
        deed = self._news.get(news[0])
        if deed is None:
            deed = self._news[news[0]] = _Deed(table=news[0])
            self._untold.add(deed.answer)
            deed.answer.add_done_callback(self._untold.discard)
        deed.news = _newer(deed.news, news)
        if self._alarm is None:
            self._alarm = asyncio.get_running_loop().call_later(_LAZY, self._hand_in_news)
        return deed.answer

    def _hand_in_news(self) -> None:
        """Let all news go into the next commit."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        self._waiting.extend(self._news.values())
        self._news.clear()
        self._wake.set()

    async def told_all(self) -> None:
        """Until all news so far are written: nobody is to look at the lobby and miss what they did themselves."""
        if self._untold:
            self._hand_in_news()
            await asyncio.wait(set(self._untold))

    async def rest(self, patience: float) -> None:
        """Until nothing is being written, but no longer than ``patience``."""
        if self._resting:
            return
        loop = asyncio.get_running_loop()
        waiter = loop.create_future()
        alarm = loop.call_later(patience, _wake, waiter)
        self._polite.add(waiter)
        try:
            await waiter
        finally:
            alarm.cancel()
            self._polite.discard(waiter)

    async def do(self, work: Work[T], table: str = "") -> T:
        """Have ``work`` done within the next commit. It may be done again from the start if that commit fails."""
        result: T = await self._ask(_Deed(work=work, table=table))
        return result

    async def close(self) -> None:
        """Write what is waiting, and nothing more."""
        self._closing = True
        self._hand_in_news()
        await self._task
        await self._pen.close()
        if self._sweeper is not None:
            await asyncio.to_thread(self._sweeper.close)

    async def _ask(self, deed: _Deed) -> Any:
        answer = self._queue(deed)
        self._wake.set()
        return await answer

    def _queue(self, deed: _Deed) -> "asyncio.Future[Any]":
        if self._closing:
            raise StorageRefused("storage-failed", {"finding": "closed"})
        self._waiting.append(deed)
        return deed.answer

    async def _run(self) -> None:
        while self._waiting or not self._closing:
            await self._wake.wait()
            self._wake.clear()
            self._resting = False
            while self._waiting:
                await self._write(self._take())
            self._rest()

    def _rest(self) -> None:
        self._resting = True
        for waiter in self._polite:
            _wake(waiter)

    def _take(self) -> list[_Deed]:
        """What goes into the next commit. A number that is asked for twice is given in turn."""
        batch: dict[object, _Deed] = {}
        left: list[_Deed] = []
        for deed in self._waiting:
            if deed.answer.cancelled():
                continue
            if len(batch) == _MOST or deed.key in batch:
                left.append(deed)
            else:
                batch[deed.key] = deed
        self._waiting = left
        return list(batch.values())

    async def _write(self, batch: list[_Deed]) -> None:
        try:
            answers = await self._pen.write(partial(self._carry_out, batch))
        except Exception as error:
            await self._failed(batch, error)
        else:
            for deed, answer in zip(batch, answers, strict=True):
                if not deed.answer.done():
                    deed.answer.set_result(answer)

    async def _failed(self, batch: list[_Deed], error: Exception) -> None:
        if len(batch) > 1 and is_fault_of_one(error):
            for deed in batch:
                await self._write([deed])
            return
        for deed in batch:
            if not deed.answer.done():
                deed.answer.set_exception(_refusal(deed, error))

    # In the pen's thread.

    def _carry_out(self, batch: Sequence[_Deed], connection: Connection) -> list[Any]:
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


def _wake(waiter: "asyncio.Future[None]") -> None:
    if not waiter.done():
        waiter.set_result(None)


def _newer(old: New | None, new: New) -> New:
    """What is new of a table; who sits there stays as it was where the newer news do not say."""
    table, at, summary = new
    if old is None or summary.guests is not None:
        return new
    return table, at, replace(summary, guests=old[2].guests)


def _refusal(deed: _Deed, error: Exception) -> StorageRefused:
    if isinstance(error, StorageRefused):
        return error
    if deed.table and is_missing_table(error):
        return StorageRefused("no-such-table", {"table": deed.table})
    return StorageRefused("storage-failed", {"finding": finding(error)})
