"""A slow second way: positions on the real table of the kernel, and a linear programme of scipy for each of them."""

from itertools import product
from typing import Any

import numpy as np
from scipy.optimize import linprog

from reverie.games.psycle.state import PsycleState


def matrix_value(payoffs: Any) -> float:
    """What the row player can be sure of."""
    payoffs = np.array(payoffs, dtype=float)
    size, width = payoffs.shape
    found = linprog(
        np.append(np.zeros(size), -1.0),
        A_ub=np.hstack([-payoffs.T, np.ones((width, 1))]),
        b_ub=np.zeros(width),
        A_eq=[np.append(np.ones(size), 0.0)],
        b_eq=[1.0],
        bounds=[(0, None)] * size + [(None, None)],
    )
    return float(-found.fun)


def position_value(state: PsycleState) -> float:
    """The first seat's chance to win the game; somebody must have forbidden another Psycle (``psycle_cap``)."""
    if state.result is not None:
        return state.result.returns[0]
    moves = [list(state.moves(seat)) if seat in state.waiting else [None] for seat in (0, 1)]
    return matrix_value([[_after(state, (own, other)) for other in moves[1]] for own in moves[0]])


def _after(state: PsycleState, cards: tuple[Any, Any]) -> float:
    """Averaged over the tiles that may come next."""
    tops = list(product(range(len(state.target_pile)), range(len(state.bonus_pile)))) or [(None, None)]
    return sum(position_value(_played(state, cards, top)) for top in tops) / len(tops)


def _played(state: PsycleState, cards: tuple[Any, Any], top: tuple[int | None, int | None]) -> PsycleState:
    after = state.copy()
    assert isinstance(after, PsycleState)
    after.target_pile, after.bonus_pile = _on_top(after.target_pile, top[0]), _on_top(after.bonus_pile, top[1])
    for seat, card in enumerate(cards):
        if card is not None:
            after.play(seat, card)
    return after


def _on_top(pile: tuple[int, ...], place: int | None) -> tuple[int, ...]:
    """The pile with the tile at this place on top."""
    return pile if place is None else (pile[place], *pile[:place], *pile[place + 1 :])
