"""When a server was last alive: how long nobody could play is read from it after a crash."""

from typing import Final

from sqlalchemy import Connection, select, update

from reverie.server.storage.inserting import insert_into, insert_or_update
from reverie.server.storage.schema import heartbeat
from reverie.server.storage.shelf import Shelf

_ONLY: Final = 1
_NOTHING_NEW: Final = update(heartbeat).values(at=heartbeat.c.at)


class Heartbeat(Shelf):
    async def beat(self, now: float) -> None:
        """A server is alive; of several, the latest beat counts."""

        def work(connection: Connection) -> None:
            new = insert_into(connection, heartbeat).values(id=_ONLY, at=now)
            connection.execute(insert_or_update(new, "id", new.excluded.at > heartbeat.c.at, "at"))

        await self.write(work)

    async def probe(self) -> None:
        """Write something down that changes nothing: whether it can be done is what matters."""

        def work(connection: Connection) -> None:
            connection.execute(_NOTHING_NEW)

        await self.write(work)

    async def heartbeat(self) -> float | None:
        """When a server was last alive; ``None`` if none ever was."""
        rows = await self.read(select(heartbeat.c.at))
        return rows[0].at if rows else None
