"""How a clock is written."""

import pytest

from reverie.games import find_game
from reverie.kernel import BadSetup
from reverie.table.clock_kinds import AnyClock, BankClock, DaysClock, NoClock, PhaseClock
from reverie.table.clock_text import read_clock

PSYCLE, DREAM_CYCLE = find_game("psycle"), find_game("dream-cycle")


@pytest.mark.parametrize(
    ("text", "clock"),
    [
        ("none", NoClock()),
        ("5m", BankClock(300)),
        (" 90S ", BankClock(90)),
        ("1h+30s", BankClock(3600, 30)),
        ("2d", DaysClock(2)),
        ("phase=60s", PhaseClock(60)),
    ],
)
def test_what_can_be_written(text: str, clock: AnyClock) -> None:
    assert read_clock(text, PSYCLE) == clock


def test_a_phase_may_be_as_long_as_the_rules_say() -> None:
    assert read_clock("phase", DREAM_CYCLE) == PhaseClock(DREAM_CYCLE.phase_limit)
    with pytest.raises(BadSetup, match="clock-no-phase"):
        read_clock("phase", PSYCLE)


@pytest.mark.parametrize("text", ["", "soon", "5", "5 m", "-5m", "5m+", "+5s", "5m+5", "phase=", "d", "1.5h", "5m5s"])
def test_what_cannot_is_refused_with_what_would_be_right(text: str) -> None:
    with pytest.raises(BadSetup, match="clock-form"):
        read_clock(text, PSYCLE)


@pytest.mark.parametrize("text", ["0s", "48h", "5m+2h", "31d", "phase=0s"])
def test_a_clock_must_make_sense(text: str) -> None:
    with pytest.raises(BadSetup, match="clock-between"):
        read_clock(text, PSYCLE)
