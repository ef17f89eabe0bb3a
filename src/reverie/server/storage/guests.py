"""The guests: the only place where a person has a name."""

import time
from collections.abc import Iterable
from typing import Any, Final

from sqlalchemy import Connection, Row, bindparam, select, update

from reverie.server.storage.inserting import insert_into, insert_or_update
from reverie.server.storage.rows import Guest
from reverie.server.storage.schema import guests
from reverie.server.storage.shelf import Shelf

_AT_ONCE: Final = 500
"""How many one question asks for: databases do not take any number."""
_ONE: Final = select(guests).where(guests.c.id == bindparam("wanted"))


class Guests(Shelf):
    async def guest(self, guest_id: str) -> Guest | None:
        rows = await self.read(_ONE, {"wanted": guest_id})
        return _guest(rows[0]) if rows else None

    async def guests(self, ids: Iterable[str]) -> dict[str, Guest]:
        """Those of them who have been here, by id; the forgotten too, who have nothing but their id."""
        wanted, found = sorted(set(ids)), dict[str, Guest]()
        for at in range(0, len(wanted), _AT_ONCE):
            rows = await self.read(select(guests).where(guests.c.id.in_(wanted[at : at + _AT_ONCE])))
            found.update({row.id: _guest(row) for row in rows})
        return found

    async def put_guest(self, guest_id: str, name: str, language: str, now: float | None = None) -> bool:
        """Welcome somebody new, or again with this name and language; ``False`` for one who has been forgotten."""
        at = time.time() if now is None else now
        row = {"id": guest_id, "name": name, "language": language, "created_at": at, "seen_at": at, "forgotten": False}

        def put(connection: Connection) -> bool:
            new = insert_into(connection, guests).values(row)
            known = insert_or_update(new, "id", ~guests.c.forgotten, "name", "language", "seen_at")
            return connection.execute(known.returning(guests.c.id)).first() is not None

        return await self.write(put)

    async def rename(self, guest_id: str, name: str) -> bool:
        return await self._change(guest_id, name=name)

    async def touch(self, guest_id: str, now: float | None = None) -> bool:
        """The guest was seen; ``False`` if there is no such guest."""
        return await self._change(guest_id, seen_at=time.time() if now is None else now)

    async def _change(self, guest_id: str, **news: str | float) -> bool:
        change = update(guests).where(guests.c.id == guest_id, ~guests.c.forgotten).values(news)

        def work(connection: Connection) -> bool:
            return connection.execute(change.returning(guests.c.id)).first() is not None

        return await self.write(work)


def _guest(row: Row[Any]) -> Guest:
    return Guest(row.id, row.name, row.language, row.created_at, row.seen_at, row.forgotten)
