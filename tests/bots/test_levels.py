"""Which bots there are, and how a wrong choice is refused."""

import pytest

from reverie.bots import bot_names, make_bot
from reverie.games import all_games, find_game
from reverie.kernel import BadSetup, FastChance, Game

PSYCLE = find_game("psycle")


class Unadvised(Game):
    """A game that gives no advice."""

    name = "unadvised"


def test_psycle_can_be_played_by_every_level() -> None:
    assert bot_names(PSYCLE) == ("random", "greedy")


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_every_game_can_be_played_at_random(game: Game) -> None:
    assert bot_names(game)[0] == "random"
    for name in bot_names(game):
        assert make_bot(name, game, seed=1).name == name


def test_a_game_without_advice_is_played_at_random_alone() -> None:
    assert bot_names(Unadvised()) == ("random",)


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(BadSetup) as refused:
        make_bot("genius", PSYCLE, seed=1)
    assert refused.value.code == "unknown-bot"
    assert refused.value.facts == {"given": "genius", "known": "random, greedy"}


def test_a_level_that_cannot_play_the_game_is_refused() -> None:
    with pytest.raises(BadSetup) as refused:
        make_bot("greedy", Unadvised(), seed=1)
    assert refused.value.code == "bot-not-for-game"
    assert refused.value.facts == {"bot": "greedy", "game": "unadvised"}


def test_random_is_uniform_and_follows_its_seed() -> None:
    state = PSYCLE.new(2, FastChance(1))
    view, moves = state.view(0), state.moves(0)
    first, second = (make_bot("random", PSYCLE, seed=5) for _ in range(2))
    drawn = [first.choose(view, moves, 1.0) for _ in range(6000)]
    assert drawn == [second.choose(view, moves, 1.0) for _ in range(6000)]
    for move in moves:
        assert 850 < drawn.count(move) < 1150, "each of six moves about every sixth time"
