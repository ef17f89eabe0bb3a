"""One mailbox per table: commands are taken one at a time, written down as entries, and only then told to anybody."""

import asyncio
import logging
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import partial
from time import time

from reverie import wire
from reverie.kernel import Refused
from reverie.server.audience import Audience, Sender
from reverie.server.bot_answers import BotAnswers
from reverie.server.chat import ChatStore, NameOf, TableChat
from reverie.server.comments import CommentStore, TableComments
from reverie.server.entry_writer import EntryStore, EntryWriter
from reverie.server.mailbox import Broken, Mailbox
from reverie.server.metrics import METRICS
from reverie.server.own_deeds import OwnDeeds
from reverie.server.presence import Presence
from reverie.server.refusals import AlreadyDone, tell_refusal
from reverie.server.review import Review
from reverie.server.server_clock import TableClock
from reverie.server.storage import ChatRow
from reverie.server.table_talk import TableTalk
from reverie.server.watchers import Watcher
from reverie.server.weak_methods import weakly
from reverie.table.bot_turns import BotTurn
from reverie.table.commands import AnyCommand
from reverie.table.deciding import Decided, decide
from reverie.table.hints import check_hint, decide_hint, is_hinted
from reverie.table.live_table import LiveTable, Update

_logger = logging.getLogger(__name__)


def _ignore(*_: object) -> None:
    pass


async def _nameless(_: str) -> str:
    return ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ActorHost:
    """What an actor finds around it: the storage, the time, and who hears what of it."""

    entries: EntryStore
    chat: ChatStore
    comments: CommentStore
    ask_bot: Callable[["TableActor", BotTurn], None]
    """Has a bot think; the answer comes to ``bot_move``."""
    changed: Callable[["TableActor", Update, bool], None]
    """Hears of every entry, and whether we wrote it."""
    broken: Callable[["TableActor", Broken], None] = _ignore
    """Hears that the table cannot go on; nothing comes of it any more."""
    name_of: NameOf = _nameless
    clock: Callable[[], float] = time
    presence: Presence = field(default_factory=Presence)


