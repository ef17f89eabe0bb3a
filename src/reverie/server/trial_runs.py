"""The studio's trials on the server: games go out to worker processes in small batches, figures come back as they come.

Workers give way to everything else (niceness). A trial has at most as many batches out as there are workers, and owners
are served by turns, so nobody waits longer than a batch of each of the others. When whoever asked has gone, what waits
is forgotten, and what is being played is left alone for a moment and then killed.
"""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import suppress
from dataclasses import dataclass, field
from math import ceil
from time import monotonic
from typing import Final

from reverie.kernel import Game, Refused
from reverie.server.settings import Settings
from reverie.server.workers import OutOfMemory, TookTooLong, TooManyWait, WorkerDied, WorkerLimits, WorkerPool
from reverie.studio.answers import studio_refusal
from reverie.studio.forms import studio_words
from reverie.studio.tallies import PairTally, figure_names
from reverie.studio.trials import play_pairs
from reverie.wire.replays import TooMuch
from reverie.wire.studio_messages import TrialEnded, TrialLine, TrialProgress, TrialRefused, TrialWaiting

MEMORY = 1024
"""MiB for one worker."""
WAITING = 128
"""Batches that may wait for a worker, of all trials."""
RETRY_SECONDS: Final = 5
_GRACE: Final = 1.0
_FIRST_PAIRS: Final = 2
_MOST_PAIRS: Final = 250
_BATCH_SECONDS: Final = 0.4
"""So long a batch should take: figures come often, and others have their turn soon."""
_TELL_SECONDS: Final = 0.5
"""Figures are not told more often than this; a long trial tells them less and less often."""
_TELL_SHARE: Final = 0.05


def trial_workers(settings: Settings) -> WorkerPool:
    """The workers; the application keeps them."""
    return WorkerPool(
        WorkerLimits(
            workers=settings.trial_workers,
            deadline=settings.trial_deadline,
            waiting=WAITING,
            memory=MEMORY,
            niceness=settings.trial_niceness,
            grace=_GRACE,
        )
    )


def _figure_names(game: Game, language: str, players: int) -> dict[str, str]:
    """For the first time all words of a language are read: not in the event loop."""
    return figure_names(studio_words(game, language), players)


@dataclass(slots=True)
class TrialRun:
    """One trial. ``lines`` plays it; whoever stops listening ends it."""

    workers: WorkerPool
    owner: str
    game: Game
    plan: bytes
    players: int
    pairs: int
    seconds: float
    """So long it may be played at most."""
    language: str
    _tally: PairTally = field(init=False)
    _out: set["asyncio.Task[PairTally]"] = field(init=False, default_factory=set)
    _next: int = field(init=False, default=0)
    _names: dict[str, str] = field(init=False, default_factory=dict)
    _began: float = field(init=False, default=0.0)
    _told_at: float = field(init=False, default=0.0)

    def __post_init__(self) -> None:
        self._tally = PairTally(self.players)

    async def lines(self) -> AsyncGenerator[TrialLine, None]:
        """How far it is, again and again; at last why it has ended."""
        self._names = await asyncio.to_thread(_figure_names, self.game, self.language, self.players)
        self._began = monotonic()
        try:
            while self._hand_out():
                done, _ = await asyncio.wait(self._out, timeout=_TELL_SECONDS * 2, return_when=asyncio.FIRST_COMPLETED)
                self._take(done)
                if self._is_due():
                    yield self._progress()
                elif not self._tally.pairs and (ahead := self.workers.ahead_of(self.owner)):
                    yield TrialWaiting(ahead=ahead)
            yield self._progress()
            is_done = self._tally.pairs >= self.pairs
            yield TrialEnded(why="done" if is_done else "time", pairs=self._tally.pairs, seconds=self._elapsed)
        except Refused as refused:
            yield TrialRefused(refusal=studio_refusal(self.game, refused, self.language))
        finally:
            await self._end()

    @property
    def _elapsed(self) -> float:
        return round(monotonic() - self._began, 3)

    def _hand_out(self) -> bool:
        """Have the workers busy, as long as there is something to play and time for it; whether anything is out."""
        while len(self._out) < self.workers.limits.workers and self._next < self.pairs and self._has_time:
            last = min(self.pairs, self._next + self._batch())
            self._out.add(asyncio.create_task(self.workers.run(self.owner, play_pairs, self.plan, self._next, last)))
            self._next = last
        return bool(self._out)

    @property
    def _has_time(self) -> bool:
        """Waiting for others does not count, as long as it does not take very long."""
        played = self._tally.seconds / self.workers.limits.workers
        return played < self.seconds and self._elapsed < 4 * self.seconds

    def _batch(self) -> int:
        """As many pairs as should take a moment, by how long they have taken so far."""
        if not self._tally.pairs:
            return _FIRST_PAIRS
        each = self._tally.seconds / self._tally.pairs
        return max(1, min(_MOST_PAIRS, 2 * self._tally.pairs, int(_BATCH_SECONDS / max(each, 1e-6))))

    def _take(self, done: set["asyncio.Task[PairTally]"]) -> None:
        for task in done:
            self._out.discard(task)
            try:
                self._tally.join(task.result())
            except TookTooLong:
                raise TooMuch("trial-too-slow", {"seconds": ceil(self.workers.limits.deadline)}) from None
            except OutOfMemory:
                raise TooMuch("trial-too-large", {"memory": MEMORY}) from None
            except (TooManyWait, WorkerDied):
                raise TooMuch("trials-busy", {"seconds": RETRY_SECONDS}) from None

    def _is_due(self) -> bool:
        """Whether there are figures that should be told now."""
        since = monotonic() - self._told_at
        return bool(self._tally.pairs) and since >= max(_TELL_SECONDS, _TELL_SHARE * self._elapsed)

    def _progress(self) -> TrialProgress:
        self._told_at = monotonic()
        return TrialProgress(
            pairs=self._tally.pairs,
            total=self.pairs,
            seconds=self._elapsed,
            figures=self._tally.told(self.pairs, self._names),
        )

    async def _end(self) -> None:
        for task in self._out:
            task.cancel()
        with suppress(asyncio.CancelledError):
            await asyncio.gather(*self._out, return_exceptions=True)
