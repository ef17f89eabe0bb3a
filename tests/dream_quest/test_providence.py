"""Ledger J: what Providence buys, and where."""

from typing import Any

import pytest

from reverie.games.dream_quest.state import DreamQuestState
from reverie.kernel import IllegalMove
from tests.dream_quest.tables import CONTENT, dreamer, offers, one, play, question, table, walked

ON_A_ROLL = ["keep", "reroll", "boost"]
WITH_SLUMBER = [*ON_A_ROLL, "buy_slumber"]


def in_a_test(die: int, **more: Any) -> DreamQuestState:
    """Seat 0 has thrown ``die`` for a Lucidity test and may buy."""
    usual = {"providence": [20, 3], "lucidity": [3, 4]}
    state = dreamer("flying-dream", forced={"lucidity_under": [die, *more.pop("then", [])]}, **{**usual, **more})
    play(state, "choose soar")
    return state


@pytest.mark.clause("DQ-104")
def test_the_menu() -> None:
    menu = CONTENT.menu
    assert (menu.reroll, menu.boost, menu.buy_step, menu.buy_slumber) == (5, 5, 5, 3)
    state = in_a_test(6, then=[6])
    assert one(play(state, "reroll"), "die_thrown")["providence"] == 15
    assert one(play(state, "boost"), "roll_bettered")["providence"] == 10
    assert one(play(state, "buy_slumber"), "slumber_bought")["providence"] == 7
    play(state, "keep")
    assert (question(state), state.movement) == ("walk", 1)
    play(state, "step CG2")
    assert one(play(state, "buy_step CG3"), "stepped")["providence"] == 2
    with pytest.raises(IllegalMove, match="too-dear"):
        play(in_a_test(6, providence=[3, 3]), "boost")


@pytest.mark.clause("DQ-105")
def test_where_each_may_be_used() -> None:
    rich = [60, 3]
    asleep = table(providence=rich, reality_deck=["dog"], forced={"memory_roll": [6]})
    assert offers(asleep) == ON_A_ROLL
    mystery = dreamer("flying-dream", "GW2", providence=rich, forced={"mystery": [3]})
    assert offers(mystery) == ON_A_ROLL
    card = dreamer("flying-dream", providence=rich)
    assert offers(card) == ["choose soar", "choose land-and-walk", "buy_slumber"]
    assert offers(in_a_test(6)) == WITH_SLUMBER
    walking = dreamer("friendly-zoog", "CG1", providence=rich)
    play(walking, "choose let-it-follow")
    assert offers(walking) == ["step CG2", "step TH0", "buy_slumber", "stop"]
    ritual = dreamer("flying-dream", "DC7", providence=rich, forced={"ritual": [2]})
    assert offers(ritual) == ON_A_ROLL
    face = dreamer("flying-dream", "DC7", providence=rich, quest="borrowed-face", forced={"face": [1, 6]})
    play(face, "attempt")
    assert offers(face) == WITH_SLUMBER
    toll = dreamer("flying-dream", "DC7", providence=rich, quest="last-toll", forced={"toll": [6, 6]})
    play(toll, "offer 11")
    assert offers(toll) == ["keep", "reroll_die 0", "reroll_die 1", "boost"]


@pytest.mark.clause("DQ-106")
def test_any_order_or_keep() -> None:
    for lines in (["boost", "reroll", "keep"], ["reroll", "boost", "keep"], ["keep"]):
        state = in_a_test(6, then=[3] if "reroll" in lines else [])
        play(state, *lines)
        assert question(state) == "walk"
        assert state.movement == (7 if len(lines) > 1 else 1)


@pytest.mark.clause("DQ-106")
def test_only_the_roller_is_asked_and_only_if_able() -> None:
    assert in_a_test(6).asked == (0,)
    poor = in_a_test(6, providence=[2, 3])
    assert question(poor) == "walk", "with 2 Providence nothing can be bought"
    assert in_a_test(6, providence=[3, 3]).moves(0)[-1].verb == "buy_slumber"


@pytest.mark.clause("DQ-107")
def test_a_boost_is_in_the_rollers_favour() -> None:
    lower = in_a_test(3)
    assert one(play(lower, "boost"), "roll_bettered")["count"] == 2
    memory = table(providence=[20, 3], reality_deck=["dog"], space=["CH7", "TH0"], forced={"memory_roll": [6]})
    assert one(play(memory, "boost"), "roll_bettered")["count"] == 5
    gate = dreamer("gate-of-dreams", providence=[20, 3], forced={"memory_over": [3]})
    play(gate, "choose speak-honestly")
    assert one(play(gate, "boost"), "roll_bettered")["count"] == 4
    mystery = dreamer("flying-dream", "GW2", providence=[20, 3], forced={"mystery": [4]})
    assert one(play(mystery, "boost"), "roll_bettered")["count"] == 5
    rest = dreamer("sleeping-ward", providence=[20, 3], forced={"rest": [2]})
    play(rest, "choose lie-down")
    assert one(play(rest, "boost"), "roll_bettered")["count"] == 3
    ritual = dreamer("flying-dream", "DC7", providence=[30, 3], forced={"ritual": [4]})
    assert one(play(ritual, "boost"), "roll_bettered")["count"] == 5


