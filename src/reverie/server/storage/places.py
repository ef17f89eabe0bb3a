"""Where the data lies: a folder with a SQLite file in it, or a PostgreSQL database by its URL."""

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from reverie.server.storage.refusals import StorageRefused

FILE_NAME: Final = "reverie.sqlite3"

_SUFFIXES: Final = (".sqlite3", ".sqlite", ".db")
_POSTGRES: Final = ("postgresql", "postgres", "postgresql+psycopg")
_SQLITE: Final = ("sqlite", "sqlite+aiosqlite")


@dataclass(frozen=True, slots=True)
class Place:
    url: URL
    file: Path | None = None
    """The SQLite file; ``None`` for PostgreSQL."""

    @property
    def shown(self) -> str:
        """The place in words that may be printed: no password, and nothing where one might hide."""
        if self.file is not None:
            return str(self.file)
        scheme = self.url.drivername.partition("+")[0]
        return self.url.set(drivername=scheme, query={}).render_as_string(hide_password=True)


def find_place(where: str | Path) -> Place:
    """A URL with a scheme, a SQLite file, or a folder that has one or will have one."""
    if isinstance(where, str) and "://" in where:
        return _place_of_url(where)
    return file_place(sqlite_file(Path(where)))


def sqlite_file(path: Path) -> Path:
    # Unlike the path's own question, this one is not upset by a folder that may not be looked into.
    return path if os.path.isfile(path) or path.suffix in _SUFFIXES else path / FILE_NAME


def file_place(file: Path) -> Place:
    return Place(URL.create("sqlite+aiosqlite", database=str(file)), file)


def _place_of_url(text: str) -> Place:
    url = _parsed(text)
    if url.drivername in _POSTGRES:
        return Place(url.set(drivername="postgresql+psycopg"))
    if url.drivername in _SQLITE and url.database and not url.database.startswith((":", "file:")):
        return file_place(Path(url.database))
    raise StorageRefused("bad-database-url", {"url": Place(url).shown})


def _parsed(text: str) -> URL:
    try:
        return make_url(text)
    except (ArgumentError, ValueError):
        # What cannot be read may have a password anywhere in it.
        scheme = text.partition("://")[0]
        raise StorageRefused("bad-database-url", {"url": f"{scheme}://…"}) from None
