"""The database: where it lies, the connections into it, and opening it.

One connection writes, and a few read, all in threads of their own. Nothing here logs or prints parameters: the seeds of
games in progress are among them.
"""

import asyncio
import os
import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Final

import psycopg
from sqlalchemy import (
    URL,
    Connection,
    Engine,
    Executable,
    NullPool,
    Row,
    create_engine,
    event,
    inspect,
    make_url,
)
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from reverie.server.storage import migrations
from reverie.server.storage.errors import StorageRefused, driver_error, finding
from reverie.server.storage.threads import READERS, ReaderThreads

FILE_NAME: Final = "reverie.sqlite3"

_SUFFIXES: Final = (".sqlite3", ".sqlite", ".db")
_POSTGRES: Final = ("postgresql", "postgres", "postgresql+psycopg")
_SQLITE: Final = ("sqlite", "sqlite+pysqlite")

_PATIENCE: Final = 10
"""So many seconds SQLite is waited for while others write."""
_WRITE_AHEAD_LOG: Final = "PRAGMA journal_mode = WAL"
_AGAIN_SECONDS: Final = 0.01

_SQLITE_SETTINGS: Final = (
    f"PRAGMA busy_timeout = {1000 * _PATIENCE}",
    _WRITE_AHEAD_LOG,
    "PRAGMA synchronous = FULL",  # a commit is on the disk, not on its way there
    "PRAGMA fullfsync = ON",  # ... on macOS too
    "PRAGMA foreign_keys = ON",
    "PRAGMA secure_delete = ON",  # what is erased is overwritten
    "PRAGMA cache_size = -16000",  # kilobytes
    "PRAGMA temp_store = MEMORY",  # what undoes a statement of many rows: else a file for each
    "PRAGMA wal_autocheckpoint = 4000",  # pages: the lines of busy tables meet on the same ones
)

_POSTGRES_SETTINGS: Final = (
    # A commit that is only on its way to the disk would be no commit.
    "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'",
    # A server that stops in the middle of writing must not hold up the others.
    "SELECT set_config('idle_in_transaction_session_timeout', '20s', false)",
)

_POSTGRES_DEFAULTS: Final = {
    "application_name": "reverie",
    "connect_timeout": "10",
    # A peer that has vanished is noticed within half a minute.
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "25000",
}

_UPGRADING: Final = 0x72657665
"""The number of the lock that servers of one PostgreSQL take while they look at the shape of the database."""

_UNWRITABLE: Final = ("SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_PERM", "SQLITE_AUTH")


# Where it lies: a folder with a SQLite file in it, or a PostgreSQL database by its URL.


@dataclass(frozen=True, slots=True)
class Location:
    """Where a database lies, or will lie."""

    url: URL
    file: Path | None = None
    """The SQLite file; ``None`` for PostgreSQL."""

    @property
    def shown(self) -> str:
        """In words that may be printed: no password, and nothing where one might hide."""
        if self.file is not None:
            return str(self.file)
        scheme = self.url.drivername.partition("+")[0]
        return self.url.set(drivername=scheme, query={}).render_as_string(hide_password=True)


def find_location(where: str | Path) -> Location:
    """A URL with a scheme, a SQLite file, or a folder that has one or will have one."""
    if isinstance(where, str) and "://" in where:
        return _location_of_url(where)
    return _file_location(sqlite_file(Path(where)))


def sqlite_file(path: Path) -> Path:
    """The SQLite file that a path means: itself, or the one in that folder."""
    # Unlike the path's own question, this one is not upset by a folder that may not be looked into.
    return path if os.path.isfile(path) or path.suffix in _SUFFIXES else path / FILE_NAME


def _file_location(file: Path) -> Location:
    return Location(URL.create("sqlite+pysqlite", database=str(file)), file)


def _location_of_url(text: str) -> Location:
    url = _parsed(text)
    if url.drivername in _POSTGRES:
        return Location(url.set(drivername="postgresql+psycopg"))
    if url.drivername in _SQLITE and url.database and not url.database.startswith((":", "file:")):
        return _file_location(Path(url.database))
    raise StorageRefused("bad-database-url", {"url": Location(url).shown})


def _parsed(text: str) -> URL:
    try:
        return make_url(text)
    except (ArgumentError, ValueError):
        # What cannot be read may have a password anywhere in it.
        scheme = text.partition("://")[0]
        raise StorageRefused("bad-database-url", {"url": f"{scheme}://…"}) from None


# The open database.


@dataclass(frozen=True, slots=True)
class Database:
    """A database that can be used, with an engine for each way into it."""

    location: Location
    writing: Engine
    reading: ReaderThreads

    @property
    def is_postgres(self) -> bool:
        """Whether it is PostgreSQL, which several servers may share."""
        return self.location.file is None

    async def read(self, statement: Executable, parameters: Mapping[str, Any] | None = None) -> Sequence[Row[Any]]:
        """The rows that a statement selects."""
        try:
            return await self._read(statement, parameters)
        except (SQLAlchemyError, OSError) as error:
            if not (isinstance(error, DBAPIError) and error.connection_invalidated):
                raise _unreadable(error) from None
        # It was an old connection that had been closed on us; asking again does no harm.
        try:
            return await self._read(statement, parameters)
        except (SQLAlchemyError, OSError) as error:
            raise _unreadable(error) from None

    async def _read(self, statement: Executable, parameters: Mapping[str, Any] | None) -> Sequence[Row[Any]]:
        return await self.reading.read(statement, parameters)

    async def close(self) -> None:
        """Close every connection that nobody holds."""
        self.writing.dispose()
        await self.reading.close()


def _unreadable(error: Exception) -> StorageRefused:
    """Also when no thread was free for too long, which no driver says."""
    return StorageRefused("database-unreachable", {"finding": finding(error)})


