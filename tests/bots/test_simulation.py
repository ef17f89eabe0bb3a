"""Many games at once: the same whatever plays them, in order, and never silent about what goes wrong."""

import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path

import pytest

from reverie.bots import (
    GameFailed,
    Matchup,
    PlannedGame,
    PlayedGame,
    WorkerLost,
    game_workers,
    play_game,
    play_games,
    simulate,
)
from reverie.bots.arena import tournament
from reverie.bots.matchups import UNFINISHED, KeyedBot, bot_seed
from reverie.games import all_games, find_game
from reverie.kernel import BadSetup, EndlessRules, FastChance, Game, Unreadable
from tests.bots import odd_policies as odd

ROOT = Path(__file__).parents[2]
PSYCLE = find_game("psycle")
SHORT = {
    "dream-cycle": {"night": "nap", "start": "dealt", "round_limit": 2},
    "dream-quest": {"opening": "last_night", "max_rounds": 3},
}
RANDOM = ("random", "random")
OWN = [game for game in all_games() if game.package.startswith("reverie.")]


@pytest.fixture(autouse=True)
def nobody_is_left() -> Iterator[None]:
    """After every test all processes have ended."""
    yield
    assert not multiprocessing.active_children()


def failing_seed(policy_seat: int = 0) -> int:
    """The first seed with which the odd bots on that seat do what they do."""
    return next(seed for seed in count() if bot_seed(seed, policy_seat) % 8 == 0)


# The same, whatever plays them.


@pytest.mark.parametrize("game", OWN, ids=lambda game: game.name)
def test_no_result_depends_on_the_number_of_processes(game: Game) -> None:
    def played(processes: int) -> list[PlayedGame]:
        return list(simulate(game, ("greedy", "random"), 3, 3, options=SHORT.get(game.name), processes=processes))

    alone = played(1)
    assert [(one.index, one.seed) for one in alone] == list(enumerate(range(3, 6)))
    assert played(2) == alone
    assert played(3) == alone


def test_a_game_is_the_same_alone_and_among_others() -> None:
    everyone = list(simulate(PSYCLE, RANDOM, 300, 0, processes=2))
    assert len({one.result.scores for one in everyone}) > 1
    for one in everyone[::50]:
        assert play_game(one.planned, one.index) == one
        assert next(simulate(PSYCLE, RANDOM, seeds=[one.seed])).result == one.result


def test_a_row_of_seeds_may_be_in_any_order_and_repeat() -> None:
    seeds = [5, 2, 5, 2**64 - 1]
    played = list(simulate(PSYCLE, RANDOM, seeds=iter(seeds)))
    assert [one.seed for one in played] == seeds
    assert (played[0].result, played[0].turns) == (played[2].result, played[2].turns)


def test_what_is_counted_is_what_was_played() -> None:
    (game,) = simulate(PSYCLE, RANDOM, 1, 7, observer=odd.Branching)
    assert game.moves == sum(game.turns) == len(game.notes["counts"])
    assert sum(game.choices) == sum(number > 1 for number in game.notes["counts"])
    assert max(game.turns) <= game.decisions <= game.moves


def test_an_observer_s_notes_come_from_where_the_game_was_played() -> None:
    here = list(simulate(PSYCLE, RANDOM, 20, 0, observer=odd.Branching))
    there = list(simulate(PSYCLE, RANDOM, 20, 0, observer=odd.Branching, processes=2))
    assert {one.notes.pop("process") for one in here} == {os.getpid()}
    assert os.getpid() not in {one.notes.pop("process") for one in there}
    assert here == there


def test_options_and_overrides_reach_the_games() -> None:
    rich = {"gems": {"start": 12}}
    for processes in (1, 2):
        played = simulate(PSYCLE, RANDOM, 3, 0, options={"psycle_cap": 1}, overrides=rich, processes=processes)
        assert all(one.decisions <= 5 for one in played)
    printed = [one.result for one in simulate(PSYCLE, RANDOM, 30)]
    assert printed != [one.result for one in simulate(PSYCLE, RANDOM, 30, overrides=rich)]


