"""Trials: pairs with the same luck, tallies that can be joined, games that can be opened."""

import random
from itertools import pairwise

import msgspec
import pytest

from reverie.games import registered_game
from reverie.kernel import Refused
from reverie.kernel.record import Replay
from reverie.lab.intervals import mean_estimate, paired_difference
from reverie.lab.measures import columns
from reverie.studio.forms import studio_words
from reverie.studio.tallies import MOST_BARS, Bars, PairTally, figure_names
from reverie.studio.trials import play_pairs, trial_plan, trial_record
from reverie.wire.studio_messages import TrialFigure, TrialGameRequest, TrialRequest

PSYCLE = registered_game("psycle")
RICH = TrialRequest(
    overrides={"gems": {"start": 12}}, options={"psycle_cap": 2}, players=2, level="random", pairs=12, seed=5
)


def told(tally: PairTally, planned: int = 12) -> list[TrialFigure]:
    return tally.told(planned, figure_names(studio_words(PSYCLE, "en"), 2))


def test_batches_joined_in_any_order_are_the_whole() -> None:
    plan = trial_plan("psycle", RICH)
    whole, joined = play_pairs(plan, 0, 12), PairTally(2)
    for first, last in ((8, 12), (0, 3), (3, 8)):
        joined.join(play_pairs(plan, first, last))
    for one, other in zip(told(whole), told(joined), strict=True):
        assert (one.measure, one.pairs, one.same, one.bars) == (other.measure, other.pairs, other.same, other.bars)
        assert one.old.value == pytest.approx(other.old.value)
        assert one.new.high == pytest.approx(other.new.high)


def test_figures_are_those_of_the_laboratory() -> None:
    luck, tally = random.Random(1), PairTally(2)
    old = [luck.gauss(40, 9) for _ in range(150)]
    new = [value + luck.gauss(4, 3) for value in old]
    empty = dict.fromkeys(name for name, _ in columns(2))
    for pair, (one, other) in enumerate(zip(old, new, strict=True)):
        tally.add({**empty, "moves": one}, {**empty, "moves": other}, pair)
    [figure] = told(tally, 150)
    assert figure.measure == "moves"
    usual, difference = mean_estimate(old), paired_difference(old, new)
    assert usual is not None
    assert difference is not None
    assert figure.difference is not None
    assert (figure.old.value, figure.old.low) == pytest.approx((usual.value, usual.low))
    assert figure.difference.value == pytest.approx(difference.value)
    assert figure.difference.low < difference.low < difference.high < figure.difference.high, (
        "it may be looked at often"
    )
    assert figure.sure


def test_intervals_shrink_and_nothing_is_sure_of_few_pairs() -> None:
    luck, tally = random.Random(2), PairTally(2)
    empty = dict.fromkeys(name for name, _ in columns(2))
    widths = []
    for pair in range(400):
        tally.add({**empty, "moves": 10.0}, {**empty, "moves": luck.gauss(11, 3)}, pair)
        [figure] = told(tally, 400)
        assert (figure.difference is None) == (pair < 19)
        assert not (figure.sure and pair < 99)
        if figure.difference is not None and pair % 95 == 94:
            widths.append(figure.difference.high - figure.difference.low)
    assert all(wide > narrow for wide, narrow in pairwise(widths))


def test_bars_hold_every_game_and_never_grow_too_many() -> None:
    luck, bars = random.Random(3), Bars(1.0)
    values = [luck.choice([luck.gauss(50, 3), luck.uniform(-4000, 4000)]) for _ in range(300)]
    for pair, value in enumerate(values):
        bars.add(value, value + 1, pair)
    shown = list(bars.told())
    assert len(shown) <= MOST_BARS
    assert (sum(bar.old for bar in shown), sum(bar.new for bar in shown)) == (300, 300)
    for bar in shown:
        if bar.old_pair is not None:
            assert bar.start <= values[bar.old_pair] < bar.end
    other = Bars(1.0)
    other.add(7.0, 9000.0, 301)
    other.join(bars)
    assert sum(bar.old for bar in other.told()) == 301


def test_a_pair_can_be_opened_and_is_the_game_that_was_counted() -> None:
    plan = trial_plan("psycle", RICH)
    figure = next(one for one in told(play_pairs(plan, 0, 12)) if one.measure == "moves")
    for bar in figure.bars:
        for arm, pair in (("old", bar.old_pair), ("new", bar.new_pair)):
            if pair is not None:
                record = trial_record(plan, arm, pair)  # type: ignore[arg-type]
                assert bar.start <= len(record.moves) < bar.end
                assert record.overrides == (RICH.overrides if arm == "new" else {})
    *_, (state, _) = Replay(PSYCLE, record).steps()
    assert state.result is not None


def test_what_cannot_be_tried_is_refused() -> None:
    for changes, code, path in (
        ({"overrides": {}}, "trial-nothing-changed", "overrides"),
        ({"overrides": {"gems": {"start": 10}}}, "trial-nothing-changed", "overrides"),
        ({"overrides": {"gems": {"start": 99}}}, "content-between", "gems.start"),
        ({"pairs": 0}, "simulation-number", "pairs"),
        ({"pairs": 10**9}, "simulation-number", "pairs"),
        ({"seed": -1}, "simulation-number", "seed"),
        ({"players": 9}, "wrong-players", ""),
        ({"level": "genius"}, "unknown-bot", ""),
        ({"options": {"moon": 1}}, "unknown-option", ""),
    ):
        with pytest.raises(Refused) as refused:
            trial_plan("psycle", msgspec.structs.replace(RICH, **changes))
        assert refused.value.code == code
        assert path in refused.value.path


def test_a_pair_that_no_trial_has_is_refused() -> None:
    wanted = TrialGameRequest(overrides={"gems": {"start": 12}}, players=2, level="random", arm="new", pair=10**6)
    with pytest.raises(Refused, match="simulation-number"):
        trial_record(trial_plan("psycle", wanted), wanted.arm, wanted.pair)
