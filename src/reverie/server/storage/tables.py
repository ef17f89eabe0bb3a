"""The tables: made, found, their entries written and read; what the lobby shows of them, and what is kept with each.

An entry is written once and never changes. With a table its printed content is kept, and the analysis of its game.
"""

import asyncio
import time
import zlib
from collections.abc import AsyncGenerator, Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, Select, false, func, select

from reverie.kernel import Game
from reverie.kernel.content import content_hash
from reverie.server.storage.bulk_sql import insert_into, summary_data, summary_text
from reverie.server.storage.database import Database
from reverie.server.storage.errors import StorageRefused
from reverie.server.storage.rows import EntryRow, LobbyUpdate, NewTableRow, Summary, TableRow
from reverie.server.storage.schema import analyses, entries, printings, sittings, tables
from reverie.server.storage.writer import Writer
from reverie.table.clock_kinds import NoClock
from reverie.table.entries import Entry, read_entry, write_entry
from reverie.table.live_table import Phase

PAGE_ENTRIES: Final = 1_000
"""So many are asked for at once where all entries of a table are read."""
_NO_CLOCK: Final = NoClock().name
_LOOKED_THROUGH: Final = 2000
"""Of so many of the latest tables the lobby is made."""


class StoredTables:
    """All tables of a database."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._database = database
        self._writer = writer

    async def create(
        self,
        table_id: str,
        game: str,
        seed: str,
        private: bool,
        host: str,
        first_entry: Entry,
        summary: Summary | None = None,
    ) -> bool:
        """A new table with its first entry; ``False`` if there is a table of that id."""
        summary = summary or Summary("gathering", {})
        at = first_entry.at
        new = NewTableRow(table_id, game, at, at, seed, summary.phase, private, summary_text(summary), host)
        return await self._writer.append(entry_row(table_id, first_entry), summary if summary.guests else None, new)

    # One table and its entries.

    async def get(self, table_id: str) -> TableRow | None:
        """The table of that id, if there is one."""
        rows = await self._database.read(select(tables).where(tables.c.id == table_id))
        return _table(rows[0]) if rows else None

    async def append(self, table_id: str, entry: Entry, summary: Summary | None = None) -> bool:
        """Write an entry, durably; ``False`` if its number is taken or its deed has been written already.

        Whoever is refused reads what is new and decides again. After an error it is open whether the entry was
        written: read, and see. A summary is written with its entry or not at all, so it is never older than that.
        """
        return await self._writer.append(entry_row(table_id, entry), summary)

    async def entries(self, table_id: str, since: int = 0) -> list[Entry]:
        """The entries from number ``since`` on: a few. All of them may be many, and are read with ``iter_entries``."""
        rows = await self._database.read(_entries_since(table_id, since))
        return [_entry(table_id, since + place, row.number, row.body) for place, row in enumerate(rows)]

    async def iter_entries(self, table_id: str) -> AsyncGenerator[Entry]:
        """All entries, decoded as they are asked for: never more than a page of them is in memory.

        Those that are written meanwhile are read too; none that has been read ever changes.
        """
        expected = 0
        while True:
            rows = await self._database.read(_entries_since(table_id, expected).limit(PAGE_ENTRIES))
            for row in rows:
                yield _entry(table_id, expected, row.number, row.body)
                expected += 1
            if len(rows) < PAGE_ENTRIES:
                return

    def update_summary(
        self,
        table_id: str,
        phase: Phase,
        summary: Mapping[str, Any],
        guests: Sequence[str] | None = None,
        now: float | None = None,
    ) -> "asyncio.Future[None]":
        """Have the lobby say something new of a table, soon. Where it must not be late, let it ride with an entry."""
        at = time.time() if now is None else now
        return self._writer.update_lobby(LobbyUpdate(table_id, at, Summary(phase, summary, guests)))

    # Many tables.

    async def lobby(self, phase: Phase, per_host: int, limit: int) -> list[TableRow]:
        """What the lobby shows of a phase, the latest first: no private table, and of each host the latest few."""
        public = select(tables).where(tables.c.phase == phase, tables.c.private == false())
        recent = public.order_by(tables.c.updated_at.desc(), tables.c.id).limit(_LOOKED_THROUGH).subquery()
        place = func.row_number().over(
            partition_by=recent.c.guest_host, order_by=(recent.c.updated_at.desc(), recent.c.id)
        )
        ranked = select(recent, place.label("place")).subquery()
        shown = select(ranked).where(ranked.c.place <= per_host)
        return await self._up_to_date(shown.order_by(ranked.c.updated_at.desc(), ranked.c.id).limit(limit))

    async def of_guest(self, guest_id: str, limit: int = 100) -> list[TableRow]:
        """The tables where the guest sits, the latest first."""
        mine = select(sittings.c.table_id).where(sittings.c.guest_id == guest_id)
        theirs = select(tables).where(tables.c.id.in_(mine)).order_by(tables.c.updated_at.desc()).limit(limit)
        return await self._up_to_date(theirs)

    async def gathering_of(self, guest_id: str, since: float, limit: int) -> list[float]:
        """When something last happened at each table that the guest has set up and that has not begun."""
        await self._writer.lobby_updates.written()
        recent = select(tables.c.updated_at).where(tables.c.phase == "gathering", tables.c.updated_at > since)
        theirs = recent.where(tables.c.guest_host == guest_id).order_by(tables.c.updated_at.desc()).limit(limit)
        return [row.updated_at for row in await self._database.read(theirs)]

    async def clocked(self) -> list[str]:
        """The ids of all tables where a clock runs, or may run: whoever starts a server wakes them."""
        playing = select(tables.c.id, tables.c.summary).where(tables.c.phase == "playing")
        rows = await self._database.read(playing.order_by(tables.c.updated_at))
        return [row.id for row in rows if summary_data(row.summary).get("clock") != _NO_CLOCK]

    async def all_ids(self) -> list[str]:
        """The ids of all tables, in the order in which they were made."""
        rows = await self._database.read(select(tables.c.id).order_by(tables.c.created_at, tables.c.id))
        return [row.id for row in rows]

    async def _up_to_date(self, question: Select[Any]) -> list[TableRow]:
        """The tables that a question finds once all updates of the lobby are written."""
        await self._writer.lobby_updates.written()
        return [_table(row) for row in await self._database.read(question)]


class Printings:
    """Every content that any game has been printed with here, kept for good, for the tables that were made with it."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._database = database
        self._writer = writer

    async def keep(self, games: Iterable[Game]) -> None:
        """Keep the content of these games as it is printed today."""
        rows = [
            {
                "hash": content_hash(game.raw_content),
                "game": game.name,
                "content": msgspec.json.encode(game.raw_content).decode(),
            }
            for game in games
        ]
        known = {row.hash for row in await self._database.read(select(printings.c.hash))}
        new = [row for row in rows if row["hash"] not in known]

        def work(connection: Connection) -> None:
            connection.execute(insert_into(connection, printings).values(new).on_conflict_do_nothing())

        if new:
            await self._writer.write(work)

    async def of_game(self, game: str) -> list[Mapping[str, Any]]:
        """Every content that the game has been printed with here."""
        theirs = select(printings.c.content).where(printings.c.game == game)
        rows = await self._database.read(theirs.order_by(printings.c.hash))
        return [msgspec.json.decode(row.content, type=dict[str, Any]) for row in rows]


