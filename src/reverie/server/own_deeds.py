"""What a table does by itself: clocks that run out, pauses that end, bots that are asked; and when it looks again."""

import asyncio
from contextlib import suppress
from functools import partial

from reverie.kernel import Refused
from reverie.server import mailbox
from reverie.server.bot_answers import BotAnswers
from reverie.server.entry_writer import EntryWriter
from reverie.server.mailbox import Broken, Mailbox
from reverie.server.refusals import STORAGE_REFUSALS, NoLongerDue
from reverie.server.server_clock import TableClock
from reverie.table import entries
from reverie.table.deciding import Decided
from reverie.table.entries import AnyDeed, Entry
from reverie.table.live_table import LiveTable


class OwnDeeds:
    """Does what is due at one table, in the order of its mail, and wakes up for what comes next."""

    def __init__(
        self, table: LiveTable, clock: TableClock, mail: Mailbox, writer: EntryWriter, bots: BotAnswers
    ) -> None:
        self._table = table
        self._clock = clock
        self._mail = mail
        self._writer = writer
        self._bots = bots
        self._timer: asyncio.TimerHandle | None = None

    @property
    def due_in(self) -> float | None:
        """Seconds until the table has to do something by itself."""
        return None if self._timer is None else self._timer.when() - asyncio.get_running_loop().time()

    def look(self) -> None:
        """See to what is due, when all mail before this has been read."""
        self._mail.post(self.settle)

    def write(self, deed: AnyDeed) -> None:
        """The table itself does something."""

        async def letter() -> None:
            with suppress(NoLongerDue):
                await self._writer.write(partial(self._entry, deed))
            await self.settle()

        self._mail.post_stubbornly(letter)

    def hold(self, seconds: float) -> None:
        """Nobody could play for so long: until that is written down, the time has not passed here."""
        if self._table.next_due() is None:
            return
        self._clock.held += seconds

        async def letter() -> None:
            await self._writer.write(partial(self._entry, entries.Outage(seconds)))
            self._clock.held -= seconds
            await self.settle()

        self._mail.post_stubbornly(letter)

    async def settle(self) -> None:
        """Let the table do what is due, ask the bots, and set the alarm for what comes next."""
        try:
            if self._writer.is_behind:
                await self._writer.catch_up()
            while (deed := self._due()) is not None:
                await self._writer.write(partial(self._entry, deed))
        except NoLongerDue:
            self.look()
            return
        except STORAGE_REFUSALS:
            self._wake_in(mailbox.RETRY_SECONDS)
            return
        except Refused as refused:
            raise Broken from refused  # it would be due for ever
        self._bots.ask()
        due = self._table.next_due()
        self._wake_in(None if due is None else min(max(0.0, due - self._clock.now()), 86_400.0) + 0.001)

    def close(self) -> None:
        """Wake up no more."""
        self._wake_in(None)

    def _due(self) -> AnyDeed | None:
        try:
            return self._table.due(self._clock.now())
        except Exception as error:
            raise Broken from error

    def _entry(self, deed: AnyDeed) -> Decided:
        """What the table itself does, if it still has to."""
        table, now = self._table, self._clock.now()
        if isinstance(deed, entries.Outage):
            now += self._clock.held  # in the entries it passes, as what it is
        elif isinstance(deed, entries.Rematched):
            if table.rematch or not table.wants_rematch():
                raise NoLongerDue("no-longer-due")  # somebody has thought better of it meanwhile
        elif table.due(now) != deed:
            raise NoLongerDue("no-longer-due")
        return Decided(Entry(table.number + 1, max(now, table.at), deed))

    def _wake_in(self, seconds: float | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if seconds is not None:
            self._timer = asyncio.get_running_loop().call_later(seconds, self._ring)

    def _ring(self) -> None:
        self._timer = None
        self.look()
