"""The tables: made, found, summed up for the lobby."""

import asyncio
import time
from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import Select, false, func, select

from reverie.server.storage.logs import Logs, line_of
from reverie.server.storage.new_tables import NewTable
from reverie.server.storage.rows import Phase, Summary, TableRow
from reverie.server.storage.schema import sittings, tables
from reverie.server.storage.summaries import summary_data, summary_text
from reverie.table.clock_kinds import NoClock
from reverie.table.entries import Entry

NO_CLOCK: Final = NoClock().name

_LOOKED_THROUGH: Final = 2000
"""Of so many of the latest tables the lobby is made."""


class Tables(Logs):
    async def create_table(
        self,
        table_id: str,
        game: str,
        seed: str,
        private: bool,
        host: str,
        first_entry: Entry,
        summary: Summary | None = None,
    ) -> bool:
        """A new table with the first line of its log; ``False`` if there is a table of that id."""
        summary = summary or Summary("gathering", {})
        at = first_entry.at
        new = NewTable(table_id, game, at, at, seed, summary.phase, private, summary_text(summary), host)
        return await self._writer.append(line_of(table_id, first_entry), summary if summary.guests else None, new)

    async def table(self, table_id: str) -> TableRow | None:
        rows = await self._tables(select(tables).where(tables.c.id == table_id))
        return rows[0] if rows else None

    async def tables(
        self, phase: Phase | None = None, private: bool | None = False, limit: int = 100
    ) -> list[TableRow]:
        """The tables that something happened at last, the latest first; ``None`` stands for any."""
        await self._writer.news.told()
        question = select(tables).order_by(tables.c.updated_at.desc(), tables.c.id).limit(limit)
        if phase is not None:
            question = question.where(tables.c.phase == phase)
        if private is not None:
            question = question.where(tables.c.private == private)
        return await self._tables(question)

    async def lobby(self, phase: Phase, per_host: int, limit: int) -> list[TableRow]:
        """What the lobby shows of a phase, the latest first: no private table, and of each host the latest few."""
        await self._writer.news.told()
        public = select(tables).where(tables.c.phase == phase, tables.c.private == false())
        recent = public.order_by(tables.c.updated_at.desc(), tables.c.id).limit(_LOOKED_THROUGH).subquery()
        place = func.row_number().over(
            partition_by=recent.c.guest_host, order_by=(recent.c.updated_at.desc(), recent.c.id)
        )
        ranked = select(recent, place.label("place")).subquery()
        shown = select(ranked).where(ranked.c.place <= per_host)
        return await self._tables(shown.order_by(ranked.c.updated_at.desc(), ranked.c.id).limit(limit))

    async def gathering_of(self, guest_id: str, since: float, limit: int) -> list[float]:
        """When something last happened at each table that the guest has set up and that has not begun."""
        await self._writer.news.told()
        recent = select(tables.c.updated_at).where(tables.c.phase == "gathering", tables.c.updated_at > since)
        theirs = recent.where(tables.c.guest_host == guest_id).order_by(tables.c.updated_at.desc()).limit(limit)
        return [row.updated_at for row in await self.read(theirs)]

    async def tables_of(self, guest_id: str, limit: int = 100) -> list[TableRow]:
        """The tables where the guest sits, the latest first."""
        await self._writer.news.told()
        mine = select(sittings.c.table_id).where(sittings.c.guest_id == guest_id)
        return await self._tables(
            select(tables).where(tables.c.id.in_(mine)).order_by(tables.c.updated_at.desc()).limit(limit)
        )

    async def clocked_tables(self) -> list[str]:
        """The ids of all tables where a clock runs, or may run: whoever starts a server wakes them."""
        playing = select(tables.c.id, tables.c.summary).where(tables.c.phase == "playing")
        rows = await self.read(playing.order_by(tables.c.updated_at))
        return [row.id for row in rows if summary_data(row.summary).get("clock") != NO_CLOCK]

    async def every_table(self) -> list[str]:
        """The ids of all tables, in the order in which they were made."""
        rows = await self.read(select(tables.c.id).order_by(tables.c.created_at, tables.c.id))
        return [row.id for row in rows]

    def update_summary(
        self,
        table_id: str,
        phase: Phase,
        summary: Mapping[str, Any],
        guests: Sequence[str] | None = None,
        now: float | None = None,
    ) -> "asyncio.Future[None]":
        """Have the lobby say something new of a table, soon. Where it must not be late, let it ride with a line."""
        at = time.time() if now is None else now
        return self._writer.summarise((table_id, at, Summary(phase, summary, guests)))

    async def _tables(self, question: Select[Any]) -> list[TableRow]:
        return [
            TableRow(
                row.id,
                row.game,
                row.created_at,
                row.updated_at,
                row.seed,
                row.phase,
                row.private,
                summary_data(row.summary),
                row.guest_host,
            )
            for row in await self.read(question)
        ]
