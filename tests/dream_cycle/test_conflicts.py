"""Ledger 2.10: conflicts."""

from typing import Any

import pytest

from reverie.games.dream_cycle.dreamscape import northernmost
from reverie.games.dream_cycle.state import DreamState
from reverie.kernel import IllegalMove
from tests.dream_cycle.tables import kinds, one, play, question, table, texts, verbs, way, xy


def meeting(*squares: tuple[int, int, str], rows: int = 2, **more: Any) -> DreamState:
    """A on the orange (4, 1) rides east onto (5, 1), where B stands."""
    given = {"at": [[4, 1], [5, 1]], "fields": [{"orange": ["east"]}, {}]}
    players = len(more.get("at", given["at"]))
    given["fields"] = [{"orange": ["east"]}, *[{}] * (players - 1)]
    return table(rows, (4, 1, "orange"), *squares, players=players, **{**given, **more})


@pytest.mark.clause("DC-120")
def test_a_conflict_arises_only_from_a_landing() -> None:
    assert "conflict" in kinds(play(meeting(), "done"))
    assert "conflict" in kinds(play(meeting((5, 1, "black")), "done")), "on black too"
    over = meeting(boosts=[{"orange": 2}, {}])
    assert "conflict" not in kinds(play(over, "done")), "passing over is none"
    shared = table(at=[[4, 1], [4, 1]])
    assert "conflict" not in kinds(play(shared, "done")), "nor sharing a space at the start"


@pytest.mark.clause("DC-121")
def test_a_push_moves_everybody_there_one_square_on() -> None:
    state = meeting(at=[[4, 1], [5, 1], [5, 1]], facing=["N", "S", "W"])
    play(state, "done")
    assert [xy(state, seat) for seat in range(3)] == [(5, 1), (6, 1), (6, 1)]
    assert [way(state, seat) for seat in range(3)] == ["E", "S", "W"]


@pytest.mark.clause("DC-122")
def test_a_pass_shares_the_space() -> None:
    state = meeting(hand=[[], ["power"]])
    play(state, "done", "pass")
    assert xy(state, 0) == xy(state, 1) == (5, 1)


@pytest.mark.clause("DC-123")
def test_a_block_puts_the_token_back_where_the_move_began() -> None:
    state = meeting(at=[[4, 1], [7, 1]], facing=["S", "N"], hand=[[], ["power"]], boosts=[{"orange": 3}, {}])
    play(state, "done", "block")
    assert (xy(state, 0), way(state, 0)) == ((4, 1), "S")


@pytest.mark.clause("DC-124")
def test_after_a_block_another_direction_of_lucidity_is_another_tile() -> None:
    state = meeting(fields=[{"orange": ["lucidity"]}, {}], hand=[[], ["power"]])
    play(state, "done", "go lucidity E", "block")
    assert texts(state) == ["go lucidity N", "go lucidity S", "go lucidity W", "stop"]
    play(state, "stop")
    assert state.active == 1


@pytest.mark.clause("DC-124")
def test_a_block_with_nothing_else_ends_the_turn() -> None:
    state = meeting(hand=[[], ["power"]])
    events = play(state, "done", "block")
    assert one(events, "stopped")["why"] == "blocked"
    assert state.active == 1


@pytest.mark.clause("DC-125")
def test_the_most_power_decides_for_all() -> None:
    state = meeting(at=[[4, 1], [5, 1], [5, 1]], hand=[["power"], ["power", "power"], []], store=[0, 0, 3])
    play(state, "done", "go east E")
    assert (question(state), state.asked) == ("conflict", (1,))
    assert texts(state) == ["push", "pass", "block"]
    play(state, "push")
    assert [xy(state, seat) for seat in range(3)] == [(5, 1), (6, 1), (6, 1)]


@pytest.mark.clause("DC-126")
def test_a_tie_pushes_or_passes_by_itself() -> None:
    assert xy_after(meeting(), 1) == (6, 1)
    tied_others = meeting(at=[[4, 1], [5, 1], [5, 1]], hand=[[], ["power"], ["power"]])
    events = play(tied_others, "done")
    assert one(events, "conflict_settled")["tie"] is True
    assert xy(tied_others, 1) == (6, 1), "also where the mover is not among the tied"
    rim = table(2, (8, 1, "orange"), at=[[8, 1], [9, 1]], fields=[{"orange": ["east"]}, {}])
    assert xy_after(rim, 0) == xy(rim, 1) == (9, 1)


def xy_after(state: DreamState, seat: int) -> tuple[int, int] | None:
    play(state, "done")
    return xy(state, seat)


@pytest.mark.clause("DC-127")
def test_a_push_off_the_spaces_is_not_on_offer() -> None:
    state = table(2, (8, 1, "orange"), at=[[8, 1], [9, 1]], fields=[{"orange": ["east"]}, {}], hand=[[], ["power"]])
    play(state, "done")
    assert texts(state) == ["pass", "block"]
    with pytest.raises(IllegalMove) as refusal:
        play(state, "push")
    assert refusal.value.clause == "DC-127"


