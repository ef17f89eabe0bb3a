"""A live table's story in words: every line under the names of its time, in three languages."""

import pytest

from reverie.games import registered_game
from reverie.table import commands as say
from reverie.table.clock_kinds import BankClock, DaysClock, NoClock, PhaseClock
from reverie.table.clock_narration import clock_words
from reverie.table.live_table import Role
from reverie.table.sitter_names import SitterNames, sitter_names
from reverie.table.story import story
from reverie.table.table_info import SitterInfo
from reverie.text import LANGUAGES, words_for
from tests.table.living import Evening

GAME = registered_game("psycle")


def told(table: Evening, role: Role, language: str = "en") -> list[str]:
    names = SitterNames(table.public.sitters, words_for(language, GAME), GAME, role)
    return [line for one in story(table.table, role) for line in names.lines(one.event, one.after)]


def with_a_guest_who_left() -> Evening:
    """Ben plays a round, leaves, a bot plays one, and Ben comes back for another."""
    table = Evening(stand_in="greedy").gathered()
    for guest in ("ann", "ben"):
        table.play(guest, "play 0")
    table.say("ben", say.Leave())
    table.play("ann", "play 0")
    table.bot_plays(1, "play 1")
    table.say("ben", say.ComeBack())
    for guest in ("ann", "ben"):
        table.play(guest, "play 0")
    return table


def test_the_past_keeps_the_names_that_played_it() -> None:
    lines = told(with_a_guest_who_left(), 0)
    assert [line for line in lines if line.endswith("face down.") and "Ann" not in line and "You" not in line] == [
        "Ben plays a card face down.",
        "Sol plays a card face down.",
        "Ben plays a card face down.",
    ]
    assert "Ben left the game. Sol plays on." in lines
    assert "Ben is back and takes over from Sol." in lines


def test_what_a_bot_played_on_my_seat_is_not_told_as_mine() -> None:
    lines = told(with_a_guest_who_left(), 1)
    assert "You left the game. Sol plays on for you." in lines
    assert "You are back in the game." in lines
    assert sum("Sol" in line and "face down" in line for line in lines) == 1


def test_a_clock_that_plays_says_what_it_played() -> None:
    table = Evening(clock=BankClock(10.0)).gathered()
    table.play("ann", "play 3")
    table.wait(10.0)
    assert "Time ran out. Played for you: Play 0." in told(table, 1)
    assert "Time ran out for Ben." in told(table, 0)
    assert "Time ran out for Ben." in told(table, None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_deed_has_its_sentence(language: str) -> None:
    table = Evening(players=3, stand_in="greedy").gathered("ann", "ben", "cleo")
    table.say("ann", say.Pause())
    table.say("ben", say.Decline(what="pause"))
    for wanted in (True, False):
        for guest in ("ann", "ben", "cleo"):
            table.say(guest, say.Pause(wanted=wanted))
    table.say("ann", say.Nudge(seat=2), after=20)
    table.say("ann", say.Replace(seat=2), after=120)
    table.say("ben", say.Decline(what="replace", seat=2))
    table.say("ben", say.Replace(seat=2))
    table.say("ann", say.Replace(seat=2))
    table.say("cleo", say.ComeBack())
    table.say("ben", say.Leave())
    count = sum(one.event["kind"].startswith("table_") for one in story(table.table, None))
    for role in (0, 1, 2, None):
        lines = told(table, role, language)
        before = told(Evening(players=3).gathered("ann", "ben", "cleo"), role, language)
        assert len(lines) == len(before) + count
        assert not any("{" in line or "sitter" in line for line in lines)


def test_bots_are_called_like_nobody_else() -> None:
    sitters = [
        SitterInfo(seat=0, kind="bot", name="greedy", after=0),
        SitterInfo(seat=1, kind="person", name="sol", after=0),
        SitterInfo(seat=2, kind="bot", name="greedy", after=0),
        SitterInfo(seat=0, kind="person", name="", after=0),
    ]
    assert sitter_names(sitters, words_for("en")) == ["Luna", "sol", "Stella", "Somebody (A)"]


@pytest.mark.parametrize(
    ("clock", "text"),
    [
        (NoClock(), "as long as it takes"),
        (PhaseClock(45.0), "45 seconds for each decision"),
        (PhaseClock(60.0), "1 minute for each phase, as the rules have it"),
        (BankClock(300.0), "5 minutes each"),
        (BankClock(90.0, 1.0), "90 seconds each, and 1 second more after every move"),
        (DaysClock(1.0), "1 day for each decision"),
        (DaysClock(0.5), "12 hours for each decision"),
    ],
)
def test_a_clock_in_words(clock: PhaseClock, text: str) -> None:
    assert clock_words(words_for("en"), clock, 60) == text
