"""Daily deals: the chain that they follow from, who has begun which of them, and how it came out."""

from collections.abc import Collection, Sequence
from datetime import date
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, Select, delete, func, or_, select, update

from reverie.server.storage.bulk_sql import insert_entries, insert_into, insert_tables, summary_text, update_lobby
from reverie.server.storage.database import Database
from reverie.server.storage.rows import (
    DailyAdjustedRow,
    DailyEnd,
    DailyEntryRow,
    DailyResultRow,
    LobbyUpdate,
    NewTableRow,
    Summary,
)
from reverie.server.storage.schema import daily_chain, daily_entries, tables
from reverie.server.storage.tables import entry_row
from reverie.server.storage.writer import Writer
from reverie.table.entries import Entry
from reverie.table.live_table import LiveTable

_THE_CHAIN: Final = 1
"""The id of the only one."""
_COUNTS: Final = daily_entries.c.in_time & (daily_entries.c.guest_id != "")
"""What stands in the results: a guest's game that was finished before its day was over."""


class DailyEntries:
    """All daily deals of a database."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._database = database
        self._writer = writer

    # The chain.

    async def chain(self) -> tuple[bytes, date] | None:
        """The secret end and the first day, if there is a chain."""
        rows = await self._database.read(select(daily_chain).where(daily_chain.c.id == _THE_CHAIN))
        return (bytes.fromhex(rows[0].secret), date.fromisoformat(rows[0].first_day)) if rows else None

    async def begin_chain(self, secret: bytes, first_day: date) -> None:
        """Keep a new chain, unless there is one: of several servers that start, the first decides for all."""
        row = {"id": _THE_CHAIN, "secret": secret.hex(), "first_day": first_day.isoformat()}

        def work(connection: Connection) -> None:
            connection.execute(insert_into(connection, daily_chain).values(row).on_conflict_do_nothing())

        await self._writer.write(work)

    # Beginning.

    async def begin(
        self, entry: DailyEntryRow, table: LiveTable, written: Sequence[Entry], summary: Summary
    ) -> DailyEntryRow:
        """A guest's table of a deal, whole or not at all; or the entry of the same guest or device that was first."""
        at, text, host = table.created_at, summary_text(summary), table.host
        row = NewTableRow(table.id, entry.game, at, at, table.seed.hex(), summary.phase, True, text, host)
        rows = [entry_row(table.id, one) for one in written]

        def work(connection: Connection) -> DailyEntryRow:
            insert_tables(connection, [row])
            new = insert_into(connection, daily_entries).values(_begun(entry)).on_conflict_do_nothing()
            if connection.execute(new.returning(daily_entries.c.table_id)).first() is None:
                connection.execute(delete(tables).where(tables.c.id == table.id))
                return _entry(connection.execute(_first_of(entry)).one())
            insert_entries(connection, rows)
            update_lobby(connection, [LobbyUpdate(table.id, at, summary)])
            return entry

        return await self._writer.write(work)

    async def first_of(self, day: str, game: str, guest_id: str, device: str) -> DailyEntryRow | None:
        """The entry of a guest on a day; else the one that was begun on the same device."""
        wanted = DailyEntryRow(table_id="", day=day, game=game, guest_id=guest_id, device=device, seat=0)
        rows = await self._database.read(_first_of(wanted))
        return _entry(rows[0]) if rows else None

    # How it came out.

    async def finish(self, table_id: str, end: DailyEnd) -> None:
        """A game is over; said again, it changes nothing."""
        values = {**end._asdict(), "result": msgspec.json.encode(end.result).decode()}
        change = update(daily_entries).where(daily_entries.c.table_id == table_id).values(values)
        await self._writer.write(lambda connection: _done(connection, change), table_id)

    async def adjust(self, table_id: str, adjusted: DailyAdjustedRow | None) -> None:
        """What the coach makes of a game; nothing where it has nothing to say."""
        values = {"adjusted": msgspec.json.encode(adjusted).decode()}
        change = update(daily_entries).where(daily_entries.c.table_id == table_id).values(values)
        await self._writer.write(lambda connection: _done(connection, change), table_id)

    async def unfinished(self, since: str) -> list[str]:
        """The tables of deals from that day on of which no end is known."""
        open_ = select(daily_entries.c.table_id).where(daily_entries.c.finished_at.is_(None))
        rows = await self._database.read(open_.where(daily_entries.c.day >= since).order_by(daily_entries.c.table_id))
        return [row.table_id for row in rows]

    async def next_to_study(self, but: Collection[str]) -> DailyEntryRow | None:
        """The game that has waited longest for the coach."""
        waiting = select(daily_entries).where(_COUNTS, daily_entries.c.adjusted.is_(None))
        waiting = waiting.where(daily_entries.c.table_id.not_in(list(but)))
        rows = await self._database.read(waiting.order_by(daily_entries.c.finished_at).limit(1))
        return _entry(rows[0]) if rows else None

    # Looking.

    async def of_day(self, day: str, game: str) -> list[DailyEntryRow]:
        """All that stand in the results of a game on a day."""
        theirs = select(daily_entries).where(_COUNTS, daily_entries.c.day == day, daily_entries.c.game == game)
        rows = await self._database.read(theirs.order_by(daily_entries.c.finished_at, daily_entries.c.table_id))
        return [_entry(row) for row in rows]

    async def of_guest(self, guest_id: str, day: str = "") -> list[DailyEntryRow]:
        """All entries of a guest, the latest first; or those of one day."""
        theirs = select(daily_entries).where(daily_entries.c.guest_id == guest_id)
        if day:
            theirs = theirs.where(daily_entries.c.day == day)
        rows = await self._database.read(theirs.order_by(daily_entries.c.day.desc(), daily_entries.c.game))
        return [_entry(row) for row in rows]

    async def counts(self, days: Collection[str]) -> dict[tuple[str, str], int]:
        """By day and game: how many stand in the results."""
        of_each = select(daily_entries.c.day, daily_entries.c.game, func.count().label("entrants"))
        of_each = of_each.where(_COUNTS, daily_entries.c.day.in_(list(days)))
        rows = await self._database.read(of_each.group_by(daily_entries.c.day, daily_entries.c.game))
        return {(row.day, row.game): row.entrants for row in rows}

    async def days_before(self, day: str, limit: int, game: str = "") -> list[str]:
        """Days before that one with results, the latest first; of one game, or of any."""
        earlier = select(daily_entries.c.day).distinct().where(_COUNTS, daily_entries.c.day < day)
        if game:
            earlier = earlier.where(daily_entries.c.game == game)
        return [row.day for row in await self._database.read(earlier.order_by(daily_entries.c.day.desc()).limit(limit))]

    async def day_after(self, day: str, before: str, game: str) -> str | None:
        """The next day with results of a game, before another day."""
        later = select(func.min(daily_entries.c.day).label("day"))
        wanted = (daily_entries.c.day > day) & (daily_entries.c.day < before) & (daily_entries.c.game == game)
        rows = await self._database.read(later.where(_COUNTS, wanted))
        return rows[0].day if rows else None


