"""What a contender written in Python does. Imports nothing of Reverie: peers live in an environment without it."""

import random
from collections.abc import Callable
from importlib.metadata import version
from typing import Final, Protocol, TypeVar

from benchmarks.peers.game_statistics import Watch
from benchmarks.plain_psycle import PlainPsycle

S = TypeVar("S")
Pick = Callable[[], float]
"""A random number from 0 to 1, below 1. Everybody chooses a move with one such call."""
STATES: Final = 100
"""So many states are copied in turn."""
LATEST: Final = 20
"""A state that is copied comes after fewer moves than this; a game has 25 on average."""


class Contender(Protocol):
    """Random players at two-player Psycle, one way of writing it."""

    @property
    def copies_with(self) -> str:
        """How a state is copied, in a word."""

    def versions(self) -> dict[str, str]:
        """Of the libraries that it is written for."""

    def play(self, games: int, seed: int) -> int:
        """So many games, as quickly as it can; how many moves they took."""

    def watch(self, games: int, seed: int, watch: Watch) -> None:
        """The same, telling ``watch`` how they go."""

    def copier(self, seed: int) -> Callable[[], int]:
        """Copies states from the middle of random games, and says how many."""


class WatchedPsycle(PlainPsycle):
    """The plain class, which tells somebody how its Psycles end."""

    __slots__ = ("watch",)

    def __init__(self, rng: random.Random, watch: Watch) -> None:
        self.watch = watch
        super().__init__(rng)

    def _end_psycle(self) -> None:
        self.watch.psycle_ended(self.score, self.gems)
        super()._end_psycle()


def copying(
    seed: int, new: Callable[[int], S], advance: Callable[[S, Pick], bool], copy: Callable[[S], object]
) -> Callable[[], int]:
    """Copies states from the middle of games. ``advance`` makes a move or a round, and is false where none is left."""
    pick = random.Random(seed).random
    states = [_some_state(seed + number, number % LATEST, new, advance, pick) for number in range(STATES)]

    def copy_all() -> int:
        for state in states:
            copy(state)
        return len(states)

    return copy_all


def _some_state(seed: int, steps: int, new: Callable[[int], S], advance: Callable[[S, Pick], bool], pick: Pick) -> S:
    while True:
        state = new(seed)
        if all(advance(state, pick) for _ in range(steps)):
            return state


def library_versions(*names: str) -> dict[str, str]:
    """What is installed, by the names that packages have."""
    return {name: version(name) for name in names}
