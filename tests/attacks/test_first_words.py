"""The first to ask for something that takes long to prepare: everybody else must not wait for it."""

import asyncio
from pathlib import Path

import pytest

from tests.attacks.conftest import Figure
from tests.server.failures import ping
from tests.server.serving import Gate, Server, people

pytestmark = pytest.mark.anyio


async def test_the_first_look_at_the_games_stops_nobody(tmp_path: Path, figure: Figure) -> None:
    """A server that has just started: one request whose answer is long in preparation, and a table beside it."""
    gate = Gate(tmp_path / "gate")
    with Server(tmp_path / "data", held={"reverie.server.http_endpoints.game_card": gate}) as server:
        async with people(server.address, "Ada", "Ben") as (ada, ben), ada.at(await ada.make_table()) as line:
            asking = asyncio.create_task(ben.get("/api/games"))
            await gate.is_reached()
            waits = [await ping(line) for _ in range(3)]
            assert not asking.done()
            gate.open()
            assert len((await asking).json()) >= 5
            figure("longest wait for a ping, ms", round(max(waits) * 1000))
