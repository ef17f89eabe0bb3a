"""The codes with which somebody comes over to a second device: one for each guest, to be used once, by any server."""

from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, delete, or_, select, update

from reverie.server.storage.inserting import insert_into
from reverie.server.storage.rows import DeviceCode
from reverie.server.storage.schema import device_codes
from reverie.server.storage.shelf import Shelf


class DeviceCodes(Shelf):
    async def put_device_code(self, code: DeviceCode, now: float) -> None:
        """A new code; the guest's earlier one works no more. What has run out by now is thrown away."""
        row = {
            "guest_id": code.guest_id,
            "link_seal": code.link_seal,
            "word_seal": code.word_seal,
            "expires_at": code.expires_at,
            "used_by": code.used_by,
        }

        def put(connection: Connection) -> None:
            connection.execute(delete(device_codes).where(device_codes.c.expires_at <= now))
            new = insert_into(connection, device_codes).values(row)
            connection.execute(new.on_conflict_do_update(index_elements=["guest_id"], set_=row))

        await self.write(put)

    async def device_code_of(self, guest_id: str) -> DeviceCode | None:
        """The guest's latest code, used or not, for as long as it is kept."""
        rows = await self.read(select(device_codes).where(device_codes.c.guest_id == guest_id))
        return _code(rows[0]) if rows else None

    async def whose_device_code(self, seal: str, now: float) -> str:
        """The guest whose code that is, if it can be used; it is not used up by asking."""
        rows = await self.read(select(device_codes.c.guest_id).where(_is_open(seal, now)))
        return str(rows[0].guest_id) if rows else ""

    async def use_device_code(self, seal: str, device: str, now: float) -> str:
        """Use a code up: of all who try, at whatever server, one is told the guest whose code it was."""
        use = update(device_codes).where(_is_open(seal, now)).values(used_by=device).returning(device_codes.c.guest_id)

        def work(connection: Connection) -> str:
            found = connection.execute(use).first()
            return str(found.guest_id) if found is not None else ""

        return await self.write(work)


def _code(row: Row[Any]) -> DeviceCode:
    return DeviceCode(row.guest_id, row.link_seal, row.word_seal, row.expires_at, row.used_by)


def _is_open(seal: str, now: float) -> ColumnElement[bool]:
    is_that = or_(device_codes.c.link_seal == seal, device_codes.c.word_seal == seal)
    return is_that & (device_codes.c.used_by == "") & (device_codes.c.expires_at > now)
