"""Ledger 2.8: endless loops."""

from typing import Any

import pytest

from reverie.games.dream_cycle.loops import can_break
from reverie.games.dream_cycle.state import DreamState
from tests.dream_cycle.tables import kinds, one, play, question, table, texts, verbs, xy


def to_and_fro(**more: Any) -> DreamState:
    """East on white and west on orange: a loop of two squares at (4, 1) and (5, 1)."""
    given = {
        "players": 3,
        "at": [[4, 1], [0, -1], [1, -1]],
        "fields": [{"white": ["east"], "orange": ["west"]}, {}, {}],
    }
    return table(2, (5, 1, "orange"), **{**given, **more})


@pytest.mark.clause("DC-100")
def test_keys_are_noted_when_a_window_opens_with_a_go() -> None:
    state = to_and_fro(store=[5, 0, 0])
    play(state, "done")
    assert [note[:2] for note in state.notes] == [(state.at[0] - 1, 0), (state.at[0], 1)], "the start window counts"
    resting = table(2, (4, 0, "green"), at=[[4, -1], [0, -1]], hand=[["zip"], []])
    play(resting, "done")
    assert (question(resting), resting.notes) == ("window", []), "without a go nothing is noted"


@pytest.mark.clause("DC-101", "DC-106")
@pytest.mark.parametrize(("tile", "move"), [("zip", "zip N"), ("square_green", "square green"), ("times2", "times 2")])
def test_some_tiles_wipe_the_notes(tile: str, move: str) -> None:
    state = to_and_fro(hand=[[tile], [], []], store=[2, 0, 0])
    play(state, "done", "go east E", "go west W", "go east E")
    assert question(state) == "caught"
    assert "go" not in verbs(state)
    play(state, move)
    assert all(note[:2] != (state.at[0], 1) or note[2] for note in state.notes) or state.active == 1
    assert not state.out[0]


@pytest.mark.clause("DC-101")
def test_moving_others_blue_chi_and_yellow_effects_wipe_the_notes() -> None:
    pushing = to_and_fro(at=[[4, 1], [5, 1], [1, -1]], store=[4, 0, 0])
    play(pushing, "done")
    assert len(pushing.notes) == 1, "another token was moved: only the present key is left"
    blue = table(
        2, (5, 1, "blue"), at=[[4, 1], [0, -1]], store=[4, 0], fields=[{"white": ["east"], "blue": ["west"]}, {}]
    )
    play(blue, "done")
    assert len(blue.notes) == 1
    yellow = table(
        3,
        (7, 7, "yellow:inspiration"),
        at=[[6, 7], [0, -1]],
        store=[4, 0],
        fields=[{"white": ["east"], "yellow": ["west"]}, {}],
    )
    play(yellow, "done")
    assert len(yellow.notes) == 1
    leaving = to_and_fro(store=[5, 0, 0])
    play(leaving, "done", "2: resign")
    assert leaving.notes == [], "a token left the game"


@pytest.mark.clause("DC-102")
def test_other_things_do_not_wipe_them() -> None:
    state = to_and_fro(store=[5, 0, 0], hand=[["exchange"], [], []])
    play(state, "done", "go east E", "cash exchange")
    assert len(state.notes) == 2
    play(state, "go west W", "go east E")
    assert state.active == 1, "caught in spite of the chi that came in; only a brake was left"


@pytest.mark.clause("DC-103", "DC-105")
def test_a_noted_key_without_a_roll_in_between_catches() -> None:
    state = to_and_fro(store=[5, 0, 0])
    events = play(state, "done", "go west W", "go east E")
    assert one(events, "caught")["seat"] == 0
    assert "braked" in kinds(events), "only the brake can end the turn"
    assert (xy(state, 0), state.store[0]) == ((5, 1), 3)


@pytest.mark.clause("DC-103")
def test_another_choice_does_not_help() -> None:
    state = to_and_fro(fields=[{"white": ["east"], "orange": ["west", "north"]}, {}, {}])
    events = play(state, "done", "go west W")
    assert one(events, "left_game")["why"] == "caught"


