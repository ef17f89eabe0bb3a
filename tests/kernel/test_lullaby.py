"""The paths of the kernel that only a game with asides, hushed windows and nested effects walks."""

from typing import Any

import pytest

from lullaby import GAME
from lullaby.asides import AnswerOffer
from lullaby.moves import Creak, Lift, OfferCandle, Pass, Sing
from lullaby.state import LullabyState
from lullaby.turns import Settle, SingAgain, Turn
from lullaby.windows import Creaks
from reverie.kernel import (
    FastChance,
    GameOver,
    IllegalMove,
    NotAsked,
    ScriptedChance,
    StaleDecision,
    State,
    move_text,
)
from reverie.table.takeback import is_free

HANDS = {
    1: [["moon", "wheel", "river"]],
    2: [["moon", "river", "storm"], ["owl", "storm", "moon"]],
    3: [["moon", "river", "wheel"], ["owl", "storm", "moon"], ["moon", "river", "owl"]],
}


def table(players: int = 3, dice: tuple[int, ...] = (6,) * 20, **position: Any) -> LullabyState:
    """A table before the singer's choice, with known hands and dice."""
    state = GAME.new(players, ScriptedChance({"die": dice}, FastChance(1)))
    assert isinstance(state, LullabyState)
    GAME.place(state, {"hands": HANDS[players], **position})
    return state


def in_the_hush(**position: Any) -> LullabyState:
    """Seat 0 has sung the moon and kept its throw; seats 1 and 2 are asked in secret."""
    state = table(**position)
    state.play(0, "sing moon")
    state.play(0, "keep")
    assert state.asked == (1, 2)
    return state


def reloaded(state: State) -> State:
    return GAME.load(state.save())


# Asides.


def test_asides_are_listed_after_the_answers() -> None:
    state = table(stars=[0, 1, 1])
    assert [move_text(move) for move in state.moves(0)] == [
        "sing moon",
        "sing river",
        "sing wheel",
        "lift 1",
        "lift 2",
        "offer 1",
        "offer 2",
    ]
    assert [move_text(move) for move in state.moves(1)] == ["lift 1", "lift 2", "offer 2"]


def test_an_aside_that_pushes_nothing_leaves_the_question_as_it_is() -> None:
    state = in_the_hush()
    state.play(1, "creak owl")
    decision = state.decision
    events = state.play(2, "lift 1")
    assert state.hands[2] == ["river", "moon", "owl"]
    assert (state.decision, state.asked, state.sealed[1]) == (decision, (2,), Creak("owl"))
    assert [event.seen_by(2) is not None for event in events] == [True]
    assert [event.seen_by(seat) for event in events for seat in (0, 1, None)] == [None, None, None]


def test_an_aside_may_come_from_whoever_has_answered_already() -> None:
    state = in_the_hush(stars=[1, 0, 0])
    state.play(1, "pass")
    state.play(1, "offer 0")
    assert state.asked == (0,)


def test_an_aside_that_is_not_lawful_is_refused_like_any_other_move() -> None:
    state = table()
    with pytest.raises(IllegalMove):
        state.play(0, "offer 1")  # seat 1 has no star
    with pytest.raises(NotAsked):
        state.play(1, "lift 9")


# Suspension and resumption.


def test_a_covered_question_goes_on_with_its_number_and_its_sealed_answers() -> None:
    state = in_the_hush(stars=[1, 0, 0])
    state.play(1, "creak owl")
    covered = state.decision
    state.play(2, "offer 0")
    assert (state.asked, state.decision) == ((0,), covered + 1)
    assert state.sealed == [None, None, None]
    state.play(0, "accept", decision=covered + 1)
    assert (state.asked, state.decision) == ((2,), covered)
    assert state.sealed == [None, Creak("owl"), None]
    assert (state.candles, state.stars) == ([3, 2, 1], [0, 0, 1])
    events = state.play(2, "pass", decision=covered)
    assert [event.kind for event in events][:1] == ["hush_answered"]
    assert "creaked" in [event.kind for event in events]
    assert state.spent == ["owl"]


def test_the_next_question_gets_a_number_that_was_never_used() -> None:
    state = in_the_hush(stars=[1, 0, 0])
    covered = state.decision
    state.play(2, "offer 0")
    state.play(0, "decline")
    state.play(1, "pass")
    state.play(2, "pass")
    assert state.decision == covered + 2


def test_an_answer_to_the_covered_question_is_refused_while_it_is_covered() -> None:
    state = in_the_hush(stars=[1, 0, 0])
    covered = state.decision
    state.play(2, "offer 0")
    with pytest.raises(StaleDecision):
        state.play(1, "pass", decision=covered)
    with pytest.raises(NotAsked):
        state.play(1, "pass")


def test_offers_over_offers_are_answered_from_the_top() -> None:
    state = table(stars=[1, 1, 1])
    first = state.decision
    state.play(1, "offer 0")
    state.play(2, "offer 1")
    state.play(0, "offer 2")
    assert [step for step in state.agenda if isinstance(step, AnswerOffer)] == [
        AnswerOffer(1, 0),
        AnswerOffer(2, 1),
        AnswerOffer(0, 2),
    ]
    numbers = []
    while state.suspended:
        numbers.append(state.decision)
        state = reloaded(state)  # type: ignore[assignment]
        state.play(state.asked[0], "accept")
    assert numbers == [first + 3, first + 2, first + 1]
    assert (state.decision, state.asked) == (first, (0,))
    assert (state.candles, state.stars) == ([2, 2, 2], [1, 1, 1])


