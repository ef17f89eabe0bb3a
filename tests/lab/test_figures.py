"""Intervals hold what they promise, and looking often misleads nobody. All luck is seeded."""

from collections.abc import Callable
from math import exp, sqrt

import pytest

from reverie.bots.arena import CONFIDENCE
from reverie.kernel import FastChance
from reverie.lab.intervals import holm, mean_estimate, paired_difference, two_sided, unpaired_difference
from reverie.lab.sequential import ALPHA, RunningMean, SequentialTest, best_rho, reach
from reverie.lab.summaries import balance, relative_spread

STUDIES = 300
PAIRS = 1000
Draw = Callable[[FastChance], float]


def win_or_loss(chance: FastChance) -> float:
    """Pairs of games in which a tenth goes the other way, to either side."""
    return (1.0, -1.0)[chance.below(2)] if chance.below(10) < 2 else 0.0


def rare(chance: FastChance) -> float:
    """Variants that hardly differ: one pair in fifty says anything at all."""
    return (1.0, -1.0)[chance.below(2)] if chance.below(50) == 0 else 0.0


def skewed(chance: FastChance) -> float:
    """A few long games: mean 0, and far from symmetric."""
    return 9.0 if chance.below(10) == 0 else -1.0


DRAWS = {"win or loss": win_or_loss, "rare": rare, "skewed": skewed}


def seen_once(running: RunningMean) -> float:
    """What a test would say that was to look only once, here."""
    return two_sided(running.mean, sqrt(running.variance / running.count)) if running.count else 1.0


def evidence(running: RunningMean, rho: float) -> float:
    """How much more likely the differences are if there is one than if there is none; it may be looked at any time."""
    if not running.variance:
        return 1.0
    grown = 1 + running.count * rho * rho
    total = running.count * running.mean
    power = (rho * total) ** 2 / (2 * running.variance * grown)
    return exp(min(700.0, power)) / sqrt(grown)


def alarms(draw: Draw, shift: float = 0.0, studies: int = STUDIES) -> tuple[int, int]:
    """In how many studies the rule finds a difference, and in how many one would who looks as often without it."""
    found = naive = 0
    for study in range(studies):
        chance, test, is_fooled = FastChance(study), SequentialTest(PAIRS), False
        for pair in range(1, PAIRS + 1):
            test.add(draw(chance) + shift)
            if pair % 50 == 0:
                test.look()
                is_fooled = is_fooled or seen_once(test.running) < ALPHA
        found += test.state == "differs"
        naive += is_fooled
    return found, naive


@pytest.mark.parametrize("draw", DRAWS.values(), ids=DRAWS)
def test_false_alarms_are_at_most_one_in_twenty(draw: Draw) -> None:
    found, _ = alarms(draw)
    assert found <= ALPHA * STUDIES


def test_whoever_looks_again_and_again_without_the_rule_is_fooled() -> None:
    _, naive = alarms(win_or_loss, studies=100)
    assert naive > 3 * ALPHA * 100


def test_a_difference_is_found_and_mostly_before_the_end() -> None:
    found, _ = alarms(win_or_loss, shift=0.08, studies=60)
    assert found >= 55


def test_the_interval_holds_at_all_moments_at_once() -> None:
    missed = 0
    for study in range(200):
        chance, test = FastChance(1000 + study), SequentialTest(PAIRS)
        is_outside = False
        for pair in range(1, 501):
            test.running.add(win_or_loss(chance) + 0.3)
            if pair >= 100 and pair % 20 == 0:
                low, high = test.interval
                is_outside = is_outside or not low <= 0.3 <= high
        missed += is_outside
    assert missed <= ALPHA * 200


def test_it_stops_too_when_it_is_sure_that_nothing_matters() -> None:
    chance, test = FastChance(3), SequentialTest(20_000, enough=0.1)
    while test.look() == "open":
        test.add(win_or_loss(chance))
    assert test.state == "same"
    assert 100 < test.running.count < 5000
    before = test.interval
    test.add(1000.0)
    assert test.interval == before, "after the decision nothing counts"


