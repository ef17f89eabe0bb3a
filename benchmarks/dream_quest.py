"""Dream-Quest: random games, copies and answers of its bot."""

import random
from collections.abc import Callable, Iterator
from typing import Final

from benchmarks import saving
from benchmarks.figures import Figure, Size
from benchmarks.random_games import PlayedGame, with_views, without_events
from benchmarks.timing import Contender, Spread, Timed, side_by_side
from reverie.games.dream_quest import GAME
from reverie.kernel import FastChance, State

ROUNDS: Final = 30
"""About as long as people play; random players would go on to the long stop."""
PLAYERS: Final = (2, 5)
SETUPS: Final = {players: GAME.setup(players, {"max_rounds": ROUNDS}) for players in PLAYERS}
GAMES_IN: Final = 25
"""One game of Dream-Quest for so many of Psycle: it is that much longer."""


def figures(size: Size) -> Iterator[Figure]:
    yield from game_figures(size)
    yield from copy_figures(size)
    yield from advice_figures(size)


def game_figures(size: Size) -> list[Figure]:
    """Moves in a second, without events; and with both views at each question, as a match between bots costs."""
    games = max(1, size.games // GAMES_IN)
    ways = [Contender(f"{players} players", _playing(games, players, without_events)) for players in PLAYERS]
    ways.append(Contender("2 players, both views at each question", _playing(games, 2, with_views)))
    group = f"Random games of Dream-Quest, {ROUNDS} rounds"
    return [_moves(group, timed, games) for timed in side_by_side(ways, size.repeats)]


def copy_figures(size: Size) -> list[Figure]:
    """Microseconds for a copy of a state in the middle of a game."""
    ways = [Contender(f"copy(), {players} players", _copying(size.states, players)) for players in PLAYERS]
    group = "Copying a state of Dream-Quest"
    return [Figure(group, timed.name, "µs", _per(timed, 1e6)) for timed in side_by_side(ways, size.repeats)]


def advice_figures(size: Size) -> list[Figure]:
    """Milliseconds for an answer of the greedy bot, from the view."""
    count = max(1, size.states // GAMES_IN)
    ways = [Contender(f"advice, {players} players", _advising(count, players)) for players in PLAYERS]
    group = "Greedy at Dream-Quest"
    return [Figure(group, timed.name, "ms", _per(timed, 1e3)) for timed in side_by_side(ways, size.repeats)]


def _playing(games: int, players: int, play: PlayedGame) -> Callable[[int], int]:
    def work(seed: int) -> int:
        pick, chance = random.Random(seed).random, FastChance(seed)
        return sum(play(GAME.start(SETUPS[players], chance, None)[0], pick) for _ in range(games))

    return work


def _copying(count: int, players: int) -> Callable[[int], int]:
    states = some_states(count, players)
    return lambda _: saving.state_copies(states, 20)


def _advising(count: int, players: int) -> Callable[[int], int]:
    asked = [(state.view(state.asked[0]), state.moves(state.asked[0])) for state in some_states(count, players)]

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
        for _ in range(int(10 + 60 * pick())):
            moves = state.moves(state.asked[0])
            state.play(state.asked[0], moves[int(pick() * len(moves))], None, False)
        found.append(state)
    return found


def _moves(group: str, timed: Timed, games: int) -> Figure:
    return Figure(group, timed.name, "moves/s", Spread.of(timed.rates), f"{timed.median_per(games):,.0f} games/s")


def _per(timed: Timed, scale: float) -> Spread:
    return Spread.of([scale / rate for rate in timed.rates])
