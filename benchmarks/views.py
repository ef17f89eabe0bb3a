"""What looking and imagining cost: ``python -m benchmarks.views``, in every game, for two and for the most players.

Positions come from random games. Each line tells the microseconds of processor time of ``view``, ``imagine`` and
``copy()``: the quickest round counts, for on a busy machine the others measure other work.
"""

import argparse
import random
import sys
from collections.abc import Callable, Sequence
from time import process_time
from typing import Any, Final, TypeVar

from reverie.games import all_games
from reverie.kernel import FastChance, Game, State, way_of_running

MOST_MOVES: Final = 60
"""A position lies at most so many moves after the beginning of its game."""
T = TypeVar("T")


def some_positions(game: Game, players: int, count: int) -> list[State]:
    """Moments of random games at which somebody is asked."""
    luck, setup, found = random.Random(players), game.setup(players), list[State]()
    while len(found) < count:
        state = game.start(setup, FastChance(luck.getrandbits(60)), None)[0]
        for _ in range(luck.randrange(MOST_MOVES)):
            if not state.waiting:
                break
            seat = state.waiting[0]
            lawful = [move for move in state.moves(seat) if move.verb != "resign"]
            state.play(seat, luck.choice(lawful), None, False)
        if state.waiting:
            found.append(state)
    return found


def quickest(work: Callable[[T], object], things: Sequence[T], rounds: int) -> float:
    """The least microseconds that it took for one of them; a thing that was made is let go at once."""
    found = []
    for _ in range(rounds):
        began = process_time()
        for thing in things:
            work(thing)
        found.append(process_time() - began)
    return 1e6 * min(found) / len(things)


def measured(game: Game, players: int, count: int, rounds: int) -> list[float]:
    """Microseconds of a view, an imagined table and a copy."""
    states, chance = some_positions(game, players, count), FastChance(1)
    views = [state.view(state.waiting[0]) for state in states]
    return [
        quickest(lambda state: state.view(state.waiting[0]), states, rounds),
        quickest(lambda view: game.imagine(view, chance), views, rounds),
        quickest(lambda state: state.copy(), states, rounds),
    ]


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.views", description="What looking costs.")
    parser.add_argument("--positions", type=int, default=60, help="of each game (%(default)s)")
    parser.add_argument("--rounds", type=int, default=60, help="of which the quickest counts (%(default)s)")
    asked: Any = parser.parse_args(arguments)
    sys.stdout.write(f"| {way_of_running()}, µs | Players | `view` | `imagine` | `copy()` |\n|---|---|---|---|---|\n")
    for game in all_games():
        for players in sorted({max(2, min(game.player_counts)), max(game.player_counts)}):
            cells = " | ".join(f"{each:.2f}" for each in measured(game, players, asked.positions, asked.rounds))
            sys.stdout.write(f"| {game.name} | {players} | {cells} |\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
