"""Making new tables."""

import logging
import secrets
from collections.abc import Iterable
from typing import Final

from msgspec import UNSET, UnsetType

from reverie.kernel import Refused
from reverie.server.refusals import CannotBeDone
from reverie.server.server_clock import ServerClock
from reverie.server.storage import Store
from reverie.table import entries
from reverie.table.entries import AnyDeed, Entry
from reverie.table.folding import apply
from reverie.table.foreseeing import try_start
from reverie.table.live_table import LiveTable
from reverie.wire.http_messages import NewTableRequest
from reverie.wire.new_tables import created_as, request_like

_logger = logging.getLogger(__name__)

_ID_BYTES: Final = 9


class TableCreation:
    """Makes tables and writes them down."""

    def __init__(self, store: Store, clock: ServerClock) -> None:
        self._store = store
        self._clock = clock

    async def create(self, guest: str, wanted: NewTableRequest, fork: entries.Forked | UnsetType = UNSET) -> LiveTable:
        """A new table of a guest; its shuffles are committed to from its first entry on."""
        created, seed = created_as(wanted, fork)
        first = Entry(0, self._clock(), created, guest)
        table = LiveTable(secrets.token_urlsafe(_ID_BYTES), seed, first)
        if wanted.overrides or fork is not UNSET:
            _try_start(table)
        await self._store.tables.create(table.id, created.game, seed.hex(), wanted.private, guest, first)
        return table

    async def create_like(self, old: LiveTable) -> LiveTable:
        """Another table with the same people and bots, as its host and guests would have set it up again."""
        new = await self.create(old.host, request_like(old), old.created.fork)
        deeds: list[AnyDeed] = []
        for seat, chair in enumerate(old.chairs):
            if chair.kind == "person":
                deeds.append(entries.Sat(seat, chair.guest))
            elif chair.kind == "bot":
                deeds.append(entries.BotSat(seat, chair.level))
        await self._let_sit(new, deeds)
        return new

    async def create_fork(
        self, guest: str, wanted: NewTableRequest, fork: entries.Forked, deeds: Iterable[AnyDeed]
    ) -> LiveTable:
        """A table that goes on from a moment of another game, with those who sit down there."""
        new = await self.create(guest, wanted, fork)
        await self._let_sit(new, deeds)
        return new

    async def _let_sit(self, new: LiveTable, deeds: Iterable[AnyDeed]) -> None:
        for deed in deeds:
            entry = Entry(new.number + 1, self._clock(), deed)
            await self._store.tables.append(new.id, entry)
            apply(new, entry)


def _try_start(table: LiveTable) -> None:
    """Content that somebody has changed may be such that no game can begin with it."""
    try:
        try_start(table)
    except Refused:
        raise
    except Exception as error:
        _logger.exception("no game can begin with this content")
        raise CannotBeDone("cannot-be-done") from error
