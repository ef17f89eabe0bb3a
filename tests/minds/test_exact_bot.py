"""The bot that plays the solved game."""

import subprocess
import sys
from collections import Counter

import pytest

from reverie.bots.arena import play_match
from reverie.bots.uniform import RandomBot
from reverie.games import find_game
from reverie.games.psycle import GAME
from reverie.kernel import BadSetup, FastChance
from reverie.minds.exact_bot import ExactBot
from tests.minds.appendix import MIXTURES


@pytest.mark.parametrize("tiles", list(MIXTURES))
@pytest.mark.parametrize("seat", [0, 1])
def test_it_opens_as_the_ledger_says(tiles: tuple[int, int], seat: int) -> None:
    state = GAME.new(2, FastChance(1))
    GAME.place(state, {"round_no": 1, "target": tiles[0], "bonus": tiles[1]})
    assert ExactBot(GAME, 1).mixture(state.view(seat)) == pytest.approx(MIXTURES[tiles], abs=5.1e-5)


def test_it_mixes_by_its_own_seed() -> None:
    state = GAME.new(2, FastChance(1))
    GAME.place(state, {"round_no": 1, "target": 1, "bonus": 1})
    bot, twin = ExactBot(GAME, 7), ExactBot(GAME, 7)
    drawn = [bot.choose(state.view(0), state.moves(0), 1.0) for _ in range(60)]
    assert drawn == [twin.choose(state.view(0), state.moves(0), 1.0) for _ in range(60)]
    counted = Counter(move[0] for move in drawn)
    assert set(counted) <= {0, 1, 3}
    assert counted[3] > counted[1] > counted[0]


def test_it_beats_random_play() -> None:
    games = [play_match(GAME, [ExactBot(GAME, seed), RandomBot(GAME, seed)], seed) for seed in range(10)]
    assert sum(result.returns[0] for result in games) >= 8


def test_without_a_table_it_plays_the_last_rounds_exactly_and_the_others_as_advised() -> None:
    changed = {"cards": {"5": {"stars": 2}}}
    state = GAME.new(2, FastChance(1), overrides=changed)
    bot = ExactBot(GAME, 1)
    assert not bot.is_exact(state.view(0))
    assert bot.choose(state.view(0), state.moves(0), 1.0) in state.moves(0)
    GAME.place(state, {"round_no": 4, "gems": [6, 7]})
    assert bot.is_exact(state.view(1))


def test_other_tables() -> None:
    state = GAME.new(3, FastChance(1))
    bot = ExactBot(GAME, 1)
    assert not bot.is_exact(state.view(0))
    assert bot.choose(state.view(0), state.moves(0), 1.0) in state.moves(0)
    with pytest.raises(BadSetup, match="bot-not-for-game"):
        ExactBot(find_game("dream-quest"), 1)


def test_playing_needs_no_numpy() -> None:
    code = (
        "import sys; sys.modules['numpy'] = None; sys.modules['scipy'] = None\n"
        "from reverie.games.psycle import GAME; from reverie.kernel import FastChance\n"
        "from reverie.minds.exact_bot import ExactBot\n"
        "state = GAME.new(2, FastChance(1)); assert ExactBot(GAME, 1).is_exact(state.view(0))"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)
