"""What the storage refuses, and what may be said of an error: what went wrong, never what was in it."""

import sqlite3
from typing import Final

import psycopg
from sqlalchemy.exc import DBAPIError

from reverie.kernel import Refused

_REQUEST_ERRORS: Final = (
    sqlite3.IntegrityError,
    sqlite3.DataError,
    sqlite3.ProgrammingError,
    psycopg.IntegrityError,
    psycopg.DataError,
    psycopg.ProgrammingError,
    psycopg.errors.DeadlockDetected,
    psycopg.errors.SerializationFailure,
)


class StorageRefused(Refused):
    """The storage cannot do this; nothing has been acknowledged."""

    is_full = False
    """Whether it is because there is no room left on the disk."""


def finding(error: BaseException) -> str:
    """The first line of what the database said. The lines after it may quote what was to be written."""
    lines = str(driver_error(error)).strip().splitlines()
    return lines[0] if lines else type(error).__name__


def driver_error(error: BaseException) -> BaseException:
    """The database driver's own error, whether or not SQLAlchemy has wrapped it."""
    if isinstance(error, DBAPIError) and error.orig is not None:
        return error.orig.__cause__ if isinstance(error.orig.__cause__, sqlite3.Error | psycopg.Error) else error.orig
    return error


def is_request_error(error: BaseException) -> bool:
    """Whether something that was to be written is at fault, rather than the database: the rest may still be written."""
    driver = driver_error(error)
    return isinstance(driver, _REQUEST_ERRORS) or not isinstance(driver, sqlite3.Error | psycopg.Error | OSError)


def is_lost_connection(error: BaseException) -> bool:
    """Whether PostgreSQL hung up on us: another connection may serve."""
    driver = driver_error(error)
    state = getattr(driver, "sqlstate", None) or "08000"
    return isinstance(driver, psycopg.OperationalError) and state[:2] in ("08", "57")


def is_full(error: BaseException) -> bool:
    """Whether there is no room left on the disk."""
    driver = driver_error(error)
    return getattr(driver, "sqlite_errorname", "") == "SQLITE_FULL" or isinstance(driver, psycopg.errors.DiskFull)


def is_missing_table(error: BaseException) -> bool:
    """Whether something was to be written about a table that is not there: every foreign key is a table's."""
    driver = driver_error(error)
    foreign = getattr(driver, "sqlite_errorname", "") == "SQLITE_CONSTRAINT_FOREIGNKEY"
    return foreign or isinstance(driver, psycopg.errors.ForeignKeyViolation)
