"""Clocks: who has how long. Time is read from the entries alone, so every reader of them comes to the same seconds."""

from collections.abc import Iterable
from typing import Final

from reverie.table.clock_kinds import AnyClock, ClockFace, ClockReading, Deadline

_NO_TIME: Final = ClockFace(banks=[], opened_at=0.0, told_at=0.0, window_closes_at=None)


class Clocks:
    """The clocks of one game. They run for the seats that owe an answer, while nothing stops them."""

    __slots__ = ("_interrupted", "_phase", "banks", "opened_at", "rule", "stopped", "told_at")

    def __init__(self, rule: AnyClock, players: int, at: float) -> None:
        self.rule = rule
        self.banks = rule.first_banks(players)
        self.told_at = at
        self.opened_at = at
        self.stopped = False
        self._phase = ""
        self._interrupted = ("", 0.0)
        """A phase in which somebody else was asked something, and how long it had lasted by then."""

    def charge(self, seats: Iterable[int], at: float, extra: float = 0.0) -> None:
        """Time has gone on to ``at``; whoever owed an answer pays for it, but for ``extra`` seconds."""
        passed = max(0.0, at - self.told_at - extra)
        if self.stopped:
            self.opened_at += at - self.told_at
        elif extra:
            self.opened_at += min(extra, at - self.told_at)
        if self.banks and not self.stopped:
            for seat in seats:
                self.banks[seat] = max(0.0, self.banks[seat] - passed)
        self.told_at = at

    def answered(self, seat: int) -> None:
        """A seat has answered a question."""
        if self.banks:
            self.banks[seat] += self.rule.per_answer

    def took_back(self, seat: int) -> None:
        """A seat has taken its answer back, and what it got for it."""
        if self.banks:
            self.banks[seat] = max(0.0, self.banks[seat] - self.rule.per_answer)

    def asked_anew(self, at: float, phase: str = "") -> None:
        """A new question is open; if its ``phase`` is going on, or was interrupted, so does its time."""
        if not self.rule.follows_phases:
            self.opened_at = at
            return
        if phase and phase == self._phase:
            return
        if self._phase:
            self._interrupted = (self._phase, at - self.opened_at)
        known, lasted = self._interrupted
        self.opened_at = at - lasted if phase and phase == known else at
        self._phase = phase

    def deadline(self, seats: Iterable[int]) -> Deadline | None:
        """When the first of ``seats`` runs out of time, and which."""
        waiting = list(seats)
        if self.stopped or not waiting:
            return None
        return self.rule.deadline(ClockReading(self.opened_at, self.told_at, self.banks), waiting)


def clock_face(clocks: Clocks | None, window_closes_at: float | None) -> ClockFace:
    """The clocks as everybody may know them; without a clock only a hidden window has its time."""
    if clocks is None or not clocks.rule.runs:
        if window_closes_at is None:
            return _NO_TIME
        return ClockFace(banks=[], opened_at=0.0, told_at=0.0, window_closes_at=window_closes_at)
    return ClockFace(
        banks=[round(bank, 3) for bank in clocks.banks],
        opened_at=clocks.opened_at,
        told_at=clocks.told_at,
        window_closes_at=window_closes_at,
    )
