"""Ledger 2.11: what squares do."""

from typing import Any

import pytest

from reverie.games.dream_cycle import GAME
from reverie.games.dream_cycle.dreamscape import northernmost
from reverie.games.dream_cycle.geometry import spot
from reverie.games.dream_cycle.state import DreamState
from reverie.kernel import FastChance
from tests.dream_cycle.tables import kinds, one, play, question, table, texts, verbs, way, xy


def landing_on(kind: str, *squares: tuple[int, int, str], **more: Any) -> DreamState:
    """A on the orange (7, 7) rides east onto (8, 7), which is of this kind; row 3 is the last."""
    given: dict[str, Any] = {"players": 2, "at": [[7, 7], [0, -1]], "fields": [{"orange": ["east"]}, {}]}
    return table(3, (7, 7, "orange"), (8, 7, kind), *squares, **{**given, **more})


@pytest.mark.clause("DC-142")
def test_blue_gives_one_chi_once_a_turn() -> None:
    state = landing_on("blue", fields=[{"orange": ["east"], "blue": ["back"]}, {}], store=[0, 0])
    events = play(state, "done")
    assert kinds(events).count("collected") == 1, "to and fro until caught, and only one chi"
    rocketed = landing_on("yellow:rocket", (3, 3, "blue"), at=[[7, 7], [3, 0]])
    play(rocketed, "done")
    assert (xy(rocketed, 1), rocketed.store[1]) == ((3, 3), 1 + 1), "rocketed there (and the income of the next turn)"


@pytest.mark.clause("DC-143")
def test_black_is_a_doldrum() -> None:
    state = landing_on("black", fields=[{"orange": ["east"], "white": ["east"]}, {}])
    events = play(state, "done")
    assert one(events, "stopped")["why"] == "doldrum"


@pytest.mark.clause("DC-144", "DC-146")
def test_yellow_works_on_the_first_landing_and_then_the_field_is_read() -> None:
    state = landing_on(
        "yellow:inspiration",
        fields=[{"orange": ["east"], "yellow": ["back"]}, {}],
        store=[2, 0],
        forced={"inspiration": ["power"]},
    )
    play(state, "done")
    assert (state.hand[0], texts(state)[0]) == (("power",), "go back W")
    play(state, "go back W", "go east E")
    assert state.hand[0] == ("power",), "the second landing gives nothing"


@pytest.mark.clause("DC-146")
def test_double_inspiration_draws_two_and_an_empty_pool_gives_nothing() -> None:
    state = landing_on("yellow:double_inspiration", forced={"inspiration": ["zip", "power"]})
    play(state, "done")
    assert state.hand[0] == ("zip", "power")
    every = [kind for kind, tile in state.components.inspiration.items() for _ in range(tile.count)]
    empty = landing_on("yellow:double_inspiration", hand=[[], every])
    events = play(empty, "done")
    assert "inspiration_drawn" not in kinds(events)
    assert empty.hand[0] == ()


@pytest.mark.clause("DC-145")
def test_landings_take_place_even_if_the_token_was_carried_off() -> None:
    """A pushes B onto blue; A's own square is a Rotation or Rocket that comes first and carries B away."""
    state = landing_on("yellow:rocket", (9, 7, "blue"), at=[[7, 7], [8, 7]], facing=["N", "N"])
    events = play(state, "done")
    assert one(events, "collected")["seat"] == 1
    assert xy(state, 1) != (9, 7), "the Rocket took B along before B's own landing had its turn"


@pytest.mark.clause("DC-147")
def test_a_drain_takes_two_chi_or_the_game() -> None:
    state = landing_on("yellow:psychic_drain", store=[3, 0])
    play(state, "done")
    assert (state.store[0], state.out[0]) == (1, False)
    poor = landing_on(
        "yellow:psychic_drain",
        store=[1, 0, 0],
        players=3,
        at=[[7, 7], [0, -1], [1, -1]],
        fields=[{"orange": ["east"]}, {}, {}],
    )
    events = play(poor, "done")
    assert one(events, "left_game")["why"] == "drain"


@pytest.mark.clause("DC-148")
def test_reversal_turns_everybody_round() -> None:
    state = landing_on(
        "yellow:reversal", facing=["N", "N"], fields=[{"orange": ["east"], "yellow": ["forward"]}, {}], store=[2, 0]
    )
    play(state, "done")
    assert (way(state, 0), way(state, 1)) == ("W", "S"), "also in a doldrum"
    assert texts(state)[0] == "go forward W", "then the yellow field is read"


