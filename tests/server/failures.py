"""The storage fails while people play all five games, and comes back: ``python -m tests.server.failures``.

The disk is full; PostgreSQL is stopped, killed with all its processes, or stands still. The server stays up and answers
all the while; what cannot be written is not acknowledged; and when the storage is there again the games go on without a
restart, with nothing lost and nothing done twice.
"""

import argparse
import asyncio
import random
import resource
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import NamedTuple

from reverie import wire
from reverie.server.storage import Store
from tests.server.crash import tell
from tests.server.crowd import Crowd, Figures, Promises
from tests.server.postgres import Postgres, running_postgres
from tests.server.serving import PATIENCE, Line, Person, Server


class Failure(NamedTuple):
    """A way for a storage to fail, and to come back."""

    name: str
    begin: Callable[[], None]
    end: Callable[[], None]


def full_disk(server: Server, room: int = 0) -> Failure:
    """No file of the server may grow beyond ``room`` bytes, nor be written there: as if the disk were full.

    A write fails, or is cut off in the middle, as on a full disk; the kernel only calls it by another name.
    """
    unlimited = resource.RLIM_INFINITY

    def set_limit(limit: int) -> None:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (limit, unlimited))

    return Failure("disk full", lambda: set_limit(room), lambda: set_limit(unlimited))


def failures_of(postgres: Postgres) -> list[Failure]:
    return [
        Failure("PostgreSQL stopped", postgres.stop, postgres.start),
        Failure("PostgreSQL stopped at once", lambda: postgres.stop(immediately=True), postgres.start),
        Failure("PostgreSQL killed", postgres.kill, postgres.start),
        Failure("PostgreSQL frozen", postgres.freeze, postgres.thaw),
    ]


@dataclass
class FailureFigures(Figures):
    failures: int = 0
    pings: list[float] = field(default_factory=list)
    """Seconds that the server took to answer a ping while the storage was away."""
    back: list[float] = field(default_factory=list)
    """Seconds from the storage's return until every group had a command acknowledged again."""

    def __str__(self) -> str:
        return (
            f"{self.failures} times, {self.acknowledged_meanwhile} acknowledged meanwhile, pings answered within "
            f"{_most(self.pings) * 1000:.0f} ms, all tables on within {_most(self.back):.1f} s "
            f"(median {median(self.back or [0.0]):.1f})\n{super().__str__()}"
        )


def _most(values: list[float]) -> float:
    return max(values, default=0.0)


class Run:
    """A crowd, one server that is never restarted, and a storage that fails now and then."""

    def __init__(self, database: str, times: int, groups: int = 5, seed: int = 0) -> None:
        self.figures = FailureFigures()
        self._database = database
        self._times = times
        self._groups = groups
        self._random = random.Random(seed)

    async def run(self, failure: Callable[[Server], Failure]) -> FailureFigures:
        figures = self.figures
        with Server(self._database) as server:
            async with (
                Person(server.address, "onlooker") as onlooker,
                Crowd(server.address, self._groups, figures) as self._crowd,
            ):
                line = await onlooker.connect(await onlooker.make_table())
                await self._crowd.has_begun()
                for _ in range(self._times):
                    await asyncio.sleep(self._random.uniform(0.3, 1.0))
                    await self._fail_once(failure(server), line)
                    figures.failures += 1
                await self._crowd.stop()
                await line.close()
            figures.problems += complaints(await asyncio.to_thread(_stop, server))
            async with await Store.open(self._database) as store:
                await Promises(figures).check_everything(store, self._crowd.everybody)
        return figures

    async def _fail_once(self, failure: Failure, onlooker: Line) -> None:
        await asyncio.to_thread(failure.begin)
        try:
            self.figures.is_storage_away = True
            for _ in range(self._random.randint(2, 8)):
                self.figures.pings.append(await ping(onlooker))
                await asyncio.sleep(0.2)
        finally:
            self.figures.is_storage_away = False
            await asyncio.to_thread(failure.end)
        began = time.monotonic()
        promised = [self._promised(group) for group in range(self._groups)]
        async with asyncio.timeout(3 * PATIENCE):
            while any(self._promised(group) <= had for group, had in enumerate(promised)):
                await asyncio.sleep(0.02)
        self.figures.back.append(time.monotonic() - began)

    def _promised(self, group: int) -> int:
        return sum(len(player.promised) for player in self._crowd.groups[group].players)


async def ping(line: Line) -> float:
    """How long the server takes to answer something for which it needs no storage."""
    heard, began = len(line.messages), time.monotonic()
    await line.send(wire.Ping())
    await line.until(lambda: any(isinstance(message, wire.Pong) for message in line.messages[heard:]))
    return time.monotonic() - began


def complaints(errors: str) -> list[str]:
    """What the server did not foresee; that somebody got up in the middle of a request is the tests' own doing."""
    traces = errors.split("Traceback (most recent call last):")[1:]
    return [f"the server complained: {trace[-1000:]}" for trace in traces if "ClientDisconnect" not in trace]


def _stop(server: Server) -> str:
    server.stop()
    return server.errors


@contextmanager
def databases(postgres: Postgres | None) -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        if postgres is None:
            yield str(Path(folder) / "data")
        else:
            with postgres.fresh_database() as url:
                yield url


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=10, help="how often each failure happens")
    parser.add_argument("--groups", type=int, default=5, help="of two people each, who play one of the games")
    parser.add_argument("--seed", type=int, default=0)
    wanted = parser.parse_args()
    problems = 0

    def show(name: str, postgres: Postgres | None, failure: Callable[[Server], Failure]) -> None:
        nonlocal problems
        began = time.monotonic()
        with databases(postgres) as database:
            run = Run(database, wanted.times, wanted.groups, wanted.seed)
            with suppress(KeyboardInterrupt):
                asyncio.run(run.run(failure))
        problems += len(run.figures.problems)
        tell(f"{name}: {run.figures}, {time.monotonic() - began:.0f} s")
        for problem in run.figures.problems:
            tell(problem)

    luck = random.Random(wanted.seed)
    show("disk full", None, full_disk)
    show("disk nearly full", None, lambda server: full_disk(server, luck.randint(1, 200_000)))
    with running_postgres() as postgres:
        for failure in failures_of(postgres):
            show(failure.name, postgres, lambda _, failure=failure: failure)  # type: ignore[misc]
    sys.exit(bool(problems))


if __name__ == "__main__":
    main()
