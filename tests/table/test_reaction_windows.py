"""Hidden reaction windows: answers tell nothing until they close. When that is: ``test_window_ends``."""

from collections.abc import Mapping
from typing import Any

import pytest

from reverie.table import commands as say
from reverie.table import entries
from reverie.table.live_table import Role
from reverie.table.story import story
from tests.table.living import GUESTS, Evening, everything, lullaby  # noqa: F401

pytestmark = pytest.mark.usefixtures("lullaby")

WINDOW = 8.0


def hushed(players: int = 3, **created: Any) -> Evening:
    """A table whose first verse has been sung: seats 1 and 2 may spoil it, in secret."""
    table = Evening("lullaby", players, window=WINDOW, **created).gathered(*GUESTS[:players])
    return table.play_until(lambda: table.table.window is not None)


def with_a_creak(**created: Any) -> tuple[Evening, str]:
    """A hushed table where Ben could creak, and how."""
    for number in range(20):
        table = hushed(seed=bytes([number] * 32), **created)
        creaks = [move for move in table.look(1).moves if move.startswith("creak")]
        if creaks:
            return table, creaks[0]
    raise AssertionError("nobody ever holds a noisy verse")


def known(table: Evening, role: Role) -> Mapping[str, Any]:
    """All that a role has been told."""
    return {
        "public": table.public,
        "look": table.look(role),
        "story": story(table.table, role),
        "version": table.table.versions[role],
    }


# Answering.


def test_a_window_opens_for_everybody_who_is_asked() -> None:
    table = hushed()
    assert table.public.time.window_closes_at == table.now + WINDOW
    assert table.look(None).view["decision"]["asked"] == [1, 2]
    for seat in (1, 2):
        assert table.look(seat).view["decision"]["owes"]
        assert table.look(seat).moves[0] == "pass"
    assert not table.look(0).view["decision"]["owes"]


def test_an_answer_lies_there_until_the_window_closes() -> None:
    table, creak = with_a_creak()
    update = table.play("ben", creak)
    assert (update.only, update.events) == (1, ())
    assert table.look(1).view["decision"]["answer"] == creak
    assert not table.look(1).view["decision"]["owes"]
    assert table.look(1).moves == []
    assert table.look(1).view["spent"] == []
    (closed,) = table.wait(WINDOW)
    assert isinstance(closed, entries.WindowClosed)
    assert table.look(None).view["spent"] == [creak.split()[1]]


def test_nobody_else_can_tell_that_somebody_has_answered() -> None:
    table, creak = with_a_creak()
    roles: tuple[Role, ...] = (0, 2, None)
    before = {role: known(table, role) for role in roles}
    table.play("ben", creak, after=3)
    assert {role: known(table, role) for role in roles} == before


def test_a_window_tells_the_same_until_it_closes() -> None:
    """Two evenings that differ only in what lies in the window."""
    stories = []
    for silent in (True, False):
        table, creak = with_a_creak()
        if not silent:
            table.play("ben", creak, after=2)
        table.now = table.table.next_due() or 0.0
        stories.append([known(table, role) for role in (0, 2, None)])
    assert stories[0] == stories[1]


def test_who_gave_no_answer_answers_by_default() -> None:
    table, _ = with_a_creak()
    table.wait(WINDOW)
    answers = [played.move for played in table.table.begun.progress.moves if played.move[3:] == "pass"]
    assert answers == ["1: pass", "2: pass"]
    assert table.look(None).view["spent"] == []


def test_all_moves_of_a_window_are_dated_when_it_closes() -> None:
    """Otherwise the record would tell who hesitated."""
    table, creak = with_a_creak()
    table.play("cleo", "pass", after=1)
    table.play("ben", creak, after=2)
    table.wait(WINDOW - 3)
    moves = table.table.begun.progress.moves[-2:]
    assert moves[0].at == moves[1].at
    assert [played.move for played in moves] == [f"1: {creak}", "2: pass"]


def test_what_happens_when_a_window_closes_is_told_as_one_moment() -> None:
    table, creak = with_a_creak()
    table.play("ben", creak)
    table.wait(WINDOW)
    playing = table.table.begun
    for role in (0, 1, 2, None):
        late = [told.after for told in story(table.table, role) if told.event["kind"] in ("hush_answered", "creaked")]
        assert set(late) == {playing.progress.told}


# What cannot be.


