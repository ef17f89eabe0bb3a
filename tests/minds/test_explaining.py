"""Why a mind would move so: win shares that can be read as such, beside the worth that it compares moves by."""

import pytest

from reverie.games import all_games, find_game
from reverie.kernel import FastChance, State
from reverie.minds.mind import LEVEL_NAMES
from reverie.minds.searching_bot import SearchingBot
from reverie.minds.value_net import MARGIN_COUNTS

GAMES = [game.name for game in all_games()]


@pytest.mark.parametrize("level", [LEVEL_NAMES[0], LEVEL_NAMES[-1]])
@pytest.mark.parametrize("name", GAMES)
def test_a_win_share_lies_between_nothing_and_all(name: str, level: str) -> None:
    game = find_game(name)
    players = max(game.player_counts)
    state, chance = game.new(players, FastChance(5)), FastChance(6)
    for _ in range(12):
        _until_there_is_a_choice(state, chance)
        seat = state.asked[0]
        told = SearchingBot(game, 1, level).explain(state.view(seat), state.moves(seat))
        assert told
        for expected in told:
            assert 0.0 <= expected.share <= 1.0
            assert abs(expected.value - expected.share) <= MARGIN_COUNTS + 1e-9
            assert expected.line[0] == (seat, expected.move)
        state.play_any(chance)


def _until_there_is_a_choice(state: State, chance: FastChance) -> None:
    while len(state.moves(state.asked[0])) < 2:
        state.play_any(chance)
