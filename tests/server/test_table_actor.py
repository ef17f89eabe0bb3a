"""The actor of a table: one letter at a time, the entry first, and everybody told once."""

import asyncio
from collections.abc import Coroutine

import pytest
from prometheus_client import generate_latest

from reverie import wire
from reverie.server.metrics import METRICS
from reverie.server.storage import StorageRefused
from reverie.table import commands as say
from reverie.table import entries
from reverie.table.clock_kinds import BankClock, PhaseClock
from reverie.table.entries import Entry
from reverie.table.table_info import table_info
from reverie.table.views import look
from tests.server.virtual import MemoryEntries, Stage, now, virtually
from tests.table.living import Evening, lullaby  # noqa: F401


def told(*kinds: type, among: list[wire.FromServer]) -> list[wire.FromServer]:
    return [message for message in among if isinstance(message, kinds)]


def run(coroutine: Coroutine[object, object, None]) -> None:
    virtually(coroutine)


# Doing things once.


def test_a_command_said_twice_is_done_once_and_answered_twice() -> None:
    async def scene() -> None:
        stage = Stage()
        ann = stage.ear("ann")
        command = say.Pause(id="once")
        for _ in range(3):
            await stage.say(ann, command)
        assert sum(isinstance(deed, entries.PauseSaid) for deed in stage.entries.deeds) == 1
        (update,) = [message for message in told(wire.UpdateMessage, among=ann.messages) if message.answers]  # type: ignore[attr-defined]
        assert update.answers == "once"  # type: ignore[attr-defined]
        assert told(wire.Accepted, among=ann.messages) == [wire.Accepted(id="once")] * 2

    run(scene())


def test_the_same_command_in_two_processes_is_done_once() -> None:
    """Its twin is written while ours is on its way; ours is answered as done."""

    async def scene() -> None:
        shared = MemoryEntries(Evening().gathered().entries)
        one, other = Stage(entries=shared), Stage(entries=shared)
        ann_here, ann_there = one.ear("ann"), other.ear("ann")
        tries = 0

        async def count(_: Entry) -> None:
            nonlocal tries
            tries += 1

        shared.before = count
        for stage, ear in ((one, ann_here), (other, ann_there)):
            stage.actor.command(ear, say.Pause(id="once"))  # type: ignore[arg-type]
        for stage in (one, other):
            await stage.quiet()
        assert sum(isinstance(deed, entries.PauseSaid) for deed in shared.deeds) == 1
        assert tries <= 2
        assert told(wire.Accepted, among=ann_there.messages) == [wire.Accepted(id="once")]

    run(scene())


def test_of_two_answers_to_one_question_in_two_processes_one_wins() -> None:
    async def scene() -> None:
        shared = MemoryEntries(Evening().gathered().entries)
        one, other = Stage(entries=shared), Stage(entries=shared)
        here, there = one.ear("ann"), other.ear("ann")
        one.actor.command(here, say.Play(decision=1, move="play 2", id="a"))  # type: ignore[arg-type]
        other.actor.command(there, say.Play(decision=1, move="play 5", id="b"))  # type: ignore[arg-type]
        for stage in (one, other):
            await stage.quiet()
        assert [deed for deed in shared.deeds if isinstance(deed, entries.Moved)] == [entries.Moved(0, "play 2", 1)]
        (refused,) = told(wire.RefusedMessage, among=there.messages)
        assert (refused.id, refused.code) == ("b", "card-is-final")  # type: ignore[attr-defined]
        assert look(one.table, None) == look(other.table, None)

    run(scene())


def test_a_clock_runs_out_once_in_two_processes() -> None:
    async def scene() -> None:
        shared = MemoryEntries(Evening(clock=BankClock(30.0)).gathered().entries)
        stages = [Stage(entries=shared), Stage(entries=shared)]
        ears = [stage.ear("ann") for stage in stages]
        await stages[0].say(ears[0], say.Play(decision=1, move="play 0"))
        await asyncio.sleep(30.5)
        moves = [(deed.seat, deed.decision) for deed in shared.deeds if isinstance(deed, entries.Moved)]
        assert len(moves) == len(set(moves))
        assert (1, 1) in moves
        for stage in stages:
            stage.actor.look_again()
            await stage.quiet()
        assert stages[0].table.number == stages[1].table.number

    run(scene())


# When writing fails.


def test_what_could_not_be_written_has_not_happened() -> None:
    async def scene() -> None:
        stage = Stage()
        ann = stage.ear("ann")

        async def fail(_: Entry) -> None:
            raise OSError("no space left")

        stage.entries.before = fail
        await stage.say(ann, say.Play(decision=1, move="play 2", id="a"))
        (refused,) = told(wire.RefusedMessage, among=ann.messages)
        assert (refused.id, refused.code) == ("a", "storage-failed")  # type: ignore[attr-defined]
        assert "no space" not in refused.text  # type: ignore[attr-defined]
        assert look(stage.table, 0).view["committed"] == [None, None]
        stage.entries.before = None
        await stage.say(ann, say.Play(decision=1, move="play 2", id="a"))
        assert look(stage.table, 0).view["committed"] == [2, None]

    run(scene())