def test_any_mixture_of_games_keeps_its_order() -> None:
    cycle = Matchup("dream-quest", RANDOM, SHORT["dream-quest"])
    psycles = [Matchup(PSYCLE, RANDOM, overrides={"gems": {"start": gems}}) for gems in (7, 9)]
    plans = [PlannedGame(matchup, seed) for seed in range(15) for matchup in (cycle, *psycles)]
    played = list(play_games(plans, 2))
    assert [one.planned for one in played] == plans
    assert played == list(play_games(plans, 1))


def test_a_tournament_comes_out_the_same_in_two_processes() -> None:
    alone = tournament(PSYCLE, ["greedy", "random", "random"], games=8, seed=4)
    assert tournament(PSYCLE, ["greedy", "random", "random"], games=8, seed=4, processes=2) == alone


def test_a_game_from_outside_travels_by_its_place() -> None:
    import lullaby

    here = list(simulate(lullaby.GAME, RANDOM, 4))
    assert list(simulate("lullaby:GAME", RANDOM, 4, processes=2)) == here


@pytest.mark.parametrize("processes", [1, 2])
def test_bots_are_given_views_and_nothing_else(processes: int) -> None:
    assert len(list(simulate(PSYCLE, (odd.Seer, odd.Seer), 3, processes=processes))) == 3


def test_a_bot_that_never_looks_plays_as_if_it_were_shown_everything() -> None:
    blind = [one.result for one in simulate(PSYCLE, RANDOM, 20)]
    assert blind == [one.result for one in simulate(PSYCLE, (odd.OddBot, odd.OddBot), 20)]


def test_streams_of_luck_have_nothing_in_common() -> None:
    seeds = [bot_seed(seed, seat) for seed in range(500) for seat in range(5)]
    assert len(set(seeds)) == len(seeds)
    assert FastChance(seeds[0]).below(1000) != FastChance(seeds[1]).below(1000)


# Streams.


@pytest.mark.parametrize("processes", [1, 2])
def test_an_endless_stream_is_played_only_a_little_ahead(processes: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_workers, "MOST_IN_BATCH", 5)
    matchup, drawn = Matchup(PSYCLE, RANDOM), 0

    def plans() -> Iterator[PlannedGame]:
        nonlocal drawn
        for seed in count():
            drawn += 1
            yield PlannedGame(matchup, seed)

    stream = play_games(plans(), processes)
    for taken, one in enumerate(islice(stream, 200), 1):
        assert one.seed == taken - 1
        assert drawn - taken < (game_workers.AHEAD * processes + 1) * 5
    stream.close()


def test_closing_a_stream_ends_its_processes_in_the_middle_of_a_game() -> None:
    plans = [PlannedGame(Matchup(PSYCLE, RANDOM), 1), PlannedGame(Matchup(PSYCLE, (odd.Endless, "random")), 2)]
    stream = play_games(plans, 2)
    assert next(stream).seed == 1
    assert multiprocessing.active_children()
    stream.close()
    assert not multiprocessing.active_children()


def test_no_process_is_started_before_somebody_wants_a_game() -> None:
    stream = simulate(PSYCLE, RANDOM, processes=2)
    assert not multiprocessing.active_children()
    stream.close()


def test_no_games_are_no_games_and_need_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_workers, "_GameWorker", None)
    assert list(simulate(PSYCLE, RANDOM, 0)) == list(simulate(PSYCLE, RANDOM, seeds=[], processes=2)) == []


SCRIPT = """
import multiprocessing
import signal
from reverie.bots import simulate
signal.signal(signal.SIGINT, signal.default_int_handler)  # in the background of a shell it would be ignored
if __name__ == "__main__":
    for game in simulate("psycle", ["random", "random"], processes=2):
        if game.index == 50:
            print(*(child.pid for child in multiprocessing.active_children()), flush=True)
"""


