"""``python -m benchmarks.growth``: measure how cost grows, and draw it."""

import argparse
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from benchmarks.growth.charts import Chart, read, table, write
from benchmarks.growth.games import content_charts, length_charts, player_charts
from benchmarks.growth.logs import log_charts
from benchmarks.growth.processes import process_charts
from benchmarks.growth.svg import picture
from benchmarks.growth.tables import TABLES, table_charts

PARTS: Final[dict[str, Callable[[], Iterator[Chart]]]] = {
    "length": length_charts,
    "players": player_charts,
    "content": content_charts,
    "processes": process_charts,
    "tables": table_charts,
    "logs": log_charts,
}
DOCUMENTS: Final = Path(__file__).parents[2] / "docs"


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure the parts that are asked for; with ``--write``, keep their figures and draw all pictures."""
    asked = _parser().parse_args(arguments)
    measured: list[Chart] = []
    parts: dict[str, Callable[[], Iterator[Chart]]] = {
        **PARTS,
        "tables": partial(table_charts, asked.tables, asked.runs),
    }
    for part in asked.parts or parts:
        for chart in parts[part]():
            sys.stdout.write("\n".join([f"\n{chart.title}", *table(chart)]) + "\n")
            sys.stdout.flush()
            measured.append(chart)
    if asked.write is not None:
        keep(asked.write, measured)
    return 0


def keep(folder: Path, measured: Sequence[Chart]) -> None:
    """Figures take the place of those of the same name: in the file, in the pictures, in the document's tables."""
    file = folder / "growth.json"
    charts = {chart.name: chart for chart in (*read(file), *measured)}
    write(file, list(charts.values()))
    (folder / "pictures").mkdir(exist_ok=True)
    for chart in charts.values():
        (folder / "pictures" / f"growth-{chart.name}.svg").write_text(picture(chart), encoding="utf-8")
    document = folder / "growth.md"
    if document.exists():
        document.write_text(_retold(document.read_text(encoding="utf-8"), charts.values()), encoding="utf-8")


def _retold(text: str, charts: Iterable[Chart]) -> str:
    """The document with each table, which follows its picture, as it is now."""
    for chart in charts:
        rows = "".join(f"{row}\n" for row in table(chart))
        after = rf"(\(pictures/growth-{chart.name}\.svg\)\n\n)(?:\|.*\n)*"
        text = re.sub(after, lambda found, rows=rows: found[1] + rows, text)  # type: ignore[misc]
    return text


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.growth", description="Measure how cost grows.")
    parser.add_argument("parts", nargs="*", metavar="part", help=f"what to measure: {', '.join(PARTS)} (all of them)")
    parser.add_argument(
        "--tables",
        type=int,
        nargs="+",
        default=TABLES,
        metavar="N",
        help="numbers of tables, for that part (%(default)s)",
    )
    parser.add_argument("--runs", type=int, default=1, help="with each number of tables (%(default)s)")
    parser.add_argument(
        "--write",
        type=Path,
        nargs="?",
        const=DOCUMENTS,
        metavar="FOLDER",
        help="keep the figures and the pictures there (docs)",
    )
    return parser


if __name__ == "__main__":
    sys.exit(main())
