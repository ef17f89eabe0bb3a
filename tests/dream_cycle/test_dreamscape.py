"""Ledger 2.1: tiles, stairs, fringe and what counts as which colour."""

from collections import Counter

import pytest

from reverie.games.dream_cycle import GAME
from reverie.games.dream_cycle.components import FRINGE
from reverie.games.dream_cycle.content import turned_kind
from reverie.games.dream_cycle.dreamscape import (
    colour_under,
    is_in_doldrum,
    land_of,
    legal_facings,
    spot_of,
    square_at,
)
from reverie.games.dream_cycle.geometry import DIRECTIONS, STEP, column_name, position, spot, turned
from reverie.games.dream_cycle.land import LETTERS
from reverie.games.dream_cycle.rows import lay_row
from tests.dream_cycle.tables import begun, new, play, question, random_game, table, texts, way, xy

CONTENT = GAME.raw_content


@pytest.mark.clause("DC-001", "DC-002")
def test_squares_lie_three_by_three_and_rows_follow_to_the_north() -> None:
    state = table(4)
    for row, x0 in ((1, 0), (2, 3), (3, 6), (4, 9)):
        for y in range(3 * row - 3, 3 * row):
            inside = [x for x in range(-1, 24) if 0 < land_of(state).ground[spot(x, y)] < FRINGE]
            assert inside == list(range(x0, x0 + 9))
    north, east = spot(4, 5) + STEP[0], spot(4, 5) + STEP[1]
    assert (position(north), position(east)) == ((4, 6), (5, 5))
    assert DIRECTIONS == ("N", "E", "S", "W")


