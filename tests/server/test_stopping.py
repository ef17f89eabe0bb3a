"""Told to stop, the server writes down what it has heard and says goodbye; everybody comes back to the next one."""

import asyncio
import os
import random
import signal
import time
from pathlib import Path
from typing import Any

import pytest

from reverie.server import wire
from reverie.table import commands as say
from tests.server.serving import Line, Person, Server, people, play_out, seated

pytestmark = pytest.mark.anyio

QUICK = {"options": {"psycle_cap": 3}}


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_everybody_is_told_that_the_server_restarts(database: str, number: int) -> None:
    with Server(database) as server:
        async with people(server.address, "Ada", "Ben") as (ada, ben), Person(server.address) as nobody:
            table = await ada.make_table(**QUICK)
            async with seated(table, ada, ben) as lines, nobody.at(table) as watcher:
                await lines[0].play("play 3")
                server.signal(number)
                for line in (*lines, watcher):
                    await line.until(lambda line=line: line.is_closed)  # type: ignore[misc]
                    assert line.close_code == 1012
                began = time.monotonic()
                await asyncio.to_thread(server.wait)
                assert time.monotonic() - began < 5
                assert server.errors == ""
            server.start()
            async with ada.at(table) as one, ben.at(table) as other:
                assert one.view is not None
                assert one.view["committed"] == [3, None]
                await play_out(one, other)


async def test_no_acknowledged_move_is_lost_and_play_goes_on(database: str) -> None:
    """Several games at full speed; the server is stopped and started in the middle of it, three times."""
    with Server(database) as server:
        async with people(server.address, "Ada", "Ben") as (ada, ben):
            tables = [await ada.make_table(**QUICK) for _ in range(3)]
            for table in tables:
                async with seated(table, ada, ben):
                    pass
            games = [Restless(person, table) for table in tables for person in (ada, ben)]
            playing = [asyncio.create_task(game.play()) for game in games]
            for _ in range(3):
                await asyncio.sleep(0.4)
                server.signal(signal.SIGTERM)
                await asyncio.to_thread(server.wait)
                server.start()
            await asyncio.wait_for(asyncio.gather(*playing), 60)
            for game in games:
                assert game.lost == []
            assert server.errors == ""


class Restless:
    """Plays until the game is over, comes back whenever the server was away, and keeps what it was promised."""

    def __init__(self, person: Person, table: str) -> None:
        self._person = person
        self._table = table
        self._choose = random.Random(table)
        self._promised: dict[int, str] = {}
        self.lost: list[int] = []

    async def play(self) -> None:
        while True:
            try:
                line = await self._person.connect(self._table)
            except OSError:
                await asyncio.sleep(0.05)
                continue
            try:
                if await self._play_on(line):
                    return
            except AssertionError:
                if not line.is_closed:
                    raise
            finally:
                await line.close()

    async def _play_on(self, line: Line) -> bool:
        """Whether the game is over; ``AssertionError`` when the connection has ended."""
        self._check(line)
        while not line.is_over:
            await line.until(lambda: line.owes or line.is_over or line.is_closed)
            assert not line.is_closed
            if line.owes:
                number, move = line.number, self._choose.choice(line.moves)
                answer = await self._answer(line, number, move)
                if not isinstance(answer, wire.RefusedMessage):
                    self._promised[number] = move
        return True

    async def _answer(self, line: Line, number: int, move: str) -> Any:
        try:
            return await line.say(say.Play(decision=number, move=move, id=f"{number}"))
        except Exception:
            await line.until(lambda: line.is_closed)
            raise AssertionError("closed") from None

    def _check(self, line: Line) -> None:
        """A question that was answered, as far as we were told, is not asked again."""
        if line.owes and line.number in self._promised:
            self.lost.append(line.number)


async def test_bots_end_with_the_server(tmp_path: Path) -> None:
    """Whether it is told to stop or killed, no worker stays behind."""
    for number in (signal.SIGTERM, signal.SIGKILL):
        with Server(tmp_path) as server:
            async with people(server.address, "Ada") as (ada,):
                table = await ada.make_table(**QUICK)
                async with ada.at(table) as line:
                    for command in (say.Sit(seat=0), say.SeatBot(level="random"), say.Ready()):
                        await line.done(command)
                    await line.until(lambda: line.view is not None and line.view["committed"][1] == "?")
            workers = children(server.pid)
            assert workers
            server.signal(number)
            await asyncio.to_thread(server.wait)
            async with asyncio.timeout(10):
                while any(is_alive(worker) for worker in workers):
                    await asyncio.sleep(0.05)


def children(pid: int) -> list[int]:
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(stat.read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue
        if parent == pid:
            found.append(int(stat.parent.name))
    return found


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return (Path("/proc") / str(pid) / "stat").read_text().rpartition(")")[2].split()[0] != "Z"