def _done(connection: Connection, change: Any) -> None:
    connection.execute(change)


def _begun(entry: DailyEntryRow) -> dict[str, Any]:
    return {
        "table_id": entry.table_id,
        "day": entry.day,
        "game": entry.game,
        "guest_id": entry.guest_id,
        "device": entry.device,
        "seat": entry.seat,
    }


def _first_of(entry: DailyEntryRow) -> Select[Any]:
    """The entry of the same guest, or else of the same device."""
    is_same = or_(daily_entries.c.guest_id == entry.guest_id, daily_entries.c.device == entry.device)
    that_day = (daily_entries.c.day == entry.day) & (daily_entries.c.game == entry.game)
    own_first = (daily_entries.c.guest_id == entry.guest_id).desc()
    return select(daily_entries).where(that_day, is_same).order_by(own_first).limit(1)


def _entry(row: Row[Any]) -> DailyEntryRow:
    return DailyEntryRow(
        table_id=row.table_id,
        day=row.day,
        game=row.game,
        guest_id=row.guest_id,
        device=row.device,
        seat=row.seat,
        finished_at=row.finished_at,
        in_time=row.in_time,
        result=None if row.result is None else msgspec.json.decode(row.result, type=DailyResultRow),
        is_studied=row.adjusted is not None,
        adjusted=None if row.adjusted is None else msgspec.json.decode(row.adjusted, type=DailyAdjustedRow | None),
    )
