"""Copying, saving and loading a two-player state of Psycle."""

import copy
from collections.abc import Sequence

from benchmarks.plain_psycle import PlainPsycle
from benchmarks.random_games import GAME
from reverie.games.psycle.state import PsycleState
from reverie.kernel import State


def state_copies(states: Sequence[State], times: int) -> int:
    """The copy that follows from the fields of a state."""
    for _ in range(times):
        for state in states:
            state.copy()
    return times * len(states)


def deep_copies(states: Sequence[State], times: int) -> int:
    """What ``copy.deepcopy`` makes of the same: the set-up and the printed numbers are shared here too.

    So it copies what ``copy()`` copies: the lists of the table, the agenda, the answers, the chance generator.
    """
    for _ in range(times):
        for state in states:
            assert isinstance(state, PsycleState)
            shared = {id(state.setup): state.setup, id(state.components): state.components}
            copy.deepcopy(state, shared)
    return times * len(states)


def plain_copies(games: Sequence[PlainPsycle], times: int) -> int:
    """The plain class, which shares its random numbers and its piles between copies."""
    for _ in range(times):
        for game in games:
            game.copy()
    return times * len(games)


def round_trips(states: Sequence[State], times: int) -> int:
    """Saved as plain data and loaded back, every part of it checked."""
    for _ in range(times):
        for state in states:
            GAME.load(state.save())
    return times * len(states)
