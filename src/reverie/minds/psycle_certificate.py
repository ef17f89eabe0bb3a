"""Proof that a table is what it says: how much a best response could win against whoever plays by it.

Nothing of the solving is believed. The table's values are read back from the file's own bytes; mixtures are derived
from them as a player would; then, in a second backward induction of its own, an opponent who knows them answers every
one as well as can be. What such an opponent wins more than the value is the exploitability: in exact play it is 0.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from reverie.minds.matrix_games import Floats, Solved, solve_games
from reverie.minds.psycle_boxes import (
    Boxes,
    BoxGroup,
    Shape,
    cell_index,
    groups_of,
    next_cells,
    payoffs_of,
)
from reverie.minds.psycle_model import CARDS, Deal, PsycleModel
from reverie.minds.psycle_solver import TellSolved, ends, shapes_from, start_of
from reverie.minds.psycle_table import PsycleTable


@dataclass(frozen=True, slots=True)
class Certificate:
    """What best responses reach against the table, on the scale of -1 to +1 for a Psycle."""

    value: float
    """Of a Psycle, as the table says."""
    first_seat: float
    """What a best response wins beyond it from the table on the first seat."""
    second_seat: float
    anywhere: float
    """The most that both together win in any position, not only from the start."""
    most_tied: float
    """How often an opponent who wants nothing else can tie. Below 1, replays end, and the match is the table's too."""

    @property
    def exploitability(self) -> float:
        """What best responses to both seats win together; rounding may make it a little less than nothing."""
        return max(0.0, self.first_seat + self.second_seat)

    def told(self) -> dict[str, float]:
        """As it stands in a table's header."""
        return {
            "value": self.value,
            "exploitability": self.exploitability,
            "exploitability_first_seat": self.first_seat,
            "exploitability_second_seat": self.second_seat,
            "exploitability_anywhere": self.anywhere,
            "most_tied": self.most_tied,
        }


@dataclass
class _Answers:
    """One thing that opponents aim at: what they reach against the table on the first seat, and on the second.

    Against the first seat they make it small, against the second large; seen from the other seat, both change places.
    """

    first: Boxes
    second: Boxes

    def keep(self, shape: Shape, group: BoxGroup, first: Floats, second: Floats) -> None:
        for boxes, near, far in ((self.first, first, second), (self.second, second, first)):
            boxes[group.left][cell_index(shape, group)] = near
            boxes[group.left][cell_index(shape, group.mirrored())] = -far


def certify(table: PsycleTable, progress: TellSolved | None = None) -> Certificate:
    """Let best responses play against a table."""
    model = table.model
    shapes = shapes_from(model, start_of(model))
    values = boxes_of(table, shapes)
    last = shapes[model.rounds + 1]
    values[model.rounds + 1] = ends(last, 0.0)
    answers = [_at_the_end(ends(last, 0.0)), _at_the_end(_tied(last))]
    anywhere, done, every = 0.0, 0, sum(len(boxes) for boxes in values.values())
    for round_no in range(model.rounds, 0, -1):
        shape, before = shapes[round_no], [_empty(values[round_no]) for _ in answers]
        marked = {left: ~np.isnan(box) for left, box in values[round_no].items()}
        for group in groups_of(shape, marked, True, model.rounds**2):
            reached = [np.zeros((2, len(group))) for _ in answers]
            for deal, solved in _mixtures(model, shapes[round_no + 1], values[round_no + 1], group):
                places = next_cells(model, shapes[round_no + 1], group, deal)
                for sums, after in zip(reached, answers, strict=True):
                    sums += deal.weight * np.array(_answered(group, places, after, deal, solved))
            for sums, now in zip(reached, before, strict=True):
                now.keep(shape, group, sums[0], sums[1])
            anywhere = max(anywhere, float((reached[0][1] - reached[0][0]).max()))
        answers = before
        done += len(values[round_no])
        if progress is not None:
            progress(done, every)
    cell = (model.everything, start_of(model).boxes[model.everything][0])
    value, first, second, tied = (
        _at(shapes[1], boxes, cell) for boxes in (values[1], answers[0].first, answers[0].second, answers[1].second)
    )
    return Certificate(value, value - first, second - value, anywhere, tied)


def boxes_of(table: PsycleTable, shapes: dict[int, Shape]) -> dict[int, Boxes]:
    """The table's values by round and tiles left, both mirror images; no number where nothing can be reached."""
    model = table.model
    boxes: dict[int, Boxes] = {
        round_no: {left: np.full(shapes[round_no].sides, np.nan) for left in model.left_before(round_no)}
        for round_no in range(1, model.rounds + 1)
    }
    for row, lowest, found in table.rows():
        box, middle, values = boxes[row.round_no][row.left], shapes[row.round_no].edge, np.array(found)
        first = middle + lowest
        box[row.own, row.other, first : first + len(values)] = values
        stop = middle - lowest + 1
        mirror = box[row.other, row.own, stop - len(values) : stop]
        mirror[:] = np.where(np.isnan(values[::-1]), mirror, -values[::-1])
    return boxes


def _mixtures(model: PsycleModel, shape: Shape, after: Boxes, group: BoxGroup) -> Iterator[tuple[Deal, Solved]]:
    """How the table is played, deal by deal."""
    for deal in model.deals(group.left):
        payoffs = after[deal.left].reshape(-1)[next_cells(model, shape, group, deal)]
        yield deal, solve_games(payoffs_of(group, payoffs))


def _answered(group: BoxGroup, places: Any, after: _Answers, deal: Deal, solved: Solved) -> tuple[Floats, Floats]:
    """What the best card against each mixture leads to: the smallest for the first seat, the largest for the second."""
    cards = np.arange(CARDS)
    own_can, other_can = cards <= group.own[:, None], cards <= group.other[:, None]
    lawful = own_can[:, :, None] & other_can[:, None, :]
    first, second = (
        np.where(lawful, boxes[deal.left].reshape(-1)[places].reshape(lawful.shape), 0.0)
        for boxes in (after.first, after.second)
    )
    by_column = np.where(other_can, np.matmul(solved.rows[:, None, :], first)[:, 0, :], np.inf)
    by_row = np.where(own_can, np.matmul(second, solved.columns[:, :, None])[:, :, 0], -np.inf)
    return by_column.min(axis=1), by_row.max(axis=1)


def _at_the_end(second: Boxes) -> _Answers:
    return _Answers({left: -box[:, :, ::-1] for left, box in second.items()}, second)


def _tied(shape: Shape) -> Boxes:
    """1 for a tie, else nothing."""
    return {left: (box == 0).astype(np.float64) for left, box in ends(shape, 0.0).items()}


def _empty(boxes: Boxes) -> _Answers:
    first, second = ({left: np.full(box.shape, np.nan) for left, box in boxes.items()} for _ in range(2))
    return _Answers(first, second)


def _at(shape: Shape, boxes: Boxes, cell: tuple[Any, tuple[int, int, int]]) -> float:
    left, (own, other, edge) = cell
    return float(boxes[left][own, other, edge + shape.edge])
