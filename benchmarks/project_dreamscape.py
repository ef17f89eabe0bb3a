"""Project Dreamscape: random two-player games through the kernel, and copies of their states."""

import random
from collections.abc import Callable
from typing import Final

from benchmarks import saving
from benchmarks.figures import Bar, Figure, Size
from benchmarks.timing import Contender, Spread, Timed, side_by_side
from reverie.games.project_dreamscape import GAME
from reverie.kernel import FastChance, State

SETUPS: Final = {players: GAME.setup(players) for players in (2, 4)}
TEN_MICROSECONDS: Final = Bar("at most 10 µs", lambda micros: micros <= 10)
GAMES_IN: Final = 20
"""One game of Project Dreamscape for so many of Psycle: it is that much longer."""
Look = Callable[[State], object]


def figures(size: Size) -> list[Figure]:
    return [*game_figures(size), *copy_figures(size), *advice_figures(size)]


def game_figures(size: Size) -> list[Figure]:
    """Moves in a second: bare, with events, and with the view of whoever is asked before each move."""
    count = max(1, size.games // GAMES_IN)
    ways = [
        Contender("kernel", lambda seed: games(count, seed)),
        Contender("kernel, events on", lambda seed: games(count, seed, events=True)),
        Contender("kernel, a view at each question", lambda seed: games(count, seed, lambda s: s.view(s.asked[0]))),
    ]
    bare, *others = side_by_side(ways, size.repeats)
    return [_moves(bare, count), *(_moves(other, count, bare) for other in others)]


def games(count: int, seed: int, look: Look | None = None, events: bool = False) -> int:
    """So many random games; how many moves they took."""
    pick, chance = random.Random(seed).random, FastChance(seed)
    moves = 0
    for _ in range(count):
        state = GAME.start(SETUPS[2], chance, None)[0]
        while asked := state.asked:
            if look is not None:
                look(state)
            offered = state.moves(asked[0])
            state.play(asked[0], offered[int(pick() * len(offered))], None, events)
            moves += 1
    return moves


def some_states(count: int, players: int, seed: int) -> list[State]:
    """States at the moment of a question, each somewhere in the middle of another random game."""
    pick = random.Random(seed).random
    states: list[State] = []
    for number in range(count):
        state = GAME.start(SETUPS[players], FastChance(seed + number), None)[0]
        for _ in range(20 + int(pick() * 60)):
            seat = state.asked[0]
            offered = state.moves(seat)
            twin: State = state.copy()
            twin.play(seat, offered[int(pick() * len(offered))], None, False)
            if twin.is_over:
                break
            state = twin
        states.append(state)
    return states


def copy_figures(size: Size) -> list[Figure]:
    """Microseconds for a copy of a state in the middle of a game."""
    ways = [Contender(f"copy(), {players} players", _copying(size.states, players)) for players in (2, 4)]
    group = "Copying a state of Project Dreamscape"
    return [_copied(group, timed) for timed in side_by_side(ways, size.repeats)]


def _copying(count: int, players: int) -> Callable[[int], int]:
    states = some_states(count, players, seed=1)
    return lambda _: saving.state_copies(states, 5)


def _copied(group: str, timed: Timed) -> Figure:
    value = Spread.of([1e6 / rate for rate in timed.rates])
    return Figure(group, timed.name, "µs", value, bar=TEN_MICROSECONDS, barred=value.median)


def advice_figures(size: Size) -> list[Figure]:
    """Milliseconds for an answer of the greedy bot, from the view."""
    count = max(1, size.states // GAMES_IN)
    ways = [Contender(f"advice, {players} players", _advising(count, players)) for players in (2, 4)]
    group = "Greedy at Project Dreamscape"
    return [
        Figure(group, timed.name, "ms", Spread.of([1e3 / rate for rate in timed.rates]))
        for timed in side_by_side(ways, size.repeats)
    ]


def _advising(count: int, players: int) -> Callable[[int], int]:
    asked = [(state.view(state.asked[0]), state.moves(state.asked[0])) for state in some_states(count, players, seed=1)]

    def work(seed: int) -> int:
        for view, moves in asked:
            GAME.advise(view, moves, FastChance(seed))
        return len(asked)

    return work


def _moves(timed: Timed, count: int, against: Timed | None = None) -> Figure:
    group = "Random two-player games of Project Dreamscape"
    more = f"{timed.median_per(count):,.0f} games/s"
    value = Spread.of(timed.rates)
    if against is None:
        return Figure(group, timed.name, "moves/s", value, more)
    return Figure(group, timed.name, "moves/s", value, more, against.name, timed.ratio_to(against))
