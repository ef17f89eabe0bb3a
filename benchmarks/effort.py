"""Whether looking longer is stronger: the strongest level with fewer looks, against greedy, on the same deals.

``python -m benchmarks.effort dream-quest counting-zzzzs --deals 50 --out docs``

Each effort is four times the one before, and the last is the level's own. More effort must not be weaker. What was
measured before stays in ``effort.json``; the picture shows all of it.
"""

import argparse
import json
import sys
from functools import partial
from pathlib import Path
from typing import Any, Final

from benchmarks.growth.charts import Point, chart
from benchmarks.growth.svg import picture
from reverie.kernel import Game, way_of_running
from reverie.learning.paired_match import paired_match
from reverie.minds.mind import LEVEL_NAMES, Strength, strengths
from reverie.minds.searching_bot import SearchingBot

EFFORTS: Final = (1 / 16, 1 / 4, 1.0)
SEED: Final = 900_000_000
"""Deals that nothing was trained or tuned on."""


def looking(game: Game, seed: int, looks: int) -> SearchingBot:
    """The strongest level with so many looks."""
    return SearchingBot(game, seed, LEVEL_NAMES[-1], Strength(looks, 0.0))


def measure(game: str, deals: int, processes: int) -> list[dict[str, Any]]:
    """What each effort wins with two players."""
    own = strengths(game, 2)[LEVEL_NAMES[-1]].looks
    rows = []
    for effort in EFFORTS:
        looks = max(1, round(effort * own))
        score = paired_match(game, 2, partial(looking, looks=looks), "greedy", deals, SEED, processes=processes)
        sys.stdout.write(f"{game}, {looks} looks: {score}\n")
        sys.stdout.flush()
        rows.append({"looks": looks, "share": score.share, "reach": score.reach, "games": score.games})
    return rows


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.effort", description=__doc__)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("docs"))
    asked = parser.parse_args()
    kept = asked.out / "effort.json"
    told: dict[str, Any] = json.loads(kept.read_text(encoding="utf-8")) if kept.exists() else {}
    for game in asked.games:
        told[game] = {"way": way_of_running(), "efforts": measure(game, asked.deals, asked.processes)}
        kept.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    lines = {
        game: [Point(row["looks"], 100 * row["share"]) for row in found["efforts"]] for game, found in told.items()
    }
    drawn = chart("effort", "Won against greedy, by looks at a move", ("looks", "% of games"), lines)
    (asked.out / "pictures" / "effort.svg").write_text(picture(drawn), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
