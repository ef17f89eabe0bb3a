"""The server's time: steady, never back, and it tells when nobody could play."""

import pytest

from reverie.server.server_clock import STALL, Gap, ServerClock


class Hands:
    """The wall's clock and the steady one, wound by hand."""

    def __init__(self) -> None:
        self.wall, self.steady = 1_000_000.0, 50.0
        self.clock = ServerClock(lambda: self.wall, lambda: self.steady)

    def run(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds


@pytest.fixture
def hands() -> Hands:
    return Hands()


def test_it_runs_with_both(hands: Hands) -> None:
    for _ in range(5):
        hands.run(1.0)
        assert hands.clock.pulse() is None
    assert hands.clock() == 1_000_005.0


def test_a_wall_clock_that_is_set_back_holds_nothing_up(hands: Hands) -> None:
    hands.wall -= 3600
    hands.run(2.0)
    assert hands.clock.pulse() is None
    hands.run(1.0)
    assert hands.clock() == 1_000_003.0


def test_a_wall_clock_that_is_set_forward_is_a_gap(hands: Hands) -> None:
    hands.run(1.0)
    hands.wall += 3600
    assert hands.clock() == 1_000_001.0
    assert hands.clock.pulse() == Gap(1_000_001.0, 1_003_601.0)
    assert hands.clock() == 1_003_601.0
    hands.run(1.0)
    assert hands.clock.pulse() is None


def test_a_sleep_that_the_steady_clock_slept_too_is_a_gap(hands: Hands) -> None:
    hands.wall += 8 * 3600
    hands.run(0.5)
    gap = hands.clock.pulse()
    assert gap is not None
    assert gap.end - gap.start == 8 * 3600


def test_a_sleep_that_the_steady_clock_counted_is_a_gap_and_time_stands_still_until_it_is_told(hands: Hands) -> None:
    hands.run(3600.0)
    assert hands.clock() == 1_000_000.0 + STALL
    assert hands.clock.pulse() == Gap(1_000_000.0, 1_003_600.0)
    assert hands.clock() == 1_003_600.0


def test_a_little_ahead_is_followed(hands: Hands) -> None:
    hands.wall += 1.5
    assert hands.clock.pulse() is None
    assert hands.clock() == 1_000_001.5


@pytest.mark.parametrize(("at", "left"), [(0.0, 10.0), (105.0, 5.0), (110.0, 0.0), (200.0, 0.0)])
def test_how_much_of_a_gap_lies_after_a_moment(at: float, left: float) -> None:
    assert Gap(100.0, 110.0).after(at) == left
