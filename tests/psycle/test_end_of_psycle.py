"""Ledger 2.8: final scores, victory tiles, ties."""

from itertools import combinations

import pytest

from reverie.games.psycle import GAME
from tests.psycle.tables import (
    COUNTS,
    all_zero,
    kinds,
    last_round,
    one,
    play_round,
    play_rounds,
    random_game,
    table,
)


@pytest.mark.clause("PS-063")
def test_a_psycle_ends_after_round_5_and_never_earlier() -> None:
    """Seat 0 leads so far after four rounds that nothing can change it; round 5 is played all the same."""
    state = table()
    events = play_rounds(state, (1, 0), (1, 0), (1, 0), (1, 0))
    assert state.score[0] >= 12
    assert "psycle_ended" not in kinds(events)
    assert (state.psycle_no, state.round_no, state.asked) == (1, 5, (0, 1))
    events = play_round(state, 1, 0)
    order = kinds(events)
    assert order.index("cards_returned") < order.index("psycle_ended"), "round 5 is fully resolved first"
    assert one(events, "psycle_ended")["gems"] == [5, 15]


@pytest.mark.clause("PS-064")
def test_each_gem_left_after_round_5_costs_a_point() -> None:
    state = table(round_no=5, score=[10, 4], gems=[6, 3], target=4, bonus=1)
    events = play_round(state, 5, 0)
    ended = one(events, "psycle_ended")
    assert ended["score"] == [10 + 1, 4]
    assert ended["gems"] == [6 - 5, 3 + 5], "after the payments and gains of round 5"
    assert ended["final"] == [11 - 1, 4 - 8]
    assert (ended["psycle_no"], ended["top_seats"], ended["tie"], ended["replay"]) == (1, [0], False, False)


@pytest.mark.clause("PS-065")
def test_final_scores_may_be_negative_and_are_compared_as_they_are() -> None:
    state = table(round_no=5, score=[0, 1], gems=[2, 9])
    events = all_zero(state)
    assert one(events, "psycle_ended")["final"] == [-2, -8]
    assert state.tiles == [1, 0], "clipped to 0 it would have been a tie"


@pytest.mark.clause("PS-066")
@pytest.mark.parametrize("players", COUNTS)
def test_the_highest_final_score_takes_one_tile(players: int) -> None:
    for winner in range(players):
        state = last_round([5 if seat == winner else seat for seat in range(players)])
        events = all_zero(state)
        assert one(events, "tile_awarded") == {"seat": winner, "tiles": 1}
        assert state.tiles == [int(seat == winner) for seat in range(players)]


@pytest.mark.clause("PS-067")
def test_two_players_with_equal_finals_take_no_tile_and_play_again() -> None:
    state = last_round((3, 3), tiles=[1, 0])
    psycle_no = state.psycle_no
    events = all_zero(state)
    ended = one(events, "psycle_ended")
    assert (ended["top_seats"], ended["tie"], ended["replay"]) == ([0, 1], True, True)
    assert "tile_awarded" not in kinds(events)
    assert (state.tiles, state.psycle_no, state.is_over) == ([1, 0], psycle_no + 1, False)


@pytest.mark.clause("PS-068")
def test_playing_again_is_a_whole_new_psycle_as_often_as_needed() -> None:
    state = table()
    for psycle_no in range(1, 6):
        events = play_rounds(state, *[(0, 0)] * 5)
        assert one(events, "psycle_ended")["replay"] is True
        assert one(events, "psycle_started") == {"psycle_no": psycle_no + 1, "gems": [10, 10], "score": [0, 0]}
        assert (state.round_no, len(state.shown), len(state.target_pile)) == (1, 1, 4)


@pytest.mark.clause("PS-069")
@pytest.mark.parametrize("players", [3, 4])
def test_three_or_four_players_each_take_a_tile_for_a_shared_top(players: int) -> None:
    for size in range(2, players + 1):
        for top in combinations(range(players), size):
            state = last_round([4 if seat in top else 1 for seat in range(players)])
            events = all_zero(state)
            ended = one(events, "psycle_ended")
            assert (ended["top_seats"], ended["tie"], ended["replay"]) == (list(top), True, False)
            assert state.tiles == [int(seat in top) for seat in range(players)]
            assert kinds(events).count("tile_awarded") == size


@pytest.mark.clause("PS-070")
def test_no_tie_break_by_score_or_gems() -> None:
    """E13: the finals are equal though scores and gems differ."""
    state = table(pairs=[(3, 2), (5, 1), (2, 2), (4, 1), (1, 3)])
    events = play_rounds(state, (3, 1), (2, 4), (1, 2), (4, 0), (0, 2))
    ended = one(events, "psycle_ended")
    assert (ended["score"], ended["gems"], ended["final"]) == ([6, 9], [2, 5], [4, 4])
    assert (state.tiles, state.psycle_no) == ([0, 0], 2)


@pytest.mark.clause("PS-070")
def test_ties_below_the_top_mean_nothing() -> None:
    """E19: finals 3, 5, 3."""
    state = last_round((3, 5, 3))
    events = all_zero(state)
    assert one(events, "psycle_ended")["tie"] is False
    assert state.tiles == [0, 1, 0]


@pytest.mark.clause("PS-071")
def test_six_victory_tiles_never_limit_an_award() -> None:
    """E16: four players with one tile each all reach the top."""
    state = last_round((3, 3, 3, 3), tiles=[1, 1, 1, 1])
    assert state.tile_supply == 2
    all_zero(state)
    assert (state.tiles, state.tile_supply) == ([2, 2, 2, 2], -2)
    assert state.view(None)["tile_supply"] == -2


@pytest.mark.clause("PS-071")
def test_a_shortage_occurs_only_in_the_psycle_that_ends_a_game_of_four() -> None:
    for players in COUNTS:
        for tiles in _tiles_before_the_end(players):
            for size in range(1, players + 1):
                for top in combinations(range(players), size):
                    after = [owned + (seat in top) for seat, owned in enumerate(tiles)]
                    short = sum(after) > 6
                    assert not short or (players == 4 and max(after) == 2)
                    expected = (4, 3), (4, 4), (3, 4)
                    assert short == (players == 4 and (sum(tiles), size) in expected)


def _tiles_before_the_end(players: int) -> list[list[int]]:
    """Every way in which tiles can lie while a game goes on: none or one before each seat."""
    return [[pattern >> seat & 1 for seat in range(players)] for pattern in range(2**players)]


def test_readings_and_events_agree_on_the_finals() -> None:
    for state in random_game(3, 9, cap=2):
        expected = [score - gems for score, gems in zip(state.score, state.gems, strict=True)]
        assert GAME.readings(state)["final"] == expected
