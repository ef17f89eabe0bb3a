"""Games from which a value is learned: who plays them, and what is noted of them."""

from array import array
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from reverie.bots.matchups import Matchup, PlannedGame
from reverie.bots.simulation import play_games
from reverie.kernel import FastChance, Game, Heuristics, Move, Setup, State
from reverie.minds.mind import SearchMind, Strength
from reverie.minds.value_net import ValueNet, read_net
from reverie.minds.world_search import LUCK

_FINE: Final = 1 << 20


@dataclass(frozen=True)
class Player:
    """Who plays the games that are learned from; travels to other processes."""

    net: str = ""
    """The file of a network that judges; without one it plays as the heuristics' policy does."""
    looks: int = 0
    explore: float = 0.0
    """How often it takes any line worth a look instead, so that positions are seen that nobody aims at."""

    def __call__(self, game: Game, seed: int) -> "LearningBot":
        return LearningBot(game, seed, self)


class LearningBot:
    """Plays as a ``Player`` says."""

    name = "learning"

    def __init__(self, game: Game, seed: int, player: Player) -> None:
        self._game = game
        self._chance = FastChance(seed)
        self._player = player

    def choose(self, view: Mapping[str, Any], moves: Sequence[Move], budget: float) -> Move:
        """Now and then any move that deserves a look; else the network's, or the policy's."""
        if len(moves) == 1:
            return moves[0]
        player, chance = self._player, self._chance
        setup = self._game.setup(view["players"], view["options"], view["overrides"])
        heuristics = _heuristics(setup)
        if player.explore and chance.below(_FINE) < player.explore * _FINE:
            lines = heuristics.lines(self._game.imagine(view, FastChance(chance.below(LUCK))), view["seat"], moves)
            return lines[chance.below(len(lines))][0]
        if player.net:
            mind = SearchMind(self._game, heuristics, _net(player.net, Path(player.net).stat().st_mtime_ns))
            return mind.choose(view, moves, Strength(player.looks, 0.0), chance)
        world = self._game.imagine(view, FastChance(chance.below(LUCK)))
        return heuristics.policy(world, view["seat"], moves, chance)


@lru_cache(maxsize=8)
def _heuristics(setup: Setup[Any]) -> Heuristics:
    return setup.game.heuristics(setup)


@lru_cache(maxsize=8)
def _net(path: str, _: int) -> ValueNet:
    """Read once, and again when the file was written anew."""
    return read_net(Path(path).read_bytes())


class Sample(NamedTuple):
    """Positions of one game, all of them as one row of numbers, and what came of it for whoever they are told for."""

    features: bytes
    """32-bit floats, position after position."""
    shares: bytes
    margins: bytes


class SampleTaker:
    """Notes, in one game, the positions that a search would judge, as every seat sees them."""

    def __init__(self) -> None:
        self._before: tuple[State[Any], int] | None = None
        self._features: list[tuple[int, list[float]]] = []

    def before_move(self, state: State[Any], seat: int, moves: Sequence[Move], move: Move) -> None:
        """Whatever can be judged is noted before the next move changes it."""
        heuristics = _heuristics(state.setup)
        if self._before is not None:
            before, mover = self._before
            if heuristics.is_horizon(before, state, mover):
                self._features += [(each, heuristics.features(state, each)) for each in range(state.players)]
                self._before = None
        if len(moves) > 1 and self._before is None:
            self._before = (state.copy(), seat)

    def notes(self, state: State[Any]) -> Sample:
        """All positions, with the result."""
        heuristics = _heuristics(state.setup)
        shares = [heuristics.reward(state, seat) for seat in range(state.players)]
        margins = [heuristics.margin(state, seat) for seat in range(state.players)]
        return Sample(
            array("f", (number for _, row in self._features for number in row)).tobytes(),
            array("f", (shares[seat] for seat, _ in self._features)).tobytes(),
            array("f", (margins[seat] for seat, _ in self._features)).tobytes(),
        )


def self_play(
    setup: Setup[Any], players: Sequence[Sequence[Player]], games: int, seed: int, processes: int | None
) -> Iterator[Sample]:
    """So many games; ``players`` are tables of one player for each seat, which take turns."""
    chosen = (setup.options, setup.overrides)
    matchups = [Matchup(setup.game, table, *chosen, observer=SampleTaker) for table in players]
    planned = (PlannedGame(matchups[number % len(matchups)], seed + number) for number in range(games))
    for played in play_games(planned, processes):
        yield played.notes
