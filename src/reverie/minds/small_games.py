"""One small zero-sum game, in plain Python: whoever plays by a table solves one such game a move, without numpy.

The same method as ``matrix_games`` uses for many at a time (a library would be better, but none is needed to play).
"""

from collections.abc import Sequence
from typing import Final

from reverie.kernel import sum_in_order

EXACT: Final = 1e-12
_WORTHWHILE: Final = 1e-14
_MOST_PIVOTS: Final = 200
_PATIENCE: Final = 25

Matrix = Sequence[Sequence[float]]


def row_mixture(payoffs: Matrix) -> list[float]:
    """An optimal mixture of the row player; payoffs lie between -2 and 2.

    >>> [round(share, 6) for share in row_mixture([[1, -1], [-1, 1]])]
    [0.5, 0.5]
    """
    worst = [min(row) for row in payoffs]
    best = [max(column) for column in zip(*payoffs, strict=True)]
    surest = worst.index(max(worst))
    if min(best) - worst[surest] <= EXACT:
        return [float(row == surest) for row in range(len(payoffs))]
    return _pivoted(payoffs)


def drawn_choice(shares: Sequence[float], point: float) -> int:
    """The choice on which a point between 0 and 1 falls where every choice has its share; in doubt the likeliest."""
    for choice, share in enumerate(shares):
        point -= share
        if point < 0:
            return choice
    return max(range(len(shares)), key=shares.__getitem__)


def game_value(payoffs: Matrix) -> float:
    """What the row player is sure of with an optimal mixture."""
    mixture = row_mixture(payoffs)
    return min(sum_in_order(map(_product, mixture, column)) for column in zip(*payoffs, strict=True))


def _product(share: float, payoff: float) -> float:
    return share * payoff


def _pivoted(payoffs: Matrix) -> list[float]:
    """As large a sum of z as possible with P z <= 1, z >= 0; the row player's mixture is what the rows then cost."""
    size, width = len(payoffs), len(payoffs[0])
    tableau = [[payoff + 3.0 for payoff in row] + [1.0] for row in payoffs]
    tableau.append([-1.0] * width + [0.0])
    across, down = list(range(width)), list(range(width, width + size))
    for pivot in range(_MOST_PIVOTS):
        costs = tableau[size]
        useful = [column for column in range(width) if costs[column] < -_WORTHWHILE]
        if not useful:
            break
        column = min(useful, key=costs.__getitem__ if pivot < _PATIENCE else across.__getitem__)
        row = _leaving(tableau, down, column)
        _exchange(tableau, row, column)
        across[column], down[row] = down[row], across[column]
    shares = [0.0] * size
    for column, variable in enumerate(across):
        if variable >= width:
            shares[variable - width] = max(0.0, tableau[size][column])
    whole = sum_in_order(shares)
    return [share / whole for share in shares]


def _leaving(tableau: list[list[float]], down: list[int], column: int) -> int:
    """The row that is used up first; of several the one with the lowest variable."""
    ratios = [(row[-1] / row[column], place) for place, row in enumerate(tableau[:-1]) if row[column] > EXACT]
    least = min(ratios)[0] + EXACT
    return min((place for ratio, place in ratios if ratio <= least), key=down.__getitem__)


def _exchange(tableau: list[list[float]], row: int, column: int) -> None:
    pivot = tableau[row][column]
    through = [entry / pivot for entry in tableau[row]]
    through[column] = 1 / pivot
    for place, entries in enumerate(tableau):
        if place != row:
            factor = entries[column]
            if factor:
                entries[column] = 0.0
                tableau[place] = [entry - factor * each for entry, each in zip(entries, through, strict=True)]
    tableau[row] = through
