"""Draw how agents learned: ``python -m benchmarks.learning_curves docs psycle=curve.json ...``.

The files are those that ``examples/train_ppo.py --curve`` writes. The picture and its figures go into the folder.
"""

import json
import sys
from collections.abc import Sequence
from pathlib import Path

from benchmarks.growth.charts import Point, chart
from benchmarks.growth.svg import picture


def main(arguments: Sequence[str]) -> int:
    """The folder of the documents, then a name and a file for each line."""
    folder, *curves = arguments
    told = {
        name: json.loads(Path(file).read_text(encoding="utf-8"))
        for name, _, file in (one.partition("=") for one in curves)
    }
    lines = {
        name: [Point(point["minutes"], 100 * point["share"]) for point in found["curve"]]
        for name, found in told.items()
    }
    drawn = chart(
        "learning-curves", "Wins against a random player", ("minutes on two cores", "% of games"), lines, doubling=False
    )
    (Path(folder) / "pictures" / "learning-curves.svg").write_text(picture(drawn), encoding="utf-8")
    (Path(folder) / "learning-curves.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
