"""Timing contenders side by side, so that a busy machine slows all of them alike."""

import gc
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median, quantiles
from time import process_time
from typing import NamedTuple


class Contender(NamedTuple):
    """Somebody who does a piece of work: given a seed, it says how many units of it were done."""

    name: str
    work: Callable[[int], int]


@dataclass(frozen=True, slots=True)
class Spread:
    """The median of some repetitions, and the quartiles on both sides of it."""

    median: float
    low: float
    high: float

    @staticmethod
    def of(values: Sequence[float]) -> "Spread":
        if len(values) == 1:
            return Spread(values[0], values[0], values[0])
        low, middle, high = quantiles(values, n=4, method="inclusive")
        return Spread(middle, low, high)


@dataclass(frozen=True, slots=True)
class Timed:
    """By repetition: the processor seconds that a contender took, and the units it did."""

    name: str
    seconds: list[float]
    units: list[int]

    @property
    def rates(self) -> list[float]:
        """Units in a second."""
        return [units / seconds for units, seconds in zip(self.units, self.seconds, strict=True)]

    def ratio_to(self, other: "Timed") -> Spread:
        """How many times as fast as ``other`` it was, repetition by repetition."""
        return Spread.of([mine / theirs for mine, theirs in zip(self.rates, other.rates, strict=True)])

    def median_per(self, times: int) -> float:
        """How often it does what it did ``times`` times in a repetition, in a second."""
        return times / median(self.seconds)


def side_by_side(contenders: Sequence[Contender], repeats: int) -> list[Timed]:
    """Let all contenders work in turn, ``repeats`` times after a warm-up; who begins changes each time."""
    timed = [Timed(contender.name, [], []) for contender in contenders]
    for contender in contenders:
        contender.work(0)
    for repetition in range(repeats):
        for place in range(len(contenders)):
            number = (place + repetition) % len(contenders)
            gc.collect()  # nobody pays for another's litter
            began = process_time()
            units = contenders[number].work(repetition)
            timed[number].seconds.append(process_time() - began)
            timed[number].units.append(units)
    return timed
