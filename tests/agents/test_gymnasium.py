"""Gymnasium's own checks, the vector environment, and what they do not ask."""

import copy
import pickle
import subprocess
import sys
import warnings
from functools import partial
from multiprocessing.shared_memory import SharedMemory
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import NormalizeObservation, RecordEpisodeStatistics

import reverie.agents
from reverie.agents import vector_workers
from reverie.agents.gymnasium_env import ReverieEnv
from reverie.agents.settings import BadUse, has_encoding
from reverie.agents.vector_env import ReverieVectorEnv
from reverie.bots.uniform import RandomBot
from reverie.games import all_games
from reverie.kernel import BadSetup

TABLES = [(game.name, players) for game in all_games() if has_encoding(game) for players in game.player_counts]


def _made(name: str, **kwargs: Any) -> Any:
    return gymnasium.make(f"reverie/{name}-v1", **kwargs)


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.parametrize("illegal", ["lose", "ignore"])
def test_the_checks_find_nothing(name: str, players: int, illegal: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(_made(name, players=players, opponents="random", illegal=illegal).unwrapped)


@pytest.mark.parametrize("name", sorted({name for name, _ in TABLES}))
def test_a_strangers_random_loop_runs(name: str) -> None:
    """As Gymnasium's documents write it, without any mask."""
    env = _made(name)
    env.action_space.seed(42)
    observation, _ = env.reset(seed=42)
    for _ in range(30):
        action = env.action_space.sample()
        observation, _, terminated, truncated, _ = env.step(action)
        if terminated or truncated:
            observation, _ = env.reset()
    env.close()
    assert observation in env.observation_space


def pickled(env: Any) -> Any:
    """What comes out of a file into which it was written."""
    return pickle.loads(pickle.dumps(env))


def _rewards(env: Any, games: int) -> list[float]:
    """Random lawful games; what each brought."""
    found = []
    _, info = env.reset(seed=5)
    env.action_space.seed(5)
    while len(found) < games:
        _, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
        if terminated or truncated:
            found.append(reward)
            _, info = env.reset()
    return found


def test_a_greedy_opponent_beats_random_play() -> None:
    assert sum(_rewards(_made("psycle", opponents="greedy"), 30)) < 12


def test_the_agent_may_have_any_seat() -> None:
    env = ReverieEnv("psycle", 3, seat=None, opponents=["random", "greedy"])
    seats = set()
    for seed in range(20):
        env.reset(seed=seed)
        seats.add(env._seat)
        assert env._episode.settings.bots[(env._seat + 1) % 3] == "random"
    assert seats == {0, 1, 2}


@pytest.mark.parametrize(
    ("made_with", "says"),
    [
        ({"seat": 2}, "seat from 0 to 1"),
        ({"opponents": ["random", "random"]}, "1 opponents, not 2"),
        ({"opponents": 5}, "opponents are one bot for all or a list of them, not 5"),
        ({"opponents": {1: "random"}}, "opponents are one bot for all or a list of them, not"),
        ({"opponents": [5]}, "neither: 5"),
        ({"game": None}, "a game is its name or the game itself, not None"),
        ({"resign": 1}, "resign must be True or False"),
        ({"bots": {1: "random"}}, "opponents"),
        ({"psycle_cap": 3}, "is an option of the game"),
        ({"render_mode": "rgb_array"}, "human"),
    ],
)
def test_bad_settings_say_what_would_be_right(made_with: dict[str, Any], says: str) -> None:
    with pytest.raises(BadUse, match=says):
        ReverieEnv(**{"game": "psycle", **made_with})


@pytest.mark.parametrize("made", [ReverieEnv, ReverieVectorEnv])
def test_what_no_table_could_play_is_refused_in_a_sentence(made: Any) -> None:
    for players in (7, "two"):
        with pytest.raises(BadSetup, match=f"^{players} is not a possible number of players. Possible: 2, 3, 4."):
            made("psycle", players=players)
    with pytest.raises(BadSetup, match=r"^There is no bot called “genius”"):
        made("psycle", opponents="genius")
    with pytest.raises(BadSetup, match=r"^There is no game called “pillow”\."):
        made("pillow")


def test_a_step_needs_a_game() -> None:
    env = ReverieEnv("psycle", illegal="raise", opponents="random")
    for ask in (lambda: env.step(0), env.render):
        with pytest.raises(BadUse, match="reset"):
            ask()
    _, info = env.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
    with pytest.raises(BadUse, match="reset"):
        env.step(0)


@pytest.mark.parametrize("copied", [copy.deepcopy, pickled])
@pytest.mark.parametrize("opponents", ["random", "greedy", "steady"])
def test_a_copy_goes_on_alone_and_in_the_same_way(opponents: str, copied: Any) -> None:
    env: Any = gymnasium.make("reverie/project-dreamscape-v1", seat=None, opponents=opponents)
    env.reset(seed=6)
    env.step(int(np.flatnonzero(env.unwrapped.action_masks())[0]))
    twin = copied(env).unwrapped
    env = env.unwrapped
    for _ in range(20):
        action = int(np.flatnonzero(env.action_masks())[-1])
        (seen, *rest), (copied, *copied_rest) = env.step(action), twin.step(action)
        assert seen.tobytes() == copied.tobytes()
        assert rest[:3] == copied_rest[:3]
    assert env.reset()[0].tobytes() == twin.reset()[0].tobytes()


def _steps(envs: ReverieVectorEnv, steps: int) -> list[bytes]:
    """What a while of random lawful play gives, byte for byte."""
    seen, infos = envs.reset(seed=11)
    told = [seen.tobytes(), *_goes_on(envs, infos, steps)]
    envs.close()
    return told


def _goes_on(envs: ReverieVectorEnv, infos: dict[str, Any], steps: int) -> list[bytes]:
    told = []
    luck = np.random.default_rng(3)
    for _ in range(steps):
        masks = infos["action_mask"]
        actions = (luck.random(masks.shape) * masks).argmax(axis=1)
        seen, rewards, ended, cut, infos = envs.step(actions)
        told.append(b"".join(array.tobytes() for array in (seen, rewards, ended, cut, infos["action_mask"])))
    return told


@pytest.mark.parametrize("copied", [copy.deepcopy, pickled])
@pytest.mark.parametrize("name", sorted({name for name, _ in TABLES}))
def test_a_copy_of_many_games_goes_on_alone_and_in_the_same_way(name: str, copied: Any) -> None:
    """Also before there is a game; candidates, leads and the agent's seats are those of the original."""
    made_with: dict[str, Any] = {"num_envs": 3, "seat": None, "rewards": "lead", "opponents": "random"}
    envs = gymnasium.make_vec(f"reverie/{name}-v1", vectorization_mode="vector_entry_point", **made_with)
    assert copied(envs).reset(seed=1)[0].tobytes() == envs.reset(seed=1)[0].tobytes()
    _, infos = envs.reset(seed=6)
    _goes_on(envs, infos, 20)
    _, _, _, _, infos = envs.step([int(np.flatnonzero(mask)[0]) for mask in _masks(envs)])
    twin, infos_of_twin = copied(envs), copy.deepcopy(infos)
    assert _goes_on(twin, infos_of_twin, 60) == _goes_on(envs, infos, 60)
    assert twin.reset()[0].tobytes() == envs.reset()[0].tobytes()


def _masks(envs: ReverieVectorEnv) -> Any:
    return envs._games.arrays.masks


def test_games_in_several_processes_cannot_be_copied() -> None:
    envs = ReverieVectorEnv("psycle", num_envs=2, processes=2)
    for copied in (copy.deepcopy, pickle.dumps):
        with pytest.raises(BadUse, match="several processes cannot be copied or pickled; with processes=1"):
            copied(envs)
    envs.close()


def test_games_do_not_depend_on_the_number_of_processes() -> None:
    made_with: dict[str, Any] = {"num_envs": 5, "seat": None, "opponents": "random"}
    alone = _steps(ReverieVectorEnv("psycle", **made_with), 80)
    assert alone == _steps(ReverieVectorEnv("psycle", processes=2, **made_with), 80)


def test_many_games_are_what_each_would_be_alone() -> None:
    """Rows are games of their own: of the same seeds, more of them change nothing for the first."""
    few, many = (ReverieVectorEnv("psycle", num_envs=number, opponents="random") for number in (2, 6))
    seeds = [3, 4, 5, 6, 7, 8]
    first, _ = few.reset(seed=seeds[:2])
    second, _ = many.reset(seed=seeds)
    assert first.tobytes() == second[:2].tobytes()


def test_a_game_that_is_over_begins_anew_and_shows_its_end() -> None:
    envs = gymnasium.make_vec("reverie/psycle-v1", 3, vectorization_mode="vector_entry_point", opponents="random")
    _, infos = envs.reset(seed=2)
    for _ in range(200):
        actions = [int(np.flatnonzero(mask)[0]) for mask in infos["action_mask"]]
        _, _, ended, _, infos = envs.step(actions)
        if ended.any():
            place = int(np.flatnonzero(ended)[0])
            assert infos["final_obs"][place] in envs.single_observation_space
            assert infos["action_mask"][place].any()
            return
    pytest.fail("no game has ended")


def test_leads_and_unlawful_actions_reach_the_rows() -> None:
    envs = ReverieVectorEnv("psycle", num_envs=2, rewards="lead", opponents="random")
    envs.reset(seed=2)
    _, rewards, ended, _, _ = envs.step([0, 6])
    assert ended.tolist() == [False, True]
    assert rewards[1] == -1


def test_lawful_moves_come_as_candidates_too() -> None:
    env = ReverieEnv("psycle", candidates=6, opponents="random")
    envs = ReverieVectorEnv("psycle", num_envs=2, processes=2, candidates=8, opponents="random")
    _, info = env.reset(seed=4)
    _, infos = envs.reset(seed=4)
    assert info["candidates"].shape == (6, 11)
    assert info["candidate_actions"].tolist() == [0, 1, 2, 3, 4, 5]
    assert infos["candidates"].shape == (2, 8, 11)
    assert infos["candidate_actions"][1].tolist() == [0, 1, 2, 3, 4, 5, -1, -1]
    assert not infos["candidates"][1, 6:].any()
    envs.close()


def test_candidates_of_several_single_games_fit_together() -> None:
    """Gymnasium puts what single environments tell into one array, so it has the same shape each time."""
    envs: Any = gymnasium.make_vec(
        "reverie/counting-zzzzs-v1", 2, vectorization_mode="sync", candidates=70, opponents="random"
    )
    _, infos = envs.reset(seed=1)
    for _ in range(40):
        assert infos["candidate_actions"].shape == (2, 70)
        for mask, actions in zip(infos["action_mask"], infos["candidate_actions"], strict=True):
            assert sorted(actions[actions >= 0]) in (np.flatnonzero(mask).tolist(), [])  # none after the end
        *_, infos = envs.step([int(np.flatnonzero(mask)[0]) for mask in infos["action_mask"]])


def test_lawful_moves_are_never_left_out() -> None:
    with pytest.raises(BadUse, match="6 lawful moves, and candidates=5"):
        ReverieEnv("psycle", candidates=5).reset(seed=4)


@pytest.mark.parametrize(
    ("made_with", "says"),
    [({"num_envs": 0}, "num_envs"), ({"num_envs": 2, "processes": 3}, "from 1 to num_envs")],
)
def test_bad_numbers_of_games_are_refused(made_with: dict[str, Any], says: str) -> None:
    with pytest.raises(BadUse, match=says):
        ReverieVectorEnv("psycle", **made_with)


def test_bad_steps_of_many_games_say_what_would_be_right() -> None:
    envs = ReverieVectorEnv("psycle", num_envs=2, processes=2, illegal="raise", opponents="random")
    with pytest.raises(BadUse, match="reset"):
        envs.step([0, 0])
    envs.reset(seed=1)
    with pytest.raises(BadUse, match="2 actions"):
        envs.step([0])
    with pytest.raises(BadUse, match="whole numbers"):
        envs.step([0.0, 1.0])
    with pytest.raises(BadUse, match="action 6 is not lawful"):
        envs.step([0, 6])
    with pytest.raises(BadUse, match="2 seeds"):
        envs.reset(seed=[1])
    envs.close()
    envs.close()


@pytest.mark.parametrize("processes", [1, 2])
@pytest.mark.parametrize("actions", [[0, 77], [0, -1], [0, 2**40], np.array([0, 2**64 - 1], np.uint64)])
def test_no_game_moves_unless_all_can(processes: int, actions: Any) -> None:
    made_with: dict[str, Any] = {"num_envs": 2, "illegal": "raise", "opponents": "random"}
    envs, others = ReverieVectorEnv("psycle", processes=processes, **made_with), ReverieVectorEnv("psycle", **made_with)
    for one in (envs, others):
        one.reset(seed=1)
    with pytest.raises(BadUse, match=r"is not lawful in game 1 now; lawful: \[0, 1, 2, 3, 4, 5\]"):
        envs.step(actions)
    assert envs.step([1, 2])[0].tobytes() == others.step([1, 2])[0].tobytes()
    envs.close()


@pytest.mark.parametrize("processes", [1, 2])
def test_games_with_seeds_of_their_own_go_on_by_them(processes: int) -> None:
    """As Gymnasium's own vector environments do: so the games that follow can be repeated too."""
    made_with: dict[str, Any] = {"num_envs": 3, "seat": None, "opponents": "random"}
    envs, others = ReverieVectorEnv("psycle", processes=processes, **made_with), ReverieVectorEnv("psycle", **made_with)
    for one in (envs, others):
        one.reset(seed=[1, 2, 3])
    followed = envs.reset()[0]
    assert followed.tobytes() == others.reset()[0].tobytes()
    assert envs.reset(seed=[None, 5, None])[0].tobytes() == others.reset(seed=[None, 5, None])[0].tobytes()
    for one in (envs, others):
        one.reset(seed=4)
    assert envs.reset()[0].tobytes() == others.reset()[0].tobytes()
    others.reset(seed=[7, 2, 7])
    assert others.reset()[0][1].tobytes() == followed[1].tobytes()  # of the second seed alone
    envs.close()


def test_seeds_may_be_of_any_whole_numbers() -> None:
    envs, others = (ReverieVectorEnv("psycle", num_envs=3, opponents="random") for _ in range(2))
    assert envs.reset(seed=np.arange(3))[0].tobytes() == others.reset(seed=(0, 1, 2))[0].tobytes()  # type: ignore[arg-type]
    assert envs.reset(seed=np.int64(3))[0].tobytes() == others.reset(seed=3)[0].tobytes()  # type: ignore[arg-type]
    assert envs.reset(seed=np.array(3))[0].tobytes() == others.reset(seed=3)[0].tobytes()  # type: ignore[arg-type]
    assert envs.reset(seed=[2**70, 1, 2])[0].shape == (3, 59)


@pytest.mark.parametrize(
    "seed", [-5, 1.5, "abc", [1.5, 2, 3], ["a", 2, 3], [-5, 1, 2], np.array([[1], [2], [3]]), {1, 2}]
)
def test_seeds_of_many_games_are_whole_numbers(seed: Any) -> None:
    envs = ReverieVectorEnv("psycle", num_envs=3, opponents="random")
    with pytest.raises(BadUse, match="seed"):
        envs.reset(seed=seed)


@pytest.mark.parametrize("processes", [1, 2])
def test_an_environment_that_is_closed_says_so(processes: int) -> None:
    envs = ReverieVectorEnv("psycle", num_envs=2, processes=processes, opponents="random")
    envs.reset(seed=1)
    envs.close()
    for ask in (envs.reset, lambda: envs.step([0, 0])):
        with pytest.raises(BadUse, match="closed"):
            ask()


SCRIPT = """
import gymnasium, reverie.agents
{guard}
    envs = gymnasium.make_vec("reverie/psycle-v1", num_envs=4, processes=2, opponents="random", {more})
    envs.reset(seed=1)
    envs.step([0, 0, 0, {last}])
"""


@pytest.mark.parametrize(
    ("guard", "more", "last", "said"),
    [
        ('if __name__ == "__main__":', "", "0", ""),
        ('if __name__ == "__main__":', "illegal='raise'", "77", "not lawful in game 3"),
        ('if __name__ == "__main__":', "candidates=2", "0", "candidates=2"),
        ("if True:", "", "0", 'if __name__ == "__main__":'),
    ],
)
def test_a_script_that_closes_nothing_leaves_nothing_behind(
    tmp_path: Path, guard: str, more: str, last: str, said: str
) -> None:
    """Whether it ends well or not; also where a process cannot start, as a script without that line begins anew."""
    script = tmp_path / "script.py"
    script.write_text(SCRIPT.format(guard=guard, more=more, last=last), encoding="utf-8")
    answer = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, timeout=120, check=False)
    assert (answer.returncode == 0) == (not said)
    assert said in answer.stderr
    if not said:
        assert answer.stderr == ""
    for complaint in ("BufferError", "leaked", "Exception ignored"):
        assert complaint not in answer.stderr


