"""Ledger L: waking, sleeping, memory."""

from collections import Counter

import pytest

from reverie.games.dream_quest.sleep import wake, way_back
from tests.dream_quest.tables import CONTENT, DREAMLANDS, FIRST, dreamer, offers, play, table


@pytest.mark.clause("DQ-125")
def test_waking_up() -> None:
    state = dreamer("flying-dream", "SB3", slumber=[2, 8], lucidity=[1, 4], memory_tokens=[2, 0], providence=[7, 3])
    wake(state, 0, None)
    assert (state.slumber[0], state.lucidity[0], state.memory_tokens[0]) == (6, 5, 0)
    assert (state.asleep[0], state.space[0], state.providence[0]) == (False, "SB3", 7)


@pytest.mark.clause("DQ-126")
def test_falling_asleep() -> None:
    state = table(space=["CH7", "TH0"], reality_deck=["dog"], forced={"memory_roll": [5]})
    assert (state.asleep[0], state.space[0]) == (True, "CH5"), "Memory 3, die 5: two back"


@pytest.mark.clause("DQ-127")
def test_the_memory_table() -> None:
    for memory in range(1, 7):
        assert [FIRST.spaces_back(memory, die) for die in range(1, 7)] == [max(0, die - memory) for die in range(1, 7)]
        assert FIRST.spaces_back(memory, 0) == FIRST.spaces_back(memory, -3) == 0


@pytest.mark.clause("DQ-128")
def test_high_memory_is_good_and_a_high_die_bad() -> None:
    lost = [[FIRST.spaces_back(memory, die) for die in range(1, 7)] for memory in range(1, 7)]
    assert all(row == sorted(row) for row in lost)
    assert [sum(row) for row in lost] == sorted((sum(row) for row in lost), reverse=True)


@pytest.mark.clause("DQ-129")
def test_memory_is_held_within_its_rows() -> None:
    assert [CONTENT.memory(2, tokens) for tokens in range(4)] == [2, 1, 1, 1]
    state = table(character=["bedford", "blunt"], reality_deck=["fine"], forced={"memory_roll": [1]})
    assert (state.memory(0), state.memory_tokens[0]) == (1, 2), "the tokens are not lost"


@pytest.mark.clause("DQ-130")
def test_the_way_back_is_a_shortest_walk_by_chance() -> None:
    forgetful = {"character": ["bedford", "blunt"], "space": ["GW4", "TH0"], "reality_deck": ["friend"]}
    ends = Counter(table(**forgetful, forced={"memory_roll": [3]}, seed=seed).space[0] for seed in range(40))
    assert set(ends) == {"GW3", "GW5"}
    assert min(ends.values()) > 8
    state = table()
    for space in DREAMLANDS.spaces:
        for lost in range(6):
            path = way_back(state, space, lost)
            assert len(path) == min(lost, DREAMLANDS.to_start[space])
            assert [DREAMLANDS.to_start[step] for step in path] == [
                DREAMLANDS.to_start[space] - number for number in range(1, len(path) + 1)
            ]


@pytest.mark.clause("DQ-131")
def test_it_stops_at_the_start_meets_nobody_and_is_always_thrown() -> None:
    state = table(character=["bedford", "blunt"], space=["CG1", "TH0"], providence=[5, 3], forced={"memory_roll": [6]})
    assert offers(state) == ["keep", "reroll", "boost"]
    play(state, "keep")
    assert (state.space[0], state.space[1]) == ("TH0", "TH0")
    at_start = table(space=["TH0", "CG1"], providence=[5, 3], forced={"memory_roll": [6]})
    assert at_start.roll is not None, "thrown though nothing can be lost"
    blessed = table(character=["bedford", "blunt"], space=["SB3", "TH0"], forced={"memory_roll": [3]})
    assert blessed.providence[0] == 0


@pytest.mark.clause("DQ-132", "DQ-133")
def test_two_active_avatars_or_none_are_mended() -> None:
    for real, dream in ((True, True), (False, False)):
        state = table(
            real_active=[real, True],
            dream_active=[dream, False],
            slumber=[2, 11],
            lucidity=[1, 4],
            providence=[5, 3],
            reality_deck=["jet-lag"],
            forced={"memory_roll": [6]},
        )
        assert state.hour[0] == 1, "awake: a real-world turn"
        assert (state.slumber[0], state.lucidity[0]) == (2, 1), "and nothing else was changed"
    state = table(real_active=[False, True], dream_active=[True, False], dream_deck=["flying-dream"])
    assert (state.asleep, state.in_play) == ([True, False], ["flying-dream"])
