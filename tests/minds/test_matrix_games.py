"""Many small games at once, and one in plain Python, against a library's linear programmes."""

import numpy as np
import pytest

from reverie.minds.matrix_games import EXACT, solve_games
from reverie.minds.small_games import game_value, row_mixture
from tests.minds.brute_force import matrix_value


@pytest.mark.parametrize(("size", "width"), [(6, 6), (2, 6), (6, 1), (1, 1), (5, 3)])
@pytest.mark.parametrize("coarse", [False, True])
def test_values_are_those_of_the_library(size: int, width: int, coarse: bool) -> None:
    luck = np.random.default_rng(size * 10 + width)
    payoffs = luck.uniform(-1, 1, (12, size, width))
    if coarse:
        payoffs = np.round(payoffs)  # many ties: where pivots could run in circles
    solved = solve_games(payoffs)
    assert solved.gap <= EXACT
    assert solved.stragglers == 0
    for game, value in zip(payoffs, solved.value, strict=True):
        assert value == pytest.approx(matrix_value(game), abs=1e-9)
        assert game_value(game.tolist()) == pytest.approx(value, abs=1e-12)


def test_coarse_games_end_and_are_exact() -> None:
    payoffs = np.random.default_rng(5).integers(-1, 2, (3000, 6, 6)).astype(float)
    solved = solve_games(payoffs)
    assert solved.gap <= EXACT
    assert solved.stragglers == 0
    assert 0 < solved.saddles < 3000
    assert np.allclose(solved.rows.sum(axis=1), 1)
    assert (solved.columns >= 0).all()


def test_rock_paper_scissors() -> None:
    assert row_mixture([[0, -1, 1], [1, 0, -1], [-1, 1, 0]]) == pytest.approx([1 / 3] * 3)
