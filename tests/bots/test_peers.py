"""The run with other frameworks: whoever plays another game is refused, turns are fair, the table is right.

The frameworks themselves are not needed here; workers of our own and made-up ones stand in.
"""

import json
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from benchmarks.peers import environment
from benchmarks.peers.__main__ import main
from benchmarks.peers.contenders import OURS, CannotStart, Start
from benchmarks.peers.contending import WatchedPsycle
from benchmarks.peers.environment import LOCK, PROJECT, split_lock
from benchmarks.peers.game_statistics import (
    CARDS,
    MOVES,
    SCORE,
    STATISTICS,
    TIED,
    Tally,
    Watch,
    deviations,
    read_tally,
    tally_data,
)
from benchmarks.peers.plain_class import PlainClass
from benchmarks.peers.processes import Worker
from benchmarks.peers.report import report, speed_table
from benchmarks.peers.reverie_kernel import ReverieKernel
from benchmarks.peers.turns import Measured, Run, turns
from benchmarks.random_games import plain_game

from reverie.kernel import way_of_running

GAMES = 3000


def watched(new_game: Callable[[random.Random, Watch], WatchedPsycle], seed: int = 2) -> Tally:
    watch, rng = Watch(), random.Random(seed)
    for _ in range(GAMES):
        game = new_game(rng, watch)
        watch.game_ended(plain_game(game, rng.random), game.winner)
    return watch.tally


@pytest.fixture(scope="module")
def ours() -> Tally:
    watch = Watch()
    ReverieKernel().watch(GAMES, 1, watch)
    return watch.tally


class NoBonus(WatchedPsycle):
    __slots__ = ()

    def _start_psycle(self) -> None:
        super()._start_psycle()
        self.bonuses = [0] * 5


class FewGems(WatchedPsycle):
    __slots__ = ()

    def _start_psycle(self) -> None:
        super()._start_psycle()
        self.gems = [9, 9]


class NoFive(WatchedPsycle):
    __slots__ = ()

    def legal_moves(self, seat: int) -> tuple[int, ...]:
        return super().legal_moves(seat)[:5]


class TiesGoToTheFirst(WatchedPsycle):
    __slots__ = ()

    def _end_psycle(self) -> None:
        if self.score[0] - self.gems[0] == self.score[1] - self.gems[1]:
            self.score[0] += 1
        super()._end_psycle()


class OneTileWins(WatchedPsycle):
    __slots__ = ()

    def __init__(self, rng: random.Random, watch: Watch) -> None:
        super().__init__(rng, watch)
        self.tiles = [1, 1]


# What is the same game, and what is another one.


def test_our_own_game_has_the_statistics_that_it_is_known_by(ours: Tally) -> None:
    known = {MOVES: 24.76, CARDS: 26.81, TIED: 0.0676, SCORE: 4.641, "gems left": 2.604, "first seat wins": 0.5}
    for name, mean in known.items():
        assert abs(ours[name].mean - mean) <= 4.5 * ours[name].squared_error ** 0.5, name


def test_the_plain_class_is_the_same_game(ours: Tally) -> None:
    watch = Watch()
    PlainClass().watch(GAMES, 5, watch)
    assert deviations(watch.tally, ours) == []


@pytest.mark.parametrize("wrong", [NoBonus, FewGems, NoFive, TiesGoToTheFirst, OneTileWins])
def test_another_game_is_told_from_ours(wrong: type[WatchedPsycle], ours: Tally) -> None:
    assert deviations(watched(wrong), ours)


def test_a_deviation_says_what_deviates(ours: Tally) -> None:
    found = {away.statistic: str(away) for away in deviations(watched(NoBonus), ours)}
    assert SCORE in found
    assert CARDS not in found
    assert f"ours {ours[SCORE].mean:.4f}" in found[SCORE]


def test_whoever_does_not_count_something_deviates_in_it(ours: Tally) -> None:
    data = tally_data(ours)
    del data[TIED]
    assert [away.statistic for away in deviations(read_tally(data), ours)] == [TIED]


def test_a_tally_travels_between_processes(ours: Tally) -> None:
    assert read_tally(json.loads(json.dumps(tally_data(ours)))) == ours


# The run.


