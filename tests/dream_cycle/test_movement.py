"""Ledger 2.6 and 2.7: riding, windows, and how a turn ends."""

from typing import Any

import pytest

from reverie.kernel import IllegalMove
from tests.dream_cycle.tables import go_on, kinds, one, play, question, table, texts, verbs, way, xy

DIRECTIONAL = {
    "forward": {"N": "N", "E": "E"},
    "left": {"N": "W", "E": "N"},
    "right": {"N": "E", "E": "S"},
    "back": {"N": "S", "E": "W"},
    "north": {"N": "N", "E": "N"},
    "east": {"N": "E", "E": "E"},
    "south": {"N": "S", "E": "S"},
    "west": {"N": "W", "E": "W"},
}


@pytest.mark.clause("DC-070")
def test_out_of_a_doldrum_comes_one_step_forward_without_a_window() -> None:
    state = table(at=[[4, -1], [0, -1]], hand=[["zip", "times2"], []], store=[5, 0])
    play(state, "done")
    assert (xy(state, 0), question(state)) == ((4, 0), "window"), "asked only after the step"


@pytest.mark.clause("DC-071")
def test_elsewhere_the_ride_starts_with_the_colour_and_no_effect() -> None:
    state = table(2, (4, 1, "blue"), at=[[4, 1], [0, -1]], fields=[{"blue": ["east"]}, {}])
    events = play(state, "done")
    assert "collected" not in kinds(events)
    assert xy(state, 0) == (5, 1)


@pytest.mark.clause("DC-072")
def test_without_a_tile_the_turn_ends_and_the_facing_stays() -> None:
    state = table(at=[[4, 1], [0, -1]], facing=["W", "N"])
    events = play(state, "done")
    assert (xy(state, 0), way(state, 0), state.active) == ((4, 1), "W", 1)
    assert one(events, "stopped")["why"] == "meaning"


@pytest.mark.clause("DC-073", "DC-074")
@pytest.mark.parametrize("kind", DIRECTIONAL)
@pytest.mark.parametrize("facing", ["N", "E"])
def test_a_tile_turns_the_token_and_moves_it_on(kind: str, facing: str) -> None:
    state = table(2, (4, 1, "orange"), at=[[4, 1], [0, -1]], facing=[facing, "N"], fields=[{"orange": [kind]}, {}])
    play(state, "done")
    steps = {"N": (4, 2), "E": (5, 1), "S": (4, 0), "W": (3, 1)}
    assert (way(state, 0), xy(state, 0)) == (DIRECTIONAL[kind][facing], steps[DIRECTIONAL[kind][facing]])


@pytest.mark.clause("DC-074")
def test_lucidity_faces_any_way_chosen_each_time() -> None:
    state = table(2, (4, 1, "orange"), (4, 2, "orange"), at=[[4, 1], [0, -1]], fields=[{"orange": ["lucidity"]}, {}])
    play(state, "done")
    assert texts(state) == [f"go lucidity {way}" for way in "NESW"]
    play(state, "go lucidity N", "go lucidity W")
    assert xy(state, 0) == (3, 2)


@pytest.mark.clause("DC-075")
def test_of_two_tiles_one_is_picked_every_time() -> None:
    state = table(2, (4, 1, "orange"), at=[[4, 1], [0, -1]], fields=[{"orange": ["west", "east"]}, {}])
    play(state, "done")
    assert texts(state) == ["go west W", "go east E"], "in the order they lie there"
    twice = table(2, (4, 1, "orange"), at=[[4, 1], [0, -1]], fields=[{"orange": ["east", "east"]}, {}])
    play(twice, "done")
    assert xy(twice, 0) == (5, 1), "two of one kind are one move, which is played by itself"


@pytest.mark.clause("DC-076", "DC-099")
def test_while_a_tile_is_there_one_must_ride() -> None:
    state = table(2, (4, 1, "orange"), at=[[4, 1], [0, -1]], fields=[{"orange": ["west", "east"]}, {}])
    play(state, "done")
    with pytest.raises(IllegalMove) as refusal:
        play(state, "stop")
    assert (refusal.value.code, refusal.value.clause) == ("dream-cycle-no-free-stop-yet", "DC-099")


@pytest.mark.clause("DC-077")
def test_tokens_move_where_they_face_but_pushed_ones_do_not() -> None:
    state = table(2, (4, 1, "orange"), at=[[4, 1], [5, 1]], facing=["N", "W"], fields=[{"orange": ["east"]}, {}])
    play(state, "done")
    assert (xy(state, 0), way(state, 0)) == ((5, 1), "E")
    assert (xy(state, 1), way(state, 1)) == ((6, 1), "W")


