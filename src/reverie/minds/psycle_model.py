"""Two-player Psycle for someone who computes (the ledger's appendix A.1). Plain Python: playing needs it too.

A position before the tiles of a round are turned over is ``(round, own gems, other's gems, edge, targets left, bonuses
left)``. The *edge* is the difference of what the finals would be if nothing more happened: scores less the penalty for
all gems. So gems only limit what can be played, and those beyond five for each round to come can be forgotten; both
leave the game exactly as it is. A position from the other seat has gems exchanged and the edge negated.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, product
from typing import Final

from reverie.games.psycle.components import Components
from reverie.games.psycle.end_of_round import outcome_of

CARDS: Final = 6
DEAREST: Final = CARDS - 1
PAIRS: Final = tuple(product(range(CARDS), repeat=2))
"""Own card and the other's, in the order of all tables here: row by row."""
GEM_CHANGES: Final = tuple([((0 if a else b) - a, (0 if b else a) - b) for a, b in PAIRS])
"""By pair of cards: what happens to both seats' gems (PS-026, PS-046)."""

Tiles = tuple[int, ...]
"""Tiles left, in ascending order."""
TilesLeft = tuple[Tiles, Tiles]
"""Targets and bonuses that are still in the piles."""


@dataclass(frozen=True)
class Deal:
    """The tiles that a round may turn over, how likely that is, and what is left in the piles."""

    target: int
    bonus: int
    weight: float
    left: TilesLeft


class PsycleModel:
    """What the content says about moving from position to position."""

    def __init__(self, components: Components) -> None:
        self.rounds = components.rounds
        self.start = components.gems_start
        self.penalty = components.penalty
        self.everything: TilesLeft = (tuple(sorted(components.targets)), tuple(sorted(components.bonuses)))
        self._components = components
        self._rows = [outcome_of(components, cards).rows for cards in PAIRS]
        self._steps: dict[tuple[int, int], tuple[int, ...]] = {}
        self.largest_step = max(abs(step) for target in range(1, CARDS) for step in self.steps(target, 0))

    def steps(self, target: int, bonus: int) -> tuple[int, ...]:
        """By pair of cards: how the edge changes."""
        known = self._steps.get((target, bonus))
        if known is None:
            known = tuple(
                [self._gain(rows[0], target, bonus) - self._gain(rows[1], target, bonus) for rows in self._rows]
            )
            self._steps[target, bonus] = known
        return known

    def _gain(self, row: tuple[int, int, int, int], target: int, bonus: int) -> int:
        """Points less the penalty for gems, of one seat in one round."""
        _, change, base, winning = row
        points = base + bonus if winning == target else base
        return points - self.penalty * change

    def most_gems(self, round_no: int) -> int:
        """Gems that count before that round: two players never own more together than at the start (ledger 6)."""
        return min(DEAREST * (self.rounds - round_no + 1), 2 * self.start)

    def left_before(self, round_no: int, among: TilesLeft | None = None) -> list[TilesLeft]:
        """What may be left in the piles before that round, in a fixed order."""
        targets, bonuses = among or self.everything
        size = self.rounds - round_no + 1
        return list(product(_parts(targets, size), _parts(bonuses, size)))

    def deals(self, left: TilesLeft) -> list[Deal]:
        """What a round may turn over; equal tiles are one deal with their weight together."""
        targets, bonuses = left
        count = len(targets) * len(bonuses)
        return [
            Deal(target, bonus, many * more / count, (without(targets, target), without(bonuses, bonus)))
            for (target, many), (bonus, more) in product(Counter(targets).items(), Counter(bonuses).items())
        ]

    def largest_edge(self, round_no: int, bonuses: Sequence[int] | None = None, edge: int = 0) -> int:
        """No edge before that round is larger, counted from where these bonuses were all to come."""
        every = sorted(self.everything[1] if bonuses is None else bonuses, reverse=True)
        played = len(every) - (self.rounds - round_no + 1)
        return abs(edge) + played * self.largest_step + sum(every[:played])

    def edge(self, score: Sequence[int], gems: Sequence[int], seat: int) -> int:
        """A seat's edge over the other."""
        other = 1 - seat
        return score[seat] - score[other] - self.penalty * (gems[seat] - gems[other])


def without(tiles: Tiles, tile: int) -> Tiles:
    """The tiles less one of that number."""
    place = tiles.index(tile)
    return tiles[:place] + tiles[place + 1 :]


def _parts(tiles: Tiles, size: int) -> list[Tiles]:
    return sorted(set(combinations(tiles, size)))


def affordable(gems: int) -> int:
    """How many cards a seat can choose from: 0 up to its gems, or to the dearest (PS-038)."""
    return min(DEAREST, gems) + 1
