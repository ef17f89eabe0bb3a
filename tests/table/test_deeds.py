"""What people do at a table besides playing: it is told, under the names of its time, and nobody is kept waiting."""

from typing import Any

import pytest

from reverie.bots import bot_names
from reverie.games import registered_game
from reverie.kernel.record import record_data
from reverie.table import commands as say
from reverie.table import decide_seats, entries
from reverie.table.clock_kinds import BankClock, DaysClock
from reverie.table.entries import read_entry
from reverie.table.live_table import Role
from reverie.table.sitters import told_apart
from reverie.table.story import story
from reverie.table.table_info import table_info
from tests.table.living import NAMES, Evening, everything, lullaby, record_of  # noqa: F401

pytestmark = pytest.mark.usefixtures("lullaby")

LEVEL = bot_names(registered_game("psycle"))[0]


def notes(table: Evening, role: Role = None) -> list[dict[str, Any]]:
    """What the table itself did, as a role reads it."""
    events = [told.event for told in story(table.table, role)]
    return [event for event in events if event["kind"].startswith("table_")]


def kinds(table: Evening, role: Role = None) -> list[str]:
    return [note["kind"].removeprefix("table_") for note in notes(table, role)]


def refolds(table: Evening) -> None:
    assert everything(table.refolded()) == everything(table.table)


# Leaving and coming back.


def test_whoever_leaves_is_told_of_and_the_past_keeps_the_name() -> None:
    table = Evening(stand_in=LEVEL).gathered()
    for guest in ("ann", "ben"):
        table.play(guest, "play 0")
    table.say("ben", say.Leave())
    (left,) = notes(table)
    assert left == {"kind": "table_left", "seat": 1, "last_sitter": 1, "sitter": 2, "bot": True}
    sitters = table.public.sitters
    assert [(one.seat, one.name, one.after) for one in sitters] == [
        (0, "Ann", -1),
        (1, "Ben", -1),
        (1, LEVEL, 2),
    ]
    refolds(table)


def test_whoever_left_may_take_the_seat_back_and_nobody_else() -> None:
    table = Evening(stand_in=LEVEL).gathered()
    table.say("ben", say.Leave())
    assert table.table.seat_left_by("ben") == 1
    for guest in ("ann", "cleo", ""):
        assert table.table.seat_left_by(guest) is None
        assert table.refusal(guest, say.ComeBack()).code == "not-seated"
    table.say("ben", say.ComeBack())
    assert table.table.seat_of("ben") == 1
    assert kinds(table) == ["left", "came_back"]
    assert notes(table)[-1] == {"kind": "table_came_back", "seat": 1, "last_sitter": 2, "sitter": 3, "bot": True}
    assert table.refusal("ben", say.ComeBack()).code == "not-seated"
    table.play("ben", "play 1")
    refolds(table)


def test_a_seat_that_nobody_stands_in_for_is_taken_back_too() -> None:
    table = Evening().gathered()
    table.say("ben", say.Leave())
    assert notes(table) == [{"kind": "table_left", "seat": 1, "last_sitter": 1, "bot": False}]
    table.say("ann", say.SeatBot(level=LEVEL))
    table.say("ben", say.ComeBack())
    assert kinds(table) == ["left", "seated", "came_back"]
    refolds(table)


def test_what_the_bot_has_answered_is_answered() -> None:
    table = Evening(stand_in=LEVEL).gathered()
    table.say("ben", say.Leave())
    table.bot_plays(1, "play 2")
    table.say("ben", say.ComeBack())
    assert table.refusal("ben", say.Play(decision=table.number, move="play 1")).code == "card-is-final"


def test_nobody_comes_back_when_the_game_is_over_or_for_the_hundredth_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decide_seats, "MOST_SITTERS", 4)
    table = Evening(stand_in=LEVEL, options={"psycle_cap": 1}).gathered()
    for _ in range(2):
        table.say("ben", say.Leave())
        table.say("ben", say.ComeBack())
    table.say("ben", say.Leave())
    assert table.refusal("ben", say.ComeBack()).code == "back-too-often"
    while table.table.phase == "playing":
        table.play("ann", table.look(0).moves[0])
        table.bot_plays(1, table.look(1).moves[0])
    assert table.refusal("ben", say.ComeBack()).code == "game-over"


