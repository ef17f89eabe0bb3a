"""Writing lines of the log: many in one statement, each inserted or told that its number is taken.

This is the one place that speaks to the database driver directly. Through SQLAlchemy's own ``insertmanyvalues`` a line
costs about twice as much, most of it for cursors that hop between threads; the statement is the same in both dialects,
but for the sign that marks a value.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import aiosqlite
from sqlalchemy.ext.asyncio import AsyncConnection


class Line(NamedTuple):
    """A line of the log as it lies in the database."""

    table: str
    number: int
    at: float
    guest: str
    client: str
    body: str


Key = tuple[str, int]


async def write_lines(connection: AsyncConnection, lines: Sequence[Line]) -> set[Key]:
    """Insert what can be inserted, and say which. The order is that of the keys, so that two writers never deadlock."""
    raw: Any = (await connection.get_raw_connection()).driver_connection
    values = [value for line in sorted(lines) for value in line]
    if isinstance(raw, aiosqlite.Connection):
        rows = await raw.execute_fetchall(_statement("?", len(lines)), values)
    else:
        cursor = await raw.execute(_statement("%s", len(lines)), values)
        rows = await cursor.fetchall()
    return {(table, number) for table, number in rows}


def _statement(mark: str, lines: int) -> str:
    values = f"({', '.join([mark] * len(Line._fields))})"
    return (
        "INSERT INTO log (table_id, number, at, guest_id, client_id, body) "
        f"VALUES {', '.join([values] * lines)} ON CONFLICT DO NOTHING RETURNING table_id, number"
    )