def test_what_was_written_after_all_is_found_and_told() -> None:
    """The commit came through, its answer did not: everybody hears of it soon, and the move is not made twice."""

    async def scene() -> None:
        stage = Stage()
        ann, ben = stage.ear("ann"), stage.ear("ben")

        async def fail(_: Entry) -> None:
            stage.entries.after = None
            raise ConnectionError

        stage.entries.after = fail
        await stage.say(ann, say.Play(decision=1, move="play 2", id="a"))
        await asyncio.sleep(2)
        assert told(wire.UpdateMessage, among=ben.messages)[-1].events == [{"kind": "committed", "seat": 0}]  # type: ignore[attr-defined]
        await stage.say(ann, say.Play(decision=1, move="play 2", id="a"))
        assert told(wire.Accepted, among=ann.messages) == [wire.Accepted(id="a")]
        assert sum(isinstance(deed, entries.Moved) for deed in stage.entries.deeds) == 1

    run(scene())


def test_what_is_due_is_tried_again_until_it_can_be_written() -> None:
    async def scene() -> None:
        stage = Stage(Evening(clock=PhaseClock(10.0)).gathered())
        left = 3

        async def fail(_: Entry) -> None:
            nonlocal left
            left -= 1
            if left >= 0:
                raise OSError

        stage.entries.before = fail
        await asyncio.sleep(15)
        assert sum(isinstance(deed, entries.Moved) for deed in stage.entries.deeds) == 2

    run(scene())


# Watching.


def test_whoever_has_gone_before_the_scene_came_is_not_kept() -> None:
    async def scene() -> None:
        stage = Stage()
        ghost = stage.ear("ann")
        stage.actor.audience.leave(ghost)  # type: ignore[arg-type]
        await stage.quiet()
        assert not stage.actor.audience.watchers
        assert stage.actor.audience.present() == []

    run(scene())


def test_the_scene_comes_first_and_every_update_after_it() -> None:
    async def scene() -> None:
        stage = Stage()
        ann, ben = stage.ear("ann"), stage.ear("ben")
        stage.actor.command(ann, say.Play(decision=1, move="play 2"))  # type: ignore[arg-type]
        late = stage.ear()
        stage.actor.command(ben, say.Play(decision=1, move="play 1"))  # type: ignore[arg-type]
        await stage.quiet()
        first, *rest = [message for message in late.messages if not isinstance(message, wire.Present)]
        assert isinstance(first, wire.Scene)
        assert first.view is not None
        assert first.view["committed"] == ["?", None]
        assert [message.version for message in rest] == [first.version + 1]  # type: ignore[union-attr]

    run(scene())


def test_everybody_is_told_who_is_there() -> None:
    async def scene() -> None:
        stage = Stage(Evening())
        ann, watcher = stage.ear("ann"), stage.ear()
        await stage.say(ann, say.Sit())
        assert told(wire.Present, among=watcher.messages)[-1] == wire.Present(seats=[0])
        twin = stage.ear("ann")
        await stage.quiet()
        stage.actor.audience.leave(ann)  # type: ignore[arg-type]
        assert told(wire.Present, among=watcher.messages)[-1] == wire.Present(seats=[0])
        await stage.say(twin, say.Stand())
        assert told(wire.Present, among=watcher.messages)[-1] == wire.Present(seats=[])

    run(scene())


def test_both_connections_of_a_guest_see_the_seat_that_was_taken() -> None:
    async def scene() -> None:
        stage = Stage(Evening())
        one, other = stage.ear("ann"), stage.ear("ann")
        await stage.say(one, say.Sit(id="s"))
        for ear in (one, other):
            assert told(wire.Scene, among=ear.messages)[-1].seat == 0  # type: ignore[attr-defined]
        assert told(wire.Accepted, among=one.messages) == [wire.Accepted(id="s")]
        assert told(wire.Accepted, among=other.messages) == []

    run(scene())


# Talking.


def test_what_is_said_comes_in_step_with_the_moves() -> None:
    """Talk lies in the mailbox like any command: however slowly it is written, what came after it is told after it."""

    async def scene() -> None:
        stage = Stage()
        ann, ben = stage.ear("ann"), stage.ear("ben")
        await stage.quiet()
        heard = len(ben.frames)

        async def slowly() -> None:
            await asyncio.sleep(5)

        stage.chat.before = slowly
        stage.actor.command(ann, say.Pause())  # type: ignore[arg-type]
        stage.actor.talk.say(ann, "", "Wait")  # type: ignore[arg-type]
        stage.actor.command(ann, say.Pause(wanted=False))  # type: ignore[arg-type]
        await stage.quiet()
        assert [type(message) for message in ben.messages[heard:]] == [
            wire.UpdateMessage,
            wire.Said,
            wire.UpdateMessage,
        ]

    run(scene())


