"""Kill the server again and again while people play all five games: ``python -m tests.server.crash --kills 1000``.

Most kills hit a server at work, at a random moment; some hit one that is starting, some a backup or a migration. Every
command that was acknowledged must be written afterwards, once; what a client had seen must be what the entries tell at
that point; a command that was not acknowledged, sent again under the same id, must be done exactly once; in the end
every table must be readable to its end, and every finished game's record must verify. Ctrl-C ends it sooner, with a
report.
"""

import argparse
import asyncio
import random
import shutil
import signal
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from reverie.server.storage import Store
from reverie.server.storage.database import FILE_NAME
from tests.server.crowd import GAMES, Crowd, Figures, Player, Promises
from tests.server.forked import shared_press
from tests.server.serving import Server
from tests.server.storage_process import NEXT

_PATIENCE = 30.0
_EVERY = 5.0
"""Seconds between two words about how it goes."""


@dataclass
class CrashFigures(Figures):
    kills: Counter[str] = field(default_factory=Counter)
    """By what was killed."""
    whole_copies: int = 0
    """Backups that were there under their name, and whole."""

    def __str__(self) -> str:
        kinds = ", ".join(f"{count} {what}" for what, count in self.kills.most_common())
        return f"{self.kills.total()} kills ({kinds}), {self.whole_copies} whole backups\n{super().__str__()}"


def _say_nothing(_: str) -> None:
    pass


