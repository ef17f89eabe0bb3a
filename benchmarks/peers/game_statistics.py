"""Whether a contender plays Psycle at all: the statistics of its random games, held against those of our own game."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

MOVES: Final = "moves a game"
"""Cards that a seat chose; the 0 of a seat without gems lies there by itself and is no move (PS-084)."""
CARDS: Final = "cards a game"
"""Those automatic 0s included: ten in every Psycle."""
TIED: Final = "tied Psycles"
SCORE: Final = "score"
"""Of a seat at the end of a Psycle, before the gems are taken off."""
GEMS: Final = "gems left"
FIRST: Final = "first seat wins"
STATISTICS: Final = (MOVES, CARDS, TIED, SCORE, GEMS, FIRST)

WIDTH: Final = 4.5
"""Standard errors that two means may be apart: the same game is refused once in 150,000 statistics."""
CARDS_IN_A_PSYCLE: Final = 10


@dataclass(slots=True)
class Sums:
    """What is kept of a row of numbers: enough for their mean and for how sure it is."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        return self.total / self.count

    @property
    def squared_error(self) -> float:
        """The variance of the mean."""
        variance = max(0.0, self.squares / self.count - self.mean**2)
        return variance / self.count


Tally = Mapping[str, Sums]
"""By statistic."""


class Watch:
    """Is told how random games go, and counts."""

    def __init__(self) -> None:
        self.tally = {name: Sums() for name in STATISTICS}
        self._psycles = 0

    def psycle_ended(self, score: Sequence[int], gems: Sequence[int]) -> None:
        """Both by seat, before anything is set back for the next Psycle."""
        self._psycles += 1
        self.tally[TIED].add(score[0] - gems[0] == score[1] - gems[1])
        self.tally[SCORE].add(sum(score) / 2)
        self.tally[GEMS].add(sum(gems) / 2)

    def game_ended(self, moves: int, winner: int) -> None:
        self.tally[MOVES].add(moves)
        self.tally[CARDS].add(CARDS_IN_A_PSYCLE * self._psycles)
        self.tally[FIRST].add(winner == 0)
        self._psycles = 0


@dataclass(frozen=True, slots=True)
class Deviation:
    """A statistic in which a contender is further from ours than luck explains."""

    statistic: str
    found: float
    ours: float
    allowed: float

    def __str__(self) -> str:
        return f"{self.statistic}: {self.found:.4f}, ours {self.ours:.4f}, at most {self.allowed:.4f} apart"


def deviations(found: Tally, ours: Tally) -> list[Deviation]:
    """What shows that a contender plays another game; empty where nothing does."""
    return [away for name in STATISTICS if (away := _deviation(name, found[name], ours[name])) is not None]


def _deviation(name: str, found: Sums, ours: Sums) -> Deviation | None:
    if not found.count:
        return Deviation(name, float("nan"), ours.mean, 0.0)
    allowed = WIDTH * sqrt(found.squared_error + ours.squared_error)
    if abs(found.mean - ours.mean) <= allowed:
        return None
    return Deviation(name, found.mean, ours.mean, allowed)


def tally_data(tally: Tally) -> dict[str, list[float]]:
    """For the line between two processes."""
    return {name: [sums.count, sums.total, sums.squares] for name, sums in tally.items()}


def read_tally(data: Mapping[str, Sequence[float]]) -> dict[str, Sums]:
    """What ``tally_data`` wrote; a statistic that was not counted has a count of 0."""
    return {name: Sums(int(data[name][0]), *data[name][1:]) if name in data else Sums() for name in STATISTICS}
