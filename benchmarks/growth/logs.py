"""How the server's cost grows with the length of a table's log: a move, a newcomer, waking up after a restart."""

import asyncio
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, ClassVar, Final, NamedTuple

from benchmarks.growth.charts import Chart, Point, chart
from benchmarks.load.contenders import Reverie
from benchmarks.load.matches import Book, Match, Player
from benchmarks.load.processes import cores, cpu_seconds, free_port, kill, resident_bytes, start, wait_for
from benchmarks.load.sockets import Desk, connect

LENGTHS: Final = (100, 300, 1000, 3000)
"""Moves at each table."""
TABLES: Final = 2
NEWCOMERS: Final = 40
PATIENCE: Final = 1200.0
"""Seconds that anything here may take."""


class LongCycle(Match):
    """Dream Cycle with riders who turn their tiles over and over: on a ride they would be lost sooner or later."""

    table: ClassVar[dict[str, Any]] = {"game": "dream-cycle", "players": 2, "options": {"start": "dealt"}}
    preferred: ClassVar[tuple[str, ...]] = ("place", "take")
    avoided: ClassVar[tuple[str, ...]] = ("resign", "trade", "give", "want", "drop", "send")

    def choose(self, decision: int, moves: list[str]) -> bytes:
        sensible = [move for move in moves if move.split()[0] not in self.avoided]
        turning = [move for move in sensible if move.split()[0] in self.preferred]
        return self._random.choice(turning or sensible).encode()


LINES: Final[dict[str, type[Match]]] = {"psycle": Match, "dream-cycle": LongCycle}


class Found(NamedTuple):
    """At one length of the logs."""

    move_us: float
    newcomer_ms: float
    waking_ms: float
    table_kib: float


class StopAndGo:
    """Everybody moves as soon as they are asked, but for pauses."""

    def __init__(self) -> None:
        self.goes = True
        self.sent = 0
        self._waiting: list[Player] = []

    def ready(self, player: Player) -> None:
        if self.goes:
            self.sent += 1
            player.play(0.0)
        else:
            self._waiting.append(player)

    def go(self) -> None:
        self.goes = True
        waiting, self._waiting = self._waiting, []
        for player in waiting:
            self.ready(player)


def log_charts() -> Iterator[Chart]:
    """One line for each game."""
    found = {name: list(zip(LENGTHS, measure(kind), strict=True)) for name, kind in LINES.items()}

    def drawn(name: str, title: str, unit: str, what: Callable[[Found], float]) -> Chart:
        lines = {game: [Point(length, what(one)) for length, one in figures] for game, figures in found.items()}
        return chart(name, title, ("moves in the table's log", unit), lines)

    yield drawn("log-speed", "The server's work for a move", "µs of a core", lambda one: one.move_us)
    yield drawn("log-newcomer", "The server's work for a newcomer", "ms of a core", lambda one: one.newcomer_ms)
    yield drawn("log-waking", "Waking a table up after a restart", "ms of a core", lambda one: one.waking_ms)
    yield drawn("log-memory", "What a table holds in memory", "KiB a table", lambda one: one.table_kib)


def measure(kind: type[Match]) -> list[Found]:
    """A server with a few tables, and what it does at each length of their logs."""
    with tempfile.TemporaryDirectory(prefix="reverie-growth-") as folder:
        data = Path(folder) / "live"
        data.mkdir()
        server, port = _serving(data)
        try:
            return asyncio.run(_course(kind, port, server.pid, data))
        finally:
            kill(server)


def _serving(data: Path) -> tuple[Any, int]:
    port, contender = free_port(), Reverie()
    server = start(contender.server(port, data), cores(False)[0], contender.folder)
    try:
        wait_for(port, server)
    except RuntimeError:
        kill(server)
        raise
    return server, port


async def _course(kind: type[Match], port: int, server: int, data: Path) -> list[Found]:
    book, pace, found, last = Book(), StopAndGo(), [], 0
    matches = [kind(port, book, pace.ready, seed, turnover=False) for seed in range(TABLES)]
    empty = resident_bytes(server)
    for match in matches:
        await match.begin()
    tables = [match.table_id for match in matches]
    for length in LENGTHS:
        began = cpu_seconds(server)
        pace.go()
        await _until(lambda length=length: _moves(book) >= length * TABLES or _is_lost(matches))  # type: ignore[misc]
        pace.goes = False
        await _until(lambda: _moves(book) == pace.sent or _is_lost(matches))
        if book.refusals or _is_lost(matches):
            raise RuntimeError(f"refused: {book.refusals[:3]}, or hung up")
        moves = 1e6 * (cpu_seconds(server) - began) / (_moves(book) - last)
        last, held = _moves(book), (resident_bytes(server) - empty) / TABLES / 1024
        newcomer = await _coming_in(port, server, tables[0])
        found.append(Found(moves, newcomer, await _waking(data, tables), held))
        sys.stderr.write(f"{kind.table['game']}, {length} moves: {found[-1]}\n")
    return found


def _moves(book: Book) -> int:
    """How many moves were acknowledged; sitting down is none."""
    return len(book.acknowledged) - book.acknowledged.count("sit") - book.acknowledged.count("ready")


def _is_lost(matches: Sequence[Match]) -> bool:
    return any(match.lost.is_set() for match in matches)


async def _until(holds: Callable[[], bool]) -> None:
    """Until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.01)


async def _coming_in(port: int, server: int, table: str) -> float:
    """Milliseconds of the server's time for a spectator, from the door to the first sight of the table."""
    _, cookie = await _guest(port)
    began = cpu_seconds(server)
    for _ in range(NEWCOMERS):
        await _look_at(port, table, cookie)
    return 1e3 * (cpu_seconds(server) - began) / NEWCOMERS


async def _guest(port: int) -> tuple[Desk, str]:
    desk = Desk(port)
    headers, _ = await desk.post("/api/me", {"name": "Cleo"})
    return desk, headers["set-cookie"].partition(";")[0]


async def _look_at(port: int, table: str, cookie: str) -> None:
    seen = asyncio.Event()
    socket = await connect(port, f"/ws/tables/{table}", cookie, lambda _: seen.set(), lambda: None)
    async with asyncio.timeout(PATIENCE):
        await seen.wait()
    socket.close()


async def _waking(data: Path, tables: list[str]) -> float:
    """Milliseconds that another server, on a copy of the data, spends on a table until somebody sees it."""
    with tempfile.TemporaryDirectory(prefix="reverie-growth-") as folder:
        copied = Path(folder) / "copy"
        await asyncio.to_thread(_copy, data, copied)  # meanwhile those who play go on answering the server's pings
        server, port = await asyncio.to_thread(_serving, copied)
        try:
            _, cookie = await _guest(port)
            began = cpu_seconds(server.pid)
            for table in tables:
                await _look_at(port, table, cookie)
            return 1e3 * (cpu_seconds(server.pid) - began) / len(tables)
        finally:
            kill(server)


def _copy(data: Path, target: Path) -> None:
    """All files; the database by its own means, as somebody has it open."""
    shutil.copytree(data, target, ignore=shutil.ignore_patterns("*.sqlite3*"))
    (file,) = data.glob("*.sqlite3")
    with closing(sqlite3.connect(file)) as ours, closing(sqlite3.connect(target / file.name)) as theirs:
        ours.backup(theirs)
