"""Time to think at one keyboard, by a clock that the tests turn."""

from reverie.games import find_game
from reverie.kernel.record import Seat
from reverie.table.clock_kinds import AnyClock, BankClock, PhaseClock
from reverie.table.local_game import LocalGame
from reverie.table.thinking_time import ThinkingTime

PSYCLE = find_game("psycle")


class Watch:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def two_people(rule: AnyClock | None) -> tuple[LocalGame, ThinkingTime, Watch]:
    watch = Watch()
    return LocalGame(PSYCLE, (Seat("Anna"), Seat("Bernd")), seed=b"\x07" * 32), ThinkingTime(rule, 2, watch), watch


def test_without_a_clock_nobody_is_hurried() -> None:
    sitting, time, watch = two_people(None)
    time.begin(sitting, 0)
    watch.now += 1e9
    assert time.left is None
    assert not time.is_up
    assert time.rule is None


def test_a_bank_runs_only_while_its_owner_is_asked() -> None:
    sitting, time, watch = two_people(BankClock(60, 5))
    time.begin(sitting, 0)
    watch.now += 20
    assert time.left == 40
    sitting.play(0, "play 1")
    time.answered(0)
    watch.now += 500  # the curtain, or a bot that thinks
    time.begin(sitting, 1)
    assert time.left == 60
    watch.now += 10
    sitting.play(1, "play 1")
    time.answered(1)
    time.begin(sitting, 0)
    assert time.left == 45, "20 seconds gone, 5 given for the move"


def test_reading_something_in_between_costs_nothing_extra() -> None:
    sitting, time, watch = two_people(BankClock(60))
    time.begin(sitting, 0)
    watch.now += 10
    time.stop()
    time.begin(sitting, 0)
    watch.now += 10
    assert time.left == 40


def test_so_long_for_each_question() -> None:
    sitting, time, watch = two_people(PhaseClock(30))
    time.begin(sitting, 0)
    watch.now += 29
    assert time.left == 1
    sitting.play(0, "play 1")
    time.answered(0)
    time.begin(sitting, 1)
    assert time.left == 30
    time.stop()
    time.begin(sitting, 1)
    watch.now += 31
    assert time.is_up


def test_where_nobody_is_there_the_clock_waits() -> None:
    sitting, time, watch = two_people(PhaseClock(30))
    for _ in range(3):
        seat = sitting.people_asked[0]
        time.begin(sitting, seat)
        watch.now += 31
        assert time.is_up
        sitting.play_default(seat)
        time.answered(seat, by_clock=True)
    seat = sitting.people_asked[0]
    time.begin(sitting, seat)
    watch.now += 31
    assert not time.is_up
    assert time.waits
    sitting.play(seat, "play 0")
    time.answered(seat)
    time.begin(sitting, sitting.people_asked[0])
    assert time.left == 30
