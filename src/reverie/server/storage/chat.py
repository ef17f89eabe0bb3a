"""What is said at the tables."""

from sqlalchemy import Connection, insert, select

from reverie.server.storage.database import Database
from reverie.server.storage.notifications import Notifier
from reverie.server.storage.rows import ChatRow
from reverie.server.storage.schema import chat
from reverie.server.storage.writer import Writer


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
