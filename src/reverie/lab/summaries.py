"""What the games of a study come to: each figure with its interval, and each variant against the base."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import sqrt
from pathlib import Path
from statistics import NormalDist
from typing import TYPE_CHECKING, Final

from reverie.bots.arena import CONFIDENCE
from reverie.lab.intervals import (
    Difference,
    Estimate,
    holm,
    mean_and_variance,
    mean_estimate,
    paired_difference,
    unpaired_difference,
)
from reverie.lab.measures import columns
from reverie.lab.plan import BASE, LabPlan
from reverie.lab.tables import ArmHeader, Study, read_study, read_table

if TYPE_CHECKING:
    import polars

SURE: Final = 0.05


@dataclass(frozen=True, slots=True)
class Comparison:
    """One figure of a variant against the base."""

    column: str
    base: Estimate
    other: Estimate
    difference: Difference
    corrected: float
    """How likely it is by luck alone, when all figures that were looked at are taken into account (Holm)."""

    @property
    def is_sure(self) -> bool:
        """Whether luck alone would rarely do this."""
        return self.corrected < SURE


class StudyGames:
    """The games of a study, by arm and figure."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.study: Study = read_study(folder)
        self.plan: LabPlan = self.study.read_plan()
        self.games = read_table(folder, self.study, "games")

    @property
    def arms(self) -> dict[str, ArmHeader]:
        """By name, the base first."""
        return {arm.name: arm for arm in self.study.arms}

    def of(self, arm: str) -> "polars.DataFrame":
        """The games of one arm, in the order of the pairs."""
        frame: polars.DataFrame = self.games.filter(self.games["arm"] == arm).sort("pair")
        return frame

    def estimates(self, arm: str) -> dict[str, Estimate]:
        """Every figure of single games that has one, by column."""
        frame = self.of(arm)
        found = {
            name: mean_estimate(frame[name].drop_nulls().to_list(), measure.is_yes_no)
            for name, measure in columns(self.plan.players)
        }
        return {name: estimate for name, estimate in found.items() if estimate is not None}

    def balance(self, arm: str) -> Estimate | None:
        """1 less the largest gap between the win shares of two seats."""
        shares = [self.of(arm)[f"win_share_{seat}"].to_list() for seat in range(self.plan.players)]
        return balance(shares)

    def length_spread(self, arm: str) -> Estimate | None:
        """How far games differ in their moves: the standard deviation as a share of the mean."""
        return relative_spread(self.of(arm)["moves"].to_list())

    def compare(self, arm: str) -> list[Comparison]:
        """All figures of a variant against the base, pair by pair; the primary one first, and not corrected."""
        return compared(self.of(BASE), self.of(arm), self.plan, self.plan.primary)

    def restricted(self, arm: str) -> Difference | None:
        """What the seat that never uses a thing wins more than the same seat does in the base."""
        pairs = self._focused(arm)
        return paired_difference([base for base, _ in pairs], [own for _, own in pairs])

    def skill(self, arm: str) -> Estimate | None:
        """What the stronger level wins, alone among the weaker one."""
        return mean_estimate([own for _, own in self._focused(arm)], is_yes_no=True)

    def _focused(self, arm: str) -> list[tuple[float, float]]:
        """For each pair: what the special seat won, in the base and here."""
        names = [f"win_share_{seat}" for seat in range(self.plan.players)]
        own, base = self.of(arm), self.of(BASE)
        rows = zip(own["focus"], own.select(names).iter_rows(), base.select(names).iter_rows(), strict=True)
        return [(before[focus], after[focus]) for focus, after, before in rows]


def compared(
    base: "polars.DataFrame", other: "polars.DataFrame", plan: LabPlan, primary: str, paired: bool = True
) -> list[Comparison]:
    """Two tables of games, figure by figure; with ``paired`` the games of the same seed go together."""
    measures = dict(columns(plan.players))
    joined = base.join(other, on="seed", suffix=":other") if paired else None
    found: list[tuple[str, Estimate, Estimate, Difference]] = []
    for name in sorted(measures, key=lambda name: name != primary):
        if joined is not None:
            both = joined.select(name, f"{name}:other").drop_nulls()
            values = both[name].to_list(), both[f"{name}:other"].to_list()
            difference = paired_difference(*values)
        else:
            values = base[name].drop_nulls().to_list(), other[name].drop_nulls().to_list()
            difference = unpaired_difference(*values)
        before, after = (mean_estimate(each, measures[name].is_yes_no) for each in values)
        if difference is not None and before is not None and after is not None:
            found.append((name, before, after, difference))
    rest = holm([difference.chance for name, *_, difference in found if name != primary])
    chances = [difference.chance for name, *_, difference in found if name == primary] + rest
    return [Comparison(*one, chance) for one, chance in zip(found, chances, strict=True)]


def balance(shares: Sequence[Sequence[float]]) -> Estimate | None:
    """1 less the largest gap between two seats; the interval allows for the choice of the two that are farthest apart.

    >>> balance([[1.0, 0.0, 1.0, 0.0], [0.0, 1.0, 0.0, 1.0]]).value
    1.0
    """
    if len(shares) < 2 or len(shares[0]) < 2:
        return None
    two = list(combinations(shares, 2))
    wide = NormalDist().inv_cdf(1 - SURE / 2 / len(two))
    gaps = [mean_and_variance([a - b for a, b in zip(one, other, strict=True)]) for one, other in two]
    games = len(shares[0])
    value = max(abs(mean) for mean, _ in gaps)
    reaches = [(abs(mean), wide * sqrt(variance / games)) for mean, variance in gaps]
    most, least = max(gap + reach for gap, reach in reaches), max(gap - reach for gap, reach in reaches)
    return Estimate(1 - value, max(0.0, 1 - most), 1 - max(0.0, least), games)


def relative_spread(values: Sequence[float]) -> Estimate | None:
    """The standard deviation as a share of the mean, with the interval that its fourth moment gives."""
    count = len(values)
    if count < 3:
        return None
    mean, variance = mean_and_variance(values)
    if not mean or not variance:
        return Estimate(0.0, 0.0, 0.0, count)
    fourth = sum((value - mean) ** 4 for value in values) / count / variance**2
    spread = sqrt(variance) / mean
    reach = CONFIDENCE * spread * sqrt(max(0.0, fourth - 1) / (4 * count))
    return Estimate(spread, max(0.0, spread - reach), spread + reach, count)


def outliers(games: "polars.DataFrame") -> Iterator[tuple[str, str, float]]:
    """Games that are worth a look: what is extreme about them, their id, and how much it is."""
    for column in ("moves", "lead_changes", "deepest", "margin", "forced_run"):
        known = games.drop_nulls(column)
        if known.height and known[column].n_unique() > 1:
            top = known.sort([column, "pair"], descending=[True, False]).row(0, named=True)
            yield column, top["game_id"], top[column]
