"""Clocks of all four kinds: who pays for the time that passes, and what happens when there is none left."""

import pytest

from reverie.kernel import BadSetup
from reverie.table import commands as say
from reverie.table import entries
from reverie.table.clock_kinds import AnyClock, BankClock, DaysClock, NoClock, PhaseClock
from reverie.table.clocks import Clocks
from reverie.table.table_info import table_info
from tests.table.living import GUESTS, Evening, lullaby  # noqa: F401

DAY = 86_400.0


def evening(clock: AnyClock, **created: object) -> Evening:
    return Evening(clock=clock, **created).gathered()


# No clock.


def test_without_a_clock_nothing_is_ever_due() -> None:
    table = evening(NoClock())
    assert table.wait(1000 * DAY) == []
    assert table.table.next_due() is None
    assert table.banks() == []


# A bank of seconds.


def test_a_bank_pays_only_while_its_owner_owes_an_answer() -> None:
    table = evening(BankClock(60.0))
    table.play("ann", "play 0", after=10)
    assert table.banks() == [50.0, 50.0]
    table.play("ben", "play 0", after=7)
    assert table.banks() == [50.0, 43.0]


def test_the_increment_comes_after_the_move() -> None:
    table = evening(BankClock(60.0, 3.0))
    table.play("ann", "play 0", after=10)
    assert table.banks() == [53.0, 50.0]


def test_when_the_bank_is_empty_the_game_plays_its_default() -> None:
    table = evening(BankClock(60.0))
    table.play("ann", "play 3", after=20)
    assert table.table.next_due() == table.now + 40
    assert table.wait(39.9) == []
    first, *_ = table.wait(0.1)
    assert first == entries.Moved(1, "play 0", 1, by_clock=True)
    assert table.banks() == [40.0, 0.0]


def test_an_empty_bank_answers_every_question_at_once() -> None:
    table = evening(BankClock(10.0))
    table.play("ann", "play 0", after=1)
    table.wait(9.0)
    assert table.banks() == [9.0, 0.0]
    assert table.asked == (0,)
    assert table.look(None).view["round_no"] == 2


def test_clocks_wait_when_nobody_is_there_any_more() -> None:
    """Two who are gone would tie for ever, and the table would grow without an end."""
    table = evening(PhaseClock(10.0))
    done = table.wait(30 * DAY)
    assert 10 <= len(done) <= 100
    assert table.table.next_due() is None
    assert table.refolded().next_due() is None
    table.play("ann", "play 0")
    assert table.table.next_due() == table.now + 10
    assert table.wait(9.5) == []
    assert table.wait(0.5)


def test_one_who_is_there_keeps_the_clocks_going() -> None:
    table = evening(PhaseClock(10.0))
    for _ in range(200):
        if table.table.phase == "playing":
            if 0 in table.asked:
                table.play("ann", table.look(0).moves[-1])
            assert table.wait(10.0)
    assert table.table.phase == "over"


def test_each_seat_runs_out_at_its_own_time() -> None:
    table = evening(BankClock(10.0, 4.0))
    table.play("ann", "play 0", after=2)
    table.play("ben", "play 0", after=6)
    assert table.banks() == [12.0, 6.0]
    (deed,) = table.wait(6.0)
    assert isinstance(deed, entries.Moved)
    assert deed.seat == 1


def test_a_late_reader_of_the_entries_counts_the_same_seconds() -> None:
    table = evening(BankClock(60.0, 2.5))
    for _ in range(3):
        table.play("ann", "play 0", after=1.25)
        table.play("ben", "play 0", after=3.5)
    assert table_info(table.refolded(), {}).time == table.public.time


# Days, and seconds for each question.


@pytest.mark.parametrize(("clock", "seconds"), [(DaysClock(2.0), 2 * DAY), (PhaseClock(30.0), 30.0)])
def test_every_question_has_its_own_time(clock: AnyClock, seconds: float) -> None:
    table = evening(clock)
    table.play("ann", "play 2", after=seconds - 1)
    assert table.wait(0.5) == []
    assert table.wait(0.5) == [entries.Moved(1, "play 0", 1, by_clock=True)]
    assert table.table.next_due() == table.now + seconds
    assert table.wait(seconds / 2) == []


def test_whoever_has_not_answered_in_time_answers_by_default_all_at_once() -> None:
    table = evening(PhaseClock(30.0))
    assert table.wait(30.0) == [entries.Moved(seat, "play 0", 1, by_clock=True) for seat in (0, 1)]


# What stops them.


@pytest.mark.parametrize("clock", [BankClock(60.0), DaysClock(1.0), PhaseClock(60.0)])
def test_a_pause_stops_every_clock(clock: AnyClock) -> None:
    table = evening(clock)
    left = table.table.next_due() - table.now  # type: ignore[operator]
    table.say("ann", say.Pause(), after=10)
    table.say("ben", say.Pause(), after=10)
    assert table.table.next_due() is None
    assert table.wait(30 * DAY) == []
    for guest in ("ann", "ben"):
        table.say(guest, say.Pause(wanted=False), after=100)
    assert table.table.next_due() == pytest.approx(table.now + left - 20)


@pytest.mark.parametrize("clock", [BankClock(60.0), DaysClock(1.0), PhaseClock(60.0)])
def test_no_clock_runs_while_nobody_could_play(clock: AnyClock) -> None:
    table = evening(clock)
    due = table.table.next_due()
    assert due is not None
    table.write(entries.Outage(40.0), after=50)
    assert table.table.next_due() == pytest.approx(due + 40)