def test_a_process_that_cannot_start_leaves_nothing_behind() -> None:
    made: list[SharedMemory] = []

    class Noted(vector_workers.Memory):
        def __init__(self, *arguments: Any, **named: Any) -> None:
            super().__init__(*arguments, **named)
            made.append(self)

    def local(game: Any, seed: int) -> Any:
        return RandomBot(game, seed)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(vector_workers, "Memory", Noted)
        with pytest.raises((AttributeError, pickle.PicklingError)):
            ReverieVectorEnv("psycle", num_envs=2, processes=2, opponents=local)
    (memory,) = made
    with pytest.raises(FileNotFoundError):
        SharedMemory(memory.name)


@pytest.mark.parametrize("candidates", [0, 8])
def test_the_end_of_a_game_is_told_as_gymnasium_tells_it(candidates: int) -> None:
    made_with: dict[str, Any] = {"opponents": "random", "candidates": candidates}
    envs = ReverieVectorEnv("psycle", num_envs=3, **made_with)
    _, infos = envs.reset(seed=2)
    assert infos["_action_mask"].tolist() == [True] * 3
    while "final_info" not in infos:
        _, _, ended, _, infos = envs.step([int(np.flatnonzero(mask)[0]) for mask in infos["action_mask"]])
    alone: Any = SyncVectorEnv(
        [partial(ReverieEnv, "psycle", opponents="random")] * 3, autoreset_mode=AutoresetMode.SAME_STEP
    )
    _, told = alone.reset(seed=2)
    while "final_info" not in told:
        *_, told = alone.step([int(np.flatnonzero(mask)[0]) for mask in told["action_mask"]])
    assert set(told) <= set(infos)
    assert set(told["final_info"]) <= set(infos["final_info"])
    final = infos["final_info"]
    assert infos["_final_info"].tolist() == final["_action_mask"].tolist() == ended.tolist()
    for row, over in enumerate(ended):
        assert final["action_mask"][row].tolist() == ([1, 0, 0, 0, 0, 0] if over else [0] * 6)
    if candidates:
        assert final["candidates"].shape == (3, 8, 11)
        assert not final["candidates"].any()
        assert (final["candidate_actions"] == -1).all()