@pytest.mark.clause("DC-128")
def test_a_push_runs_down_the_line() -> None:
    state = meeting(at=[[4, 1], [5, 1], [6, 1], [7, 1]])
    play(state, "done")
    assert [xy(state, seat) for seat in range(4)] == [(5, 1), (6, 1), (7, 1), (8, 1)]
    passing = meeting(at=[[4, 1], [5, 1], [6, 1], [7, 1]], hand=[[], [], [], ["power"]])
    play(passing, "done")
    assert (question(passing), passing.asked, texts(passing)) == ("chain", (3,), ["push", "pass"])
    play(passing, "pass")
    assert [xy(passing, seat) for seat in range(4)] == [(5, 1), (6, 1), (7, 1), (7, 1)]
    rim = table(2, (7, 1, "orange"), players=3, at=[[7, 1], [8, 1], [9, 1]], fields=[{"orange": ["east"]}, {}, {}])
    play(rim, "done")
    assert [xy(rim, seat) for seat in range(3)] == [(8, 1), (9, 1), (9, 1)], "no room at the rim: they share it"


@pytest.mark.clause("DC-129")
def test_a_push_over_the_north_edge() -> None:
    state = table(2, (7, 4, "orange"), at=[[7, 4], [7, 5]], fields=[{"orange": ["north"]}, {}])
    play(state, "done")
    assert (northernmost(state), xy(state, 1)) == (3, (7, 6))
    last = table(10, (4, 28, "orange"), at=[[4, 28], [4, 29]], fields=[{"orange": ["north"]}, {}])
    play(last, "done")
    assert not last.is_over
    assert xy(last, 0) == xy(last, 1) == (4, 29), "with ten rows it counts as beyond the fringe"


@pytest.mark.clause("DC-130")
def test_effects_come_mover_first_then_the_nearest_pushed() -> None:
    state = meeting((5, 1, "blue"), (6, 1, "blue"), (7, 1, "blue"), at=[[4, 1], [5, 1], [6, 1]])
    events = play(state, "done")
    assert [event.facts["seat"] for event in events if event.kind == "collected"] == [0, 1, 2]


@pytest.mark.clause("DC-131")
def test_pushed_tokens_trigger_squares_but_not_doldrums_or_deltas() -> None:
    silver = meeting((6, 1, "silver"), forced={"die": ["green"]})
    play(silver, "done")
    assert silver.silver == ["", "green"]
    for square in ("black", "fuchsia:east"):
        state = meeting((6, 1, square))
        play(state, "done")
        assert xy(state, 1) == (6, 1)


@pytest.mark.clause("DC-132", "DC-188")
def test_extortion_before_the_outcome_once_a_turn() -> None:
    state = meeting(hand=[["power"], []], store=[0, 2], fields=[{"orange": ["east", "west"]}, {}])
    events = play(state, "done", "go east E")
    paid = one(events, "paid")
    assert (paid["seat"], paid["chi"], paid["to_seat"]) == (1, 1, 0)
    assert (question(state), state.store, state.extorted) == ("conflict", [1, 1], [1])
    play(state, "block")
    assert state.store == [1, 1]
    equal = meeting(hand=[["power"], ["power"]], store=[0, 2])
    play(equal, "done", "go east E")
    assert sum(equal.store) <= 3
    assert equal.extorted == [], "only from those with less Power"


@pytest.mark.clause("DC-133")
def test_a_victim_who_goes_out_leaves_the_conflict() -> None:
    state = meeting(at=[[4, 1], [5, 1], [0, -1]], hand=[["power"], [], []])
    events = play(state, "done", "go east E")
    assert one(events, "left_game")["why"] == "extortion"
    assert (xy(state, 0), state.out[1]) == ((5, 1), True)


@pytest.mark.clause("DC-134")
def test_conflicts_on_other_moves() -> None:
    step = table(2, at=[[4, -1], [4, 0]], hand=[["zip"], ["power"]])
    play(step, "done", "block")
    assert question(step) == "blocked"
    assert {"zip E", "zip W", "stop"} <= set(texts(step)), "a Zip even before the first move"
    assert "zip N" not in texts(step), "the blocked landing is closed"
    delta = table(3, (7, 7, "fuchsia:east"), at=[[7, 7], [8, 7]], hand=[[], ["power"]])
    play(delta, "done")
    assert question(delta) == "conflict"


@pytest.mark.clause("DC-135")
def test_the_moves_after_a_block() -> None:
    state = meeting(
        fields=[{"orange": ["east", "north"]}, {}], hand=[["zip", "square_red", "times2"], ["power"]], store=[5, 0]
    )
    play(state, "done", "go east E", "block")
    assert verbs(state) == {"go", "zip", "cash", "stop"}
    assert "go east E" not in texts(state)
    assert "zip E" not in texts(state)
    default = state.default_move(0)
    assert default is not None
    assert default.verb == "stop"
    rows = table(2, (7, 5, "orange"), players=2, at=[[7, 5], [0, -1]], fields=[{"orange": ["north"]}, {}])
    play(rows, "done")
    assert northernmost(rows) == 3