@pytest.mark.clause("DC-078")
def test_a_boost_works_on_every_move_from_its_field() -> None:
    state = table(
        2,
        (4, 1, "orange"),
        (6, 1, "orange"),
        (8, 1, "green"),
        at=[[4, 1], [0, -1]],
        fields=[{"orange": ["east"]}, {}],
        boosts=[{"orange": 2}, {}],
    )
    play(state, "done")
    assert xy(state, 0) == (8, 1)


@pytest.mark.clause("DC-079")
def test_what_is_passed_over_has_no_effect() -> None:
    state = table(
        2,
        (4, 1, "orange"),
        (5, 1, "blue"),
        (6, 1, "black"),
        at=[[4, 1], [6, 1]],
        fields=[{"orange": ["east"]}, {}],
        boosts=[{"orange": 3}, {}],
    )
    events = play(state, "done")
    assert not {"collected", "conflict"} & set(kinds(events))
    assert xy(state, 0) == (7, 1)


@pytest.mark.clause("DC-080", "DC-081")
def test_a_long_move_stops_on_the_last_space_and_lands_there() -> None:
    state = table(
        2, (7, 1, "orange"), at=[[7, 1], [9, 1]], fields=[{"orange": ["east"]}, {}], boosts=[{"orange": 3}, {}]
    )
    events = play(state, "done")
    assert "conflict" in kinds(events), "a full landing, with a conflict"
    assert xy(state, 0) == (9, 1)
    assert state.active == 1


@pytest.mark.clause("DC-082")
def test_times_come_before_boosts() -> None:
    state = table(
        2,
        (4, 1, "orange"),
        at=[[4, 1], [0, -1]],
        fields=[{"orange": ["east"]}, {}],
        boosts=[{"orange": 3}, {}],
        hand=[["times2"], []],
    )
    play(state, "done", "times 2")
    assert xy(state, 0) == (6, 1)


@pytest.mark.clause("DC-083")
def test_other_moves_are_always_one_square() -> None:
    state = table(
        2,
        (4, 0, "orange"),
        (5, 0, "green"),
        at=[[4, -1], [0, -1]],
        fields=[{"white": ["north"]}, {}],
        boosts=[{"white": 3}, {}],
        hand=[["zip"], []],
    )
    play(state, "done")
    assert xy(state, 0) == (4, 0), "the doldrum step"
    play(state, "zip E")
    assert xy(state, 0) == (5, 0), "and the Zip"


@pytest.mark.clause("DC-090")
def test_the_order_of_a_move() -> None:
    state = table(2, (4, 5, "orange"), at=[[4, 5], [0, -1]], fields=[{"orange": ["north"]}, {}], facing=["E", "N"])
    events = play(state, "done")
    assert kinds(events)[:4] == ["riding", "row_laid", "moved", "stopped"]
    pushing = table(3, (7, 7, "orange"), (8, 7, "blue"), at=[[7, 7], [8, 7]], fields=[{"orange": ["east"]}, {}])
    order = kinds(play(pushing, "done"))
    assert order.index("conflict") < order.index("pushed") < order.index("moved") < order.index("collected")


@pytest.mark.clause("DC-091")
def test_the_window_comes_on_arrival_before_turning() -> None:
    state = table(
        2, (4, 1, "orange"), (5, 1, "orange"), at=[[4, 1], [0, -1]], facing=["N", "N"], store=[2, 0],
        fields=[{"orange": ["east"]}, {}], hand=[["zip", "square_red", "times2", "chi_bonus"], []],
    )  # fmt: skip
    play(state, "done", "go east E")
    assert verbs(state) == {"go", "brake", "zip", "square", "times", "cash", "bonus"}
    assert way(state, 0) == "E"
    play(state, "bonus", "times 2", "square red")
    assert question(state) == "window", "any number of them, then one that ends it"
    assert texts(state)[0] == "stop", "red has no meaning"


@pytest.mark.clause("DC-092")
def test_a_brake_costs_two_and_needs_a_move() -> None:
    state = table(
        2,
        (4, 1, "orange"),
        at=[[4, 1], [0, -1]],
        store=[2, 0],
        fields=[{"orange": ["east", "west"], "white": ["north"]}, {}],
    )
    play(state, "done")
    assert "brake" not in texts(state), "not in the start window"
    play(state, "go east E")
    assert texts(state) == ["go north N", "brake"]
    play(state, "brake")
    assert (xy(state, 0), state.store[0], state.active) == ((5, 1), 0, 1)
    ending = table(2, (4, 1, "orange"), at=[[4, 1], [0, -1]], store=[2, 0], fields=[{"orange": ["east"]}, {}])
    play(ending, "done")
    assert (ending.active, ending.store[0]) == (1, 2), "where one may stop it is not offered"


