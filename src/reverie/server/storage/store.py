"""The store: everything that a server keeps."""

from collections.abc import Mapping
from pathlib import Path
from types import TracebackType

from reverie.server.storage.chats import Chats
from reverie.server.storage.device_codes import DeviceCodes
from reverie.server.storage.guests import Guests
from reverie.server.storage.heart import Heartbeat
from reverie.server.storage.notices import Ears, Listener
from reverie.server.storage.opening import Database, open_database
from reverie.server.storage.places import find_place
from reverie.server.storage.printings import Printings
from reverie.server.storage.tables import Tables


class Store(Tables, Guests, DeviceCodes, Chats, Heartbeat, Printings):
    """An open database. It belongs to the event loop that opened it."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._listeners: list[Listener] = []

    @classmethod
    async def open(cls, where: str | Path, create: bool = True) -> "Store":
        """The store in a folder, in a SQLite file or at a URL, brought up to date if old.

        Where there is none it is made; or refused, without ``create``: whoever asks for what is kept is mistaken then.
        """
        return cls(await open_database(find_place(where), create))

    async def listen(self, ears: Ears) -> None:
        """Hear what other servers do, from now on until the store is closed."""
        if self.is_shared:
            listener = Listener(self.database, self._announcer.name, ears)
            self._listeners.append(listener)
            await listener.ready()

    @property
    def is_shared(self) -> bool:
        """Whether other servers may be at work on the same database."""
        return self.database.is_postgres

    async def tell_present(self, here: Mapping[str, frozenset[int]]) -> None:
        """Have the other servers know whose seats are connected here, by table; it is kept nowhere."""
        await self.write(lambda connection: self._announcer.present(connection, here))

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