@pytest.mark.clause("DC-003", "DC-004")
def test_ten_rows_in_stairs_out_and_back_show_the_phases_twice() -> None:
    rows = CONTENT["layout"]["rows"]
    assert [row["phase"] for row in rows] == [1, 2, 3, 4, 5, 1, 2, 3, 4, 5]
    assert [row["x0"] for row in rows] == [0, 3, 6, 9, 12, 12, 9, 6, 3, 0]
    state = begun()
    while len(state.laid) < 30:
        lay_row(state, len(state.laid) // 3 + 1, None)
    used = Counter(state.components.tiles[tile].phase for tile, _ in state.laid)
    assert used == dict.fromkeys(range(1, 6), 6)


@pytest.mark.clause("DC-005")
def test_tiles_come_from_their_stack_each_once_and_any_way_round() -> None:
    first, turns = Counter(), Counter()  # type: ignore[var-annotated]
    for seed in range(200):
        state = new(seed=seed)
        assert len({tile for tile, _ in state.laid}) == 6
        first[state.laid[0][0]] += 1
        turns.update(quarters for _, quarters in state.laid)
    assert set(first) == set(range(10))
    assert all(240 < turns[quarters] < 360 for quarters in range(4))


@pytest.mark.clause("DC-005")
def test_slots_are_filled_from_the_west() -> None:
    state = new(forced={"tile": [4, 7, 2], "orientation": [0, 0, 0]})
    corner = state.components.tiles[4].faces[0]
    assert land_of(state).ground[spot(0, 2)] == corner[0]
    assert [tile for tile, _ in state.laid[:3]] == [4, 7, 2]


@pytest.mark.clause("DC-006")
def test_a_laid_tile_never_comes_again() -> None:
    for seed in range(30):
        state = new(seed=seed)
        for row in range(3, 11):
            lay_row(state, row, None)
            state.gone = row - 2
        tiles = [tile for tile, _ in state.laid]
        assert len(set(tiles)) == 30


@pytest.mark.clause("DC-007")
def test_a_quarter_turn_takes_places_and_arrows_along() -> None:
    for place in range(9):
        c, d = place % 3, place // 3
        assert turned(place, 1) == c * 3 + (2 - d)
        assert turned(turned(place, 3), 1) == place
    assert [turned_kind("fuchsia:north", quarters) for quarters in range(4)] == [
        "fuchsia:north",
        "fuchsia:east",
        "fuchsia:south",
        "fuchsia:west",
    ]
    assert turned_kind("fuchsia:curve_ccw", 3) == "fuchsia:curve_ccw"
    assert turned_kind("yellow:rotation_cw", 2) == "yellow:rotation_cw"


@pytest.mark.clause("DC-008", "DC-009", "DC-010")
def test_fringe_spaces_share_an_edge_with_a_square() -> None:
    state = table(2)
    assert (
        land_of(state).ground[spot(-1, 0)]
        == land_of(state).ground[spot(9, 2)]
        == land_of(state).ground[spot(0, -1)]
        == FRINGE
    )
    for corner in ((-1, -1), (9, -1), (2, 6), (12, 6)):
        assert land_of(state).ground[spot(*corner)] == 0, corner
    assert land_of(state).ground[spot(-2, 0)] == 0, "never more than one square off"


@pytest.mark.clause("DC-010")
def test_any_number_of_tokens_may_share_a_space() -> None:
    state = table(2, players=3, at=[[4, 1], [4, 1], [4, 1]])
    assert [xy(state, seat) for seat in range(3)] == [(4, 1)] * 3


@pytest.mark.clause("DC-011")
def test_the_top_colour_makes_a_doldrum() -> None:
    painted = table(
        2, (4, 1, "black"), (5, 1, "orange"), at=[[4, 1], [5, 1]], covers=[[4, 1, "white"], [5, 1, "black"]]
    )
    assert (colour_under(painted, 0), is_in_doldrum(painted, 0)) == ("white", False)
    assert (colour_under(painted, 1), is_in_doldrum(painted, 1)) == ("black", True)
    bare = table(2, (4, 1, "black"), at=[[4, 1], [-1, 0]])
    assert is_in_doldrum(bare, 0)
    assert is_in_doldrum(bare, 1)


@pytest.mark.clause("DC-012")
def test_the_fringe_follows_the_tiles_on_the_table() -> None:
    state = table(3, at=[[8, 7], [7, 8]])
    assert land_of(state).ground[spot(2, 3)] == FRINGE, "the inner corner of the stairs is one space"
    play(state, "done")
    assert state.gone == 2
    assert land_of(state).ground[spot(2, 3)] == 0, "beside removed rows only there is nothing"
    assert [land_of(state).ground[spot(x, 5)] for x in range(6, 15)] == [FRINGE] * 9, "the south fringe of row 3"


@pytest.mark.clause("DC-013")
def test_the_north_edge_counts_for_facing_but_nobody_stands_beyond() -> None:
    state = table(2, (4, 5, "black"), at=[[4, 5], [0, -1]])
    assert 0 in legal_facings(state, 0)
    assert land_of(state).crosses(spot(4, 5), 0)
    assert land_of(state).ground[spot(4, 6)] == 0
    play(state, "done")
    assert len(state.laid) == 9, "crossing lays a row"


@pytest.mark.clause("DC-014")
def test_the_fringe_beside_the_last_row_has_no_north_edge() -> None:
    state = table(2, at=[[2, 5], [0, -1]], facing=["E", "N"])
    assert legal_facings(state, 0) == [1, 2], "east onto the board, south along the fringe"
    assert "face N" not in texts(state)


@pytest.mark.clause("DC-015")
def test_a_square_stays_itself_when_its_tile_turns() -> None:
    state = table(
        3, (6, 7, "orange"), (6, 8, "yellow:rotation_cw"), at=[[6, 7], [0, -1]], fields=[{"orange": ["north"]}, {}]
    )
    square = square_at(state, spot(6, 8))
    play(state, "done")
    assert position(spot_of(state, square)) == (8, 8)
    assert state.components.yellow[state.components.printed(square)] == "rotation_cw"


@pytest.mark.clause("DC-140", "DC-143")
def test_colours_keep_to_their_phases() -> None:
    allowed = {square["kind"]: square["phases"] for square in CONTENT["squares"]}
    assert allowed["white"] == [1, 2, 3, 5]
    assert allowed["orange"] == [1, 4, 5]
    assert allowed["green"] == [1, 2, 3, 4, 5]
    assert allowed["red"] == [2, 3, 4, 5]
    assert allowed["purple"] == [4, 5]
    assert allowed["black"] == [2, 4, 5]
    seen = {(kind, tile["phase"]) for tile in CONTENT["tiles"] for line in tile["squares"] for kind in line}
    assert all(phase in allowed[kind] for kind, phase in seen)
    colours = {(kind.split(":")[0], phase) for kind, phase in seen}
    assert colours == {(kind.split(":")[0], phase) for kind, phases in allowed.items() for phase in phases}


@pytest.mark.clause("DC-141")
def test_greens_keep_apart_and_purples_together() -> None:
    for tile in CONTENT["tiles"]:
        lines = tile["squares"]
        for d in range(3):
            for c in range(3):
                near = [
                    lines[e][f]
                    for e, f in ((d - 1, c), (d + 1, c), (d, c - 1), (d, c + 1))
                    if 0 <= e < 3 and 0 <= f < 3
                ]
                assert lines[d][c] != "green" or "green" not in near, tile["id"]
                assert lines[d][c] != "purple" or "purple" in near, tile["id"]


@pytest.mark.clause("DC-140")
def test_plain_colours_do_nothing_by_themselves() -> None:
    for colour in ("white", "orange", "green", "red", "purple"):
        state = table(2, (4, 0, colour), at=[[4, -1], [0, -1]])
        play(state, "done")
        assert (xy(state, 0), way(state, 0), state.store[0], state.active) == ((4, 0), "N", 0, 1)
        assert question(state) == "buying"


def test_the_map_has_every_space_at_its_place() -> None:
    """Three letters wide, after three for the number of the line: the board of the page is drawn from it."""
    for state in random_game(3, 5, most=80, night="nap", start="dealt"):
        view, ground = state.view(None), land_of(state).ground
        *lines, columns = view["map"].splitlines()[1:]
        west = min(row["x"] for row in view["rows"]) - 1
        assert columns.split()[0] == column_name(west)
        drawn = {}
        for line in lines:
            for at, letter in enumerate(line[3::3]):
                drawn[spot(west + at, int(line[:3]) - 1)] = letter
        spaces = {place: "." if code == FRINGE else LETTERS[code - 1] for place, code in enumerate(ground) if code}
        assert {place: letter for place, letter in drawn.items() if letter != " "} == spaces
