"""What the lobby shows, kept beside the log: a table's phase, its summary, and who sits there."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, bindparam, delete, update

from reverie.server.storage.inserting import insert_new
from reverie.server.storage.rows import Summary
from reverie.server.storage.schema import sittings, tables

_UPDATE: Final = (
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values(phase=bindparam("new_phase"), summary=bindparam("new_summary"), updated_at=bindparam("at"))
)

New = tuple[str, float, Summary]
"""A table, the time, and what is to be said of it from then on."""


def summary_text(summary: Summary) -> str:
    return msgspec.json.encode(summary.data).decode()


def summary_data(text: str) -> dict[str, Any]:
    return msgspec.json.decode(text, type=dict[str, Any])


def write_summaries(connection: Connection, news: Sequence[New]) -> None:
    """Say it all at once; of several about one table the last counts."""
    if not news:
        return
    ordered = sorted(news, key=lambda new: new[:2])
    rows = {
        table: {"table": table, "at": at, "new_phase": summary.phase, "new_summary": summary_text(summary)}
        for table, at, summary in ordered
    }
    connection.execute(_UPDATE, list(rows.values()))
    _seat(connection, {table: summary.guests for table, _, summary in ordered if summary.guests is not None})


def _seat(connection: Connection, guests: dict[str, Sequence[str]]) -> None:
    if not guests:
        return
    connection.execute(delete(sittings).where(sittings.c.table_id.in_(sorted(guests))))
    rows = [{"table_id": table, "guest_id": guest} for table in sorted(guests) for guest in sorted(set(guests[table]))]
    if rows:
        connection.execute(insert_new(connection, sittings), rows)
