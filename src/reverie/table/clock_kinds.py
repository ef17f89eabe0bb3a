"""The kinds of clocks that a table can have. Each says what it allows, how long an answer may take, and what follows.

When time runs out the table makes the default move, whatever the kind (``LiveTable.due``).
"""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, NamedTuple

import msgspec

from reverie.kernel import BadSetup

DAY: Final = 86_400.0

_SECONDS: Final = (1, 86_400)


class Deadline(NamedTuple):
    """When time runs out, and for which seat."""

    at: float
    seat: int


class ClockReading(NamedTuple):
    """Where the clocks of a game stand, in seconds by the entries' time."""

    opened_at: float
    """When the open question, or its phase, began."""
    told_at: float
    """When the banks stood so."""
    banks: Sequence[float]


class ClockFace(msgspec.Struct, frozen=True, kw_only=True):
    """The clocks as everybody may know them, in seconds by the server's clock."""

    banks: list[float]
    """By seat: what is left of its bank; empty where there are none."""
    opened_at: float
    """When the question, or its phase, began; 0: no clock runs."""
    told_at: float
    """When the banks stood so."""
    window_closes_at: float | None
    """When a hidden window closes at the latest, if one is open."""


class ClockSentence(NamedTuple):
    """How a clock is told: the name of the sentence, and the spans of time in it, in seconds."""

    name: str
    spans: Mapping[str, float] = {}


class ClockRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="clock"):
    """How time is kept; each kind is a subclass."""

    bounds: ClassVar[Mapping[str, tuple[float, float]]] = {}
    """By field: the least and the most that a table may choose."""
    runs: ClassVar[bool] = True
    """Whether there is a clock at all."""
    follows_phases: ClassVar[bool] = False
    """Whether its time is one for all questions of what a game calls one phase."""
    nudge_again: ClassVar[float] = 60.0
    """Seconds until somebody who keeps silent may be nudged once more."""

    @property
    def name(self) -> str:
        """How the entries call that kind of clock."""
        return str(self.__struct_config__.tag)

    def check(self) -> None:
        """``Refused`` unless the clock makes sense."""
        for name, (lowest, highest) in self.bounds.items():
            value = getattr(self, name)
            if not lowest <= value <= highest:
                facts = {"name": name, "value": value, "minimum": lowest, "maximum": highest}
                raise BadSetup("clock-between", facts, path=f"clock.{name}")

    def first_banks(self, players: int) -> list[float]:
        """What every seat has at the beginning; empty where nobody has a bank."""
        return []

    @property
    def per_answer(self) -> float:
        """Seconds that a seat gets for an answer, and loses when it takes it back."""
        return 0.0

    def deadline(self, reading: ClockReading, waiting: Sequence[int]) -> Deadline | None:
        """When the first of those who owe an answer runs out of time."""
        return None

    def window_seconds(self, chosen: float) -> float:
        """How long a hidden window takes at most, where the table has ``chosen`` a time for them."""
        return chosen

    def sentence(self, phase_limit: float) -> ClockSentence:
        """How long everybody may think; ``phase_limit`` is what the game's own rules give a phase."""
        return ClockSentence("time-none")


class NoClock(ClockRule, frozen=True, tag="none"):
    """As long as it takes."""

    runs = False


class BankClock(ClockRule, frozen=True, tag="bank"):
    """Every player has a bank of seconds, and gets some back after each move."""

    seconds: float
    increment: float = 0.0

    bounds: ClassVar = {"seconds": _SECONDS, "increment": (0, 3_600)}

    def first_banks(self, players: int) -> list[float]:
        return [self.seconds] * players

    @property
    def per_answer(self) -> float:
        return self.increment

    def deadline(self, reading: ClockReading, waiting: Sequence[int]) -> Deadline | None:
        return min(Deadline(reading.told_at + reading.banks[seat], seat) for seat in waiting)

    def sentence(self, phase_limit: float) -> ClockSentence:
        if not self.increment:
            return ClockSentence("time-bank", {"span": self.seconds})
        return ClockSentence("time-bank-more", {"span": self.seconds, "increment": self.increment})


class DaysClock(ClockRule, frozen=True, tag="days"):
    """So many days for each move."""

    days: float

    bounds: ClassVar = {"days": (0.001, 30)}
    nudge_again = 3_600.0

    def deadline(self, reading: ClockReading, waiting: Sequence[int]) -> Deadline | None:
        return Deadline(reading.opened_at + self.days * DAY, waiting[0])

    def window_seconds(self, chosen: float) -> float:
        """The clock decides: nobody has to be there at once."""
        return self.days * DAY

    def sentence(self, phase_limit: float) -> ClockSentence:
        return ClockSentence("time-decision", {"span": self.days * DAY})


class PhaseClock(ClockRule, frozen=True, tag="phase"):
    """So many seconds for each question, whoever is asked, or for all questions of what a game calls one phase."""

    seconds: float

    bounds: ClassVar = {"seconds": _SECONDS}
    follows_phases = True

    def deadline(self, reading: ClockReading, waiting: Sequence[int]) -> Deadline | None:
        return Deadline(reading.opened_at + self.seconds, waiting[0])

    def sentence(self, phase_limit: float) -> ClockSentence:
        return ClockSentence("time-rules" if self.seconds == phase_limit else "time-decision", {"span": self.seconds})


AnyClock = NoClock | BankClock | DaysClock | PhaseClock
