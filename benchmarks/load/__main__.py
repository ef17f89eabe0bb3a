"""Put the server under load: ``python -m benchmarks.load --help``."""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from benchmarks.load import report
from benchmarks.load.contenders import Boardgame, Contender, Reverie
from benchmarks.load.figures import Figures
from benchmarks.load.plan import Plan, standing_plans
from benchmarks.load.running import run


def main() -> None:
    wanted = _arguments().parse_args()
    contenders: list[Contender] = [Reverie(), *([Boardgame()] if wanted.peer else [])]
    groups = [_interleaved(contenders, plan, wanted.runs) for plan in _plans(wanted)]
    _say("", *report.table(groups))
    if wanted.peer:
        _say("", *report.ratios(groups))
    if wanted.json is not None:
        every = [figures.data() for contenders in groups for runs in contenders for figures in runs]
        wanted.json.write_text(json.dumps(every, indent=1) + "\n")
    _insist([figures for group in groups for runs in group for figures in runs])


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    parser.add_argument("--matches", type=int, default=50, help="two-player games at once")
    parser.add_argument("--seconds", type=float, default=10.0, help="of measuring, in each run")
    parser.add_argument("--warmup", type=float, default=3.0, help="seconds of play before that")
    parser.add_argument("--mode", choices=("closed", "open"), default="closed")
    parser.add_argument("--rate", type=float, default=300.0, help="moves a second in an open loop")
    kind = parser.add_mutually_exclusive_group()
    kind.add_argument("--endless", dest="turnover", action="store_false", help="matches that never end (default)")
    kind.add_argument("--turnover", action="store_true", help="games end, and the pairs sit down again")
    parser.set_defaults(turnover=False)
    parser.add_argument("--one-core", action="store_true", help="the server and those who play share a core")
    parser.add_argument("--standing", action="store_true", help="the six loads that the server is held to")
    parser.add_argument("--peer", action="store_true", help="boardgame.io too, in turns (needs node and npm)")
    parser.add_argument("--runs", type=int, default=1, help="how often; medians are shown")
    parser.add_argument("--json", type=Path, help="write every run's figures there")
    return parser


def _plans(wanted: argparse.Namespace) -> list[Plan]:
    common: dict[str, Any] = {
        "rate": wanted.rate,
        "seconds": wanted.seconds,
        "warmup": wanted.warmup,
        "one_core": wanted.one_core,
    }
    if wanted.standing:
        return standing_plans(**common)
    return [Plan(wanted.matches, mode=wanted.mode, turnover=wanted.turnover, **common)]


def _interleaved(contenders: Sequence[Contender], plan: Plan, runs: int) -> list[list[Figures]]:
    """Take turns, so that whatever else the machine does meets all alike."""
    _say("", plan.title)
    figures: list[list[Figures]] = [[] for _ in contenders]
    for _ in range(runs):
        for place, contender in enumerate(contenders):
            figures[place].append(run(contender, plan))
            _say(report.line(figures[place][-1]))
    return figures


def _insist(every: Sequence[Figures]) -> None:
    """A fast server that loses moves is no server."""
    missing = sum(figures.found.missing for figures in every if figures.found is not None)
    if missing:
        sys.exit(f"{missing} acknowledged moves are not in the database")


def _say(*lines: str) -> None:
    sys.stdout.write("\n".join(lines) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
