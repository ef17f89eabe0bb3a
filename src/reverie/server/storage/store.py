"""The store: everything that a server keeps."""

from collections.abc import Callable
from pathlib import Path
from types import TracebackType

from reverie.server.storage.chats import Chats
from reverie.server.storage.guests import Guests
from reverie.server.storage.heart import Heartbeat
from reverie.server.storage.notices import Ears, Listener
from reverie.server.storage.opening import Database, open_database
from reverie.server.storage.places import find_place
from reverie.server.storage.tables import Tables


class Store(Tables, Guests, Chats, Heartbeat):
    """An open database. It belongs to the event loop that opened it."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._listeners: list[Listener] = []

    @classmethod
    async def open(cls, where: str | Path) -> "Store":
        """The store in a folder, in a SQLite file or at a URL: made if it is not there, brought up to date if old."""
        return cls(await open_database(find_place(where)))

    async def listen(
        self,
        line: Callable[[str, int], None],
        chat: Callable[[str], None],
        gap: Callable[[], None] = lambda: None,
    ) -> None:
        """Hear what other servers write, from now on until the store is closed: a line, a word of chat, or a gap.

        After a gap anything may have been written, and nobody will say it again: look at every table.
        """
        if self.database.is_postgres:
            listener = Listener(self.database, self._announcer.name, Ears(line, chat, gap))
            self._listeners.append(listener)
            await listener.ready()

    async def close(self) -> None:
        """Finish what has been asked for, and let go of the database."""
        await self._writer.close()
        for listener in self._listeners:
            await listener.close()
        await self.database.close()

    async def __aenter__(self) -> "Store":
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()
