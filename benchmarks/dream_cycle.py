"""Dream Cycle: random games, copies, the trail ahead, the loop search and answers of its bot."""

import random
from collections.abc import Callable, Iterator
from functools import cache
from time import process_time
from typing import Final

from benchmarks.figures import Bar, Figure, Size
from benchmarks.timing import Contender, Spread, Timed, side_by_side
from reverie.games.dream_cycle import GAME
from reverie.games.dream_cycle.ahead import start_of_ride, trail
from reverie.games.dream_cycle.loops import can_break
from reverie.games.dream_cycle.planning import forget_plans
from reverie.games.dream_cycle.state import DreamState
from reverie.kernel import FastChance, State

PLAYERS: Final = (2, 5)
OPTIONS: Final = {"night": "nap", "start": "dealt", "round_limit": 6}
"""Random riders lose themselves on the whole board; a dealt nap has every kind of square and tile in it."""
GAMES_IN: Final = 20
"""One game of Dream Cycle for so many of Psycle: it is that much longer."""
FIVE_MILLISECONDS: Final = Bar("at most 5 ms", lambda millis: millis <= 5)


def figures(size: Size) -> Iterator[Figure]:
    yield from game_figures(size)
    yield from copy_figures(size)
    yield from looking_figures(size)


def game_figures(size: Size) -> list[Figure]:
    """Moves in a second: without events, and with events and the view of whoever is asked."""
    games = max(1, size.games // GAMES_IN)
    ways = [Contender(f"{players} players", _playing(games, players)) for players in PLAYERS]
    ways.append(Contender("2 players, events and a view", _playing(games, 2, told=True)))
    group = "Random games of Dream Cycle"
    return [_moves(group, timed, games) for timed in side_by_side(ways, size.repeats)]


def copy_figures(size: Size) -> list[Figure]:
    """Microseconds for a copy of a state in the middle of a game."""
    ways = [Contender(f"copy(), {players} players", _copying(size.states, players)) for players in PLAYERS]
    group = "Copying a state of Dream Cycle"
    return [Figure(group, timed.name, "µs", _micros(timed)) for timed in side_by_side(ways, size.repeats)]


def looking_figures(size: Size) -> list[Figure]:
    """The trail ahead, the worst loop search of some random rides, and an answer of the greedy bot."""
    group = "Looking ahead in Dream Cycle"
    count = max(2, size.states // GAMES_IN)
    ways = [Contender("trail ahead", _trails(count)), Contender("advice of greedy", _advising(count))]
    trails, advice = side_by_side(ways, size.repeats)
    worst = worst_loop_search(size.states)
    return [
        Figure(group, trails.name, "µs", _micros(trails)),
        Figure(group, advice.name, "ms", Spread.of([1e3 / rate for rate in advice.rates])),
        Figure(group, "worst loop search", "ms", Spread.of([worst]), bar=FIVE_MILLISECONDS, barred=worst),
    ]


def worst_loop_search(count: int) -> float:
    """Milliseconds of the longest search for a way out, from every window of so many random games."""
    worst = 0.0
    for seed in range(count):
        for state in _course(2 + seed % 4, seed):
            if state.phase == "moving" and not state.is_over and not state.out[state.active]:
                worst = max(worst, min(_timed_search(state) for _ in range(2)))
    return worst


def _timed_search(state: DreamState) -> float:
    began = process_time()
    can_break(state)
    return 1e3 * (process_time() - began)


def _course(players: int, seed: int, most: int = 400) -> Iterator[DreamState]:
    """A random game; yields the one state before each of its moves."""
    pick, state = random.Random(seed).random, GAME.new(players, FastChance(seed), OPTIONS)
    assert isinstance(state, DreamState)
    for _ in range(most):
        if not state.asked:
            return
        yield state
        _play_any(state, pick)


def _play_any(state: State, pick: Callable[[], float], told: bool = False) -> None:
    seat = state.asked[0]
    moves = [move for move in state.moves(seat) if move.verb != "resign"]
    if told:
        state.view(seat)
    state.play(seat, moves[int(pick() * len(moves))], None, told)


def _playing(games: int, players: int, told: bool = False) -> Callable[[int], int]:
    def work(seed: int) -> int:
        return sum(_game(players, seed + number, told) for number in range(games))

    return work


def _game(players: int, seed: int, told: bool) -> int:
    pick, state, count = random.Random(seed).random, GAME.new(players, FastChance(seed), OPTIONS), 0
    while state.asked:
        _play_any(state, pick, told)
        count += 1
    return count


@cache
def _some_states(count: int, players: int, buying: bool = False) -> list[DreamState]:
    """States from the middle of random games."""
    found = []
    for seed in range(count):
        course = [state.copy() for state in _course(players, seed, 60) if not buying or state.phase == "buying"]
        found.append(course[len(course) // 2])
    return found


def _copying(count: int, players: int) -> Callable[[int], int]:
    def work(_: int) -> int:
        states = _some_states(min(count, 40), players)
        for _again in range(10):
            for state in states:
                state.copy()
        return 10 * len(states)

    return work


def _trails(count: int) -> Callable[[int], int]:
    def work(_: int) -> int:
        states = _some_states(count, 3, buying=True)
        for state in states:
            trail(start_of_ride(state, state.active))
        return len(states)

    return work


def _advising(count: int) -> Callable[[int], int]:
    def work(seed: int) -> int:
        states = _some_states(count, 3, buying=True)
        for state in states:
            seat = state.asked[0]
            forget_plans()  # a plan is remembered while it is carried out; here each is made anew
            GAME.advise(state.view(seat), state.moves(seat), FastChance(seed))
        return len(states)

    return work


def _moves(group: str, timed: Timed, games: int) -> Figure:
    more = f"{timed.median_per(games):,.0f} games/s"
    return Figure(group, timed.name, "moves/s", Spread.of(timed.rates), more)


def _micros(timed: Timed) -> Spread:
    return Spread.of([1e6 / rate for rate in timed.rates])