def test_an_answer_stands() -> None:
    table, creak = with_a_creak()
    table.play("ben", "pass")
    assert table.refusal("ben", say.Play(decision=table.number, move=creak)).code == "already-answered"


def test_the_singer_is_not_asked_and_learns_nothing_from_trying() -> None:
    table, _ = with_a_creak()
    wanted = say.Play(decision=table.number, move="pass")
    before = table.refusal("ann", wanted)
    table.play("ben", "pass")
    after = table.refusal("ann", wanted)
    assert (before.code, before.facts) == (after.code, after.facts) == ("not-your-turn", {"seat": 0, "waiting": [1, 2]})


def test_an_answer_to_an_earlier_question_is_stale() -> None:
    table, _ = with_a_creak()
    assert table.refusal("ben", say.Play(decision=table.number - 1, move="pass")).code == "stale-decision"


def test_an_unlawful_answer_is_refused_at_once() -> None:
    table, _ = with_a_creak()
    assert table.refusal("ben", say.Play(decision=table.number, move="creak nothing")).code == "not-lawful-now"


def test_asides_wait_until_the_window_closes() -> None:
    """An aside in the window would count as the answer, and one that asks something would cover it."""
    table, _ = with_a_creak()
    for guest, seat in (("ann", 0), ("ben", 1)):
        assert not any(move.startswith(("lift", "offer")) for move in table.look(seat).moves)
        assert table.refusal(guest, say.Play(decision=table.number, move="lift 1")).code in (
            "not-your-turn",
            "not-lawful-now",
        )
    table.wait(WINDOW)
    table.play("ben", "lift 1")


def test_nothing_is_taken_back_once_a_window_is_open() -> None:
    """Whether it could be would tell whether somebody has answered."""
    table, _ = with_a_creak()
    assert table.refusal("ann", say.TakeBack()).code == "undo-nothing"
    table.play("ben", "pass")
    assert table.refusal("ann", say.TakeBack()).code == "undo-nothing"


# What moves its end.


def test_a_pause_holds_the_window_open() -> None:
    table, creak = with_a_creak()
    for guest in GUESTS:
        table.say(guest, say.Pause(), after=1)
    assert table.table.next_due() is None
    assert table.refusal("ben", say.Play(decision=table.number, move=creak)).code == "table-paused"
    assert table.wait(1000) == []
    for guest in GUESTS:
        table.say(guest, say.Pause(wanted=False), after=1)
    assert table.table.next_due() == table.now + WINDOW - 3
    table.play("ben", creak)
    assert len(table.wait(WINDOW - 3)) == 1


def test_an_outage_holds_the_window_open() -> None:
    table, _ = with_a_creak()
    table.write(entries.Outage(100.0), after=101)
    assert table.table.next_due() == pytest.approx(table.now + WINDOW - 1)


def test_an_outage_during_a_pause_counts_once() -> None:
    table, _ = with_a_creak()
    for guest in GUESTS:
        table.say(guest, say.Pause())
    table.write(entries.Outage(100.0), after=100)
    for guest in GUESTS:
        table.say(guest, say.Pause(wanted=False))
    assert table.table.next_due() == table.now + WINDOW


def test_an_outage_told_twice_counts_once() -> None:
    """Two servers that start together both find the gap."""
    table, _ = with_a_creak()
    table.write(entries.Outage(100.0), after=100)
    table.write(entries.Outage(100.0))
    assert table.table.next_due() == table.now + WINDOW


def test_whoever_leaves_leaves_the_answer_behind() -> None:
    table, creak = with_a_creak()
    table.play("ben", creak)
    table.say("ben", say.Leave())
    table.wait(WINDOW)
    assert table.look(None).view["spent"] == [creak.split()[1]]


def test_a_window_with_answers_is_read_back_from_its_entries() -> None:
    table, creak = with_a_creak()
    table.play("ben", creak, after=1)
    table.say("cleo", say.Pause(), after=1)
    assert everything(table.refolded()) == everything(table.table)


def test_a_bot_answers_like_everybody_else() -> None:
    table = Evening("lullaby", 2, window=WINDOW)
    table.say("ann", say.Sit())
    table.say("ann", say.SeatBot(level="random"))
    table.say("ann", say.Ready())
    table.settle()
    table.play_until(lambda: table.table.window is not None)
    before = known(table, 0)
    assert table.table.owing == [1]
    table.bot_plays(1, "pass")
    assert table.table.owing == []
    assert known(table, 0) == before
