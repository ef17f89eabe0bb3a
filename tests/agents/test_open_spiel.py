"""Our games as games of OpenSpiel: its own suite, what a state tells and to whom, and what cannot be."""

import copy
import itertools
import pickle
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy, rl_environment
from open_spiel.python.algorithms import ismcts, mcts

from reverie.agents import open_spiel
from reverie.agents.open_spiel_chance import SEED_DRAWS, DrawnChance, Undrawn
from reverie.games import all_games
from reverie.kernel import Game, OneOf
from tests.agents import open_spiel_playthroughs as playthroughs

GAMES = [game for game in all_games() if open_spiel.short_name(game) in open_spiel.register()]
COUNTS = [(game, players) for game in GAMES for players in game.player_counts]
WAYS = [(*count, at_once) for count in COUNTS for at_once in (False, True) if not at_once or count[0].simultaneous]


def _named(value: Any) -> str | None:
    return value.name if isinstance(value, Game) else None


def _option_strings(game: Game) -> Iterator[str]:
    """Every option by itself, away from its default."""
    for option in game.options:
        if isinstance(option, OneOf):
            for choice in option.choices:
                if choice != option.default:
                    yield f"{option.name}={choice}"
        else:
            yield f"{option.name}={max(1, option.minimum)}"


def _cases() -> Iterator[str]:
    for game in GAMES:
        name, most = open_spiel.short_name(game), max(game.player_counts)
        for players in game.player_counts:
            yield f"{name}(players={players},max_moves=60)"
        for option in _option_strings(game):
            yield f"{name}(players={most},max_moves=25,{option})"
        if game.simultaneous:
            yield f"{name}(players={most},max_moves=40,simultaneous=True)"
        yield f"{name}(seed=5,max_moves=25)"
        yield f"{name}(resign=True,max_moves=25)"
        yield f"{name}(longest_shuffle=1000,max_moves=5)"


