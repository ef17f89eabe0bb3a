"""PettingZoo's own suites, and what they do not ask: secrets, bad use, rewards."""

import copy
import pickle
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

from reverie.agents.pettingzoo_env import ReverieAEC, ReverieParallel, env, parallel_env
from reverie.agents.settings import BadUse, has_encoding
from reverie.games import all_games
from reverie.kernel import BadSetup

TABLES = [(game.name, players) for game in all_games() if has_encoding(game) for players in game.player_counts]
AT_ONCE = [
    (game.name, players)
    for game in all_games()
    if has_encoding(game) and game.simultaneous
    for players in game.player_counts
]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_aec_suite_is_passed(name: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(name, players), num_cycles=150)


@pytest.mark.parametrize(("name", "players"), AT_ONCE)
@pytest.mark.parametrize("illegal", ["lose", "ignore"])
def test_the_parallel_suite_is_passed(
    name: str, players: int, illegal: str, capsys: pytest.CaptureFixture[str]
) -> None:
    parallel_api_test(parallel_env(name, players, illegal=illegal), num_cycles=150)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_same_seed_gives_the_same_game(name: str, players: int) -> None:
    seed_test(partial(env, name, players), num_cycles=60)


@pytest.mark.parametrize(("name", "players"), AT_ONCE)
def test_the_same_seed_gives_the_same_game_for_all_at_once(name: str, players: int) -> None:
    parallel_seed_test(partial(parallel_env, name, players, illegal="ignore"), num_cycles=60)


def test_games_are_cut_off_after_so_many_cycles() -> None:
    rich = {"illegal": "ignore", "overrides": {"gems": {"start": 20}}}  # so that everybody is asked in each of 4 rounds
    max_cycles_test(
        SimpleNamespace(env=partial(env, "psycle", **rich), parallel_env=partial(parallel_env, "psycle", **rich))
    )


@pytest.mark.parametrize("name", sorted({name for name, _ in TABLES}))
def test_every_declared_way_to_render_works(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(env, name, illegal="ignore"))
    assert capsys.readouterr().out.strip()


def _played(table: ReverieAEC, seed: int = 3) -> dict[str, float]:
    """A random game; what every agent has been given in all."""
    table.reset(seed=seed)
    total = dict.fromkeys(table.possible_agents, 0.0)
    for number, agent in enumerate(table.agent_iter()):
        _, reward, termination, truncation, info = table.last()
        total[agent] += reward
        table.action_space(agent).seed(seed + number)
        table.step(None if termination or truncation else table.action_space(agent).sample(info["action_mask"]))
    return total


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_win_shares_are_given_at_the_end(name: str, players: int) -> None:
    limits = {"max_cycles": 400}
    table = env(name, players, **limits)
    total = _played(table)
    result = table._episode.state.result
    assert list(total.values()) == ([0.0] * players if result is None else list(result.returns))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rewards_that_follow_the_lead_add_up_to_the_win_share(players: int) -> None:
    spread, whole = _played(env("psycle", players, rewards="lead")), _played(env("psycle", players))
    assert spread == pytest.approx(whole)


def test_a_margin_is_what_the_winner_has_more() -> None:
    table = env("psycle", rewards="margin")
    total = _played(table)
    scores = table._episode.state.result.scores  # type: ignore[union-attr]
    ahead = scores[0] - scores[1]
    assert list(total.values()) == pytest.approx([ahead / (abs(ahead) + 10), -ahead / (abs(ahead) + 10)])


def test_bots_play_their_seats() -> None:
    table = env("psycle", 3, bots={0: "greedy", 2: "random"})
    assert table.possible_agents == ["player_1"]
    assert _played(table) == _played(env("psycle", 3, bots={0: "greedy", 2: "random"}))


def test_a_sealed_answer_shows_nowhere() -> None:
    """The first agent answers, in each world otherwise: what the second gets does not differ by a byte."""
    worlds = []
    for card in (0, 5):
        table = env("psycle", 3)
        table.reset(seed=9)
        table.step(card)
        observation, reward, termination, _, info = table.last()
        worlds.append(
            (table.agent_selection, observation.tobytes(), info["action_mask"].tobytes(), reward, termination)
        )
        worlds.append(tuple(table.observe(agent).tobytes() for agent in ("player_1", "player_2")))
        assert table.infos["player_2"] == {}
    assert worlds[:2] == worlds[2:]