@pytest.mark.clause("DQ-108")
def test_counts_may_leave_the_die_and_boosts_stay() -> None:
    state = in_a_test(1, then=[2], providence=[20, 3])
    told = play(state, "boost", "boost")
    assert [event.facts["count"] for event in told] == [0, -1]
    assert state.roll is not None
    play(state, "reroll")
    assert state.roll is not None
    assert (state.roll.dice[0].face, state.roll.dice[0].boosts) == (2, 2)
    assert state.view(0)["roll"]["count"] == 0
    assert "boost" in offers(in_a_test(1)), "a success can be boosted too"


@pytest.mark.clause("DQ-109")
def test_a_step_is_bought_only_when_no_movement_is_left() -> None:
    state = dreamer("friendly-zoog", "CG2", providence=[10, 3])
    play(state, "choose let-it-follow")
    assert not any(offer.startswith("buy_step") for offer in offers(state))
    with pytest.raises(IllegalMove, match="movement-left"):
        play(state, "buy_step CG3")
    play(state, "step CG3", "step CG5", "step CG7")
    assert offers(state) == ["buy_step SW1", "buy_slumber", "stop"], "the secret exit CG8 is closed, CG5 was visited"
    play(state, "buy_step SW1", "buy_step SW2")
    assert (state.space[0], state.providence[0]) == ("SW2", 0)
    still = dreamer("lake-of-hali", "CG2", providence=[5, 3], slumber=[1, 8])
    play(still, "choose rest-on-the-shore")
    assert offers(still) == ["buy_step CG1", "buy_step CG3", "buy_slumber", "stop"], "also with movement 0"


@pytest.mark.clause("DQ-110")
def test_slumber_is_not_sold_at_12_nor_after_the_move() -> None:
    full = dreamer("flying-dream", providence=[9, 3], slumber=[12, 8])
    assert "buy_slumber" not in offers(full)
    with pytest.raises(IllegalMove, match="slumber-full"):
        play(full, "buy_slumber")
    state = dreamer("flying-dream", providence=[3, 3], slumber=[1, 8])
    play(state, "choose land-and-walk")
    twin = state.copy()
    play(state, "buy_slumber", "stop")
    assert (state.asleep[0], state.slumber[0]) == (True, 1)
    play(twin, "stop")
    assert not twin.asleep[0], "after the move it is too late"


def contest(**more: Any) -> DreamQuestState:
    """Snyder (5) against Blunt (4), dice 2 and 5: behind by 2."""
    usual = {"providence": [20, 20], "asleep": [True, True], "space_of_all": ["CG1", "CG2"], "lucidity": [5, 4]}
    state = dreamer("friendly-zoog", forced={"contest": [2, 5, *more.pop("then", [])]}, **{**usual, **more})
    if question(state) == "resolve-card":
        play(state, "choose let-it-follow")
    walked(state, "CG2")
    play(state, "challenge 1")
    return state


@pytest.mark.clause("DQ-111")
def test_the_contest_window_closes_after_two_passes_in_a_row() -> None:
    state = contest()
    assert (question(state), state.asked) == ("contest", (0,)), "the mover is asked first"
    play(state, "boost", "boost", "pass")
    assert state.asked == (1,)
    play(state, "boost", "pass")
    assert state.asked == (0,), "the other has bought: the mover may answer"
    events = play(state, "pass")
    assert one(events, "contest_decided")["total"] == 10
    at_once = contest()
    play(at_once, "pass")
    assert at_once.asked == (1,)
    assert one(play(at_once, "pass"), "contest_decided")["won"] is False


@pytest.mark.clause("DQ-111")
def test_who_cannot_pay_passes_unasked() -> None:
    state = contest(providence=[5, 0])
    events = play(state, "boost")
    assert one(events, "contest_decided")["total"] == 9, "nothing left to spend on either side"
    state = contest(providence=[0, 3])
    assert state.asked == (1,)


@pytest.mark.clause("DQ-112")
def test_the_quests_need_must_stay() -> None:
    for providence, wanted in ((24, False), (25, True)):
        state = dreamer("flying-dream", "DC7", providence=[providence, 3], forced={"ritual": [5]})
        assert (question(state) == "roll") == wanted
    face = dreamer("flying-dream", "DC7", providence=[18, 3], quest="borrowed-face", forced={"face": [1, 6]})
    play(face, "attempt")
    assert offers(face) == ["keep", "buy_slumber"], "3 above the need"
    with pytest.raises(IllegalMove, match="need-stays"):
        play(face, "boost")


@pytest.mark.clause("DQ-113")
def test_spent_is_gone_and_the_rest_survives_waking() -> None:
    state = dreamer("melting-clocks", slumber=[3, 8], providence=[9, 3], forced={"lucidity_under": [6, 6]})
    play(state, "choose turn-back-the-hands", "reroll", "keep")
    assert (state.asleep[0], state.providence[0]) == (False, 4)
