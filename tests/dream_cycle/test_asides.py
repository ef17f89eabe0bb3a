"""Ledger 2.5: re-arranging out of turn, trades, and other asides."""

from typing import Any

import pytest

from reverie.games.dream_cycle.moves import Withdraw
from reverie.games.dream_cycle.state import DreamState
from reverie.kernel import NotAsked, Refused, StaleDecision
from tests.dream_cycle.tables import go_on, kinds, one, play, question, table, texts, verbs, xy


def two_on_a_row(**more: Any) -> DreamState:
    """Both on row 2, A's turn, with something to trade."""
    given = {"at": [[4, 4], [9, 3]], "store": [4, 4], "tray": [["east"], ["north"]], "hand": [["zip"], ["power"]]}
    return table(2, **{**given, **more})


@pytest.mark.clause("DC-060")
def test_tiles_can_be_moved_in_anybodys_turn_but_not_in_ones_own_ride() -> None:
    state = table(
        at=[[4, 1], [0, -1]], fields=[{"white": ["east", "west"]}, {}], tray=[["left"], ["north"]], store=[3, 0]
    )
    play(state, "1: place north red", "1: take north red", "1: place north blue")
    assert state.fields[1][5] == ("north",)
    assert state.asked == (0,), "the open question stays open"
    play(state, "done")
    assert question(state) == "set-off"
    assert not {"place", "take"} & verbs(state, 0)
    play(state, "1: take north blue")
    assert state.tray[1] == ("north",)
    with pytest.raises(Refused):
        state.play(0, "place left red")


@pytest.mark.clause("DC-060")
def test_the_movement_phase_lasts_until_the_turn_has_closed() -> None:
    state = table(at=[[4, -1], [0, -1]], hand=[["extra_turn"], []], tray=[["left"], []])
    play(state, "done", "stop")
    assert question(state) == "extra-turn"
    assert not {"place", "take", "trade"} & verbs(state, 0)


@pytest.mark.clause("DC-061")
def test_goods_come_from_tray_store_and_hand_only() -> None:
    state = two_on_a_row(fields=[{"white": ["left"]}, {"red": ["right"]}])
    play(state, "trade 1")
    offered = {move for move in texts(state) if move.split()[0] in ("give", "want")}
    assert offered == {"give east", "give zip", "give chi", "want north", "want power", "want chi"}


@pytest.mark.clause("DC-062")
def test_only_on_one_row_and_out_of_the_doldrums() -> None:
    assert "trade 1" in texts(two_on_a_row())
    for at in ([[4, 4], [4, 1]], [[4, 4], [2, 4]], [[2, 4], [4, 4]]):
        assert "trade" not in verbs(two_on_a_row(at=at)), at
    black = table(2, (4, 4, "black"), at=[[4, 4], [5, 4]], store=[3, 3])
    assert "trade" not in verbs(black)
    assert "trade" not in verbs(black, 1)


@pytest.mark.clause("DC-063")
def test_nobody_trades_during_their_own_ride() -> None:
    state = two_on_a_row(fields=[{"white": ["east", "west"]}, {}])
    assert "trade 0" in texts(state, 1), "in anyone's turn"
    play(state, "done")
    assert question(state) == "set-off"
    assert "trade" not in verbs(state, 0)
    assert "trade" not in verbs(state, 1)


@pytest.mark.clause("DC-064")
def test_a_draft_becomes_an_offer_and_everything_waits_for_the_answer() -> None:
    state = two_on_a_row()
    events = play(state, "trade 1", "give east", "give chi", "want north")
    assert all(event.only == (0,) for event in events), "nobody else hears of it"
    assert state.view(1)["draft"] is None
    assert state.view(0)["draft"] == {"to_seat": 1, "give": ["east", "chi"], "want": ["north"]}
    offered = one(play(state, "send"), "offered")
    assert (offered["give"], offered["give_chi"], offered["want"], offered["want_chi"]) == (["east"], 1, ["north"], 0)
    assert (question(state), state.asked, texts(state)) == ("offer", (1,), ["accept", "decline", "counter"])
    with pytest.raises(NotAsked):
        state.play(0, "done")


@pytest.mark.clause("DC-064")
def test_a_counter_offer_takes_two_moves() -> None:
    state = two_on_a_row()
    play(state, "trade 1", "give east", "give chi", "want north", "send")
    events = state.play(1, "counter")
    assert kinds(events)[0] == "offer_declined"
    assert [event.only for event in events[1:]] == [(1,)], "nobody else hears of the draft"
    assert (question(state), state.asked) == ("buying", (0,))
    assert state.view(1)["draft"] == {"to_seat": 0, "give": ["north"], "want": ["east", "chi"]}
    offered = one(state.play(1, "send"), "offered")
    assert (offered["seat"], offered["give"], offered["want"], offered["want_chi"]) == (1, ["north"], ["east"], 1)
    assert (question(state), state.asked) == ("offer", (0,))


