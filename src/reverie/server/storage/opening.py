"""Opening a database: that it can be reached, is ours, is not newer than this code, and has the newest shape."""

import asyncio
import os
import sqlite3
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import psycopg
from sqlalchemy import Connection, Engine, inspect
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from reverie.server.storage import migrations
from reverie.server.storage.engines import reading_engine, writing_engine
from reverie.server.storage.places import Place
from reverie.server.storage.refusals import StorageRefused, driver_error, finding

_UPGRADING: Final = 0x72657665
"""The number of the lock that servers of one PostgreSQL take while they look at the shape of the database."""

_UNWRITABLE: Final = ("SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_PERM", "SQLITE_AUTH")


@dataclass(frozen=True, slots=True)
class Database:
    place: Place
    writing: Engine
    """For whoever is not the event loop."""
    reading: AsyncEngine

    @property
    def is_postgres(self) -> bool:
        return self.place.file is None

    async def close(self) -> None:
        self.writing.dispose()
        await self.reading.dispose()


async def open_database(place: Place, create: bool = True, upgrade: bool = True) -> Database:
    """The database at that place, ready for use.

    Without ``create`` it must be there already; without ``upgrade`` that too, and it keeps the shape it has.
    """
    create = create and upgrade
    if place.file is not None:
        _prepare_file(place.file, create)
    database = Database(place, writing_engine(place), reading_engine(place))
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
        raise _refusal(database.place, error) from None


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


def _refusal(place: Place, error: Exception) -> StorageRefused:
    driver = driver_error(error)
    if place.file is not None:
        return _refusal_of_file(place.file, driver)
    if isinstance(driver, psycopg.ProgrammingError) and driver.sqlstate is None:
        return StorageRefused("bad-database-url", {"url": place.shown})
    return StorageRefused("database-unreachable", {"place": place.shown, "finding": _without_secret(place, error)})


def _refusal_of_file(file: Path, driver: BaseException) -> StorageRefused:
    name = getattr(driver, "sqlite_errorname", "") if isinstance(driver, sqlite3.Error) else ""
    if name == "SQLITE_NOTADB":
        return StorageRefused("foreign-database", {"place": str(file)})
    if name.startswith(_UNWRITABLE):
        return _unwritable(file)
    return StorageRefused("database-unreachable", {"place": str(file), "finding": finding(driver)})


def _unwritable(file: Path) -> StorageRefused:
    return StorageRefused("data-folder-unwritable", {"folder": str(file.parent)})


def _without_secret(place: Place, error: BaseException) -> str:
    said = finding(error)
    return said.replace(place.url.password, "***") if place.url.password else said
