"""What more processes cost a simulation: the processor time of all of them together, for the same games."""

from collections.abc import Iterator
from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage
from statistics import median
from typing import Final

from benchmarks.growth.charts import Chart, Point, chart
from reverie.bots import simulate

PROCESSES: Final = (1, 2, 3)
RUNS: Final = 3
GAMES: Final = {("greedy", "greedy"): 400, ("random", "random"): 40_000}
"""Of Psycle: those that are long to play, and those that are over in a moment."""


def process_charts() -> Iterator[Chart]:
    """Beyond one process, all that is added is lost: starting, sending, waiting."""
    lines: dict[str, list[Point]] = {}
    for bots, games in GAMES.items():
        taken: dict[int, list[float]] = {number: [] for number in PROCESSES}
        for _ in range(RUNS):
            for number in PROCESSES:  # in turns
                taken[number].append(_seconds(bots, games, number))
        lines[f"{games:,} games of psycle, {' against '.join(bots)}"] = [
            Point(number, median(taken[number])) for number in PROCESSES
        ]
    title = "What processes cost: the time of all cores together"
    yield chart("processes", title, ("processes", "seconds of a core"), lines, doubling=False)


def _seconds(bots: tuple[str, ...], games: int, processes: int) -> float:
    before = _used()
    played = sum(1 for _ in simulate("psycle", bots, games, processes=processes))
    assert played == games
    return _used() - before


def _used() -> float:
    """By this process, and by those that it has started and seen the end of."""
    every = (getrusage(RUSAGE_SELF), getrusage(RUSAGE_CHILDREN))
    return sum(one.ru_utime + one.ru_stime for one in every)
