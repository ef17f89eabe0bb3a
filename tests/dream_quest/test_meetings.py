"""Ledger I: meeting other avatars."""

from typing import Any

import pytest

from reverie.games.dream_quest.state import DreamQuestState
from tests.dream_quest.tables import dreamer, kinds, offers, one, play, question, walked


def meeting(mover: str, other: str, *, dice: tuple[int, int] = (6, 1), **more: Any) -> DreamQuestState:
    """Seat 0 dreams on ``mover``, one step from ``other``, where seat 1 dreams; nobody can buy anything.

    The Zoog that seat 0 draws gives it one Lucidity more.
    """
    usual = {"asleep": [True, True], "space_of_all": [mover, other], "providence": [0, 0]}
    return dreamer("friendly-zoog", forced={"contest": list(dice)}, **{**usual, **more})


@pytest.mark.clause("DQ-088")
def test_without_a_step_there_is_no_meeting() -> None:
    state = meeting("CG2", "CG2")
    events = play(state, "stop")
    assert "challenged" not in kinds(events)
    assert question(state) != "challenge"
    state = dreamer(
        "tax-recounting", space_of_all=["CG2", "CG3"], asleep=[True, True], slumber=[6, 8], providence=[5, 0]
    )
    play(state, "choose audit-every-coin", "buy_step CG3", "stop")
    assert question(state) == "challenge", "a bought step counts"


@pytest.mark.clause("DQ-089")
def test_inactive_avatars_are_moved_back_first() -> None:
    state = dreamer(
        "friendly-zoog", players=3, space_of_all=["CG1", "CG2", "CG2"], asleep=[True, False, True], providence=[0, 3, 0]
    )
    events = walked(state, "CG2")
    assert one(events, "sent_back")["other_seat"] == 1
    assert (state.space[1], question(state)) == ("CG1", "challenge")


@pytest.mark.clause("DQ-090")
def test_several_are_moved_in_seat_order_and_the_mover_picks() -> None:
    state = dreamer(
        "friendly-zoog",
        players=4,
        space_of_all=["DC3", "DC4", "DC4", "DC4"],
        asleep=[True, False, False, False],
        providence=[0, 3, 0, 0],
    )
    walked(state, "DC4")
    for seat in (1, 2, 3):
        assert (question(state), state.asked) == ("send-back", (0,))
        assert offers(state) == [f"push {seat} CP3", f"push {seat} DC5"]
        assert state.default_move(0) == state.moves(0)[0]
        play(state, offers(state)[seat % 2])
    assert state.space[1:] == ["DC5", "CP3", "DC5"]


@pytest.mark.clause("DQ-091")
def test_the_mover_may_challenge_or_decline() -> None:
    state = meeting("CG1", "CG2")
    walked(state, "CG2")
    assert offers(state) == ["challenge 1", "pass"]
    assert state.default_move(0) == state.moves(0)[1]
    events = play(state, "pass")
    assert "contest_decided" not in kinds(events)


@pytest.mark.clause("DQ-092")
def test_at_most_one_challenge_a_turn() -> None:
    state = dreamer(
        "friendly-zoog",
        players=3,
        space_of_all=["CG1", "CG2", "CG2"],
        asleep=[True] * 3,
        providence=[0] * 3,
        forced={"contest": [1, 6]},
    )
    walked(state, "CG2")
    assert offers(state) == ["challenge 1", "challenge 2", "pass"]
    events = play(state, "challenge 2")
    assert one(events, "contest_decided")["other_seat"] == 2
    assert state.turn != 0 or question(state) != "challenge"


@pytest.mark.clause("DQ-093")
def test_a_die_and_lucidity_each() -> None:
    state = meeting("CG1", "CG2", dice=(5, 3), lucidity=[4, 4])
    walked(state, "CG2")
    decided = one(play(state, "challenge 1"), "contest_decided")
    assert (decided["total"], decided["against"]) == (10, 7)


@pytest.mark.clause("DQ-094", "DQ-095")
def test_a_win_costs_slumber_and_moves_both() -> None:
    state = meeting("CG1", "CG2", dice=(5, 3), lucidity=[4, 4], slumber=[6, 9])
    walked(state, "CG2")
    events = play(state, "challenge 1")
    decided = one(events, "contest_decided")
    assert (decided["won"], decided["loss"], decided["slumber"]) == (True, 3, 6)
    assert (one(events, "advanced")["space"], one(events, "sent_back")["space"]) == ("CG3", "CG1")
    assert state.space == ["CG3", "CG1"]


