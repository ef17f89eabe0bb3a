"""What one more server process adds, on one PostgreSQL and one machine."""

import asyncio
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import perf_counter

import uvloop

from benchmarks.crowds.serving import say
from benchmarks.load.matches import Book, ClosedLoop, Match
from benchmarks.load.processes import cpu_seconds, free_port, kill, machine_seconds, start_anywhere, wait_for

_WARMUP = 3.0
_SERVER = "import sys; from benchmarks.load.serving import serve_lifted; serve_lifted(sys.argv[2], int(sys.argv[1]))"


@dataclass(frozen=True, slots=True)
class Run:
    """One run with so many servers."""

    moves_per_second: float
    p99_ms: float
    servers_share: float
    others_share: float
    """Of one core: the database, those who play, and whatever else the machine did."""


def compare(counts: Sequence[int], matches: int, runs: int, seconds: float) -> list[str]:
    """All counts in turns, as often as wanted; medians."""
    from tests.server.postgres import running_postgres  # the tests know how to have one

    found: dict[int, list[Run]] = {count: [] for count in counts}
    with running_postgres() as postgres:
        for _ in range(runs):
            for count in counts:
                with postgres.fresh_database() as url, _servers(url, count) as servers:
                    found[count].append(uvloop.run(_play(servers, matches, seconds)))
                say(f"{count}: {found[count][-1]}")
    head = ("| server processes | moves/s | p99 ms | cores: servers | all else |", "|---|---|---|---|---|")
    return [*head, *(_row(count, found[count]) for count in counts)]


def _row(count: int, runs: Sequence[Run]) -> str:
    rate, p99 = median(run.moves_per_second for run in runs), median(run.p99_ms for run in runs)
    servers, others = median(run.servers_share for run in runs), median(run.others_share for run in runs)
    return f"| {count} | {rate:.0f} | {p99:.0f} | {servers:.2f} | {others:.2f} |"


@contextmanager
def _servers(url: str, count: int) -> Iterator[dict[int, int]]:
    """So many servers on one database, on whichever core; by port the process."""
    with ExitStack() as running:
        servers: dict[int, int] = {}
        for _ in range(count):
            port = free_port()
            process = start_anywhere([sys.executable, "-c", _SERVER, str(port), url], Path.cwd())
            running.callback(kill, process)
            wait_for(port, process)
            servers[port] = process.pid
        yield servers


async def _play(servers: dict[int, int], matches: int, seconds: float) -> Run:
    book, ports = Book(), list(servers)
    playing = [
        Match(ports[place % len(ports)], book, ClosedLoop().ready, 1_000_003 + place, turnover=False)
        for place in range(matches)
    ]
    await asyncio.gather(*(match.begin() for match in playing))
    await asyncio.sleep(_WARMUP)
    cpu, machine, began = sum(map(cpu_seconds, servers.values())), machine_seconds(), perf_counter()
    book.is_open = True
    await asyncio.sleep(seconds)
    book.is_open = False
    took, used = perf_counter() - began, sum(map(cpu_seconds, servers.values())) - cpu
    latencies = sorted(book.latencies)
    return Run(
        len(latencies) / took,
        1000 * latencies[int(0.99 * len(latencies))],
        used / took,
        (machine_seconds() - machine - used) / took,
    )
