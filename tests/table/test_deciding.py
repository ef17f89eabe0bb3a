"""What a guest's command amounts to: seats, readiness, arrangements, moves, pauses, leaving, another game."""

from collections.abc import Callable

import pytest

from reverie.bots import bot_names
from reverie.games import registered_game
from reverie.kernel import Refused, commitment, sealed_key
from reverie.table import commands as say
from reverie.table import deciding, entries
from reverie.table.clock_kinds import BankClock, NoClock, PhaseClock
from reverie.table.commands import AnyCommand
from reverie.table.deciding import decide
from tests.table.living import SEED, Evening, everything, record_of
from tests.table.reading import read_table

LEVEL = bot_names(registered_game("psycle"))[0]


# Seats.


def test_guests_take_the_first_open_seat_or_the_one_they_want() -> None:
    table = Evening(players=3)
    table.say("ben", say.Sit(seat=2))
    table.say("ann", say.Sit())
    table.say("cleo", say.Sit())
    assert [chair.name for chair in table.public.chairs] == ["Ann", "Cleo", "Ben"]
    assert [chair.host for chair in table.public.chairs] == [True, False, False]
    assert [table.table.seat_of(guest) for guest in ("ann", "ben", "cleo", "nobody", "")] == [0, 2, 1, None, None]


@pytest.mark.parametrize(
    ("guest", "command", "code"),
    [
        ("ann", say.Sit(), "already-seated"),
        ("cleo", say.Sit(), "table-full"),
        ("cleo", say.Sit(seat=0), "table-full"),
        ("cleo", say.Ready(), "not-seated"),
        ("cleo", say.Stand(), "not-seated"),
        ("cleo", say.Stand(seat=0), "not-your-seat"),
        ("ben", say.Stand(seat=0), "not-your-seat"),
        ("ann", say.Stand(seat=7), "not-seated"),
        ("ann", say.Stand(seat=-1), "not-seated"),
        ("cleo", say.AddEntropy(word="x"), "not-seated"),
        ("ann", say.AddEntropy(word=""), "too-long"),
        ("ann", say.AddEntropy(word="x" * 201), "too-long"),
        ("ben", say.Arrange(clock=NoClock()), "not-host"),
        ("ann", say.Arrange(options={"psycle_cap": 0}), "option-at-least"),
        ("ann", say.Arrange(options={"colour": "blue"}), "unknown-option"),
        ("ann", say.Arrange(clock=PhaseClock(0.0)), "clock-between"),
        ("ann", say.Arrange(stand_in="nobody"), "unknown-bot"),
        ("cleo", say.SeatBot(level=LEVEL), "not-seated"),
        ("ann", say.SeatBot(level="nobody"), "unknown-bot"),
        ("ann", say.SeatBot(level=LEVEL), "table-full"),
        ("ann", say.Play(decision=1, move="play 1"), "table-not-started"),
        ("cleo", say.Play(decision=1, move="play 1"), "not-seated"),
        ("ann", say.TakeBack(), "table-not-started"),
        ("ann", say.Confirm(), "table-not-started"),
        ("ann", say.Pause(), "table-not-started"),
        ("ann", say.Leave(), "table-not-started"),
        ("ann", say.Rematch(), "table-not-over"),
    ],
)
def test_before_the_game_some_things_cannot_be(guest: str, command: AnyCommand, code: str) -> None:
    table = Evening().gathered(ready=False)
    assert table.refusal(guest, command).code == code


def test_a_seat_that_is_taken_is_not_given_twice() -> None:
    table = Evening(players=3)
    table.say("ann", say.Sit(seat=1))
    assert table.refusal("ben", say.Sit(seat=1)).code == "seat-taken"
    assert table.refusal("ben", say.Sit(seat=3)).code == "seat-taken"


def test_nobody_in_particular_cannot_take_a_seat() -> None:
    assert Evening().refusal("", say.Sit()).code == "no-guest"


def test_whoever_stands_up_leaves_the_seat_open() -> None:
    table = Evening().gathered(ready=False)
    table.say("ben", say.Stand())
    table.say("cleo", say.Sit())
    assert table.table.seat_of("cleo") == 1
    assert table.table.seat_of("ben") is None


def test_bots_are_seated_and_sent_away_by_those_at_the_table() -> None:
    table = Evening(players=3)
    table.say("ann", say.SeatBot(level=LEVEL, seat=2))  # the host need not sit
    table.say("ben", say.Sit())
    table.say("ben", say.SeatBot(level=LEVEL))
    assert [chair.kind for chair in table.table.chairs] == ["person", "bot", "bot"]
    assert table.refusal("cleo", say.Stand(seat=2)).code == "not-your-seat"
    table.say("ben", say.Stand(seat=2))
    table.say("ann", say.Stand(seat=1))
    assert [chair.kind for chair in table.table.chairs] == ["person", "open", "open"]


