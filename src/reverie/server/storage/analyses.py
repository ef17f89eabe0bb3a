"""The coach's analyses of finished games: a cache, one for each table."""

import zlib

from sqlalchemy import Connection, select

from reverie.server.storage.bulk_sql import insert_into
from reverie.server.storage.database import Database
from reverie.server.storage.schema import analyses
from reverie.server.storage.writer import Writer


class Analyses:
    """Of every table at most one: the latest."""

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
