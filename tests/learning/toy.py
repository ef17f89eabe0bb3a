"""Psycle with heuristics that can be taken in at a glance, for tests of learning."""

from collections.abc import Sequence
from typing import Any

from reverie.games.psycle import Psycle
from reverie.games.psycle.components import Components
from reverie.kernel import Chance, Heuristics, Move, Setup, State


class ToyHeuristics(Heuristics):
    """Lead and gems; whoever plays on plays any card."""

    def __init__(self) -> None:
        super().__init__(("lead", "gems", "round"))

    def features(self, state: State[Any], seat: int) -> list[float]:
        view = state.view(seat)
        others = [score for other, score in enumerate(view["score"]) if other != seat]
        return [(view["score"][seat] - max(others)) / 5, view["gems"][seat] / 10, view["round_no"] / 5]

    def policy(self, state: State[Any], seat: int, moves: Sequence[Move], chance: Chance) -> Move:
        return moves[chance.below(len(moves))]

    def is_horizon(self, before: State[Any], state: State[Any], seat: int) -> bool:
        return state.decision != before.decision


class ToyPsycle(Psycle):
    """The game itself is the printed one."""

    def heuristics(self, setup: Setup[Components]) -> Heuristics:
        return ToyHeuristics()


GAME = ToyPsycle()
