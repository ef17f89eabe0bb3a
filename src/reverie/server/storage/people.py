"""People: guests, with the only place where a person has a name, their codes for a second device, and what they say."""

import time
from collections.abc import Iterable
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Row, bindparam, delete, insert, or_, select, update

from reverie.server.storage.bulk_sql import insert_into, upsert
from reverie.server.storage.database import Database
from reverie.server.storage.notifications import Notifier
from reverie.server.storage.rows import ChatRow, CommentRow, DeviceCodeRow, GuestRow
from reverie.server.storage.schema import chat, comments, device_codes, guests
from reverie.server.storage.writer import Writer

_AT_ONCE: Final = 500
"""How many one question asks for: databases do not take any number."""
_ONE_GUEST: Final = select(guests).where(guests.c.id == bindparam("wanted"))


class People:
    """All who have been here."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._database = database
        self._writer = writer

    async def get(self, guest_id: str) -> GuestRow | None:
        """The guest of that id, also a forgotten one; ``None`` if nobody of that id has been here."""
        rows = await self._database.read(_ONE_GUEST, {"wanted": guest_id})
        return _guest(rows[0]) if rows else None

    async def get_many(self, ids: Iterable[str]) -> dict[str, GuestRow]:
        """Those of them who have been here, by id; the forgotten too, who have nothing but their id."""
        wanted, found = sorted(set(ids)), dict[str, GuestRow]()
        for at in range(0, len(wanted), _AT_ONCE):
            rows = await self._database.read(select(guests).where(guests.c.id.in_(wanted[at : at + _AT_ONCE])))
            found.update({row.id: _guest(row) for row in rows})
        return found

    async def upsert(self, guest_id: str, name: str, language: str, now: float | None = None) -> bool:
        """Welcome somebody new, or again with this name and language; ``False`` for one who has been forgotten."""
        at = time.time() if now is None else now
        row = {"id": guest_id, "name": name, "language": language, "created_at": at, "seen_at": at, "forgotten": False}

        def work(connection: Connection) -> bool:
            new = insert_into(connection, guests).values(row)
            known = upsert(new, "id", ~guests.c.forgotten, "name", "language", "seen_at")
            return connection.execute(known.returning(guests.c.id)).first() is not None

        return await self._writer.write(work)

    async def touch(self, guest_id: str, now: float) -> bool:
        """The guest was seen; ``False`` if there is no such guest."""
        change = update(guests).where(guests.c.id == guest_id, ~guests.c.forgotten).values(seen_at=now)

        def work(connection: Connection) -> bool:
            return connection.execute(change.returning(guests.c.id)).first() is not None

        return await self._writer.write(work)

    # Codes for a second device: one for each guest, to be used once, by any server.

    async def put_device_code(self, code: DeviceCodeRow, now: float) -> None:
        """A new code; the guest's earlier one works no more. What has run out by now is thrown away."""
        row = {
            "guest_id": code.guest_id,
            "link_seal": code.link_seal,
            "word_seal": code.word_seal,
            "expires_at": code.expires_at,
            "used_by": code.used_by,
        }

        def work(connection: Connection) -> None:
            connection.execute(delete(device_codes).where(device_codes.c.expires_at <= now))
            new = insert_into(connection, device_codes).values(row)
            connection.execute(new.on_conflict_do_update(index_elements=["guest_id"], set_=row))

        await self._writer.write(work)

    async def device_code_of(self, guest_id: str) -> DeviceCodeRow | None:
        """The guest's latest code, used or not, for as long as it is kept."""
        rows = await self._database.read(select(device_codes).where(device_codes.c.guest_id == guest_id))
        return _device_code(rows[0]) if rows else None

    async def whose_device_code(self, seal: str, now: float) -> str:
        """The guest whose code that is, if it can be used; it is not used up by asking."""
        rows = await self._database.read(select(device_codes.c.guest_id).where(_is_open(seal, now)))
        return str(rows[0].guest_id) if rows else ""

    async def use_device_code(self, seal: str, device: str, now: float) -> str:
        """Use a code up: of all who try, at whatever server, one is told the guest whose code it was."""
        use = update(device_codes).where(_is_open(seal, now)).values(used_by=device).returning(device_codes.c.guest_id)

        def work(connection: Connection) -> str:
            found = connection.execute(use).first()
            return str(found.guest_id) if found is not None else ""

        return await self._writer.write(work)