@pytest.mark.clause("DC-093")
def test_the_effect_comes_before_the_brake_and_may_pay_it() -> None:
    state = table(
        2,
        (4, 1, "orange"),
        (5, 1, "blue"),
        at=[[4, 1], [0, -1]],
        store=[1, 0],
        fields=[{"orange": ["east"], "blue": ["east"]}, {}],
    )
    play(state, "done")
    assert (state.store[0], "brake" in texts(state)) == (2, True)
    play(state, "brake")
    assert (xy(state, 0), state.store[0]) == ((5, 1), 0)


@pytest.mark.clause("DC-094")
def test_the_start_window() -> None:
    state = table(
        at=[[4, 1], [0, -1]],
        store=[9, 0],
        fields=[{"white": ["east"]}, {}],
        hand=[["zip", "square_red", "times2", "chi_bonus"], []],
    )
    play(state, "done")
    assert question(state) == "set-off"
    assert verbs(state) == {"go", "times", "cash", "bonus"}


@pytest.mark.clause("DC-095")
def test_a_doldrum_ends_the_turn_and_lets_one_turn_later() -> None:
    state = table(2, (4, 1, "orange"), (5, 1, "black"), at=[[4, 1], [0, -1]], fields=[{"orange": ["east"]}, {}])
    events = play(state, "done")
    assert one(events, "stopped")["why"] == "doldrum"
    assert (xy(state, 0), way(state, 0)) == ((5, 1), "E")
    play(state, "done")
    assert "face N" in texts(state)


@pytest.mark.clause("DC-096")
def test_in_a_doldrum_there_is_still_a_window() -> None:
    at_black = table(
        2,
        (4, 1, "orange"),
        (5, 1, "black"),
        at=[[4, 1], [0, -1]],
        fields=[{"orange": ["east"]}, {}],
        hand=[["zip", "square_orange"], []],
    )
    play(at_black, "done", "go east E")
    assert {"stop", "zip N", "square orange"} <= set(texts(at_black))
    play(at_black, "square orange")
    assert "go east E" in texts(at_black), "painted over, the ride goes on"
    on_fringe = table(
        2, (8, 1, "orange"), at=[[8, 1], [0, -1]], fields=[{"orange": ["east"]}, {}], hand=[["zip", "square_red"], []]
    )
    play(on_fringe, "done", "go east E")
    assert "zip" in verbs(on_fringe)
    assert "square" not in verbs(on_fringe)


@pytest.mark.clause("DC-097")
def test_a_zip_or_a_square_may_prevent_the_end() -> None:
    state = table(2, (4, 0, "green"), at=[[4, -1], [0, -1]], fields=[{"red": ["north"]}, {}], hand=[["square_red"], []])
    play(state, "done", "square red")
    assert xy(state, 0) == (4, 1)


@pytest.mark.clause("DC-098")
@pytest.mark.parametrize(
    ("squares", "more", "ends"),
    [
        (((5, 1, "green"),), {}, "stopped"),
        (((5, 1, "black"),), {}, "stopped"),
        (((5, 1, "orange"), (6, 1, "green")), {"store": [2, 0, 0]}, "braked"),
        (((5, 1, "yellow:psychic_drain"),), {}, "left_game"),
    ],
    ids=["no meaning", "doldrum", "brake", "drained"],
)
def test_a_ride_goes_on_until_something_ends_it(
    squares: tuple[tuple[int, int, str], ...], more: dict[str, Any], ends: str
) -> None:
    state = table(
        2,
        (4, 1, "orange"),
        *squares,
        players=3,
        at=[[4, 1], [0, -1], [1, -1]],
        fields=[{"orange": ["east"]}, {}, {}],
        **more,
    )
    events = play(state, "done")
    if ends == "braked":
        events += play(state, "brake")
    assert ends in kinds(events)
    assert state.active == 1


@pytest.mark.clause("DC-098", "DC-113", "DC-210")
def test_awakening_ends_everything() -> None:
    state = table(
        10, (4, 29, "orange"), at=[[4, 29], [0, -1]], fields=[{"orange": ["north"]}, {}], boosts=[{"orange": 3}, {}]
    )
    events = play(state, "done")
    assert kinds(events)[-2:] == ["awoke", "game_ended"]
    assert state.result is not None
    assert (state.result.winners, state.result.reason) == ((0,), "awake")
    go_on(state)
