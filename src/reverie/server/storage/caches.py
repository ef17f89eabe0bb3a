"""What saves time after a start: snapshots of tables, and when a server was last alive."""

from typing import Final

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from reverie.server.storage.inserting import insert_into, insert_or_update
from reverie.server.storage.rows import Snapshot
from reverie.server.storage.schema import heartbeat, snapshots
from reverie.server.storage.shelf import Shelf

_ONLY: Final = 1


class Caches(Shelf):
    async def put_snapshot(self, table_id: str, snapshot: Snapshot) -> None:
        """Keep it, unless a newer one is there."""
        row = {"table_id": table_id, "number": snapshot.number, "body": snapshot.body}

        async def put(connection: AsyncConnection) -> None:
            new = insert_into(connection, snapshots).values(row)
            newer = new.excluded.number > snapshots.c.number
            await connection.execute(insert_or_update(new, "table_id", newer, "number", "body"))

        await self.write(put, table_id)

    async def snapshot(self, table_id: str) -> Snapshot | None:
        rows = await self.read(select(snapshots.c.number, snapshots.c.body).where(snapshots.c.table_id == table_id))
        return Snapshot(rows[0].number, rows[0].body) if rows else None

    async def beat(self, now: float) -> None:
        """A server is alive; of several, the latest beat counts."""

        async def work(connection: AsyncConnection) -> None:
            new = insert_into(connection, heartbeat).values(id=_ONLY, at=now)
            await connection.execute(insert_or_update(new, "id", new.excluded.at > heartbeat.c.at, "at"))

        await self.write(work)

    async def heartbeat(self) -> float | None:
        """When a server was last alive; ``None`` if none ever was."""
        rows = await self.read(select(heartbeat.c.at))
        return rows[0].at if rows else None
