"""The store: everything that a server keeps."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any

from sqlalchemy import Executable, Row

from reverie.server.storage.daily import DailyEntries
from reverie.server.storage.database import Database, find_location, open_database
from reverie.server.storage.notifications import NotificationHandlers, NotificationListener, Notifier
from reverie.server.storage.people import Chat, Comments, People
from reverie.server.storage.servers import ForeignWrites, Heartbeat
from reverie.server.storage.tables import Analyses, Printings, StoredTables
from reverie.server.storage.threads import T, Work
from reverie.server.storage.writer import Writer


class Store:
    """An open database. It belongs to the event loop that opened it."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._notifier = Notifier(database)
        self._writer = Writer(database, self._notifier)
        self._listeners: list[NotificationListener] = []
        self.tables = StoredTables(database, self._writer)
        self.people = People(database, self._writer)
        self.chat = Chat(database, self._writer, self._notifier)
        self.comments = Comments(database, self._writer, self._notifier)
        self.printings = Printings(database, self._writer)
        self.analyses = Analyses(database, self._writer)
        self.daily = DailyEntries(database, self._writer)
        self.heartbeat = Heartbeat(database, self._writer)
        self.foreign_writes = ForeignWrites(database, self._writer)

    @classmethod
    async def open(cls, where: str | Path, create: bool = True) -> "Store":
        """The store in a folder, in a SQLite file or at a URL, brought up to date if old.

        Where there is none it is made; or refused, without ``create``: whoever asks for what is kept is mistaken then.
        """
        return cls(await open_database(find_location(where), create))

    @property
    def is_shared(self) -> bool:
        """Whether other servers may be at work on the same database."""
        return self.database.is_postgres

    async def read(self, statement: Executable) -> Sequence[Row[Any]]:
        """The rows that a statement selects."""
        return await self.database.read(statement)

    async def write(self, work: Work[T]) -> T:
        """Have work done by the one writer, in one transaction, and durably."""
        return await self._writer.write(work)

    async def wait_until_idle(self, limit: float) -> None:
        """Until nothing is being written, but no longer than ``limit`` seconds."""
        await self._writer.wait_until_idle(limit)

    async def listen(self, handlers: NotificationHandlers) -> None:
        """Hear what other servers do, from now on until the store is closed."""
        if self.is_shared:
            listener = NotificationListener(self.database, self._notifier.name, handlers)
            self._listeners.append(listener)
            await listener.ready()

    async def announce_presence(self, here: Mapping[str, frozenset[int]]) -> None:
        """Have the other servers know whose seats are connected here, by table; it is kept nowhere."""
        await self._writer.write(lambda connection: self._notifier.presence(connection, here))

    async def close(self) -> None:
        """Finish what has been asked for, and let go of the database."""
        await self._writer.close()
        for listener in self._listeners:
            await listener.close()
        await self.database.close()

    async def __aenter__(self) -> "Store":
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()
