"""Thousands of Psycle positions as arrays, between two rounds: what ``games.psycle.heuristics`` says of each, at once.

The numbers are the heuristics' own: its rows are copied into tables by gems, so that nothing is said twice.
"""

from dataclasses import dataclass
from itertools import product
from typing import Any, Final

import numpy as np

from reverie.games.psycle.components import Components
from reverie.games.psycle.end_of_round import outcome_of
from reverie.games.psycle.heuristics import PsycleHeuristics
from reverie.games.psycle.moves import HIGHEST
from reverie.games.psycle.prizes import ENDLESS, Shares, prizes, shares_after
from reverie.kernel import Setup

CARDS: Final = HIGHEST + 1
Array = Any
"""Of numpy or of JAX."""


@dataclass(frozen=True)
class Positions:
    """The same number of rounds is to come in all of them."""

    gems: Array
    edges: Array
    tiles: Array
    """Victory tiles, 0 or 1 for each seat: with two the game is over."""
    last: Array
    """Whether the table plays no further Psycle."""
    targets: Array
    """Those of the rounds to come, in the order in which they will be turned over."""
    bonuses: Array

    def __len__(self) -> int:
        return len(self.gems)

    @property
    def left(self) -> int:
        """Rounds to come."""
        return int(self.targets.shape[1])

    def part(self, which: Array) -> "Positions":
        """Some of them."""
        columns = (self.gems, self.edges, self.tiles, self.last, self.targets, self.bonuses)
        return Positions(*(column[which] for column in columns))


class Content:
    """What the set-up says, as arrays."""

    def __init__(self, setup: Setup[Components]) -> None:
        self.setup = setup
        self.components = setup.content
        self.players = setup.players
        self.heuristics = PsycleHeuristics(setup)
        rows = [outcome_of(setup.content, cards).rows for cards in product(range(CARDS), repeat=setup.players)]
        every = np.array(rows, dtype=np.int32)
        self.changes, self.base, self.winning = every[:, :, 1], every[:, :, 2], every[:, :, 3]
        self._kept_ends: dict[tuple[tuple[int, ...], int], list[Shares]] = {}
        self._rows: dict[tuple[tuple[int, ...], int], tuple[Array, Array]] = {}

    @property
    def most_gems(self) -> int:
        """No seat owns more."""
        return self.components.gems_start + HIGHEST * self.components.rounds

    def start(self, count: int, random: np.random.Generator) -> Positions:
        """So many starts of a Psycle; in some of them it is the last one."""
        players = self.players
        tiles = random.random((count, players)) < random.random((count, 1))
        return Positions(
            np.full((count, players), self.components.gems_start, dtype=np.int32),
            np.zeros((count, players), dtype=np.int32),
            tiles.astype(np.int32),
            random.random(count) < 0.15,
            random.permuted(np.tile(np.array(self.components.targets, np.int32), (count, 1)), axis=1),
            random.permuted(np.tile(np.array(self.components.bonuses, np.int32), (count, 1)), axis=1),
        )

    def played(self, before: Positions, cards: Array) -> Positions:
        """What these cards, one for each seat, lead to."""
        code = cards @ (CARDS ** np.arange(self.players - 1, -1, -1))
        target, bonus = before.targets[:, :1], before.bonuses[:, :1]
        points = self.base[code] + np.where(self.winning[code] == target, bonus, 0)
        changes = self.changes[code]
        return Positions(
            before.gems + changes,
            before.edges + points - self.components.penalty * changes,
            before.tiles,
            before.last,
            before.targets[:, 1:],
            before.bonuses[:, 1:],
        )

    def piles(self, positions: Positions) -> tuple[Array, Array]:
        """By position: the numbers that all seats share, and by gems those of a seat, with what gems are good for."""
        pairs = [
            self._pile(tuple(sorted(map(int, targets))), int(bonuses.sum()))
            for targets, bonuses in zip(positions.targets, positions.bonuses, strict=True)
        ]
        return np.stack([pair[0] for pair in pairs]), np.stack([pair[1] for pair in pairs])

    def _pile(self, targets: tuple[int, ...], bonuses: int) -> tuple[Array, Array]:
        found = self._rows.get((targets, bonuses))
        if found is None:
            outlook = self.heuristics.outlook(targets, (bonuses,), (0,) * self.players, 1)
            rows = [[*outlook.own(0, gems, 0)[2:-1], outlook.use[gems]] for gems in range(self.most_gems + 1)]
            found = np.array(outlook.common, np.float32), np.array(rows, np.float32)
            self._rows[targets, bonuses] = found
        return found

    def prizes(self, positions: Positions) -> Array:
        """By position, seat that wins the Psycle, and seat: the share of the game."""
        found = [prizes(self.components, tiles, after) for tiles, after in _standings(positions)]
        return np.array(found, np.float32)

    def ends(self, positions: Positions) -> Array:
        """By position, who is on top at the end of the Psycle (a flag for each seat), and seat: the share."""
        return np.array([self._ends(tiles, after) for tiles, after in _standings(positions)], np.float32)

    def _ends(self, tiles: tuple[int, ...], after: int) -> list[Shares]:
        kept = self._kept_ends.get((tiles, after))
        if kept is None:
            every = product((0, 1), repeat=self.players)
            kept = self._kept_ends[tiles, after] = [shares_after(self.components, tiles, top, after) for top in every]
        return kept


def _standings(positions: Positions) -> list[tuple[tuple[int, ...], int]]:
    """By position: victory tiles, and how many Psycles may follow."""
    rows = zip(positions.tiles.tolist(), positions.last, strict=True)
    return [(tuple(tiles), 0 if last else ENDLESS) for tiles, last in rows]