def test_evidence_and_interval_say_the_same() -> None:
    running, rho = RunningMean(), best_rho(500, ALPHA)
    chance = FastChance(5)
    for _ in range(400):
        running.add(win_or_loss(chance) + 0.05)
        if running.variance:
            is_outside = abs(running.mean) > reach(running, rho, ALPHA)
            assert is_outside == (evidence(running, rho) > 1 / ALPHA)
    assert evidence(RunningMean(), rho) == 1.0


def test_a_running_mean_is_the_mean() -> None:
    values = [3.0, 4.5, -1.0, 7.25, 0.0]
    running = RunningMean()
    for value in values:
        running.add(value)
    mean = sum(values) / 5
    assert running.mean == pytest.approx(mean)
    assert running.variance == pytest.approx(sum((value - mean) ** 2 for value in values) / 4)


def covered(estimates: int, hits: int) -> None:
    """About 95 %: five standard deviations around it."""
    reach_of = 5 * sqrt(0.95 * 0.05 / estimates)
    assert abs(hits / estimates - 0.95) < reach_of


def test_nineteen_of_twenty_intervals_hold_the_mean() -> None:
    hits = 0
    for study in range(300):
        chance = FastChance(study)
        found = mean_estimate([float(chance.below(7)) for _ in range(60)])
        assert found is not None
        hits += found.low <= 3 <= found.high
    covered(300, hits)


def test_shares_have_the_interval_that_is_right_at_the_edges() -> None:
    found = mean_estimate([1.0] * 20, is_yes_no=True)
    assert found is not None
    assert (found.value, found.high) == (1.0, 1.0)
    assert 0.8 < found.low < 0.9
    assert mean_estimate([]) is None
    always = mean_estimate([1.0] * 20)
    assert always is not None
    assert (always.low, always.high) == (1.0, 1.0), "a count that never varies"


def test_pairs_with_the_same_luck_are_worth_more() -> None:
    chance = FastChance(1)
    base = [float(chance.below(100)) for _ in range(400)]
    other = [value + 2 + chance.below(3) - 1 for value in base]
    paired, apart = paired_difference(base, other), unpaired_difference(base, other)
    assert paired is not None
    assert apart is not None
    assert paired.value == pytest.approx(apart.value)
    assert paired.low > 1.8 > 0 > apart.low
    assert paired.chance < 1e-9 < 0.05 < apart.chance
    assert paired.unpaired_pairs > 100 * paired.pairs
    assert paired.saved > 0.99
    assert apart.saved == 0
    assert paired_difference([1.0], [2.0]) is None
    assert unpaired_difference([1.0], [2.0, 3.0]) is None


def test_no_spread_at_all() -> None:
    same = paired_difference([1.0, 2.0], [1.0, 2.0])
    assert same is not None
    assert (same.value, same.chance, same.unpaired_pairs) == (0.0, 1.0, 0.0)
    assert two_sided(1.0, 0.0) == 0.0


def test_many_findings_are_corrected_together() -> None:
    assert holm([]) == []
    assert holm([0.01, 0.02, 0.5]) == [0.03, 0.04, 0.5]
    assert holm([0.9, 0.9]) == [1.0, 1.0]


def test_balance_is_one_less_the_largest_gap() -> None:
    found = balance([[1.0] * 60 + [0.0] * 40, [0.0] * 60 + [1.0] * 40])
    assert found is not None
    assert found.value == pytest.approx(0.8)
    assert found.low < 0.8 < found.high < 1.0
    even = balance([[1.0, 0.0] * 50, [0.0, 1.0] * 50])
    assert even is not None
    assert even.value == even.high == 1.0
    assert balance([[1.0] * 9]) is None, "alone there is nobody to be even with"


def test_spread_is_a_share_of_the_mean() -> None:
    values = [10.0, 20.0] * 200
    found = relative_spread(values)
    assert found is not None
    assert found.value == pytest.approx(5 / 15, rel=0.01)
    assert found.low < found.value < found.high or found.high - found.low < 0.01
    assert relative_spread([5.0, 5.0, 5.0]) is not None
    assert relative_spread([1.0]) is None
    assert CONFIDENCE > 1.9