class MadeUp:
    """Answers orders with what it was given, and keeps them."""

    versions = {"library": "1.0"}  # noqa: RUF012
    copies_with = "copy()"

    def __init__(self, tally: Tally, moves: int = 1000, fails_at: str = "") -> None:
        self._tally, self._moves, self._fails_at = tally, moves, fails_at
        self.orders: list[dict[str, Any]] = []

    def ask(self, **order: Any) -> dict[str, Any]:
        self.orders.append(order)
        if order["do"] == self._fails_at:
            raise CannotStart("it fell over")
        if order["do"] == "watch":
            return {"tally": tally_data(self._tally)}
        return {"units": self._moves, "games": self._moves // 25, "cpu": 0.5, "wall": 1.0}


def run_with(**workers: MadeUp) -> Run:
    return Run(lambda _: None, [Measured(name, worker) for name, worker in workers.items()])


def test_whoever_begins_changes_from_round_to_round() -> None:
    assert list(turns(3, 2)) == [(0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (1, 0)]


def test_a_contender_that_plays_another_game_is_refused_and_not_timed(ours: Tally) -> None:
    wrong = MadeUp(watched(NoBonus))
    run = run_with(ours=MadeUp(ours), wrong=wrong)
    run.check(GAMES)
    run.measure(rounds=1, seconds=0.1)
    assert [one.name for one in run.measured] == ["ours"]
    assert "score" in run.refused["wrong"]
    assert [order["do"] for order in wrong.orders] == ["watch"]
    assert "plays another game: wrong (score" in report(run, 0.1)


@pytest.mark.parametrize("order", ["watch", "play"])
def test_a_contender_that_falls_over_is_told_of_and_the_others_go_on(order: str, ours: Tally) -> None:
    run = run_with(ours=MadeUp(ours), weak=MadeUp(ours, fails_at=order), strong=MadeUp(ours))
    run.check(GAMES)
    run.measure(rounds=2, seconds=0.1)
    assert run.absent == {"weak": "it fell over"}
    assert not run.refused
    assert {one.name: len(one.games) for one in run.measured if one.games} == {"ours": 2, "strong": 2}
    assert "Left out: weak (it fell over)" in report(run, 0.1)


def test_without_our_own_game_there_is_nothing_to_check_by(ours: Tally) -> None:
    run = run_with(ours=MadeUp(ours, fails_at="watch"), other=MadeUp(ours))
    with pytest.raises(CannotStart):
        run.check(GAMES)


def test_without_our_own_game_there_is_nothing_to_measure_by(ours: Tally) -> None:
    run = run_with(ours=MadeUp(ours, fails_at="play"), other=MadeUp(ours))
    run.check(GAMES)
    with pytest.raises(CannotStart):
        run.measure(rounds=1, seconds=0.1)


def test_no_two_turns_play_the_same_games(ours: Tally) -> None:
    worker = MadeUp(ours)
    run = run_with(ours=worker)
    run.check(GAMES)
    run.measure(rounds=3, seconds=0.1)
    assert [order["seed"] for order in worker.orders if order["do"] != "copy"] == [1, 2, 3, 4]


# The report.


def test_the_table_has_medians_quartiles_and_ratios(ours: Tally) -> None:
    run = run_with(ours=MadeUp(ours, moves=100_000), other=MadeUp(ours, moves=40_000))
    run.check(GAMES)
    run.measure(rounds=3, seconds=0.1)
    _, _, first, second = speed_table(run.measured)
    assert first == "| **ours** | 200.0 k [200.0 to 200.0] | 8,000 |  | 5.00 [5.00 to 5.00] `copy()` | 0.50 |"
    assert second.startswith("| other | 80.0 k [80.0 to 80.0] | 3,200 | 2.50 [2.50 to 2.50] | 12.50 [")


def test_the_report_tells_versions_and_statistics(ours: Tally) -> None:
    run = run_with(ours=MadeUp(ours))
    run.check(GAMES)
    run.measure(rounds=2, seconds=0.1)
    text = report(run, 0.1)
    assert text.startswith("2 rounds in turns, 0.1 s of processor time a turn")
    assert "library 1.0" in text
    assert f"| Contender | games watched | {' | '.join(STATISTICS)} |" in text
    assert f"| ours | {GAMES:,} | {ours[MOVES].mean:.2f} |" in text


def test_what_was_measured_before_an_interruption_is_told(ours: Tally) -> None:
    """Ours had its turn in the second round, the other had not."""
    run = run_with(ours=MadeUp(ours, moves=3000), other=MadeUp(ours))
    run.check(GAMES)
    run.measure(rounds=1, seconds=0.1)
    run.measured[0].moves.units.append(6000)
    run.measured[0].moves.seconds.append(0.5)
    run.measured[0].games.append(1)
    run.measured[0].wall.append(1.0)
    text = report(run, 0.1)
    assert text.startswith("1 rounds")
    assert "| 3.00 [3.00 to 3.00] |" in text


def test_without_any_figures_there_is_still_a_report() -> None:
    assert report(Run(lambda _: None), 1).startswith("0 rounds")


# Processes.


def test_a_worker_plays_watches_and_copies() -> None:
    worker = Worker(OURS.prepare(lambda _: None))
    try:
        assert way_of_running() in worker.versions["Reverie"]
        played = worker.ask(do="play", seconds=0.01, seed=1)
        assert played["games"] >= 50
        assert played["units"] > played["games"] * 8
        assert played["cpu"] >= 0.01
        assert worker.ask(do="copy", seconds=0.01, seed=1)["units"] >= 100
        assert read_tally(worker.ask(do="watch", games=20, seed=1)["tally"])[MOVES].count == 20
    finally:
        worker.end()


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["-m", "benchmarks.peers.worker", "benchmarks.peers.nobody", "CONTENDER"], "No module named"),
        (["-c", "raise SystemExit('no such thing')"], "no such thing"),
        (["-c", "raise SystemExit(7)"], "exit status 7"),
    ],
)
def test_a_worker_that_cannot_start_says_why(arguments: list[str], why: str) -> None:
    with pytest.raises(CannotStart, match=why):
        Worker(Start([sys.executable, *arguments], PROJECT, {}))


