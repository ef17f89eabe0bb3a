"""Days and streaks: UTC dates, counted without gaps."""

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie.daily.calendar import closes_at, day_at, is_over
from reverie.daily.streaks import best_streak, streak

TODAY = date(2026, 11, 18)


def test_a_day_is_over_at_the_next_midnight() -> None:
    midnight = 1_794_960_000.0
    assert day_at(midnight) == TODAY
    assert day_at(midnight - 0.001) == TODAY - timedelta(days=1)
    assert closes_at(TODAY) == midnight + 86_400
    assert not is_over(TODAY, closes_at(TODAY) - 0.001)
    assert is_over(TODAY, closes_at(TODAY))


def ago(*days: int) -> list[date]:
    return [TODAY - timedelta(days=day) for day in days]


@pytest.mark.parametrize(
    ("days", "length", "best"),
    [
        ([], 0, 0),
        ([0], 1, 1),
        ([1], 1, 1),
        ([2], 0, 1),
        ([0, 1, 2], 3, 3),
        ([1, 2, 3], 3, 3),
        ([0, 2, 3, 4], 1, 3),
        ([0, 0, 1, 1], 2, 2),
    ],
)
def test_a_streak_goes_up_to_today_or_yesterday(days: list[int], length: int, best: int) -> None:
    assert streak(ago(*days), TODAY) == length
    assert best_streak(ago(*days)) == best


@given(st.lists(st.integers(0, 40)))
def test_no_streak_is_longer_than_the_best(days: list[int]) -> None:
    assert streak(ago(*days), TODAY) <= best_streak(ago(*days)) <= len(set(days))
