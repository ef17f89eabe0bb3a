"""The games in ``docs/ladder`` come out again, as long as the levels are those that played them."""

from itertools import islice

import pytest

from reverie.games import all_games
from reverie.ladder import play_ladder, read_all_results
from tests.ledger import ROOT


@pytest.mark.parametrize("game", [game.name for game in all_games()])
def test_the_first_game_of_a_ladder_comes_out_again(game: str) -> None:
    of_game = (ladder for ladder in read_all_results(ROOT / "docs" / "ladder") if ladder.header.game == game)
    ladder = next((ladder for ladder in of_game if ladder.is_of_today and ladder.returns), None)
    if ladder is None:
        pytest.skip("played by earlier levels")
    assert list(islice(play_ladder(ladder.plan), 1)) == ladder.returns[:1]