@pytest.mark.clause("DQ-095")
def test_the_winner_picks_where_there_is_a_choice() -> None:
    state = meeting("LW2", "DC7")
    walked(state, "DC7")
    play(state, "challenge 1")
    assert (question(state), offers(state)) == ("advance", ["advance DC6", "advance DC8"])
    play(state, "advance DC8")
    assert state.space == ["DC8", "LW2"]
    state = meeting("DC3", "DC4")
    walked(state, "DC4")
    play(state, "challenge 1")
    assert (question(state), offers(state)) == ("send-back", ["drive CP3", "drive DC5"])
    play(state, "drive CP3")
    assert state.space == ["DC3", "CP3"]


@pytest.mark.clause("DQ-096")
@pytest.mark.parametrize("dice", [(3, 4), (1, 6)])
def test_no_win_no_change(dice: tuple[int, int]) -> None:
    state = meeting("CG1", "CG2", dice=dice, lucidity=[4, 4], slumber=[6, 8])
    walked(state, "CG2")
    events = play(state, "challenge 1")
    assert one(events, "contest_decided")["loss"] == 0
    assert not {"advanced", "sent_back", "woke"} & set(kinds(events))
    assert state.space == ["CG2", "CG2"]


@pytest.mark.clause("DQ-097")
def test_the_forward_move_is_no_step() -> None:
    """From DC3 onto DC4: forward from there is DC3 alone, where the turn began."""
    state = meeting("DC3", "DC4")
    walked(state, "DC4")
    events = play(state, "challenge 1", "drive CP3")
    assert state.space[0] == "DC3", "`visited` does not bind it"
    assert kinds(events).count("stepped") == 0
    at_the_start = meeting("CG1", "TH0")
    walked(at_the_start, "TH0")
    events = play(at_the_start, "challenge 1")
    assert "sent_back" not in kinds(events), "nothing lies behind the start"
    assert question(at_the_start) == "advance"


@pytest.mark.clause("DQ-098")
def test_a_woken_opponent_is_moved_back_all_the_same() -> None:
    state = meeting("FS3", "ST1", space_of_all=["FS4", "ST1"], dice=(5, 3), slumber=[6, 3], lucidity=[4, 4])
    walked(state, "ST1")
    events = play(state, "challenge 1")
    assert one(events, "woke")["seat"] == 1
    assert one(events, "sent_back")["space"] == "FS4"
    assert one(events, "advanced")["space"] == "ST2"


@pytest.mark.clause("DQ-099")
def test_no_chain() -> None:
    state = dreamer(
        "friendly-zoog",
        players=3,
        space_of_all=["CG1", "CG2", "CG3"],
        asleep=[True, True, True],
        providence=[0] * 3,
        forced={"contest": [6, 1]},
    )
    walked(state, "CG2")
    events = play(state, "challenge 1")
    assert one(events, "advanced")["space"] == "CG3"
    assert kinds(events).count("challenged") == 1
    assert state.turn == 1, "no new meeting with seat 2 on CG3"


@pytest.mark.clause("DQ-101")
def test_the_end_of_the_turn_looks_at_the_space_after_the_forward_move() -> None:
    gains = meeting("SW3", "SW4", slumber=[6, 12])
    walked(gains, "SW4")
    play(gains, "challenge 1", "advance GI1")
    assert gains.providence[0] == 1
    misses = meeting("GI1", "GI2", slumber=[6, 12])
    walked(misses, "GI2")
    play(misses, "challenge 1")
    assert (misses.space[0], misses.providence[0]) == ("WR1", 0)


@pytest.mark.clause("DQ-102")
def test_nobody_is_moved_back_from_the_start() -> None:
    state = dreamer("friendly-zoog", space_of_all=["CG1", "TH0"], asleep=[True, False])
    events = walked(state, "TH0")
    assert "sent_back" not in kinds(events)
    assert state.space[1] == "TH0"


@pytest.mark.clause("DQ-103")
def test_the_awake_are_never_challenged() -> None:
    state = dreamer("friendly-zoog", space_of_all=["CG1", "CG2"], asleep=[True, False])
    walked(state, "CG2")
    assert question(state) == "suffer-card", "Amanda's avatar was pushed, and her turn has begun"