@pytest.mark.clause("DC-149", "DC-150")
def test_a_rocket_takes_all_tokens_three_squares_forward() -> None:
    state = landing_on(
        "yellow:rocket",
        players=3,
        at=[[7, 7], [12, 7], [0, -1]],
        facing=["N", "W", "W"],
        fields=[{"orange": ["east"]}, {}, {}],
    )
    events = play(state, "done")
    assert [xy(state, seat) for seat in range(3)] == [(11, 7), (9, 7), (0, -1)], "through each other"
    assert one(events, "rocketed")["seats"] == [0, 1], "one that cannot move does not land"
    rim = landing_on("yellow:rocket", at=[[7, 7], [14, 7]], facing=["N", "E"])
    play(rim, "done")
    assert xy(rim, 1) == (15, 7), "it stops on the last space"


@pytest.mark.clause("DC-149")
def test_a_rocket_moves_tokens_in_doldrums_too() -> None:
    state = landing_on("yellow:rocket", at=[[7, 7], [4, -1]])
    play(state, "done")
    assert xy(state, 1) == (4, 2)


@pytest.mark.clause("DC-151")
def test_a_rocket_lays_one_row_for_all() -> None:
    state = landing_on("yellow:rocket", at=[[7, 7], [10, 8]], facing=["N", "N"])
    events = play(state, "done")
    assert kinds(events).count("row_laid") == 1
    assert (northernmost(state), xy(state, 1)) == (4, (10, 11))


@pytest.mark.clause("DC-152")
def test_a_rocket_at_the_end_before_any_landing() -> None:
    state = table(
        10,
        (4, 27, "orange"),
        (4, 28, "yellow:rocket"),
        players=3,
        at=[[4, 27], [6, 29], [0, 0]],
        facing=["N", "N", "N"],
        fields=[{"orange": ["north"]}, {}, {}],
    )
    events = play(state, "done")
    assert state.result is not None
    assert state.result.winners == (1,)
    assert "rocketed" not in kinds(events)


@pytest.mark.clause("DC-153")
def test_rocket_landings_come_after_all_have_moved_in_turn_order() -> None:
    state = landing_on(
        "yellow:rocket", (11, 7, "blue"), (8, 6, "blue"), at=[[7, 7], [11, 6]], facing=["N", "W"], forced={}
    )
    events = play(state, "done")
    assert [event.facts["seat"] for event in events if event.kind == "collected"] == [0, 1]
    silver = landing_on("yellow:rocket", (11, 7, "silver"), forced={"die": ["red"]})
    play(silver, "done")
    assert silver.silver[0] == "red"


@pytest.mark.clause("DC-154")
def test_rotation_turns_tile_tokens_and_coloured_squares() -> None:
    state = table(
        3, (6, 7, "orange"), (6, 8, "yellow:rotation_ccw"), (8, 6, "blue"), at=[[6, 7], [8, 6]], facing=["N", "E"],
        fields=[{"orange": ["north"]}, {}], covers=[[7, 8, "red"]],
    )  # fmt: skip
    events = play(state, "done")
    assert [xy(state, 0), xy(state, 1)] == [(6, 6), (8, 8)]
    assert [way(state, 0), way(state, 1)] == ["W", "N"]
    assert state.view(None)["covers"] == [[6, 7, "red"]]
    assert "collected" not in kinds(events), "nobody moves onto a square by it"


@pytest.mark.clause("DC-155")
def test_after_a_rocket_the_mover_goes_on_from_there() -> None:
    state = landing_on(
        "yellow:rocket", (11, 7, "green"), fields=[{"orange": ["east"], "green": ["south"]}, {}], store=[2, 0]
    )
    play(state, "done")
    assert (question(state), xy(state, 0), texts(state)[0]) == ("window", (11, 7), "go south S")
    rim = landing_on("yellow:rocket", at=[[7, 7], [0, -1]], fields=[{"orange": ["east"], "white": ["east"]}, {}])
    far = table(
        3, (13, 7, "orange"), (14, 7, "yellow:rocket"), at=[[13, 7], [0, -1]], fields=[{"orange": ["east"]}, {}]
    )
    play(far, "done")
    assert (xy(far, 0), far.active) == ((15, 7), 1), "in a doldrum the turn ends"
    play(rim, "done")


@pytest.mark.clause("DC-156", "DC-157")
def test_deltas_carry_the_token() -> None:
    straight = landing_on("fuchsia:north")
    play(straight, "done")
    assert (xy(straight, 0), way(straight, 0)) == ((8, 8), "N")
    for kind, end, facing in (("fuchsia:curve_cw", (7, 6), "S"), ("fuchsia:curve_ccw", (7, 8), "N")):
        curved = table(3, (6, 7, "orange"), (7, 7, kind), at=[[6, 7], [0, -1]], fields=[{"orange": ["east"]}, {}])
        play(curved, "done")
        assert (xy(curved, 0), way(curved, 0)) == (end, facing)
    braking = landing_on("fuchsia:north", store=[2, 0], hand=[["zip", "square_red"], []])
    play(braking, "done", "go east E")
    assert verbs(braking) == {"go", "brake", "zip", "square", "cash"}
    starting = table(3, (8, 7, "fuchsia:north"), at=[[8, 7], [0, -1]])
    play(starting, "done")
    assert xy(starting, 0) == (8, 8), "a turn that starts on a delta starts with its move"


