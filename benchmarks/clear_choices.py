"""Positions with one clearly best move (``scenarios/<game>/best``): how many of them a level answers rightly.

``python -m benchmarks.clear_choices dream-quest --level strong --seed 1``
"""

import argparse
import sys
import tomllib
from pathlib import Path
from typing import Final

from reverie.bots import make_bot, moves_for_bot
from reverie.bots.matchups import BUDGET
from reverie.games import find_game
from reverie.kernel import move_text, way_of_running
from reverie.kernel.scenario import laid_out, read_scenario

FOLDER: Final = Path(__file__).parent.parent / "scenarios"


def answer(path: Path, level: str, seed: int) -> tuple[str, list[str]]:
    """What a bot of that level does there, and what would be right."""
    scenario = read_scenario(tomllib.loads(path.read_text(encoding="utf-8")))
    state = laid_out(scenario, find_game)
    seat = state.asked[0]
    bot = make_bot(level, state.setup.game, seed)
    return move_text(bot.choose(state.view(seat), list(moves_for_bot(state, seat)), BUDGET)), scenario.best


def main() -> int:
    """The command line; 0 when all answers are right."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.clear_choices", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--level", default="strong")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    files = sorted((FOLDER / asked.game / "best").glob("*.toml"))
    right = 0
    for path in files:
        found, best = answer(path, asked.level, asked.seed)
        right += found in best
        if found not in best:
            sys.stdout.write(f"{path.stem}: {found}, not {' or '.join(best)}\n")
    sys.stdout.write(f"{asked.game}, {asked.level} ({way_of_running()}): {right} of {len(files)} right\n")
    return right < len(files)


if __name__ == "__main__":
    sys.exit(main())
