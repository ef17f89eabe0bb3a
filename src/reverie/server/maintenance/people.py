"""People: what a person may take along, and forgetting somebody."""

from functools import partial
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, delete, or_, select, update

from reverie.server.storage import DailyEntryRow, StorageRefused, Store
from reverie.server.storage.schema import (
    chat,
    comments,
    daily_entries,
    device_codes,
    entries,
    guests,
    sittings,
    tables,
)
from reverie.wire.http_messages import (
    ExportedChat,
    ExportedCode,
    ExportedComment,
    ExportedDaily,
    ExportedGuest,
    ExportedTable,
    PersonExport,
)

WhoseRows = ColumnElement[bool]

_AT_ONCE: Final = 100
"""Tables whose entries are searched with one question, so that nobody else's waits long."""


async def export_person(store: Store, guest_id: str) -> PersonExport:
    """Everything that is kept about a person."""
    guest = await store.people.get(guest_id)
    if guest is None or guest.forgotten:
        raise StorageRefused("no-such-person", {"guest": guest_id})
    sat = await _ids(store, select(sittings.c.table_id).where(sittings.c.guest_id == guest_id))
    found = await _entries_about(store, guest_id, sat)
    said = await store.read(select(chat).where(chat.c.guest_id == guest_id).order_by(chat.c.id))
    wrote = await store.read(select(comments).where(comments.c.guest_id == guest_id).order_by(comments.c.id))
    code = await store.people.device_code_of(guest_id)
    played = await store.daily.of_guest(guest_id)
    return PersonExport(
        guest=ExportedGuest(
            id=guest.id,
            name=guest.name,
            language=guest.language,
            created_at=guest.created_at,
            seen_at=guest.seen_at,
        ),
        tables=await _tables_about(store, guest_id, sat, found),
        chat=[ExportedChat(table=row.table_id, at=row.at, text=row.text) for row in said],
        comments=[ExportedComment(table=row.table_id, moment=row.moment, at=row.at, text=row.text) for row in wrote],
        daily=[_daily(entry) for entry in played],
        device_code=None if code is None else ExportedCode(expires_at=code.expires_at, used_by=code.used_by),
    )


def _daily(entry: DailyEntryRow) -> ExportedDaily:
    """A try at a daily deal; of the device nothing can be told but that one was noted."""
    return ExportedDaily(
        day=entry.day,
        game=entry.game,
        table=entry.table_id,
        device=entry.device != entry.table_id,
        finished_at=entry.finished_at,
        in_time=entry.in_time,
        scores=None if entry.result is None else entry.result.scores,
    )


async def _ids(store: Store, question: Select[tuple[str]]) -> set[str]:
    return {row[0] for row in await store.read(question)}


async def _entries_about(store: Store, guest_id: str, sat: set[str]) -> dict[str, list[Any]]:
    """What the entries say that the person did, or that was done to a seat for them; by table.

    Only tables are searched that they have to do with. Somebody gets a seat without having done anything there only
    where the table was made for another game that they wanted, and at the old table they have said so.
    """
    # This one reads every entry, in a thread of its own: an index for it would make every move of every game dearer.
    wrote = select(entries.c.table_id).distinct().where(entries.c.guest_id == guest_id)
    hosted = select(tables.c.id).where(tables.c.guest_host == guest_id)
    near = sat | await _ids(store, wrote) | await _ids(store, hosted)
    found, rematches = await _search(store, guest_id, near)
    more, _ = await _search(store, guest_id, rematches - near)
    return found | more


async def _search(store: Store, guest_id: str, near: set[str]) -> tuple[dict[str, list[Any]], set[str]]:
    """The entries about the person at these tables, and the tables that were made there for another game.

    Without the entries' numbers: those between them would tell whether somebody else has answered in a hidden window.
    """
    named = entries.c.body.contains(f'"guest":{msgspec.json.encode(guest_id).decode()}', autoescape=True)
    rematched = entries.c.body.contains('"deed":"rematched"', autoescape=True)
    question = select(entries.c.table_id, entries.c.body, or_(entries.c.guest_id == guest_id, named).label("theirs"))
    found: dict[str, list[Any]] = {}
    rematches: set[str] = set()
    ids = sorted(near)
    for first in range(0, len(ids), _AT_ONCE):
        here = entries.c.table_id.in_(ids[first : first + _AT_ONCE])
        asked = question.where(here, or_(entries.c.guest_id == guest_id, named, rematched))
        for row in await store.read(asked.order_by(entries.c.table_id, entries.c.number)):
            entry = msgspec.json.decode(row.body, type=dict[str, Any])
            if entry["deed"]["deed"] == "rematched":
                rematches.add(entry["deed"]["table"])
            if row.theirs:
                found.setdefault(row.table_id, []).append(_own_part(entry, guest_id))
    return found, rematches


def _own_part(entry: dict[str, Any], guest_id: str) -> dict[str, Any]:
    """An entry without its number, and without the id of anybody else whom it names."""
    del entry["number"]
    if entry.get("guest") not in (guest_id, ""):
        entry["guest"], entry["client"] = "", ""
    if entry["deed"].get("guest", guest_id) != guest_id:
        entry["deed"]["guest"] = ""
    return entry


async def _tables_about(store: Store, guest_id: str, sat: set[str], found: dict[str, list[Any]]) -> list[ExportedTable]:
    hosted = tables.c.guest_host == guest_id
    rows = await store.read(
        select(tables.c.id, tables.c.game, tables.c.phase, tables.c.created_at, hosted.label("hosted"))
        .where(or_(hosted, tables.c.id.in_(sat | set(found))))
        .order_by(tables.c.created_at, tables.c.id)
    )
    return [
        ExportedTable(
            id=row.id,
            game=row.game,
            phase=row.phase,
            created_at=row.created_at,
            hosted=bool(row.hosted),
            sits=row.id in sat,
            entries=found.get(row.id, []),
        )
        for row in rows
    ]


async def erase_person(store: Store, guest_id: str) -> None:
    """Forget a person: name, language, visits and all they said and wrote. Entries keep an id that leads nowhere."""
    if not await store.write(partial(forget, guests.c.id == guest_id)):
        raise StorageRefused("no-such-person", {"guest": guest_id})


def forget(who: WhoseRows, connection: Connection) -> list[str]:
    """Forget all of them who are not forgotten yet, and say who they were."""
    nothing = {"name": "", "language": "", "created_at": 0.0, "seen_at": 0.0, "forgotten": True}
    change = update(guests).where(who, ~guests.c.forgotten).values(nothing).returning(guests.c.id)
    ids = list(connection.execute(change).scalars())
    for guest_id in ids:
        connection.execute(delete(chat).where(chat.c.guest_id == guest_id))
        connection.execute(delete(comments).where(comments.c.guest_id == guest_id))
        connection.execute(delete(sittings).where(sittings.c.guest_id == guest_id))
        connection.execute(delete(device_codes).where(device_codes.c.guest_id == guest_id))
        connection.execute(delete(daily_entries).where(daily_entries.c.guest_id == guest_id))
    return ids