@pytest.mark.parametrize("observation", ["flat", "dict"])
def test_a_list_of_legal_actions_is_the_agents_own(observation: Any) -> None:
    """Whoever sorts, reverses or empties it changes nothing about what an action does."""
    for touch in (list.sort, list.reverse, list.clear):
        table, other = env("dream-cycle", 2, observation=observation), env("dream-cycle", 2)
        for one in (table, other):
            one.reset(seed=5)
        for number in range(40):
            *_, ended, cut, info = table.last()
            if ended or cut:
                break
            action = info["legal_actions"][number % len(info["legal_actions"])]
            touch(info["legal_actions"])
            table.step(action)
            other.step(action)
            assert table.state_of_play.save() == other.state_of_play.save()


def test_the_lists_of_all_at_once_are_the_agents_own() -> None:
    table = parallel_env("psycle", illegal="raise")
    _, infos = table.reset(seed=5)
    for info in infos.values():
        info["legal_actions"].reverse()
    table.step({"player_0": 5, "player_1": 1})
    assert table.state_of_play.gems == [5, 9]


def test_dictionaries_hold_observation_and_mask() -> None:
    table = env("psycle", observation="dict")
    table.reset(seed=1)
    observation, *_, info = table.last()
    assert observation in table.observation_space("player_0")
    assert info == {"legal_actions": [0, 1, 2, 3, 4, 5]}
    assert observation["action_mask"].tolist() == [1] * 6
    assert table.observe("player_1")["action_mask"].tolist() == [1, 0, 0, 0, 0, 0]  # it waits


def test_an_unlawful_action_loses() -> None:
    table = env("psycle", 3)
    table.reset(seed=1)
    table.step(6)
    assert table.rewards == {"player_0": -1.0, "player_1": 0.0, "player_2": 0.0}
    assert all(table.terminations.values())


def test_an_unlawful_action_can_be_an_error() -> None:
    table = env("psycle", illegal="raise")
    table.reset(seed=1)
    with pytest.raises(BadUse, match=r"action 6 is not lawful for player_0 now; lawful: \[0, 1, 2, 3, 4, 5\]"):
        table.step(6)
    table.step(np.int64(5))  # nothing is lost


def test_an_unlawful_action_can_be_ignored() -> None:
    table = env("psycle", illegal="ignore")
    table.reset(seed=1)
    table.step(6)
    assert table.agent_selection == "player_1"
    assert table._episode.state.committed[0] == 0  # what is played for whoever runs out of time (PS-088)


@pytest.mark.parametrize(
    "actions", [{"player_0": 5}, {"player_0": 5, "player_1": 77}, {"player_0": 5, "player_1": 1.5}]
)
def test_nobody_acts_at_once_unless_all_can(actions: dict[str, Any]) -> None:
    """What was refused leaves nothing behind: the corrected step is the first."""
    table, other = parallel_env("psycle", illegal="raise"), parallel_env("psycle", illegal="raise")
    for one in (table, other):
        one.reset(seed=1)
    before = table.state_of_play.save()
    with pytest.raises(BadUse):
        table.step(actions)
    assert table.state_of_play.save() == before
    for one in (table, other):
        one.step({"player_0": 1, "player_1": 1})
    assert table.state_of_play.save() == other.state_of_play.save()


def test_all_lose_who_act_unlawfully_at_once() -> None:
    table = parallel_env("psycle", 3)
    table.reset(seed=1)
    _, rewards, ended, _, _ = table.step({"player_0": 99, "player_1": 1, "player_2": -1})
    assert rewards == {"player_0": -1.0, "player_1": 0.0, "player_2": -1.0}
    assert all(ended.values())


@pytest.mark.parametrize("name", ["psycle", "counting-zzzzs"])
@pytest.mark.parametrize("observation", ["flat", "dict"])
def test_all_at_once_get_candidates_too(name: str, observation: Any) -> None:
    table = parallel_env(name, 2, candidates=60, max_moves=60, observation=observation)
    turns = env(name, 2, candidates=60, max_moves=60)
    _, infos = table.reset(seed=4)
    turns.reset(seed=4)
    while table.agents:
        asked = {agent: info for agent, info in infos.items() if info["legal_actions"]}
        for agent, info in infos.items():
            assert info["candidates"].shape == (60, len(table._episode.encoding.move_labels()))
            assert info["candidates"].any() or agent not in asked
        for agent in asked:
            assert turns.agent_selection == agent
            *_, info = turns.last()
            assert info["candidates"].tobytes() == asked[agent]["candidates"].tobytes()
            turns.step(info["legal_actions"][0])
        *_, infos = table.step({agent: info["legal_actions"][0] for agent, info in asked.items()})


