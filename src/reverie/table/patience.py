"""How long a table waits for somebody who does not answer: when they may be nudged, and when a bot may play on.

Only what everybody at the table knows counts, so that nobody's secrets show in it. The rule in words is in
``docs/browser.md``.
"""

from dataclasses import dataclass
from typing import Final, Literal

import msgspec

from reverie.table.clock_kinds import AnyClock

FIRST_NUDGE: Final = 15.0
"""Seconds that a question must have been open."""
TOGETHER: Final = 120.0
"""Seconds without an answer after a nudge, after which all the others together may have a bot play on."""
ALONE: Final = 600.0
"""The same for any one of the others alone: they may be away too."""
TOGETHER_BY_CLOCK: Final = 2
"""At a table with a clock: so many answers in a row that the clock had to give."""
ALONE_BY_CLOCK: Final = 5


@dataclass(slots=True)
class Silence:
    """What the table knows of a seat that keeps it waiting."""

    since: float = 0.0
    """When it was first nudged without anything having been heard since; 0: never."""
    nudged_at: float = 0.0
    """When it was last nudged."""
    by_clock: int = 0
    """How many answers in a row the clock has given."""

    def hold(self, seconds: float) -> None:
        """So much time did not count: nobody could answer."""
        if self.since:
            self.since += seconds
        if self.nudged_at:
            self.nudged_at += seconds

    @property
    def is_broken(self) -> bool:
        """Whether there is nothing to wait for."""
        return not (self.since or self.by_clock)


def may_replace(silence: Silence, clock: AnyClock, now: float) -> str:
    """Whether the others may have a bot play on: ``together``, even ``alone``, or not yet (empty)."""
    if not clock.runs:
        waited = now - silence.since if silence.since else 0.0
        return "alone" if waited >= ALONE else "together" if waited >= TOGETHER else ""
    return (
        "alone" if silence.by_clock >= ALONE_BY_CLOCK else "together" if silence.by_clock >= TOGETHER_BY_CLOCK else ""
    )


class PatienceRule(msgspec.Struct, frozen=True, kw_only=True):
    """The rule as a page needs it to offer only what would be accepted."""

    nudge: float
    """Seconds until somebody may be nudged, and until that may be done again."""
    nudge_again: float
    together: int | float
    """After how much silence all the others together may have a bot play on, and any one of them alone."""
    alone: int | float
    counts: Literal["seconds", "clock"]
    """What silence is counted in: seconds since a nudge, or answers that the clock has given."""


def patience_rule(clock: AnyClock) -> PatienceRule:
    """The rule at a table with that clock."""
    return PatienceRule(
        nudge=FIRST_NUDGE,
        nudge_again=clock.nudge_again,
        together=TOGETHER_BY_CLOCK if clock.runs else TOGETHER,
        alone=ALONE_BY_CLOCK if clock.runs else ALONE,
        counts="clock" if clock.runs else "seconds",
    )
