"""Means and differences with the interval in which they lie with 95 % confidence, and what is left of many findings."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import erfc, sqrt

from reverie.bots.arena import CONFIDENCE, wilson


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure, and the interval that holds the true one with 95 % confidence."""

    value: float
    low: float
    high: float
    games: int

    @property
    def error(self) -> float:
        """Its standard error, as far as the interval is a symmetric one."""
        return (self.high - self.low) / (2 * CONFIDENCE)


@dataclass(frozen=True, slots=True)
class Difference:
    """How far one figure lies above another one; ``chance`` is how likely so large a difference is by luck alone."""

    value: float
    low: float
    high: float
    pairs: int
    chance: float
    unpaired_pairs: float = 0.0
    """So many pairs without common luck would have been as sure; 0: it was not paired."""

    @property
    def saved(self) -> float:
        """The share of the games that pairing has saved; below 0 where it has cost some."""
        return 1 - self.pairs / self.unpaired_pairs if self.unpaired_pairs else 0.0


def mean_and_variance(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and the variance of single values about it."""
    count = len(values)
    mean = sum(values) / count
    return mean, sum((value - mean) ** 2 for value in values) / (count - 1) if count > 1 else 0.0


def mean_estimate(values: Sequence[float], is_yes_no: bool = False) -> Estimate | None:
    """The mean of games that are independent of each other; nothing without games.

    Where every game says yes or no (or something between), the interval is Wilson's, which is right at the edges too.
    """
    return estimate_of(*mean_and_variance(values), len(values), is_yes_no) if values else None


def estimate_of(mean: float, variance: float, count: int, is_yes_no: bool = False) -> Estimate:
    """The same from mean and variance of so many games."""
    if is_yes_no:
        return Estimate(mean, *wilson(mean * count, count), count)
    reach = CONFIDENCE * sqrt(variance / count)
    return Estimate(mean, mean - reach, mean + reach, count)


def paired_difference(base: Sequence[float], other: Sequence[float]) -> Difference | None:
    """The second minus the first, game by game of the same luck."""
    pairs = len(base)
    if pairs < 2:
        return None
    value, variance = mean_and_variance([after - before for before, after in zip(base, other, strict=True)])
    apart = mean_and_variance(base)[1] + mean_and_variance(other)[1]
    error = sqrt(variance / pairs)
    worth = pairs * apart / variance if variance else 0.0
    return _difference(value, error, pairs, worth)


def unpaired_difference(base: Sequence[float], other: Sequence[float]) -> Difference | None:
    """The second minus the first, where the games have nothing in common."""
    if len(base) < 2 or len(other) < 2:
        return None
    (mean, variance), (other_mean, other_variance) = mean_and_variance(base), mean_and_variance(other)
    error = sqrt(variance / len(base) + other_variance / len(other))
    return _difference(other_mean - mean, error, min(len(base), len(other)), 0.0)


def _difference(value: float, error: float, pairs: int, worth: float) -> Difference:
    reach = CONFIDENCE * error
    return Difference(value, value - reach, value + reach, pairs, two_sided(value, error), worth)


def two_sided(value: float, error: float) -> float:
    """How likely it is that luck alone brings a mean so far from 0.

    >>> round(two_sided(1.96, 1.0), 3)
    0.05
    """
    if not error:
        return 1.0 if not value else 0.0
    return erfc(abs(value) / error / sqrt(2))


def holm(chances: Sequence[float]) -> list[float]:
    """Holm's correction: the chances of many findings, such that all of them together are wrong no more often.

    >>> holm([0.01, 0.04, 0.03])
    [0.03, 0.06, 0.06]
    """
    order = sorted(range(len(chances)), key=chances.__getitem__)
    corrected, highest = [0.0] * len(chances), 0.0
    for rank, index in enumerate(order):
        highest = max(highest, min(1.0, (len(chances) - rank) * chances[index]))
        corrected[index] = highest
    return corrected
