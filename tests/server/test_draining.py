"""When everybody is asked to come back after a restart: not all at once, and not later than it takes."""

import random
from collections import Counter

import pytest

from reverie import wire
from reverie.server.draining import COMERS_PER_SECOND, closing_frame


@pytest.fixture(autouse=True)
def _seeded() -> None:
    random.seed(5)


def _seconds(connections: int) -> list[float]:
    frames = [wire.decode_server(closing_frame(connections)) for _ in range(connections)]
    return [frame.retry_after_ms / 1000 for frame in frames if isinstance(frame, wire.Closing)]


def test_two_thousand_come_back_within_ten_seconds_and_no_second_has_many_more_than_its_share() -> None:
    seconds = _seconds(2000)
    assert len(seconds) == 2000
    assert max(seconds) < 10
    by_second = Counter(int(at) for at in seconds)
    assert max(by_second.values()) < 1.3 * COMERS_PER_SECOND


def test_a_few_come_back_at_once() -> None:
    assert all(0.5 <= at < 0.6 for at in _seconds(10))
