"""Looking at results while they come, as often as one likes, without being misled by it.

The usual interval holds if one looks once. Whoever looks again and again and stops at the first difference that seems
sure, finds one sooner or later where there is none. Here the interval is a *confidence sequence*: with probability
``1 - alpha`` it holds at all moments at once, so one may stop at any of them.

It is Robbins' normal mixture. If differences had mean ``d`` and a known spread ``s``, then for every prior on ``d`` the
likelihood ratio of the mixture against ``d`` is a martingale that starts at 1, and by Ville's inequality it ever
reaches ``1 / alpha`` with probability ``alpha`` at most. With a normal prior of width ``s * rho`` all ``d`` for which
it has not done so after ``n`` pairs form the interval ::

    mean +- s * sqrt((1 + n rho^2) / (n rho)^2 * (2 ln(1 / alpha) + ln(1 + n rho^2)))

The spread is estimated from the pairs so far, which makes it asymptotic (as a t interval is by the central limit
theorem): so nobody looks before ``FIRST_LOOK`` pairs. ``rho`` only decides at which ``n`` it is narrowest. A test plays
thousands of studies without any difference, of the kinds that games bring about, and counts the false alarms.
"""

from dataclasses import dataclass
from math import log, sqrt
from typing import Final, Literal

ALPHA: Final = 0.05
Verdict = Literal["open", "differs", "same"]


@dataclass(slots=True)
class RunningMean:
    """Mean and spread of numbers that come one by one."""

    count: int = 0
    mean: float = 0.0
    squares: float = 0.0
    """Of the distances from the mean, summed up."""

    def add(self, value: float) -> None:
        """One more."""
        self.count += 1
        step = value - self.mean
        self.mean += step / self.count
        self.squares += step * (value - self.mean)

    def join(self, other: "RunningMean") -> None:
        """All numbers of another one."""
        if not other.count:
            return
        count, step = self.count + other.count, other.mean - self.mean
        self.squares += other.squares + step * step * self.count * other.count / count
        self.mean += step * other.count / count
        self.count = count

    @property
    def variance(self) -> float:
        """Of single numbers."""
        return self.squares / (self.count - 1) if self.count > 1 else 0.0


def best_rho(pairs: float, alpha: float) -> float:
    """The width of the prior with which the interval is narrowest after so many pairs."""
    needed = -2 * log(alpha)
    return sqrt((needed + log(needed) + 1) / pairs)


def reach(running: RunningMean, rho: float, alpha: float) -> float:
    """How far the interval reaches to both sides of the mean."""
    grown = 1 + running.count * rho * rho
    wide = grown / (running.count * rho) ** 2 * (-2 * log(alpha) + log(grown))
    return sqrt(running.variance * wide)


class SequentialTest:
    """The differences of one variant, as they come, and whether they have decided anything."""

    def __init__(self, pairs: int, alpha: float = ALPHA, enough: float | None = None, first_look: int = 100) -> None:
        self.running = RunningMean()
        self.state: Verdict = "open"
        self._alpha = alpha
        self._enough = enough
        self._first_look = first_look
        self._rho = best_rho(max(first_look, pairs / 4), alpha)

    def add(self, difference: float) -> None:
        """One more pair. After the decision nothing counts any more."""
        if self.state == "open":
            self.running.add(difference)

    def look(self) -> Verdict:
        """Whether it is decided now."""
        if self.state == "open" and self.running.count >= self._first_look:
            low, high = self.interval
            if low > 0 or high < 0:
                self.state = "differs"
            elif self._enough is not None and -self._enough < low and high < self._enough:
                self.state = "same"
        return self.state

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true difference lies; it holds at all moments at once."""
        if self.running.count < 2:
            return float("-inf"), float("inf")
        wide = reach(self.running, self._rho, self._alpha)
        return self.running.mean - wide, self.running.mean + wide
