"""The bot of the six levels: one mind for all of them, with more or less to look at, and more or less care."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from reverie.bots.levels import Level
from reverie.kernel import FastChance, Game, Move
from reverie.minds.mind import LEVEL_NAMES, Expected, Strength, mind_for, strengths
from reverie.minds.world_search import LUCK, best_of_each

_LINE: Final = 4
"""So many moves of what is expected are told."""


class SearchingBot:
    """Sits at any table whose game has a mind. It gets a view and its moves, and keeps nothing between two answers."""

    def __init__(self, game: Game, seed: int, level: str = LEVEL_NAMES[-1], strength: Strength | None = None) -> None:
        self.name = level
        self._game = game
        self._chance = FastChance(seed)
        self._strength = strength

    def choose(self, view: Mapping[str, Any], moves: Sequence[Move], budget: float) -> Move:
        """The move that it thinks best, or, on weaker levels, one that is not much worse."""
        if len(moves) == 1:
            return moves[0]
        setup = self._game.setup(view["players"], view["options"], view["overrides"])
        return mind_for(setup).choose(view, moves, self._strength_at(setup.players), self._chance)

    def explain(self, view: Mapping[str, Any], moves: Sequence[Move], most: int = 3) -> list[Expected]:
        """The best few moves with their shares of the win, and the line that each is expected to lead to."""
        setup = self._game.setup(view["players"], view["options"], view["overrides"])
        mind, luck = mind_for(setup), self._chance.below(LUCK)
        found = best_of_each(mind.judged(view, moves, self._strength_at(setup.players).looks, luck))
        return [
            Expected(judged.move, judged.share, judged.value, judged.worlds, mind.line(view, judged.move, luck, _LINE))
            for judged in found[:most]
        ]

    def _strength_at(self, players: int) -> Strength:
        return self._strength or strengths(self._game.name, players)[self.name]


def _plays(level: str, game: Game, players: int) -> bool:
    return level in strengths(game.name, players)


def _make(level: str, game: Game, seed: int) -> SearchingBot:
    return SearchingBot(game, seed, level)


SEARCHING_LEVELS: Final = tuple(Level(name, partial(_make, name), partial(_plays, name)) for name in LEVEL_NAMES)
