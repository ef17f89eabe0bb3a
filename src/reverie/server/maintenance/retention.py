"""Retention: how long things are kept, and throwing them away after that."""

from dataclasses import dataclass
from functools import partial
from typing import Final

from sqlalchemy import Connection, delete, exists, or_, select, update

from reverie.daily.calendar import day_at
from reverie.server.maintenance.people import WhoseRows, forget
from reverie.server.storage import Store
from reverie.server.storage.schema import chat, daily_entries, device_codes, entries, guests, sittings, tables

_DAY: Final = 86400.0
_TABLES_AT_ONCE: Final = 50
"""Tables that go in one commit, so that nobody's move waits long for it."""
_ROWS_AT_ONCE: Final = 1000
_STARTED: Final = '"deed":"started"'
"""In the body of an entry, it says that the game began."""


@dataclass(frozen=True, slots=True)
class RetentionPolicy:
    """How many days things are kept. A table is idle from its last entry on; a guest, from the last visit on."""

    gathering: float = 7
    """A table that gathers and never starts, idle."""
    unfinished: float = 90
    """A game that nobody goes on with, idle."""
    finished: float = 365
    """A finished game, with its record and replay."""
    chat: float = 30
    """What was said, once the table is idle."""
    guests: float = 365
    """The name of a guest who has no table left."""


async def retention(store: Store, policy: RetentionPolicy, now: float) -> dict[str, int]:
    """Throw away what has been kept long enough, and say how much: ``tables`` (of all kinds), ``chat``, ``guests``."""
    await store.write(partial(_remove_device_codes, now))
    await store.write(partial(_forget_devices, day_at(now).isoformat()))
    never_started = (tables.c.phase == "gathering") & ~_has_entry(entries.c.body.contains(_STARTED))
    return {
        "tables": await _remove_tables(store, never_started & _idle(now - policy.gathering * _DAY))
        + await _remove_tables(store, (tables.c.phase != "over") & _idle(now - policy.unfinished * _DAY))
        + await _remove_tables(store, (tables.c.phase == "over") & _idle(now - policy.finished * _DAY)),
        "chat": await _remove_chat(store, now - policy.chat * _DAY),
        "guests": await _forget_guests(store, now - policy.guests * _DAY),
    }


def _idle(since: float) -> WhoseRows:
    """Nothing has happened at the table since then. The entries are asked, for the row beside it is only a cache."""
    return (tables.c.updated_at < since) & ~_has_entry(entries.c.at >= since)


def _has_entry(which: WhoseRows) -> WhoseRows:
    return exists().where(entries.c.table_id == tables.c.id, which)


async def _remove_tables(store: Store, which: WhoseRows) -> int:
    removed = 0
    while some := await store.write(partial(_remove_some, which)):
        removed += some
    return removed


def _remove_some(which: WhoseRows, connection: Connection) -> int:
    """A few tables, with all that belongs to them.

    PostgreSQL locks them first: a move that is being written goes before, and then the table is not idle any more.
    """
    found = select(tables.c.id).where(which).limit(_TABLES_AT_ONCE).with_for_update(skip_locked=True)
    ids = connection.execute(found).scalars().all()
    if not ids:
        return 0
    gone = connection.execute(delete(tables).where(tables.c.id.in_(ids), which).returning(tables.c.id))
    return len(gone.all())


def _remove_device_codes(now: float, connection: Connection) -> None:
    connection.execute(delete(device_codes).where(device_codes.c.expires_at <= now))


def _forget_devices(today: str, connection: Connection) -> None:
    """On which device somebody began a daily deal matters on that day only."""
    past = (daily_entries.c.day < today) & (daily_entries.c.guest_id != "")
    connection.execute(update(daily_entries).where(past).values(device=daily_entries.c.table_id))


async def _remove_chat(store: Store, since: float) -> int:
    still_live = exists().where(entries.c.table_id == chat.c.table_id, entries.c.at >= since)
    old = select(chat.c.id).where(chat.c.at < since, ~still_live).limit(_ROWS_AT_ONCE)

    def remove(connection: Connection) -> int:
        return len(connection.execute(delete(chat).where(chat.c.id.in_(old)).returning(chat.c.id)).all())

    removed = 0
    while some := await store.write(remove):
        removed += some
    return removed


async def _forget_guests(store: Store, since: float) -> int:
    has_table = or_(
        exists().where(sittings.c.guest_id == guests.c.id),
        exists().where(tables.c.guest_host == guests.c.id),
    )
    return len(await store.write(partial(forget, (guests.c.seen_at < since) & ~has_table)))
