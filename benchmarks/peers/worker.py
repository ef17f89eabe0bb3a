"""One contender in a process of its own: ``python -m benchmarks.peers.worker MODULE NAME``.

It says which libraries it runs on, and then answers every line of its standard input with a line.
"""

import gc
import json
import sys
from collections.abc import Callable
from importlib import import_module
from time import perf_counter, process_time
from typing import Any, Final

from benchmarks.peers.contending import Contender
from benchmarks.peers.game_statistics import Watch, tally_data

GAMES_AT_A_TIME: Final = 50
"""Between two looks at the clock."""
GAMES_WITH_A_SEED: Final = 1_000_000
"""Nobody plays more of them in one turn, so no two turns play the same games."""


def main() -> None:
    module, name = sys.argv[1:]
    try:
        contender: Contender = getattr(import_module(module), name)
    except ImportError as missing:
        _say({"missing": str(missing)})
        return
    _say({"versions": contender.versions(), "copies_with": contender.copies_with})
    for line in sys.stdin:
        _say(answer(contender, json.loads(line)))


def answer(contender: Contender, order: dict[str, Any]) -> dict[str, Any]:
    """What is asked for, done."""
    seed = order["seed"]
    if order["do"] == "watch":
        watch = Watch()
        contender.watch(order["games"], seed, watch)
        return {"tally": tally_data(watch.tally)}
    if order["do"] == "copy":
        copy_all = contender.copier(seed)
        return _timed(order["seconds"], lambda _: copy_all(), 0)
    first = seed * GAMES_WITH_A_SEED
    return _timed(order["seconds"], lambda number: contender.play(GAMES_AT_A_TIME, first + number), GAMES_AT_A_TIME)


def _timed(seconds: float, work: Callable[[int], int], games: int) -> dict[str, Any]:
    """Work until so much processor time has gone by: units of work done, and the time that they took."""
    gc.collect()
    began, start = perf_counter(), process_time()
    units, times, cpu = 0, 0, 0.0
    while cpu < seconds:
        units += work(times * games)
        times += 1
        cpu = process_time() - start
    return {"units": units, "games": times * games, "cpu": cpu, "wall": perf_counter() - began}


def _say(answer: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(answer) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
