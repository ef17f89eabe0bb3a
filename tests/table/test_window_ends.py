"""When a hidden window closes: as soon as all who could be asked have answered, and never by anything hidden."""

from typing import Any

import pytest

from reverie.kernel import FastChance
from reverie.table import commands as say
from reverie.table import entries
from reverie.table.clock_kinds import AnyClock, BankClock, DaysClock
from reverie.table.entries import read_entry, write_entry
from reverie.table.folding import apply
from reverie.table.live_table import Role
from reverie.table.reaction_windows import LONGEST, SHORTEST
from reverie.table.table_info import table_info
from tests.table.living import GUESTS, NAMES, Evening, lullaby  # noqa: F401
from tests.table.reading import read_table
from tests.table.test_reaction_windows import WINDOW, hushed, known, with_a_creak

pytestmark = pytest.mark.usefixtures("lullaby")

FIRST = 2.0
"""So long every window stays open."""
DAY = 86_400.0


def against_a_bot(**created: Any) -> Evening:
    """Ann has just sung, and only the bot is asked."""
    table = Evening("lullaby", 2, window=WINDOW, **created)
    for command in (say.Sit(), say.SeatBot(level="random"), say.Ready()):
        table.say("ann", command)
    table.settle()
    return table.play_until(lambda: table.table.window is not None)


# All have answered.


@pytest.mark.parametrize("answer", ["pass", "creak"])
def test_a_window_closes_at_once_when_all_who_are_asked_have_answered(answer: str) -> None:
    table, creak = with_a_creak()
    table.play("cleo", "pass", after=1)
    table.play("ben", creak if answer == "creak" else "pass", after=FIRST)
    assert table.table.next_due() == table.now - 1  # since the first seconds are over: at once
    (closed,) = table.settle()
    assert isinstance(closed, entries.WindowClosed)


def test_as_long_as_anybody_is_silent_a_window_stays_open() -> None:
    table, _ = with_a_creak()
    opened = table.now
    table.play("ben", "pass", after=1)
    assert table.table.next_due() == opened + WINDOW
    assert table.wait(opened + WINDOW - table.now - 0.001) == []
    assert len(table.wait(0.001)) == 1


@pytest.mark.parametrize("answers", [(0.0, 0.0), (0.1, 1.0), (1.9, 0.05)])
def test_whoever_is_quick_looks_like_anybody_else_who_is(answers: tuple[float, float]) -> None:
    """A pass at once, by somebody who can do nothing else, is not told from one after a moment's thought."""
    table, _ = with_a_creak()
    opened = table.now
    table.play("ben", "pass", after=answers[0])
    table.play("cleo", "pass", after=answers[1])
    before = [known(table, role) for role in (0, None)]
    assert table.table.next_due() == opened + FIRST
    assert table.wait(opened + FIRST - table.now - 0.001) == []
    assert [known(table, role) for role in (0, None)] == before
    assert len(table.wait(0.001)) == 1


@pytest.mark.parametrize("answers", ["none", "pass", "creak"])
def test_a_table_may_want_its_windows_to_take_their_whole_time(answers: str) -> None:
    table, creak = with_a_creak(whole_windows=True)
    opened = table.now
    if answers != "none":
        table.play("ben", creak if answers == "creak" else "pass", after=1)
        table.play("cleo", "pass", after=3)
    assert table.public.whole_windows
    assert table.table.next_due() == opened + WINDOW
    assert table.wait(opened + WINDOW - table.now - 0.001) == []
    assert len(table.wait(0.001)) == 1


# Who is not waited for.


def test_against_a_bot_a_window_takes_the_first_seconds_alone() -> None:
    table = against_a_bot()
    opened = table.now
    assert table.public.time.window_closes_at == opened + FIRST
    assert table.wait(FIRST - 0.001) == []
    assert len(table.wait(0.001)) == 1


@pytest.mark.parametrize("whole", [False, True])
def test_how_long_a_bot_thinks_shows_nowhere(whole: bool) -> None:
    """It thinks longer when it holds something: in each of these worlds everything else is the same."""
    stories = []
    for thinks in (0.01, 1.0, 1.99, None):
        table = against_a_bot(whole_windows=whole)
        opened = table.now
        seen = []
        for tick in range(1, 900):
            table.now = opened + tick / 100
            if thinks is not None and tick == thinks * 100:
                table.bot_plays(1, "pass")
            table.settle()
            seen.append((table.now, [known(table, role) for role in (0, None)]))
        stories.append(seen)
    assert all(story == stories[0] for story in stories)


def test_a_bot_that_has_not_answered_by_then_passes() -> None:
    table = against_a_bot()
    table.wait(FIRST)
    playing = table.table.begun
    assert playing.progress.moves[-1].move == "1: pass"