@pytest.mark.clause("DC-157")
def test_a_blocked_delta_ends_the_turn() -> None:
    state = table(3, (8, 7, "fuchsia:north"), at=[[8, 7], [8, 8]], hand=[[], ["power"]])
    play(state, "done", "block")
    assert (xy(state, 0), state.active) == ((8, 7), 1)


@pytest.mark.clause("DC-158")
@pytest.mark.parametrize("kind", ["blue", "yellow:inspiration", "fuchsia:north", "silver"])
def test_a_covered_square_has_none_of_its_effects(kind: str) -> None:
    state = landing_on(kind, covers=[[8, 7, "red"]])
    events = play(state, "done")
    assert not {"collected", "effect", "rolled"} & set(kinds(events))
    assert xy(state, 0) == (8, 7)


@pytest.mark.clause("DC-160")
def test_silver_counts_as_the_colour_rolled() -> None:
    state = landing_on(
        "silver", fields=[{"orange": ["east"], "red": ["east"]}, {}], boosts=[{"red": 2}, {}], forced={"die": ["red"]}
    )
    events = play(state, "done")
    assert one(events, "rolled")["face"] == "red"
    assert xy(state, 0) == (10, 7), "field and boost included"


@pytest.mark.clause("DC-161")
def test_a_silver_face_lets_one_choose_and_every_landing_rolls_again() -> None:
    state = landing_on("silver", forced={"die": ["silver"]})
    play(state, "done")
    assert (question(state), texts(state)) == (
        "silver",
        [f"colour {c}" for c in ("white", "orange", "green", "red", "purple")],
    )
    play(state, "colour purple")
    assert state.silver[0] == "purple"
    twice = landing_on("silver", fields=[{"orange": ["east"], "white": ["back"]}, {}], forced={"die": ["white", "red"]})
    events = play(twice, "done")
    assert kinds(events).count("rolled") == 2


@pytest.mark.clause("DC-161")
def test_the_default_colour_is_the_first_with_a_tile() -> None:
    state = landing_on("silver", fields=[{"orange": ["east"], "red": ["back"]}, {}], forced={"die": ["silver"]})
    play(state, "done")
    default = state.default_move(0)
    assert default is not None
    assert default[0] == "orange"


@pytest.mark.clause("DC-162")
def test_a_roll_holds_until_the_token_leaves() -> None:
    state = landing_on("silver", forced={"die": ["purple"]})
    play(state, "done", "done")
    assert (state.active, state.silver[0]) == (0, "purple"), "into later turns"
    assert state.view(0)["colour"][0] == "purple"
    bare = table(3, (8, 7, "silver"), at=[[8, 7], [0, -1]], forced={"die": ["green"]})
    play(bare, "done")
    assert bare.silver[0] == "green", "without a roll it rolls when the next window opens"
    leaving = landing_on("silver", fields=[{"orange": ["east"], "purple": ["east"]}, {}], forced={"die": ["purple"]})
    play(leaving, "done")
    assert leaving.silver[0] == ""


@pytest.mark.clause("DC-163")
def test_the_die() -> None:
    state = table()
    assert state.components.die == ("silver", "white", "orange", "green", "red", "purple")
    silver = {
        tile["phase"] for tile in state.setup.game.raw_content["tiles"] for line in tile["squares"] if "silver" in line
    }
    assert silver == {3, 5}


@pytest.mark.clause("DC-164")
@pytest.mark.parametrize(("face", "store", "active"), [("blue", 1, 1), ("black", 0, 1), ("yellow", 0, 1)])
def test_other_dice(face: str, store: int, active: int) -> None:
    fresh = GAME.new(2, FastChance(1), None, {"die": ["silver", face]})
    assert isinstance(fresh, DreamState)
    squares = [[7, 7, "orange"], [8, 7, "silver"]]
    state = fresh.copy()
    GAME.place(state, {"rows": 3, "squares": squares, "at": [[7, 7], [0, -1]], "fields": [{"orange": ["east"]}, {}]})
    play(state, "done")  # a silver face leaves one colour to choose, which is chosen by itself
    assert (state.silver[0], state.store[0], state.active) == (face, store, active)
    assert state.at[0] == spot(8, 7)
