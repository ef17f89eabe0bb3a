"""Kill the server at random points, again and again, while people play: ``python -m tests.server.crash --kills 200``.

Every command that was acknowledged must be in the log afterwards, once; what a client had seen must be what the log
tells at that point; and a command that was not acknowledged, sent again under the same id, must be done exactly once.
"""

import argparse
import asyncio
import random
import shutil
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
import websockets
from sqlalchemy import select

from reverie.server import wire
from reverie.server.storage import Store
from reverie.server.storage.schema import guests
from reverie.table import commands as say
from reverie.table.entries import Entry
from reverie.table.live import LiveTable
from tests.server.serving import Gone, Line, Person, Server, wire_play

T = TypeVar("T")

UNREACHABLE = (OSError, httpx.HTTPError, websockets.WebSocketException, Gone)
"""What it looks like when the server is away."""


@dataclass
class Figures:
    kills: int = 0
    early: int = 0
    """Kills before the server had opened its doors again."""
    acknowledged: int = 0
    resent: int = 0
    already_done: int = 0
    """Of those that were sent again: had been done before, though nobody had been told."""
    games: int = 0
    looks_compared: int = 0
    problems: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"{self.kills} kills ({self.early} while starting), {self.acknowledged} commands acknowledged, "
            f"{self.resent} sent again ({self.already_done} of them had been done), {self.games} games finished, "
            f"{self.looks_compared} looks compared, {len(self.problems)} problems"
        )


class Player:
    """Plays one game to its end, comes back whenever the server was away, and keeps what it was promised."""

    def __init__(self, person: Person, table: str, seat: int, figures: Figures) -> None:
        self.person = person
        self.table = table
        self.seat = seat
        self.figures = figures
        self.promised: list[str] = []
        self.seen: dict[str, Any] = {}
        """The table as it was last seen, and all that was known of it."""
        self._choose = random.Random(f"{table}/{seat}")
        self._pending: wire.FromClient | None = None
        self._number = 0

    async def play(self) -> None:
        while True:
            line: Line | None = None
            try:
                line = await self.person.connect(self.table)
                if line.version < 0:
                    raise Gone("closed before there was anything to see")
                self._compare(line)
                await self._play_on(line)
                return
            except UNREACHABLE:
                await asyncio.sleep(0.02)
            finally:
                if line is not None:
                    await line.close()
                    self.seen = line.known if line.version >= 0 else self.seen

    def _compare(self, line: Line) -> None:
        """What the server shows now is what it showed before, or more."""
        if not self.seen or self.seen["seat"] != line.seat:
            return
        if line.version < self.seen["version"]:
            self.figures.problems.append(f"{self.table}: seat {self.seat} has seen more than there is")
        elif line.version == self.seen["version"] and shown(line.known) != shown(self.seen):
            self.figures.problems.append(f"{self.table}: seat {self.seat} sees something else than before")
        self.figures.looks_compared += 1

    async def _play_on(self, line: Line) -> None:
        if self._pending is not None:
            await self._send_again(line, self._pending)
        if line.seat is None and not self.promised:
            await self._command(line, say.Sit(seat=self.seat))
        await line.until(lambda: line.seat is not None)
        if line.view is None and not line.table["chairs"][self.seat]["ready"]:
            await self._command(line, say.Ready())
        while not line.is_over:
            await line.until(lambda: line.owes or line.is_over)
            if line.owes:
                await self._command(line, wire_play(line.number, self._choose.choice(line.moves)))

    async def _command(self, line: Line, command: Any) -> None:
        self._number += 1
        self._pending = msgspec.structs.replace(command, id=f"{self._number}")
        self._settle(self._pending, await line.say(self._pending))

    async def _send_again(self, line: Line, command: wire.FromClient) -> None:
        self.figures.resent += 1
        answer = await line.say(command)
        # Whoever sits down anew is told so by "accepted"; for all else it means that it had been done before.
        self.figures.already_done += isinstance(answer, wire.Accepted) and not isinstance(command, say.Sit)
        self._settle(command, answer)

    def _settle(self, command: wire.FromClient, answer: wire.FromServer) -> None:
        if isinstance(answer, wire.RefusedMessage):
            self.figures.problems.append(f"{self.table}: seat {self.seat}: {command} was refused: {answer.code}")
        else:
            self.promised.append(command.id)
            self.figures.acknowledged += 1
        self._pending = None


def shown(known: dict[str, Any]) -> dict[str, Any]:
    """All that does not depend on who else is connected, or on what people are called."""
    chairs = [{**chair, "name": ""} for chair in known["table"]["chairs"]]
    return {**known, "table": {**known["table"], "chairs": chairs}, "chat": [], "present": []}


class Pair:
    """Two people who play one game after the other."""

    def __init__(self, server: Server, name: str, figures: Figures) -> None:
        self.people = [Person(server.address, f"{name} {seat}") for seat in range(2)]
        self.players: list[Player] = []
        self._figures = figures

    async def play(self) -> None:
        for person in self.people:
            await until_done(person.__aenter__)
        while True:
            table = await until_done(self._new_table)
            new = [Player(person, table, seat, self._figures) for seat, person in enumerate(self.people)]
            self.players += new
            await asyncio.gather(*(player.play() for player in new))
            self._figures.games += 1

    async def _new_table(self) -> str:
        return await self.people[0].make_table(options={"psycle_cap": 3})