def test_a_person_is_waited_for_while_a_bot_is_not() -> None:
    table = Evening("lullaby", 3, window=WINDOW)
    for guest in ("ann", "ben"):
        table.say(guest, say.Sit())
    for guest, command in (("ann", say.SeatBot(level="random")), ("ann", say.Ready()), ("ben", say.Ready())):
        table.say(guest, command)
    table.settle()
    table.play_until(lambda: table.table.window is not None)
    opened = table.now
    assert table.public.time.window_closes_at == opened + WINDOW
    table.play("ben", "pass", after=3)
    assert len(table.settle()) == 1


def test_a_seat_that_somebody_has_left_is_not_waited_for() -> None:
    table, _ = with_a_creak()
    opened = table.now
    table.say("ben", say.Leave(), after=1)
    assert table.public.time.window_closes_at == opened + WINDOW
    table.say("cleo", say.Leave())
    assert table.public.time.window_closes_at == opened + FIRST
    assert len(table.wait(1)) == 1


# What moves its end.


def test_a_pause_holds_the_first_seconds_too() -> None:
    table, _ = with_a_creak()
    for guest in ("ben", "cleo"):
        table.play(guest, "pass")
    for guest in GUESTS:
        table.say(guest, say.Pause())
    table.wait(100)
    for guest in GUESTS:
        table.say(guest, say.Pause(wanted=False))
    assert table.table.next_due() == table.now + FIRST


def test_an_outage_holds_the_first_seconds_too() -> None:
    table = against_a_bot()
    table.write(entries.Outage(100.0), after=101)
    assert table.table.next_due() == pytest.approx(table.now + FIRST - 1)


# How long a window may take.


@pytest.mark.parametrize("days", [1.0, 3.0, 0.5])
def test_at_a_table_by_days_the_clock_decides(days: float) -> None:
    table = hushed(clock=DaysClock(days))
    opened = table.now
    assert table.public.window == days * DAY
    assert table.public.time.window_closes_at == opened + days * DAY
    table.play("ben", "pass", after=0.4 * DAY)
    assert table.wait(opened + days * DAY - table.now - 1) == []
    table.play("cleo", "pass")
    assert len(table.settle()) == 1, "and nobody waits for the rest of the day"


@pytest.mark.parametrize("clock", [BankClock(60.0), DaysClock(1.0)])
def test_no_clock_runs_for_anybody_in_a_window(clock: AnyClock) -> None:
    table = hushed(clock=clock)
    table.wait(1.5)
    assert not table.table.begun.on_the_clock


def test_the_host_chooses_the_length_before_the_game_begins() -> None:
    table = Evening("lullaby", 2)
    assert table.public.window == 8.0
    table.say("ann", say.Arrange(window=20.0))
    table.say("ann", say.Arrange(whole_windows=True))
    assert (table.public.window, table.public.whole_windows) == (20.0, True)
    assert table.refusal("ann", say.Arrange(window=20.0)).code == "nothing-changes"
    assert table_info(table.refolded(), NAMES) == table.public
    table.gathered("ann", "ben").play_until(lambda: table.table.window is not None)
    assert table.public.time.window_closes_at == table.now + 20.0


@pytest.mark.parametrize("seconds", [0.0, -1.0, SHORTEST / 2, LONGEST + 1, float("inf"), float("nan")])
def test_a_length_that_makes_no_sense_is_refused(seconds: float) -> None:
    refused = Evening("lullaby").refusal("ann", say.Arrange(window=seconds))
    assert (refused.code, refused.path) == ("window-between", "window")
    assert (refused.facts["minimum"], refused.facts["maximum"]) == (SHORTEST, LONGEST)


def test_logs_from_before_still_tell_of_the_same_table() -> None:
    """They know nothing of how windows close now; those that were closed stay closed as they were."""
    table, _ = with_a_creak()
    table.play("ben", "pass", after=0.5)
    table.write(entries.WindowClosed(table.number), after=WINDOW - 0.5)
    texts = [write_entry(entry) for entry in table.entries]
    texts[0] = texts[0].replace(',"whole_windows":false', "")
    deed = '{"deed":"arranged","options":{"child":"drowsy"},"clock":{"clock":"none"},"stand_in":""}'
    arranged = f'{{"number":1,"at":1000000.0,"deed":{deed}}}'
    assert "whole" not in "".join(texts)
    old = read_table("table", table.seed, [read_entry(text) for text in texts])
    assert table_info(old, NAMES) == table.public
    assert isinstance(read_entry(arranged).deed, entries.Arranged)
    changed = Evening("lullaby", window=5.0)
    apply(changed.table, read_entry(arranged))
    assert changed.public.window == 5.0


# Two worlds.


@pytest.mark.parametrize("observer", [0, None])
def test_when_it_closes_follows_from_what_everybody_knows(observer: Role) -> None:
    """Deal anew all that the observer cannot know: who is asked, and so who is waited for, stays the same."""
    table = hushed()
    playing = table.table.begun
    for number in range(50):
        other = playing.state.copy()
        other.redeal(observer, FastChance(number))
        ask = other.ask
        assert ask is not None
        assert list(ask.seats(other)) == list(table.table.window.asked)