def test_exact_bots_sit_only_where_they_are_exact() -> None:
    table = Evening()
    table.say("ann", say.SeatBot(level="exact"))
    for command in (say.Arrange(options={"psycle_cap": 3}), say.Arrange(options={"psycle_cap": 3}, stand_in=LEVEL)):
        assert table.refusal("ann", command).code == "exact-capped"
    table.say("ann", say.Arrange(options={"psycle_cap": 1}, stand_in="exact"))
    table.say("ann", say.Stand(seat=0))
    assert table.refusal("ann", say.Arrange(options={"psycle_cap": 3})).code == "exact-capped"
    table.say("ann", say.Arrange(options={"psycle_cap": 3}, stand_in=""))
    assert table.refusal("ann", say.SeatBot(level="exact")).code == "exact-capped"
    three = Evening(players=3)
    assert three.refusal("ann", say.SeatBot(level="exact")).code == "bot-not-for-players"


# Beginning.


def test_the_game_begins_when_every_seat_is_taken_and_everybody_is_ready() -> None:
    table = Evening()
    table.say("ann", say.Sit())
    table.say("ann", say.Ready())
    assert table.settle() == []
    table.say("ben", say.Sit())
    assert table.settle() == []
    table.say("ben", say.Ready())
    table.say("ann", say.Ready(ready=False))
    assert table.settle() == []
    table.say("ann", say.Ready())
    assert table.settle() == [entries.Started()]
    assert table.public.phase == "playing"


def test_bots_are_always_ready_but_never_begin_alone() -> None:
    table = Evening()
    table.say("ann", say.SeatBot(level=LEVEL))
    table.say("ann", say.SeatBot(level=LEVEL))
    assert table.settle() == []
    table.say("ann", say.Stand(seat=0))
    table.say("ben", say.Sit())
    table.say("ben", say.Ready())
    assert table.settle() == [entries.Started()]


def test_arranging_anew_asks_everybody_again() -> None:
    table = Evening().gathered(ready=False)
    table.say("ben", say.Ready())
    table.say("ann", say.Arrange(options={"psycle_cap": 2}, clock=BankClock(60.0), stand_in=LEVEL))
    assert [chair.ready for chair in table.public.chairs] == [False, False]
    assert table.public.options == {"psycle_cap": 2}
    assert table.public.clock == BankClock(60.0)
    table.say("ann", say.Arrange(clock=NoClock()))
    assert table.public.options == {"psycle_cap": 2}
    assert table.public.stand_in == LEVEL


def test_what_seats_throw_in_changes_the_shuffles_and_stands_in_the_record() -> None:
    table = Evening(options={"psycle_cap": 1}).gathered(ready=False)
    table.say("ben", say.AddEntropy(word="seven of clubs"))
    assert [chair.entropy for chair in table.public.chairs] == [False, True]
    for guest in ("ann", "ben"):
        table.say(guest, say.Ready())
    table.settle()
    assert table.table.begun.entropy == ["", "seven of clubs"]
    assert sealed_key(SEED, table.table.begun.entropy) != sealed_key(SEED)
    while table.table.phase == "playing":
        for seat in table.asked:
            table.play(("ann", "ben")[seat], "play 0")
    record = record_of(table.table, {})
    assert record.entropy == ["", "seven of clubs"]
    assert record.commitment == commitment(SEED)


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (say.Sit(), "table-started"),
        (say.Stand(), "table-started"),
        (say.Ready(), "table-started"),
        (say.Arrange(clock=NoClock()), "table-started"),
        (say.AddEntropy(word="late"), "table-started"),
        (say.Rematch(), "table-not-over"),
        (say.SeatBot(level=LEVEL), "table-full"),
    ],
)
def test_once_the_game_has_begun_the_seats_are_fixed(command: AnyCommand, code: str) -> None:
    assert Evening().gathered().refusal("ann", command).code == code


# Moves.


def test_a_move_is_made_by_whoever_holds_the_seat() -> None:
    table = Evening().gathered()
    table.play("ben", "play 2")
    assert table.look(1).view["committed"] == [None, 2]
    assert table.look(0).view["committed"] == [None, "?"]
    assert table.look(None).view["committed"] == [None, "?"]


