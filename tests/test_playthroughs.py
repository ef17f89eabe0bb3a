"""Every game of Reverie has a playthrough for each number of players, and each is still told the same."""

import pytest

from reverie.kernel import Game
from tests.playthroughs import OWN, difference, path_of, told

EVERY = [(game.name, players) for game in OWN for players in game.player_counts]


@pytest.mark.parametrize(("game", "players"), EVERY)
def test_a_playthrough_is_kept_and_still_true(game: str, players: int) -> None:
    path = path_of(game, players)
    write = f"python -m tests.playthroughs --write {game}"
    assert path.exists(), f"{game} has no playthrough for {players} players: write one with `{write}`, read it, keep it"
    kept, now = path.read_text(encoding="utf-8"), told(game)[players]
    assert kept == now, f"if this change is meant, `{write}`:\n{difference(kept, now, path.name)}"


@pytest.mark.parametrize("game", OWN, ids=lambda game: game.name)
def test_no_playthrough_is_left_over(game: Game) -> None:
    kept = set(path_of(game.name, 2).parent.glob("*.txt"))
    assert kept == {path_of(game.name, players) for players in game.player_counts}


@pytest.mark.parametrize(("game", "players"), EVERY)
def test_a_playthrough_is_short_enough_to_be_read(game: str, players: int) -> None:
    lines = path_of(game, players).read_text(encoding="utf-8").splitlines()
    assert len(lines) <= 300
    assert max(map(len, lines)) <= 140
