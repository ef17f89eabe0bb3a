"""How the server's cost grows with the number of tables: the load of ``benchmarks.load``, always as many moves."""

import sys
from collections.abc import Iterator, Sequence
from statistics import median
from typing import Final

from benchmarks.growth.charts import Chart, Point, chart
from benchmarks.load.contenders import Reverie
from benchmarks.load.figures import Figures
from benchmarks.load.plan import Plan
from benchmarks.load.running import run

TABLES: Final = (10, 100, 1000, 3000)
"""Each has two sockets, so a process that may open 20,000 files has room for 9,900 of them."""
RATE: Final = 50.0
"""Moves a second at all tables together, so that only the number of tables differs."""


def table_charts(numbers: Sequence[int] = TABLES, runs: int = 1) -> Iterator[Chart]:
    """The processor time of a move, and the memory of the server, by how many tables there are."""
    found: dict[int, list[Figures]] = {tables: [] for tables in numbers}
    for _ in range(runs):
        for tables in numbers:
            found[tables].append(run(Reverie(), Plan(tables, "open", rate=RATE, seconds=20.0, warmup=5.0)))
            sys.stderr.write(f"{tables} tables: {found[tables][-1]}\n")
    missing = sum(one.found.missing for runs in found.values() for one in runs if one.found is not None)
    if missing:
        raise RuntimeError(f"{missing} acknowledged moves are not in the database")
    x = "tables, two players with a socket each"
    moves = [Point(tables, median(one.server_us_per_move for one in runs)) for tables, runs in found.items()]
    yield chart("tables-speed", "The server's work for a move", (x, "µs of a core"), {"50 moves a second": moves})
    sizes = [Point(tables, median(one.server_mib for one in runs)) for tables, runs in found.items()]
    yield chart("tables-memory", "The server's memory", (x, "MiB in all"), {"the server": sizes})
    first, *more = sizes
    each = [Point(tables, 1024 * (size - first.y) / (tables - first.x)) for tables, size in more]
    yield chart("tables-each", "What one more table adds", (x, "KiB a table"), {"beyond the fewest": each})
