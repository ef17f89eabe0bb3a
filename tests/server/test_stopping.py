"""Told to stop, the server writes down what it has heard and says goodbye; everybody comes back to the next one."""

import asyncio
import os
import signal
from pathlib import Path

import pytest

from reverie import wire
from reverie.server.storage import Store
from reverie.table import commands as say
from reverie.table.entries import Sat
from tests.server.crowd import Figures, Kind, Player
from tests.server.serving import PATIENCE, Person, Server, people, play_out, seated

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
                    last = line.messages[-1]
                    assert isinstance(last, wire.Closing)
                    assert 500 <= last.retry_after_ms <= 1000
                await asyncio.to_thread(server.wait)
                assert server.errors == ""
            server.start()
            async with ada.at(table) as one, ben.at(table) as other:
                assert one.view is not None
                assert one.view["committed"] == [3, None]
                await play_out(one, other)


async def test_no_acknowledged_move_is_lost_and_play_goes_on(database: str) -> None:
    """Several games at full speed; the server is stopped and started in the middle of it, three times."""
    figures = Figures()
    with Server(database) as server:
        async with people(server.address, "Ada", "Ben") as comers:
            tables = [await comers[0].make_table(**QUICK) for _ in range(3)]
            kind = Kind("psycle")
            players = [
                Player(comer, table, seat, kind, figures) for table in tables for seat, comer in enumerate(comers)
            ]
            playing = [asyncio.create_task(player.play()) for player in players]
            for _ in range(3):
                had = figures.acknowledged
                async with asyncio.timeout(PATIENCE):
                    while figures.acknowledged < had + 5 and not all(task.done() for task in playing):
                        await asyncio.sleep(0.01)
                server.signal(signal.SIGTERM)
                await asyncio.to_thread(server.wait)
                server.start()
            await asyncio.wait_for(asyncio.gather(*playing), 3 * PATIENCE)
            assert server.errors == ""
    assert figures.problems == []
    async with await Store.open(database) as store:
        for player in players:
            entries = await store.tables.entries(player.table)
            guest = next(entry.guest for entry in entries if entry.deed == Sat(player.seat, entry.guest))
            done = [entry.client for entry in entries if entry.guest == guest and entry.client]
            assert sorted(done) == sorted(player.promised)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are looked for as on Linux")
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
            async with asyncio.timeout(PATIENCE):
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