def test_what_changed_meanwhile_counts_when_the_question_goes_on() -> None:
    state = table(stars=[1, 0, 0], candles=[0, 2, 1])
    state.play(1, "offer 0")
    state.play(2, "offer 0")
    state.play(0, "accept")
    assert state.asked == (0,)
    assert [move_text(move) for move in state.moves(0)][:1] == ["decline"]
    with pytest.raises(IllegalMove):
        state.play(0, "accept")  # the star is gone


def test_a_covered_question_is_copied_not_shared() -> None:
    state = in_the_hush(stars=[1, 0, 0])
    state.play(1, "creak owl")
    state.play(2, "offer 0")
    before = state.save()
    twin = state.copy()
    twin.play(0, "accept")
    twin.play(2, "pass")
    assert state.save() == before


# The hush.


def test_in_a_hushed_window_others_learn_nothing() -> None:
    state = in_the_hush()
    before = {observer: state.view(observer) for observer in (0, 2, None)}
    events = state.play(1, "creak storm")
    assert {observer: state.view(observer) for observer in (0, 2, None)} == before
    assert all(event.seen_by(observer) is None for event in events for observer in (0, 2, None))
    assert before[0]["decision"]["waiting"] == "?"
    assert before[0]["decision"]["asked"] == [1, 2]
    assert state.view(1)["decision"]["answer"] == "creak storm"
    assert not state.view(1)["decision"]["owes"]


def test_a_refusal_in_the_hush_does_not_tell_who_has_answered() -> None:
    state = in_the_hush()
    with pytest.raises(NotAsked) as before:
        state.play(0, "pass")
    state.play(1, "pass")
    with pytest.raises(NotAsked) as after:
        state.play(0, "pass")
    assert str(before.value) == str(after.value)


def test_seats_are_asked_whether_or_not_they_can_creak() -> None:
    state = table(hands=[["moon", "river", "wheel"], ["moon", "moon", "moon"], ["storm", "owl", "owl"]])
    state.play(0, "sing river")
    state.play(0, "keep")
    assert state.asked == (1, 2)
    assert list(state.ask.moves(state, 1)) == [Pass()]  # type: ignore[union-attr]


def test_with_nobody_to_ask_there_is_no_window_and_no_number() -> None:
    state = table(players=1)
    number = state.decision
    state.play(0, "sing moon")
    state.play(0, "keep")
    assert (state.decision, state.asked, state.awake) == (number + 2, (0,), 9)
    assert not any(isinstance(step, Creaks) for step in state.agenda)


# Nested effects.


def test_a_performance_may_bring_on_another() -> None:
    """An echo performs the verse before it, and where that is a canon another may be sung on top."""
    state = table(players=1, song=["wheel"], dice=(6, 6, 6, 6))
    state.play(0, "sing river")
    kinds = [event.kind for event in state.play(0, "keep")]
    assert kinds == ["child_calmed", "echo", "die_rolled"]
    state.play(0, "keep")
    assert state.agenda == [Turn(0), SingAgain(0)]
    state.play(0, "sing moon")
    assert state.song == ["wheel", "river", "moon"]


def test_a_state_is_kept_in_the_middle_of_an_effect() -> None:
    state = table(players=2, song=["wheel", "river"], dice=(6,) * 9)
    state.play(0, "sing river")
    state.play(0, "keep")
    state.play(1, "pass")
    assert state.agenda[-2:] == [Creaks(0, 1), state.ask]
    assert Settle(0, 1) in state.agenda
    other = reloaded(state)
    for seat, move in ((0, "keep"), (1, "creak owl"), (0, "keep"), (1, "pass")):
        assert other.play(seat, move) == state.play(seat, move)
        assert other.save() == state.save()


def test_a_single_move_plays_itself_and_takes_no_number() -> None:
    state = table(candles=[0, 2, 2])
    number = state.decision
    state.play(0, "sing moon")
    assert isinstance(state.ask, Creaks)
    assert state.decision == number + 1


def test_a_candle_buys_another_throw_and_the_question_comes_again_under_a_new_number() -> None:
    state = table(dice=(1, 2, 6))
    state.play(0, "sing moon")
    first = state.decision
    assert state.die == 1
    state.play(0, "reroll")
    assert (state.die, state.decision, state.candles[0]) == (2, first + 1, 1)
    state.play(0, "reroll")
    assert state.die == 6
    assert isinstance(state.ask, Creaks)  # no candle is left, so the throw stands by itself


def test_an_effect_may_end_the_game_with_others_beneath_it() -> None:
    state = table(players=1, awake=1)
    state.play(0, "sing moon")
    state.play(0, "keep")
    assert state.result is not None
    assert (state.result.reason, state.result.winners) == ("asleep", (0,))
    assert (state.agenda, state.suspended, state.asked) == ([], [], ())
    assert list(state.moves(0)) == []
    with pytest.raises(GameOver):
        state.play(0, "lift 1")


def test_when_the_verses_run_out_nobody_wins() -> None:
    state = table(players=1, hands=[["moon"]], pile=[], song=[], spent=[*GAME.setup(1).content.without(["moon"])])
    state.play(0, "sing moon")
    state.play(0, "keep")
    assert state.result is not None
    assert (state.result.reason, state.result.winners, state.result.returns) == ("dawn", (), (0.0,))


# What may be taken back.


def test_a_move_that_tells_and_draws_nothing_is_free() -> None:
    state = table()
    before: LullabyState = state.copy()
    state.play(0, "lift 2")
    assert is_free(before, 0, Lift(2), state)


def test_an_offer_is_free_until_it_is_answered() -> None:
    state = table(stars=[0, 1, 0])
    before: LullabyState = state.copy()
    state.play(0, "offer 1")
    assert is_free(before, 0, OfferCandle(1), state)


def test_a_move_that_throws_the_die_is_not_free() -> None:
    state = table()
    before: LullabyState = state.copy()
    state.play(0, "sing moon")
    assert not is_free(before, 0, Sing("moon"), state)
