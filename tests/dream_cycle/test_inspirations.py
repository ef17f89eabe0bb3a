"""Ledger 2.12 and 2.13: Inspiration tiles, debts, leaving the game; 2.14 and 2.16: the end and the limits."""

from typing import Any

import pytest

from reverie.games.dream_cycle.dreamscape import colour_under
from reverie.games.dream_cycle.state import DreamState
from reverie.kernel import BadSetup, IllegalMove
from tests.dream_cycle.tables import (
    begun,
    go_on,
    kinds,
    new,
    one,
    play,
    question,
    random_game,
    table,
    texts,
    verbs,
    way,
    xy,
)


@pytest.mark.clause("DC-172")
def test_tiles_turned_in_can_be_drawn_again() -> None:
    state = table(hand=[["zip"], []])
    assert state.pool().count("zip") == 4
    play(state, "cash zip")
    assert state.pool().count("zip") == 5


@pytest.mark.clause("DC-173")
def test_hands_are_open() -> None:
    state = table(hand=[["zip"], ["power"]])
    for observer in (0, 1, None):
        assert state.view(observer)["hand"] == [["zip"], ["power"]]


def painting(colour: str, *squares: tuple[int, int, str], **more: Any) -> DreamState:
    given: dict[str, Any] = {
        "at": [[4, 1], [0, -1]],
        "fields": [{"orange": ["east"]}, {}],
        "hand": [[f"square_{colour}"], []],
    }
    return table(2, (4, 1, "orange"), *squares, **{**given, **more})


@pytest.mark.clause("DC-180")
def test_a_coloured_square_changes_the_colour_for_everybody() -> None:
    state = painting("red", at=[[4, 1], [5, 2]])
    play(state, "done", "go east E", "square red")
    assert colour_under(state, 0) == "red"
    assert state.view(1)["covers"] == [[5, 1, "red"]]
    assert state.hand[0] == ()


@pytest.mark.clause("DC-181")
def test_it_may_lie_on_any_square_and_black_ends_the_turn() -> None:
    state = painting("black", fields=[{"orange": ["east"], "white": ["east"]}, {}])
    play(state, "done", "go east E")
    assert "go east E" in texts(state)
    play(state, "square black")
    assert state.active == 1, "a doldrum: the same window goes on, and nothing but stopping is left"
    silver = painting("red", (5, 1, "silver"), forced={"die": ["purple"]})
    play(silver, "done", "go east E")
    assert "square red" in texts(silver)


@pytest.mark.clause("DC-182")
def test_a_second_square_sends_the_first_to_the_pool() -> None:
    state = painting("red", covers=[[5, 1, "green"]])
    assert state.pool().count("square_green") == 1
    play(state, "done", "go east E", "square red")
    assert state.view(None)["covers"] == [[5, 1, "red"]]
    assert state.pool().count("square_green") == 2


@pytest.mark.clause("DC-183", "DC-184")
def test_after_the_turn_it_stays_or_comes_back_for_a_chi() -> None:
    state = painting("red", store=[1, 0])
    play(state, "done", "go east E", "square red")
    assert (question(state), texts(state)) == ("buy-back", ["buy_back", "leave"])
    back = state.copy()
    play(back, "buy_back")
    assert (back.store[0], back.hand[0], back.covers) == (0, ("square_red",), [])
    play(state, "leave")
    assert (state.store[0], len(state.covers)) == (1, 1)
    poor = painting("red")
    play(poor, "done", "go east E", "square red")
    assert poor.active == 1, "without a chi there is no question"


@pytest.mark.clause("DC-185")
def test_exchange_sells_at_full_cost() -> None:
    state = table(tray=[["north"], []], hand=[["exchange"], []])
    events = play(state, "exchange north")
    assert one(events, "exchanged")["chi"] == 10
    assert (state.store[0], state.tray[0], state.hand[0]) == (10, (), ())
    with pytest.raises(IllegalMove):
        play(table(tray=[["north"], []]), "exchange north")


@pytest.mark.clause("DC-186")
def test_extra_turns_may_follow_each_other() -> None:
    state = table(at=[[4, -1], [0, -1]], hand=[["extra_turn", "extra_turn"], []])
    play(state, "done", "stop", "extra_turn", "done", "stop", "extra_turn")
    assert (state.active, state.turns[0], state.hand[0]) == (0, 3, ())
    refusing = table(at=[[4, -1], [0, -1]], hand=[["extra_turn"], []])
    play(refusing, "done", "stop")
    default = refusing.default_move(0)
    assert default is not None
    assert default.verb == "pass_turn"
    play(refusing, "pass_turn")
    assert (refusing.active, refusing.hand[0]) == (1, ("extra_turn",))


