"""Making new tables."""

import logging
import secrets
from typing import Final

from reverie.bots import check_bot
from reverie.games import registered_game
from reverie.kernel import Refused, commitment
from reverie.kernel.chance import SEED_BYTES
from reverie.server.http_messages import NewTableRequest
from reverie.server.refusals import CannotBeDone
from reverie.server.server_clock import ServerClock
from reverie.server.storage import Store
from reverie.table import entries
from reverie.table.clock_kinds import NoClock
from reverie.table.entries import AnyDeed, Entry
from reverie.table.folding import apply
from reverie.table.foreseeing import try_start
from reverie.table.live_table import LiveTable
from reverie.table.reaction_windows import check_window

_logger = logging.getLogger(__name__)

_ID_BYTES: Final = 9


class TableCreation:
    """Makes tables and writes them down."""

    def __init__(self, store: Store, clock: ServerClock) -> None:
        self._store = store
        self._clock = clock

    async def create(self, guest: str, wanted: NewTableRequest) -> LiveTable:
        """A new table of a guest; its shuffles are committed to from its first entry on."""
        created, seed = _created(wanted)
        first = Entry(0, self._clock(), created, guest)
        table = LiveTable(secrets.token_urlsafe(_ID_BYTES), seed, first)
        if wanted.overrides:
            _try_start(table)
        await self._store.tables.create(table.id, created.game, seed.hex(), wanted.private, guest, first)
        return table

    async def create_like(self, old: LiveTable) -> LiveTable:
        """Another table with the same people and bots, as its host and guests would have set it up again."""
        new = await self.create(old.host, _request_like(old))
        for seat, chair in enumerate(old.chairs):
            deed: AnyDeed | None = None
            if chair.kind == "person":
                deed = entries.Sat(seat, chair.guest)
            elif chair.kind == "bot":
                deed = entries.BotSat(seat, chair.level)
            if deed is not None:
                entry = Entry(new.number + 1, self._clock(), deed)
                await self._store.tables.append(new.id, entry)
                apply(new, entry)
        return new


def _created(wanted: NewTableRequest) -> tuple[entries.Created, bytes]:
    """The first entry's deed, and the seed that it commits to; ``Refused`` where there can be no such table."""
    game = registered_game(wanted.game)
    setup = game.setup(wanted.players, wanted.options, wanted.overrides)
    rule = wanted.clock if wanted.clock is not None else NoClock()
    rule.check()
    check_window(wanted.window)
    if wanted.stand_in:
        check_bot(wanted.stand_in, setup)
    seed = secrets.token_bytes(SEED_BYTES)
    created = entries.Created(
        **setup.header,
        commitment=commitment(seed),
        clock=rule,
        window=wanted.window,
        stand_in=wanted.stand_in,
        private=wanted.private,
        whole_windows=wanted.whole_windows,
    )
    return created, seed


def _request_like(old: LiveTable) -> NewTableRequest:
    return NewTableRequest(
        game=old.created.game,
        players=old.created.players,
        options=dict(old.options),
        overrides=dict(old.created.overrides),
        clock=old.clock_rule,
        stand_in=old.stand_in,
        window=old.window_length,
        private=old.created.private,
        whole_windows=old.whole_windows,
    )


def _try_start(table: LiveTable) -> None:
    """Content that somebody has changed may be such that no game can begin with it."""
    try:
        try_start(table)
    except Refused:
        raise
    except Exception as error:
        _logger.exception("no game can begin with this content")
        raise CannotBeDone("cannot-be-done") from error
