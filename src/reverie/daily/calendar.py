"""The days of the daily deals: UTC dates, whatever the place."""

from datetime import UTC, date, datetime, timedelta


def day_at(now: float) -> date:
    """The day at that time, in seconds since 1970."""
    return datetime.fromtimestamp(now, UTC).date()


def closes_at(day: date) -> float:
    """When a day is over, and its results are open: the next midnight."""
    return datetime.combine(day + timedelta(days=1), datetime.min.time(), UTC).timestamp()


def is_over(day: date, now: float) -> bool:
    """Whether the day is over at that time."""
    return now >= closes_at(day)