@pytest.mark.parametrize("processes", [1, 2])
def test_games_can_begin_anew_in_the_next_step(processes: int) -> None:
    """The same games as with the usual way, an extra step between them; whatever is done in it counts for nothing."""
    made_with: dict[str, Any] = {"num_envs": 3, "seat": None, "opponents": "random", "illegal": "raise"}
    usual = ReverieVectorEnv("psycle", **made_with)
    later = ReverieVectorEnv("psycle", processes=processes, autoreset_mode="NextStep", candidates=6, **made_with)
    assert later.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    assert usual.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    games: list[list[list[bytes]]] = []
    for envs in (usual, later):
        seen, infos = envs.reset(seed=3)
        rows: list[list[bytes]] = [[row.tobytes()] for row in seen]
        over = np.zeros(3, bool)
        for _ in range(120):
            before = over
            actions = [
                77 if gone else int(np.flatnonzero(mask)[-1])
                for gone, mask in zip(over, infos["action_mask"], strict=True)
            ]
            if envs is usual:
                actions = [int(np.flatnonzero(mask)[-1]) for mask in infos["action_mask"]]
            seen, rewards, ended, cut, infos = envs.step(actions)
            over = ended | cut
            for row in range(3):
                if envs is usual and over[row]:
                    rows[row].append(infos["final_obs"][row].tobytes() + rewards[row].tobytes())
                    rows[row].append(seen[row].tobytes())
                elif before[row] and envs is later:
                    assert (rewards[row], over[row]) == (0, False)
                    rows[row].append(seen[row].tobytes())
                else:
                    rows[row].append(seen[row].tobytes() + (rewards[row].tobytes() if over[row] else b""))
            if envs is later:
                assert "final_obs" not in infos
                assert all(infos["action_mask"][row].tolist() == [1, 0, 0, 0, 0, 0] for row in np.flatnonzero(over))
        games.append(rows)
        envs.close()
    for first, second in zip(*games, strict=True):
        both = min(len(first), len(second))
        assert first[:both] == second[:both]
    assert sum(len(row) for row in games[0]) > 3 * 121  # games have ended