def test_an_outage_never_gives_more_than_the_time_that_passed() -> None:
    clocks = Clocks(BankClock(60.0), 2, at=0.0)
    clocks.charge([0, 1], at=5.0, extra=100.0)
    assert clocks.banks == [60.0, 60.0]
    assert clocks.deadline([0]) == (65.0, 0)
    clocks = Clocks(PhaseClock(60.0), 2, at=0.0)
    clocks.charge([0, 1], at=5.0, extra=100.0)
    assert clocks.deadline([0]) == (65.0, 0)


def test_a_clock_that_goes_back_gives_nobody_time() -> None:
    table = evening(BankClock(60.0))
    table.play("ann", "play 0", after=10)
    table.now -= 100
    table.play("ben", "play 0")
    assert table.banks() == [50.0, 50.0]


# No game within the game: the increment is for answers that stand.


@pytest.mark.usefixtures("lullaby")
def test_an_aside_earns_no_increment() -> None:
    table = evening(BankClock(60.0, 5.0), game="lullaby")
    table.play("ann", "lift 1")
    table.play("ben", "lift 1")
    assert table.banks() == [60.0, 60.0]


@pytest.mark.usefixtures("lullaby")
def test_a_move_taken_back_gives_its_increment_back() -> None:
    table = evening(BankClock(600.0, 5.0), game="lullaby")
    table.play_until(lambda: any(move.startswith("offer") for move in table.look(0).moves))
    table.play("ann", "offer 1")
    before = table.banks()
    for _ in range(3):
        table.play("ben", "decline", after=1)
        table.say("ben", say.TakeBack(), after=1)
    assert table.banks()[1] == before[1] - 3


@pytest.mark.usefixtures("lullaby")
def test_no_clock_runs_in_a_hidden_window() -> None:
    table = evening(BankClock(600.0), game="lullaby")
    table.play_until(lambda: table.table.window is not None)
    before = table.banks()
    table.play("ben", "pass", after=3)
    table.wait(5)
    assert table.table.window is None
    assert table.banks() == before


# Which clocks there can be.


@pytest.mark.parametrize(
    "clock",
    [
        BankClock(0.5),
        BankClock(90_000.0),
        BankClock(60.0, -1.0),
        BankClock(60.0, 4000.0),
        DaysClock(0.0),
        DaysClock(31.0),
        PhaseClock(0.0),
        PhaseClock(float("inf")),
    ],
)
def test_a_clock_that_makes_no_sense_is_refused(clock: AnyClock) -> None:
    with pytest.raises(BadSetup, match="clock-between"):
        clock.check()


@pytest.mark.parametrize(
    "clock", [NoClock(), BankClock(1.0), BankClock(86_400.0, 3600.0), DaysClock(30.0), PhaseClock(1.0)]
)
def test_a_clock_at_its_bounds_is_fine(clock: AnyClock) -> None:
    clock.check()


# A phase of many questions.


@pytest.mark.clause("DC-220", "DC-222")
def test_the_sandman_times_a_whole_buying_phase() -> None:
    table = Evening("dream-cycle", 2, options={"start": "dealt"}, clock=PhaseClock(60.0)).gathered()
    while table.look(None).view["phase"] != "buying":
        table.play(GUESTS[table.asked[0]], table.look(table.asked[0]).moves[0])
    buyer = table.asked[0]
    due = table.table.next_due()
    assert due == table.now + 60
    for _ in range(3):
        move = next(move for move in table.look(buyer).moves if move.split()[0] in ("take", "place"))
        table.play(GUESTS[buyer], move, after=15)
        assert table.table.next_due() == due
    first, *_ = table.wait(15)
    assert isinstance(first, entries.Moved)
    assert first.by_clock
    assert first.seat == buyer
    assert table.look(None).view["phase"] != "buying" or table.asked != (buyer,)
    assert table.refolded().next_due() == table.table.next_due()


@pytest.mark.clause("DC-220")
def test_the_sand_rests_while_another_answers_an_offer() -> None:
    clocks = Clocks(PhaseClock(60.0), 2, 0.0)
    clocks.asked_anew(10.0, "buying")
    clocks.asked_anew(30.0, "buying")
    assert clocks.deadline([0]) == (70.0, 0)
    clocks.asked_anew(40.0)
    assert clocks.deadline([1]) == (100.0, 1)
    clocks.asked_anew(55.0, "buying")
    assert clocks.deadline([0]) == (85.0, 0)
    clocks.asked_anew(80.0, "buying again")
    assert clocks.deadline([0]) == (140.0, 0)


@pytest.mark.clause("DC-064")
def test_a_secret_draft_shows_neither_in_the_clocks_nor_in_a_number() -> None:
    table = Evening("dream-cycle", 2, clock=BankClock(300.0, 5.0)).gathered()
    table.table.game.place(table.table.begun.state, {"rows": 2, "at": [[4, 4], [9, 3]], "store": [4, 4]})
    before, shown = table_info(table.table, {}), table.look(1)
    for move in ("trade 1", "give chi", "want chi", "drop"):
        assert table.play(GUESTS[0], move).only == 0
    assert table_info(table.table, {}) == before
    assert table.look(1) == shown
    table.play(GUESTS[0], "done")
    assert table_info(table.table, {}).time.banks[0] == 305.0, "one answer that everybody saw"
