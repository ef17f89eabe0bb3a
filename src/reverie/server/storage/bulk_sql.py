"""SQL that SQLAlchemy's own statements do not say for both databases: many rows in one statement, and upserts.

What every game writes goes to the database driver itself: through SQLAlchemy's ``insertmanyvalues`` an entry
costs about twice as much, and an update of the lobby several times as much. All rows go into one statement, for after
each statement the writer's thread would stand in line with the event loop again.
"""

import sqlite3
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite

from reverie.server.storage.rows import EntryKey, EntryRow, LobbyUpdate, NewTableRow, Summary

_INSERT_ENTRIES: Final = (
    "INSERT INTO log (table_id, number, at, guest_id, client_id, body) VALUES {rows} ON CONFLICT DO NOTHING"
)
_WHICH: Final = " RETURNING table_id, number"
_INSERT_TABLES: Final = f"INSERT INTO tables ({', '.join(NewTableRow._fields)}) VALUES {{rows}} ON CONFLICT DO NOTHING"
_UPDATE_TABLES: Final = (
    "WITH updates (id, at, phase, summary) AS (VALUES {rows}) "
    "UPDATE tables SET phase = updates.phase, summary = updates.summary, updated_at = updates.at "
    "FROM updates WHERE tables.id = updates.id"
)
_DELETE_SITTINGS: Final = "DELETE FROM sittings WHERE table_id IN (VALUES {rows})"
_INSERT_SITTINGS: Final = "INSERT INTO sittings (table_id, guest_id) VALUES {rows} ON CONFLICT DO NOTHING"

Insert = sqlite.Insert | postgresql.Insert


# Upserts: both databases know them, each through a dialect of its own.


def insert_into(connection: Connection, table: Table) -> Insert:
    """An ``INSERT`` that can be told what to do where the row is there already."""
    return sqlite.insert(table) if connection.dialect.name == "sqlite" else postgresql.insert(table)


def upsert(statement: Insert, key: str, where: Any, *columns: str) -> Insert:
    """Insert, or give the row with that key the new values of these columns, if ``where`` holds."""
    values = {column: statement.excluded[column] for column in columns}
    return statement.on_conflict_do_update(index_elements=[key], set_=values, where=where)


# Many rows at once.


def insert_entries(connection: Connection, rows: Sequence[EntryRow]) -> set[EntryKey]:
    """Insert what can be inserted, and say which. The order is that of the keys, so that two writers never deadlock."""
    ordered = sorted(rows)
    if not _is_sqlite(connection):
        return set(_execute(connection, _INSERT_ENTRIES + _WHICH, ordered).fetchall())
    done = _execute(connection, _INSERT_ENTRIES, ordered)  # which, it is not asked: it would name the rows one by one
    if done.rowcount == len(rows):
        return {row[:2] for row in rows}
    if not done.rowcount or done.lastrowid is None:
        return set()
    # Some numbers were taken. What is new lies at the end: nobody else writes while we do.
    before = done.lastrowid - done.rowcount
    raw: Any = connection.connection.driver_connection
    return set(raw.execute("SELECT table_id, number FROM log WHERE rowid > ?", (before,)).fetchall())


def insert_tables(connection: Connection, rows: Sequence[NewTableRow]) -> None:
    """Insert new tables. One that is there already is left alone, and so is its first entry."""
    if rows:
        _execute(connection, _INSERT_TABLES, sorted(rows))


def update_lobby(connection: Connection, updates: Sequence[LobbyUpdate]) -> None:
    """Write what the lobby shows beside the entries; of several updates of one table the last counts."""
    if not updates:
        return
    ordered = sorted(updates, key=lambda update: update.table)
    latest = {table: (table, at, summary.phase, summary_text(summary)) for table, at, summary in ordered}
    _execute(connection, _UPDATE_TABLES, list(latest.values()))
    _seat(connection, {table: summary.guests for table, _, summary in ordered if summary.guests is not None})


def _seat(connection: Connection, guests: dict[str, Sequence[str]]) -> None:
    if not guests:
        return
    _execute(connection, _DELETE_SITTINGS, [(table,) for table in sorted(guests)])
    rows = [(table, guest) for table in sorted(guests) for guest in sorted(set(guests[table]))]
    if rows:
        _execute(connection, _INSERT_SITTINGS, rows)


def summary_text(summary: Summary) -> str:
    """A summary as it lies in its column."""
    return msgspec.json.encode(summary.data).decode()


def summary_data(text: str) -> dict[str, Any]:
    """What a summary's column says."""
    return msgspec.json.decode(text, type=dict[str, Any])


def _is_sqlite(connection: Connection) -> bool:
    return isinstance(connection.connection.driver_connection, sqlite3.Connection)


def _execute(connection: Connection, statement: str, rows: Sequence[Sequence[Any]]) -> Any:
    """Run a statement in which ``{rows}`` stands for all of these, which are equally long; the driver's cursor."""
    raw: Any = connection.connection.driver_connection
    mark = "?" if isinstance(raw, sqlite3.Connection) else "%s"
    one = f"({', '.join([mark] * len(rows[0]))})"
    return raw.execute(statement.format(rows=", ".join([one] * len(rows))), [value for row in rows for value in row])
