"""When a server was last alive: how long nobody could play is read from it after a crash."""

import secrets
from typing import Final

from sqlalchemy import Connection, delete, insert, select, true

from reverie.server.storage.inserting import insert_into, insert_or_update
from reverie.server.storage.schema import heartbeat
from reverie.server.storage.shelf import Shelf

_ONLY: Final = 1


class Heartbeat(Shelf):
    async def beat(self, now: float, anew: bool = False) -> None:
        """A server is alive; of several, the latest beat counts, unless it is to be said ``anew``."""

        def work(connection: Connection) -> None:
            new = insert_into(connection, heartbeat).values(id=_ONLY, at=now)
            later = true() if anew else new.excluded.at > heartbeat.c.at
            connection.execute(insert_or_update(new, "id", later, "at"))

        await self.write(work)

    async def probe(self) -> None:
        """Write something down and take it away again: whether it can be done is what matters.

        A row of its own, for no other server to wait for; and a new one, for what does not change is not written.
        """
        row = _ONLY + 1 + secrets.randbelow(2**30)

        def work(connection: Connection) -> None:
            connection.execute(insert(heartbeat).values(id=row, at=0.0))
            connection.execute(delete(heartbeat).where(heartbeat.c.id == row))

        await self.write(work)

    async def heartbeat(self) -> float | None:
        """When a server was last alive; ``None`` if none ever was."""
        rows = await self.read(select(heartbeat.c.at).where(heartbeat.c.id == _ONLY))
        return rows[0].at if rows else None