class TableActor:
    """A loaded table and everybody who watches it."""

    def __init__(
        self,
        table: LiveTable,
        names: dict[str, str],
        host: ActorHost,
        outage: float = 0.0,
        said: Iterable[ChatRow] = (),
    ) -> None:
        """``outage``: nobody could play for so many seconds. ``said`` is the chat so far."""
        self.table = table
        self.names = names
        self.clock = TableClock(host.clock, table.at)
        self.mailbox = Mailbox(f"table {table.id}", weakly(self._letter_failed), weakly(self._give_up))
        self.writer = EntryWriter(table, host.entries, weakly(self._applied))
        self.chat = TableChat(table, names, host.chat, host.name_of, said)
        self.audience = Audience(table, names, self.chat, self.clock.now, host.presence)
        review = Review(table, names, TableComments(table, names, host.comments, host.name_of), host.clock)
        self.talk = TableTalk(table, self.chat, review, self.audience, self.mailbox, host.clock)
        self.bots = BotAnswers(table, self.clock.now, self.writer.write, weakly(self._ask_bot))
        self.deeds = OwnDeeds(table, self.clock, self.mailbox, self.writer, self.bots)
        self._host = host
        if outage:
            self.deeds.hold(outage)  # before anything else: no clock may have run out meanwhile
        self.deeds.look()

    def _letter_failed(self) -> None:
        METRICS.failures.inc()
        self.writer.is_behind = True
        _logger.exception("table %s: a letter failed", self.table.id)

    def _give_up(self, broken: Broken) -> None:
        METRICS.failures.inc()
        _logger.error("table %s cannot go on", self.table.id, exc_info=broken)
        self._host.broken(self, broken)

    async def finish(self) -> None:
        """Read all the mail there is, then close."""
        await self.mailbox.finish()
        self.close()

    def close(self) -> None:
        self.mailbox.close()
        self.deeds.close()

    @property
    def is_idle(self) -> bool:
        """Whether nobody is here and nothing is being done; a bot that thinks is somebody."""
        return self.mailbox.is_empty and not (self.audience.watchers or self.bots.are_thinking)

    # What guests say.

    def command(self, watcher: Watcher, command: AnyCommand) -> None:
        """A guest wants something of the table."""
        self.mailbox.post(partial(self._obey, watcher, command))

    async def _obey(self, watcher: Watcher, command: AnyCommand) -> None:
        try:
            await self.writer.write(partial(self._decided, watcher, command), Sender(watcher, command.id))
        except AlreadyDone:
            watcher.answer(wire.encode(wire.Accepted(id=command.id)))
        except Refused as refused:
            tell_refusal(watcher, refused, command.id, self.table, self.names)
        await self.deeds.settle()

    def _decided(self, watcher: Watcher, command: AnyCommand) -> Decided:
        if command.id and (watcher.guest, command.id) in self.table.done:
            raise AlreadyDone("already-done")
        return decide(self.table, command, watcher.guest, self.clock.now())

    async def take_hint(self, guest: str, decision: int, client: str) -> int:
        """The seat of a guest who may have a hint now; all see that the table is one with hints. ``Refused`` if not."""
        given: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        async def letter() -> None:
            try:
                if not is_hinted(self.table, guest, decision):
                    await self.writer.write(partial(self._hint, guest, decision, client))
                seat = check_hint(self.table, guest, decision)
            except Refused as refused:
                METRICS.refused.labels(refused.code).inc()
                if not given.done():
                    given.set_exception(refused)
            else:
                if not given.done():
                    given.set_result(seat)
            await self.deeds.settle()

        self.mailbox.post(letter)
        return await given

    def _hint(self, guest: str, decision: int, client: str) -> Decided:
        at = max(self.clock.now(), self.table.at)
        return decide_hint(self.table, guest, decision, at, client)

    def leave(self, watcher: Watcher) -> None:
        """Somebody watches no more."""
        self.talk.leave(watcher)
        self.audience.leave(watcher)

    def join(self, watcher: Watcher) -> None:
        """Somebody begins to watch: first the scene, in step with the mail."""

        async def letter() -> None:
            self.audience.welcome(watcher)

        if self.audience.expect(watcher):
            self.mailbox.post(letter)

    def resync(self, watcher: Watcher) -> None:
        """Somebody has missed something."""

        async def letter() -> None:
            watcher.show(self.audience.scene)

        self.mailbox.post(letter)

    # What others say: bots, and whoever looks after the tables.

    def _ask_bot(self, turn: BotTurn) -> None:
        self._host.ask_bot(self, turn)

    def bot_move(self, turn: BotTurn, move: str | None) -> None:
        """A bot has thought; nothing where it failed, and the default move is made for it."""

        async def letter() -> None:
            await self.bots.write_down(turn, move)
            await self.deeds.settle()

        self.mailbox.post(letter)

    def look_again(self) -> None:
        """Another process has written entries."""

        async def letter() -> None:
            self.writer.is_behind = True
            await self.deeds.settle()

        self.mailbox.post(letter)

    def forget(self, guest: str) -> bool:
        """Somebody has been erased: neither name nor words are shown any more, and nobody acts in that name.

        False for whoever was not here.
        """
        theirs = self.audience.disown(guest)
        if not theirs and not self.names.get(guest):
            return False
        self.audience.rename(guest, "")
        self.audience.note_presence()
        self.talk.read_without(theirs)
        return True

    def _applied(self, update: Update, sender: Sender | None, is_ours: bool) -> None:
        """An entry has been read: everybody is told."""
        self.clock.keep_up(self.table.at)
        METRICS.entries.count += update.only == "all"  # a secret must not show in what anybody may count
        self.audience.tell(update, sender)
        self._host.changed(self, update, is_ours)
