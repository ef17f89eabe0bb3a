"""What a bot is."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from reverie.kernel import Move


class Bot(Protocol):
    """A player that sits at any table through this one door.

    One that never looks may say so, with an attribute ``is_blind = True``: simulations then give it an empty view, and
    save the time to make one.
    """

    @property
    def name(self) -> str:
        """Its level, as people choose it."""

    def choose(self, view: Mapping[str, Any], moves: Sequence[Move], budget: float) -> Move:
        """One of ``moves``, for the seat that sees ``view``, within ``budget`` seconds.

        There is always at least one move. Equal bots (same level, game and seed) that are asked the same questions in
        the same order give the same answers.
        """
