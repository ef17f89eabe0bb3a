"""The server's time: that of the wall, but it never goes back, and it tells when nobody could play.

Between two pulses it follows the machine's steady clock, so a wall clock that is set back holds nothing up. When a
pulse comes late (the machine slept, the process was stopped) or finds the wall far ahead (it was set forward, or the
steady clock slept too), time has stood still for everybody: a gap. Until the pulse has said so, time does not run on
by more than the longest pause between two pulses, so that no clock runs out in a gap.
"""

from collections.abc import Callable
from time import monotonic, time
from typing import Final, NamedTuple

PULSE: Final = 1.0
"""Seconds between two pulses."""
STALL: Final = 5.0
"""A pulse that comes after more seconds than this was held up: nobody could play."""
_STEP: Final = 2.0
"""Seconds by which the wall may be ahead before it counts as a gap; less is followed."""


class Gap(NamedTuple):
    """From when to when nobody could play."""

    start: float
    end: float

    def after(self, at: float) -> float:
        """How many seconds of it lie after ``at``."""
        return max(0.0, self.end - max(self.start, at))


class ServerClock:
    def __init__(self, wall: Callable[[], float] = time, steady: Callable[[], float] = monotonic) -> None:
        self._wall = wall
        self._steady = steady
        self._at = wall()
        """The server's time at the last pulse, and the steady clock's then."""
        self._seen = steady()

    def __call__(self) -> float:
        """What time it is, in seconds since 1970."""
        passed = self._steady() - self._seen
        return self._at + (passed if passed < STALL else STALL)  # several times with every move: no ``min``

    def pulse(self) -> Gap | None:
        """Time goes on; the gap since the last pulse, if there was one."""
        steady, wall = self._steady(), self._wall()
        passed = steady - self._seen
        last, now = self._at, self._at + passed
        self._at, self._seen = max(now, wall), steady
        if passed > STALL:
            return Gap(last, self._at)
        return Gap(now, self._at) if self._at - now > _STEP else None


class TableClock:
    """The server's time at one table: never before its last entry, and standing still in an outage."""

    def __init__(self, clock: Callable[[], float], at: float) -> None:
        """``at`` is the time of the table's last entry."""
        self.held = 0.0
        """Seconds of an outage that are not written down yet: for the table they have not passed."""
        self._clock = clock
        self._ahead = 0.0
        """Seconds by which the entries are ahead of our clock, which may have been set back, or be another server's."""
        self.keep_up(at)

    def now(self) -> float:
        return self._clock() + self._ahead - self.held

    def keep_up(self, at: float) -> None:
        """An entry was written at that time."""
        ahead = at - self._clock()
        if ahead > self._ahead:
            self._ahead = ahead
