"""The exact solution of a Psycle for two, by backward induction over all positions that can be reached.

**Size.** A position before a round is both seats' gems, the edge and the tiles left (``psycle_model``). With the
printed content there are 184,407 of them in five rounds, in which 697,611 matrix games of at most six by six cards are
played (a game for each deal of a position); seen from both seats they come in pairs, of which only one is solved. A
position that cannot be reached is never looked at. Changed content may be larger by far: more rounds, more different
tiles and more gems multiply. ``MOST_CELLS`` bounds what is tried; it is about seventeen times the printed size.

**What is solved.** Only who is ahead at the end of a Psycle matters, so its end is worth +1, 0 or -1. A tie is played
again from the same tiles owned, and between equals that is worth the exact middle of winning and losing at every tile
score, so one solution serves the whole match (A.3; ``psycle_match`` has the one exception, a lead under a
``psycle_cap``, for which ``tie`` is something else than 0).
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

import numpy as np

from reverie.kernel import BadSetup
from reverie.minds.matrix_games import Floats, solve_games
from reverie.minds.psycle_boxes import (
    Boxes,
    BoxGroup,
    Shape,
    cell_index,
    groups_of,
    lawful_pairs,
    next_cells,
    payoffs_of,
    ways_on,
)
from reverie.minds.psycle_model import PsycleModel, TilesLeft

MOST_CELLS: Final = 25_000_000
"""Of all boxes together; 1,443,131 with the printed content. So many would need about 1 GB."""

TellSolved = Callable[[int, int], None]
"""Told how many games of how many are done."""


@dataclass(frozen=True)
class Root:
    """Where a solution begins: before the reveal of a round, with these cells; usually the start of a Psycle."""

    round_no: int
    boxes: dict[TilesLeft, list[tuple[int, int, int]]]
    """By tiles left: gems of both and edge."""


@dataclass
class SolveCounts:
    """What was solved."""

    positions: int = 0
    games: int = 0
    solved: int = 0
    """Games that were solved, one of two that mirror each other."""
    saddles: int = 0
    stragglers: int = 0
    gap: float = 0.0
    """The largest difference between what both sides of one matrix game are sure of."""


@dataclass
class Solution:
    """The value of every position that can be reached from the root, on the scale of -1 to +1."""

    model: PsycleModel
    root: Root
    tie: float
    shapes: dict[int, Shape]
    reached: dict[int, Boxes]
    values: dict[int, Boxes]
    counts: SolveCounts = field(default_factory=SolveCounts)

    def value(self, round_no: int, left: TilesLeft, cell: tuple[int, int, int]) -> float:
        """Of one position: own gems, other's gems, edge."""
        shape = self.shapes[round_no]
        own, other, edge = cell
        box = self.values[round_no][left]
        return float(box[min(own, shape.gems), min(other, shape.gems), edge + shape.edge])


def start_of(model: PsycleModel) -> Root:
    """The start of a Psycle."""
    gems = min(model.start, model.most_gems(1))
    return Root(1, {model.everything: [(gems, gems, 0)]})


def shapes_from(model: PsycleModel, root: Root) -> dict[int, Shape]:
    """How large the boxes before each round are, and after the last; ``BadSetup`` where that is too large to solve."""
    bonuses = max((left[1] for left in root.boxes), key=sum)
    edge = max(abs(edge) for cells in root.boxes.values() for _, _, edge in cells)
    rounds = range(root.round_no, model.rounds + 2)
    shapes = {each: Shape(model.most_gems(each), model.largest_edge(each, bonuses, edge)) for each in rounds}
    cells = sum(shapes[each].cells * _boxes(model, root, each) for each in rounds)
    if cells > MOST_CELLS:
        raise BadSetup("solve-too-large", {"cells": cells, "most": MOST_CELLS})
    return shapes


def _boxes(model: PsycleModel, root: Root, round_no: int) -> int:
    every = set()
    for left in root.boxes:
        every.update(model.left_before(round_no, left))
    return len(every)


