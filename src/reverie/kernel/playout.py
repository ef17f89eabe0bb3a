"""Playing on at random: what simulations and searches do most."""

from typing import Any

from reverie.kernel.chance import Chance
from reverie.kernel.state import State


def play_out(state: State[Any], chance: Chance, limit: int = 0) -> int:
    """Play uniformly random moves, in place, until the game is over or ``limit`` moves are made; how many they were.

    The seats answer in order, and asides are moves like others.

    >>> from reverie.games import find_game
    >>> from reverie.kernel import FastChance
    >>> state = find_game("psycle").new(players=2, chance=FastChance(1))
    >>> moves = play_out(state, FastChance(2))
    >>> state.is_over
    True
    """
    if limit < 0:
        raise ValueError("limit is a number of moves, or 0 to play to the end")
    count, last = 0, limit or -1
    while state.waiting and count != last:
        state.play_any(chance)
        count += 1
    return count
