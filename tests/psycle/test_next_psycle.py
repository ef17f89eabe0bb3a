"""Ledger 2.9: everything goes back, only the victory tiles stay."""

import pytest

from reverie.kernel import FastChance, TracedChance
from tests.psycle.tables import COUNTS, all_zero, kinds, last_round, one, play_round, play_rounds, table


@pytest.mark.clause("PS-072")
@pytest.mark.parametrize("players", COUNTS)
def test_all_tiles_are_shuffled_into_new_piles(players: int) -> None:
    state = table(players)
    play_rounds(state, *[(1, *[0] * (players - 1))] * 5)
    assert state.psycle_no == 2
    assert len(state.shown) == 1, "only the first pair of the new Psycle is in sight"
    assert sorted([state.target, *state.target_pile]) == [1, 2, 3, 4, 5]
    assert sorted([state.bonus, *state.bonus_pile]) == [1, 1, 2, 2, 3]
    assert state.revealed == []


@pytest.mark.clause("PS-072")
def test_the_new_order_is_drawn_anew() -> None:
    repeated = 0
    for seed in range(100):
        chance = TracedChance(FastChance(seed))
        state = table(chance=chance)
        play_rounds(state, *[(1, 0)] * 5)
        targets = [order for label, order in chance.trace if label == "targets"]
        bonuses = [order for label, order in chance.trace if label == "bonuses"]
        assert (len(targets), len(bonuses)) == (2, 2)
        repeated += targets[0] == targets[1]
    assert repeated < 10, "by luck alone about one in 120 comes twice"


@pytest.mark.clause("PS-073", "PS-074")
@pytest.mark.parametrize("players", COUNTS)
def test_trackers_on_0_and_exactly_ten_gems(players: int) -> None:
    """Seat 0 has spent nearly everything, the others own more than ten."""
    state = table(players, round_no=5, gems=[2, *[12] * (players - 1)], score=[9, *[2] * (players - 1)])
    events = play_round(state, 1, *[0] * (players - 1))
    ended, begun = one(events, "psycle_ended"), one(events, "psycle_started")
    assert ended["gems"] == [1, *[13] * (players - 1)]
    assert min(ended["score"]) > 0
    assert (begun["gems"], begun["score"]) == ([10] * players, [0] * players)
    assert (state.gems, state.score, state.supply) == ([10] * players, [0] * players, 50 - 10 * players)


@pytest.mark.clause("PS-075")
@pytest.mark.parametrize("players", COUNTS)
def test_victory_tiles_are_kept_and_nothing_else(players: int) -> None:
    tiles = [0, *[1] * (players - 1)]
    state = last_round([5, *[0] * (players - 1)], tiles=tiles)
    psycle_no = state.psycle_no
    all_zero(state)
    assert state.tiles == [1] * players
    assert state.psycle_no == psycle_no + 1
    fresh = table(players)
    for name in ("gems", "score", "revealed", "round_no", "committed", "agenda", "asked"):
        assert getattr(state, name) == getattr(fresh, name), name


@pytest.mark.clause("PS-075")
def test_the_count_grows_after_a_replayed_tie_too() -> None:
    state = last_round((1, 1))
    all_zero(state)
    assert (state.psycle_no, state.tiles) == (2, [0, 0])


@pytest.mark.clause("PS-072", "PS-073", "PS-074", "PS-075")
def test_the_next_psycle_opens_like_the_first() -> None:
    state = last_round((1, 0))
    events = all_zero(state)
    assert kinds(events)[-4:] == ["psycle_ended", "tile_awarded", "psycle_started", "tiles_revealed"]
    assert state.asked == (0, 1)
