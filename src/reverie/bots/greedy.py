"""The greedy bot: plays what the game itself advises, without searching any further."""

from collections.abc import Mapping, Sequence
from typing import Any

from reverie.kernel import FastChance, Game, Move


class GreedyBot:
    """Advice takes milliseconds, so a budget hardly matters to it; a single move needs none."""

    name = "greedy"

    def __init__(self, game: Game, seed: int) -> None:
        self._game = game
        self._chance = FastChance(seed)

    def choose(self, view: Mapping[str, Any], moves: Sequence[Move], budget: float) -> Move:
        """What the game advises; a single move is made without thinking."""
        if len(moves) == 1:
            return moves[0]
        return self._game.advise(view, moves, self._chance)