async def until_done(work: Callable[[], Coroutine[Any, Any, T]]) -> T:
    while True:
        try:
            return await work()
        except UNREACHABLE:
            await asyncio.sleep(0.02)


class Run:
    """Some pairs, one server, and somebody who kills it."""

    def __init__(self, database: str, kills: int, pairs: int = 4, seed: int = 0) -> None:
        self.figures = Figures()
        self._database = database
        self._kills = kills
        self._random = random.Random(seed)
        self._server = Server(database)
        self._names = [f"pair {number}" for number in range(pairs)]
        self._pairs: list[Pair] = []

    async def run(self) -> Figures:
        with self._server as server:
            self._pairs = [Pair(server, name, self.figures) for name in self._names]
            playing = [asyncio.create_task(pair.play()) for pair in self._pairs]
            try:
                await asyncio.sleep(1.0)
                for _ in range(self._kills):
                    await self._kill_once(server)
                await asyncio.sleep(1.0)
            finally:
                for task in playing:
                    task.cancel()
                await asyncio.gather(*playing, return_exceptions=True)
            server.stop()
            self._blame(playing)
            await self._examine(everything=True)
        for person in (person for pair in self._pairs for person in pair.people):
            await person.__aexit__()
        return self.figures

    async def _kill_once(self, server: Server) -> None:
        server.stand_by()
        await asyncio.sleep(self._random.uniform(0.02, 0.3))
        await asyncio.to_thread(server.kill)
        self.figures.kills += 1
        await self._examine()
        if self._random.random() < 0.1:
            await self._kill_while_starting(server)
        await asyncio.to_thread(server.start)

    async def _kill_while_starting(self, server: Server) -> None:
        starting = asyncio.create_task(asyncio.to_thread(server.stand_by().go))
        while not server.is_running:
            await asyncio.sleep(0.001)
        await asyncio.sleep(self._random.uniform(0.0, 0.2))
        server.signal(signal.SIGKILL)
        await asyncio.gather(starting, return_exceptions=True)
        if server.is_running:
            await asyncio.to_thread(server.wait)
        self.figures.kills += 1
        self.figures.early += 1

    def _blame(self, playing: list["asyncio.Task[None]"]) -> None:
        for task in playing:
            error = None if task.cancelled() else task.exception()
            if error is not None:
                self.figures.problems.append(f"a pair gave up: {error!r}")

    # Looking at what is on the disk.

    async def _examine(self, everything: bool = False) -> None:
        """What the log says, while the server is down; of SQLite a copy is read, so that it recovers by itself."""
        players = [player for pair in self._pairs for player in (pair.players if everything else pair.players[-2:])]
        if "://" in self._database:
            await self._check_all(self._database, players)
            return
        with tempfile.TemporaryDirectory() as copy:
            shutil.copytree(self._database, copy, dirs_exist_ok=True)
            await self._check_all(copy, players)

    async def _check_all(self, database: str, players: list[Player]) -> None:
        async with await Store.open(database) as store:
            rows = await store.read(select(guests.c.id, guests.c.name))
            ids = {row.name: row.id for row in rows}
            for player in players:
                row = await store.table(player.table)
                assert row is not None
                entries = await store.entries(player.table)
                self._check(player, ids[player.person.name], bytes.fromhex(row.seed), entries)

    def _check(self, player: Player, guest: str, seed: bytes, entries: list[Entry]) -> None:
        done = Counter(entry.client for entry in entries if entry.guest == guest)
        lost = [client for client in player.promised if not done[client]]
        twice = [client for client, times in done.items() if times > 1]
        if lost or twice:
            self.figures.problems.append(f"{player.table}: lost {lost}, done twice {twice}")
        if player.seen and player.seen["seat"] is not None:
            self._check_look(player, seed, entries)

    def _check_look(self, player: Player, seed: bytes, entries: list[Entry]) -> None:
        """At the version that the player saw last, the log tells what the player saw."""
        table = LiveTable(player.table, seed, entries[0])
        for entry in entries[1:]:
            if table.versions[player.seat] == player.seen["version"]:
                break
            table.apply(entry)
        look = table.look(player.seat)
        told = {
            **player.seen,
            "version": table.versions[player.seat],
            "table": table.public({}),
            "view": look["view"],
            "moves": look["moves"],
            "story": table.story(player.seat),
        }
        if shown(as_json(told)) != shown(as_json(player.seen)):
            self.figures.problems.append(f"{player.table}: seat {player.seat} had seen what the log does not tell")
        self.figures.looks_compared += 1


def as_json(value: Any) -> Any:
    """As it looks after it has crossed the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--pairs", type=int, default=4)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--database", help="a PostgreSQL URL; without it, SQLite in a folder of its own")
    wanted = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        database = wanted.database or str(Path(folder) / "data")
        figures = asyncio.run(Run(database, wanted.kills, wanted.pairs, wanted.seed).run())
    print(f"{figures}, {time.monotonic() - began:.0f} s")  # noqa: T201
    for problem in figures.problems:
        print(problem)  # noqa: T201
    sys.exit(bool(figures.problems))


if __name__ == "__main__":
    main()
