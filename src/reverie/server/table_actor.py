"""One mailbox per table: commands are taken one at a time, written to the log, and only then told to anybody."""

import asyncio
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from functools import partial
from time import time
from typing import Final, Protocol

import msgspec

from reverie.kernel import EndlessRules, Refused, move_text
from reverie.server import wire
from reverie.server.metrics import METRICS
from reverie.server.presence import Presence
from reverie.server.scenes import Scenes
from reverie.server.storage import StorageRefused, Summary
from reverie.server.watchers import Watcher
from reverie.table import entries as log
from reverie.table import views
from reverie.table.commands import AnyCommand
from reverie.table.deciding import Decided, decide, decide_move
from reverie.table.entries import AnyDeed, Entry
from reverie.table.folding import apply
from reverie.table.foreseeing import Foreseen, foresee
from reverie.table.live_table import LiveTable, Phase, Role, Update
from reverie.table.table_info import table_info
from reverie.text import words_for
from reverie.text.words import letter

_TRIES = 20
"""How often a command is decided anew because another process wrote first."""
_PATIENCE = 1.0
"""Seconds until what is due is tried again after the log could not be written."""


class Log(Protocol):
    """What an actor needs of the storage."""

    async def append(self, table_id: str, entry: Entry, summary: Summary | None = None) -> bool: ...

    async def entries(self, table_id: str, since: int = 0) -> list[Entry]: ...


@dataclass(frozen=True, slots=True)
class Asked:
    """A bot that owes an answer: all that it may know, and where its answer goes."""

    seat: int
    level: str
    decision: int


class StorageFailed(Refused):
    """The storage could not be read or written: nothing has happened."""


class AlreadyDone(Refused):
    """The command's id is in the log: it has been done before."""


class NoLongerDue(Refused):
    """What the table had to do has been done by another process."""


class CannotBeDone(Refused):
    """The rules fail at it: it was tried on a copy, and has not been written."""


class Broken(Exception):
    """A line that is in the log could not be read or told: the table in memory is not the one that the log tells of."""


STORAGE_REFUSALS: Final = (StorageFailed, StorageRefused)
"""Not the table is at fault: the same may be tried again."""
_AT_ONCE: Final = 16
"""How many scenes are made at once where all get one."""

Letter = Callable[[], Awaitable[None]]

_CHANGES_ROLE: Final = (log.Sat, log.Stood, log.Left, log.CameBack)
_GAME_GOES_ON: Final = (log.Moved, log.Answered, log.WindowClosed, log.StandingSaid)


