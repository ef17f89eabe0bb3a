"""A reader that does not read: what waits for it is bounded, nobody else is held up, and it is healed or let go."""

import asyncio
import random
from typing import Any

import pytest

from reverie import wire
from reverie.table import commands as say
from tests.server.serving import PATIENCE, Line, Person, Server, Sleeper, people, seated

pytestmark = pytest.mark.anyio

BACKLOG = {"reverie.server.watchers.BACKLOG_FRAMES": 5}
IMPATIENT = {"reverie.server.websocket_endpoint.STUCK_SECONDS": 3.0}


async def rattle(line: Line, times: int) -> None:
    """Change something that everybody is told, many times. (Whoever is held up for ever hears no answer.)"""
    for number in range(times):
        await line.done(say.Pause(wanted=number % 2 == 0))


async def healed(person: Person) -> float:
    text = (await person.get("/metrics")).text
    (shown,) = [row for row in text.splitlines() if row.startswith("reverie_healed_total ")]
    return float(shown.split()[1])


async def test_a_slow_reader_is_healed_by_a_scene_and_holds_nobody_up(tmp_path: Any) -> None:
    with Server(tmp_path, patches=BACKLOG, room=4096) as server:
        async with people(server.address, "Ada", "Ben") as (ada, ben), Person(server.address) as nobody:
            table = await ada.make_table()
            async with seated(table, ada, ben) as (one, other), nobody.at(table) as quick:
                async with Sleeper(nobody, table) as sleeper:
                    await rattle(one, 200)
                    await quick.until(lambda: quick.version == one.version)
                    assert quick.gaps == 0
                    awake = sleeper.wake()
                    await awake.until(lambda: awake.version == one.version)
                    scenes = sum(isinstance(message, wire.Scene) for message in awake.messages)
                    assert scenes >= 2, "the first, and one that heals"
                    assert len(awake.messages) < 200, "what was dropped was not sent after all"
                    await awake.heard_back()
                    assert awake.known == quick.known
                    await rattle(one, 3)
                    await awake.until(lambda: awake.version == one.version)
                async with asyncio.timeout(PATIENCE):
                    while not await healed(ada):
                        await asyncio.sleep(0.05)
                assert other.gaps == one.gaps == 0


async def test_a_reader_that_takes_nothing_for_long_is_let_go(tmp_path: Any) -> None:
    with Server(tmp_path, patches={**BACKLOG, **IMPATIENT}, room=4096) as server:
        async with people(server.address, "Ada", "Ben", "Eve") as (ada, ben, eve):
            table = await ada.make_table(players=3)
            async with ada.at(table) as one, ben.at(table) as other:
                async with eve.at(table) as third:
                    for line in (one, other, third):
                        await line.sit(ready=False)
                    for line in (one, other, third):
                        await line.done(say.Ready())
                await one.until(lambda: one.present == [0, 1])
                async with Sleeper(eve, table):
                    await one.until(lambda: one.present == [0, 1, 2])
                    await rattle(one, 200)
                    await one.until(lambda: one.present == [0, 1])
                await rattle(one, 10)
        assert server.stop() is not None


async def test_a_player_who_reads_slowly_plays_on(tmp_path: Any) -> None:
    with Server(tmp_path, patches=BACKLOG, room=4096) as server:
        async with people(server.address, "Ada", "Ben") as (ada, ben):
            table = await ada.make_table(options={"psycle_cap": 1})
            async with seated(table, ada, ben) as (one, other):
                await other.close()
                async with Sleeper(ben, table) as sleeper:
                    await rattle(one, 201)
                    await one.done(say.Pause(wanted=False))
                    awake = sleeper.wake()
                    await awake.until(lambda: awake.version == one.version)
                    await asyncio.gather(*(line.play_on(random.Random(1)) for line in (one, awake)))
                    assert awake.is_over
