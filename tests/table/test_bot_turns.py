"""The turns of bots at a table: each is asked once, once more where its answer is refused, then the default is made."""

import pickle
from typing import Any

import msgspec
import pytest

from reverie.bots import bot_answer
from reverie.bots.one_answer import BotQuestion, think
from reverie.kernel import Refused, move_text
from reverie.table import commands as say
from reverie.table import entries
from reverie.table.bot_turns import BotTurn, BotTurns, bot_question, is_owed
from tests.table.living import Evening

BUDGET = 1e9


def against(*levels: str, **created: Any) -> Evening:
    """Ann against bots; the game has begun."""
    evening = Evening(players=1 + len(levels), **created)
    evening.say("ann", say.Sit())
    for level in levels:
        evening.say("ann", say.SeatBot(level=level))
    evening.say("ann", say.Ready())
    evening.settle()
    return evening


def code(turns: BotTurns, evening: Evening, turn: BotTurn, move: str | None) -> str:
    with pytest.raises(Refused) as caught:
        turns.decided(turn, move, evening.now)
    return caught.value.code


def test_every_bot_that_owes_an_answer_is_asked_once() -> None:
    evening = against("random", "greedy")
    turns = BotTurns(evening.table)
    assert not turns.are_asked
    taken = turns.take()
    assert list(taken) == [BotTurn(1, evening.number), BotTurn(2, evening.number)]
    assert turns.are_asked
    assert not turns.take()
    turns.answered(taken[0])
    evening.apply(turns.decided(taken[0], "play 1", evening.now))
    assert evening.table.begun.progress.moves[-1].move == "1: play 1"
    assert not turns.take(), "one still thinks, the other owes nothing more"
    turns.answered(taken[1])
    assert not turns.are_asked
    assert list(turns.take()) == [taken[1]], "it has answered, and that was not written down"


def test_before_and_after_the_game_and_among_people_nobody_is_asked() -> None:
    gathering = Evening()
    turns = BotTurns(gathering.table)
    assert not turns.take()
    gathering.say("ann", say.Sit())
    gathering.say("ann", say.SeatBot(level="random"))
    assert not turns.take()
    assert not BotTurns(Evening().gathered().table).take()
    evening = against("random", options={"psycle_cap": 1})
    turns = BotTurns(evening.table)
    for _ in range(100):
        if evening.table.phase == "over":
            break
        if 0 in evening.table.owing:
            evening.play("ann", evening.look(0).moves[0])
        for turn in turns.take():
            turns.answered(turn)
            move = think(bot_question(evening.table, turn.seat), BUDGET)
            evening.apply(turns.decided(turn, move, evening.now))
    assert evening.table.phase == "over"
    assert not turns.take()
    assert not turns.are_asked


def test_a_bot_that_failed_makes_the_default_move() -> None:
    evening = against("random")
    turns = BotTurns(evening.table)
    (turn,) = turns.take()
    default = evening.table.begun.state.default_move(1)
    assert default is not None
    decided = turns.decided(turn, None, evening.now)
    assert decided.entry.deed == entries.Moved(1, move_text(default), turn.decision)
    assert (decided.entry.guest, decided.entry.client) == ("", "")


def test_a_refused_answer_is_asked_for_once_more_and_then_the_default_move_is_made() -> None:
    evening = against("random", "random")
    turns = BotTurns(evening.table)
    first, other = turns.take()
    for times in (False, True):
        turns.answered(first)
        assert code(turns, evening, first, "play 99")
        assert turns.needs_default(first) is times
        assert (first in turns.take()) is not times or times
    assert not turns.needs_default(other), "each bot for itself"
    evening.apply(turns.decided(first, None, evening.now))
    assert not is_owed(evening.table, first)
    assert not turns.needs_default(first)


def test_nothing_is_made_of_an_answer_that_is_not_owed_any_more() -> None:
    evening = Evening(stand_in="random").gathered()
    evening.say("ben", say.Leave())
    turns = BotTurns(evening.table)
    (turn,) = turns.take()
    assert code(turns, evening, BotTurn(1, turn.decision + 1), "play 1") == "no-longer-due"
    evening.say("ben", say.ComeBack())
    assert code(turns, evening, turn, "play 1") == "no-longer-due"
    assert code(turns, evening, turn, None) == "no-longer-due"
    assert not turns.needs_default(turn)
    assert not turns.take(), "it is Ben who is asked"
    evening.play("ben", "play 1")
    evening.say("ben", say.Leave())
    assert not turns.take()
    assert code(turns, evening, turn, "play 2") == "no-longer-due"


def test_in_a_pause_nobody_owes_anything() -> None:
    evening = against("random")
    turns = BotTurns(evening.table)
    (turn,) = turns.take()
    evening.say("ann", say.Pause())
    turns.answered(turn)
    assert code(turns, evening, turn, "play 1") == "no-longer-due"
    assert not turns.needs_default(turn)
    assert not turns.take()
    evening.say("ann", say.Pause(wanted=False))
    assert list(turns.take()) == [turn]


def test_an_answer_to_an_older_question_leaves_the_open_one_alone() -> None:
    evening = against("random")
    turns = BotTurns(evening.table)
    (old,) = turns.take()
    evening.play("ann", evening.look(0).moves[0])
    evening.bot_plays(1, "play 1")
    (new,) = turns.take()
    assert new == BotTurn(1, evening.number) != old
    turns.answered(old)
    assert not turns.take(), "it still thinks about the new one"


@pytest.mark.parametrize("level", ["random", "greedy"])
def test_a_question_travels_and_is_answered_as_at_the_table(level: str) -> None:
    evening = against(level)
    table = evening.table
    question = bot_question(table, 1)
    assert (question.game, question.level, question.luck) == ("psycle", level, table.bot_luck(1))
    said = bot_answer(level, table.begun.state, 1, table.bot_luck(1), BUDGET)
    written = msgspec.json.encode(question)
    for travelled in (pickle.loads(pickle.dumps(question)), msgspec.json.decode(written, type=BotQuestion)):
        assert msgspec.json.encode(travelled) == written
        assert think(travelled, BUDGET) == move_text(said)
