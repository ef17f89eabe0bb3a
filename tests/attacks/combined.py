"""Every attack at once, and what those who only play notice of it: ``python -m tests.attacks.combined``.

One server with its usual limits. Ten pairs play Psycle at a human's pace, from an address of their own; first alone
(calm), then beside attackers in a process of their own who try everything that ``attackers`` knows. What counts is how
long a move takes until it is acknowledged, under attack against calm; how much memory the server and its workers take;
and that every acknowledged move is written down afterwards. How late this process itself is, measured beside it, says
how much of a delay is the machine's.
"""

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import websockets

from reverie.server.storage import Store
from tests.server.crowd import Crowd, Figures, Group, Kind, Player, Promises
from tests.server.serving import ROOT, Line, Person, Server, wire_play

NEIGHBOURS = "127.0.0.2"
"""Where the honest come from: another address than the attackers', so that no limit takes one for the other."""
MOST_ABOVE_CALM = 0.050
"""Seconds by which the 99th percentile may grow under attack."""
MOST_MEMORY = 1000.0
"""Megabytes, of the server and its workers together."""
_PACE = 0.2, 0.6
"""Seconds for which somebody thinks."""
_TICK = 0.01


@dataclass
class Phase:
    """What was measured in one stretch of time."""

    name: str
    moves: list[float] = field(default_factory=list)
    """Seconds from a move sent until it was acknowledged."""
    given_up: int = 0
    """Moves that were not acknowledged in time, or whose connection broke."""
    waiting: int = 0
    """Moves that had waited for more than a second when this ended; how long they had is counted as theirs."""
    lateness: list[float] = field(default_factory=list)
    """Seconds by which this process itself was late."""
    memory: float = 0.0
    """Megabytes at the most."""

    def __str__(self) -> str:
        return (
            f"{self.name}: {len(self.moves)} moves, p50 {_part(self.moves, 0.5):.1f} ms, "
            f"p99 {_part(self.moves, 0.99):.1f} ms, most {_part(self.moves, 1.0):.1f} ms, "
            f"{self.given_up} given up, {self.waiting} waiting; "
            f"measuring late by p99 {_part(self.lateness, 0.99):.1f} ms; memory {self.memory:.0f} MB"
        )


def _part(values: list[float], part: float) -> float:
    """Milliseconds that this part of the values does not exceed."""
    ordered = sorted(values)
    return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


class Neighbour(Person):
    """Somebody at the other address."""

    def __init__(self, address: str, name: str = "") -> None:
        super().__init__(address, name)
        transport = httpx.AsyncHTTPTransport(local_address=NEIGHBOURS)
        self.http = httpx.AsyncClient(base_url=address, transport=transport, timeout=30.0)

    async def connect(self, table: str, cookie: str | None = None, address: str = "", **more: Any) -> Line:
        place = self.address.replace("http", "ws", 1) + f"/ws/tables/{table}"
        options: dict[str, Any] = {"compression": None, "proxy": None, "ping_interval": None, "close_timeout": 2}
        opened = await websockets.connect(
            place, additional_headers={"Cookie": self.cookie}, local_addr=(NEIGHBOURS, 0), **options
        )
        line = Line(opened, self)
        await line.until(lambda: line.version >= 0 or line.is_closed)
        return line


class HonestPlayer(Player):
    """Thinks, moves, and notes how long it took until the move was acknowledged."""

    street: "Street"

    async def play(self) -> None:
        while True:
            try:
                await super().play()
                return
            except AssertionError:  # nothing came for a long time
                self.street.phase.given_up += 1

    async def _answer(self, line: Line) -> None:
        await asyncio.sleep(self._choose.uniform(*_PACE))
        began = time.perf_counter()
        self.street.moving[self] = began
        try:
            await self._command(line, wire_play(line.number, self._choose.choice(line.moves)))
        except Exception:
            self.street.phase.given_up += 1
            raise
        finally:
            del self.street.moving[self]
            self.street.phase.moves.append(time.perf_counter() - began)


class Pair(Group):
    """Two who play Psycle again and again."""

    def __init__(self, address: str, name: str, figures: Figures, street: "Street") -> None:
        super().__init__(address, name, "psycle", figures)
        self.people = [Neighbour(address, f"{name} {seat}") for seat in range(2)]
        self._kinds = [Kind("psycle", short=False)]
        self._street = street

    def _player(self, person: Person, table: str, seat: int, kind: Kind) -> Player:
        player = HonestPlayer(person, table, seat, kind, self._figures)
        player.street = self._street
        return player


class Street(Crowd):
    """The honest, and what they measure."""

    def __init__(self, address: str, pairs: int, figures: Figures) -> None:
        super().__init__(address, 0, figures)
        self.phase = Phase("arriving")
        self.moving: dict[HonestPlayer, float] = {}
        """Whose move is under way, and since when."""
        self.groups = [Pair(address, f"pair {number}", figures, self) for number in range(pairs)]


