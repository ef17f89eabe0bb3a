"""All tables of one server process, loaded when somebody comes and put away when nobody is there."""

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping
from datetime import date
from typing import Final

from reverie.daily.chain import DailyChain
from reverie.daily.plans import DailyPlan
from reverie.games import all_games
from reverie.server import outages
from reverie.server.background import BackgroundTasks, attempt
from reverie.server.bot_answers import let_think
from reverie.server.bot_workers import BotWorkers
from reverie.server.chat import last_lines
from reverie.server.guest_cache import GuestCache
from reverie.server.guests_at_tables import GuestsAtTables
from reverie.server.loaded_tables import LoadedTables
from reverie.server.lobby_summaries import LobbySummaries
from reverie.server.mailbox import Broken
from reverie.server.other_servers import OtherServers
from reverie.server.outages import Outages
from reverie.server.refusals import STORAGE_REFUSALS
from reverie.server.rematches import Rematches
from reverie.server.server_clock import ServerClock
from reverie.server.settings import Settings
from reverie.server.shelved_tables import SECONDS as SHELVED_SECONDS
from reverie.server.shelved_tables import ShelvedTables
from reverie.server.storage import Store, TableRow
from reverie.server.table_actor import ActorHost, TableActor
from reverie.server.table_creation import NewDaily, TableCreation
from reverie.server.table_loading import Shelved, load_table, shelved
from reverie.table.bot_turns import BotTurn
from reverie.table.decide_checks import NotAllowed
from reverie.table.entries import AnyDeed, Forked, Moved, Sat, WindowClosed
from reverie.table.live_table import LiveTable, Update
from reverie.wire.http_messages import NewTableRequest

_logger = logging.getLogger(__name__)

_LOADS: Final = 4
"""Tables that are read at the same time: each holds all its entries in memory while it is."""
_GAME_GOES_ON: Final = (Moved, WindowClosed)
"""What changes nothing that the lobby shows, while the game goes on."""
_POLITENESS: Final = 0.1
"""Seconds that whoever comes in waits for those who play, at most: nobody notices, and every move is quicker."""


def _ignore(_: LiveTable) -> None:
    pass


