"""Ledger 2.4: what the game is about."""

import pytest

from tests.psycle.tables import COUNTS, kinds, last_round, one, play_round, random_game, started, table


@pytest.mark.clause("PS-032")
@pytest.mark.parametrize("players", COUNTS)
def test_a_game_is_a_series_of_psycles_of_five_rounds(players: int) -> None:
    state, events = started(players)
    while not state.is_over:
        for seat in state.asked:
            events += state.play(seat, state.moves(seat)[seat % 2 + 1 if len(state.moves(seat)) > 2 else 0])
    story = [kind for kind in kinds(events) if kind in ("psycle_started", "cards_revealed", "psycle_ended")]
    psycles = story.count("psycle_started")
    assert story == ["psycle_started", *["cards_revealed"] * 5, "psycle_ended"] * psycles
    assert psycles == state.psycle_no >= 2


@pytest.mark.clause("PS-032")
@pytest.mark.parametrize("players", COUNTS)
def test_the_first_with_two_tiles_wins(players: int) -> None:
    for seed in range(20):
        for state in random_game(players, seed):
            assert state.is_over == (max(state.tiles) == 2)
        assert state.result is not None
        assert all(state.tiles[seat] == 2 for seat in state.result.winners)


@pytest.mark.clause("PS-033")
def test_leftover_gems_decide_over_the_total_of_the_rounds() -> None:
    """Seat 0 has the most points of the five rounds, seat 1 the best final score."""
    state = table(round_no=5, score=[12, 9], gems=[8, 1], target=5, bonus=1)
    events = play_round(state, 0, 0)
    assert one(events, "psycle_ended")["final"] == [4, 8]
    assert state.tiles == [0, 1]


@pytest.mark.clause("PS-033")
def test_where_gems_are_equal_points_decide() -> None:
    state = last_round((3, 2))
    play_round(state, 0, 0)
    assert state.tiles == [1, 0]
