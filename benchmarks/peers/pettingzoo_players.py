"""Random players on PettingZoo's environments. They choose as everybody does; the moves come with an agent's info."""

import copy
import random
from collections.abc import Callable
from typing import Any

from benchmarks.peers.contending import Pick, WatchedPsycle, copying, library_versions
from benchmarks.peers.game_statistics import Watch
from benchmarks.peers.pettingzoo_psycle import NewGame, PsycleAEC, PsycleParallel, usual_wrappers
from benchmarks.plain_psycle import PlainPsycle


class PettingZoo:
    """What all of them have in common; the library has no copy of its own."""

    copies_with = "copy.deepcopy"

    def __init__(self, new_env: Callable[[NewGame], Any], play_game: Callable[[Any, Pick], int]) -> None:
        self._new_env = new_env
        self._play_game = play_game

    def versions(self) -> dict[str, str]:
        return library_versions("pettingzoo", "gymnasium", "numpy")

    def play(self, games: int, seed: int) -> int:
        env, pick = self._start(seed, PlainPsycle)
        return sum(self._play_game(env, pick) for _ in range(games))

    def watch(self, games: int, seed: int, watch: Watch) -> None:
        env, pick = self._start(seed, lambda rng: WatchedPsycle(rng, watch))
        for _ in range(games):
            moves = self._play_game(env, pick)
            watch.game_ended(moves, env.unwrapped.game.winner)

    def copier(self, seed: int) -> Callable[[], int]:
        def new(number: int) -> Any:
            env = self._new_env(PlainPsycle)
            env.reset(number)
            return env

        return copying(seed, new, _advance, copy.deepcopy)

    def _start(self, seed: int, new_game: NewGame) -> tuple[Any, Pick]:
        env = self._new_env(new_game)
        env.reset(seed)
        return env, random.Random(seed).random


def play_unobserved(env: PsycleAEC, pick: Pick) -> int:
    """The least that it takes: random players have no use for observations."""
    env.reset()
    count = 0
    while True:
        _, _, over, _, info = env.last(False)
        if over:
            return count
        moves = info["legal_moves"]
        env.step(moves[int(pick() * len(moves))])
        count += 1


def play_observed(env: Any, pick: Pick) -> int:
    """The loop that PettingZoo's documents show, in which an agent observes before it acts."""
    env.reset()
    count = 0
    for _ in env.agent_iter():
        _, _, over, _, info = env.last()
        if over:
            break
        moves = info["legal_moves"]
        env.step(moves[int(pick() * len(moves))])
        count += 1
    return count


def play_parallel(env: PsycleParallel, pick: Pick) -> int:
    """A round at a time; whoever has only the 0 left is not asked."""
    _, infos = env.reset()
    count = 0
    while env.agents:
        actions = {}
        for agent in env.agents:
            moves = infos[agent]["legal_moves"]
            if len(moves) > 1:
                actions[agent] = moves[int(pick() * len(moves))]
        count += len(actions)
        _, _, _, _, infos = env.step(actions)
    return count


def _advance(env: Any, pick: Pick) -> bool:
    game = env.unwrapped.game
    chosen = {
        f"player_{seat}": game.legal_moves(seat)[int(pick() * len(game.legal_moves(seat)))] for seat in game.asked
    }
    if isinstance(env, PsycleParallel):
        env.step(chosen)
    elif chosen:
        env.step(chosen[env.agent_selection])
    return bool(game.asked)


RAW = PettingZoo(PsycleAEC, play_observed)
UNOBSERVED = PettingZoo(PsycleAEC, play_unobserved)
WRAPPED = PettingZoo(lambda new_game: usual_wrappers(PsycleAEC(new_game)), play_observed)
PARALLEL = PettingZoo(PsycleParallel, play_parallel)