@pytest.mark.parametrize(
    ("guest", "command", "code"),
    [
        ("cleo", say.Play(decision=1, move="play 1"), "not-seated"),
        ("", say.Play(decision=1, move="play 1"), "not-seated"),
        ("ann", say.Play(decision=0, move="play 1"), "stale-decision"),
        ("ann", say.Play(decision=2, move="play 1"), "stale-decision"),
        ("ann", say.Play(decision=1, move="play 6"), "psycle-no-such-card"),
        ("ann", say.Play(decision=1, move="play"), "wrong-words"),
        ("ann", say.Play(decision=1, move=""), "unknown-move"),
        ("ben", say.Play(decision=1, move="play 1"), "card-is-final"),
    ],
)
def test_a_move_that_cannot_be_made_is_refused(guest: str, command: AnyCommand, code: str) -> None:
    table = Evening().gathered()
    table.play("ben", "play 2")
    assert table.refusal(guest, command).code == code


def test_a_command_carries_the_guests_own_id_into_its_entry() -> None:
    table = Evening().gathered()
    update = table.play("ann", "play 2", client="a")
    assert table.table.done == {("ann", "a"): update.entry.number}
    table.play("ben", "play 2", client="a")
    assert len(table.table.done) == 2
    assert read_table("table", SEED, table.entries).done == table.table.done


# Pausing.


def test_a_pause_needs_everybody_and_so_does_its_end() -> None:
    table = Evening().gathered()
    table.say("ann", say.Pause())
    assert not table.public.paused
    assert [chair.wants_pause for chair in table.public.chairs] == [True, False]
    table.say("ben", say.Pause())
    assert table.public.paused
    assert table.look(0).moves == []
    assert table.table.owing == []
    assert table.refusal("ann", say.Play(decision=1, move="play 1")).code == "table-paused"
    table.say("ann", say.Pause(wanted=False))
    assert table.public.paused
    table.say("ben", say.Pause(wanted=False))
    assert not table.public.paused
    table.play("ann", "play 1")


def test_a_pause_is_for_people_to_agree_on() -> None:
    table = Evening()
    table.say("ann", say.Sit())
    table.say("ann", say.SeatBot(level=LEVEL))
    table.say("ann", say.Ready())
    table.settle()
    table.say("ann", say.Pause())
    assert table.public.paused


def test_whoever_leaves_no_longer_stands_in_the_way_of_a_pause() -> None:
    table = Evening(players=3).gathered("ann", "ben", "cleo")
    table.say("ann", say.Pause())
    table.say("ben", say.Pause())
    table.say("cleo", say.Leave())
    assert table.public.paused


# Leaving.


def test_leaving_hands_the_seat_to_the_stand_in() -> None:
    table = Evening(stand_in=LEVEL).gathered()
    table.say("ben", say.Leave())
    assert [chair.kind for chair in table.public.chairs] == ["person", "bot"]
    assert table.table.owing == [0, 1]
    table.bot_plays(1, "play 1")
    assert table.refusal("ben", say.Play(decision=1, move="play 1")).code == "not-seated"
    assert table.refusal("ben", say.Sit()).code == "table-started"


def test_without_a_stand_in_the_seat_stays_empty_until_a_bot_is_given_it() -> None:
    table = Evening().gathered()
    table.say("ben", say.Leave())
    assert [chair.kind for chair in table.public.chairs] == ["person", "left"]
    assert table.refusal("cleo", say.SeatBot(level=LEVEL)).code == "not-seated"
    assert table.refusal("ann", say.SeatBot(level=LEVEL, seat=0)).code == "seat-taken"
    table.say("ann", say.SeatBot(level=LEVEL))
    assert [chair.kind for chair in table.public.chairs] == ["person", "bot"]
    table.bot_plays(1, "play 1")


def test_an_empty_seat_is_played_by_the_clock() -> None:
    table = Evening(clock=PhaseClock(10.0)).gathered()
    table.say("ben", say.Leave())
    table.play("ann", "play 1")
    assert table.wait(10)[0] == entries.Moved(1, "play 0", 1, by_clock=True)


# The end, and another game.


def finished() -> Evening:
    table = Evening(options={"psycle_cap": 1}).gathered()
    while table.table.phase == "playing":
        for seat in table.asked:
            table.play(("ann", "ben")[seat], table.look(seat).moves[-1])
    return table


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (say.Play(decision=9, move="play 1"), "game-over"),
        (say.Leave(), "game-over"),
        (say.Pause(), "game-over"),
        (say.Confirm(), "game-over"),
        (say.SeatBot(level=LEVEL), "table-over"),
        (say.Sit(), "table-started"),
    ],
)
def test_after_the_end_nothing_more_is_played(command: AnyCommand, code: str) -> None:
    assert finished().refusal("ann", command).code == code


def test_another_game_is_made_when_everybody_wants_it() -> None:
    table = finished()
    assert table.refusal("cleo", say.Rematch()).code == "not-seated"
    table.say("ann", say.Rematch())
    assert not table.table.wants_rematch()
    table.say("ben", say.Rematch())
    assert table.table.wants_rematch()
    table.write(entries.Rematched("another"))
    assert not table.table.wants_rematch()
    assert table.public.rematch == "another"


