"""Time to think at one keyboard: it runs for a person only while a question lies before them."""

from collections.abc import Callable
from time import monotonic
from typing import Final

from reverie.table.clock_kinds import AnyClock, NoClock
from reverie.table.clocks import Clocks
from reverie.table.local_game import LocalGame

_GONE: Final = 3
"""So many moves by the clock in a row mean that nobody is there: then it waits for somebody."""


class ThinkingTime:
    """The clocks of the people at one keyboard. Bots have none, and a curtain that hides the question stops them."""

    def __init__(self, rule: AnyClock | None, players: int, now: Callable[[], float] = monotonic) -> None:
        self._clocks = Clocks(rule or NoClock(), players, 0.0)
        self._now = now
        self._passed = 0.0
        """All the time in which anybody was asked, until the last answer."""
        self._seat: int | None = None
        self._since = 0.0
        self._asked = (-1, -1)
        self._by_clock = 0

    @property
    def rule(self) -> AnyClock | None:
        """How time is kept; nothing where it is not."""
        return self._clocks.rule if self._clocks.rule.runs else None

    def begin(self, local_game: LocalGame, seat: int) -> None:
        """A question is put to somebody who owes an answer."""
        ask = local_game.state.ask
        if not self._clocks.rule.runs or ask is None or seat not in local_game.state.asked:
            return
        asked = (local_game.state.decision, seat)
        if asked != self._asked:
            phase = ask.phase(local_game.state)
            self._clocks.asked_anew(self._passed, f"{phase} {seat}" if phase else "")
        self._asked, self._seat, self._since = asked, seat, self._now()

    @property
    def left(self) -> float | None:
        """Seconds until time is up for whoever is asked; nothing where no clock runs."""
        if self._seat is None or self.waits:
            return None
        deadline = self._clocks.deadline([self._seat])
        return None if deadline is None else max(0.0, deadline.at - self._at)

    @property
    def waits(self) -> bool:
        """Whether it has answered so often that it waits for somebody now."""
        return self._by_clock >= _GONE

    @property
    def is_up(self) -> bool:
        """Whether the time of the one who is asked has run out."""
        return self.left == 0

    @property
    def _at(self) -> float:
        return self._passed + (self._now() - self._since if self._seat is not None else 0.0)

    def stop(self) -> None:
        """The question is put away, answered or not."""
        if self._seat is not None:
            at = self._at
            self._clocks.charge([self._seat], at)
            self._passed, self._seat = at, None

    def answered(self, seat: int, by_clock: bool = False) -> None:
        """A person has answered, or the clock for them."""
        self.stop()
        self._clocks.answered(seat)
        self._by_clock = self._by_clock + 1 if by_clock else 0

    def took_back(self, seat: int) -> None:
        """A move was taken back: the time it took is not."""
        self.stop()
        self._clocks.took_back(seat)
