"""What people have written beside moments of finished games; it is kept as long as the table."""

from sqlalchemy import Connection, delete, insert, select

from reverie.server.storage.database import Database
from reverie.server.storage.notifications import Notifier
from reverie.server.storage.rows import CommentRow
from reverie.server.storage.schema import comments
from reverie.server.storage.writer import Writer


class Comments:
    """The comments of every table. Other servers hear of them as they hear of talk."""

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