class Tables:
    """All tables of this process."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        clock: ServerClock | None = None,
        owner_of: Callable[[str], str] = str,
    ) -> None:
        """``owner_of`` says for whom a host's bots think: those of one owner share a turn."""
        self.store = store
        self.clock = clock or ServerClock()
        self.bots = BotWorkers(settings)
        self._bots_alone = BotWorkers(settings, alone=True)
        self.loaded = LoadedTables(self._alarm)
        self.guests = GuestCache(store)
        self.people = GuestsAtTables(store, self.guests, self.loaded)
        self.outages = Outages(store, self.clock, self.loaded)
        self._owner_of = owner_of
        self._background = BackgroundTasks()
        self._others = OtherServers(store, self.loaded, self._background)
        self._creation = TableCreation(store, self.clock)
        self._rematches = Rematches(self._creation, self.bring_in, self._background)
        self._summaries = LobbySummaries(store)
        self._shelved = ShelvedTables()
        self._loading: dict[str, asyncio.Task[TableActor]] = {}
        self._load_slots = asyncio.Semaphore(_LOADS)
        self._is_open = True
        self.daily_over: Callable[[LiveTable], None] = _ignore
        """Hears that a daily deal was finished here."""
        self._host = ActorHost(
            entries=store.tables,
            chat=store.chat,
            comments=store.comments,
            ask_bot=self._ask_bot,
            changed=self._changed,
            broken=self._give_up,
            name_of=self.people.name_of,
            clock=self.clock,
            presence=self._others.presence,
        )

    # Opening and closing.

    async def open(self) -> None:
        """Listen, keep time, and wake the tables whose clocks run; all others wait until somebody comes."""
        await self.outages.look_back()
        await self.store.printings.keep(all_games())
        await self._others.listen()
        self._background.start(self._wake_all_and_beat(await self.store.tables.clocked()))
        self._background.start(self.outages.keep_time())
        self._background.start(self.loaded.tidy())

    async def close(self) -> None:
        """Read all the mail that has come, then put everything away."""
        self._is_open = False
        self._others.close()
        self._background.cancel()
        await self.loaded.close()
        self.bots.close()
        self._bots_alone.close()
        await self.outages.close()

    async def _wake_all_and_beat(self, clocked: list[str]) -> None:
        """Beat only once every clock has been told of the outage: were we killed before, it would not be known."""
        for table_id in clocked:
            while not await self._wake(table_id):
                await asyncio.sleep(outages.HEARTBEAT_SECONDS)
            self.loaded.put_away_if_idle(table_id)
        await self.outages.beat(self._with_every_beat)

    async def _with_every_beat(self) -> None:
        await attempt("nobody was looked up", self.people.look_up)
        self._others.tell_again()

    # What tables have to do by themselves.

    def _alarm(self, table_id: str) -> None:
        self._background.start(self._wake_or_try_again(table_id))

    async def _wake_or_try_again(self, table_id: str) -> None:
        if not await self._wake(table_id):
            self.loaded.alarms.set(table_id, outages.HEARTBEAT_SECONDS)

    async def _wake(self, table_id: str) -> bool:
        """Load a table for what it has to do by itself; false if the storage does not answer."""
        try:
            actor = await self.actor(table_id)
            await actor.mailbox.until_read()
        except STORAGE_REFUSALS as refused:
            _logger.warning("table %s was not woken: %s", table_id, refused.code)
            return False
        except Shelved:
            self.loaded.alarms.set(table_id, 2 * SHELVED_SECONDS)  # somebody may have mended it by then
        except Exception as error:  # whatever is wrong with it, the others are woken, and time goes on
            _logger.warning("table %s was not woken: %r", table_id, error)
        return True

    # New tables, and those that there are.

    async def make_way(self) -> None:
        """For whoever comes in, to a table or to make one: while the server is busy, those who play go first."""
        await self.store.wait_until_idle(_POLITENESS)

    async def create(self, guest: str, wanted: NewTableRequest) -> LiveTable:
        """A new table of a guest; it is loaded when somebody comes, or with ``bring_in``."""
        return await self._creation.create(guest, wanted)

    async def create_fork(
        self, guest: str, wanted: NewTableRequest, fork: Forked, deeds: Iterable[AnyDeed]
    ) -> LiveTable:
        """A table that goes on from a moment of a finished game, with those who sit down there."""
        return await self._creation.create_fork(guest, wanted, fork, deeds)

    async def create_daily(self, plan: DailyPlan, chain: DailyChain, day: date, guest: str, device: str) -> NewDaily:
        """The table of a daily deal for a guest, or (with none) for the coach."""
        return await self._creation.create_daily(plan, chain, day, guest, device)

    def bring_in(self, table: LiveTable, names: Mapping[str, str]) -> None:
        """A table that was made here a moment ago: whoever comes first need not wait until it is read."""
        if self._is_open:
            self.loaded.add(TableActor(table, dict(names), self._host))

    async def actor(self, table_id: str) -> TableActor:
        """The table of that id, loaded; ``NotAllowed`` when there is none, ``Shelved`` when it cannot be read."""
        actor = self.loaded.want(table_id)
        if actor is not None:
            return actor
        self._shelved.check(table_id)
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(self._load(table_id))
            self._loading[table_id].add_done_callback(lambda _: self._loading.pop(table_id))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> TableActor:
        row = await self.store.tables.get(table_id) if table_id.isprintable() else None
        if row is None or not self._is_open:
            raise NotAllowed("no-such-table", {"table": table_id[:40]})
        async with self._load_slots:
            table = await self._read(row)
        names = {guest: await self.people.name_of(guest) for guest in table.guests}
        said = await last_lines(self.store.chat, table_id, names, self.people.name_of)
        # From here on nothing is waited for: the actor begins at once, and may even end, with all of us knowing of it.
        actor = TableActor(table, names, self._host, self.outages.since(table.at), said)
        self.loaded.add(actor)
        actor.look_again()  # what was written since we read its entries, and before we could be told of it
        if row.phase != table.phase:
            self._summaries.update(actor)
        return actor

    async def _read(self, row: TableRow) -> LiveTable:
        try:
            return await load_table(self.store, row)
        except Shelved as why:
            self._shelved.put(row.id, why)
            _logger.error("table %s", row.id, exc_info=why)
            raise

    # What actors ask for.

    def _give_up(self, actor: TableActor, broken: Broken) -> None:
        """A table cannot go on: those who watch are told, and may come back when it has been looked at."""
        cause = broken.__cause__
        why = shelved(actor.table.id, cause if isinstance(cause, Exception) else broken)
        self._shelved.put(actor.table.id, why)
        self.loaded.remove(actor)
        actor.audience.dismiss_all(why)

    def _ask_bot(self, actor: TableActor, turn: BotTurn) -> None:
        workers = self.bots if actor.table.people else self._bots_alone
        self._background.start(let_think(workers, actor, turn, self._owner_of(actor.table.host)))

    def _changed(self, actor: TableActor, update: Update, is_ours: bool) -> None:
        """What the lobby shows has changed, or somebody sat down whose name is not known here yet."""
        deed = update.entry.deed
        if isinstance(deed, _GAME_GOES_ON) and actor.table.phase == "playing":
            return
        if isinstance(deed, Sat) and deed.guest not in actor.names:
            self._background.start(self.people.learn_name(actor, deed.guest))
        if update.only != "all":
            return
        if is_ours:
            self._summaries.update(actor)
            if actor.table.is_daily and actor.table.phase == "over":
                self.daily_over(actor.table)
        self._rematches.see_to(actor, may_make=is_ours)
