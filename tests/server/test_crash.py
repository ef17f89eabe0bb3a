"""The server is killed while people play: a few times here, two hundred times by ``python -m tests.server.crash``."""

import pytest

from tests.server.crash import Run

pytestmark = pytest.mark.anyio


async def test_nothing_that_was_acknowledged_is_lost(database: str) -> None:
    kills = 4 if "://" in database else 6
    figures = await Run(database, kills, pairs=3).run()
    assert figures.problems == []
    assert figures.kills >= kills
    assert figures.acknowledged > 50
    assert figures.resent > 0
    assert figures.looks_compared > kills
