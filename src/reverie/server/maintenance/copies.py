"""Copies for the shelf, of a database at work."""

import asyncio
import os
import tempfile
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, MetaData, NullPool, create_engine, insert, select
from sqlalchemy.exc import SQLAlchemyError

from reverie.server.storage import StorageRefused, Store
from reverie.server.storage.database import Database, find_location, open_database, sqlite_file
from reverie.server.storage.errors import finding
from reverie.server.storage.migrations import VERSION_TABLE, revision_of, upgrade

_ROWS_AT_ONCE: Final = 1000


async def backup(source: Store | str | Path, destination: str | Path) -> Path:
    """Copy a database, also while a server works on it, into a new SQLite file; to restore it, start with that file.

    The copy is of one moment: it is read in one transaction. A ``destination`` without a file's ending is a folder.
    """
    file = sqlite_file(Path(destination))
    if file.exists():
        raise StorageRefused("backup-exists", {"file": str(file)})
    if isinstance(source, Store):
        await asyncio.to_thread(_copy, source.database, file)
        return file
    database = await open_database(find_location(source), upgrade=False)
    try:
        await asyncio.to_thread(_copy, database, file)
    finally:
        await database.close()
    return file


def _copy(database: Database, file: Path) -> None:
    part = _fresh_part(file)
    try:
        _fill(database, part)
        _publish(part, file)
    except SQLAlchemyError as error:
        raise StorageRefused("database-unreachable", {"finding": finding(error)}) from None
    finally:
        part.unlink(missing_ok=True)


def _fresh_part(file: Path) -> Path:
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
    except OSError:
        raise StorageRefused("data-folder-unwritable", {"folder": str(file.parent)}) from None
    os.close(handle)
    return Path(name)


def _fill(database: Database, part: Path) -> None:
    engine = create_engine(f"sqlite+pysqlite:///{part}", poolclass=NullPool, hide_parameters=True)
    try:
        # A connection of its own, thrown away afterwards.
        with database.writing.connect() as source, engine.connect() as target:
            # If this fails the file is thrown away; if not, it is brought to the disk as a whole.
            target.exec_driver_sql("PRAGMA journal_mode = OFF")
            target.exec_driver_sql("PRAGMA synchronous = OFF")
            target.commit()
            _copy_all(_at_one_moment(source), target)
            target.commit()
    finally:
        engine.dispose()


def _at_one_moment(source: Connection) -> Connection:
    """The connection, in a transaction for which time stands still."""
    if source.dialect.name == "sqlite":
        source.exec_driver_sql("BEGIN")
        return source
    return source.execution_options(isolation_level="REPEATABLE READ")


def _copy_all(source: Connection, target: Connection) -> None:
    """Every row of every table, into the same shape as the original has."""
    upgrade(target, revision_of(source) or "base")
    shape = MetaData()
    shape.reflect(target)
    for table in shape.sorted_tables:
        if table.name != VERSION_TABLE:
            with source.execution_options(stream_results=True).execute(select(table)) as rows:
                for some in rows.mappings().partitions(_ROWS_AT_ONCE):
                    target.execute(insert(table), [dict(row) for row in some])


def _publish(part: Path, file: Path) -> None:
    """Onto the disk, and under its name, unless somebody else has taken that meanwhile."""
    _bring_to_disk(part)
    try:
        os.link(part, file)
    except FileExistsError:
        raise StorageRefused("backup-exists", {"file": str(file)}) from None
    except OSError:  # not every disk knows links
        part.rename(file)
    _bring_to_disk(file.parent)


def _bring_to_disk(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
