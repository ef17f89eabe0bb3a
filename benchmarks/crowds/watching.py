"""How those who play fare while many are there who only listen."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter

from benchmarks.crowds.comers import come, make_tables
from benchmarks.crowds.serving import Served, say, served
from benchmarks.load.matches import Book, Match, OpenLoop
from benchmarks.load.processes import cpu_seconds, machine_seconds, resident_bytes

_SETTLE = 3.0
"""Seconds before measuring begins."""


@dataclass(frozen=True, slots=True)
class Window:
    """What was measured in a stretch of time."""

    latencies: Sequence[float]
    server_share: float
    others_share: float
    """Of one core: all but the server, those who play and those who watch included."""

    def row(self, name: str) -> str:
        p50, p99 = (f"{1000 * _share(self.latencies, share):.1f}" for share in (0.50, 0.99))
        return f"| {name} | {len(self.latencies)} | {p50} | {p99} | {self.server_share:.2f} | {self.others_share:.2f} |"


HEAD = ("| | moves | p50 ms | p99 ms | cores: server | all else |", "|---|---|---|---|---|---|")


async def idle(sockets: int, tables: int, matches: int, rate: float, seconds: float) -> list[str]:
    """Memory for each idle socket, and what those who play notice of them."""
    with served() as server:
        players = await begin_matches(server, matches, rate)
        watched = await make_tables(server.port, tables)
        alone = await players.measure(seconds)
        say(f"{sockets} sockets are opened")
        before, began = resident_bytes(server.process.pid), perf_counter()
        crowd = await come(server.port, watched, sockets)
        took = perf_counter() - began
        after = resident_bytes(server.process.pid)
        beside = await players.measure(seconds)
        assert len(crowd) == sockets
        return [
            *HEAD,
            alone.row(f"{matches} matches alone"),
            beside.row(f"beside {sockets} idle sockets"),
            (
                f"{(after - before) / sockets / 1024:.1f} KiB of the server's memory for a socket "
                f"({after / 2**20:.0f} MiB in all); they came in {took:.1f} s, {sockets / took:.0f} a second"
            ),
        ]


async def spectators(sockets: int, rate: float, seconds: float) -> list[str]:
    """What two who play notice of all who watch them."""
    with served() as server:
        players = await begin_matches(server, 1, rate)
        alone = await players.measure(seconds)
        say(f"{sockets} spectators come")
        crowd = await come(server.port, [players.matches[0].table_id], sockets)
        beside = await players.measure(seconds)
        assert len(crowd) == sockets
        return [*HEAD, alone.row("two players alone"), beside.row(f"before {sockets} spectators")]


class Players:
    """Matches that go on all the time; what they notice is measured in stretches."""

    def __init__(self, server: Served, matches: list[Match], book: Book) -> None:
        self.matches = matches
        self._server = server
        self._book = book

    async def measure(self, seconds: float) -> Window:
        await asyncio.sleep(_SETTLE)
        pid, book = self._server.process.pid, self._book
        cpu, machine, began = cpu_seconds(pid), machine_seconds(), perf_counter()
        book.latencies, book.is_open = [], True
        await asyncio.sleep(seconds)
        book.is_open = False
        took, used = perf_counter() - began, cpu_seconds(pid) - cpu
        return Window(sorted(book.latencies), used / took, (machine_seconds() - machine - used) / took)


async def begin_matches(server: Served, number: int, rate: float) -> Players:
    book, loop = Book(), OpenLoop(rate)
    matches = [Match(server.port, book, loop.ready, 1_000_003 + place, turnover=False) for place in range(number)]
    await asyncio.gather(*(match.begin() for match in matches))
    loop.start()
    return Players(server, matches, book)


def _share(sorted_values: Sequence[float], share: float) -> float:
    return sorted_values[min(len(sorted_values) - 1, int(share * len(sorted_values)))] if sorted_values else 0.0