def test_coming_back_does_not_end_a_pause() -> None:
    table = Evening(stand_in=LEVEL).gathered()
    table.say("ben", say.Leave())
    table.say("ann", say.Pause())
    table.say("ben", say.ComeBack())
    assert table.table.paused
    assert kinds(table) == ["left", "paused", "came_back"]


# Wishes.


def test_a_pause_that_others_do_not_want_is_declined() -> None:
    table = Evening(players=3).gathered("ann", "ben", "cleo")
    table.say("ann", say.Pause())
    assert table.refusal("ann", say.Decline(what="pause")).code == "nothing-changes", "one takes one's wish back"
    table.say("cleo", say.Decline(what="pause"))
    assert not any(chair.wants_pause for chair in table.public.chairs)
    assert kinds(table) == ["pause_wanted", "pause_declined"]
    assert table.refusal("ben", say.Decline(what="pause")).code == "nothing-changes"
    for guest in ("ann", "ben", "cleo"):
        table.say(guest, say.Pause())
    table.say("ann", say.Pause(wanted=False))
    table.say("ben", say.Decline(what="pause"))
    assert table.table.paused
    assert kinds(table)[2:] == ["pause_wanted", "pause_wanted", "paused", "on_wanted", "on_declined"]
    refolds(table)


def test_alone_with_bots_a_pause_is_there_at_once() -> None:
    table = Evening()
    table.say("ann", say.Sit())
    table.say("ann", say.SeatBot(level=LEVEL))
    table.say("ann", say.Ready())
    table.settle()
    table.say("ann", say.Pause())
    assert table.table.paused
    table.say("ann", say.Pause(wanted=False))
    assert kinds(table) == ["paused", "resumed"]


def test_another_game_is_offered_withdrawn_and_declined() -> None:
    table = Evening(options={"psycle_cap": 1}).gathered()
    table.play_until(lambda: table.table.phase == "over")
    assert table.refusal("ann", say.Decline(what="rematch")).code == "nothing-changes"
    table.say("ann", say.Rematch())
    table.say("ann", say.Rematch(wanted=False))
    assert table.refusal("ann", say.Rematch(wanted=False)).code == "nothing-changes"
    table.say("ann", say.Rematch())
    table.say("ben", say.Decline(what="rematch"))
    assert not table.public.chairs[0].wants_rematch
    assert kinds(table) == ["rematch_wanted", "rematch_wanted", "rematch_declined"]
    refolds(table)


def test_old_lines_read_as_they_were_meant() -> None:
    entry = read_entry('{"number":3,"at":1.0,"deed":{"deed":"rematch_said","seat":1}}')
    assert entry.deed == entries.RematchSaid(1, True)


# Taking back.


def test_a_take_back_that_others_saw_is_told_and_what_the_table_did_stays_told() -> None:
    table = Evening("project-dreamscape", 2).gathered()
    table.play_until(lambda: any(table.look(seat).can_take_back for seat in (0, 1)))
    seat = next(seat for seat in (0, 1) if table.look(seat).can_take_back)
    maker, other = ("ann", "ben")[seat], ("ann", "ben")[1 - seat]
    assert not table.look(1 - seat).can_take_back
    table.say(other, say.Pause())
    table.say(maker, say.TakeBack())
    assert kinds(table) == ["pause_wanted", "taken_back"]
    assert all(told.after <= table.table.begun.progress.told for told in story(table.table, None))
    refolds(table)


def test_what_can_be_taken_back_can_be_and_nothing_else() -> None:
    """Project Dreamscape, move by move: the table says so exactly where it does it."""
    table = Evening("project-dreamscape", 2).gathered()
    said = set()
    for number in range(60):
        if table.table.phase == "over":
            break
        for seat, guest in enumerate(("ann", "ben")):
            can = table.look(seat).can_take_back
            said.add(can)
            if not can:
                assert table.refusal(guest, say.TakeBack()).code == "undo-nothing"
        seat = table.asked[0]
        moves = table.look(seat).moves
        table.play(("ann", "ben")[seat], moves[number % len(moves)])
        if number % 7 == 3 and table.look(seat).can_take_back:
            table.say(("ann", "ben")[seat], say.TakeBack())
    assert said == {True, False}


