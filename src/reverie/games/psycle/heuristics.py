"""What a mind is told of Psycle: how the seats stand before a round's tiles are turned over, and how people play.

Only what lies open counts, so nothing here can look at a secret: gems and points, what is left in the piles, and what
this Psycle is worth in the game. The tiles of the round that is about to be played count as not turned over yet: what a
round leads to is judged before the next tiles are known.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Any, Final

from reverie.games.psycle.bot import USUAL, fuel
from reverie.games.psycle.components import Components
from reverie.games.psycle.end_of_psycle import final_scores
from reverie.games.psycle.moves import HIGHEST
from reverie.games.psycle.prizes import ENDLESS, Shares, prizes
from reverie.games.psycle.state import PsycleState
from reverie.kernel import Chance, Heuristics, Move, Setup, sum_in_order

POINTS: Final = 10.0
"""A lead of so many points counts as 1."""
ROUND_FLAGS: Final = 5
MOST_OUTLOOKS: Final = 2048
TARGET_TEMPTS: Final = 2.0
"""The target card is played so many times as often as it would be otherwise."""
_FINE: Final = 1 << 20

COMMON: Final = (
    *[f"rounds_left={left}" for left in range(1, ROUND_FLAGS)],
    f"rounds_left>={ROUND_FLAGS}",
    "rounds_left",
    *[f"targets_left={target}" for target in range(1, HIGHEST + 1)],
    "bonuses_left",
)
SEAT: Final = ("edge", "edge_now", "gems", "pays_1", "pays_2", "pays_3", "pays_5", "fuel", "fuel_now")
OWN: Final = (*SEAT, "prize")
OTHER: Final = (*SEAT, "prize", "prize_to_me")


def feature_names(players: int) -> tuple[str, ...]:
    """What the numbers are: the round's, the own seat's, then those of the others, the best placed first."""
    names = [*COMMON, *[f"own.{name}" for name in OWN]]
    for place in range(1, players):
        names += [f"other_{place}.{name}" for name in OTHER]
    return tuple(names)


class PileOutlook:
    """Judges positions that differ in gems and points alone: the same rounds to come, piles, victory tiles."""

    __slots__ = ("_gem_rows", "_prizes", "_sharpness", "common", "use")

    def __init__(self, components: Components, left: int, piles: tuple[tuple[int, ...], int], won: tuple[Shares, ...]):
        targets, bonuses = piles
        flags = [1.0 if left == each else 0.0 for each in range(1, ROUND_FLAGS)]
        flags.append(1.0 if left >= ROUND_FLAGS else 0.0)
        counts = [targets.count(target) / left for target in range(1, HIGHEST + 1)]
        self.common: list[float] = [*flags, left / ROUND_FLAGS, *counts, bonuses / left / 3.0]
        self.use: Sequence[float] = fuel(components, len(won), targets, bonuses)
        self._prizes = won
        self._sharpness: float = 1.0 / sqrt(left)
        self._gem_rows: list[list[float]] = [self._gem_row(gems, left) for gems in range(len(self.use))]

    def _gem_row(self, gems: int, left: int) -> list[float]:
        """Gems beyond the dearest card in every round to come can never be spent."""
        use = self.use[gems] / POINTS
        pays = [min(gems, card) / card for card in (1, 2, 3, 5)]
        return [min(gems, HIGHEST * left) / POINTS, *pays, use, use * self._sharpness]

    def standing(self, gems: int, edge: int) -> float:
        """Points less gems, and what the gems are still good for."""
        return edge + self.use[min(gems, len(self.use) - 1)]

    def own(self, seat: int, gems: int, edge: int) -> list[float]:
        """The numbers of a seat for itself."""
        return [*self._seat(gems, edge), self._prizes[seat][seat]]

    def other(self, seat: int, other: int, gems: int, edge: int) -> list[float]:
        """The numbers of another seat, for a seat."""
        return [*self._seat(gems, edge), self._prizes[other][other], self._prizes[other][seat]]

    def ranked(self, gems: Sequence[int], edges: Sequence[int]) -> list[int]:
        """The seats, the best placed first; equal ones in any order, as their numbers are the same."""
        rows = [
            (-self.standing(gems[seat], edges[seat]), gems[seat], -self._prizes[seat][seat], seat)
            for seat in range(len(gems))
        ]
        rows.sort()
        return [row[3] for row in rows]

    def features(self, seat: int, gems: Sequence[int], edges: Sequence[int]) -> list[float]:
        """How things stand for a seat."""
        numbers = self.common + self.own(seat, gems[seat], edges[seat])
        for other in self.ranked(gems, edges):
            if other != seat:
                numbers += self.other(seat, other, gems[other], edges[other])
        return numbers

    def _seat(self, gems: int, edge: int) -> list[float]:
        lead = edge / POINTS
        return [lead, lead * self._sharpness, *self._gem_rows[min(gems, len(self._gem_rows) - 1)]]


class PsycleHeuristics(Heuristics[PsycleState]):
    """For one set-up."""

    def __init__(self, setup: Setup[Components]) -> None:
        super().__init__(feature_names(setup.players))
        self._components = setup.content
        self._cap: int | None = setup.options["psycle_cap"]
        self._outlooks: dict[tuple[Any, ...], PileOutlook] = {}

    def outlook(
        self, targets: Sequence[int], bonuses: Sequence[int], tiles: Sequence[int], psycle_no: int
    ) -> PileOutlook:
        """On the rounds that these targets and bonuses are left for, with these victory tiles won before."""
        key = (tuple(sorted(targets)), sum(bonuses), tuple(tiles), self._psycles_after(psycle_no))
        found = self._outlooks.get(key)
        if found is None:
            if len(self._outlooks) == MOST_OUTLOOKS:
                self._outlooks.clear()
            won = prizes(self._components, key[2], key[3])
            found = self._outlooks[key] = PileOutlook(self._components, len(key[0]), (key[0], key[1]), won)
        return found

    def edges(self, gems: Sequence[int], score: Sequence[int]) -> list[int]:
        """By seat: points less gems, counted so that everybody starts with 0."""
        start, penalty = self._components.gems_start, self._components.penalty
        return [points - penalty * (owned - start) for owned, points in zip(gems, score, strict=True)]

    def features(self, state: PsycleState, seat: int) -> list[float]:
        targets, bonuses = [*state.target_pile, state.target], [*state.bonus_pile, state.bonus]
        outlook = self.outlook(targets, bonuses, state.tiles, state.psycle_no)
        return outlook.features(seat, state.gems, self.edges(state.gems, state.score))

    def policy(self, state: PsycleState, seat: int, moves: Sequence[Move], chance: Chance) -> Move:
        """Any usual card, rather the target; in the last round the dearest, as gems are worth nothing any more."""
        if state.round_no == self._components.rounds:
            return moves[-1]
        weights = [USUAL[move[0]] * (TARGET_TEMPTS if move[0] == state.target else 1.0) for move in moves]
        point = chance.below(_FINE) / _FINE * sum_in_order(weights)
        for move, weight in zip(moves, weights, strict=True):
            point -= weight
            if point < 0:
                return move
        return moves[-1]

    def is_horizon(self, before: PsycleState, state: PsycleState, seat: int) -> bool:
        """Once the cards of the round are turned over."""
        return state.round_no != before.round_no or state.psycle_no != before.psycle_no

    def margin(self, state: PsycleState, seat: int) -> float:
        """The lead of the last Psycle."""
        return lead(final_scores(state), seat)

    def _psycles_after(self, psycle_no: int) -> int:
        return ENDLESS if self._cap is None else max(0, self._cap - psycle_no)


def lead(finals: Sequence[int], seat: int) -> float:
    """How far a seat is ahead of the best of the others, or behind, between -1 and 1."""
    best = max([final for other, final in enumerate(finals) if other != seat])
    return max(-1.0, min(1.0, (finals[seat] - best) / POINTS))