def test_a_command_that_does_not_exist_cannot_start() -> None:
    with pytest.raises(CannotStart):
        Worker(Start(["no-such-command-anywhere"], PROJECT, {}))


def test_the_command_checks_measures_and_prints(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--only", "plain", "--rounds", "1", "--seconds", "0.01", "--games", "300"]) == 0
    printed = capsys.readouterr()
    assert "| **Reverie** |" in printed.out
    assert "| plain class |" in printed.out
    assert "round 1 of 1: plain class" in printed.err


# What is installed.


def test_a_lock_can_be_installed_one_by_one() -> None:
    requirements = split_lock(LOCK.read_text())
    assert "".join(requirements) == LOCK.read_text()
    assert all("==" in one.partition("\n")[0] and "--hash=sha256:" in one for one in requirements)
    names = {one.partition("==")[0] for one in requirements}
    assert {"gymnasium", "numpy", "open-spiel", "pettingzoo"} <= names


@pytest.mark.parametrize(("missing", "ready"), [("", True), ("open-spiel", False)])
def test_a_framework_that_cannot_be_installed_does_not_keep_out_the_others(
    missing: str, ready: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[str] = []

    def run(command: list[str], **_: Any) -> subprocess.CompletedProcess[str]:
        if "-r" in command:
            tried.append(Path(command[-1]).read_text())
        fails = bool(missing and "-r" in command and missing in tried[-1])
        return subprocess.CompletedProcess(command, int(fails))

    said: list[str] = []
    monkeypatch.setattr(environment, "PEERS", tmp_path)
    monkeypatch.setattr(subprocess, "run", run)
    for _ in range(2):
        environment.python_environment(said.append)
    assert (tmp_path / ".ready").exists() is ready
    assert tried == [LOCK.read_text(), *([] if ready else split_lock(LOCK.read_text()))]
    assert [line for line in said if missing and f"Could not be installed: {missing}." in line] == said[1:]


def test_the_packages_of_boardgame_io_are_those_that_are_locked() -> None:
    folder = Path(PROJECT, "benchmarks", "load", "peer")
    package, lock = (json.loads((folder / name).read_text()) for name in ("package.json", "package-lock.json"))
    for name, version in package["dependencies"].items():
        assert lock["packages"][f"node_modules/{name}"]["version"] == version
    assert all("resolved" not in one for one in lock["packages"].values())