@pytest.mark.clause("DC-064", "DC-066", "DC-068")
def test_an_offer_can_be_withdrawn_while_nobody_has_answered_it() -> None:
    state = two_on_a_row()
    play(state, "trade 1", "give east", "want north", "send")
    before = (state.store, state.tray, state.hand)
    asked = state.decision
    assert texts(state, 0) == ["withdraw"], "the one aside while an answer is owed"
    with pytest.raises(Refused):
        state.play(1, "withdraw")
    withdrawn = one(state.play(0, "withdraw"), "offer_withdrawn")
    assert (withdrawn["seat"], withdrawn["to_seat"]) == (0, 1)
    assert (state.store, state.tray, state.hand) == before
    assert (question(state), state.asked, state.drafts) == ("buying", (0,), [None, None])
    assert state.offers == [1, 0], "sent is sent"
    with pytest.raises(StaleDecision):
        state.play(1, "accept", asked)
    assert "withdraw" not in verbs(state, 0)


@pytest.mark.clause("DC-064", "DC-066")
def test_whoever_has_sent_the_last_offer_cannot_counter() -> None:
    state = two_on_a_row()
    state.offers[1] = state.components.limits.offers_per_turn
    play(state, "trade 1", "give chi", "want chi", "send")
    assert texts(state) == ["accept", "decline"]


@pytest.mark.clause("DC-064")
def test_drafts_are_limited_to_what_there_is_and_can_be_dropped() -> None:
    state = two_on_a_row(store=[1, 0])
    play(state, "trade 1", "give chi", "give east")
    assert "give chi" not in texts(state)
    assert "give east" not in texts(state)
    assert "want chi" not in texts(state)
    assert "send" not in texts(state), "one side is empty"
    play(state, "drop")
    assert state.drafts[0] is None
    play(state, "trade 1", "give chi", "done")
    assert state.drafts == [None, None], "done clears drafts"


@pytest.mark.clause("DC-065")
def test_accepted_goods_change_hands_and_declined_ones_do_not() -> None:
    state = two_on_a_row()
    play(state, "trade 1", "give zip", "give chi", "want north", "want power", "send")
    declined = state.copy()
    play(declined, "decline")
    assert (declined.store, declined.tray, declined.hand) == ([4, 4], [("east",), ("north",)], [("zip",), ("power",)])
    events = play(state, "accept")
    assert kinds(events) == ["offer_accepted"]
    assert (state.store, state.tray) == ([3, 5], [("east", "north"), ()])
    assert state.hand == [("power",), ("zip",)]
    assert (question(state), state.asked) == ("buying", (0,))


@pytest.mark.clause("DC-066")
def test_three_offers_a_turn() -> None:
    state = two_on_a_row()
    for _ in range(3):
        assert "trade 1" in texts(state)
        play(state, "trade 1", "give chi", "want chi", "send", "decline")
    assert "trade" not in verbs(state, 0)
    assert "trade 0" in texts(state, 1), "everybody has an allowance of their own"
    play(state, "done")
    go_on(state)
    assert state.offers == [0, 0], "and a new one every turn"


@pytest.mark.clause("DC-067", "DC-170", "DC-171")
def test_tiles_can_be_turned_in_at_any_time() -> None:
    state = table(
        at=[[4, 1], [0, -1]],
        fields=[{"white": ["east", "west"]}, {}],
        hand=[["zip", "chi_bonus"], ["power", "chi_bonus"]],
    )
    assert {"cash power", "bonus"} <= set(texts(state, 1))
    assert "cash chi_bonus" not in texts(state, 1), "a Chi Bonus is used, not cashed"
    play(state, "1: cash power", "1: bonus")
    assert (state.store[1], state.hand[1]) == (4, ())
    play(state, "cash zip", "done", "bonus")
    assert (state.store[0], question(state)) == (4, "set-off")


@pytest.mark.clause("DC-068")
def test_no_asides_while_a_conflict_or_an_offer_is_open() -> None:
    state = table(
        2,
        (4, 1, "orange"),
        players=3,
        at=[[4, 1], [5, 1], [0, -1]],
        fields=[{"orange": ["east"]}, {}, {}],
        hand=[[], ["power"], ["zip"]],
        tray=[[], [], ["left"]],
    )
    play(state, "done")
    assert question(state) == "conflict"
    assert state.moves(2) == ()
    assert state.moves(0) == ()
    offered = two_on_a_row()
    play(offered, "trade 1", "give chi", "want chi", "send")
    assert offered.moves(0) == (Withdraw(),)


@pytest.mark.clause("DC-069", "DC-205")
def test_anybody_may_resign_at_any_time() -> None:
    state = table(players=3, at=[[4, 4], [5, 4], [6, 4]], store=[1, 2, 3], tray=[[], ["east"], []])
    events = play(state, "1: resign")
    assert one(events, "left_game")["why"] == "resigned"
    assert (state.out, xy(state, 1), state.asked) == ([False, True, False], None, (0,))
    play(state, "0: resign")
    assert state.result is not None
    assert state.result.winners == (2,)


def test_an_answered_offer_gives_the_covered_question_back() -> None:
    state = table(players=3, at=[[4, 4], [5, 4], [6, 1]], store=[1, 2, 3], active=2)
    number = state.decision
    play(state, "0: trade 1", "0: give chi", "0: want chi", "0: send")
    assert state.asked == (1,)
    play(state, "decline")
    assert (state.asked, state.decision, question(state)) == ((2,), number, "buying")