# The two ways into it.


def _writing_engine(location: Location) -> Engine:
    """For the one writer, who holds on to a connection. In SQLite its first write takes the lock, and waits for it."""
    if location.file is None:
        engine = create_engine(postgres_url(location), hide_parameters=True, poolclass=NullPool)
        return _on_connect(engine, _POSTGRES_SETTINGS)
    arguments = {"isolation_level": "IMMEDIATE", "timeout": _PATIENCE}
    engine = create_engine(location.url, hide_parameters=True, connect_args=arguments, poolclass=NullPool)
    return _on_connect(engine, _SQLITE_SETTINGS)


def _reading_engine(location: Location) -> Engine:
    """For questions that one statement answers: each is a transaction of its own, so there is nothing to roll back."""
    options: dict[str, Any] = {
        "isolation_level": "AUTOCOMMIT",
        "skip_autocommit_rollback": True,
        "pool_size": READERS,
        "max_overflow": 0,
        "pool_reset_on_return": None,
    }
    url = postgres_url(location) if location.file is None else location.url
    engine = create_engine(url, hide_parameters=True, **options)
    return _on_connect(engine, _POSTGRES_SETTINGS if location.file is None else _SQLITE_SETTINGS)


def postgres_url(location: Location) -> URL:
    """The URL with our habits, wherever it does not state its own."""
    ours = {name: value for name, value in _POSTGRES_DEFAULTS.items() if name not in location.url.query}
    return location.url.update_query_dict(ours)


def _on_connect(engine: Engine, settings: Sequence[str]) -> Engine:
    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        for setting in settings:
            if setting == _WRITE_AHEAD_LOG:
                use_write_ahead_log(cursor)
            else:
                cursor.execute(setting)
        cursor.close()
        connection.commit()

    return engine


def use_write_ahead_log(cursor: sqlite3.Cursor) -> None:
    """Where several servers make a file together SQLite refuses some of them at once, whatever its timeout; we wait."""
    until = monotonic() + _PATIENCE
    while True:
        try:
            cursor.execute(_WRITE_AHEAD_LOG)
            return
        except sqlite3.OperationalError as error:
            if not error.sqlite_errorname.startswith("SQLITE_BUSY") or monotonic() > until:
                raise
            sleep(_AGAIN_SECONDS)


# Opening: that it can be reached, is ours, is not newer than this code, and has the newest shape.


async def open_database(location: Location, create: bool = True, upgrade: bool = True) -> Database:
    """The database at that location, ready for use.

    Without ``create`` it must be there already; without ``upgrade`` that too, and it keeps the shape it has.
    """
    create = create and upgrade
    if location.file is not None:
        _prepare_file(location.file, create)
    database = Database(location, _writing_engine(location), ReaderThreads(_reading_engine(location)))
    try:
        await asyncio.to_thread(_look, database, create, upgrade)
    except BaseException:
        await database.close()
        raise
    return database


def _look(database: Database, create: bool, upgrade: bool) -> None:
    try:
        with database.writing.begin() as connection:
            if upgrade:
                _make_ready(connection, create)
            else:
                _check_ours(connection, may_be_empty=False)
    except (SQLAlchemyError, psycopg.Error, OSError) as error:
        raise _refusal(database.location, error) from None


def _prepare_file(file: Path, create: bool) -> None:
    if not create and not file.is_file():
        raise StorageRefused("no-database", {"place": str(file)})
    try:
        # The seeds of games in progress are in there: it is nobody else's to read.
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError:
        raise _unwritable(file) from None


def _make_ready(connection: Connection, create: bool) -> None:
    """Take every missing step, alone: of servers that start together, the first does it."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_UPGRADING})")
        _check_encoding(connection)
    _check_ours(connection, may_be_empty=create)
    migrations.upgrade(connection)


def _check_ours(connection: Connection, may_be_empty: bool) -> None:
    names = inspect(connection).get_table_names()
    place = str(connection.engine.url.database)
    if not names:
        if not may_be_empty:
            raise StorageRefused("no-database", {"place": place})
        return
    if migrations.VERSION_TABLE not in names:
        raise StorageRefused("foreign-database", {"place": place})
    revision = migrations.revision_of(connection)
    if revision is not None and not migrations.is_known(revision):
        raise StorageRefused("newer-database", {"found": revision, "known": migrations.newest()})


def _check_encoding(connection: Connection) -> None:
    encoding = connection.exec_driver_sql("SHOW server_encoding").scalar_one()
    if encoding != "UTF8":
        raise StorageRefused("database-encoding", {"encoding": encoding})


def _refusal(location: Location, error: Exception) -> StorageRefused:
    driver = driver_error(error)
    if location.file is not None:
        return _refusal_of_file(location.file, driver)
    if isinstance(driver, psycopg.ProgrammingError) and driver.sqlstate is None:
        return StorageRefused("bad-database-url", {"url": location.shown})
    return StorageRefused(
        "database-unreachable", {"place": location.shown, "finding": _without_secret(location, error)}
    )


def _refusal_of_file(file: Path, driver: BaseException) -> StorageRefused:
    name = getattr(driver, "sqlite_errorname", "") if isinstance(driver, sqlite3.Error) else ""
    if name == "SQLITE_NOTADB":
        return StorageRefused("foreign-database", {"place": str(file)})
    if name.startswith(_UNWRITABLE):
        return _unwritable(file)
    return StorageRefused("database-unreachable", {"place": str(file), "finding": finding(driver)})


def _unwritable(file: Path) -> StorageRefused:
    return StorageRefused("data-folder-unwritable", {"folder": str(file.parent)})


def _without_secret(location: Location, error: BaseException) -> str:
    said = finding(error)
    return said.replace(location.url.password, "***") if location.url.password else said
