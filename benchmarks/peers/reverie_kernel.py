"""Our own game as a contender, through the interface that everybody uses."""

import platform
import random
from collections.abc import Callable

from benchmarks.peers.contending import Pick, copying
from benchmarks.peers.game_statistics import Watch
from benchmarks.random_games import GAME, SETUP, kernel_games, played_out, without_events
from reverie import __version__
from reverie.kernel import FastChance, State, way_of_running


class ReverieKernel:
    """``asked``, ``moves`` and ``play``, as simulations use them: without events."""

    copies_with = "copy()"

    def versions(self) -> dict[str, str]:
        return {"Reverie": f"{__version__} ({way_of_running()})", "Python": platform.python_version()}

    def play(self, games: int, seed: int) -> int:
        return kernel_games(games, seed, without_events)

    def watch(self, games: int, seed: int, watch: Watch) -> None:
        pick = random.Random(seed).random
        chance = FastChance(seed)
        for _ in range(games):
            _watched_game(GAME.start(SETUP, chance, None)[0], pick, watch)

    def copier(self, seed: int) -> Callable[[], int]:
        return copying(seed, lambda number: GAME.start(SETUP, FastChance(number), None)[0], _move, State.copy)


def _watched_game(state: State, pick: Pick, watch: Watch) -> None:
    """With events, which tell how each Psycle ends."""
    count = 0
    while asked := state.asked:
        for seat in asked:
            moves = state.moves(seat)
            for event in state.play(seat, moves[int(pick() * len(moves))]):
                if event.kind == "psycle_ended":
                    watch.psycle_ended(event.facts["score"], event.facts["gems"])
            count += 1
    assert state.result is not None
    watch.game_ended(count, state.result.winners[0])


def _move(state: State, pick: Pick) -> bool:
    if state.asked:
        seat = state.asked[0]
        moves = state.moves(seat)
        state.play(seat, moves[int(pick() * len(moves))], None, False)
    return not state.is_over


class PlayedOut(ReverieKernel):
    """By ``play_out``, which is what simulations and searches call for random players."""

    def play(self, games: int, seed: int) -> int:
        return played_out(games, seed)

    def watch(self, games: int, seed: int, watch: Watch) -> None:
        chance, luck = FastChance(seed), FastChance(seed + 1)
        for _ in range(games):
            _watched_game(GAME.start(SETUP, chance, None)[0], lambda: luck.next32() / 2**32, watch)


CONTENDER = ReverieKernel()
PLAYED_OUT = PlayedOut()
