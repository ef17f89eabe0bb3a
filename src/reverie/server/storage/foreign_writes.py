"""Whether anybody else has written to the database: another server, or an operator's command beside this one."""

from typing import Any

from sqlalchemy import Connection

from reverie.server.storage.database import Database
from reverie.server.storage.writer import Writer


class ForeignWrites:
    """SQLite tells a connection when others have committed something; of a PostgreSQL we do not ask it."""

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