@pytest.mark.parametrize("max_cycles", [0, -1, 2.5, "5", True])
@pytest.mark.parametrize("made", [env, parallel_env])
def test_so_many_cycles_are_a_whole_number(made: Any, max_cycles: object) -> None:
    with pytest.raises(BadUse, match="max_cycles must be a whole number from 1 on, or None, not"):
        made("psycle", max_cycles=max_cycles)


def test_the_smaller_of_two_limits_counts() -> None:
    assert env("psycle", 2, max_moves=3, max_cycles=50)._episode.settings.max_moves == 3
    assert env("psycle", 2, max_moves=300, max_cycles=50)._episode.settings.max_moves == 100


def test_a_game_of_all_at_once_that_is_cut_off_gives_its_leads_back() -> None:
    totals = {}
    for limit in ({"max_cycles": 3}, {"max_moves": 6}, {}):
        table = parallel_env("psycle", rewards="lead", **limit)
        table.reset(seed=3)
        total = dict.fromkeys(table.possible_agents, 0.0)
        for _ in range(3):
            _, rewards, _, cut, _ = table.step({"player_0": 2, "player_1": 1})
            total = {agent: total[agent] + rewards[agent] for agent in total}
        totals[tuple(limit)] = total
        assert all(cut.values()) == bool(limit)
    assert any(totals[()].values())  # somebody led
    assert list(totals[("max_cycles",)].values()) == pytest.approx([0, 0])
    assert list(totals[("max_moves",)].values()) == pytest.approx([0, 0])


@pytest.mark.parametrize(
    ("made_with", "says"),
    [
        ({"players": 7}, r"^7 is not a possible number of players. Possible: 2, 3, 4."),
        ({"players": "two"}, "^two is not a possible number of players"),
        ({"options": {"nothing": 1}}, "^There is no option called “nothing”"),
        ({"options": {"psycle_cap": 0}}, "^“0” does not fit the option psycle_cap"),
        ({"overrides": {"gems": {"start": 0}}}, r"^0 is not possible here. It must be .* Where: gems\.start"),
        ({"bots": {1: "genius"}}, "^There is no bot called “genius”"),
        ({"players": 3, "bots": {1: "exact"}}, "^The bot exact does not play this game with 3 players"),
    ],
)
def test_what_no_table_could_play_is_refused_in_a_sentence(made_with: dict[str, Any], says: str) -> None:
    with pytest.raises(BadSetup, match=says) as refused:
        env("psycle", **made_with)
    assert str(pickled(refused.value)) == str(refused.value)
    assert refused.value.code


def test_a_game_that_is_not_there_is_refused_in_a_sentence() -> None:
    for name, says in (("pillow", r"^There is no game called “pillow”\."), ("no.such:GAME", "^No game was found at")):
        with pytest.raises(BadSetup, match=says):
            env(name)
    for game in (None, 5):
        with pytest.raises(BadUse, match="a game is its name or the game itself, not"):
            env(game)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("made_with", "says"),
    [
        ({"bots": {0: "random", 1: "random"}}, "every seat has a bot"),
        ({"bots": {2: "random"}}, "seats 0 to 1"),
        ({"bots": {0: 5}}, "neither"),
        ({"rewards": "gold"}, "'share', 'margin', 'lead'"),
        ({"illegal": "maybe"}, "'lose', 'raise', 'ignore'"),
        ({"max_moves": 0}, "from 1 on"),
        ({"resign": "no"}, "resign must be True or False, not 'no'"),
        ({"options": 5}, "options must be a dictionary, not 5"),
        ({"overrides": [1]}, r"overrides must be a dictionary, not \[1\]"),
        ({"bots": 5}, "bots must be a dictionary, not 5"),
        ({"bots": ["random"]}, "bots must be a dictionary, not"),
        ({"observation": "picture"}, "'flat', 'dict'"),
        ({"render_mode": "rgb_array"}, "human"),
        ({"psycle_cap": 3}, r"options=\{'psycle_cap': 3\}"),
        ({"pillows": 3}, "no setting 'pillows'; there are players, options"),
    ],
)
def test_bad_settings_say_what_would_be_right(made_with: dict[str, Any], says: str) -> None:
    with pytest.raises(BadUse, match=says):
        env("psycle", **made_with)