# Clocks.


def test_when_time_ran_out_everybody_is_told_and_the_seat_what_was_played() -> None:
    table = Evening(clock=BankClock(10.0)).gathered()
    table.play("ann", "play 3")
    table.wait(10.0)
    assert notes(table, 0)[0] == {"kind": "table_time_ran_out", "seat": 1, "sitter": 1}
    assert notes(table, 1)[0] == {"kind": "table_time_ran_out", "seat": 1, "sitter": 1, "move": "play 0"}
    kept = [told.event["kind"] for told in story(table.table, None)]
    assert kept.index("table_time_ran_out") < kept.index("cards_revealed")
    assert table.public.chairs[1].by_clock >= 1
    refolds(table)


# Waiting for somebody.


def test_who_keeps_the_others_waiting_is_nudged_now_and_then() -> None:
    table = Evening().gathered()
    assert table.refusal("ann", say.Nudge(seat=1)).code == "nudge-too-soon"
    table.now += 20
    for seat in (0, -1, 2):
        assert table.refusal("ann", say.Nudge(seat=seat)).code == "nobody-to-wait-for"
    table.say("ann", say.Nudge(seat=1))
    assert notes(table) == [
        {"kind": "table_nudged", "seat": 0, "sitter": 0, "other_seat": 1, "other_sitter": 1, "own": False},
    ]
    refused = table.refusal("ann", say.Nudge(seat=1))
    assert (refused.code, refused.facts) == ("nudge-too-soon", {"seconds": 60})
    table.say("ann", say.Nudge(seat=1), after=60)
    table.play("ben", "play 1")
    assert table.refusal("ann", say.Nudge(seat=1)).code == "nobody-to-wait-for", "has answered"
    assert table.public.chairs[1].waited_since == 0.0
    refolds(table)


def test_by_days_nobody_is_nudged_every_minute() -> None:
    table = Evening(clock=DaysClock(1.0)).gathered()
    table.say("ann", say.Nudge(seat=1), after=20)
    assert table.refusal("ann", say.Nudge(seat=1)).facts == {"seconds": 3600}


def test_the_others_together_have_a_bot_play_on() -> None:
    table = Evening(players=3).gathered("ann", "ben", "cleo")
    table.play("ann", "play 1")
    assert table.refusal("ann", say.Replace(seat=2)).code == "replace-too-soon"
    table.say("ann", say.Nudge(seat=2), after=20)
    table.now += 119
    assert table.refusal("ann", say.Replace(seat=2)).code == "replace-too-soon"
    table.say("ann", say.Replace(seat=2), after=1)
    assert table.public.chairs[2].unwanted_by == [0]
    table.say("ann", say.Replace(seat=2, wanted=False))
    table.say("ann", say.Replace(seat=2))
    table.say("ben", say.Decline(what="replace", seat=2))
    assert table.public.chairs[2].unwanted_by == []
    table.say("ann", say.Replace(seat=2))
    table.say("ben", say.Replace(seat=2))
    assert table.table.chairs[2].kind == "bot"
    assert kinds(table) == [
        "nudged",
        "replace_wanted",
        "replace_wanted",
        "replace_declined",
        "replace_wanted",
        "replaced",
    ]
    assert table.table.seat_left_by("cleo") == 2
    table.say("cleo", say.ComeBack())
    refolds(table)


def test_one_who_answers_after_all_is_not_replaced() -> None:
    table = Evening(players=3).gathered("ann", "ben", "cleo")
    table.say("ann", say.Nudge(seat=2), after=20)
    table.say("ann", say.Replace(seat=2), after=120)
    update = table.play("cleo", "play 1")
    assert update.chairs, "all are told of the chairs"
    assert table.public.chairs[2].unwanted_by == []
    assert table.refusal("ben", say.Replace(seat=2)).code == "nobody-to-wait-for"