@pytest.mark.clause("DC-187")
def test_a_fringewalker_takes_an_extra_step() -> None:
    state = table(at=[[0, 3], [8, -1]], facing=["E", "N"], hand=[["fringewalker", "fringewalker"], []])
    play(state, "done")
    assert texts(state) == ["fringewalk", "plain", "cash fringewalker"]
    play(state, "fringewalk")
    assert (question(state), xy(state, 0)) == ("facing", (1, 3)), "once, however many are held"
    play(state, "face S")
    assert (xy(state, 0), way(state, 0)) == ((1, 2), "S")
    ahead = table(at=[[0, 3], [8, -1]], facing=["S", "N"], hand=[["fringewalker"], []])
    play(ahead, "done")
    assert question(ahead) != "fringewalk", "only towards another doldrum"
    plain = table(at=[[0, 3], [8, -1]], facing=["E", "N"], hand=[["fringewalker"], []])
    play(plain, "done", "plain")
    assert xy(plain, 0) == (1, 3)


@pytest.mark.clause("DC-188")
def test_power_is_kept() -> None:
    state = table(2, (4, 1, "orange"), at=[[4, 1], [5, 1]], fields=[{"orange": ["east"]}, {}], hand=[[], ["power"]])
    play(state, "done", "pass")
    assert state.hand[1] == ("power",)


def shadowed(kind: str, **more: Any) -> DreamState:
    given: dict[str, Any] = {
        "at": [[7, 7], [0, -1]],
        "fields": [{"orange": ["east"]}, {}],
        "hand": [["shadowwalker"], []],
    }
    return table(3, (7, 7, "orange"), (8, 7, kind), **{**given, **more})


@pytest.mark.clause("DC-189")
def test_a_shadowwalker_chooses_at_each_landing() -> None:
    state = shadowed("yellow:psychic_drain", store=[3, 0])
    play(state, "done", "go east E")
    assert (question(state), texts(state)) == ("yellow", ["effect", "no_effect"])
    play(state, "no_effect")
    assert (state.store[0], state.landed[0]) == (3, ())
    pushed = table(
        3,
        (6, 7, "orange"),
        (8, 7, "yellow:inspiration"),
        at=[[6, 7], [7, 7]],
        fields=[{"orange": ["east"]}, {}],
        hand=[[], ["shadowwalker"]],
    )
    play(pushed, "done")
    assert (question(pushed), pushed.asked) == ("yellow", (1,)), "also when pushed there"


@pytest.mark.clause("DC-190")
def test_a_shadowwalker_may_stay_as_it_is() -> None:
    state = shadowed("yellow:reversal", hand=[[], ["shadowwalker"]])
    play(state, "done")
    assert (question(state), state.asked) == ("shadow", (1,))
    play(state, "unaffected")
    assert (way(state, 0), way(state, 1)) == ("W", "N")
    turning = table(
        3, (6, 7, "orange"), (6, 8, "yellow:rotation_cw"), (7, 7, "silver"), at=[[6, 7], [7, 7]], facing=["N", "E"],
        fields=[{"orange": ["north"]}, {}], hand=[[], ["shadowwalker"]], silver=["", "red"],
    )  # fmt: skip
    play(turning, "done", "unaffected")
    assert (xy(turning, 1), way(turning, 1), turning.silver[1]) == ((7, 7), "E", ""), "a silver roll is lost"
    away = shadowed("yellow:rotation_cw", hand=[[], ["shadowwalker"]])
    play(away, "done")
    assert question(away) == "buying", "only those on the tile are asked"


@pytest.mark.clause("DC-191")
def test_times_replace_boosts_and_each_other() -> None:
    state = table(
        2,
        (4, 1, "orange"),
        (6, 1, "orange"),
        at=[[4, 1], [0, -1]],
        fields=[{"orange": ["east", "north"]}, {}],
        hand=[["times2", "times3"], []],
    )
    play(state, "done", "times 3", "times 2", "go east E")
    assert (xy(state, 0), state.times) == ((6, 1), 2), "a later one replaces the earlier, fields with two tiles too"
    play(state, "go north N")
    assert state.times == 0 or state.active == 1


