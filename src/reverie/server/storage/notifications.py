"""Notifications to the other servers of one PostgreSQL: what has been written is told with the commit that wrote it.

A notification only says where to look; the entries say what is true. Who is connected is kept nowhere: that is told as
it is. Of a server's own notifications it hears nothing, and one that has been cut off hears, once it is back, that
there is a gap: then it looks everywhere. With SQLite there is nobody to tell and nothing to hear.
"""

import asyncio
import logging
import random
import secrets
from collections.abc import Callable, Iterable, Iterator, Mapping
from math import inf
from typing import Any, Final, NamedTuple

import psycopg
from sqlalchemy import Connection, func, select

from reverie.server.storage.database import Database, postgres_url
from reverie.server.storage.rows import EntryKey

_ENTRIES: Final = "reverie_log"
_CHAT: Final = "reverie_chat"
_PRESENCE: Final = "reverie_present"
_PAYLOAD_BYTES: Final = 7000
"""Bytes that a notification may have; PostgreSQL takes a little more."""
_PING: Final = 20.0
_FIRST_RETRY: Final = 0.05
_LONGEST_RETRY: Final = 5.0

_logger = logging.getLogger(__name__)


def _ignore(*_facts: object) -> None:
    pass


class NotificationHandlers(NamedTuple):
    """What to do about what other servers do; all must be quick."""

    entry: Callable[[str, int], None] = _ignore
    """An entry of that table was written."""
    chat: Callable[[str], None] = _ignore
    """Somebody spoke at that table."""
    presence: Callable[[str, str, frozenset[int]], None] = _ignore
    """The seats whose holders are connected to that server, at that table."""
    gap: Callable[[], None] = _ignore
    """Nothing could be heard for a while: anything may have been written, and nobody says it again."""


class Notifier:
    """Tells the other servers, within the transaction that does the writing."""

    def __init__(self, database: Database) -> None:
        self.name: Final = secrets.token_hex(4)
        self._is_shared = database.is_postgres

    def entries(self, connection: Connection, written: Iterable[EntryKey]) -> None:
        """These entries have been written."""
        self._notify(connection, _ENTRIES, written)

    def chat(self, connection: Connection, table: str, number: int) -> None:
        """Somebody has spoken at that table."""
        self._notify(connection, _CHAT, [(table, number)])

    def presence(self, connection: Connection, here: Mapping[str, frozenset[int]]) -> None:
        """These seats are connected to this server, by table."""
        self._notify(connection, _PRESENCE, ((table, _mask(seats)) for table, seats in here.items()))

    def _notify(self, connection: Connection, channel: str, facts: Iterable[tuple[str, int]]) -> None:
        if self._is_shared:
            for payload in _payloads(self.name, facts):
                connection.execute(select(func.pg_notify(channel, payload)))


class NotificationListener:
    """Listens on a connection of its own, and comes back by itself when it is cut off."""

    def __init__(self, database: Database, name: str, handlers: NotificationHandlers) -> None:
        _, self._arguments = database.writing.dialect.create_connect_args(postgres_url(database.location))
        self._name = name
        self._handlers = handlers
        self._is_listening = asyncio.Event()
        self._heard_since = inf
        self._task = asyncio.create_task(self._run())

    async def ready(self) -> None:
        """Until it listens for the first time."""
        await self._is_listening.wait()

    async def close(self) -> None:
        """Listen no more."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        pause = _FIRST_RETRY
        while True:
            self._heard_since = inf
            try:
                await self._listen()
            except (psycopg.Error, OSError) as error:
                _logger.warning("cut off from the notifications of other servers: %s", type(error).__name__)
            if loop.time() - self._heard_since >= _LONGEST_RETRY:
                pause = _FIRST_RETRY  # it listened for a good while: this is not the same trouble again
            await self._back_off(pause)
            pause = min(2 * pause, _LONGEST_RETRY)

    async def _back_off(self, pause: float) -> None:
        """Some of the pause is luck: servers that were cut off together do not all come back at once."""
        await asyncio.sleep(pause * random.uniform(0.5, 1.0))

    async def _listen(self) -> None:
        was_listening = self._is_listening.is_set()
        async with await psycopg.AsyncConnection.connect(**self._arguments, autocommit=True) as connection:
            for channel in (_ENTRIES, _CHAT, _PRESENCE):
                await connection.execute(f"LISTEN {channel}")
            self._is_listening.set()
            self._heard_since = asyncio.get_running_loop().time()
            if was_listening:
                _call(self._handlers.gap)
            await self._handle_all(connection)

    async def _handle_all(self, connection: psycopg.AsyncConnection[Any]) -> None:
        while True:
            async for notify in connection.notifies(timeout=_PING):
                self._handle_payload(notify.channel, notify.payload)
            await connection.execute("SELECT 1")

    def _handle_payload(self, channel: str, payload: str) -> None:
        name, *words = payload.split(" ")
        if name == self._name:
            return
        for word in words:
            table_id, _, number = word.rpartition(":")
            if channel == _ENTRIES:
                _call(self._handlers.entry, table_id, int(number))
            elif channel == _CHAT:
                _call(self._handlers.chat, table_id)
            else:
                _call(self._handlers.presence, name, table_id, _seats(int(number)))


def _mask(seats: frozenset[int]) -> int:
    """Seats as one number, a bit for each."""
    return sum(1 << seat for seat in seats)


def _seats(mask: int) -> frozenset[int]:
    return frozenset(seat for seat in range(mask.bit_length()) if mask >> seat & 1)


def _call(handler: Callable[..., None], *facts: str | int | frozenset[int]) -> None:
    try:
        handler(*facts)
    except Exception:
        _logger.exception("a notification of another server could not be used")


def _payloads(name: str, facts: Iterable[tuple[str, int]]) -> Iterator[str]:
    """The writer's name and what it wrote, in as few notifications as hold it."""
    payload = name
    for table, number in facts:
        word = f" {table}:{number}"
        if len(payload) + len(word) > _PAYLOAD_BYTES:
            yield payload
            payload = name
        payload += word
    if payload != name:
        yield payload