def solve(
    model: PsycleModel, root: Root | None = None, tie: float = 0.0, progress: TellSolved | None = None
) -> Solution:
    """Solve everything that can be reached from ``root``; ``tie`` is what a Psycle without a winner is worth."""
    root = root or start_of(model)
    shapes = shapes_from(model, root)
    reached = reachable(model, root, shapes, merged=not tie)
    solution = Solution(model, root, tie, shapes, reached, {model.rounds + 1: ends(shapes[model.rounds + 1], tie)})
    counts = solution.counts
    for round_no, boxes in reached.items():
        if round_no <= model.rounds:
            for left, box in boxes.items():
                cells = int(box.sum())
                counts.positions += cells
                counts.games += cells * len(model.deals(left))
    done = 0
    for round_no in range(model.rounds, root.round_no - 1, -1):
        values = {left: np.full(box.shape, np.nan) for left, box in reached[round_no].items()}
        solution.values[round_no] = values
        for group in groups_of(shapes[round_no], reached[round_no], not tie, model.rounds**2):
            value = _valued(solution, round_no, group)
            values[group.left][cell_index(shapes[round_no], group)] = value
            if not tie:
                values[group.left][cell_index(shapes[round_no], group.mirrored())] = -value
            done += len(group) * len(model.deals(group.left)) * (1 if tie else 2)
            if progress is not None:
                progress(min(done, counts.games), counts.games)
    return solution


def _valued(solution: Solution, round_no: int, group: BoxGroup) -> Floats:
    """The mean over all deals of the value of the matrix game that follows (A.1)."""
    model, counts = solution.model, solution.counts
    shape, after = solution.shapes[round_no + 1], solution.values[round_no + 1]
    deals = model.deals(group.left)
    payoffs = []
    for deal in deals:
        box = after[deal.left].reshape(-1)
        payoffs.append(payoffs_of(group, box[next_cells(model, shape, group, deal)]))
    solved = solve_games(np.concatenate(payoffs))
    counts.solved += len(solved.value)
    counts.saddles += solved.saddles
    counts.stragglers += solved.stragglers
    counts.gap = max(counts.gap, solved.gap)
    weights = np.array([deal.weight for deal in deals])
    return np.asarray(weights @ solved.value.reshape(len(deals), len(group)))


def reachable(model: PsycleModel, root: Root, shapes: dict[int, Shape], merged: bool) -> dict[int, Boxes]:
    """By round: which cells can be reached; where only one of two mirror images is solved, both are marked."""
    first: Boxes = {}
    for left, cells in root.boxes.items():
        first[left] = np.zeros(shapes[root.round_no].sides, dtype=np.bool_)
        for own, other, edge in cells:
            first[left][own, other, edge + shapes[root.round_no].edge] = True
    reached = {root.round_no: first}
    for round_no in range(root.round_no, model.rounds + 1):
        if merged:
            for left, box in reached[round_no].items():
                reached[round_no][left] = box | box.transpose(1, 0, 2)[:, :, ::-1]
        if round_no < model.rounds:
            reached[round_no + 1] = _one_round_on(model, round_no, shapes, reached[round_no], merged)
    return reached


def _one_round_on(model: PsycleModel, round_no: int, shapes: dict[int, Shape], boxes: Boxes, merged: bool) -> Boxes:
    shape = shapes[round_no + 1]
    reached: Boxes = {}
    ways_on(model, shape, boxes, reached)
    for group in groups_of(shapes[round_no], boxes, merged, 1):
        lawful = lawful_pairs(group)
        for deal in model.deals(group.left):
            reached[deal.left].reshape(-1)[next_cells(model, shape, group, deal)[lawful]] = True
    return reached


def ends(shape: Shape, tie: float) -> Boxes:
    """What the end of a Psycle is worth by the edge, which is then the difference of the finals."""
    edges = np.arange(-shape.edge, shape.edge + 1)
    worth = np.where(edges == 0, tie, np.sign(edges).astype(np.float64))
    return {((), ()): worth.reshape(shape.sides)}
