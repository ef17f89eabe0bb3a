"""The kept playthroughs are still told the same."""

from reverie.games.dream_quest import GAME
from tests.dream_quest.playthroughs import told
from tests.playthroughs import difference, path_of


def test_they_are_still_true() -> None:
    for players, text in told().items():
        path = path_of(GAME.name, players)
        kept = path.read_text(encoding="utf-8")
        assert kept == text, difference(kept, text, path.name)
