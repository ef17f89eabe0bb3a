"""The tables in memory: a cache of what the storage keeps, which holds as many as somebody is at, and some more.

A table that was put away and has something to do by itself (its clock runs) is woken by an alarm.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterator
from time import monotonic
from typing import Final

from reverie.server.metrics import METRICS
from reverie.server.table_actor import TableActor

TIDY_SECONDS = 5.0
KEPT_SECONDS = 60.0
"""How long a table stays loaded after somebody wanted it last."""
KEPT_SECONDS_WHEN_OVER = 5.0
"""The same once its game is over: it may be looked at again, but nobody has to wait for a move there."""
_MOST: Final = 1000
"""So many tables stay in memory, besides those where somebody is."""
_LOOKS: Final = 8
"""So many of the others are looked at when a table comes in beyond those: it costs the same however many there are."""


class Alarms:
    """When tables that were put away have something to do by themselves."""

    def __init__(self, wake: Callable[[str], None]) -> None:
        self._wake = wake
        self._timers: dict[str, asyncio.TimerHandle] = {}

    def set(self, table_id: str, seconds: float) -> None:
        self._timers[table_id] = asyncio.get_running_loop().call_later(seconds, self._ring, table_id)

    def _ring(self, table_id: str) -> None:
        self._timers.pop(table_id, None)
        self._wake(table_id)

    def cancel(self, table_id: str) -> None:
        timer = self._timers.pop(table_id, None)
        if timer is not None:
            timer.cancel()

    def close(self) -> None:
        for timer in self._timers.values():
            timer.cancel()

    def __iter__(self) -> Iterator[str]:
        """The tables that will be woken."""
        return iter(self._timers)


class LoadedTables:
    """The actors of all loaded tables, by table."""

    def __init__(self, wake: Callable[[str], None]) -> None:
        """``wake`` has a table loaded for what it has to do by itself."""
        self.alarms = Alarms(wake)
        self._actors: dict[str, TableActor] = {}
        self._wanted: OrderedDict[str, float] = OrderedDict()
        """When somebody last wanted a table, or was there; the one longest ago comes first."""

    def __iter__(self) -> Iterator[TableActor]:
        return iter(list(self._actors.values()))

    def __contains__(self, table_id: str) -> bool:
        return table_id in self._actors

    def find(self, table_id: str) -> TableActor | None:
        return self._actors.get(table_id)

    def want(self, table_id: str) -> TableActor | None:
        """A table for somebody: it stays loaded for a while from now on. None where it is not, or has ended."""
        actor = self._actors.get(table_id)
        if actor is None or actor.mailbox.has_ended:
            return None
        self._note_wanted(table_id)
        return actor

    def add(self, actor: TableActor) -> None:
        self.alarms.cancel(actor.table.id)
        self._actors[actor.table.id] = actor
        self._note_wanted(actor.table.id)
        self._make_room()
        METRICS.tables.set(len(self._actors))

    def remove(self, actor: TableActor) -> None:
        actor.close()
        if self._actors.get(actor.table.id) is actor:
            del self._actors[actor.table.id], self._wanted[actor.table.id]
        METRICS.tables.set(len(self._actors))

    def put_away_if_idle(self, table_id: str) -> None:
        """Forget a table that nobody wants, and that has nothing to do by itself for a while."""
        actor = self._actors.get(table_id)
        if actor is None or not actor.is_idle:
            return
        due_in = actor.deeds.due_in
        if due_in is not None:
            if due_in <= KEPT_SECONDS:
                return
            self.alarms.set(table_id, due_in)
        self.remove(actor)

    async def tidy(self) -> None:
        """Put tables away for ever, as soon as nobody wants them any more."""
        while True:
            await asyncio.sleep(TIDY_SECONDS)
            await self._tidy_up()

    async def _tidy_up(self) -> None:
        for actor in self:
            table_id = actor.table.id
            if self._actors.get(table_id) is not actor:
                continue  # it has gone while others were put away
            if not actor.is_idle:
                self._note_wanted(table_id)
            elif monotonic() - self._wanted[table_id] >= _kept_seconds(actor):
                self.put_away_if_idle(table_id)
                await asyncio.sleep(0)  # there may be many: nobody waits for more than one

    def _note_wanted(self, table_id: str) -> None:
        self._wanted[table_id] = monotonic()
        self._wanted.move_to_end(table_id)

    def _make_room(self) -> None:
        """However many tables are asked for: of those that nobody is at, only some stay.

        Those that nobody has wanted for longest are looked at. Where somebody is after all, it is not soon looked at
        again; so all have their turn, a few with every table that comes.
        """
        for _ in range(min(_LOOKS, len(self._actors) - _MOST)):
            table_id = next(iter(self._wanted))
            self.put_away_if_idle(table_id)
            if table_id in self._wanted:
                self._note_wanted(table_id)

    async def close(self) -> None:
        """Read all the mail that has come."""
        self.alarms.close()
        for actor in self:
            await actor.finish()


def _kept_seconds(actor: TableActor) -> float:
    return KEPT_SECONDS_WHEN_OVER if actor.table.phase == "over" else KEPT_SECONDS
