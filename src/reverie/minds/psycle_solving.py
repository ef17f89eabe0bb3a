"""From content to a table with its certificate: what ``reverie solve psycle`` does."""

from array import array
from typing import Any

import numpy as np

from reverie import __version__
from reverie.games.psycle.components import Components
from reverie.kernel import Setup
from reverie.minds.psycle_certificate import Certificate, certify
from reverie.minds.psycle_model import PsycleModel
from reverie.minds.psycle_solver import Solution, SolveCounts, TellSolved, solve
from reverie.minds.psycle_table import all_rows, read_table, table_bytes


def solved_table(
    setup: Setup[Components], solving: TellSolved | None = None, proving: TellSolved | None = None
) -> tuple[bytes, SolveCounts, Certificate]:
    """The file of a solved content, what it took, and its certificate, which stands in the file too."""
    solution = solve(PsycleModel(setup.content), progress=solving)
    index, values = _written(solution)
    counts = solution.counts
    header = _header(setup, counts)
    del solution  # the proof needs as much room again
    certificate = certify(read_table(table_bytes(header, index, values), setup), proving)
    return table_bytes({**header, "certificate": certificate.told()}, index, values), counts, certificate


def _written(solution: Solution) -> tuple["array[int]", "array[float]"]:
    """Rows and values in the order of the file."""
    index, values = array("h"), array("d")
    for row in all_rows(solution.model):
        middle = solution.shapes[row.round_no].edge
        found = solution.values[row.round_no][row.left][row.own, row.other]
        reached = np.flatnonzero(~np.isnan(found))
        if row.own == row.other:
            reached = reached[reached >= middle]
        if reached.size:
            first, stop = int(reached[0]), int(reached[-1]) + 1
            index.extend((first - middle, stop - first))
            values.frombytes(found[first:stop].astype(np.float64).tobytes())
        else:
            index.extend((0, 0))
    return index, values


def _header(setup: Setup[Components], counts: SolveCounts) -> dict[str, Any]:
    told = setup.header
    return {
        "game": told["game"],
        "rules_version": told["version"],
        "content_hash": told["content_hash"],
        "overrides": told["overrides"],
        "reverie": __version__,
        "positions": counts.positions,
        "games": counts.games,
        "largest_gap": counts.gap,
    }
