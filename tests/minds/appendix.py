"""The reference values of the ledger's appendix A.4: ``python -m tests.minds.appendix TABLE`` holds a table to them."""

import re
import sys
from pathlib import Path

from reverie.games.psycle import GAME
from reverie.minds.psycle_model import GEM_CHANGES, PAIRS, TilesLeft
from reverie.minds.psycle_table import PsycleTable, read_table
from reverie.minds.small_games import row_mixture

LEDGER = Path(__file__).parents[2] / "docs" / "rules" / "psycle.md"
POSITIONS: list[tuple[int, tuple[int, int], int, TilesLeft, float]] = [
    (3, (5, 6), 0, ((3, 4, 5), (1, 2, 3)), -0.697436962),
    (5, (2, 5), 0, ((1,), (1,)), -1 / 3),
]
"""Round, gems, difference of the scores, tiles left, value."""
MIXTURES = {
    (1, 1): [0.0351, 0.3087, 0, 0.6562, 0, 0],
    (3, 1): [0, 0, 0, 1, 0, 0],
    (3, 2): [0, 0, 0, 1, 0, 0],
    (3, 3): [0, 0, 0, 1, 0, 0],
    (5, 3): [0, 0.1106, 0.4677, 0, 0, 0.4217],
}


def printed_matrix() -> dict[tuple[int, int], float]:
    """The round-1 matrix of target 1, +1, as the ledger prints it."""
    text = LEDGER.read_text(encoding="utf-8").partition("| target 1, +1 |")[2].partition("\n\n")[0]
    found = {}
    for line in text.splitlines()[2:]:
        row, *cells = [cell.strip() for cell in line.strip("|").split("|")]
        found.update({(int(row), column): float(cell) for column, cell in enumerate(cells, 1) if cell})
    return found


def opening(table: PsycleTable, target: int, bonus: int) -> list[list[float]]:
    """The matrix game of the first round."""
    model = table.model
    (deal,) = [deal for deal in model.deals(model.everything) if (deal.target, deal.bonus) == (target, bonus)]
    matrix = [[0.0] * 6 for _ in range(6)]
    for (own, other), (mine, theirs), step in zip(PAIRS, GEM_CHANGES, model.steps(target, bonus), strict=True):
        value = table.value(2, deal.left, model.start + mine, model.start + theirs, step)
        assert value is not None
        matrix[own][other] = value
    return matrix


def deviations(table: PsycleTable) -> dict[str, float]:
    """How far the table is from what is printed, by kind."""
    matrix, start = opening(table, 1, 1), table.value(1, table.model.everything, 10, 10, 0)
    assert start is not None
    positions = []
    for round_no, (own, other), lead, left, expected in POSITIONS:
        found = table.value(round_no, left, own, other, lead - own + other)
        assert found is not None
        positions.append(abs(found - expected))
    mixtures = [
        abs(found - expected)
        for tiles, row in MIXTURES.items()
        for found, expected in zip(row_mixture(opening(table, *tiles)), row, strict=True)
    ]
    return {
        "start": abs(start),
        "matrix": max(abs(matrix[row][column] - value) for (row, column), value in printed_matrix().items()),
        "positions": max(positions),
        "mixtures (printed to 4 digits)": max(mixtures),
    }


def main(file: str) -> int:
    table = read_table(Path(file).read_bytes(), GAME.setup(2))
    found = deviations(table)
    for kind, deviation in found.items():
        sys.stdout.write(f"{kind}: off by {deviation:.1e} at most\n")
    *values, mixtures = found.values()
    exploitability = table.header["certificate"]["exploitability"]
    assert not re.search("nan", str(found))
    return int(max(values) > 1e-6 or mixtures > 5.1e-5 or exploitability > 1e-9)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
