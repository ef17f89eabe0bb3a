"""News for the lobby. It is a cache, so they wait a little: of several about one table only the last is written."""

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Final

from reverie.server.storage.deeds import Deed
from reverie.server.storage.summaries import New

_LAZY: Final = 0.5
"""Seconds that news wait for newer ones; whoever looks at the lobby has them at once."""


class News:
    def __init__(self, hand_in: Callable[[Iterable[Deed]], None]) -> None:
        """``hand_in`` has them written with the next commit."""
        self._hand_in = hand_in
        self._waiting: dict[str, Deed] = {}
        self._untold: set[asyncio.Future[None]] = set()
        """The answers to all that are not written yet."""
        self._alarm: asyncio.TimerHandle | None = None

    def tell(self, news: New) -> "asyncio.Future[None]":
        """Have the lobby say something new of a table, soon; who must know when may wait for it."""
        table = news[0]
        deed = self._waiting.get(table)
        if deed is None:
            deed = self._waiting[table] = Deed(table=table)
            self._untold.add(deed.answer)
            deed.answer.add_done_callback(self._untold.discard)
        deed.news = _newer(deed.news, news)
        if self._alarm is None:
            self._alarm = asyncio.get_running_loop().call_later(_LAZY, self.hurry)
        return deed.answer

    def hurry(self) -> None:
        """Let all of them go into the next commit."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        self._hand_in(self._waiting.values())
        self._waiting.clear()

    def make_way(self, table: str) -> None:
        """Newer ones about the table are about to be written: these must not come after them."""
        deed = self._waiting.pop(table, None)
        if deed is not None:
            self._hand_in([deed])

    async def told(self) -> None:
        """Until all of them are written: nobody is to look at the lobby and miss what they did themselves."""
        if self._untold:
            self.hurry()
            await asyncio.wait(set(self._untold))


def _newer(old: New | None, new: New) -> New:
    """What is new of a table; who sits there stays as it was where the newer news do not say."""
    table, at, summary = new
    if old is None or summary.guests is not None:
        return new
    return table, at, replace(summary, guests=old[2].guests)