@pytest.mark.clause("DC-192")
def test_a_zip_goes_anywhere_and_is_spent_even_when_blocked() -> None:
    state = table(2, (4, 0, "green"), at=[[4, -1], [4, 1]], hand=[["zip"], ["power"]])
    play(state, "done")
    assert [move for move in texts(state) if move.startswith("zip")] == [f"zip {way}" for way in "NESW"]
    play(state, "zip N", "block")
    assert (state.hand[0], xy(state, 0)) == ((), (4, 0))
    edge = table(
        2,
        (7, 4, "orange"),
        (7, 5, "green"),
        at=[[7, 4], [0, -1]],
        fields=[{"orange": ["north"]}, {}],
        hand=[["zip"], []],
    )
    play(edge, "done", "go north N", "zip N")
    assert xy(edge, 0) == (7, 6)


# Debts.


def drained(**more: Any) -> DreamState:
    """A pushes B onto a drain on row 3; C stands on the same row."""
    given: dict[str, Any] = {"players": 3, "at": [[6, 7], [7, 7], [13, 7]], "fields": [{"orange": ["east"]}, {}, {}]}
    return table(3, (6, 7, "orange"), (8, 7, "yellow:psychic_drain"), **{**given, **more})


@pytest.mark.clause("DC-200")
def test_a_debt_is_paid_at_once_from_the_store() -> None:
    state = drained(store=[0, 2, 0], hand=[[], ["zip"], []])
    events = play(state, "done")
    assert one(events, "paid")["to_supply"] is True
    assert (state.store[1], state.hand[1]) == (1, ("zip",)), "2 paid, and the income of B's turn"


@pytest.mark.clause("DC-201")
def test_otherwise_tiles_must_be_turned_in() -> None:
    state = drained(store=[0, 1, 0], hand=[[], ["zip", "chi_bonus"], []])
    play(state, "done")
    assert (question(state), state.asked, texts(state)) == ("debt", (1,), ["cash zip", "bonus", "trade 2"])
    with pytest.raises(IllegalMove):
        play(state, "give_up")
    play(state, "cash zip")
    assert state.hand[1] == ("chi_bonus",)
    assert not state.out[1]


@pytest.mark.clause("DC-202")
def test_who_cannot_pay_is_out() -> None:
    state = drained(store=[0, 1, 0])
    events = play(state, "done")
    assert one(events, "left_game") == {"seat": 1, "why": "drain"}


@pytest.mark.clause("DC-203")
def test_a_debtor_may_trade_but_not_with_the_mover() -> None:
    state = drained(store=[5, 1, 4], tray=[[], ["north"], []], fields=[{"orange": ["east"]}, {"red": ["left"]}, {}])
    play(state, "done")
    assert question(state) == "debt"
    assert set(texts(state)) == {"take left red", "trade 2", "give_up"}
    play(state, "trade 2", "give north", "want chi", "want chi", "send", "accept")
    assert (state.store, state.tray[2]) == ([5, 1 + 2 - 2 + 1, 2], ("north",))
    refused = drained(store=[0, 1, 4], tray=[[], ["north"], []])
    play(refused, "done")
    for _ in range(3):
        play(refused, "trade 2", "give north", "want chi", "send", "decline")
    assert refused.out[1], "three offers a debt"
    no_chi = drained(store=[5, 1, 0], tray=[[], ["north"], []])
    play(no_chi, "done")
    assert no_chi.out[1], "no allowed partner has chi"


@pytest.mark.clause("DC-064", "DC-203")
def test_an_offer_of_a_debtor_can_be_withdrawn_and_the_debt_stays() -> None:
    state = drained(store=[0, 1, 4], tray=[[], ["north"], []])
    play(state, "done")
    for left in (2, 1):
        play(state, "trade 2", "give north", "want chi", "send")
        assert (question(state), state.asked) == ("offer", (2,))
        play(state, "1: withdraw")
        assert (question(state), state.asked) == ("debt", (1,))
        assert state.view(1)["decision"]["facts"]["offers"] == left


@pytest.mark.clause("DC-203")
def test_giving_up_and_the_default_of_a_debt() -> None:
    state = drained(store=[0, 1, 4], tray=[[], ["north"], []])
    play(state, "done")
    default = state.default_move(1)
    assert default is not None
    assert default.verb == "give_up"
    play(state, "give_up")
    assert state.out[1]


@pytest.mark.clause("DC-204")
def test_all_that_a_player_owned_goes_back() -> None:
    state = table(
        players=3, at=[[4, 4], [5, 4], [0, -1]], store=[9, 0, 0], tray=[["left"], [], []],
        fields=[{"white": ["north"]}, {}, {}], boosts=[{"white": 3}, {}, {}],
        hand=[["zip"], [], []], covers=[[4, 1, "red"]],
    )  # fmt: skip
    play(state, "0: resign")
    assert (state.store[0], state.tray[0], state.hand[0], any(state.fields[0])) == (0, (), (), False)
    assert state.supply == 65 - 1, "but for B's income"
    assert (sum(state.stock().values()), state.pool().count("zip"), len(state.covers)) == (58, 5, 1)
    assert state.problems() == []