def test_bad_steps_say_what_would_be_right() -> None:
    table = env("psycle")
    with pytest.raises(BadUse, match="reset"):
        table.step(0)
    table.reset(seed=1)
    with pytest.raises(BadUse, match="still playing"):
        table.step(None)
    for ask in (table.observe, table.observation_space, table.action_space):
        with pytest.raises(BadUse, match="there is no agent 'player_2'"):
            ask("player_2")
    for action in ("play 3", 1.5, [1]):
        with pytest.raises(BadUse, match="an action is a whole number, not"):
            table.step(action)
    _played(table)
    with pytest.raises(BadUse, match="reset"):
        table.step(0)


def test_before_the_first_game_there_is_nothing_to_see() -> None:
    table = env("psycle", render_mode="ansi")
    with pytest.raises(AttributeError, match="there is no agent_selection before the environment is reset"):
        table.last()
    for ask in (table.render, partial(table.observe, "player_0"), lambda: table.state_of_play, table.agent_iter):
        with pytest.raises(BadUse, match="no game yet"):
            ask()


@pytest.mark.parametrize("seed", [-1, 1.5, "seven"])
@pytest.mark.parametrize("made", [env, parallel_env])
def test_a_seed_is_a_whole_number(made: Any, seed: object) -> None:
    with pytest.raises(BadUse, match="seed must be a whole number from 0 on, or None, not"):
        made("psycle").reset(seed=seed)


def test_bad_steps_of_all_at_once_say_what_would_be_right() -> None:
    table: ReverieParallel = parallel_env("psycle", illegal="ignore")
    with pytest.raises(BadUse, match="reset"):
        table.step({})
    table.reset(seed=1)
    with pytest.raises(BadUse, match="there is no action for it"):
        table.step({"player_0": 1})
    with pytest.raises(BadUse, match="there is no agent 'player_5'"):
        table.step({"player_5": 1})
    for actions in (None, [1, 1]):
        with pytest.raises(BadUse, match="a step takes a dictionary, an action for each agent"):
            table.step(actions)  # type: ignore[arg-type]


OTHER_CONTENT = {"psycle": {"gems": {"start": 12}}}


def _goes_on(table: ReverieAEC, moves: int) -> list[bytes]:
    """What is seen in so many moves, each the last of what is lawful."""
    seen: list[bytes] = []
    for _ in range(moves):
        observation, reward, ended, cut, info = table.last()
        seen.append(observation.tobytes() + repr((table.agent_selection, reward, ended, cut)).encode())
        table.step(None if ended or cut else info["legal_actions"][-1])
        if not table.agents:
            break
    return seen


def pickled(table: Any) -> Any:
    """What comes out of a file into which it was written."""
    return pickle.loads(pickle.dumps(table))


COPIED = [copy.deepcopy, pickled]


@pytest.mark.parametrize("copied", COPIED)
@pytest.mark.parametrize("bots", [{}, {1: "random"}, {0: "greedy", 1: "steady"}])
@pytest.mark.parametrize("name", sorted({name for name, _ in TABLES}))
def test_a_copy_goes_on_alone_and_in_the_same_way(name: str, bots: Any, copied: Any) -> None:
    table = env(name, 3, bots=bots, max_moves=200, overrides=OTHER_CONTENT.get(name))
    assert copied(table).possible_agents == table.possible_agents  # even before there is a game
    table.reset(seed=4)
    _goes_on(table, 4)
    twin = copied(table)
    assert twin.state_of_play.save() == table.state_of_play.save()  # all of it, what is hidden too
    before = table.observe("player_2").tobytes()
    seen = _goes_on(twin, 30)
    assert table.observe("player_2").tobytes() == before
    assert _goes_on(table, 30) == seen
    table.reset()
    twin.reset()
    assert table.game_seed == twin.game_seed


@pytest.mark.parametrize("copied", COPIED)
@pytest.mark.parametrize("name", ["psycle", "counting-zzzzs"])
def test_a_copy_of_all_at_once_goes_on_in_the_same_way(name: str, copied: Any) -> None:
    def go_on(table: ReverieParallel, infos: dict[str, Any]) -> list[bytes]:
        seen: list[bytes] = []
        while table.agents and len(seen) < 20:
            actions = {agent: info["legal_actions"][0] for agent, info in infos.items() if info["legal_actions"]}
            observations, _, _, _, infos = table.step(actions)
            seen += [observation.tobytes() for observation in observations.values()]
        return seen

    table = parallel_env(name, 2)
    _, infos = table.reset(seed=4)
    twin = copied(table)
    assert go_on(twin, infos) == go_on(table, infos)