def test_ctrl_c_ends_everything_with_one_traceback(tmp_path: Path) -> None:
    script = tmp_path / "endless.py"
    script.write_text(SCRIPT)
    with subprocess.Popen(
        [sys.executable, script], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as running:
        assert running.stdout is not None
        workers = [int(pid) for pid in running.stdout.readline().split()]
        os.killpg(running.pid, signal.SIGINT)  # as a terminal does: everybody gets it
        try:
            _, errors = running.communicate(timeout=120)
        except subprocess.TimeoutExpired:
            os.killpg(running.pid, signal.SIGKILL)  # else the test would wait for it for ever
            raise
    assert len(workers) == 2
    assert running.returncode in (1, -signal.SIGINT, 130)
    assert errors.count("KeyboardInterrupt") == errors.count("Traceback") == 1
    for pid in workers:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


def test_a_script_without_its_guard_is_told_so(tmp_path: Path) -> None:
    script = tmp_path / "unguarded.py"
    script.write_text("from reverie.bots import simulate\nlist(simulate('psycle', ['random'] * 2, 3, processes=2))\n")
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, timeout=120)
    assert done.returncode == 1
    assert "WorkerLost: a process that plays games ended by itself (exit code 1), in no game" in done.stderr


# What goes wrong.


@pytest.mark.parametrize("processes", [1, 2, 3])
def test_what_goes_wrong_in_a_game_is_raised_in_its_place(processes: int) -> None:
    stream, played = simulate(PSYCLE, (odd.Failing, "random"), 200, processes=processes), []
    with pytest.raises(GameFailed) as raised:
        played.extend(one.seed for one in stream)
    failed = raised.value
    assert failed.seed == failed.index == failing_seed()
    assert played == list(range(failed.index))
    assert type(failed.__cause__) is ZeroDivisionError
    assert f"seed {failed.seed} " in str(failed)
    with pytest.raises(ZeroDivisionError):
        play_game(failed.planned)
    with pytest.raises(StopIteration):
        next(stream)


@pytest.mark.parametrize("processes", [1, 2])
def test_a_move_that_is_none_names_the_game(processes: int) -> None:
    with pytest.raises(GameFailed, match="seed 5") as raised:
        list(simulate(PSYCLE, ("random", odd.Unlawful), 1, 5, processes=processes))
    assert isinstance(raised.value.__cause__, Unreadable)


@pytest.mark.parametrize("processes", [1, 2])
def test_a_game_that_does_not_end_is_given_up(processes: int) -> None:
    with pytest.raises(GameFailed) as raised:
        list(simulate(PSYCLE, RANDOM, 1, 5, move_limit=10, processes=processes))
    assert isinstance(raised.value.__cause__, EndlessRules)
    (game,) = simulate(PSYCLE, RANDOM, 1, 5)
    assert list(simulate(PSYCLE, RANDOM, 1, 5, move_limit=game.moves)) == [game]


def test_an_error_that_cannot_travel_is_told_in_words() -> None:
    with pytest.raises(GameFailed, match="StubbornError") as raised:
        list(simulate(PSYCLE, (odd.Stubborn, "random"), 1, processes=2))
    assert raised.value.__cause__ is None
    assert "raise StubbornError(1, 2)" in "".join(raised.value.__notes__)


def test_notes_that_cannot_travel_are_their_game_s_failure() -> None:
    with pytest.raises(GameFailed, match="seed 0"):
        list(simulate(PSYCLE, RANDOM, 3, observer=odd.Secretive, processes=2))


def test_a_killed_process_names_the_game_that_it_was_at() -> None:
    with pytest.raises(WorkerLost) as raised:
        list(simulate(PSYCLE, (odd.Dying, "random"), 200, processes=2))
    lost = raised.value
    assert lost.exit_code == -signal.SIGKILL
    assert lost.seed is not None
    assert bot_seed(lost.seed, 0) % 8 == 0
    assert lost.index == lost.seed
    assert f"seed {lost.seed}" in str(lost)


def test_a_process_that_is_killed_from_outside_is_noticed() -> None:
    stream = simulate(PSYCLE, RANDOM, processes=2)
    next(stream)
    multiprocessing.active_children()[0].kill()
    with pytest.raises(WorkerLost):
        list(stream)


# What is refused.