@pytest.mark.clause("DC-104", "DC-108")
def test_a_loop_that_the_die_can_break_is_none() -> None:
    squares = ((7, 7, "silver"),)
    five = {colour: ["back"] for colour in ("white", "orange", "green", "red", "purple")}
    closed = table(
        3, *squares, at=[[8, 7], [0, -1]], facing=["E", "N"], store=[2, 0], fields=[five, {}], forced={"die": ["red"]}
    )
    play(closed, "done")
    assert (question(closed), can_break(closed)) == ("window", False)
    play(closed, "go back E")
    assert (closed.active, closed.store[0]) == (1, 0), "caught on the first key: only a brake was left"
    four = {colour: ["back"] for colour in ("white", "orange", "green", "red")}
    dice = {"die": ["red", "white", "green"]}
    open_ = table(3, *squares, at=[[8, 7], [0, -1]], facing=["E", "N"], store=[2, 0], fields=[four, {}], forced=dice)
    play(open_, "done", "go back E", "go back W", "go back E", "go back W")
    assert (question(open_), xy(open_, 0)) == ("window", (7, 7)), "purple could still come up"
    assert can_break(open_)
    assert len(open_.notes) == 2, "keys are noted afresh"


@pytest.mark.clause("DC-104")
@pytest.mark.parametrize(
    ("square", "breaks"),
    [("white", False), ("blue", True), ("yellow:inspiration", True), ("black", True), ("purple", True)],
)
def test_what_breaks_a_loop(square: str, breaks: bool) -> None:
    """The mover runs between (8, 7) and (10, 7); one of the squares on the way decides."""
    fields = {"white": ["east"], "blue": ["west"], "yellow": ["west"], "red": ["west"]}
    state = table(3, (9, 7, square), (10, 7, "red"), at=[[8, 7], [0, -1]], facing=["E", "N"], fields=[fields, {}])
    assert can_break(state) == breaks


@pytest.mark.clause("DC-104")
def test_tokens_break_a_loop_where_the_mover_can_move_them() -> None:
    fields = {"white": ["east"], "red": ["west"]}
    tie = table(3, (9, 7, "red"), at=[[8, 7], [9, 7]], facing=["E", "N"], fields=[fields, {}])
    assert can_break(tie), "a tie that pushes"
    weak = table(3, (9, 7, "red"), at=[[8, 7], [9, 7]], facing=["E", "N"], fields=[fields, {}], hand=[[], ["power"]])
    assert not can_break(weak), "another's decision counts as passing through"
    strong = table(3, (9, 7, "red"), at=[[8, 7], [9, 7]], facing=["E", "N"], fields=[fields, {}], hand=[["power"], []])
    assert can_break(strong)


@pytest.mark.clause("DC-105", "DC-106")
def test_what_a_caught_mover_may_do() -> None:
    hand = ["exchange", "zip", "square_red", "times3", "chi_bonus"]
    state = to_and_fro(store=[2, 0, 0], hand=[hand, [], []])
    play(state, "done", "go east E", "go west W", "go east E")
    assert question(state) == "caught"
    assert verbs(state) == {"brake", "cash", "bonus", "zip", "square", "times"}
    assert texts(state)[0] == "brake"
    default = state.default_move(0)
    assert default is not None
    assert default.verb == "brake"
    play(state, "cash exchange")
    assert question(state) == "caught", "still caught"
    play(state, "times 3")
    assert state.phase == "buying" or question(state) == "window"


@pytest.mark.clause("DC-107")
def test_caught_without_means_is_out() -> None:
    assert play(to_and_fro(store=[1, 0, 0]), "done")[-1].kind == "turn_started"
    state = to_and_fro(store=[1, 0, 0])
    play(state, "done")
    assert state.out[0]
    helped = to_and_fro(hand=[["zip"], [], []])
    play(helped, "done", "go east E", "go west W", "go east E")
    assert question(helped) == "caught", "not while a Zip is held"
    play(helped, "cash zip")
    assert helped.out[0], "once it is cashed nothing is left"


@pytest.mark.clause("DC-109")
def test_very_long_rides_count_as_caught() -> None:
    state = to_and_fro(store=[4, 0, 0])
    play(state, "done")
    state.arrivals = 299
    state.notes = []
    events = play(state, "go west W")
    assert "caught" in kinds(events)
    assert state.active == 1
