"""Positions of a Psycle as boxes of numbers, and the way from one round's boxes to the next.

For every set of tiles that may be left there is one box, with a cell for each ``(own gems, other's gems, edge)``. What
can happen from the cells of a box is computed for all of them and all 36 pairs of cards at once.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from reverie.minds.matrix_games import Floats
from reverie.minds.psycle_model import CARDS, GEM_CHANGES, PAIRS, Deal, PsycleModel, TilesLeft

Cells = NDArray[np.int32]
Flags = NDArray[np.bool_]
Box = NDArray[Any]
Boxes = dict[TilesLeft, Box]

_OWN_CHANGE: Final = np.array([own for own, _ in GEM_CHANGES], dtype=np.int32)
_OTHER_CHANGE: Final = np.array([other for _, other in GEM_CHANGES], dtype=np.int32)
_OWN_CARD: Final = np.array([own for own, _ in PAIRS], dtype=np.int32)
_OTHER_CARD: Final = np.array([other for _, other in PAIRS], dtype=np.int32)
_BATCH: Final = 40_000
"""Matrix games that are looked at together; more would only need more memory."""


@dataclass(frozen=True)
class Shape:
    """How large the boxes before a round are."""

    gems: int
    edge: int

    @property
    def sides(self) -> tuple[int, int, int]:
        """Cells along own gems, the other's gems and the edge."""
        return self.gems + 1, self.gems + 1, 2 * self.edge + 1

    @property
    def cells(self) -> int:
        """How many cells a box has."""
        along, across, deep = self.sides
        return along * across * deep


@dataclass(frozen=True)
class BoxGroup:
    """Cells of one box that are looked at together."""

    left: TilesLeft
    own: Cells
    other: Cells
    edge: Cells

    def __len__(self) -> int:
        return len(self.own)

    def mirrored(self) -> "BoxGroup":
        """The same positions from the other seat."""
        return BoxGroup(self.left, self.other, self.own, -self.edge)


def cell_index(shape: Shape, group: BoxGroup) -> tuple[Cells, Cells, Cells]:
    """Where the cells of a group stand in their box."""
    return group.own, group.other, group.edge + np.int32(shape.edge)


def groups_of(shape: Shape, boxes: Boxes, merged: bool, deals: int) -> Iterator[BoxGroup]:
    """The marked cells of all boxes, a batch at a time.

    ``merged``: only one of two positions that are each other seen from the other seat.
    """
    for left, box in boxes.items():
        own, other, place = (axis.astype(np.int32) for axis in np.nonzero(box))
        edge = place - np.int32(shape.edge)
        if merged:
            kept = (own > other) | ((own == other) & (edge >= 0))
            own, other, edge = own[kept], other[kept], edge[kept]
        most = max(1, _BATCH // deals)
        for first in range(0, len(own), most):
            yield BoxGroup(left, own[first : first + most], other[first : first + most], edge[first : first + most])


def lawful_pairs(group: BoxGroup) -> Flags:
    """By cell and pair of cards: whether both can pay for them."""
    return (group.own[:, None] >= _OWN_CARD) & (group.other[:, None] >= _OTHER_CARD)


def next_cells(model: PsycleModel, shape: Shape, group: BoxGroup, deal: Deal) -> Cells:
    """By cell and pair of cards: where it leads to, counted through the next round's box; any place where unlawful."""
    steps = np.array(model.steps(deal.target, deal.bonus), dtype=np.int32)
    own = np.clip(group.own[:, None] + _OWN_CHANGE, 0, shape.gems)
    other = np.clip(group.other[:, None] + _OTHER_CHANGE, 0, shape.gems)
    along, across, deep = shape.sides
    assert along == across
    places: Cells = (own * across + other) * deep + (group.edge[:, None] + (steps + shape.edge))
    return places


def payoffs_of(group: BoxGroup, after: Floats) -> Floats:
    """Matrices for ``solve_games``; a card that cannot be paid for is worse than anything for whoever plays it."""
    matrices = after.reshape(len(group), CARDS, CARDS)
    cards = np.arange(CARDS, dtype=np.int32)
    own_poor, other_poor = cards > group.own[:, None], cards > group.other[:, None]
    matrices = np.where(own_poor[:, :, None], -2.0, matrices)
    return np.where(other_poor[:, None, :], np.where(own_poor[:, :, None], 0.0, 2.0), matrices)


def ways_on(model: PsycleModel, shape: Shape, boxes: Iterable[TilesLeft], reached: Boxes) -> None:
    """Make room in ``reached`` for what may be left after a round that begins with any of ``boxes``."""
    for left in boxes:
        for deal in model.deals(left):
            if deal.left not in reached:
                reached[deal.left] = np.zeros(shape.sides, dtype=np.bool_)