class TableActor:
    """A loaded table and everybody who watches it."""

    def __init__(
        self,
        table: LiveTable,
        store: Log,
        names: dict[str, str],
        ask_bot: Callable[["TableActor", Asked], None],
        changed: Callable[["TableActor", Update, bool], None],
        clock: Callable[[], float] = time,
        outage: float = 0.0,
        attendance: Presence | None = None,
        broken: Callable[["TableActor", Exception], None] | None = None,
    ) -> None:
        """``changed`` hears of every line, and whether we wrote it; ``outage``: nobody could play so long.

        ``broken`` hears that the table cannot go on; nothing comes of it any more.
        """
        self.table = table
        self.names = names
        self.watchers: set[Watcher] = set()
        self.summary: Summary | None = None
        """What the lobby was last told of the table, if it is known here."""
        self.chat: list[wire.ChatMessage] = []
        self.told_chat: set[int] = set()
        """The lines of talk that have been told, by their numbers in the storage."""
        self._store = store
        self._ask_bot = ask_bot
        self._changed = changed
        self._broken = broken
        self._clock = clock
        self._ahead = 0.0
        """Seconds by which the log is ahead of our clock, which may have been set back, or be another server's."""
        self._held = 0.0
        """Seconds of an outage that are not in the log yet: for the table they have not passed."""
        self._letters: deque[Letter] = deque()
        """A letter lies here until it has been read to its end."""
        self._bell: asyncio.Future[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._bots_asked: set[tuple[int, int]] = set()
        self._behind = False
        self._attendance = attendance or Presence()
        self._told_present: list[int] = []
        self._scenes = Scenes(table)
        self._coming: set[Watcher] = set()
        """Those who have come, and have not been shown the scene yet."""
        self._farewell: Refused | None = None
        """Why nothing comes of this table any more."""
        self._bot_failures: Counter[tuple[int, int]] = Counter()
        self._task = asyncio.create_task(self._read_mail(), name=f"table {table.id}")
        self._keep_up()
        if outage:
            self.hold(outage)  # before anything else: no clock may have run out meanwhile
        self.post(self._settle)

    # The mailbox.

    def post(self, letter: Letter) -> None:
        self._letters.append(letter)
        if self._bell is not None and not self._bell.done():
            self._bell.set_result(None)

    def _post_later(self, letter: Letter) -> None:
        """The log could not be read or written: try again."""
        asyncio.get_running_loop().call_later(_PATIENCE, self.post, letter)

    async def _read_mail(self) -> None:
        letters, loop = self._letters, asyncio.get_running_loop()
        while True:
            while letters:
                try:
                    await letters[0]()
                except Broken as broken:
                    self._give_up(broken)
                    return
                except Exception:  # a letter that cannot be read must not close the mailbox
                    METRICS.failures.inc()
                    self._behind = True
                    METRICS.log.exception("table %s: a letter failed", self.table.id)
                letters.popleft()
            self._bell = loop.create_future()
            await self._bell

    def _give_up(self, error: Exception) -> None:
        METRICS.failures.inc()
        METRICS.log.error("table %s cannot go on", self.table.id, exc_info=error)
        self._letters.clear()
        if self._broken is not None:
            self._broken(self, error)

    async def finish(self) -> None:
        """Read all the mail there is, then close."""
        while self._letters and not self._task.done():
            await self.mail_read()
            await asyncio.sleep(0)
        self.close()

    async def mail_read(self) -> None:
        """Until all the mail that is there now has been read, or nothing comes of this table any more."""
        was_read = asyncio.Event()
        self.post(partial(_ring, was_read))
        ringing = asyncio.create_task(was_read.wait())
        await asyncio.wait([ringing, self._task], return_when=asyncio.FIRST_COMPLETED)
        ringing.cancel()

    def close(self) -> None:
        self._task.cancel()
        if self._timer is not None:
            self._timer.cancel()

    @property
    def is_idle(self) -> bool:
        """Whether nobody is here and nothing is being done; a bot that thinks is somebody."""
        return not (self.watchers or self._letters or self._bots_asked)

    @property
    def has_ended(self) -> bool:
        """Whether its mail is not read any more."""
        return self._task.done()

    @property
    def due_in(self) -> float | None:
        """Seconds until the table has to do something by itself."""
        return None if self._timer is None else self._timer.when() - asyncio.get_running_loop().time()

    # Time: never before the last line of the log, and standing still in an outage.

    def now(self) -> float:
        return self._clock() + self._ahead - self._held

    def _keep_up(self) -> None:
        self._ahead = max(self._ahead, self.table.at - self._clock())

    def hold(self, seconds: float) -> None:
        """Nobody could play for so long: until that is in the log, the time has not passed here."""
        if self.table.next_due() is None:
            return
        self._held += seconds

        async def letter() -> None:
            try:
                await self._write(partial(self._line, log.Outage(seconds)), None, "")
            except STORAGE_REFUSALS:
                self._post_later(letter)
                return
            self._held -= seconds
            await self._settle()

        self.post(letter)

    # Commands.

    def command(self, watcher: Watcher, command: AnyCommand) -> None:
        """A guest said something."""
        self.post(partial(self._obey, watcher, command))

    async def _obey(self, watcher: Watcher, command: AnyCommand) -> None:
        try:
            await self._write(partial(self._decided, watcher, command), watcher, command.id)
        except AlreadyDone:
            watcher.answer(wire.encode(wire.Accepted(id=command.id)))
        except Refused as refused:
            METRICS.refused.labels(refused.code).inc()
            watcher.answer(refusal_frame(refused, command.id, watcher.language, self.table, self.names))
        await self._settle()

    def _decided(self, watcher: Watcher, command: AnyCommand) -> Decided:
        if command.id and (watcher.guest, command.id) in self.table.done:
            raise AlreadyDone("already-done")
        return decide(self.table, command, watcher.guest, self.now())

    def bot_move(self, asked: Asked, move: str | None) -> None:
        """A bot has thought; nothing where it failed, and the default move is made for it."""

        async def letter() -> None:
            self._bots_asked.discard((asked.seat, asked.decision))
            try:
                await self._write(partial(self._bot_entry, asked, move), None, "")
            except STORAGE_REFUSALS:
                pass  # it is asked again when the table has settled
            except Refused:  # it may have been answered otherwise: by a clock, or in another process
                await self._insist(asked)
            await self._settle()

        self.post(letter)

    def _bot_entry(self, asked: Asked, move: str | None) -> Decided:
        playing = self.table.playing
        if self.table.chairs[asked.seat].kind != "bot":
            raise NoLongerDue("no-longer-due")  # whose seat it is has come back, and answers
        if move is None and playing is not None:
            default = playing.state.default_move(asked.seat)
            move = "" if default is None else move_text(default)
        return decide_move(self.table, asked.seat, move or "", asked.decision, self.now())

    async def _insist(self, asked: Asked) -> None:
        """A bot whose answer was refused is asked once more; if that is refused too, the default move is made."""
        playing = self.table.playing
        if playing is None or playing.progress.question != asked.decision or asked.seat not in self.table.owing:
            return
        if self.table.chairs[asked.seat].kind != "bot":
            return
        here = {failed: times for failed, times in self._bot_failures.items() if failed[1] == asked.decision}
        self._bot_failures = Counter(here)
        self._bot_failures[asked.seat, asked.decision] += 1
        if self._bot_failures[asked.seat, asked.decision] > 1:
            METRICS.failures.inc()
            try:
                await self._write(partial(self._bot_entry, asked, None), None, "")
            except STORAGE_REFUSALS:
                pass
            except Refused as refused:
                raise Broken from refused  # not even that can be done: it would be asked for ever

    def look_again(self) -> None:
        """Another process has written to the log."""

        async def letter() -> None:
            self._behind = True
            await self._settle()

        self.post(letter)

    def write(self, deed: AnyDeed) -> None:
        """The table itself does something."""

        async def letter() -> None:
            try:
                await self._write(partial(self._line, deed), None, "")
            except NoLongerDue:
                pass
            except STORAGE_REFUSALS:
                self._post_later(letter)
                return
            await self._settle()

        self.post(letter)

    # Writing: the log first.

    async def _write(self, decide: Callable[[], Decided], watcher: Watcher | None, client: str) -> None:
        if self._behind:
            await self._catch_up()
        for _ in range(_TRIES):
            entry, foreseen = self._tried(decide)
            summary = self._summary_with(entry)
            try:
                written = await self._store.append(self.table.id, entry, summary)
            except Exception as error:  # whatever it was: not acknowledged, and the log decides
                self._behind = True
                METRICS.log.warning("table %s: the log could not be written: %s", self.table.id, type(error).__name__)
                raise StorageFailed("storage-failed") from error
            if written:
                self.summary = summary or self.summary
                self._read(entry, watcher, client, foreseen)
                return
            await self._catch_up()
        raise StorageFailed("storage-failed")

    def _tried(self, decide: Callable[[], Decided]) -> Decided:
        """A line that was tried on a copy: what is in the log is read again at every start, and must not fail there."""
        try:
            entry, foreseen = decide()
            return Decided(entry, foresee(self.table, entry.deed) if foreseen is None else foreseen)
        except EndlessRules as endless:
            raise Broken from endless  # whoever tried it would try it again, and all would wait each time
        except Refused:
            raise
        except Exception as error:
            METRICS.failures.inc()
            METRICS.log.exception("table %s: the rules failed", self.table.id)
            raise CannotBeDone("cannot-be-done") from error

    def _read(
        self,
        entry: Entry,
        watcher: Watcher | None = None,
        client: str = "",
        foreseen: Foreseen | None = None,
        is_ours: bool = True,
    ) -> None:
        """What is in the log has happened: read it, and tell it."""
        try:
            update = apply(self.table, entry, foreseen)
            self._keep_up()
            self._tell(update, watcher, client, is_ours)
        except Exception as error:
            raise Broken from error

    def _summary_with(self, entry: Entry) -> Summary | None:
        """That a game has begun is written with the line that says so: its clocks must be found after any crash."""
        return summary_of(self.table, "playing") if isinstance(entry.deed, log.Started) else None

    async def _catch_up(self) -> None:
        """Read what others have written."""
        try:
            entries = await self._store.entries(self.table.id, self.table.number + 1)
        except StorageRefused as refused:
            if refused.code == "damaged-log":
                raise Broken from refused
            raise
        for entry in entries:
            self._read(entry, is_ours=False)
        self._behind = False

    async def _settle(self) -> None:
        """Let the table do what is due, ask the bots, and set the alarm for what comes next."""
        try:
            if self._behind:
                await self._catch_up()
            while (deed := self._due()) is not None:
                await self._write(partial(self._line, deed), None, "")
        except NoLongerDue:
            self.post(self._settle)
            return
        except STORAGE_REFUSALS:
            self._wake_in(_PATIENCE)
            return
        except Refused as refused:
            raise Broken from refused  # it would be due for ever
        self._ask_bots()
        self._set_alarm()

    def _due(self) -> AnyDeed | None:
        try:
            return self.table.due(self.now())
        except Exception as error:
            raise Broken from error

    def _line(self, deed: AnyDeed) -> Decided:
        now = self.now()
        if isinstance(deed, log.Outage):
            now += self._held  # in the log it passes, as what it is
        elif isinstance(deed, log.Rematched):
            if self.table.rematch or not self.table.wants_rematch():
                raise NoLongerDue("no-longer-due")  # somebody has thought better of it meanwhile
        elif self.table.due(now) != deed:
            raise NoLongerDue("no-longer-due")
        return Decided(Entry(self.table.number + 1, max(now, self.table.at), deed))

    def _ask_bots(self) -> None:
        table = self.table
        if table.playing is None:
            return
        decision = table.playing.progress.question
        self._bots_asked = {asked for asked in self._bots_asked if asked[1] == decision and table.phase == "playing"}
        for seat in table.owing:
            chair = table.chairs[seat]
            if chair.kind == "bot" and (seat, decision) not in self._bots_asked:
                self._bots_asked.add((seat, decision))
                self._ask_bot(self, Asked(seat, chair.level, decision))

    def _set_alarm(self) -> None:
        due = self.table.next_due()
        self._wake_in(None if due is None else min(max(0.0, due - self.now()), 86_400.0) + 0.001)

    def _wake_in(self, seconds: float | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if seconds is not None:
            self._timer = asyncio.get_running_loop().call_later(seconds, self._alarm)

    def _alarm(self) -> None:
        self._timer = None
        self.post(self._settle)

    # Telling: cut for each role, encoded once a role.

    def _tell(self, update: Update, sender: Watcher | None, client: str, is_ours: bool = True) -> None:
        METRICS.entries.inc(update.only == "all")  # a secret must not show in what anybody may count
        self._scenes.changed(update.only)
        frames: dict[Role, str] = {}
        new_role = _who_changes_role(update.entry)
        for watcher in self.watchers:
            role = self.table.seat_of(watcher.guest)
            if update.only not in ("all", role):
                continue
            if watcher.guest == new_role:
                self._tell_new_role(watcher, client if watcher is sender else "")
                continue
            if role not in frames:
                frames[role] = wire.encode(self._message(update, role))
            if watcher is sender and client:
                watcher.offer(wire.answering(frames[role], client), wire.encode(wire.Accepted(id=client)))
            else:
                watcher.offer(frames[role])
        if new_role is not None:
            self.note_presence()
        self._changed(self, update, is_ours)

    def _tell_new_role(self, watcher: Watcher, client: str) -> None:
        """Who sits down or gets up sees another side of the table, all of it."""
        if client:
            watcher.answer(wire.encode(wire.Accepted(id=client)))
        watcher.show(self.scene)

    def _message(self, update: Update, role: Role) -> wire.UpdateMessage:
        table = self.table
        seen = [event.seen_by(role) for event in update.events]
        look = views.look(table, role)
        deed = update.entry.deed
        plain = isinstance(deed, _GAME_GOES_ON) and table.phase == "playing" and not update.chairs
        timed = table.clock_rule.runs or isinstance(deed, log.WindowClosed)
        return wire.UpdateMessage(
            version=table.versions[role],
            after=table.playing.progress.told if table.playing is not None else 0,
            events=[event for event in seen if event is not None],
            view=look.view,
            moves=look.moves,
            asides=look.asides,
            can_take_back=look.can_take_back,
            standing=look.standing,
            time=table.time if plain and (timed or table.window is not None) else None,
            table=None if plain else table_info(table, self.names, with_overrides=False),
            story_restarts=isinstance(update.entry.deed, log.TakenBack),
        )

    def scene(self, watcher: Watcher) -> str:
        """All that a watcher may know now."""
        role = self.table.seat_of(watcher.guest)
        may_return = self.table.seat_left_by(watcher.guest)
        return self._scenes.scene(role, self.now(), self.names, self.chat, self._told_present, may_return)

    def story(self, watcher: Watcher, before: int) -> str:
        """A page of what a watcher may know of the story."""
        return self._scenes.page(self.table.seat_of(watcher.guest), before)

    def present(self) -> list[int]:
        """The seats whose holders are connected, to this server or to another one."""
        return sorted(self._here() | self._attendance.elsewhere(self.table.id))

    def _here(self) -> set[int]:
        seats = {chair.guest: seat for seat, chair in enumerate(self.table.chairs) if chair.kind == "person"}
        return {seats[watcher.guest] for watcher in self.watchers if watcher.guest in seats}

    def join(self, watcher: Watcher) -> None:
        """Somebody begins to watch: first the scene, in step with the mail."""

        async def letter() -> None:
            self._coming.discard(watcher)
            if watcher.gone:
                return
            self.watchers.add(watcher)
            self.note_presence()
            watcher.show(self.scene)

        if self._farewell is not None:
            self._dismiss(watcher, self._farewell)
            return
        self._coming.add(watcher)
        self.post(letter)

    def dismiss_all(self, why: Refused) -> None:
        """Nothing comes of this table any more: whoever is here, or is about to be, hears why and may come back."""
        self._farewell = why
        for watcher in (*self.watchers, *self._coming):
            self._dismiss(watcher, why)

    def _dismiss(self, watcher: Watcher, why: Refused) -> None:
        watcher.dismiss(refusal_frame(why, "", watcher.language, self.table), why.code)

    def leave(self, watcher: Watcher) -> None:
        watcher.gone = True
        self._coming.discard(watcher)
        self.watchers.discard(watcher)
        self.note_presence()

    def resync(self, watcher: Watcher) -> None:
        async def letter() -> None:
            watcher.show(self.scene)

        self.post(letter)

    def resync_all(self) -> None:
        """Something that was shown must be seen no more."""

        async def letter() -> None:
            self._scenes.changed()
            for number, watcher in enumerate(list(self.watchers), 1):
                watcher.show(self.scene)
                if number % _AT_ONCE == 0:
                    await asyncio.sleep(0)  # scenes are heavy: these go out before more are made

        self.post(letter)

    def rename(self, guest: str, name: str) -> None:
        """Somebody goes by that name here. Where they sit all are told, and of nothing else."""
        if self.names.get(guest) == name:
            return
        self.names[guest] = name
        if guest in self.table.guests:
            shown = table_info(self.table, self.names)
            names = wire.Names(
                names=[chair.name for chair in shown.chairs], sitters=[sitter.name for sitter in shown.sitters]
            )
            self.tell_all(names)

    def note_presence(self) -> None:
        """Somebody has come or gone, or sits on another chair."""
        self._attendance.note(self.table.id, self._here())
        self.tell_presence()

    def tell_presence(self) -> None:
        present = self.present()
        if present != self._told_present:
            self._told_present = present
            self.tell_all(wire.Present(seats=present))

    def tell_all(self, message: wire.Names | wire.Present | wire.Said) -> None:
        """Tell everybody what the scenes show too from now on."""
        self._scenes.changed()
        frame = wire.encode(message)
        for watcher in self.watchers:
            watcher.offer(frame)


def _who_changes_role(entry: Entry) -> str | None:
    """The guest who sees another side of the table from this line on."""
    if isinstance(entry.deed, log.Replaced):
        return entry.deed.guest
    return entry.guest if isinstance(entry.deed, _CHANGES_ROLE) else None


def summary_of(table: LiveTable, phase: Phase) -> Summary:
    """What the lobby says about a table."""
    shown = {
        "players": table.created.players,
        "chairs": [chair.kind for chair in table.chairs],
        "clock": table.clock_rule.name,
        "time": msgspec.to_builtins(table.clock_rule),
    }
    seated = [table.chairs[seat].guest for seat in table.people]
    away = [chair.left_by for chair in table.chairs if chair.left_by] if phase == "playing" else []
    return Summary(phase, shown, list(dict.fromkeys([*seated, *away])))  # whoever may come back finds the way


async def _ring(was_read: asyncio.Event) -> None:
    """A letter that only says that those before it have been read."""
    was_read.set()


def for_guests(refused: Refused) -> Refused:
    """A refusal as a guest may read it: what a database says is for the operator alone."""
    if not isinstance(refused, StorageRefused):
        return refused
    METRICS.log.warning("the storage failed: %s", refused)
    return StorageFailed("storage-failed")


def refusal_frame(
    refused: Refused, client: str, language: str, table: LiveTable | None, names: Mapping[str, str] | None = None
) -> str:
    """A refusal as its sender reads it."""
    refused = for_guests(refused)
    words = words_for(language, None if table is None else table.game)
    chairs = table.chairs if table is not None and names is not None else ()
    sitters = [(names or {}).get(chair.guest) or letter(seat) for seat, chair in enumerate(chairs)]
    message = wire.RefusedMessage(
        id=client,
        kind=type(refused).__name__,
        code=refused.code,
        facts=refused.facts,
        clause=refused.clause,
        path=refused.path,
        text=words.refusal(refused, sitters),
    )
    return wire.encode(message)
