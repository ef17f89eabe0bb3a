"""What the coach does about daily deals, when nobody else needs it: results less luck, and a game of its own.

One thing at a time. A game that was finished in time is analysed as any other, and what its player's result comes to
without the luck is kept beside it. The coach's own game is a table of the same deal with bots on all seats.
"""

import asyncio
import logging
from contextlib import aclosing, suppress
from datetime import date
from typing import Final

import msgspec

from reverie.coach.analysis import AnalysisDone, AnalysisLine
from reverie.coach.judgement import USUAL_EFFORT
from reverie.kernel import Refused
from reverie.kernel.daily_deals import read_day
from reverie.server.background import BackgroundTasks
from reverie.server.coach_endpoints import analysed_lines, coach_version, encoded_game
from reverie.server.daily_deals import DailyDeals
from reverie.server.storage import DailyAdjustedRow, DailyEntryRow, Store
from reverie.server.tables import Tables
from reverie.server.workers import OutOfMemory, TookTooLong, TooManyWait, WorkerDied, WorkerPool
from reverie.table.live_table import LiveTable
from reverie.wire.daily_messages import DailyResults

_logger = logging.getLogger(__name__)

LOOK_SECONDS: Final = 10.0
"""How often it is looked for games that wait for the coach."""
_OWNER: Final = "daily deals"
"""In whose name the coach is asked: no guest is called so."""

_analysis: Final[msgspec.json.Decoder[AnalysisLine]] = msgspec.json.Decoder(AnalysisLine)


class DailyStudies:
    """Works through the games of the daily deals, one by one."""

    def __init__(self, store: Store, tables: Tables, deals: DailyDeals, coach: WorkerPool) -> None:
        self._store = store
        self._tables = tables
        self._deals = deals
        self._coach = coach
        self._background = BackgroundTasks()
        self._given_up: set[str] = set()
        """Tables of which the coach could make nothing; after a restart it is tried again."""
        self._games: set[tuple[date, str]] = set()
        """The deals that the coach is about to play itself."""
        self._one_game = asyncio.Lock()

    def open(self) -> None:
        self._background.start(self._work())

    async def close(self) -> None:
        await self._background.end()

    async def _work(self) -> None:
        with suppress(Refused):  # the storage: what is missing now is missing until the next start
            await self._deals.keep_missing_results()
        while True:
            try:
                while not self._coach.ahead_of(_OWNER) and await self._study_one():
                    pass
            except Refused as refused:
                _logger.warning("no daily deal was studied: %s", refused.code)
            await asyncio.sleep(LOOK_SECONDS)

    # Results less luck.

    async def _study_one(self) -> bool:
        """Study the game that has waited longest; false where none waits."""
        entry = await self._store.daily.next_to_study(self._given_up)
        if entry is None:
            return False
        try:
            table = (await self._tables.actor(entry.table_id)).table
            await self._store.daily.adjust(entry.table_id, await self._adjusted(entry, table))
        except (Refused, TookTooLong, OutOfMemory, TooManyWait, WorkerDied) as why:
            self._given_up.add(entry.table_id)
            _logger.warning("the daily deal at table %s was not studied: %r", entry.table_id, why)
        return True

    async def _adjusted(self, entry: DailyEntryRow, table: LiveTable) -> DailyAdjustedRow | None:
        found = _analysis.decode(await self._analysed(table))
        assert isinstance(found, AnalysisDone)
        own = next((one for one in found.analysis.seats if one.seat == entry.seat), None)
        return None if own is None else DailyAdjustedRow(share=own.adjusted, low=own.low, high=own.high)

    async def _analysed(self, table: LiveTable) -> bytes:
        """The whole analysis, made now unless it is kept; the table keeps it for whoever asks when the day is over."""
        made_by = coach_version(table.begun.state.setup)
        kept = await self._store.analyses.get(table.id, made_by)
        if kept is not None:
            return kept
        last = b""
        lines = self._coach.stream(_OWNER, analysed_lines, encoded_game(table), USUAL_EFFORT)
        async with aclosing(lines):  # whoever stops us stops the worker
            async for is_last, line in lines:
                if is_last:
                    last = line
        await self._store.analyses.keep(table.id, made_by, last)
        return last

    # The coach's own game.

    def with_coach(self, found: DailyResults) -> DailyResults:
        """The results of a day that is over, with the coach's own game under way if nobody has asked for it before."""
        assert found.coach is not None
        if found.coach.state != "none":
            return found
        wanted = (read_day(found.day), found.game)
        if wanted not in self._games:
            self._games.add(wanted)
            self._background.start(self._play(*wanted))
        return msgspec.structs.replace(found, coach=msgspec.structs.replace(found.coach, state="playing"))

    async def _play(self, day: date, game: str) -> None:
        """Begin it when the one before is over, and see it through."""
        try:
            async with self._one_game:
                await self._deals.until_over(await self._deals.begin_coach(day, game))
        except Refused as refused:
            _logger.warning("the coach plays no %s of %s: %s", game, day, refused.code)
        finally:
            self._games.discard((day, game))
