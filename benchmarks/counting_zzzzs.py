"""Counting Zzzzs: random games, copies and answers of its bot."""

import random
from collections.abc import Callable, Iterator
from typing import Final

from benchmarks import saving
from benchmarks.figures import Figure, Size
from benchmarks.random_games import Pick
from benchmarks.timing import Contender, Spread, Timed, side_by_side
from reverie.games.counting_zzzzs import GAME
from reverie.kernel import FastChance, State

PLAYERS: Final = (2, 3, 4)
SETUPS: Final = {players: GAME.setup(players) for players in PLAYERS}
GAMES_IN: Final = 20
"""One game of Counting Zzzzs for so many of Psycle: it is that much longer."""


def figures(size: Size) -> Iterator[Figure]:
    yield from game_figures(size)
    yield from copy_figures(size)
    yield from advice_figures(size)


def game_figures(size: Size) -> list[Figure]:
    """Moves in a second, without events, at each number of players; and with events and views as a table has them."""
    games = max(1, size.games // GAMES_IN)
    ways = [Contender(f"{players} players", _playing(games, players)) for players in PLAYERS]
    ways.append(Contender("2 players, events and both views", _playing(games, 2, told=True)))
    group = "Random games of Counting Zzzzs"
    return [_moves(group, timed, games) for timed in side_by_side(ways, size.repeats)]


def copy_figures(size: Size) -> list[Figure]:
    """Microseconds for a copy of a state in the middle of a game."""
    ways = [Contender(f"copy(), {players} players", _copying(size.states, players)) for players in (2, 4)]
    group = "Copying a state of Counting Zzzzs"
    return [Figure(group, timed.name, "µs", _micros(timed)) for timed in side_by_side(ways, size.repeats)]


def advice_figures(size: Size) -> list[Figure]:
    """Milliseconds for an answer of the greedy bot, from the view."""
    count = max(1, size.states // GAMES_IN)
    ways = [Contender(f"advice, {players} players", _advising(count, players)) for players in (2, 4)]
    group = "Greedy at Counting Zzzzs"
    return [
        Figure(group, timed.name, "ms", Spread.of([1e3 / rate for rate in timed.rates]))
        for timed in side_by_side(ways, size.repeats)
    ]


def _playing(games: int, players: int, told: bool = False) -> Callable[[int], int]:
    def work(seed: int) -> int:
        pick, chance = random.Random(seed).random, FastChance(seed)
        return sum(_game(GAME.start(SETUPS[players], chance, None)[0], pick, told) for _ in range(games))

    return work


def _game(state: State, pick: Pick, told: bool) -> int:
    """A random game to its end; how many moves it took."""
    count = 0
    while asked := state.asked:
        for seat in asked:
            moves = state.moves(seat)
            state.play(seat, moves[int(pick() * len(moves))], None, told)
            count += 1
        if told:
            for watcher in range(state.players):
                state.view(watcher)
    return count


def _copying(count: int, players: int) -> Callable[[int], int]:
    states = some_states(count, players)
    return lambda _: saving.state_copies(states, 20)


def _advising(count: int, players: int) -> Callable[[int], int]:
    states = some_states(count, players)
    asked = [(state.view(seat), state.moves(seat)) for state in states for seat in state.asked]

    def work(seed: int) -> int:
        chance = FastChance(seed)
        for view, moves in asked:
            GAME.advise(view, moves, chance)
        return len(asked)

    return work


def some_states(count: int, players: int) -> list[State]:
    """States at the moment of a question, each from the middle of a random game of its own."""
    found: list[State] = []
    for seed in range(count):
        pick = random.Random(seed).random
        state = GAME.start(SETUPS[players], FastChance(seed), None)[0]
        for _ in range(int(20 + 60 * pick())):
            seat = state.asked[0]
            moves = state.moves(seat)
            before: State = state.copy()
            state.play(seat, moves[int(pick() * len(moves))], None, False)
            if state.is_over:
                state = before
                break
        found.append(state)
    return found


def _moves(group: str, timed: Timed, games: int) -> Figure:
    return Figure(group, timed.name, "moves/s", Spread.of(timed.rates), f"{timed.median_per(games):,.0f} games/s")


def _micros(timed: Timed) -> Spread:
    return Spread.of([1e6 / rate for rate in timed.rates])
