"""Ledger B: the Reality board."""

import pytest

from reverie.games.dream_quest import GAME
from tests.dream_quest.tables import COUNTS, one, random_game, started, table


@pytest.mark.clause("DQ-012")
def test_twelve_hours_in_a_ring() -> None:
    ring = GAME.raw_content["reality_board"]
    assert [hour["id"] for hour in ring] == [f"H{number}" for number in range(1, 13)]
    assert [hour["next"] for hour in ring] == [*(f"H{number}" for number in range(2, 13)), "H1"]
    for before, after in ((12, 1), (1, 2), (11, 12)):
        assert table(hour=[before, 12]).hour[0] == after


@pytest.mark.clause("DQ-013")
def test_hours_have_no_effect() -> None:
    """The same card at every hour does the same."""
    found = {
        (tuple(state.slumber), tuple(state.lucidity), tuple(state.memory_tokens), tuple(state.providence))
        for hour in range(1, 13)
        for state in [table(hour=[hour, 12], reality_deck=["demotion"], forced={"memory_roll": [1, 1]}, seed=1)]
    }
    assert len(found) == 1


@pytest.mark.clause("DQ-014", "DQ-103")
def test_real_avatars_do_nothing_to_each_other() -> None:
    for state, events in random_game(5, 3, max_rounds=2):
        for event in events:
            if event.kind in ("challenged", "sent_back"):
                assert state.asleep[event.facts["seat"]]
    state = table(hour=[5, 6], forced={"memory_roll": [1, 1]}, reality_deck=["dog", "friend"])
    assert state.hour[:2] == [6, 7], "seat 0 came to 6, where seat 1 stood; then seat 1 went on as usual"


@pytest.mark.clause("DQ-015")
@pytest.mark.parametrize("players", COUNTS)
def test_all_real_avatars_start_at_twelve(players: int) -> None:
    _, events = started(players, characters="random")
    state, _ = started(players, characters="choose")
    assert state.hour == [12] * players
    drawn = [event.facts for event in events if event.kind == "reality_drawn"]
    assert not drawn or drawn[0]["hour"] == 1
    assert one(events, "game_begun")["quest"]
