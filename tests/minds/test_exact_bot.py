"""The bot that plays the solved game."""

import subprocess
import sys
from collections import Counter
from os import utime
from pathlib import Path

import pytest

from reverie.bots import check_bot, check_bots, make_bot
from reverie.bots.arena import play_match
from reverie.bots.uniform import RandomBot
from reverie.games import find_game
from reverie.games.psycle import GAME
from reverie.kernel import BadSetup, FastChance
from reverie.kernel.record import Seat
from reverie.minds.exact_bot import ExactBot
from reverie.minds.psycle_solving import solved_table
from reverie.minds.psycle_table import solved_file
from reverie.table.local_game import LocalGame
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
    assert bot.mixture(state.view(0)) is None
    assert bot.choose(state.view(0), state.moves(0), 1.0) in state.moves(0)
    GAME.place(state, {"round_no": 4, "gems": [6, 7]})
    assert bot.mixture(state.view(1)) is not None


def test_other_tables() -> None:
    state = GAME.new(3, FastChance(1))
    bot = ExactBot(GAME, 1)
    assert bot.mixture(state.view(0)) is None
    assert bot.choose(state.view(0), state.moves(0), 1.0) in state.moves(0)
    with pytest.raises(BadSetup, match="bot-not-for-game"):
        ExactBot(find_game("dream-quest"), 1)


def test_what_was_solved_on_this_machine_is_played_exactly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REVERIE_DATA", str(tmp_path))
    changed = {"rounds_per_psycle": 3, "targets": [1, 2, 2], "bonuses": [1, 1, 2], "gems": {"start": 2}}
    setup = GAME.setup(2, {}, changed)
    state = GAME.new(2, FastChance(1), overrides=changed)
    bot, file = make_bot("exact", GAME, 1), solved_file(setup)
    assert isinstance(bot, ExactBot)
    assert bot.mixture(state.view(0)) is None
    file.parent.mkdir()
    table = solved_table(setup)[0]
    for content, is_solved in ((b"no table", False), (table, True), (table[:-5], False), (table, True)):
        file.write_bytes(content)
        utime(file, ns=(0, file.stat().st_mtime_ns + 1))  # however coarse the clock of the file system is
        if is_solved:
            check_bot("exact", setup)
            assert bot.mixture(state.view(0)) is not None
        else:
            with pytest.raises(BadSetup, match="exact-unsolved"):
                check_bot("exact", setup)


def test_a_record_with_it_is_checked_where_it_is_exact() -> None:
    seats = [Seat("A", "bot:exact"), Seat("B", "bot:greedy")]
    local_game = LocalGame(GAME, seats, seed=bytes(32))
    while local_game.bots_asked:
        local_game.play(*local_game.think())
    found = check_bots(GAME, local_game.record)
    assert found.moves == found.checked == found.same > 10


def test_playing_needs_no_numpy() -> None:
    code = (
        "import sys; sys.modules['numpy'] = None; sys.modules['scipy'] = None\n"
        "from reverie.games.psycle import GAME; from reverie.kernel import FastChance\n"
        "from reverie.minds.exact_bot import ExactBot\n"
        "state = GAME.new(2, FastChance(1)); assert ExactBot(GAME, 1).mixture(state.view(0))"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)
