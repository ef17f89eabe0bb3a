"""What a bot is."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from reverie.kernel import Move


class Bot(Protocol):
    """A player that sits at any table through this one door."""

    @property
    def name(self) -> str:
        """Its level, as people choose it."""

    def choose(self, view: Mapping[str, Any], moves: Sequence[Move], budget: float) -> Move:
        """One of ``moves``, for the seat that sees ``view``, within ``budget`` seconds.

        There is always at least one move. Equal bots (same level, game and seed) that are asked the same questions in
        the same order give the same answers.
        """
