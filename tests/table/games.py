"""The game of ``examples``, for tests: it has moves out of turn, secret answers and taking back."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from reverie.games import all_games, find_game
from reverie.kernel import Game

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture
def lullaby(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """Lullaby, registered for as long as the test lasts."""
    if str(EXAMPLES) not in sys.path:
        monkeypatch.syspath_prepend(str(EXAMPLES))
    monkeypatch.setenv("REVERIE_GAMES", "lullaby:GAME")
    all_games.cache_clear()
    yield find_game("lullaby")
    monkeypatch.undo()
    all_games.cache_clear()
