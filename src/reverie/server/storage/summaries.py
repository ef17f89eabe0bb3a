"""What the lobby shows, kept beside the log: a table's phase, its summary, and who sits there."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection

from reverie.server.storage.many import execute
from reverie.server.storage.rows import Summary

_UPDATE: Final = (
    "WITH news (id, at, phase, summary) AS (VALUES {rows}) "
    "UPDATE tables SET phase = news.phase, summary = news.summary, updated_at = news.at "
    "FROM news WHERE tables.id = news.id"
)
_EMPTY: Final = "DELETE FROM sittings WHERE table_id IN (VALUES {rows})"
_SEAT: Final = "INSERT INTO sittings (table_id, guest_id) VALUES {rows} ON CONFLICT DO NOTHING"

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
    ordered = sorted(news, key=lambda new: new[0])
    latest = {table: (table, at, summary.phase, summary_text(summary)) for table, at, summary in ordered}
    execute(connection, _UPDATE, list(latest.values()))
    _seat(connection, {table: summary.guests for table, _, summary in ordered if summary.guests is not None})


def _seat(connection: Connection, guests: dict[str, Sequence[str]]) -> None:
    if not guests:
        return
    execute(connection, _EMPTY, [(table,) for table in sorted(guests)])
    rows = [(table, guest) for table in sorted(guests) for guest in sorted(set(guests[table]))]
    if rows:
        execute(connection, _SEAT, rows)
