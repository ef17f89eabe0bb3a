"""What environments cost on top of the rules: ``python -m benchmarks.agents``. The figures are in ``docs/agents.md``.

By game, with two players: a step of the PettingZoo environment against ``play``, one ``view`` and its encoding; and
many games in one call against one game after the other.
"""

import argparse
import random
import sys
import time
from collections.abc import Callable, Sequence
from statistics import median
from typing import Any, Final

import gymnasium
import numpy as np
import numpy.typing as npt

from reverie.agents.pettingzoo_env import env
from reverie.agents.settings import has_encoding
from reverie.agents.vector_env import ReverieVectorEnv
from reverie.games import all_games, find_game
from reverie.kernel import FastChance, Game, way_of_running

MOST_MOVES: Final = 400
"""So many moves of a game are measured at most: random players may need thousands."""


def by_hand(game: Game, seconds: float, seed: int) -> float:
    """Moves in a second of processor time: play, look, encode."""
    setup = game.setup(2)
    encoding, luck, moves, began = game.encoding(setup), random.Random(seed), 0, time.process_time()
    while time.process_time() - began < seconds:
        state = game.start(setup, FastChance(luck.getrandbits(60)), None)[0]
        for _ in range(MOST_MOVES):
            if not state.waiting:
                break
            seat = state.waiting[0]
            encoding.encode_view(state.view(seat))
            lawful = [move for move in state.moves(seat) if move.verb != "resign"]
            state.play(seat, lawful[int(luck.random() * len(lawful))], None, False)
            moves += 1
    return moves / (time.process_time() - began)


def by_environment(game: Game, seconds: float, seed: int) -> float:
    """The same through the environment, in the loop of PettingZoo's documents."""
    table, luck, moves = env(game, 2, max_moves=MOST_MOVES), random.Random(seed), 0
    table.reset(seed=seed)
    began = time.process_time()
    while time.process_time() - began < seconds:
        table.reset()
        for _ in table.agent_iter():
            _, _, termination, truncation, info = table.last()
            if termination or truncation:
                break
            lawful = info["legal_actions"]
            table.step(lawful[int(luck.random() * len(lawful))])
            moves += 1
    return moves / (time.process_time() - began)


def alone(game: Game, seconds: float, seed: int) -> float:
    """Steps in a second of one game after the other, against a random player, as ``gymnasium.make`` gives them."""
    table: gymnasium.Env[Any, Any] = gymnasium.make(
        f"reverie/{game.name}-v1", players=2, opponents="random", max_moves=MOST_MOVES
    )
    _, info = table.reset(seed=seed)
    luck, steps, began = random.Random(seed), 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        lawful = np.flatnonzero(info["action_mask"].view(np.bool_))  # eight times as quick as of numbers
        _, _, terminated, truncated, info = table.step(lawful[int(luck.random() * len(lawful))])
        if terminated or truncated:
            _, info = table.reset()
        steps += 1
    return steps / (time.perf_counter() - began)


def in_one_call(count: int, processes: int) -> Callable[[Game, float, int], float]:
    """Steps in a second of so many games at once. Each is played to its end at least once: beginnings are dear."""

    def measure(game: Game, seconds: float, seed: int) -> float:
        tables = ReverieVectorEnv(
            game, count, 2, opponents="random", processes=processes, max_moves=MOST_MOVES, illegal="raise"
        )
        _, infos = tables.reset(seed=seed)
        luck, calls, began = np.random.default_rng(seed), 0, time.perf_counter()
        while calls < MOST_MOVES or time.perf_counter() - began < seconds:
            _, _, _, _, infos = tables.step(any_lawful(infos["action_mask"], luck))
            calls += 1
        took = time.perf_counter() - began
        tables.close()
        return calls * count / took

    return measure


def any_lawful(masks: npt.NDArray[np.int8], luck: np.random.Generator) -> npt.NDArray[np.int64]:
    """For each row one of its lawful actions, each equally likely: found in one look at all masks."""
    count, actions = masks.shape
    lawful = np.flatnonzero(masks.view(np.bool_))
    begins = np.searchsorted(lawful, np.arange(count + 1) * actions)
    chosen = begins[:-1] + (luck.random(count) * np.diff(begins)).astype(np.int64)
    return np.asarray(lawful[chosen] % actions, np.int64)


MEASURES: Final[dict[str, Callable[[Game, float, int], float]]] = {
    "play + view + encoding": by_hand,
    "PettingZoo, AEC": by_environment,
    "gymnasium.make, one game": alone,
    "64 games, 1 process": in_one_call(64, 1),
    "256 games, 2 processes": in_one_call(256, 2),
}


def measured(games: Sequence[Game], rounds: int, seconds: float) -> dict[str, dict[str, list[float]]]:
    """By game and measure: what each round gave; measures take turns."""
    found: dict[str, dict[str, list[float]]] = {game.name: {name: [] for name in MEASURES} for game in games}
    for number in range(rounds):
        for game in games:
            for name, measure in MEASURES.items():
                found[game.name][name].append(measure(game, seconds, number))
            sys.stderr.write(f"round {number + 1} of {rounds}: {game.name}\n")
    return found


def table(found: dict[str, dict[str, list[float]]]) -> str:
    """The figures in Markdown."""
    lines = [f"| {way_of_running()}, two players | " + " | ".join(MEASURES) + " | step / by hand | at once / alone |"]
    lines.append("|---" * (len(MEASURES) + 3) + "|")
    for name, values in found.items():
        medians = {measure: median(each) for measure, each in values.items()}
        hand, step, single, _, many = medians.values()
        cells = [f"{value / 1000:.1f} k" for value in medians.values()]
        lines.append(f"| {name} | {' | '.join(cells)} | {hand / step:.2f} | {many / single:.2f} |")
    return "\n".join(lines) + "\n"


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.agents", description="What environments cost.")
    parser.add_argument("--rounds", type=int, default=5, help="turns that every measure takes (%(default)s)")
    parser.add_argument("--seconds", type=float, default=1.0, help="of a turn (%(default)s)")
    parser.add_argument("--games", nargs="+", metavar="GAME", help="only these")
    asked: Any = parser.parse_args(arguments)
    games = [find_game(name) for name in asked.games or ()] or [game for game in all_games() if has_encoding(game)]
    sys.stdout.write(table(measured(games, asked.rounds, asked.seconds)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
