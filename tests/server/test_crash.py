"""The server is killed while people play: a few times here, a thousand times by ``python -m tests.server.crash``."""

import pytest

from tests.server.crash import Run
from tests.server.crowd import GAMES

pytestmark = pytest.mark.anyio


async def test_nothing_that_was_acknowledged_is_lost(database: str) -> None:
    kills = 4
    run = Run(database, kills, groups=5, seed=3, least=60)
    figures = await run.run()
    assert figures.problems == []
    assert figures.kills.total() >= kills
    assert figures.acknowledged >= 60
    assert figures.looks_compared > kills
    assert {player.kind.game for player in run.players if player.promised} == set(GAMES)
