"""OpenSpiel's own solvers on a small Psycle, beside values worked out on our kernel alone, and by ``reverie solve``.

Both choose at once and everything is open afterwards, so a round is a matrix game whose entries are the values of what
follows: backward induction with one linear program for each solves the game exactly.
"""

import itertools
import json
from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy as policies
from open_spiel.python.algorithms import best_response, cfr, expected_game_score, exploitability
from scipy.optimize import linprog

from reverie.agents import open_spiel
from reverie.games.psycle import GAME
from reverie.games.psycle.moves import PLAYS
from reverie.games.psycle.state import PsycleState
from reverie.kernel import FastChance, ScriptedChance, State
from reverie.minds.exact_bot import ExactBot
from reverie.minds.psycle_answers import ExactAnswer, answer
from reverie.minds.psycle_model import PsycleModel
from reverie.minds.psycle_solver import solve, start_of
from reverie.minds.psycle_solving import solved_table
from reverie.minds.psycle_table import PsycleTable, read_table

CLOSE = 1e-6
ONE_ROUND = {"rounds_per_psycle": 1, "targets": [1], "bonuses": [3], "gems": {"start": 5}}
TWO_GEMS = {**ONE_ROUND, "gems": {"start": 2}}
TWO_ROUNDS = {"rounds_per_psycle": 2, "targets": [1, 2], "bonuses": [0, 3], "gems": {"start": 2}}

assert "reverie_psycle" in open_spiel.register()


class Exact:
    """Every round of a small Psycle: its value to seat 0 and how both seats mix their cards."""

    def __init__(self, overrides: Mapping[str, Any]) -> None:
        self.values: dict[Any, float] = {}
        self.mixes: dict[Any, list[list[float]]] = {}
        deals = itertools.product(*(itertools.permutations(overrides[tiles]) for tiles in ("targets", "bonuses")))
        values = []
        for targets, bonuses in deals:
            chance = ScriptedChance({"targets": targets, "bonuses": bonuses}, FastChance(1))
            values.append(self._solve(GAME.new(2, chance, {"psycle_cap": 1}, overrides)))
        self.value = sum(values) / len(values)

    def _solve(self, state: State) -> float:
        if state.result is not None:
            return state.result.returns[0] - state.result.returns[1]
        cards = [state.moves(seat) if seat in state.waiting else PLAYS[:1] for seat in (0, 1)]
        matrix = [[self._solve(_laid(state, one, other)) for other in cards[1]] for one in cards[0]]
        key = moment(state)
        value, first = _maximin(np.array(matrix))
        _, second = _maximin(-np.array(matrix).T)
        self.values[key], self.mixes[key] = value, [first, second]
        return value


def _laid(state: State, *cards: Any) -> State:
    after = state.copy()
    for seat in state.asked:
        after.play(seat, cards[seat], events=False)
    return after


def moment(state: Any) -> Any:
    """What both know when they choose."""
    return tuple(state.shown), tuple(state.revealed)


def _maximin(matrix: Any) -> tuple[float, list[float]]:
    """What the one who chooses a row is sure of, and the mixture that brings it."""
    rows, columns = matrix.shape
    found = linprog(
        [0.0] * rows + [-1.0],
        A_ub=np.hstack([-matrix.T, np.ones((columns, 1))]),
        b_ub=[0.0] * columns,
        A_eq=[[1.0] * rows + [0.0]],
        b_eq=[1.0],
        bounds=[(0, None)] * rows + [(None, None)],
    )
    return float(-found.fun), [float(share) for share in found.x[:rows]]


class ExactPolicy(policies.Policy):
    """The exact mixtures, as OpenSpiel asks for them."""

    def __init__(self, game: Any, exact: Exact) -> None:
        super().__init__(game, [0, 1])
        self._exact = exact

    def action_probabilities(self, state: Any, player_id: int | None = None) -> dict[int, float]:
        seat = state.current_player() if player_id is None else player_id
        return dict(enumerate(self._exact.mixes[moment(state.course.table)][seat]))


class SolverPolicy(policies.Policy):
    """What ``reverie solve`` answers for each position, as OpenSpiel asks for it."""

    def __init__(self, game: Any) -> None:
        super().__init__(game, [0, 1])
        self._answers: dict[Any, ExactAnswer] = {}

    def answer(self, table: PsycleState) -> ExactAnswer:
        """Of a position, worked out once."""
        key = moment(table)
        if key not in self._answers:
            self._answers[key] = answer(table)
        return self._answers[key]

    def action_probabilities(self, state: Any, player_id: int | None = None) -> dict[int, float]:
        seat = state.current_player() if player_id is None else player_id
        return {card.card: card.share for card in self.answer(state.course.table).cards[seat]}


