"""The random bot: every lawful move is equally likely, but for giving up the game."""

from collections.abc import Mapping, Sequence
from typing import Any

from reverie.kernel import FastChance, Game, Move


class RandomBot:
    """Plays any game; it does not even look."""

    name = "random"
    is_blind = True

    def __init__(self, game: Game, seed: int) -> None:
        self.chance = FastChance(seed)

    def choose(self, view: Mapping[str, Any], moves: Sequence[Move], budget: float) -> Move:
        """Any move but giving up, as long as there is another."""
        playing = [move for move in moves if move.verb != "resign"] or moves
        return playing[self.chance.below(len(playing))]
