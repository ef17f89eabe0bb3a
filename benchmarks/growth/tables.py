"""How the server's cost grows with the number of tables: the load of ``benchmarks.load``, always as many moves."""

from collections.abc import Iterator
from statistics import median
from typing import Final

from benchmarks.growth.charts import Chart, Point, chart
from benchmarks.load.contenders import Reverie
from benchmarks.load.figures import Figures
from benchmarks.load.plan import Plan
from benchmarks.load.running import run

RUNS: Final = {10: 3, 100: 3, 1000: 3, 9900: 1}
"""By number of tables. Each has two sockets, and a process may open 20,000 files here: 9,900 is nearly all it can."""
RATE: Final = 200.0
"""Moves a second at all tables together, so that only the number of tables differs."""


def table_charts() -> Iterator[Chart]:
    """The processor time of a move, and the memory of the server, by how many tables there are."""
    found: dict[int, list[Figures]] = {tables: [] for tables in RUNS}
    for turn in range(max(RUNS.values())):
        for tables, runs in RUNS.items():
            if turn < runs:
                found[tables].append(run(Reverie(), Plan(tables, "open", rate=RATE, seconds=15.0, warmup=5.0)))
    missing = sum(one.found.missing for runs in found.values() for one in runs if one.found is not None)
    if missing:
        raise RuntimeError(f"{missing} acknowledged moves are not in the database")
    x = "tables, two players with a socket each"
    moves = [Point(tables, median(one.server_us_per_move for one in runs)) for tables, runs in found.items()]
    yield chart("tables-speed", "The server's work for a move", (x, "µs of a core"), {"200 moves a second": moves})
    sizes = [Point(tables, median(one.server_mib for one in runs)) for tables, runs in found.items()]
    yield chart("tables-memory", "The server's memory", (x, "MiB in all"), {"the server": sizes})
    each = [Point(tables, 1024 * (size - sizes[0].y) / (tables - 10)) for tables, size in sizes[1:]]
    yield chart("tables-each", "What one more table adds", (x, "KiB a table"), {"beyond the first ten": each})
