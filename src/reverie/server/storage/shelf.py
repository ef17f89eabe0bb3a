"""What every part of the store has at hand: a way to read, and the one writer."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Executable, Row
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from reverie.server.storage.notices import Announcer
from reverie.server.storage.opening import Database
from reverie.server.storage.pen import T, Work
from reverie.server.storage.refusals import StorageRefused, finding
from reverie.server.storage.writer import Writer


class Shelf:
    def __init__(self, database: Database) -> None:
        self.database = database
        self._announcer = Announcer(database)
        self._writer = Writer(database, self._announcer)

    async def read(self, question: Executable, blanks: Mapping[str, Any] | None = None) -> Sequence[Row[Any]]:
        """The rows that answer a question; ``blanks`` fills in what it leaves open."""
        try:
            return await self._read(question, blanks)
        except (SQLAlchemyError, OSError) as error:
            if not (isinstance(error, DBAPIError) and error.connection_invalidated):
                raise _unreadable(error) from None
        # It was an old connection that had been closed on us; asking again does no harm.
        try:
            return await self._read(question, blanks)
        except (SQLAlchemyError, OSError) as error:
            raise _unreadable(error) from None

    async def rest(self, patience: float) -> None:
        """Until nothing is being written, but no longer than ``patience``."""
        await self._writer.rest.wait(patience)

    async def write(self, work: Work[T], table_id: str = "") -> T:
        """Have work done by the one writer, in one transaction, and durably; ``table_id`` is the table it is about."""
        return await self._writer.do(work, table_id)

    async def _read(self, question: Executable, blanks: Mapping[str, Any] | None) -> Sequence[Row[Any]]:
        async with self.database.reading.connect() as connection:
            return (await connection.execute(question, blanks)).all()


def _unreadable(error: Exception) -> StorageRefused:
    """Also when all connections are in use for too long, which no driver says but SQLAlchemy itself."""
    return StorageRefused("database-unreachable", {"finding": finding(error)})
