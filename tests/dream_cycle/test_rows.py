"""Ledger 2.9: new rows, removed rows, awakening."""

from typing import Any

import pytest

from reverie.games.dream_cycle.dreamscape import northernmost
from tests.dream_cycle.tables import kinds, one, play, table, xy


@pytest.mark.clause("DC-110")
def test_crossing_the_north_edge_lays_the_next_row_first() -> None:
    state = table(2, (7, 5, "orange"), at=[[7, 5], [0, -1]], fields=[{"orange": ["north"]}, {}])
    events = play(state, "done")
    assert kinds(events)[:3] == ["riding", "row_laid", "moved"]
    assert one(events, "row_laid")["row"] == 3
    assert xy(state, 0) == (7, 6)


@pytest.mark.clause("DC-110")
@pytest.mark.parametrize(
    ("squares", "more"),
    [
        (((7, 5, "black"),), {"at": [[7, 5], [0, -1]]}),
        (((7, 4, "orange"), (7, 5, "green")), {"at": [[7, 4], [0, -1]], "hand": [["zip"], []]}),
        (((7, 4, "orange"),), {"at": [[7, 4], [7, 5]]}),
    ],
    ids=["doldrum step", "Zip", "push"],
)
def test_by_whatever_cause(squares: tuple[tuple[int, int, str], ...], more: dict[str, Any]) -> None:
    state = table(2, *squares, fields=[{"orange": ["north"]}, {}], **more)
    play(state, "done")
    if "hand" in more:
        play(state, "go north N", "zip N")
    assert northernmost(state) == 3


@pytest.mark.clause("DC-111")
def test_a_row_is_laid_even_where_it_misses_the_rider() -> None:
    state = table(2, (4, 5, "orange"), at=[[4, 5], [0, -1]], fields=[{"orange": ["north"]}, {}])
    play(state, "done")
    assert (northernmost(state), xy(state, 0)) == (3, (4, 6))


@pytest.mark.clause("DC-112")
def test_one_move_lays_at_most_one_row() -> None:
    state = table(
        2, (7, 5, "orange"), at=[[7, 5], [0, -1]], fields=[{"orange": ["north"]}, {}], boosts=[{"orange": 3}, {}]
    )
    events = play(state, "done")
    assert kinds(events).count("row_laid") == 1
    assert xy(state, 0) == (7, 8)


@pytest.mark.clause("DC-113")
@pytest.mark.parametrize("square", ["orange", "black"])
def test_off_the_tenth_row_one_awakens(square: str) -> None:
    state = table(10, (4, 29, square), at=[[4, 29], [0, -1]], fields=[{"orange": ["north"]}, {}])
    play(state, "done")
    assert state.result is not None
    assert state.result.winners == (0,)


@pytest.mark.clause("DC-114", "DC-116")
def test_rows_that_all_have_passed_are_removed_from_the_south() -> None:
    state = table(4, at=[[12, 10], [13, 11]])
    events = play(state, "done")
    assert one(events, "rows_removed")["rows"] == [1, 2, 3]
    assert (state.gone, northernmost(state)) == (3, 4)
    alone = table(2, players=3, at=[[4, 4], [5, 5], [0, -1]])
    play(alone, "2: resign", "done")
    assert alone.gone == 1, "only tokens in the game count"


@pytest.mark.clause("DC-115")
def test_a_row_stays_while_a_token_needs_it() -> None:
    state = table(3, at=[[8, 7], [4, 6]])
    play(state, "done")
    assert state.gone == 1, "row 2 carries the fringe space (4, 6)"
    assert state.problems() == []


@pytest.mark.clause("DC-117", "DC-183")
def test_coloured_squares_go_with_their_row() -> None:
    state = table(3, at=[[8, 7], [8, 8]], covers=[[4, 1, "red"], [8, 6, "green"]])
    assert state.pool().count("square_red") == 1
    play(state, "done")
    assert [colour for _, colour in state.covers] == ["green"], "one on a row that stays is left"
    assert state.pool().count("square_red") == 2