class TablePolicy(policies.Policy):
    """What the level ``exact`` plays from a table that was solved for this content."""

    def __init__(self, game: Any, table: PsycleTable) -> None:
        super().__init__(game, [0, 1])
        self._bot = ExactBot(GAME, 1, table)

    def action_probabilities(self, state: Any, player_id: int | None = None) -> dict[int, float]:
        seat = state.current_player() if player_id is None else player_id
        mixture = self._bot.mixture(state.course.table.view(seat))
        assert mixture is not None
        return dict(enumerate(mixture))


@cache
def _exact(overrides: str) -> Exact:
    return Exact(json.loads(overrides))


def _small(overrides: Mapping[str, Any]) -> tuple[Any, Exact]:
    text = json.dumps(overrides)
    return pyspiel.load_game("reverie_psycle", {"psycle_cap": 1, "overrides": text}), _exact(text)


@pytest.mark.parametrize("overrides", [ONE_ROUND, TWO_ROUNDS], ids=["one-round", "two-rounds"])
def test_its_best_response_finds_nothing_against_the_exact_policy(overrides: Mapping[str, Any]) -> None:
    game, exact = _small(overrides)
    policy = ExactPolicy(game, exact)
    assert exploitability.exploitability(game, policy) == pytest.approx(0, abs=CLOSE)
    value = expected_game_score.policy_value(game.new_initial_state(), [policy, policy])
    assert value == pytest.approx([exact.value, -exact.value], abs=CLOSE)


@pytest.mark.parametrize("overrides", [ONE_ROUND, TWO_ROUNDS], ids=["one-round", "two-rounds"])
def test_its_best_response_finds_nothing_against_reverie_solve(overrides: Mapping[str, Any]) -> None:
    """Neither against the answers for positions, nor against the bot that plays by the table of this content."""
    game, exact = _small(overrides)
    setup = GAME.setup(2, {}, overrides)
    model = PsycleModel(setup.content)
    start = start_of(model)
    value = solve(model).value(1, model.everything, start.boxes[model.everything][0])
    assert value == pytest.approx(exact.value, abs=CLOSE)
    for policy in (SolverPolicy(game), TablePolicy(game, read_table(solved_table(setup)[0], setup))):
        assert exploitability.nash_conv(game, policy) == pytest.approx(0, abs=CLOSE)
        found = expected_game_score.policy_value(game.new_initial_state(), [policy, policy])
        assert found == pytest.approx([value, -value], abs=CLOSE)


def test_every_second_round_has_the_same_value() -> None:
    """Both begin equal, so the game as a whole is worth 0; after a round it is not."""
    game, exact = _small(TWO_ROUNDS)
    policy, solver = ExactPolicy(game, exact), SolverPolicy(game)
    worth = []
    for first, second in itertools.product(range(3), range(3)):
        state = game.new_initial_state()
        for action in (0, 1, first, second):  # tiles, then cards
            state.apply_action(action)
        if state.is_terminal():
            continue  # nobody has a gem left: the last cards lie there by themselves
        value = expected_game_score.policy_value(state, [policy, policy])[0]
        assert value == pytest.approx(exact.values[moment(state.course.table)], abs=CLOSE)
        assert value == pytest.approx(solver.answer(state.course.table).value, abs=CLOSE)
        for player, sign in ((0, 1), (1, -1)):
            for other in (policy, solver):
                against = best_response.BestResponsePolicy(game, player, other, root_state=state)
                assert against.value(state) == pytest.approx(sign * value, abs=CLOSE)
        worth.append(value)
    assert max(worth) > 0.1


def test_its_counterfactual_regret_minimisation_comes_near() -> None:
    game, exact = _small(ONE_ROUND)
    solver = cfr.CFRPlusSolver(game)
    left = []
    for steps in (5, 60):
        for _ in range(steps):
            solver.evaluate_and_update_policy()
        left.append(exploitability.exploitability(game, solver.average_policy()))
    average = solver.average_policy()
    value = expected_game_score.policy_value(game.new_initial_state(), [average, average])[0]
    assert left[1] < left[0] / 3
    assert left[1] < 0.05
    assert value == pytest.approx(exact.value, abs=2 * left[1])


def test_its_counterfactual_regret_minimisation_agrees_where_one_card_is_best() -> None:
    """With two gems that is so, and regrets vanish with the square of the steps; mixtures take far longer."""
    game, _ = _small(TWO_GEMS)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(1300):
        solver.evaluate_and_update_policy()
    average = solver.average_policy()
    values = [
        expected_game_score.policy_value(game.new_initial_state(), [policy, policy])
        for policy in (average, SolverPolicy(game))
    ]
    assert values[0] == pytest.approx(values[1], abs=CLOSE)
    assert exploitability.exploitability(game, average) == pytest.approx(0, abs=CLOSE)


def test_its_compiled_solver_takes_it_too() -> None:
    game, _ = _small({**TWO_ROUNDS, "gems": {"start": 1}})
    solver = pyspiel.CFRSolver(game)
    first = pyspiel.exploitability(game, solver.average_policy())
    for _ in range(10):
        solver.evaluate_and_update_policy()
    assert pyspiel.exploitability(game, solver.average_policy()) < first