def test_whoever_may_not_talk_is_told_so_alone() -> None:
    async def scene() -> None:
        stage = Stage()
        ann, cleo = stage.ear("ann"), stage.ear("cleo")
        stage.actor.talk.say(cleo, "c", "Play the six!")  # type: ignore[arg-type]
        await stage.quiet()
        (refused,) = told(wire.RefusedMessage, among=cleo.messages)
        assert (refused.id, refused.code) == ("c", "only-players-talk")  # type: ignore[attr-defined]
        assert told(wire.RefusedMessage, wire.Said, among=ann.messages) == []
        assert stage.chat.lines == []

    run(scene())


def test_what_could_not_be_written_has_not_been_said() -> None:
    async def scene() -> None:
        stage = Stage()
        ann, ben = stage.ear("ann"), stage.ear("ben")

        async def fail() -> None:
            raise StorageRefused("database-unreachable", {"finding": "away"})

        stage.chat.before = fail
        stage.actor.talk.say(ann, "a", "Hello")  # type: ignore[arg-type]
        await stage.quiet()
        (refused,) = told(wire.RefusedMessage, among=ann.messages)
        assert (refused.id, refused.code) == ("a", "storage-failed")  # type: ignore[attr-defined]
        assert told(wire.Said, among=ben.messages) == []

    run(scene())


def test_nothing_is_said_in_the_name_of_whoever_was_erased_meanwhile() -> None:
    async def scene() -> None:
        stage = Stage()
        ann, ben = stage.ear("ann"), stage.ear("ben")
        stage.actor.talk.say(ben, "", "Hello")  # type: ignore[arg-type]
        await stage.quiet()
        stage.actor.talk.say(ann, "", "It is me")  # type: ignore[arg-type]
        stage.actor.forget("ann")
        await stage.quiet()
        assert [line.text for line in stage.chat.lines] == ["Hello"]
        assert told(wire.RefusedMessage, among=ann.messages)[-1].code == "no-guest"  # type: ignore[attr-defined]
        last = told(wire.Scene, among=ann.messages)[-1]
        assert (last.seat, [line.text for line in last.chat]) == (None, ["Hello"])  # type: ignore[attr-defined]

    run(scene())


def test_what_other_servers_wrote_is_read_once_and_told_once() -> None:
    async def scene() -> None:
        stage = Stage()
        ann = stage.ear("ann")
        await stage.quiet()
        for text in ("one", "two"):
            await stage.chat.add("table", "ben", 0.0, text)
            stage.actor.talk.read_new()
        await stage.quiet()
        stage.actor.talk.read_new()
        await stage.quiet()
        assert [message.line.text for message in told(wire.Said, among=ann.messages)] == ["one", "two"]  # type: ignore[attr-defined]

    run(scene())


# Bots.


def bot_table(game: str = "psycle", **created: object) -> Evening:
    table = Evening(game, **created)  # type: ignore[arg-type]
    table.say("ann", say.Sit())
    table.say("ann", say.SeatBot(level="random"))
    table.say("ann", say.Ready())
    table.settle()
    return table


def test_a_bot_is_asked_once_for_each_question() -> None:
    async def scene() -> None:
        stage = Stage(bot_table())
        ann = stage.ear("ann")
        await stage.say(ann, say.Pause())
        await stage.say(ann, say.Pause(wanted=False))
        assert [(asked.seat, asked.decision) for asked in stage.asked] == [(1, 1)]
        stage.actor.bot_move(stage.asked[0], "play 1")
        await stage.say(ann, say.Play(decision=1, move="play 1"))
        assert [(asked.seat, asked.decision) for asked in stage.asked] == [(1, 1), (1, 2)]

    run(scene())


def test_a_bots_late_or_unlawful_answer_does_no_harm() -> None:
    async def scene() -> None:
        stage = Stage(bot_table())
        ann = stage.ear("ann")
        await stage.quiet()
        stage.actor.bot_move(stage.asked[0], "play 9")
        await stage.quiet()
        stage.actor.bot_move(stage.asked[1], "play 1")
        stage.actor.bot_move(stage.asked[1], "play 2")
        await stage.quiet()
        assert [deed for deed in stage.entries.deeds if isinstance(deed, entries.Moved)] == [
            entries.Moved(1, "play 1", 1)
        ]
        assert told(wire.RefusedMessage, among=ann.messages) == []

    run(scene())


@pytest.mark.usefixtures("lullaby")
def test_a_bot_answers_in_a_hidden_window_and_nobody_can_tell() -> None:
    async def scene() -> None:
        evening = bot_table("lullaby", window=8.0)
        evening.play_until(lambda: evening.table.window is not None)
        stage = Stage(evening)
        ann = stage.ear("ann")
        await stage.quiet()
        heard, counted = len(ann.frames), generate_latest(METRICS.registry)
        (asked,) = stage.asked
        stage.actor.bot_move(asked, "pass")
        await stage.quiet()
        assert len(ann.frames) == heard
        assert generate_latest(METRICS.registry) == counted, "nor can anybody count it"
        closes_at = table_info(stage.table, {}).time.window_closes_at
        await asyncio.sleep(closes_at - now() + 0.01)
        assert ann.frames[heard][0] == pytest.approx(closes_at, abs=0.01)

    run(scene())
