"""The hall: all tables of one server process, loaded when somebody comes and put away when nobody is there."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from time import monotonic
from typing import Any

from reverie.bots import moves_for_bot
from reverie.games import all_games, registered_game
from reverie.kernel import Refused, commitment, move_text
from reverie.kernel.chance import SEED_BYTES
from reverie.server import server_clock, wire
from reverie.server.bot_workers import BotWorkers
from reverie.server.guest_cache import GuestCache
from reverie.server.metrics import METRICS
from reverie.server.presence import Presence, Seats
from reverie.server.server_clock import Gap, ServerClock
from reverie.server.settings import Settings
from reverie.server.shelved_tables import SECONDS as SHELVED_SECONDS
from reverie.server.shelved_tables import ShelvedTables
from reverie.server.storage import ChatRow, NotificationHandlers, Store, TableRow
from reverie.server.table_actor import STORAGE_REFUSALS, Asked, CannotBeDone, TableActor, summary_of
from reverie.server.table_loading import Shelved, load_table, shelved
from reverie.table import entries as log
from reverie.table.clock_kinds import AnyClock, NoClock
from reverie.table.decide_checks import NotAllowed, check_level
from reverie.table.entries import Entry
from reverie.table.folding import apply
from reverie.table.foreseeing import try_start
from reverie.table.live_table import LiveTable, Update
from reverie.table.reaction_windows import USUAL, check_window

_ID_BYTES = 9
_CHAT_SHOWN = 50
_OUTAGE_SECONDS = 15.0
"""A heartbeat older than this means that nobody could play."""
_HEARTBEAT = 5.0
_TIDY = 5.0
_KEPT = 60.0
"""Seconds that a table stays loaded after somebody wanted it last."""
_KEPT_WHEN_OVER = 5.0
"""The same once its game is over: it may be looked at again, but nobody has to wait for a move there."""
_MOST_LOADED = 1000
"""So many tables stay in memory, besides those where somebody is."""
_GAPS = 1000
"""So many times when nobody could play are remembered, for the tables that were put away meanwhile."""
_LOADS = 4
"""Tables that are read at the same time: each holds its whole log in memory while it is."""
_POLITENESS = 0.1
"""Seconds that whoever comes in waits for those who play, at most: nobody notices, and every move is quicker."""


class Hall:
    """All tables of this process."""

    def __init__(self, store: Store, settings: Settings, clock: ServerClock | None = None) -> None:
        self.store = store
        self.guests = GuestCache(store)
        self._clock = clock or ServerClock()
        self._gaps: list[Gap] = []
        """When nobody could play, since before this process began."""
        self._bots = BotWorkers(settings)
        self.owner_of: Callable[[str], str] = str  # for whom a host's bots think: those of one owner share a turn
        self._actors: dict[str, TableActor] = {}
        self._loading: dict[str, asyncio.Task[TableActor]] = {}
        self._load_slots = asyncio.Semaphore(_LOADS)
        self._shelved = ShelvedTables()
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        """When tables that were put away have something to do by themselves."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._wanted: dict[str, float] = {}
        """When somebody last wanted a table that is loaded."""
        self._rematching: set[str] = set()
        """The tables for which another one has been made, or is being made."""
        self._attendance = Presence(self._tell_present if store.is_shared else None)
        self._is_beating = False
        self._open = True

    # Opening and closing.

    async def open(self) -> None:
        """Listen, keep time, and wake the tables whose clocks run; all others wait until somebody comes."""
        now = self._clock()
        pulse = await self.store.heartbeat.last()
        if pulse is not None and now - pulse > _OUTAGE_SECONDS:
            self._gaps.append(Gap(pulse, now))
        elif pulse is not None and pulse - now > _OUTAGE_SECONDS:  # a clock was set ahead, and back
            await self.store.heartbeat.beat(now, anew=True)
        await self.store.printings.keep(all_games())
        await self.store.listen(
            NotificationHandlers(self._heard_line, self._heard_chat, self._heard_present, self._heard_gap)
        )
        self._start(self._wake_and_keep_pulse(await self.store.tables.clocked()))
        self._start(self._keep_time())
        self._start(self._tidy())

    async def close(self) -> None:
        """Read all the mail that has come, then put everything away."""
        self._open = False
        for task in list(self._tasks):
            task.cancel()
        for alarm in self._alarms.values():
            alarm.cancel()
        for actor in list(self._actors.values()):
            await actor.finish()
        self._bots.close()
        if self._is_beating:
            await self.store.heartbeat.beat(self._clock())

    def _start(self, coroutine: Any) -> None:
        task: asyncio.Task[None] = asyncio.create_task(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _keep_time(self) -> None:
        while True:
            await asyncio.sleep(server_clock.PULSE)
            gap = self._clock.pulse()
            if gap is not None:
                METRICS.outages.inc(gap.end - gap.start)
                METRICS.log.info("nobody could play for %.1f seconds", gap.end - gap.start)
                self._gaps = [*self._gaps[-_GAPS:], gap]
                for actor in list(self._actors.values()):
                    await _attempt("a table's clock was not held", partial(_hold, actor, gap.end - gap.start))

    async def _wake_and_keep_pulse(self, clocked: list[str]) -> None:
        """Beat only once every clock has been told of the outage: were we killed before, it would not be known."""
        for table_id in clocked:
            while not await self._wake(table_id):
                await asyncio.sleep(_HEARTBEAT)
            self._put_away_if_idle(table_id)
        self._is_beating = True
        await self._keep_pulse()

    async def _wake(self, table_id: str) -> bool:
        """Load a table for what it has to do by itself; false if the storage does not answer."""
        try:
            actor = await self.actor(table_id)
            await actor.mail_read()
        except STORAGE_REFUSALS as refused:
            METRICS.log.warning("table %s was not woken: %s", table_id, refused.code)
            return False
        except Shelved:
            self._set_alarm(table_id, 2 * SHELVED_SECONDS)  # somebody may have mended it by then
        except Exception as error:  # whatever is wrong with it, the others are woken, and time goes on
            METRICS.log.warning("table %s was not woken: %r", table_id, error)
        return True

    async def _keep_pulse(self) -> None:
        while True:
            await _attempt("no heartbeat", partial(self.store.heartbeat.beat, self._clock()))
            await _attempt("nobody was looked up", self._look_people_up)
            self._attendance.say_again()
            for table_id in self._attendance.forget_the_silent():
                self._show_presence(table_id)
            await asyncio.sleep(_HEARTBEAT)

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(_TIDY)
            now = monotonic()
            for table_id, actor in list(self._actors.items()):
                if self._actors.get(table_id) is not actor:
                    continue  # it has gone while others were put away
                if not actor.is_idle:
                    self._wanted[table_id] = now
                elif now - self._wanted[table_id] >= (_KEPT_WHEN_OVER if actor.table.phase == "over" else _KEPT):
                    self._put_away_if_idle(table_id)
                    await asyncio.sleep(0)  # there may be many: nobody waits for more than one

    def _make_room(self) -> None:
        """However many tables are asked for: of those that nobody is at, only some stay."""
        if len(self._actors) > _MOST_LOADED:
            for table_id in sorted(self._wanted, key=self._wanted.__getitem__)[: len(self._actors) - _MOST_LOADED]:
                self._put_away_if_idle(table_id)

    def _put_away_if_idle(self, table_id: str) -> None:
        """Forget a table that nobody wants, and that has nothing to do by itself for a while."""
        actor = self._actors.get(table_id)
        if actor is None or not actor.is_idle:
            return
        due_in = actor.due_in
        if due_in is not None:
            if due_in <= _KEPT:
                return
            self._set_alarm(table_id, due_in)
        self._forget_actor(actor)

    def _set_alarm(self, table_id: str, seconds: float) -> None:
        def ring() -> None:
            self._alarms.pop(table_id, None)
            self._start(self._wake_or_try_again(table_id))

        self._alarms[table_id] = asyncio.get_running_loop().call_later(seconds, ring)

    async def _wake_or_try_again(self, table_id: str) -> None:
        if not await self._wake(table_id):
            self._set_alarm(table_id, _HEARTBEAT)

    def _forget_actor(self, actor: TableActor) -> None:
        actor.close()
        if self._actors.get(actor.table.id) is actor:
            del self._actors[actor.table.id], self._wanted[actor.table.id]
        METRICS.tables.set(len(self._actors))

    # Tables.

    async def make_way(self) -> None:
        """For whoever comes in, to a table or to make one: while the server is busy, those who play go first."""
        await self.store.wait_until_idle(_POLITENESS)

    async def create(
        self,
        guest: str,
        game_name: str,
        players: int,
        options: Mapping[str, Any],
        overrides: Mapping[str, Any],
        clock: AnyClock | None = None,
        stand_in: str = "",
        window: float = USUAL,
        private: bool = False,
        whole_windows: bool = False,
    ) -> LiveTable:
        """A new table; its shuffles are committed to from its first line on."""
        game = registered_game(game_name)
        setup = game.setup(players, options, overrides)
        rule = clock if clock is not None else NoClock()
        rule.check()
        check_window(window)
        if stand_in:
            check_level(game, stand_in)
        seed = secrets.token_bytes(SEED_BYTES)
        created = log.Created(
            **setup.header,
            commitment=commitment(seed),
            clock=rule,
            window=window,
            stand_in=stand_in,
            private=private,
            whole_windows=whole_windows,
        )
        table_id = secrets.token_urlsafe(_ID_BYTES)
        first = Entry(0, self._clock(), created, guest)
        table = LiveTable(table_id, seed, first)
        if overrides:
            _try_start(table)
        await self.store.tables.create(table_id, game.name, seed.hex(), private, guest, first)
        return table

    def bring_in(self, table: LiveTable, names: Mapping[str, str]) -> None:
        """A table that was made here a moment ago: whoever comes first need not wait until it is read."""
        if self._open:
            self._keep(self._new_actor(table, dict(names)))

    async def actor(self, table_id: str) -> TableActor:
        """The table of that id, loaded; ``NotAllowed`` when there is none, ``Shelved`` when it cannot be read."""
        actor = self._actors.get(table_id)
        if actor is not None and not actor.has_ended:
            self._wanted[table_id] = monotonic()
            return actor
        self._shelved.check(table_id)
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(self._load(table_id))
            self._loading[table_id].add_done_callback(lambda _: self._loading.pop(table_id))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> TableActor:
        row = await self.store.tables.get(table_id) if table_id.isprintable() else None
        if row is None or not self._open:
            raise NotAllowed("no-such-table", {"table": table_id[:40]})
        async with self._load_slots:
            table = await self._read_table(row)
        names = {guest: await self.name_of(guest) for guest in table.guests}
        talk = await self._talk(table_id, names)
        # From here on nothing is waited for: the actor begins at once, and may even end, with all of us knowing of it.
        actor = self._new_actor(table, names, sum(gap.after(table.at) for gap in self._gaps))
        _show_talk(actor, talk)
        self._keep(actor)
        actor.look_again()  # what was written since we read the log, and before we could be told of it
        if row.phase != table.phase:
            self._summarise(actor)
        return actor

    async def _read_table(self, row: TableRow) -> LiveTable:
        try:
            return await load_table(self.store, row)
        except Shelved as why:
            self._shelved.put(row.id, why)
            METRICS.log.error("table %s", row.id, exc_info=why)
            raise

    def _give_up(self, actor: TableActor, error: Exception) -> None:
        """A table cannot go on: those who watch are told, and may come back when it has been looked at."""
        table = actor.table
        why = shelved(table.id, error.__cause__ if isinstance(error.__cause__, Exception) else error)
        self._shelved.put(table.id, why)
        self._forget_actor(actor)
        actor.dismiss_all(why)

    def _new_actor(self, table: LiveTable, names: dict[str, str], outage: float = 0.0) -> TableActor:
        return TableActor(
            table,
            self.store.tables,
            names,
            self._ask_bot,
            self._changed,
            self._clock,
            outage,
            self._attendance,
            self._give_up,
        )

    def _keep(self, actor: TableActor) -> None:
        alarm = self._alarms.pop(actor.table.id, None)
        if alarm is not None:
            alarm.cancel()
        self._actors[actor.table.id] = actor
        self._wanted[actor.table.id] = monotonic()
        self._make_room()
        METRICS.tables.set(len(self._actors))

    async def name_of(self, guest: str) -> str:
        row = await self.guests.find(guest)
        return row.name if row is not None else ""

    def renamed(self, guest: str, name: str) -> None:
        """Somebody goes by another name now."""
        self.guests.turn(guest)
        for actor in self._actors.values():
            if guest in actor.names:
                actor.rename(guest, name)

    async def forget(self, guest: str) -> None:
        """Somebody has been erased: neither name nor words are shown any more, and nobody acts in that name."""
        self.guests.turn(guest)
        for actor in list(self._actors.values()):
            theirs = [watcher for watcher in actor.watchers if watcher.guest == guest]
            for watcher in theirs:
                watcher.guest = ""
            if theirs or actor.names.get(guest):
                actor.rename(guest, "")
                said = actor.chat
                await self._show_chat(actor)
                actor.note_presence()
                if actor.chat != said:
                    actor.resync_all()
                else:
                    for watcher in theirs:
                        actor.resync(watcher)  # they look from another side now

    async def _look_people_up(self) -> None:
        """Another process may have given somebody here another name, or have forgotten them."""
        shown = [(actor, guest, name) for actor in self._actors.values() for guest, name in actor.names.items() if name]
        watching = {watcher.guest for actor in self._actors.values() for watcher in actor.watchers if watcher.guest}
        rows = await self.store.people.get_many(watching.union(guest for _, guest, _ in shown))
        for guest in [guest for guest, row in rows.items() if row.forgotten]:
            await self.forget(guest)
        for actor, guest, name in shown:
            row = rows.get(guest)
            # What has changed here since we asked is newer than the answer.
            if row is not None and row.name != name == actor.names.get(guest):
                self.renamed(guest, row.name)

    async def _show_chat(self, actor: TableActor) -> None:
        """What was said at the table, from the beginning."""
        _show_talk(actor, await self._talk(actor.table.id, actor.names))

    async def _talk(self, table_id: str, names: dict[str, str]) -> list[ChatRow]:
        """What was said last at a table; ``names`` learns who said it."""
        rows = await self.store.chat.latest(table_id, _CHAT_SHOWN)
        for row in rows:
            if row.guest_id not in names:
                names[row.guest_id] = await self.name_of(row.guest_id)
        return rows

    # What actors ask of the hall.

    def _ask_bot(self, actor: TableActor, asked: Asked) -> None:
        self._start(self._let_think(actor, asked))

    async def _let_think(self, actor: TableActor, asked: Asked) -> None:
        table = actor.table
        playing = table.playing
        if playing is None or asked.seat not in playing.owing or playing.progress.question != asked.decision:
            return
        move: str | None = None
        try:
            view = playing.state.view(asked.seat)
            moves = [move_text(move) for move in moves_for_bot(playing.state, asked.seat)]
            luck = table.bot_luck(asked.seat)
            move = await self._bots.think(
                table.game.name, asked.level, luck, view, moves, self.owner_of(table.host), table.window is not None
            )
        except Exception as error:  # a bot that fails or never comes back must not hold up the table
            METRICS.failures.inc()
            METRICS.log.warning("table %s: a bot failed: %r", table.id, error)
        actor.bot_move(asked, move)

    def _changed(self, actor: TableActor, update: Update, is_ours: bool) -> None:
        """What the lobby shows has changed, or somebody sat down whose name is not known here yet."""
        deed = update.entry.deed
        if isinstance(deed, log.Sat) and deed.guest not in actor.names:
            self._start(self._learn_name(actor, deed.guest))
        table = actor.table
        plain = isinstance(deed, log.Moved | log.WindowClosed) and table.phase == "playing"
        if plain or update.only != "all":
            return
        if is_ours:
            self._summarise(actor)
        if not table.wants_rematch():  # it has come about, or somebody has thought better of it
            self._rematching.discard(table.id)
        if is_ours and table.wants_rematch() and table.id not in self._rematching:
            self._rematching.add(table.id)
            self._start(self._make_rematch(actor))

    async def _learn_name(self, actor: TableActor, guest: str) -> None:
        actor.rename(guest, await self.name_of(guest))

    def _summarise(self, actor: TableActor) -> None:
        """Have the lobby say what is new; nobody waits for it."""
        table = actor.table
        summary = summary_of(table, table.phase)
        if summary == actor.summary:
            return
        seated = None if actor.summary is not None and actor.summary.guests == summary.guests else summary.guests
        written = self.store.tables.update_summary(table.id, summary.phase, summary.data, seated)
        actor.summary = summary
        written.add_done_callback(partial(_see_summary, actor))

    async def _make_rematch(self, actor: TableActor) -> None:
        """Another table with the same people and bots; whoever wanted it sits there already."""
        try:
            new = await self._table_like(actor.table)
        except BaseException:
            self._rematching.discard(actor.table.id)  # somebody may ask again
            raise
        self.bring_in(new, {guest: actor.names.get(guest, "") for guest in new.guests})
        actor.write(log.Rematched(new.id))

    async def _table_like(self, old: LiveTable) -> LiveTable:
        created = old.created
        new = await self.create(
            old.host,
            created.game,
            created.players,
            old.options,
            created.overrides,
            old.clock_rule,
            old.stand_in,
            old.window_length,
            created.private,
            old.whole_windows,
        )
        for seat, chair in enumerate(old.chairs):
            deed: log.AnyDeed | None = None
            if chair.kind == "person":
                deed = log.Sat(seat, chair.guest)
            elif chair.kind == "bot":
                deed = log.BotSat(seat, chair.level)
            if deed is not None:
                entry = Entry(new.number + 1, self._clock(), deed)
                await self.store.tables.append(new.id, entry)
                apply(new, entry)
        return new

    # Talk.

    async def say(self, actor: TableActor, guest: str, text: str) -> None:
        """Somebody talks: written down, then told to all who watch."""
        seat = actor.table.seat_of(guest)
        if seat is None and actor.table.phase == "playing":
            raise NotAllowed("only-players-talk")
        row = await self.store.chat.add(actor.table.id, guest, self._clock(), text)
        await self._tell_chat(actor, row)

    async def _tell_chat(self, actor: TableActor, row: ChatRow) -> None:
        """Tell a line once, whether we wrote it or found it."""
        if row.guest_id not in actor.names:
            actor.names[row.guest_id] = await self.name_of(row.guest_id)
        if row.id in actor.told_chat:
            return
        actor.told_chat.add(row.id)
        if len(actor.told_chat) > 10 * _CHAT_SHOWN:
            actor.told_chat = set(sorted(actor.told_chat)[-2 * _CHAT_SHOWN :])
        line = _chat_line(actor, row)
        actor.chat.append(line)
        del actor.chat[:-_CHAT_SHOWN]
        actor.tell_all(wire.Said(line=line))

    # Who is connected.

    def _tell_present(self, here: Mapping[str, Seats]) -> None:
        if self._open:
            self._start(_attempt("nobody was told who is connected", partial(self.store.announce_presence, here)))

    def _heard_present(self, server: str, table_id: str, seats: Seats) -> None:
        self._attendance.hear(server, table_id, seats)
        self._show_presence(table_id)

    def _show_presence(self, table_id: str) -> None:
        actor = self._actors.get(table_id)
        if actor is not None:
            actor.tell_presence()

    # What other processes have done.

    def _heard_line(self, table_id: str, number: int) -> None:
        actor = self._actors.get(table_id)
        if actor is not None and number > actor.table.number:
            actor.look_again()

    def _heard_gap(self) -> None:
        """Anything may have been written while nobody listened."""
        for table_id, actor in self._actors.items():
            actor.look_again()
            self._heard_chat(table_id)

    def _heard_chat(self, table_id: str) -> None:
        actor = self._actors.get(table_id)
        if actor is not None:
            self._start(self._read_chat(actor))

    async def _read_chat(self, actor: TableActor) -> None:
        for row in await self.store.chat.latest(actor.table.id, _CHAT_SHOWN):
            await self._tell_chat(actor, row)


async def _attempt(failure: str, deed: Callable[[], Awaitable[None]]) -> None:
    """Do what is done again soon: it may fail for once."""
    try:
        await deed()
    except Exception as error:
        METRICS.log.warning("%s: %s", failure, type(error).__name__)


def _see_summary(actor: TableActor, written: "asyncio.Future[None]") -> None:
    """It is only a cache; but what was not written must be said again."""
    error = None if written.cancelled() else written.exception()
    if error is not None:
        actor.summary = None
        METRICS.log.warning("no summary of table %s: %s", actor.table.id, type(error).__name__)


def _show_talk(actor: TableActor, rows: list[ChatRow]) -> None:
    actor.told_chat.update(row.id for row in rows)
    actor.chat = [_chat_line(actor, row) for row in rows]


def _chat_line(actor: TableActor, row: ChatRow) -> wire.ChatMessage:
    seat = actor.table.seat_of(row.guest_id)
    return wire.ChatMessage(at=row.at, seat=seat, name=actor.table.called(actor.names)[row.guest_id], text=row.text)


async def _hold(actor: TableActor, seconds: float) -> None:
    actor.hold(seconds)


def _try_start(table: LiveTable) -> None:
    """Content that somebody has changed may be such that no game can begin with it."""
    try:
        try_start(table)
    except Refused:
        raise
    except Exception as error:
        METRICS.log.exception("no game can begin with this content")
        raise CannotBeDone("cannot-be-done") from error