class Run:
    """A crowd, one server, and somebody who kills it."""

    def __init__(
        self,
        database: str,
        kills: int,
        groups: int = 5,
        seed: int = 0,
        tell: Callable[[str], None] = _say_nothing,
        least: int = 0,
    ) -> None:
        """In the end the last server lives until ``least`` commands were acknowledged, and some in every group."""
        self.figures = CrashFigures()
        self._least = least
        self.enough = asyncio.Event()
        """Set it to have it end after the next kill."""
        self._database = database
        self._kills = kills
        self._groups = groups
        self._random = random.Random(seed)
        self._tell = tell
        self._told_at = time.monotonic()
        self._promises = Promises(self.figures)

    @property
    def players(self) -> list[Player]:
        """Everybody who has played, table by table."""
        return self._crowd.everybody

    @property
    def _is_sqlite(self) -> bool:
        return "://" not in self._database

    async def run(self) -> CrashFigures:
        with (
            tempfile.TemporaryDirectory() as folder,
            Server(self._database) as server,
        ):
            self._folder = Path(folder)
            async with Crowd(server.address, self._groups, self.figures) as self._crowd:
                await self._crowd.has_begun()
                while self.figures.kills.total() < self._kills and not self.enough.is_set():
                    await self._kill_once(server)
                    self._report()
                await asyncio.sleep(0.5)
                await self._until_enough_was_played()
                await self._crowd.stop()
                await asyncio.to_thread(server.stop)
                await self._examine(everything=True)
        return self.figures

    async def _until_enough_was_played(self) -> None:
        until = time.monotonic() + _PATIENCE
        while self._least and time.monotonic() < until:
            games = {player.kind.game for player in self.players if player.promised}
            if self.figures.acknowledged >= self._least and len(games) == min(self._groups, len(GAMES)):
                return
            await asyncio.sleep(0.05)

    def _report(self) -> None:
        if time.monotonic() - self._told_at >= _EVERY:
            self._told_at = time.monotonic()
            figures = self.figures
            self._tell(
                f"{figures.kills.total()} kills, {figures.acknowledged} commands acknowledged, {figures.resent} sent "
                f"again, {figures.games.total()} games finished, {len(figures.problems)} problems"
            )

    # Killing.

    async def _kill_once(self, server: Server) -> None:
        lot = self._random.random()
        if lot < 0.06:
            await self._kill_backup()
            return
        # Mostly a short life; sometimes one that is long enough for bots to think and for clocks to run out.
        await asyncio.sleep(self._random.uniform(0.02, 0.25) if lot < 0.8 else self._random.uniform(0.5, 2.5))
        await asyncio.to_thread(server.kill)
        self.figures.kills["of a server at work"] += 1
        await self._examine()
        if self._random.random() < 0.1:
            await self._kill_while_starting(server)
        if self._is_sqlite and self._random.random() < 0.06:
            await self._kill_while_migrating()
        await asyncio.to_thread(server.start)

    async def _kill_while_starting(self, server: Server) -> None:
        starting = asyncio.create_task(asyncio.to_thread(server.start))
        while not server.is_running:
            await asyncio.sleep(0.001)
        await asyncio.sleep(self._random.uniform(0.0, 0.15))
        server.signal(signal.SIGKILL)
        await asyncio.gather(starting, return_exceptions=True)
        if server.is_running:
            await asyncio.to_thread(server.wait)
        self.figures.kills["while starting"] += 1

    async def _kill_backup(self) -> None:
        """A copy has its name when it is whole; it holds all that was promised before it was begun."""
        file = self._folder / f"backup-{self.figures.kills.total()}.sqlite3"
        promised = [(player.table, list(player.promised)) for player in self._crowd.playing]
        plan = {"database": self._database, "file": str(file), "crash_at": self._random.randint(1, 160)}
        fork = shared_press().fork("tests.server.storage_process:back_up", plan)
        said, errors = await asyncio.to_thread(fork.communicate, 60.0)
        if errors:
            self.figures.problems.append(f"a backup failed: {errors[-300:]}")
        if not said:
            self.figures.kills["of a backup"] += 1
        if not file.exists():
            return
        await asyncio.to_thread(self._check_file, file)
        async with await Store.open(file) as store:
            for table, clients in promised:
                found = {entry.client for entry in await store.tables.entries(table)}
                if not found.issuperset(clients):
                    self.figures.problems.append(f"{table}: a backup does not hold all that was promised before")
        self.figures.whole_copies += 1
        for left in self._folder.glob("*backup-*"):
            left.unlink()

    def _check_file(self, file: Path) -> None:
        with closing(sqlite3.connect(file)) as connection:
            found = connection.execute("PRAGMA integrity_check").fetchall()
        if found != [("ok",)]:
            self.figures.problems.append(f"{file.name}: {found}")

    async def _kill_while_migrating(self) -> None:
        """A step of a later Reverie, on a copy: it has been taken, or not at all."""
        with tempfile.TemporaryDirectory() as copy:
            shutil.copytree(self._database, copy, dirs_exist_ok=True)
            plan = {"database": copy, "later": str(self._folder / "later"), "crash_at": self._random.randint(1, 16)}
            fork = shared_press().fork("tests.server.storage_process:migrate", plan)
            said, errors = await asyncio.to_thread(fork.communicate, 60.0)
            if errors:
                self.figures.problems.append(f"a migration failed: {errors[-300:]}")
            if not said:
                self.figures.kills["while migrating"] += 1
            self._check_shape(Path(copy, FILE_NAME), is_done=bool(said))

    def _check_shape(self, file: Path, is_done: bool) -> None:
        self._check_file(file)
        with closing(sqlite3.connect(file)) as connection:
            revision = connection.execute("SELECT version_num FROM reverie_version").fetchone()[0]
            changed, entries = connection.execute(
                "SELECT count(*) FILTER (WHERE body LIKE '% '), count(*) FROM log"
            ).fetchone()
        if changed != (entries if revision == NEXT else 0) or (is_done and revision != NEXT):
            self.figures.problems.append(f"half a migration: {revision}, {changed} of {entries} entries")

    # Looking at what is on the disk.

    async def _examine(self, everything: bool = False) -> None:
        """What is written, while the server is down; of SQLite a copy is read, so that it recovers by itself."""
        if not self._is_sqlite:
            await self._check_all(self._database, everything)
            return
        with tempfile.TemporaryDirectory() as copy:
            shutil.copytree(self._database, copy, dirs_exist_ok=True)
            await self._check_all(copy, everything)

    async def _check_all(self, database: str, everything: bool) -> None:
        async with await Store.open(database) as store:
            if everything:
                await self._promises.check_everything(store, self._crowd.everybody)
            else:
                await self._promises.check(store, self._crowd.playing)


def tell(text: str) -> None:
    print(text, flush=True)  # noqa: T201


async def crash(database: str, wanted: argparse.Namespace) -> CrashFigures:
    run = Run(database, wanted.kills, wanted.groups, wanted.seed, tell)
    asyncio.get_running_loop().add_signal_handler(signal.SIGINT, run.enough.set)
    return await run.run()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--groups", type=int, default=6, help="of two people each, who play one of the games")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--database", help="a PostgreSQL URL; without it, SQLite in a folder of its own")
    wanted = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        figures = asyncio.run(crash(wanted.database or str(Path(folder) / "data"), wanted))
    for problem in figures.problems:
        tell(problem)
    tell(f"{figures}, {time.monotonic() - began:.0f} s")
    sys.exit(bool(figures.problems))


if __name__ == "__main__":
    main()
