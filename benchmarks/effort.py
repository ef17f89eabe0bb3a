"""Whether looking longer is stronger: a mind with more and fewer looks, on the same deals.

``python -m benchmarks.effort dream-quest counting-zzzzs --deals 50 --out docs``

Each effort (a quarter of the looks of ``sharp``, as many, four times as many; always without a temperature) plays
against the first, one of it among such others, and the last against the one before. More effort must not be weaker.
Psycle is played by three: between two nothing is searched. What was measured before stays in ``effort.json``; the
picture and the table in ``minds.md`` show all of it.
"""

import argparse
import json
import sys
from collections.abc import Mapping
from functools import partial
from math import sqrt
from pathlib import Path
from typing import Any, Final

from benchmarks.growth.charts import Point, chart
from benchmarks.growth.svg import picture
from benchmarks.pages import write_part
from reverie.games import find_game
from reverie.kernel import Game, way_of_running
from reverie.learning.paired_match import paired_match
from reverie.minds.mind import LEVEL_NAMES, Strength, strengths
from reverie.minds.searching_bot import SearchingBot
from reverie.text import words_for

EFFORTS: Final = (1 / 4, 1.0, 4.0)
USUAL: Final = LEVEL_NAMES[-2]
"""Its looks are an effort of 1; those of the strongest level lie about four times as high, or higher."""
SEED: Final = 900_000_000
"""Deals that nothing was trained or tuned on."""
PLAYERS: Final = {"psycle": 3}
"""By game; else two."""

Told = Mapping[str, Any]


def looking(game: Game, seed: int, looks: int) -> SearchingBot:
    """A mind with so many looks, which always makes the move that it thinks best."""
    return SearchingBot(game, seed, USUAL, Strength(looks, 0.0))


def measure(game: str, deals: int, processes: int) -> dict[str, Any]:
    """What each effort wins among players with the least."""
    players = PLAYERS.get(game, 2)
    looks = [max(1, round(effort * strengths(game, players)[USUAL].looks)) for effort in EFFORTS]

    def met(many: int, few: int) -> dict[str, Any]:
        bots = partial(looking, looks=many), partial(looking, looks=few)
        score = paired_match(game, players, *bots, deals, SEED, processes=processes)
        sys.stdout.write(f"{game}, {many} looks against {few}: {score}\n")
        sys.stdout.flush()
        return {"looks": many, "share": score.share, "reach": score.reach, "games": score.games}

    least, own, more = looks
    rows = [met(own, least), met(more, least)]
    told = {"way": way_of_running(), "players": players, "least": least, "efforts": rows}
    return {**told, "last_step": met(more, own)}


def page_part(told: Told) -> list[str]:
    """A table, and what it says."""
    head = "| Game | Players | Even share | Four times the looks | Sixteen times |"
    lines = ["![What looking longer wins](pictures/effort.svg)", "", head, "|---|---|---|---|---|"]
    for game, found in told.items():
        cells = [f"{row['looks']} to {found['least']}: {_told(row)}" for row in found["efforts"]]
        even = f"{1 / found['players']:.0%}"
        lines.append(f"| {_title(game)} | {found['players']} | {even} | {' | '.join(cells)} |")
    return [*lines, "", *[f"- {_title(game)}: {_verdict(found)}." for game, found in told.items()]]


def _title(game: str) -> str:
    return words_for("en", find_game(game)).say("game-name")


def _told(row: Told) -> str:
    return f"{row['share']:.1%} ± {row['reach']:.1%} of {row['games']} games"


def _verdict(found: Told) -> str:
    """What can be said with 95 % confidence of both steps; of the second by games between the two, if there are any."""
    own, more = found["efforts"]
    even = 1 / found["players"]
    first = _step(own["share"] - even, own["reach"])
    if last := found.get("last_step"):
        second = f"{_step(last['share'] - even, last['reach'])} in {last['games']} games between the two"
    else:
        second = _step(more["share"] - own["share"], sqrt(own["reach"] ** 2 + more["reach"] ** 2))
    return f"{own['looks']} looks against {found['least']}: {first}; {more['looks']} against {own['looks']}: {second}"


def _step(gain: float, reach: float) -> str:
    if abs(gain) <= reach:
        return f"too close to tell ({100 * gain:+.1f} ± {100 * reach:.1f} points)"
    return f"{'stronger' if gain > 0 else 'weaker'} ({100 * gain:+.1f} ± {100 * reach:.1f} points)"


def drawn(told: Told) -> str:
    """The picture: what each effort wins, in even shares."""
    lines = {}
    for game, found in told.items():
        shares = [1.0, *[row["share"] * found["players"] for row in found["efforts"]]]
        lines[_title(game)] = [Point(effort, share) for effort, share in zip(EFFORTS, shares, strict=True)]
    axes = (f"looks, as multiples of those of {USUAL}", "times the even share")
    return picture(chart("effort", "Won against a quarter of the looks", axes, lines))


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.effort", description=__doc__)
    parser.add_argument("games", nargs="*", help="none: only write what is known already")
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("docs"))
    asked = parser.parse_args()
    kept = asked.out / "effort.json"
    told: dict[str, Any] = json.loads(kept.read_text(encoding="utf-8")) if kept.exists() else {}
    for game in asked.games:
        told[game] = measure(game, asked.deals, asked.processes)
        kept.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    (asked.out / "pictures" / "effort.svg").write_text(drawn(told), encoding="utf-8")
    write_part(asked.out / "minds.md", "effort", page_part(told))
    return 0


if __name__ == "__main__":
    sys.exit(main())