class Combined:
    def __init__(self, wanted: argparse.Namespace) -> None:
        self._wanted = wanted
        self.figures = Figures()
        self.missed: list[str] = []
        """The bars that were not reached."""

    _street: "Street"

    async def run(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            database = str(Path(folder) / "data")
            with Server(database, rate=20.0, bot_pause=0.6) as server:
                self._street = Street(server.address, self._wanted.pairs, self.figures)
                async with self._street:
                    await self._street.has_begun()
                    for number in range(self._wanted.runs):
                        await self._measure_once(server, number)
                    await self._street.stop()
                _end(server)
            async with await Store.open(database) as store:
                await Promises(self.figures).check(store, self._street.everybody)
        tell(f"{self.figures.acknowledged} moves acknowledged; {len(self.figures.problems)} missing or otherwise wrong")
        self.missed += self.figures.problems

    async def _measure_once(self, server: Server, number: int) -> None:
        calm = await self._measure(server, Phase("calm"), self._wanted.calm)
        attackers = [self._attackers(server.address, number * 10 + place) for place in range(self._wanted.attackers)]
        for process in attackers:
            await asyncio.to_thread(_readline, process)
        for process in attackers:
            assert process.stdin is not None
            process.stdin.write("go\n")
            process.stdin.flush()
        attacked = await self._measure(server, Phase("under attack"), self._wanted.seconds)
        done: Counter[str] = Counter()
        for process in attackers:
            done.update(json.loads(await asyncio.to_thread(_last_line, process)))
        after = await self._measure(server, Phase("afterwards"), min(5.0, self._wanted.calm))
        more = (_part(attacked.moves, 0.99) - _part(calm.moves, 0.99)) / 1000
        tell(f"run {number + 1}: p99 {more * 1000:+.1f} ms under attack")
        for phase in (calm, attacked, after):
            tell(f"  {phase}")
        tell("  attacks: " + ", ".join(f"{name} {count}" for name, count in sorted(done.items())))
        most = max(phase.memory for phase in (calm, attacked, after))
        if more > MOST_ABOVE_CALM:
            self.missed.append(f"run {number + 1}: p99 {more * 1000:.0f} ms above calm")
        if most >= MOST_MEMORY:
            self.missed.append(f"run {number + 1}: {most:.0f} MB of memory")
        if given_up := attacked.given_up + after.given_up:
            self.missed.append(f"run {number + 1}: {given_up} moves given up")
        if after.waiting:
            self.missed.append(f"run {number + 1}: {after.waiting} moves waited even afterwards")

    def _attackers(self, address: str, seed: int) -> "subprocess.Popen[str]":
        plan = [address, str(self._wanted.seconds), str(seed), *self._wanted.without]
        command = [sys.executable, "-m", "tests.attacks.attackers", *plan]
        paths = os.pathsep.join(str(ROOT / folder) for folder in (".", "src"))
        return subprocess.Popen(
            command,
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": paths},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    async def _measure(self, server: Server, phase: Phase, seconds: float) -> Phase:
        self._street.phase = phase
        until = time.monotonic() + seconds
        looked = 0.0
        while time.monotonic() < until:
            began = time.perf_counter()
            await asyncio.sleep(_TICK)
            phase.lateness.append(time.perf_counter() - began - _TICK)
            if time.monotonic() - looked > 0.2:
                looked = time.monotonic()
                phase.memory = max(phase.memory, memory_of(server.pid))
        waiting = [waited for since in self._street.moving.values() if (waited := time.perf_counter() - since) > 1.0]
        phase.waiting = len(waiting)
        phase.moves += waiting
        return phase


def memory_of(pid: int) -> float:
    """Megabytes that a process and its children hold."""
    total = 0.0
    with suppress(OSError, ValueError):
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                total += int(line.split()[1]) / 1024
        for task in Path(f"/proc/{pid}/task").iterdir():
            for child in (task / "children").read_text().split():
                total += memory_of(int(child))
    return total


def _readline(process: "subprocess.Popen[str]") -> str:
    assert process.stdout is not None
    return process.stdout.readline()


def _last_line(process: "subprocess.Popen[str]") -> str:
    said, _ = process.communicate(timeout=120)
    return said.strip().splitlines()[-1] if said.strip() else "{}"


def _end(server: Server) -> None:
    """Politely; by force if it does not hear."""
    try:
        server.stop()
    except subprocess.TimeoutExpired:
        tell("the server did not hear that it should stop")
        server.signal(signal.SIGKILL)
        server.wait()
    if "Traceback" in server.errors:
        tell(f"the server complained: {server.errors[-1500:]}")


def tell(text: str) -> None:
    print(text, flush=True)  # noqa: T201


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=30.0, help="how long they attack")
    parser.add_argument("--calm", type=float, default=15.0, help="how long it is calm before")
    parser.add_argument("--runs", type=int, default=1)
    parser.add_argument("--pairs", type=int, default=10)
    parser.add_argument("--attackers", type=int, default=1, help="processes")
    parser.add_argument("--without", action="append", default=[], help="an attack to leave out; may be repeated")
    wanted = parser.parse_args()
    random.seed(0)
    combined = Combined(wanted)
    asyncio.run(combined.run())
    for missed in combined.missed:
        tell(f"not reached: {missed}")
    sys.exit(bool(combined.missed))


if __name__ == "__main__":
    main()
