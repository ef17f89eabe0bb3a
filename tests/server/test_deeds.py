"""What people do besides playing, on the wire: who hears of it, who may come back, and that no answer is made twice."""

import asyncio
from collections.abc import Awaitable

import pytest

from reverie import wire
from reverie.bots import bot_names
from reverie.games import registered_game
from reverie.table import commands as say
from reverie.table import entries
from reverie.table.bot_turns import BotTurn
from tests.server.stepping import table_steps
from tests.server.virtual import Ear, Stage, virtually
from tests.table.living import Evening, lullaby  # noqa: F401

LEVEL = bot_names(registered_game("psycle"))[0]


def run(scene: Awaitable[None]) -> None:
    virtually(scene)  # type: ignore[arg-type]


def latest(ear: Ear, kind: type) -> wire.FromServer:
    return [message for message in ear.messages if isinstance(message, kind)][-1]


def scene_of(ear: Ear) -> wire.Scene:
    found = latest(ear, wire.Scene)
    assert isinstance(found, wire.Scene)
    return found


def kinds_in(ear: Ear) -> list[str]:
    """What the table did, as it was told in updates."""
    updates = [message for message in ear.messages if isinstance(message, wire.UpdateMessage)]
    return [event["kind"] for update in updates for event in update.events if event["kind"].startswith("table_")]


def left() -> Evening:
    evening = Evening(stand_in=LEVEL).gathered()
    evening.say("ben", say.Leave())
    return evening


def test_the_others_hear_of_it_and_only_the_leaver_may_come_back() -> None:
    async def scene() -> None:
        stage = Stage(Evening(stand_in=LEVEL).gathered())
        ann, ben, eve = stage.ear("ann"), stage.ear("ben"), stage.ear("eve")
        await stage.quiet()
        assert scene_of(ben).may_return is None
        await stage.say(ben, say.Leave(id="go"))
        assert kinds_in(ann) == kinds_in(eve) == ["table_left"]
        assert (scene_of(ben).seat, scene_of(ben).may_return) == (None, 1)
        late = stage.ear("eve")
        await stage.quiet()
        assert scene_of(late).may_return is None, "spectators share a scene, but not this"
        await stage.say(eve, say.ComeBack(id="me"))
        assert isinstance(latest(eve, wire.RefusedMessage), wire.RefusedMessage)
        await stage.say(ben, say.ComeBack(id="back"))
        assert (scene_of(ben).seat, scene_of(ben).may_return) == (1, None)
        assert kinds_in(ann) == ["table_left", "table_came_back"]

    run(scene())


def test_an_answer_that_the_bot_thought_of_is_not_made_for_whoever_came_back() -> None:
    async def scene() -> None:
        stage = Stage(left())
        ben = stage.ear("ben")
        await stage.quiet()
        (asked,) = stage.asked
        await stage.say(ben, say.ComeBack())
        stage.actor.bot_move(asked, "play 5")
        await stage.quiet()
        assert stage.table.owing == [0, 1]
        assert not any(isinstance(deed, entries.Moved) for deed in stage.entries.deeds)
        await stage.say(ben, say.Play(decision=asked.decision, move="play 1"))
        assert stage.table.owing == [0]

    run(scene())


def test_who_comes_back_and_leaves_again_is_answered_for_once() -> None:
    async def scene() -> None:
        stage = Stage(left())
        ben = stage.ear("ben")
        await stage.quiet()
        await stage.say(ben, say.ComeBack())
        await stage.say(ben, say.Leave())
        answers = list(stage.asked)
        for asked in answers:
            stage.actor.bot_move(BotTurn(asked.seat, asked.decision), "play 5")
        await stage.quiet()
        assert [deed for deed in stage.entries.deeds if isinstance(deed, entries.Moved)] == [
            entries.Moved(1, "play 5", 1)
        ]

    run(scene())


def test_whoever_is_replaced_looks_from_elsewhere_and_may_come_back() -> None:
    async def scene() -> None:
        stage = Stage(Evening().gathered())
        ann, ben = stage.ear("ann"), stage.ear("ben")
        await asyncio.sleep(20)
        await stage.say(ann, say.Nudge(seat=1))
        assert kinds_in(ben) == ["table_nudged"]
        await asyncio.sleep(120)
        await stage.say(ann, say.Replace(seat=1))
        assert (scene_of(ben).seat, scene_of(ben).may_return) == (None, 1)
        assert kinds_in(ann) == ["table_nudged", "table_replaced"]

    run(scene())


def test_a_move_that_ends_a_silence_tells_of_the_chairs() -> None:
    async def scene() -> None:
        stage = Stage(Evening().gathered())
        ann, ben = stage.ear("ann"), stage.ear("ben")
        await asyncio.sleep(20)
        await stage.say(ann, say.Nudge(seat=1))
        await stage.say(ben, say.Play(decision=1, move="play 1"))
        update = latest(ann, wire.UpdateMessage)
        assert isinstance(update, wire.UpdateMessage)
        assert update.table is not None
        assert update.table.chairs[1].waited_since == 0.0

    run(scene())


def test_a_replay_tells_it_at_its_moment() -> None:
    evening = Evening(stand_in=LEVEL).gathered()
    for guest in ("ann", "ben"):
        evening.play(guest, "play 0")
    evening.say("ben", say.Leave())
    steps = table_steps(evening.table, None)
    assert [event["kind"] for event in steps[2]["events"]][-1] == "table_left"


@pytest.mark.usefixtures("lullaby")
def test_whether_a_move_can_be_taken_back_is_told_to_its_maker() -> None:
    async def scene() -> None:
        stage = Stage(Evening("lullaby", 2).gathered())
        ann, ben = stage.ear("ann"), stage.ear("ben")
        await stage.say(ann, say.Play(decision=1, move="lift 1"))
        update = latest(ann, wire.UpdateMessage)
        assert isinstance(update, wire.UpdateMessage)
        assert update.can_take_back
        assert not any(isinstance(message, wire.UpdateMessage) for message in ben.messages)
        await stage.say(ann, say.TakeBack())
        update = latest(ann, wire.UpdateMessage)
        assert isinstance(update, wire.UpdateMessage)
        assert not update.can_take_back

    run(scene())
