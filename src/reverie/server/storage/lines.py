"""Writing lines of the log: many in one statement, each inserted or told that its number is taken."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection

from reverie.server.storage.many import execute, is_sqlite


class Line(NamedTuple):
    """A line of the log as it lies in the database."""

    table: str
    number: int
    at: float
    guest: str
    client: str
    body: str


Key = tuple[str, int]

_INSERT: Final = (
    "INSERT INTO log (table_id, number, at, guest_id, client_id, body) VALUES {rows} ON CONFLICT DO NOTHING"
)
_WHICH: Final = " RETURNING table_id, number"


def write_lines(connection: Connection, lines: Sequence[Line]) -> set[Key]:
    """Insert what can be inserted, and say which. The order is that of the keys, so that two writers never deadlock."""
    ordered = sorted(lines)
    if not is_sqlite(connection):
        return set(execute(connection, _INSERT + _WHICH, ordered).fetchall())
    done = execute(connection, _INSERT, ordered)  # which, it is not asked: it would name the rows one by one
    if done.rowcount == len(lines):
        return {line[:2] for line in lines}
    if not done.rowcount or done.lastrowid is None:
        return set()
    # Some numbers were taken. What is new lies at the end: nobody else writes while we do.
    before = done.lastrowid - done.rowcount
    raw: Any = connection.connection.driver_connection
    return set(raw.execute("SELECT table_id, number FROM log WHERE rowid > ?", (before,)).fetchall())
