"""Thousands of small zero-sum games at once, exactly: values and an optimal mixture for both sides.

Most have a saddle point, which is read off. The others are solved by the simplex method, one pivot of all of them at a
time. (scipy's ``linprog`` needs milliseconds for each game, which would make minutes of seconds; it solves what is left
over, should pivots ever not end or a result not be exact.) Every answer is checked: ``gap`` is the difference between
what the column player cannot fall below and what the row player is sure of, so no value is wrong by more than half of
it.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Ints = NDArray[np.intp]

EXACT: Final = 1e-12
"""Payoffs that differ by less are equal: payoffs are sums of a few numbers between -1 and 1."""
MOST_PIVOTS: Final = 100
PATIENCE: Final = 25
"""After so many pivots the rule that cannot run in circles takes over (Bland's)."""
_WORTHWHILE: Final = 1e-14
"""A cost that is nearer to nothing than this is nothing but rounding."""
_NEVER: Final = 1 << 30
"""Larger than the number of any variable."""
_SHIFT: Final = 3.0
"""Makes every payoff positive; they lie between -2 and 2."""


@dataclass(frozen=True, slots=True)
class Solved:
    """By game: value, the row player's mixture, the column player's; and what it took."""

    value: Floats
    rows: Floats
    columns: Floats
    gap: float
    saddles: int
    stragglers: int


def solve_games(payoffs: Floats) -> Solved:
    """Solve ``payoffs[game, row, column]``, all between -2 and 2, from the row player's side."""
    games, size, width = payoffs.shape
    worst, best = payoffs.min(axis=2), payoffs.max(axis=1)
    row, column = worst.argmax(axis=1), best.argmin(axis=1)
    rows, columns = np.eye(size)[row], np.eye(width)[column]
    mixed = np.flatnonzero(best.min(axis=1) - worst.max(axis=1) > EXACT)
    stragglers = 0
    if mixed.size:
        rows[mixed], columns[mixed], done = _pivoted(payoffs[mixed])
        low, high = _bounds(payoffs[mixed], rows[mixed], columns[mixed])
        for game in mixed[~done | ~(high - low <= EXACT)]:
            rows[game], columns[game] = _by_library(payoffs[game])
            stragglers += 1
    low, high = _bounds(payoffs, rows, columns)
    gap = float((high - low).max()) if games else 0.0
    return Solved((low + high) / 2, rows, columns, gap, games - int(mixed.size), stragglers)


def _bounds(payoffs: Floats, rows: Floats, columns: Floats) -> tuple[Floats, Floats]:
    """What each mixture is sure of."""
    low = np.matmul(rows[:, None, :], payoffs)[:, 0, :].min(axis=1)
    high = np.matmul(payoffs, columns[:, :, None])[:, :, 0].max(axis=1)
    return low, high


def _pivoted(payoffs: Floats) -> tuple[Floats, Floats, NDArray[np.bool_]]:
    """Mixtures of both sides, and which of the games came to an end.

    With positive payoffs P the column player's programme is: as large a sum of z as possible with P z <= 1, z >= 0. The
    tableau keeps only the columns that are not in the basis; ``label`` says which variable stands where.
    """
    games, size, width = payoffs.shape
    tableau = np.zeros((games, size + 1, width + 1))
    tableau[:, :size, :width] = payoffs + _SHIFT
    tableau[:, :size, width] = 1.0
    tableau[:, size, :width] = -1.0
    label = np.tile(np.arange(size + width), (games, 1))  # first those of the columns, then those of the rows
    active = np.arange(games)
    for pivot in range(MOST_PIVOTS):
        chosen = _entering(tableau[active, size, :width], label[active, :width], pivot >= PATIENCE)
        active, column = active[chosen >= 0], chosen[chosen >= 0]
        if not active.size:
            break
        row = _leaving(tableau[active], label[active, width:], column)
        tableau[active] = _exchanged(tableau[active], row, column)
        label[active, column], label[active, width + row] = label[active, width + row], label[active, column]
    done = np.ones(games, dtype=np.bool_)
    done[active] = False
    return *_mixtures(tableau, label), done


def _entering(costs: Floats, label: Ints, careful: bool) -> Ints:
    """By game: the column to bring in, -1 where none makes it better."""
    useful = costs < -_WORTHWHILE
    found = np.where(useful, label, _NEVER).argmin(axis=1) if careful else costs.argmin(axis=1)
    return np.where(useful.any(axis=1), found, -1)


def _leaving(tableau: Floats, label: Ints, column: Ints) -> Ints:
    """By game: the row that is used up first; of several the one with the lowest variable."""
    each = np.arange(len(tableau))
    entries, limits = tableau[each, :-1, column], tableau[:, :-1, -1]
    with np.errstate(divide="ignore", invalid="ignore"):
        ratios = np.where(entries > EXACT, limits / entries, np.inf)
    first = ratios <= ratios.min(axis=1, keepdims=True) + EXACT
    chosen: Ints = np.where(first, label, _NEVER).argmin(axis=1)
    return chosen


def _exchanged(tableau: Floats, row: Ints, column: Ints) -> Floats:
    """The tableau after the variables of a row and a column have changed places."""
    each = np.arange(len(tableau))
    pivot = tableau[each, row, column][:, None]
    across, down = tableau[each, row, :] / pivot, tableau[each, :, column]
    after = tableau - down[:, :, None] * across[:, None, :]
    after[each, row, :] = across
    after[each, :, column] = -down / pivot
    after[each, row, column] = 1 / pivot[:, 0]
    return after


def _mixtures(tableau: Floats, label: Ints) -> tuple[Floats, Floats]:
    """The column player's mixture is in the basis, the row player's in the costs."""
    games, height, breadth = tableau.shape
    size, width = height - 1, breadth - 1
    each = np.arange(games)[:, None]
    basis, costs = np.zeros((games, size + width)), np.zeros((games, size + width))
    basis[each, label[:, width:]] = np.maximum(tableau[:, :size, width], 0)
    costs[each, label[:, :width]] = np.maximum(tableau[:, size, :width], 0)
    columns, rows = basis[:, :width], costs[:, width:]
    return rows / rows.sum(axis=1, keepdims=True), columns / columns.sum(axis=1, keepdims=True)


def _by_library(payoffs: Floats) -> tuple[Floats, Floats]:
    return _guaranteed(payoffs), _guaranteed(-payoffs.T)


def _guaranteed(payoffs: Floats) -> Floats:
    """The row player's best mixture, by scipy."""
    from scipy.optimize import linprog

    size, width = payoffs.shape
    found = linprog(
        np.append(np.zeros(size), -1.0),
        A_ub=np.hstack([-payoffs.T, np.ones((width, 1))]),
        b_ub=np.zeros(width),
        A_eq=np.append(np.ones(size), 0.0)[None, :],
        b_eq=[1.0],
        bounds=[(0, None)] * size + [(None, None)],
        method="highs",
        options={"primal_feasibility_tolerance": 1e-10, "dual_feasibility_tolerance": 1e-10},
    )
    mixture = np.maximum(found.x[:size], 0)
    return np.asarray(mixture / mixture.sum(), dtype=np.float64)
