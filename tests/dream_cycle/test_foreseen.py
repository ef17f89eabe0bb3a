"""What is foreseen of a ride is what the rules then do, whatever numbers the content has (DC-233)."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

import pytest

from reverie.games.dream_cycle import GAME
from reverie.games.dream_cycle.geometry import position
from reverie.games.dream_cycle.outlook import outlook_in_view, outlook_on_table
from reverie.games.dream_cycle.plan_lines import plan_lines
from reverie.games.dream_cycle.planning import plan_of
from reverie.games.dream_cycle.rider import CAREFUL, LOST, UNKNOWN_RISK, Progress, Rider
from reverie.games.dream_cycle.state import DreamState
from reverie.kernel import FastChance, move_text
from tests.dream_cycle.tables import Square, go_on, play, table, texts, verbs, xy

WEST: Final = 3
MOVES: Final = 30
"""So many moves are foreseen where nothing else is the matter."""
NOTHING_TO_BUY: Final = {"directional": {str(number): {"cost": 1000} for number in range(9)}}


def limits(**changed: int | Sequence[int]) -> dict[str, Any]:
    return {"limits": changed}


def setting_off(overrides: Mapping[str, Any], store: int, *squares: Square, **given: Any) -> DreamState:
    """Seat 0 is about to ride east from an orange square, with so much chi."""
    lying = {"at": [[7, 7], [0, -1]], "facing": ["E", "N"], "fields": [{"orange": ["east"]}, {}], "store": [store, 0]}
    return table(3, (7, 7, "orange"), *squares, overrides=overrides, **{**lying, **given})


def rider_of(state: DreamState) -> Rider:
    return outlook_on_table(state, 0).rider(CAREFUL)


def worth_of_ride(state: DreamState) -> float:
    """Of setting off the way that the token faces, by the tiles as they lie."""
    return rider_of(state).step(state.at[0], state.facing[0], 1, Progress(state.store[0], MOVES))


def greedy(state: DreamState) -> str:
    seat = state.asked[0]
    return move_text(GAME.advise(state.view(seat), state.moves(seat), FastChance(1)))


def ride_as_greedy(state: DreamState) -> None:
    """The turn of seat 0 to its end."""
    turn = state.turns[0]
    while state.asked == (0,) and state.turns[0] == turn:
        play(state, greedy(state))


def mark(state: DreamState) -> str:
    """How the trail ends that is shown before the ride."""
    return str(state.view(0)["ahead"][-1][2])


# Number by number.


@pytest.mark.parametrize(("brake", "store"), [(2, 1), (2, 2), (7, 2), (7, 6), (7, 7), (1, 1)])
def test_a_brake(brake: int, store: int) -> None:
    """It goes to and fro for ever: only a brake ends that, on whichever square."""
    state = setting_off(limits(brake=brake), store, (6, 7, "orange"), fields=[{"orange": ["back"]}, {}])
    rider, (here, west) = rider_of(state), (state.at[0], state.at[0] - 1)
    expected = rider.step(here, WEST, 1, Progress(store, MOVES))
    play(state, "done")
    assert state.out[0] == (store < brake) == (expected < LOST / 2)
    if not state.out[0]:
        assert "brake" in verbs(state)
        left = rider.chi * (store - brake)
        assert expected == pytest.approx(max(rider.worth(here), rider.worth(west)) + left)


def test_a_brake_that_is_weighed_in_a_window() -> None:
    """On good ground it is worth two chi to stay, and not ten: north of here nothing has a meaning."""
    squares = [(8, 7, "green"), (8, 8, "black"), (9, 7, "red")]
    fields = [{"orange": ["east"], "green": ["south"]}, {}]
    chosen = []
    for brake in (2, 10):
        state = setting_off(limits(brake=brake), 10, *squares, fields=fields)
        play(state, "done")
        chosen.append(greedy(state))
    assert chosen == ["brake", "go south S"]


@pytest.mark.parametrize(("drain", "store"), [(2, 1), (2, 2), (5, 2), (5, 4), (5, 5), (1, 1)])
def test_a_drain(drain: int, store: int) -> None:
    state = setting_off(limits(psychic_drain=drain), store, (8, 7, "yellow:psychic_drain"))
    expected, foretold = worth_of_ride(state), mark(state)
    play(state, "done")
    assert state.out[0] == (store < drain) == (expected < LOST / 2) == (foretold == "out")
    if not state.out[0]:
        rider = rider_of(state)
        assert state.store[0] == store - drain
        assert expected == pytest.approx(rider.worth(state.at[0]) + rider.chi * state.store[0] - 1)


@pytest.mark.parametrize("blue", [1, 2, 3, 6])
def test_blue(blue: int) -> None:
    """It pays for the drain behind it, or does not."""
    fields = [{"orange": ["east"], "blue": ["east"]}, {}]
    squares = [(8, 7, "blue"), (9, 7, "yellow:psychic_drain")]
    state = setting_off(limits(blue=blue, psychic_drain=3, brake=50), 0, *squares, fields=fields)
    expected, foretold = worth_of_ride(state), mark(state)
    play(state, "done")
    go_on(state)
    assert state.out[0] == (blue < 3) == (expected < LOST / 2) == (foretold == "out")
    if not state.out[0]:
        assert state.store[0] == blue - 3


@pytest.mark.parametrize(
    ("changed", "enough"),
    [({}, 2), ({"brake": 7}, 7), ({"psychic_drain": 6}, 6), ({"brake": 1, "psychic_drain": 1}, 1)],
)
def test_what_is_kept_for_a_row_that_nobody_knows(changed: dict[str, int], enough: int) -> None:
    def worth(store: int) -> float:
        state = table(2, (4, 5, "orange"), at=[[4, 5], [0, -1]], store=[store, 0], overrides=limits(**changed))
        return rider_of(state).step(state.at[0], 0, 1, Progress(store, MOVES)) - rider_of(state).chi * store

    assert worth(enough) - worth(enough - 1) == pytest.approx(UNKNOWN_RISK)
    assert worth(enough) == pytest.approx(worth(enough + 5))


@pytest.mark.parametrize(("cap", "place"), [(10, (6, 7)), (2, (6, 7)), (1, (7, 7))])
def test_the_cap_comes_before_the_ride(cap: int, place: tuple[int, int]) -> None:
    """However rich a rider is when the plan is made: what is above the cap pays for no brake."""
    overrides = {**limits(cap_end_of_buying=cap), **NOTHING_TO_BUY}
    state = setting_off(overrides, 16, (6, 7, "orange"), tray=[["back"], []], fields=[{}, {}])
    plan = plan_of(outlook_on_table(state, 0))
    assert position(plan.place) == place
    ride_as_greedy(state)
    assert not state.out[0]


def test_a_plan_counts_no_chi_above_the_cap() -> None:
    def value(cap: int, store: int) -> float:
        overrides = {**limits(cap_end_of_buying=cap, boost=[3]), **NOTHING_TO_BUY}
        state = table(3, at=[[7, 7], [0, -1]], store=[store, 0], overrides=overrides)
        return plan_of(outlook_on_table(state, 0)).value

    assert value(20, 20) > value(20, 15) > value(20, 10) == value(10, 10) == value(10, 16)


@pytest.mark.parametrize("most", [1, 2, 3, 300])
def test_so_many_arrivals_are_an_endless_loop(most: int) -> None:
    """Where the ride would be caught, it is foreseen: by the trail, and by who rides (DC-109)."""
    squares = [(8, 7, "orange"), (9, 7, "orange")]
    state = setting_off(limits(arrivals_per_movement=most), 0, *squares)
    twin = state.copy()
    play(twin, "done")
    assert twin.out[0] == (most < 3) == (mark(state) == "loop")
    assert len(state.view(0)["ahead"]) == min(most, 3)
    assert plan_of(outlook_on_table(state, 0)).value > LOST / 2
    ride_as_greedy(state)
    assert not state.out[0]


@pytest.mark.parametrize(("most", "rides"), [(1, False), (2, False), (3, True)])
def test_arrivals_on_a_delta_count_too(most: int, rides: bool) -> None:
    """From the delta it goes on to orange, and from there to white, where the ride ends."""
    overrides = {**limits(arrivals_per_movement=most), **NOTHING_TO_BUY}
    squares = [(8, 7, "fuchsia:curve_cw"), (8, 6, "orange")]
    state = setting_off(overrides, 0, *squares)
    assert mark(state) == ("end" if rides else "loop")
    ride_as_greedy(state)
    assert not state.out[0]
    assert xy(state, 0) == ((9, 6) if rides else (7, 7))


def test_the_way_that_is_left_is_known_in_a_window() -> None:
    """After one of two arrivals the rider knows that the next is the last, from the table and from a view."""
    fields = [{"orange": ["east"], "green": ["east", "south"]}, {}]
    squares = [(8, 7, "green"), (9, 7, "orange"), (8, 6, "red")]
    state = setting_off(limits(arrivals_per_movement=2), 0, *squares, fields=fields)
    play(state, "done")
    assert [move for move in texts(state) if move.startswith("go")] == ["go east E", "go south S"]
    assert outlook_in_view(state.components, state.view(0)).arrivals == outlook_on_table(state, 0).arrivals == 1
    assert greedy(state) == "go south S"


def test_a_field_may_have_room_for_one_tile_only() -> None:
    """Every line of a plan can be played."""
    squares = [(x, y, "orange" if (x + y) % 2 else "green") for x in range(6, 15) for y in range(6, 9)]
    for room in (1, 2):
        given: dict[str, Any] = {"tray": [["north", "east", "left", "right"], []], "fields": [{}, {}]}
        state = setting_off(limits(tiles_per_field=room), 9, *squares, **given)
        lines = plan_lines(state, 0)
        paired = 0
        for line in lines:
            twin = state.copy()
            for move in line:
                assert twin.asked == (0,)
                play(twin, f"0: {move_text(move)}")
                if move.verb in ("done", "sell", "exchange", "bonus"):
                    break
            paired += any(len(tiles) == 2 for tiles in twin.fields[0])
        assert bool(paired) == (room == 2)


@pytest.mark.parametrize(("cap", "store", "turns_in"), [(10, 7, True), (10, 8, False), (5, 3, False), (20, 17, True)])
def test_a_chi_bonus_is_not_lost_to_the_cap(cap: int, store: int, turns_in: bool) -> None:
    overrides = {**limits(cap_end_of_buying=cap), **NOTHING_TO_BUY}
    state = table(3, at=[[7, 7], [0, -1]], store=[store, 0], hand=[["chi_bonus"], []], overrides=overrides)
    assert (greedy(state) == "bonus") == turns_in


@pytest.mark.parametrize(
    ("changed", "store", "pays"),
    [({}, 4, True), ({}, 3, False), ({"buy_back": 3}, 5, False), ({"brake": 5}, 6, False), ({"brake": 5}, 7, True)],
)
def test_a_square_is_bought_back_where_enough_is_left(changed: dict[str, int], store: int, pays: bool) -> None:
    state = setting_off(limits(**changed), store, (8, 7, "red"), hand=[["square_green"], []])
    play(state, "done", "go east E", "square green")
    assert (greedy(state) == "buy_back") == pays


# All together.

CHANGED: Final[dict[str, dict[str, int]]] = {
    "printed": {},
    "a dear brake": {"brake": 7},
    "a heavy drain": {"psychic_drain": 6},
    "much chi": {"blue": 5, "psychic_drain": 4},
    "a low cap": {"cap_end_of_buying": 1},
    "a low cap and all dear": {"brake": 4, "cap_end_of_buying": 5, "psychic_drain": 3},
    "few arrivals": {"arrivals_per_movement": 2},
}
KINDS: Final = ("orange", "green", "red", "white", "purple", "blue", "black", *("yellow:psychic_drain",) * 3)
TILES: Final = ("south", "back", "left", "right", "west", "east", "forward", "north")


def some_ground(random: Random, overrides: Mapping[str, Any]) -> DreamState:
    """A row of any squares; a rider with some tiles, some chi and nothing to buy."""
    squares = [(x, y, random.choice(KINDS)) for x in range(6, 15) for y in range(6, 9)]
    tiles = random.sample(TILES, random.randrange(2, 5))
    return table(
        5,
        *squares,
        overrides={**overrides, **NOTHING_TO_BUY},
        at=[[random.randrange(7, 13), 7], [12, 14]],
        facing=[random.choice("NESW"), "N"],
        tray=[tiles, []],
        store=[random.randrange(12), 0],
    )


@pytest.mark.parametrize("changed", CHANGED.values(), ids=CHANGED)
def test_who_has_a_sound_plan_stays_in_the_game(changed: dict[str, int]) -> None:
    sound = as_planned = 0
    for seed in range(60):
        state = some_ground(Random(seed), {"limits": changed})
        plan = plan_of(outlook_on_table(state, 0))
        if not plan.is_sure or plan.value < LOST / 2:
            continue
        ride_as_greedy(state)
        assert not state.out[0], seed
        sound += 1
        as_planned += state.at[0] == plan.place
    assert sound > 40
    assert as_planned > 0.9 * sound
