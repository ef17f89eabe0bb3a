"""Streaks: on how many days in a row somebody has played."""

from collections.abc import Iterable
from datetime import date, timedelta

_DAY = timedelta(days=1)


def streak(days: Iterable[date], today: date) -> int:
    """How many days in a row, up to today; or up to yesterday, as long as today may still be added."""
    played = set(days)
    last = today if today in played else today - _DAY
    length = 0
    while last in played:
        length += 1
        last -= _DAY
    return length


def best_streak(days: Iterable[date]) -> int:
    """The longest that there has been."""
    best = length = 0
    before: date | None = None
    for day in sorted(set(days)):
        length = length + 1 if before is not None and day - before == _DAY else 1
        best, before = max(best, length), day
    return best
