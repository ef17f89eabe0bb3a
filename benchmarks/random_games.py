"""Random two-player games of Psycle: through the plain class, and through the kernel in the ways it is used."""

import random
from collections.abc import Callable
from typing import Final

from benchmarks.plain_psycle import PlainPsycle
from reverie.games import find_game
from reverie.kernel import Chance, FastChance, SealedChance, State, play_out

GAME: Final = find_game("psycle")
SETUP: Final = GAME.setup(players=2)

Pick = Callable[[], float]
"""A random number from 0 to 1, below 1."""
PlayedGame = Callable[[State, Pick], int]
"""Plays a game to its end and says how many moves that took."""


def plain_games(games: int, seed: int) -> int:
    """So many games with the plain class; how many moves they took."""
    rng = random.Random(seed)
    return sum(plain_game(PlainPsycle(rng), rng.random) for _ in range(games))


def plain_game(game: PlainPsycle, pick: Pick) -> int:
    """One game with the plain class to its end; how many moves it took."""
    count = 0
    while asked := game.asked:
        for seat in asked:
            moves = game.legal_moves(seat)
            game.apply(seat, moves[int(pick() * len(moves))])
            count += 1
    return count


def kernel_games(games: int, seed: int, play: PlayedGame, chance: Chance | None = None) -> int:
    """So many games through the kernel; how many moves they took."""
    pick = random.Random(seed).random
    chance = chance or FastChance(seed)
    return sum(play(GAME.start(SETUP, chance, None)[0], pick) for _ in range(games))


def played_out(games: int, seed: int) -> int:
    """So many games by ``play_out``, which picks the moves itself; how many moves they took."""
    chance, luck = FastChance(seed), FastChance(seed + 1)
    return sum(play_out(GAME.start(SETUP, chance, None)[0], luck) for _ in range(games))


def without_events(state: State, pick: Pick) -> int:
    """As simulations play."""
    count = 0
    while asked := state.asked:
        for seat in asked:
            moves = state.moves(seat)
            state.play(seat, moves[int(pick() * len(moves))], None, False)
            count += 1
    return count


def with_events(state: State, pick: Pick) -> int:
    """As tables play: everything that happens is told."""
    count = 0
    while asked := state.asked:
        for seat in asked:
            moves = state.moves(seat)
            state.play(seat, moves[int(pick() * len(moves))])
            count += 1
    return count


def with_views(state: State, pick: Pick) -> int:
    """As bots play: before each question is answered, both seats look."""
    count = 0
    while asked := state.asked:
        for seat in range(2):
            state.view(seat)
        for seat in asked:
            moves = state.moves(seat)
            state.play(seat, moves[int(pick() * len(moves))], None, False)
            count += 1
    return count


def sealed_chance(seed: int) -> SealedChance:
    """A generator for a game that people care about, from a seed that is not random at all."""
    return SealedChance(seed.to_bytes(32, "big"))


def some_states(count: int, seed: int) -> list[State]:
    """States at the moment of a question, one from each of so many random games."""
    pick = random.Random(seed).random
    return [_some_state(FastChance(seed + number), pick) for number in range(count)]


def _some_state(chance: Chance, pick: Pick) -> State:
    state = GAME.start(SETUP, chance, None)[0]
    seen: State = state.copy()
    keep = 1
    while state.asked:
        seat = state.asked[0]
        moves = state.moves(seat)
        state.play(seat, moves[int(pick() * len(moves))], None, False)
        keep += 1
        if not state.is_over and pick() * keep < 1:  # every moment of the game is equally likely to be the one
            seen = state.copy()
    return seen