def test_time_in_which_nobody_could_answer_does_not_count() -> None:
    table = Evening().gathered()
    table.say("ann", say.Nudge(seat=1), after=20)
    for guest in ("ann", "ben"):
        table.say(guest, say.Pause(wanted=True))
    table.now += 700
    assert table.refusal("ann", say.Replace(seat=1)).code == "nobody-to-wait-for"
    for guest in ("ann", "ben"):
        table.say(guest, say.Pause(wanted=False))
    table.say("ann", say.Nudge(seat=1), after=60)
    table.write(entries.Outage(695.0), after=700)
    assert table.refusal("ann", say.Replace(seat=1)).code == "replace-too-soon"
    assert isinstance(table.say("ann", say.Replace(seat=1), after=120).entry.deed, entries.Replaced)
    refolds(table)


def test_whoever_says_no_to_a_bot_in_their_own_place_is_not_told_to_wait_for_themselves() -> None:
    table = Evening(players=3).gathered("ann", "ben", "cleo")
    table.say("ann", say.Nudge(seat=2), after=20)
    table.say("ann", say.Replace(seat=2), after=120)
    table.say("cleo", say.Decline(what="replace", seat=2))
    assert notes(table)[-1]["own"] is True


def test_one_alone_need_not_wait_for_ever() -> None:
    table = Evening(players=3).gathered("ann", "ben", "cleo")
    table.say("ann", say.Nudge(seat=2), after=20)
    table.say("ann", say.Replace(seat=2), after=600)
    assert table.table.chairs[2].kind == "bot"


def test_with_a_clock_it_is_the_clock_that_waits() -> None:
    table = Evening(clock=BankClock(5.0, 5.0)).gathered()
    table.play("ann", "play 1")
    table.wait(6.0)
    assert table.refusal("ann", say.Replace(seat=1)).code == "replace-too-soon"
    table.play("ann", "play 2")
    table.wait(6.0)
    assert table.public.chairs[1].by_clock >= 2
    table.say("ann", say.Replace(seat=1))
    assert table.table.chairs[1].kind == "bot"


def test_a_secret_is_no_sign_of_life() -> None:
    """Else it would show in the chairs, which everybody sees."""
    table = Evening("lullaby", 2).gathered()
    seat = table.asked[0]
    silent, other = ("ann", "ben")[seat], ("ann", "ben")[1 - seat]
    table.say(other, say.Nudge(seat=seat), after=20)
    before = table.public
    table.play(silent, "lift 1")
    assert table.public == before


# Names.


@pytest.mark.parametrize(
    ("names", "called"),
    [
        (["Anna", "Anna"], ["Anna", "Anna (2)"]),
        (["Anna", "ANNA", "anna"], ["Anna", "ANNA (2)", "anna (3)"]),
        (["Anna (2)", "Anna", "Anna"], ["Anna (2)", "Anna", "Anna (3)"]),
        (["", "", "Bob"], ["", "", "Bob"]),
    ],
)
def test_nobody_is_called_like_somebody_else(names: list[str], called: list[str]) -> None:
    assert list(told_apart(dict(enumerate(names))).values()) == called  # type: ignore[arg-type]


def test_two_of_one_name_are_told_apart_wherever_they_are_named() -> None:
    table = Evening(stand_in=LEVEL, options={"psycle_cap": 1}).gathered()
    names = {"ben": "Anna", "ann": "Anna", "eve": "Anna"}
    shown = table_info(table.table, names)
    assert [chair.name for chair in shown.chairs] == ["Anna", "Anna (2)"]
    assert [one.name for one in shown.sitters] == ["Anna", "Anna (2)"]
    assert table.table.called(names)["eve"] == "Anna (3)"
    table.play_until(lambda: table.table.phase == "over")
    assert [seat["name"] for seat in record_data(record_of(table.table, names))["seats"]] == ["Anna", "Anna (2)"]
    assert NAMES["ann"] == "Ann"