class Chat:
    """The chat of every table."""

    def __init__(self, database: Database, writer: Writer, notifier: Notifier) -> None:
        self._database = database
        self._writer = writer
        self._notifier = notifier

    async def add(self, table_id: str, guest_id: str, at: float, text: str) -> ChatRow:
        """Somebody says something; other servers hear of it with the commit."""
        row = {"table_id": table_id, "guest_id": guest_id, "at": at, "text": text}

        def work(connection: Connection) -> int:
            number: int = connection.execute(insert(chat).values(row).returning(chat.c.id)).scalar_one()
            self._notifier.chat(connection, table_id, number)
            return number

        return ChatRow(await self._writer.write(work, table_id), table_id, guest_id, at, text)

    async def latest(self, table_id: str, limit: int = 100) -> list[ChatRow]:
        """The last lines that were said, in the order they were said in."""
        question = select(chat).where(chat.c.table_id == table_id)
        rows = await self._database.read(question.order_by(chat.c.id.desc()).limit(limit))
        return [ChatRow(row.id, row.table_id, row.guest_id, row.at, row.text) for row in reversed(rows)]


class Comments:
    """What people have written beside moments of finished games; it is kept as long as the table.

    Other servers hear of it as they hear of talk.
    """

    def __init__(self, database: Database, writer: Writer, notifier: Notifier) -> None:
        self._database = database
        self._writer = writer
        self._notifier = notifier

    async def add(self, table_id: str, guest_id: str, at: float, moment: int, text: str) -> CommentRow:
        """Somebody writes something beside a moment."""
        row = {"table_id": table_id, "guest_id": guest_id, "at": at, "moment": moment, "text": text}

        def work(connection: Connection) -> int:
            number: int = connection.execute(insert(comments).values(row).returning(comments.c.id)).scalar_one()
            self._notifier.chat(connection, table_id, number)
            return number

        return CommentRow(await self._writer.write(work, table_id), table_id, guest_id, at, moment, text)

    async def remove(self, table_id: str, guest_id: str, comment: int) -> bool:
        """Its writer takes a comment away; ``False`` where there is none of theirs."""
        own = comments.c.guest_id == guest_id
        gone = delete(comments).where(comments.c.id == comment, comments.c.table_id == table_id, own)

        def work(connection: Connection) -> bool:
            found = connection.execute(gone.returning(comments.c.id)).first() is not None
            if found:
                self._notifier.chat(connection, table_id, comment)
            return found

        return await self._writer.write(work, table_id)

    async def of_table(self, table_id: str) -> list[CommentRow]:
        """All of them, in the order of the moments and then of time."""
        question = select(comments).where(comments.c.table_id == table_id)
        rows = await self._database.read(question.order_by(comments.c.moment, comments.c.id))
        return [CommentRow(row.id, row.table_id, row.guest_id, row.at, row.moment, row.text) for row in rows]


def _guest(row: Row[Any]) -> GuestRow:
    return GuestRow(row.id, row.name, row.language, row.created_at, row.seen_at, row.forgotten)


def _device_code(row: Row[Any]) -> DeviceCodeRow:
    return DeviceCodeRow(row.guest_id, row.link_seal, row.word_seal, row.expires_at, row.used_by)


def _is_open(seal: str, now: float) -> ColumnElement[bool]:
    is_that = or_(device_codes.c.link_seal == seal, device_codes.c.word_seal == seal)
    return is_that & (device_codes.c.used_by == "") & (device_codes.c.expires_at > now)
