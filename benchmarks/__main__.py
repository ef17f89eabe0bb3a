"""``python -m benchmarks``: measure everything and print the table."""

import argparse
import json
import platform
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from benchmarks.figures import USUAL, Figure, Size, all_figures, as_table
from reverie.kernel import way_of_running


def main(arguments: Sequence[str] | None = None) -> int:
    """Exit code 1 where a figure misses its bar."""
    asked = _parser().parse_args(arguments)
    size = Size(asked.repeats, asked.games, asked.states)
    figures = list(all_figures(size))
    sys.stdout.write(f"{_machine()}; medians of {size.repeats} interleaved repetitions [quartiles], processor time\n\n")
    sys.stdout.write(as_table(figures))
    if asked.json is not None:
        asked.json.write_text(json.dumps(_document(size, figures), indent=2) + "\n", encoding="utf-8")
    return 0 if all(figure.meets_its_bar for figure in figures) else 1


def _document(size: Size, figures: Sequence[Figure]) -> dict[str, Any]:
    return {"machine": _machine(), "size": asdict(size), "figures": [_plain(figure) for figure in figures]}


def _plain(figure: Figure) -> dict[str, Any]:
    ratio = None if figure.ratio is None else {"to": figure.against, **asdict(figure.ratio)}
    bar = None if figure.bar is None else {"words": figure.bar.words, "met": figure.meets_its_bar}
    return {
        "group": figure.group,
        "name": figure.name,
        "unit": figure.unit,
        **asdict(figure.value),
        "ratio": ratio,
        "bar": bar,
    }


def _machine() -> str:
    python = f"{platform.python_implementation()} {platform.python_version()} on {platform.machine()}"
    return f"{python}, kernel and games {way_of_running()}"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description="Measure Reverie against plain Python.")
    parser.add_argument("--repeats", type=int, default=USUAL.repeats, help="repetitions (%(default)s)")
    parser.add_argument("--games", type=int, default=USUAL.games, help="games in a repetition (%(default)s)")
    parser.add_argument("--states", type=int, default=USUAL.states, help="states in a repetition (%(default)s)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there as well")
    return parser


if __name__ == "__main__":
    sys.exit(main())
