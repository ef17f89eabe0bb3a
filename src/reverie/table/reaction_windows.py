"""Hidden reaction windows: the answers that lie in one, and when it closes.

Who is asked follows from open facts (``Ask.seats``), so everybody knows who could answer. A window closes as soon as
all of them have answered, and at the latest when its time is up. When people answer is their own affair; the table
itself must not let anything hidden show in time. Hence three rules:

- No window closes before its first seconds are over. Whoever passes at once, passes by a standing answer or can do
  nothing but pass looks like everybody else who was quick.
- Nobody waits for a bot: it thinks longer when it holds something. After the first seconds it counts as having
  answered; if it has not by then, it passes.
- What is shown meanwhile, the countdown included, follows from who is asked and who sits there.

A table may also choose that its windows always take their whole time.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from reverie.kernel import BadSetup

USUAL: Final = 8.0
"""Seconds that a window takes at most where the table has not chosen."""
SHORTEST: Final = 0.05
LONGEST: Final = 3_600.0
_FIRST: Final = 2.0
"""The first seconds of a window, in which it never closes: enough for a bot to think, and to see what was played."""


@dataclass
class ReactionWindow:
    """One window that is open."""

    decision: int
    asked: Sequence[int]
    """Everybody knows of these, whatever they hold."""
    first_until: float
    closes_at: float
    """At the latest."""
    answers: dict[int, str] = field(default_factory=dict)

    def hold(self, seconds: float) -> None:
        """So long nobody could answer."""
        self.first_until += seconds
        self.closes_at += seconds

    def due_at(self, people: Sequence[int]) -> float:
        """When it closes, as things stand: a secret of the table."""
        return self._end([seat for seat in people if seat not in self.answers])

    def shown_end(self, people: Sequence[int]) -> float:
        """When it closes at the latest, as everybody may know: early where only bots are asked."""
        return self._end(people)

    def _end(self, awaited: Sequence[int]) -> float:
        return self.closes_at if any(seat in awaited for seat in self.asked) else self.first_until


def open_window(decision: int, asked: Sequence[int], at: float, seconds: float, is_whole: bool) -> ReactionWindow:
    """A window that takes so many seconds at most, or always."""
    first = seconds if is_whole else min(_FIRST, seconds / 2)
    return ReactionWindow(decision, tuple(asked), at + first, at + seconds)


def check_window(seconds: float) -> None:
    """``Refused`` unless a table may choose windows of that length."""
    if not SHORTEST <= seconds <= LONGEST:
        facts: Mapping[str, float] = {"value": seconds, "minimum": SHORTEST, "maximum": LONGEST}
        raise BadSetup("window-between", dict(facts), path="window")