@pytest.mark.parametrize("game_string", list(_cases()))
def test_its_own_random_simulations_pass(game_string: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(game_string), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", GAMES, ids=_named)
def test_the_usual_loop_runs_to_the_end(game: Game) -> None:
    luck = random.Random(4)
    state = pyspiel.load_game(f"{open_spiel.short_name(game)}(max_moves=2000)").new_initial_state()
    while not state.is_terminal():
        state.apply_action(luck.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(0)
    assert state.legal_actions() == []


@pytest.mark.parametrize("game_string", playthroughs.game_strings())
def test_playthroughs_stay_the_same(game_string: str) -> None:
    kept = playthroughs.place(game_string).read_text(encoding="utf-8")
    assert playthroughs.played(game_string) == kept, "python -m tests.agents.open_spiel_playthroughs --write"


def _walk(game_string: str, seed: int) -> Iterator[Any]:
    """Every state of a random game."""
    luck = random.Random(seed)
    game = pyspiel.load_game(game_string)
    state = game.new_initial_state()
    while not state.is_terminal():
        yield state
        if state.is_simultaneous_node():
            choices = [state.legal_actions(player) for player in range(game.num_players())]
            state.apply_actions([luck.choice(actions) if actions else 0 for actions in choices])
        else:
            state.apply_action(luck.choice(state.legal_actions()))
    yield state


@pytest.mark.parametrize(("game", "players", "simultaneous"), WAYS, ids=_named)
def test_a_resampled_state_is_the_same_to_its_player(game: Game, players: int, simultaneous: bool) -> None:
    """As OpenSpiel's own test has it, which Python games cannot reach."""
    luck = random.Random(8)
    name = f"{open_spiel.short_name(game)}(players={players},max_moves=30,simultaneous={simultaneous})"
    for state in _walk(name, seed=3):
        if state.is_chance_node():
            continue
        for player in range(players):
            other = state.resample_from_infostate(player, luck.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.current_player() == state.current_player()
            assert other.legal_actions(player) == state.legal_actions(player)
            assert other.history() == state.history()


@pytest.mark.parametrize(("game", "players"), COUNTS, ids=_named)
def test_its_own_is_mcts_plays(game: Game, players: int) -> None:
    loaded = pyspiel.load_game(f"{open_spiel.short_name(game)}(players={players},max_moves=8)")
    luck = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        loaded, mcts.RandomRolloutEvaluator(1, luck), uct_c=1.4, max_simulations=6, random_state=luck
    )
    bot.set_resampler(open_spiel.resampler(7))
    state = loaded.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(luck.choice(state.legal_actions()))
        else:
            state.apply_action(bot.step(state))
    assert state.is_terminal()


def test_is_mcts_needs_no_resampler_of_ours() -> None:
    loaded = pyspiel.load_game("reverie_psycle(psycle_cap=1)")
    state = next(state for state in _walk("reverie_psycle(psycle_cap=1)", seed=1) if not state.is_chance_node())
    luck = np.random.RandomState(2)
    bot = ismcts.ISMCTSBot(loaded, mcts.RandomRolloutEvaluator(1, luck), uct_c=1.4, max_simulations=10)
    assert bot.step(state) in state.legal_actions()


def test_reinforcement_learning_environments_take_it() -> None:
    environment = rl_environment.Environment("reverie_psycle", psycle_cap=1)
    environment.seed(3)
    step = environment.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = environment.step([step.observations["legal_actions"][player][0]])
    assert step.rewards == [0.0, 0.0]


def pickled(game: Any) -> Any:
    """What comes out of a file into which it was written."""
    return pickle.loads(pickle.dumps(game))


@pytest.mark.parametrize("copied", [copy.deepcopy, pickled])
@pytest.mark.parametrize(
    "game_string",
    [
        *[f"{open_spiel.short_name(game)}(players={game.player_counts[-1]})" for game in GAMES],
        "reverie_psycle(seed=5,simultaneous=True,overrides=%7B%22gems%22%3A%20%7B%22start%22%3A%203%7D%7D)",
    ],
)
def test_a_copy_of_a_game_is_the_same_game(game_string: str, copied: Any) -> None:
    game = pyspiel.load_game(game_string)
    twin = copied(game)
    assert str(twin) == str(game)
    assert type(twin) is type(game)
    assert str(twin.new_initial_state()) == str(game.new_initial_state())
    state = game.new_initial_state()
    for _ in range(6):
        actions = state.legal_actions()
        state.apply_actions([0] * game.num_players()) if state.is_simultaneous_node() else state.apply_action(
            actions[0]
        )
    assert str(copied(state)) == str(state)


def test_policies_for_a_game_can_be_copied() -> None:
    small = '{"rounds_per_psycle": 1, "targets": [1], "bonuses": [3], "gems": {"start": 2}}'
    tabular = policy.TabularPolicy(pyspiel.load_game("reverie_psycle", {"psycle_cap": 1, "overrides": small}))
    twin = copy.deepcopy(tabular)
    assert str(twin.game.new_initial_state()) == str(tabular.game.new_initial_state())


# Chance.


def test_every_order_is_drawn_once() -> None:
    orders = set()
    for drawn in itertools.product(range(4), range(3), range(2)):
        items = ["a", "b", "c", "d"]
        DrawnChance(drawn, longest=4).shuffle("deck", items)
        orders.add(tuple(items))
    assert orders == set(itertools.permutations("abcd"))


def test_a_draw_that_was_not_made_stops_the_rules() -> None:
    chance = DrawnChance((2,), longest=4)
    assert chance.roll("die") == 3
    assert chance.pick("only", ["one"]) == "one"  # no draw
    with pytest.raises(Undrawn) as undrawn:
        chance.shuffle("deck", [1, 2, 3])
    assert (undrawn.value.label, undrawn.value.bounds) == ("deck", (3, 2))
    with pytest.raises(Undrawn) as undrawn:
        DrawnChance((), longest=4).shuffle("deck", list(range(60)))
    assert len(undrawn.value.bounds) == SEED_DRAWS
    with pytest.raises(Undrawn):
        DrawnChance((), longest=4).below(1000)


def test_a_seed_shuffles_everything() -> None:
    items = list(range(60))
    DrawnChance((1, 2, 3, 4), longest=4).shuffle("deck", items)
    assert sorted(items) == list(range(60))
    assert items != list(range(60))
    assert 0 <= DrawnChance((1, 2, 3, 4), longest=4).below(1000) < 1000


def test_tiles_are_drawn_one_by_one() -> None:
    state = pyspiel.load_game("reverie_psycle").new_initial_state()
    outcomes = []
    while state.is_chance_node():
        outcomes.append(len(state.chance_outcomes()))
        assert sum(probability for _, probability in state.chance_outcomes()) == pytest.approx(1)
        assert state.action_to_string(state.current_player(), 1).split()[0] in ("targets", "bonuses")
        state.apply_action(1)
    assert outcomes == [5, 4, 3, 2, 5, 4, 3, 2]
    assert (state.course.table.target, state.course.table.bonus) == (2, 1)
    assert state.course.table.target_pile == (3, 4, 5, 1)


def test_no_clone_foresees_a_draw() -> None:
    """A state has no luck: what comes after a draw depends on the draw alone, and on nothing in the state."""
    state = pyspiel.load_game("reverie_psycle").new_initial_state()
    for _ in range(3):
        assert len({str(state.child(outcome)) for outcome in state.legal_actions()}) == len(state.legal_actions())
        first, second = state.clone(), pickle.loads(pickle.dumps(state))
        for twin in (first, second):
            twin.apply_action(0)
        assert str(first) == str(second)
        state.apply_action(0)


def test_a_seed_leaves_nothing_to_chance() -> None:
    game = pyspiel.load_game("reverie_psycle(seed=7)")
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.DETERMINISTIC
    assert not any(state.is_chance_node() for state in _walk("reverie_psycle(seed=7)", seed=1))
    assert str(game.new_initial_state()) == str(game.new_initial_state())
    other = pyspiel.load_game("reverie_psycle(seed=8)")
    assert str(other.new_initial_state()) != str(game.new_initial_state())


# What is seen, and by whom.


def _dealt(game_string: str) -> Any:
    return next(state for state in _walk(game_string, seed=1) if not state.is_chance_node())


def test_what_was_laid_face_down_shows_to_its_owner_alone() -> None:
    state = _dealt("reverie_psycle(players=3)")
    after = [state.child(card) for card in (2, 5)]
    assert [one.current_player() for one in after] == [1, 1]
    for look in ("information_state_string", "observation_string", "information_state_tensor", "observation_tensor"):
        assert getattr(after[0], look)(0) != getattr(after[1], look)(0)
        for player in (1, 2):
            assert getattr(after[0], look)(player) == getattr(after[1], look)(player)


def test_only_an_information_state_recalls_what_was_done() -> None:
    state = _dealt("reverie_psycle")
    after = state.child(3)
    assert '"own_actions":[3]' in after.information_state_string(0)
    assert '"own_actions":[]' in after.information_state_string(1)
    assert "own_actions" not in after.observation_string(0)


def test_at_once_every_seat_acts_in_one_node() -> None:
    state = _dealt("reverie_psycle(players=3,simultaneous=True)")
    assert state.is_simultaneous_node()
    assert [state.legal_actions(player) for player in range(3)] == [list(range(6))] * 3
    state.apply_actions([5, 0, 0])
    assert state.course.table.gems == [5, 15, 15]


def test_whoever_has_no_choice_is_left_out() -> None:
    """Without gems the 0 lies there at once (PS-044); what OpenSpiel sends for that seat is not looked at."""
    params = {"simultaneous": True, "players": 3, "overrides": '{"gems": {"start": 1}}'}
    state = pyspiel.load_game("reverie_psycle", params).new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    state.apply_actions([1, 0, 0])
    assert state.is_simultaneous_node()
    assert [state.legal_actions(player) for player in range(3)] == [[], [0, 1, 2], [0, 1, 2]]
    state.apply_actions([0, 2, 1])
    assert state.course.table.gems == [2, 0, 1]


def test_a_game_that_takes_too_long_has_no_winner() -> None:
    states = list(_walk("reverie_psycle(max_moves=3)", seed=2))
    assert states[-1].is_terminal()
    assert states[-1].returns() == [0.0, 0.0]
    assert pyspiel.load_game("reverie_psycle(max_moves=3)").max_game_length() == 3


def test_giving_up_is_offered_by_choice() -> None:
    offered = {
        choice: {
            state.action_to_string(player, action)
            for state in _walk(f"reverie_dream_cycle(max_moves=20,resign={choice})", seed=1)
            for player in range(2)
            if state.current_player() == player
            for action in state.legal_actions()
        }
        for choice in (False, True)
    }
    assert "resign" not in offered[False]
    assert "resign" in offered[True]
    assert "buy north" in offered[False]


def test_a_spectator_sees_no_hand() -> None:
    game = pyspiel.load_game("reverie_psycle")
    public = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    observer = game.make_py_observer(public)
    state = _dealt("reverie_psycle")
    assert observer.tensor is None
    assert observer.string_from(state.child(1), 0) == observer.string_from(state.child(4), 0)


# Bad use.


@pytest.mark.parametrize(
    ("params", "said"),
    [
        ({"players": 7}, "2, 3, 4"),
        ({"psycle_cap": 0}, "psycle_cap"),
        ({"seed": -2}, "seed: -2 is not between"),
        ({"max_moves": 0}, "max_moves: 0 is not between"),
        ({"longest_shuffle": -1}, "longest_shuffle: -1 is not between"),
        ({"overrides": "{gems"}, "overrides: no JSON"),
        ({"overrides": "[1]"}, "overrides: no JSON object"),
        ({"overrides": '{"gems": {"start": 0}}'}, "gems.start"),
    ],
)
def test_impossible_parameters_are_refused_in_words(params: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=r".") as refused:
        pyspiel.load_game("reverie_psycle", params)
    assert said in str(refused.value)


def test_unknown_parameters_are_refused_by_open_spiel() -> None:
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter"):
        pyspiel.load_game("reverie_psycle(pillows=3)")


def test_only_some_games_can_be_played_at_once() -> None:
    for game in GAMES:
        if not game.simultaneous:
            with pytest.raises(ValueError, match="never asks several seats at once"):
                pyspiel.load_game(open_spiel.short_name(game), {"simultaneous": True})


def test_overrides_survive_the_string_of_a_game() -> None:
    game = pyspiel.load_game("reverie_psycle", {"overrides": '{"gems": {"start": 3, "penalty_per_gem": 0}}'})
    again = pyspiel.load_game(str(game))
    assert again.world is game.world
    assert _dealt(str(game)).legal_actions() == [0, 1, 2, 3]


def test_impossible_actions_are_refused_in_words() -> None:
    state = pyspiel.load_game("reverie_psycle(psycle_cap=1)").new_initial_state()
    with pytest.raises(ValueError, match="chance cannot draw 9"):
        state.apply_action(9)
    with pytest.raises(ValueError, match="no draw is open"):
        state.resample_from_infostate(0, random.Random(1).random)
    while state.is_chance_node():
        state.apply_action(0)
    with pytest.raises(ValueError, match="action 77 is not lawful for player 0"):
        state.apply_action(77)
    with pytest.raises(ValueError, match="nothing is to be drawn"):
        state.chance_outcomes()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    with pytest.raises(ValueError, match="the game is over"):
        state.apply_action(0)


def test_only_where_several_are_asked_can_they_act_in_one_node() -> None:
    state = _dealt("reverie_psycle")
    before = str(state)
    with pytest.raises(ValueError, match="no simultaneous node: player 0 acts"):
        state.apply_actions([1, 1])
    assert str(state) == before


@pytest.mark.parametrize("action", [99, -2])
def test_actions_that_there_are_not_have_no_name(action: int) -> None:
    with pytest.raises(ValueError, match=f"there is no action {action}: there are 0 to 5"):
        _dealt("reverie_psycle").action_to_string(0, action)


def test_observers_take_no_parameters() -> None:
    game = pyspiel.load_game("reverie_psycle")
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"size": 3})
    everything = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(ValueError, match="all players"):
        game.make_py_observer(everything)
