"""Many rows in one statement, said to the database driver itself.

What every game writes goes this way: through SQLAlchemy's own ``insertmanyvalues`` a line of the log costs about twice
as much, and news for the lobby several times as much. All rows go into one statement, for after each statement the
thread that writes would stand in line with the event loop again.
"""

import sqlite3
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection


def is_sqlite(connection: Connection) -> bool:
    return isinstance(connection.connection.driver_connection, sqlite3.Connection)


def execute(connection: Connection, statement: str, rows: Sequence[Sequence[Any]]) -> Any:
    """Run a statement in which ``{rows}`` stands for all of these, which are equally long; the driver's cursor."""
    raw: Any = connection.connection.driver_connection
    mark = "?" if isinstance(raw, sqlite3.Connection) else "%s"
    one = f"({', '.join([mark] * len(rows[0]))})"
    return raw.execute(statement.format(rows=", ".join([one] * len(rows))), [value for row in rows for value in row])
