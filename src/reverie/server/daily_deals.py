"""The daily deals of a server: the chain, the tables that are made of it, and how their games come out."""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import date, timedelta
from typing import Final

from reverie.daily.calendar import day_at, is_over
from reverie.daily.chain import DailyChain
from reverie.daily.plans import daily_plan
from reverie.kernel import Refused
from reverie.kernel.daily_deals import DailyDeal, read_day
from reverie.server.background import BackgroundTasks, attempt
from reverie.server.storage import DailyEnd, DailyEntryRow, DailyResultRow, Store
from reverie.server.tables import Tables
from reverie.table.daily_tables import ended_in_time
from reverie.table.decide_checks import NotAllowed
from reverie.table.live_table import LiveTable

_logger = logging.getLogger(__name__)

COACH: Final = ""
"""The guest of the coach's own games: nobody."""
_LOOK_SECONDS: Final = 10.0
"""So often whoever waits for the end of a game looks at its table."""


class DailyDeals:
    """Deals, and keeps what comes of it."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = store
        self._tables = tables
        self._background = BackgroundTasks()
        self._chain: DailyChain | None = None
        self._is_open = True
        self._awaited: dict[str, asyncio.Event] = {}
        """By table: set when its game is over."""
        tables.daily_over = self._note_over

    async def open(self) -> None:
        """Find the chain, or begin one today: from now on its anchor is published."""
        found = await self._store.daily.chain()
        if found is None:
            await self._store.daily.begin_chain(DailyChain.new_secret(), self.today)
            found = await self._store.daily.chain()  # another server may have been quicker
            assert found is not None
        self._chain = DailyChain(*found)

    async def close(self) -> None:
        """What is not kept by now is found at the next start."""
        self._is_open = False
        await self._background.end()

    @property
    def chain(self) -> DailyChain:
        assert self._chain is not None, "not open"
        return self._chain

    @property
    def today(self) -> date:
        return day_at(self._tables.clock())

    def is_over(self, day: date) -> bool:
        return is_over(day, self._tables.clock())

    def revealed(self, deal: DailyDeal) -> DailyDeal:
        """What a record says of its deal: with the day's link, once the day is over."""
        day = read_day(deal.day)
        if deal.anchor != self.chain.anchor or not self.is_over(day):
            return deal
        return DailyDeal(anchor=deal.anchor, first_day=deal.first_day, day=deal.day, link=self.chain.link(day).hex())

    # Playing.

    async def begun(self, guest: str, device: str, game: str) -> str | None:
        """The table of today's deal that a guest has begun; refused where somebody else has on the same device."""
        plan = daily_plan(game)
        found = await self._store.daily.first_of(self.today.isoformat(), plan.game.name, guest, device)
        return None if found is None else _own_table(found, guest)

    async def begin(self, guest: str, device: str, game: str) -> str:
        """A guest's table of today's deal, made now unless there is one."""
        entry, table = await self._tables.create_daily(daily_plan(game), self.chain, self.today, guest, device)
        if table is not None:
            self._tables.bring_in(table, {guest: await self._tables.people.name_of(guest)})
        return _own_table(entry, guest)

    async def begin_coach(self, day: date, game: str) -> str:
        """The coach's own table of a deal whose day is over, made now unless there is one."""
        assert self.is_over(day), "whoever watches the coach must not have it to play any more"
        entry, table = await self._tables.create_daily(daily_plan(game), self.chain, day, COACH, COACH)
        if table is not None:
            self._tables.bring_in(table, {})
        return entry.table_id

    # How it came out.

    async def until_over(self, table_id: str) -> None:
        """Until a game is over; ``Refused`` where its table cannot go on. It has one that waits for it at most.

        Now and then the table is looked at as well: it may break, be put away, or be played by another server.
        """
        over = self._awaited[table_id] = asyncio.Event()
        try:
            while (await self._tables.actor(table_id)).table.phase != "over":
                with suppress(TimeoutError):
                    async with asyncio.timeout(_LOOK_SECONDS):
                        await over.wait()
        finally:
            del self._awaited[table_id]

    def _note_over(self, table: LiveTable) -> None:
        if table.id in self._awaited:
            self._awaited[table.id].set()

        async def keep() -> None:
            await self.keep_result(table)

        if self._is_open:
            self._background.start(attempt("a daily result was not kept", keep))

    async def settle(self) -> None:
        """Every game that is over here by now has its result kept: whoever asks how others did is told of it."""
        await self._background.settle()

    async def keep_result(self, table: LiveTable) -> DailyEnd:
        """A game is over: what its entries say of it is kept, to be found quickly."""
        end = daily_end(table)
        await self._store.daily.finish(table.id, end)
        return end

    async def keep_missing_results(self) -> None:
        """What was over when a server stopped, and was not kept: of yesterday and today, nobody waits for others."""
        for table_id in await self._store.daily.unfinished((self.today - timedelta(days=1)).isoformat()):
            try:
                table = (await self._tables.actor(table_id)).table
                if table.phase == "over":
                    await self.keep_result(table)
            except Refused as refused:
                _logger.warning("the daily deal at table %s was not looked at: %s", table_id, refused.code)

    async def up_to_date(self, entries: Sequence[DailyEntryRow]) -> list[DailyEntryRow]:
        """The same entries; of those without an end the table is asked, which knows best."""
        return [entry if entry.finished_at is not None else await self._asked(entry) for entry in entries]

    async def _asked(self, entry: DailyEntryRow) -> DailyEntryRow:
        try:
            table = (await self._tables.actor(entry.table_id)).table
        except Refused:  # it cannot be read; the others can
            return entry
        return entry if table.phase != "over" else replace(entry, **(await self.keep_result(table))._asdict())


def daily_end(table: LiveTable) -> DailyEnd:
    """How a daily deal came out, and when."""
    result = table.begun.state.result
    assert result is not None
    kept = DailyResultRow(scores=list(result.scores), returns=list(result.returns), winners=list(result.winners))
    return DailyEnd(table.at, ended_in_time(table), kept)


def _own_table(entry: DailyEntryRow, guest: str) -> str:
    if entry.guest_id != guest:
        raise NotAllowed("daily-played-here")
    return entry.table_id
