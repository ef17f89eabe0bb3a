"""Making new tables."""

import logging
import secrets
from collections.abc import Iterable
from datetime import date
from typing import Final, NamedTuple

from msgspec import UNSET, UnsetType

from reverie.daily.chain import DailyChain
from reverie.daily.plans import DailyPlan
from reverie.kernel import Refused
from reverie.server.lobby_summaries import summary_of
from reverie.server.refusals import CannotBeDone
from reverie.server.server_clock import ServerClock
from reverie.server.storage import DailyEntryRow, Store
from reverie.table import entries
from reverie.table.entries import AnyDeed, Entry
from reverie.table.folding import apply
from reverie.table.foreseeing import try_start
from reverie.table.live_table import LiveTable
from reverie.wire.http_messages import NewTableRequest
from reverie.wire.new_tables import created_as, daily_seats, daily_table, request_like, seats_like

_logger = logging.getLogger(__name__)

_ID_BYTES: Final = 9


class NewDaily(NamedTuple):
    """Whose entry of a daily deal it is now, and the table if it was made for it."""

    entry: DailyEntryRow
    table: LiveTable | None


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
        await self._let_sit(new, list(seats_like(old)))
        return new

    async def create_fork(
        self, guest: str, wanted: NewTableRequest, fork: entries.Forked, deeds: Iterable[AnyDeed]
    ) -> LiveTable:
        """A table that goes on from a moment of another game, with those who sit down there."""
        new = await self.create(guest, wanted, fork)
        await self._let_sit(new, deeds)
        return new

    async def create_daily(self, plan: DailyPlan, chain: DailyChain, day: date, guest: str, device: str) -> NewDaily:
        """The table of a daily deal for a guest, or (with none) for the coach; the game has begun.

        Where guest or device have a table of that deal already, that one is found instead, and nothing is made.
        """
        game, seed = plan.game.name, chain.seed(plan.game.name, day)
        seat = chain.seat(game, day, plan.players)
        at = self._clock()
        written = [Entry(0, at, daily_table(plan, chain.deal(day), seed), guest)]
        table = LiveTable(secrets.token_urlsafe(_ID_BYTES), seed, written[0])
        for number, deed in enumerate(daily_seats(plan, seat, guest), 1):
            written.append(Entry(number, at, deed))
            apply(table, written[-1])
        entry = DailyEntryRow(
            table_id=table.id, day=day.isoformat(), game=game, guest_id=guest, device=device, seat=seat
        )
        first = await self._store.daily.begin(entry, table, written, summary_of(table, table.phase))
        return NewDaily(first, table if first is entry else None)

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
