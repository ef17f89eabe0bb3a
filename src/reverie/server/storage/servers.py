"""What servers leave for each other in the database: when one was last alive, and whether another one has written."""

import secrets
from typing import Any, Final

from sqlalchemy import Connection, delete, insert, select, true

from reverie.server.storage.bulk_sql import insert_into, upsert
from reverie.server.storage.database import Database
from reverie.server.storage.schema import heartbeat
from reverie.server.storage.writer import Writer

_ONLY: Final = 1


class Heartbeat:
    """The one heartbeat of all servers of a database: after a crash it says for how long nobody could play."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._database = database
        self._writer = writer

    async def beat(self, now: float, anew: bool = False) -> None:
        """A server is alive; of several, the latest beat counts, unless it is to be said ``anew``."""

        def work(connection: Connection) -> None:
            new = insert_into(connection, heartbeat).values(id=_ONLY, at=now)
            later = true() if anew else new.excluded.at > heartbeat.c.at
            connection.execute(upsert(new, "id", later, "at"))

        await self._writer.write(work)

    async def last(self) -> float | None:
        """When a server was last alive; ``None`` if none ever was."""
        rows = await self._database.read(select(heartbeat.c.at).where(heartbeat.c.id == _ONLY))
        return rows[0].at if rows else None

    async def probe(self) -> None:
        """Write something down and take it away again: whether it can be done is what matters.

        A row of its own, for no other server to wait for; and a new one, for what does not change is not written.
        """
        row = _ONLY + 1 + secrets.randbelow(2**30)

        def work(connection: Connection) -> None:
            connection.execute(insert(heartbeat).values(id=row, at=0.0))
            connection.execute(delete(heartbeat).where(heartbeat.c.id == row))

        await self._writer.write(work)


class ForeignWrites:
    """Whether anybody else has written: another server, or an operator's command beside this one.

    SQLite tells a connection when others have committed something; of a PostgreSQL we do not ask it.
    """

    def __init__(self, database: Database, writer: Writer) -> None:
        self._database = database
        self._writer = writer

    async def stamp(self) -> object:
        """Equal to an earlier stamp only if nobody but this server has written anything in between."""
        return object() if self._database.is_postgres else await self._writer.write(_sqlite_stamp)


def _sqlite_stamp(connection: Connection) -> object:
    """The number means something to one connection only: with a new one, anything may have been written."""
    raw: Any = connection.connection.driver_connection
    return raw, raw.execute("PRAGMA data_version").fetchone()[0]
