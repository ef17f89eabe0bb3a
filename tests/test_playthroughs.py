"""Every game of Reverie has a playthrough for each number of players, and each is still told the same."""

from importlib import import_module

import pytest

from reverie.games import all_games
from reverie.kernel import Game
from tests.playthroughs import difference, folder_of, path_of

OWN = [game for game in all_games() if game.package.startswith("reverie.games.")]
"""Games that others have registered keep playthroughs of their own."""
EVERY = [(game.name, players) for game in OWN for players in game.player_counts]


@pytest.mark.parametrize(("game", "players"), EVERY)
def test_a_playthrough_is_kept_and_still_true(game: str, players: int) -> None:
    path = path_of(game, players)
    write = f"python -m tests.{folder_of(game)}.playthroughs --write"
    assert path.exists(), f"{game} has no playthrough for {players} players: write one with `{write}`, read it, keep it"
    kept, told = (
        path.read_text(encoding="utf-8"),
        import_module(f"tests.{folder_of(game)}.playthroughs").told()[players],
    )
    assert kept == told, f"if this change is meant, `{write}`:\n{difference(kept, told, path.name)}"


@pytest.mark.parametrize("game", OWN, ids=lambda game: game.name)
def test_no_playthrough_is_left_over(game: Game) -> None:
    kept = set(path_of(game.name, 2).parent.glob("*.txt"))
    assert kept == {path_of(game.name, players) for players in game.player_counts}


@pytest.mark.parametrize(("game", "players"), EVERY)
def test_a_playthrough_is_short_enough_to_be_read(game: str, players: int) -> None:
    lines = path_of(game, players).read_text(encoding="utf-8").splitlines()
    assert len(lines) <= 300
    assert max(map(len, lines)) <= 140