class Analyses:
    """The coach's analyses of finished games: a cache. Of every table at most one is kept, the latest."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._database = database
        self._writer = writer

    async def get(self, table_id: str, made_by: str) -> bytes | None:
        """The analysis of a table's game, if it was made by that very coach."""
        wanted = select(analyses.c.body).where(analyses.c.table_id == table_id, analyses.c.made_by == made_by)
        rows = await self._database.read(wanted)
        return zlib.decompress(rows[0].body) if rows else None

    async def keep(self, table_id: str, made_by: str, body: bytes) -> None:
        """Keep an analysis, in place of an older one."""
        row = {"table_id": table_id, "made_by": made_by, "body": zlib.compress(body, 6)}

        def work(connection: Connection) -> None:
            new = insert_into(connection, analyses).values(row)
            connection.execute(new.on_conflict_do_update(index_elements=["table_id"], set_=row))

        await self._writer.write(work)


def entry_row(table_id: str, entry: Entry) -> EntryRow:
    """An entry as it lies in the database."""
    return EntryRow(table_id, entry.number, entry.at, entry.guest, entry.client, write_entry(entry))


def _entries_since(table_id: str, number: int) -> Select[tuple[int, str]]:
    theirs = select(entries.c.number, entries.c.body).where(entries.c.table_id == table_id, entries.c.number >= number)
    return theirs.order_by(entries.c.number)


def _entry(table_id: str, expected: int, number: int, body: str) -> Entry:
    try:
        entry = read_entry(body)
    except msgspec.MsgspecError:
        entry = None
    if entry is None or not number == entry.number == expected:
        raise StorageRefused("damaged-log", {"table": table_id, "number": expected})
    return entry


def _table(row: Row[Any]) -> TableRow:
    return TableRow(
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
