"""Which bots there are, and how a wrong choice is refused."""

import subprocess
import sys
from typing import Any

import pytest

from reverie.bots import all_bot_names, bot_names, check_bot, make_bot, offered_bots, usual_bot
from reverie.games import all_games, find_game
from reverie.kernel import BadSetup, FastChance, Game
from reverie.minds.mind import LEVEL_NAMES

PSYCLE = find_game("psycle")


class Unadvised(Game):
    """A game that gives no advice."""

    name = "unadvised"
    player_counts = (2,)


def test_psycle_for_two_can_be_played_by_every_level() -> None:
    assert bot_names(PSYCLE) == bot_names(PSYCLE, 3) == bot_names(PSYCLE, 4) == ("random", "greedy", *LEVEL_NAMES)
    assert all_bot_names(PSYCLE) == bot_names(PSYCLE, 2) == ("random", "greedy", *LEVEL_NAMES, "exact")


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_people_are_offered_the_six_levels_in_every_game(game: Game) -> None:
    """Yardsticks are left out; where there is nothing else they are all there is."""
    for players in game.player_counts:
        offered = offered_bots(game, players)
        if game.package.startswith("reverie."):
            assert offered[:6] == LEVEL_NAMES
            assert set(offered[6:]) <= {"exact"}
            assert usual_bot(game) == "steady"
        else:
            assert offered == bot_names(game, players)
            assert usual_bot(game) in offered


@pytest.mark.parametrize("game", [game for game in all_games() if game is not PSYCLE], ids=lambda game: game.name)
def test_other_games_have_no_exact_level(game: Game) -> None:
    assert "exact" not in all_bot_names(game)
    with pytest.raises(BadSetup) as refused:
        check_bot("exact", game.setup(game.player_counts[0]))
    assert refused.value.code == "bot-not-for-game"


@pytest.mark.parametrize(
    ("players", "options", "overrides", "code"),
    [
        (3, {}, {}, "bot-not-for-players"),
        (4, {}, {}, "bot-not-for-players"),
        (2, {"psycle_cap": 2}, {}, "exact-capped"),
        (2, {"psycle_cap": 9}, {"gems": {"start": 9}}, "exact-capped"),
        (2, {}, {"gems": {"start": 9}}, "exact-unsolved"),
    ],
)
def test_exact_is_refused_where_it_would_not_be(
    players: int, options: dict[str, Any], overrides: dict[str, Any], code: str
) -> None:
    with pytest.raises(BadSetup) as refused:
        check_bot("exact", PSYCLE.setup(players, options, overrides))
    assert refused.value.code == code


def test_exact_plays_two_with_the_printed_content() -> None:
    """Also as one single Psycle: a tie is then shared, which is the middle."""
    check_bot("exact", PSYCLE.setup(2))
    check_bot("exact", PSYCLE.setup(2, {"psycle_cap": 1}))


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
    assert refused.value.facts == {"given": "genius", "known": ", ".join(all_bot_names(PSYCLE))}


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


WITHOUT_NUMBERS = """
import sys
for name in ("numpy", "scipy", "jax"):
    sys.modules[name] = None
from reverie.bots import bot_names, make_bot
from reverie.games import all_games
from reverie.kernel import FastChance
for game in all_games():
    state = game.new(game.player_counts[-1], FastChance(1))
    seat = state.asked[0]
    for level in bot_names(game, game.player_counts[-1]):
        make_bot(level, game, seed=1).choose(state.view(seat), list(state.moves(seat)), 1.0)
"""


def test_no_level_needs_a_library_of_numbers_to_play() -> None:
    subprocess.run([sys.executable, "-c", WITHOUT_NUMBERS], check=True, timeout=300)
