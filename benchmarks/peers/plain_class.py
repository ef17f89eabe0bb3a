"""The plain class as a contender: what Python itself costs, without any framework."""

import platform
import random
from collections.abc import Callable

from benchmarks.peers.contending import Pick, WatchedPsycle, copying
from benchmarks.peers.game_statistics import Watch
from benchmarks.plain_psycle import OPEN, PlainPsycle
from benchmarks.random_games import plain_game, plain_games


class PlainClass:
    """``asked``, ``legal_moves`` and ``apply``."""

    copies_with = "copy()"

    def versions(self) -> dict[str, str]:
        return {"Python": platform.python_version()}

    def play(self, games: int, seed: int) -> int:
        return plain_games(games, seed)

    def watch(self, games: int, seed: int, watch: Watch) -> None:
        rng = random.Random(seed)
        for _ in range(games):
            game = WatchedPsycle(rng, watch)
            watch.game_ended(plain_game(game, rng.random), game.winner)

    def copier(self, seed: int) -> Callable[[], int]:
        return copying(seed, lambda number: PlainPsycle(random.Random(number)), _move, PlainPsycle.copy)


def _move(game: PlainPsycle, pick: Pick) -> bool:
    if game.asked:
        seat = game.cards.index(OPEN)
        moves = game.legal_moves(seat)
        game.apply(seat, moves[int(pick() * len(moves))])
    return bool(game.asked)


CONTENDER = PlainClass()
