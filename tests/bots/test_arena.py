"""The arena: matches through views alone, and tournaments that count the wins."""

import subprocess
import sys

import pytest

from reverie.bots import make_bot
from reverie.bots.arena import ArenaScore, main, play_match, report, tournament, wilson
from reverie.games import find_game
from reverie.kernel import BadSetup

PSYCLE = find_game("psycle")


def test_a_match_is_played_to_its_end_and_follows_its_seeds() -> None:
    def result(seed: int) -> object:
        return play_match(PSYCLE, [make_bot("random", PSYCLE, seat) for seat in range(3)], seed)

    assert result(1) == result(1)
    assert len({repr(result(seed)) for seed in range(10)}) > 1


def test_a_tournament_counts_every_game_once() -> None:
    standings = tournament(PSYCLE, ["greedy", "random", "random"], games=6, seed=4)
    assert [(one.name, one.seats, one.games) for one in standings] == [("greedy", 1, 6), ("random", 2, 6)]
    assert sum(one.wins for one in standings) == pytest.approx(6)
    assert standings == tournament(PSYCLE, ["greedy", "random", "random"], games=6, seed=4)


def test_options_reach_the_table() -> None:
    (both,) = tournament(PSYCLE, ["random", "random"], games=20, seed=2, options={"psycle_cap": 1})
    assert both.wins == pytest.approx(20)


def test_players_that_there_cannot_be_are_refused() -> None:
    with pytest.raises(BadSetup, match="wrong-players"):
        tournament(PSYCLE, ["random"], games=1, seed=1)


@pytest.mark.parametrize(("wins", "games"), [(0, 10), (10, 10), (5.5, 10), (700, 1000), (0, 0)])
def test_the_interval_holds_the_share_and_stays_between_0_and_1(wins: float, games: int) -> None:
    low, high = wilson(wins, games)
    assert 0 <= low < high <= 1
    if games:
        assert low - 1e-9 <= wins / games <= high + 1e-9


def test_the_report_has_a_line_for_each_level() -> None:
    standings = [ArenaScore("greedy", 1, 10, 9.0, 0.6, 0.98), ArenaScore("random", 2, 10, 1.0, 0.02, 0.4)]
    heading, first, second = report(PSYCLE, standings).splitlines()
    assert heading == "psycle, 3 seats, 10 games"
    assert first == "  greedy        90.0% (60.0% to 98.0%), 9 wins; an even share is 33.3%"
    assert second == "  random x2     10.0% (2.0% to 40.0%), 1 wins; an even share is 66.7%"


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["psycle", "greedy", "random", "--games", "3", "--seed", "9", "--option", "psycle_cap=2"]) == 0
    assert capsys.readouterr().out.startswith("psycle, 2 seats, 3 games\n")


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["chess", "random", "random"], "unknown-game"),
        (["psycle", "genius", "random"], "unknown-bot"),
        (["psycle", "exact", "random", "random"], "bot-not-for-players"),
        (["psycle", "exact", "random", "--option", "psycle_cap=2"], "exact-capped"),
        (["dream-quest", "exact", "random"], "bot-not-for-game"),
        (["psycle", "random"], "wrong-players"),
        (["psycle", "random", "random", "--option", "psycle_cap=0"], "option-at-least"),
        (["psycle", "random", "random", "--option", "colour=pink"], "unknown-option"),
    ],
)
def test_the_command_says_what_cannot_be(arguments: list[str], code: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    said = capsys.readouterr().err
    assert " " in said.strip()
    assert code not in said, "a sentence, not a code"


@pytest.mark.parametrize("arguments", [["--games", "0"], ["--games", "x"], ["--option", "psycle_cap"]])
def test_the_command_refuses_what_it_cannot_read(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["psycle", "random", "random", *arguments])
    assert left.value.code == 2
    assert arguments[0] in capsys.readouterr().err


def test_the_module_runs() -> None:
    command = [sys.executable, "-m", "reverie.bots.arena", "psycle", "random", "random", "--games", "2"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.startswith("psycle, 2 seats, 2 games\n")