@pytest.mark.parametrize(
    ("change", "code", "path"),
    [
        ({"game": "chess"}, "unknown-game", ""),
        ({"policies": ("random",)}, "wrong-players", ""),
        ({"policies": ("genius", "random")}, "unknown-bot", ""),
        ({"policies": (7, "random")}, "simulation-policy", "policies"),
        ({"games": -1}, "simulation-number", "games"),
        ({"games": 1.5}, "simulation-number", "games"),
        ({"seeds": -1}, "simulation-number", "seeds"),
        ({"seeds": None}, "simulation-number", "seeds"),
        ({"processes": 0}, "simulation-number", "processes"),
        ({"processes": True}, "simulation-number", "processes"),
        ({"move_limit": 0}, "simulation-number", "move_limit"),
        ({"options": {"colour": "pink"}}, "unknown-option", ""),
        ({"overrides": {"gems": {"start": -1}}}, "content-between", "gems.start"),
        ({"policies": (lambda *_: None, "random"), "processes": 2}, "simulation-travel", "policies"),
    ],
)
def test_what_cannot_be_is_refused_at_once(change: dict[str, object], code: str, path: str) -> None:
    asked = {"game": PSYCLE, "policies": RANDOM, "games": 2, **change}
    with pytest.raises(BadSetup) as refused:
        simulate(**asked)  # type: ignore[arg-type]
    assert (refused.value.code, refused.value.path) == (code, path)


@pytest.mark.parametrize("processes", [1, 2])
def test_too_few_seeds_are_refused_where_they_end(processes: int) -> None:
    played = []
    with pytest.raises(BadSetup, match="simulation-seeds"):
        played.extend(one.seed for one in simulate(PSYCLE, RANDOM, 3, [1, 2], processes=processes))
    assert played == [1, 2]


@pytest.mark.parametrize("processes", [1, 2])
def test_a_seed_that_is_none_is_refused_in_its_game(processes: int) -> None:
    with pytest.raises(GameFailed) as raised:
        list(simulate(PSYCLE, RANDOM, seeds=[1, -1], processes=processes))
    assert raised.value.index == 1
    assert isinstance(raised.value.__cause__, BadSetup)


def test_a_game_that_no_module_names_cannot_travel() -> None:
    nameless = type(PSYCLE)()
    assert len(list(simulate(nameless, RANDOM, 1))) == 1
    with pytest.raises(BadSetup, match="simulation-travel"):
        simulate(nameless, RANDOM, 1, processes=2)


# Luck by its source.


@pytest.mark.parametrize("game", OWN, ids=lambda game: game.name)
def test_keyed_games_are_repeated_too_wherever_they_are_played(game: Game) -> None:
    matchup = Matchup(game, ("greedy", "random"), SHORT.get(game.name), keyed=True)
    plans = [PlannedGame(matchup, seed) for seed in range(3)]
    here, there = list(play_games(plans)), list(play_games(plans, processes=2))
    assert here == there
    assert [play_game(plan, index) for index, plan in enumerate(plans)] == here


def test_what_a_bot_drew_before_changes_nothing_about_its_next_answer() -> None:
    state = PSYCLE.new(2, FastChance(1))
    moves = state.moves(0)
    one, other = (KeyedBot("random", PSYCLE, 5) for _ in range(2))
    assert (one.name, one.is_blind) == ("random", True)
    one.choose({}, moves[:3], 1.0)
    other.choose({}, moves[:1], 1.0)
    assert [one.choose({}, moves, 1.0) for _ in range(9)] == [other.choose({}, moves, 1.0) for _ in range(9)]


def test_a_game_without_an_end_can_be_cut_off() -> None:
    with pytest.raises(EndlessRules, match="too-many-moves"):
        play_game(PlannedGame(Matchup(PSYCLE, RANDOM, move_limit=3), 1))
    played = play_game(PlannedGame(Matchup(PSYCLE, RANDOM, move_limit=3, cut_off=True), 1))
    assert (played.moves, played.result.winners, played.result.returns) == (3, (), (0.5, 0.5))
    assert played.result.reason == UNFINISHED
    whole = play_game(PlannedGame(Matchup(PSYCLE, RANDOM, cut_off=True), 1))
    assert whole.result == play_game(PlannedGame(Matchup(PSYCLE, RANDOM), 1)).result
