"""What is said at the tables."""

from sqlalchemy import Connection, insert, select

from reverie.server.storage.rows import ChatLine
from reverie.server.storage.schema import chat
from reverie.server.storage.shelf import Shelf


class Chats(Shelf):
    async def say(self, table_id: str, guest_id: str, at: float, text: str) -> ChatLine:
        row = {"table_id": table_id, "guest_id": guest_id, "at": at, "text": text}

        def work(connection: Connection) -> int:
            number: int = connection.execute(insert(chat).values(row).returning(chat.c.id)).scalar_one()
            self._announcer.said(connection, table_id, number)
            return number

        return ChatLine(await self.write(work, table_id), table_id, guest_id, at, text)

    async def chat(self, table_id: str, limit: int = 100, after: int = 0) -> list[ChatLine]:
        """The last lines that were said after line ``after``, in the order they were said in."""
        question = select(chat).where(chat.c.table_id == table_id, chat.c.id > after)
        rows = await self.read(question.order_by(chat.c.id.desc()).limit(limit))
        return [ChatLine(row.id, row.table_id, row.guest_id, row.at, row.text) for row in reversed(rows)]
