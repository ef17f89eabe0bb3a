"""The first to ask for something that takes long to prepare: everybody else must not wait for it."""

import asyncio
from pathlib import Path

import pytest

from tests.attacks.conftest import Figure
from tests.server.failures import ping
from tests.server.serving import Server, people

pytestmark = pytest.mark.anyio


async def test_the_first_look_at_the_games_stops_nobody(tmp_path: Path, figure: Figure) -> None:
    """A server that has just started: one request, and a table beside it."""
    with Server(tmp_path / "data") as server:
        async with people(server.address, "Ada", "Ben") as (ada, ben), ada.at(await ada.make_table()) as line:
            asking = asyncio.create_task(ben.get("/api/games"))
            waits = []
            while not asking.done():
                waits.append(await ping(line))
                await asyncio.sleep(0.01)
            assert (await asking).status_code == 200
            figure("longest wait for a ping, ms", round(max(waits) * 1000))
            assert len(waits) >= 3, "everybody waited until it was done"
