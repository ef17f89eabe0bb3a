"""Writing lines of the log: many in one statement, each inserted or told that its number is taken.

This is the one place that speaks to the database driver directly: through SQLAlchemy's own ``insertmanyvalues`` a line
costs about twice as much. SQLite is not asked to name the new rows one by one, for after each of them the thread would
stand in line with the event loop again.
"""

import sqlite3
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection


class Line(NamedTuple):
    """A line of the log as it lies in the database."""

    table: str
    number: int
    at: float
    guest: str
    client: str
    body: str


Key = tuple[str, int]

_WHICH: Final = " RETURNING table_id, number"


def write_lines(connection: Connection, lines: Sequence[Line]) -> set[Key]:
    """Insert what can be inserted, and say which. The order is that of the keys, so that two writers never deadlock."""
    raw: Any = connection.connection.driver_connection
    values = [value for line in sorted(lines) for value in line]
    if not isinstance(raw, sqlite3.Connection):
        return set(raw.execute(_statement("%s", len(lines)) + _WHICH, values).fetchall())
    done = raw.execute(_statement("?", len(lines)), values)
    if done.rowcount == len(lines):
        return {line[:2] for line in lines}
    if not done.rowcount or done.lastrowid is None:
        return set()
    # Some numbers were taken. What is new lies at the end: nobody else writes while we do.
    before = done.lastrowid - done.rowcount
    return set(raw.execute("SELECT table_id, number FROM log WHERE rowid > ?", (before,)).fetchall())


def _statement(mark: str, lines: int) -> str:
    values = f"({', '.join([mark] * len(Line._fields))})"
    return (
        "INSERT INTO log (table_id, number, at, guest_id, client_id, body) "
        f"VALUES {', '.join([values] * lines)} ON CONFLICT DO NOTHING"
    )