def test_the_record_has_the_seed_once_the_game_is_over() -> None:
    table = Evening().gathered()
    assert record_of(table.table, {}).seed is None
    record = record_of(finished().table, {"ann": "Ann"})
    assert record.seed == SEED.hex()
    assert [(seat.name, seat.kind) for seat in record.seats] == [("Ann", "person"), ("", "person")]


# Nothing is done twice, and nothing is half done.


@pytest.mark.parametrize(
    "change",
    [
        lambda table: table.say("ann", say.Pause()),
        lambda table: table.play("ann", "play 3"),
        lambda table: table.say("ben", say.Leave()),
    ],
)
def test_a_decided_line_that_is_never_written_changes_nothing(change: Callable[[Evening], object]) -> None:
    """The storage may refuse it; then it has not happened."""
    table, twin = Evening().gathered(), Evening().gathered()
    decide(table.table, say.Play(decision=1, move="play 5", id="lost"), "ann", table.now)
    change(table)
    change(twin)
    assert everything(table.table) == everything(twin.table)


def test_a_refusal_is_a_refusal_of_the_kernel() -> None:
    assert isinstance(Evening().refusal("cleo", say.Ready()), Refused)


# How many entries a table may have.


def test_what_is_so_already_is_no_line() -> None:
    table = Evening().gathered(ready=False)
    table.say("ann", say.Arrange(options={"psycle_cap": 2}, clock=BankClock(60.0), stand_in=LEVEL))
    table.say("ann", say.AddEntropy(word="moon"))
    table.say("ben", say.Ready())
    for guest, command in (
        ("ben", say.Ready()),
        ("ann", say.Ready(ready=False)),
        ("ann", say.AddEntropy(word="moon")),
        ("ann", say.Arrange()),
        ("ann", say.Arrange(options={"psycle_cap": 2}, clock=BankClock(60.0))),
        ("ann", say.Arrange(stand_in=LEVEL)),
    ):
        assert table.refusal(guest, command).code == "nothing-changes"
    table.say("ann", say.Ready())
    table.settle()
    assert table.refusal("ann", say.Pause(wanted=False)).code == "nothing-changes"
    assert table.refusal("ann", say.Confirm()).code == "nothing-changes", "in this game nothing is ever taken back"
    table.say("ann", say.Pause())
    assert table.refusal("ann", say.Pause()).code == "nothing-changes"


def test_nobody_goes_back_and_forth_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deciding, "MOST_SAID", 10)
    table = Evening(players=3)
    table.say("ann", say.Sit())
    for number in range(8):
        table.say("ann", say.Ready(ready=number % 2 == 0))
    table.say("ann", say.Ready())
    assert table.table.number == 10
    for command in (say.Ready(ready=False), say.Stand(), say.AddEntropy(word="x"), say.Arrange(clock=BankClock(9.0))):
        refused = table.refusal("ann", command)
        assert (refused.code, refused.facts) == ("table-too-long", {"most": 10})
    # What leads on still does, and others are not concerned.
    table.say("ben", say.Sit())
    table.say("ben", say.AddEntropy(word="x"))
    table.say("ben", say.SeatBot(level=LEVEL))
    table.say("ben", say.Ready())
    assert table.settle() == [entries.Started()]
    assert table.refusal("ann", say.Pause()).code == "table-too-long"
    table.say("ben", say.Pause())


def test_in_a_very_long_game_only_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Evening(options={"psycle_cap": 1}).gathered()
    for guest in ("ann", "ben"):
        table.say(guest, say.Pause())
    monkeypatch.setattr(deciding, "MOST_ENTRIES", table.table.number)
    table.say("ann", say.Pause(wanted=False))
    assert table.refusal("ann", say.Pause()).code == "table-too-long"
    table.say("ben", say.Pause(wanted=False))
    assert not table.table.paused
    for command in (say.Confirm(), say.TakeBack()):
        assert table.refusal("ann", command).code == "table-too-long"
    table.play_until(lambda: table.table.phase == "over")
    table.say("ann", say.Rematch())
    assert table.refusal("ann", say.Rematch()).code == "table-too-long"
    table.say("ben", say.Rematch())
    assert table.table.wants_rematch()


def test_secrets_of_others_do_not_make_a_table_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Evening().gathered()
    monkeypatch.setattr(deciding, "MOST_ENTRIES", table.table.number + 1)
    table.table.versions[0] += 1  # as after an answer in a hidden window
    table.table.number += 1
    assert table.refusal("ann", say.Pause()).code == "table-too-long"
    table.say("ben", say.Pause())