def test_wrappers_take_games_that_begin_anew_in_the_next_step() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        envs = gymnasium.make_vec("reverie/psycle-v1", 3, autoreset_mode=AutoresetMode.NEXT_STEP, opponents="random")
        wrapped: Any = NormalizeObservation(RecordEpisodeStatistics(envs))
        _, infos = wrapped.reset(seed=1)
        found = 0
        for _ in range(60):
            *_, infos = wrapped.step([int(np.flatnonzero(mask)[-1]) for mask in infos["action_mask"]])
            found += "episode" in infos
        assert found


@pytest.mark.parametrize(
    ("made_with", "says"),
    [
        ({"render_mode": "ansi"}, "rendered one at a time"),
        ({"max_episode_steps": 5}, "max_moves"),
        ({"autoreset_mode": "Disabled"}, "'NextStep', 'SameStep'"),
        ({"autoreset_mode": 5}, "'NextStep', 'SameStep'"),
    ],
)
def test_what_many_games_cannot_do_is_said(made_with: dict[str, Any], says: str) -> None:
    with pytest.raises(BadUse, match=says):
        gymnasium.make_vec("reverie/psycle-v1", num_envs=2, **made_with)
    assert ReverieVectorEnv.metadata["render_modes"] == []


def test_every_game_is_registered() -> None:
    assert set(reverie.agents.register_all()) == {f"reverie/{name}-v1" for name, _ in TABLES}


def test_without_the_extra_there_is_a_clear_word() -> None:
    """Playing never needs numpy; whoever wants an environment is told what to install."""
    code = (
        "import sys; sys.modules['numpy'] = None\n"
        "import importlib.util as u; find = u.find_spec\n"
        "u.find_spec = lambda name, *rest: None if name == 'numpy' else find(name, *rest)\n"
        "import reverie.agents"
    )
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "pip install 'reverie[agents]'" in answer.stderr