@pytest.mark.clause("DC-205")
def test_the_ways_out() -> None:
    reasons = set()
    drain = play(drained(), "done")
    reasons.add(one(drain, "left_game")["why"])
    loop = table(
        2,
        (5, 1, "orange"),
        players=3,
        at=[[4, 1], [0, -1], [1, -1]],
        fields=[{"white": ["east"], "orange": ["west"]}, {}, {}],
    )
    reasons.add(one(play(loop, "done"), "left_game")["why"])
    robbed = table(
        2,
        (4, 1, "orange"),
        players=3,
        at=[[4, 1], [5, 1], [0, -1]],
        fields=[{"orange": ["east"]}, {}, {}],
        hand=[["power"], [], []],
    )
    reasons.add(one(play(robbed, "done", "go east E"), "left_game")["why"])
    reasons.add(one(play(table(players=3), "2: resign"), "left_game")["why"])
    assert reasons == {"drain", "caught", "extortion", "resigned"}


# The end.


@pytest.mark.clause("DC-210", "DC-212")
def test_the_result_is_one_point_shared_among_the_winners() -> None:
    state = table(10, (4, 29, "black"), players=3, at=[[4, 29], [0, 0], [1, 1]])
    play(state, "done")
    assert state.result is not None
    assert (state.result.scores, state.result.returns) == ((1, 0, 0), (1.0, 0.0, 0.0))


@pytest.mark.clause("DC-211")
def test_the_last_one_left_wins_at_once() -> None:
    state = table(players=3)
    play(state, "1: resign")
    assert not state.is_over
    play(state, "2: resign")
    assert state.result is not None
    assert (state.result.winners, state.result.reason) == ((0,), "alone")


@pytest.mark.clause("DC-213")
def test_at_the_round_limit_nobody_wins() -> None:
    state = begun(3, first=1, round_limit=2)
    turns = 0
    while not state.is_over:
        play(state, "done")
        go_on(state)
        turns += 1
    assert turns == 6
    assert state.result is not None
    assert (state.result.winners, state.result.reason, state.result.returns) == ((), "limit", (0.0, 0.0, 0.0))
    assert new().setup.options["round_limit"] is None
    with pytest.raises(BadSetup):
        new(round_limit=0)


@pytest.mark.clause("DC-214")
@pytest.mark.parametrize(("night", "first", "last"), [("full", 1, 10), ("half", 1, 5), ("nap", 4, 5)])
def test_the_length_of_the_night(night: str, first: int, last: int) -> None:
    state = begun(night=night)
    assert [row["row"] for row in state.view(0)["rows"]] == [first, first + 1]
    assert xy(state, 0) == (state.view(0)["rows"][0]["x"] + 1, 3 * first - 4)
    at = [[4, 29], [0, 29]] if last == 10 else [[14, 14], [13, 14]]
    rows = last - first + 1
    done = table(rows, (*at[0], "black"), at=at, options={"night": night})  # type: ignore[arg-type]
    play(done, "done")
    assert done.result is not None
    assert done.result.winners == (0,)


@pytest.mark.clause("DC-215")
def test_a_dealt_start() -> None:
    state = new(5, start="dealt")
    assert all(len(tiles) == 1 for fields in state.fields for tiles in fields)
    assert [len(hand) for hand in state.hand] == [6] * 5
    assert state.problems() == []
    assert state.store == [0] * 5


# Limits.


@pytest.mark.clause("DC-230")
def test_the_supply_can_run_dry() -> None:
    state = table(2, (4, 0, "blue"), at=[[4, -1], [0, -1]], store=[5, 60], hand=[["zip"], []], tray=[["north"], []])
    assert state.supply == 0
    assert "cash" not in verbs(state)
    events = play(state, "sell north")
    assert one(events, "sold")["chi"] == 0
    events = play(state, "done")
    assert "collected" not in kinds(events)
    few = table(store=[4, 60], hand=[["chi_bonus"], []])
    play(few, "bonus")
    assert few.store[0] == 5, "a bonus gives what is there"


@pytest.mark.clause("DC-231")
def test_chi_does_not_run_out_by_itself() -> None:
    lowest = 65
    for players in (2, 5):
        for seed in range(6):
            for state in random_game(players, seed):
                lowest = min(lowest, state.supply)
    assert lowest >= 0


@pytest.mark.clause("DC-232")
def test_the_appendices_carry_no_rules() -> None:
    assert not any("dream" in kind or "sleep" in kind for kind in table().components.kinds)
