"""Waking the other servers of one PostgreSQL: what has been written is told with the commit that wrote it.

A notice only says where to look; what is true is in the log. Who is connected is kept nowhere: that is told as it is.
Of a server's own notices it hears nothing, and one that has been cut off hears, once it is back, that there is a gap:
then it looks everywhere. With SQLite there is nobody to tell and nothing to hear.
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

from reverie.server.storage.engines import postgres_url
from reverie.server.storage.opening import Database

_LOG: Final = "reverie_log"
_CHAT: Final = "reverie_chat"
_PRESENT: Final = "reverie_present"
_ROOM: Final = 7000
"""Bytes that a notice may have; PostgreSQL takes a little more."""
_PING: Final = 20.0
_FIRST_PAUSE: Final = 0.05
_LONGEST_PAUSE: Final = 5.0

_logger = logging.getLogger(__name__)


def _ignore(*_news: object) -> None:
    pass


class Ears(NamedTuple):
    """What to do about what other servers do; all must be quick."""

    line: Callable[[str, int], None] = _ignore
    """A line of that table's log was written."""
    chat: Callable[[str], None] = _ignore
    """Somebody spoke at that table."""
    present: Callable[[str, str, frozenset[int]], None] = _ignore
    """The seats whose holders are connected to that server, at that table."""
    gap: Callable[[], None] = _ignore
    """Nothing could be heard for a while: anything may have been written, and nobody says it again."""


class Announcer:
    """Tells the other servers, within the transaction that does the writing."""

    def __init__(self, database: Database) -> None:
        self.name: Final = secrets.token_hex(4)
        self._is_heard = database.is_postgres

    def lines(self, connection: Connection, written: Iterable[tuple[str, int]]) -> None:
        self._tell(connection, _LOG, written)

    def said(self, connection: Connection, table: str, number: int) -> None:
        self._tell(connection, _CHAT, [(table, number)])

    def present(self, connection: Connection, here: Mapping[str, frozenset[int]]) -> None:
        self._tell(connection, _PRESENT, ((table, _mask(seats)) for table, seats in here.items()))

    def _tell(self, connection: Connection, channel: str, places: Iterable[tuple[str, int]]) -> None:
        if self._is_heard:
            for payload in _payloads(self.name, places):
                connection.execute(select(func.pg_notify(channel, payload)))


class Listener:
    """Listens on a connection of its own, and comes back by itself when it is cut off."""

    def __init__(self, database: Database, name: str, ears: Ears) -> None:
        _, self._arguments = database.writing.dialect.create_connect_args(postgres_url(database.place))
        self._name = name
        self._ears = ears
        self._is_listening = asyncio.Event()
        self._heard_since = inf
        self._task = asyncio.create_task(self._run())

    async def ready(self) -> None:
        await self._is_listening.wait()

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        pause = _FIRST_PAUSE
        while True:
            self._heard_since = inf
            try:
                await self._listen()
            except (psycopg.Error, OSError) as error:
                _logger.warning("cut off from the notices of other servers: %s", type(error).__name__)
            if loop.time() - self._heard_since >= _LONGEST_PAUSE:
                pause = _FIRST_PAUSE  # it listened for a good while: this is not the same trouble again
            await self._rest(pause)
            pause = min(2 * pause, _LONGEST_PAUSE)

    async def _rest(self, pause: float) -> None:
        """Some of the pause is luck: servers that were cut off together do not all come back at once."""
        await asyncio.sleep(pause * random.uniform(0.5, 1.0))

    async def _listen(self) -> None:
        was_listening = self._is_listening.is_set()
        async with await psycopg.AsyncConnection.connect(**self._arguments, autocommit=True) as connection:
            for channel in (_LOG, _CHAT, _PRESENT):
                await connection.execute(f"LISTEN {channel}")
            self._is_listening.set()
            self._heard_since = asyncio.get_running_loop().time()
            if was_listening:
                _pass_on(self._ears.gap)
            await self._pass_on_all(connection)

    async def _pass_on_all(self, connection: psycopg.AsyncConnection[Any]) -> None:
        while True:
            async for told in connection.notifies(timeout=_PING):
                self._pass_on_each(told.channel, told.payload)
            await connection.execute("SELECT 1")

    def _pass_on_each(self, channel: str, payload: str) -> None:
        name, *words = payload.split(" ")
        if name == self._name:
            return
        for word in words:
            table_id, _, number = word.rpartition(":")
            if channel == _LOG:
                _pass_on(self._ears.line, table_id, int(number))
            elif channel == _CHAT:
                _pass_on(self._ears.chat, table_id)
            else:
                _pass_on(self._ears.present, name, table_id, _seats(int(number)))


def _mask(seats: frozenset[int]) -> int:
    """Seats as one number, a bit for each."""
    return sum(1 << seat for seat in seats)


def _seats(mask: int) -> frozenset[int]:
    return frozenset(seat for seat in range(mask.bit_length()) if mask >> seat & 1)


def _pass_on(ear: Callable[..., None], *news: str | int | frozenset[int]) -> None:
    try:
        ear(*news)
    except Exception:
        _logger.exception("news of another server could not be used")


def _payloads(name: str, places: Iterable[tuple[str, int]]) -> Iterator[str]:
    """The writer's name and what it wrote, in as few notices as hold it."""
    payload = name
    for table, number in places:
        word = f" {table}:{number}"
        if len(payload) + len(word) > _ROOM:
            yield payload
            payload = name
        payload += word
    if payload != name:
        yield payload
