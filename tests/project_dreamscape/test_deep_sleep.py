"""Phase 1 (PD-040 to PD-042)."""

import pytest

from tests.project_dreamscape.tables import COUNTS, bought, default, kinds, moves, play, question, table, z


@pytest.mark.clause("PD-040")
@pytest.mark.parametrize("players", COUNTS)
def test_the_top_card_of_the_deck_may_be_taken_or_not(players: int) -> None:
    state = table(players, z=[2] * players, deck=["FF-IS-1"])
    assert (question(state), moves(state), default(state)) == ("take-z", ["draw_z", "skip_z"], "skip_z")
    declined = state.copy()
    assert kinds(play(state, "draw_z")) == ["z_taken"]
    assert (z(state)[0], state.deep[0][-1], state.spent, state.points) == (3, "FF-IS-1", 0, 3)
    assert kinds(play(declined, "skip_z")) == ["z_declined"]
    assert (z(declined)[0], declined.deck[0]) == (2, "FF-IS-1")


@pytest.mark.clause("PD-041")
def test_with_an_empty_deck_there_is_nothing_to_decide() -> None:
    state = table(2, z=[2, 1], deck_size=0)
    assert question(state) == "buy"
    assert state.decision == 1


@pytest.mark.clause("PD-042")
def test_each_unspent_z_card_is_a_point_and_none_carries_over() -> None:
    state = table(2, z=[4, 1])
    play(state, "skip_z")
    assert state.points == 4
    state = bought("RD-CD-1", z=[4, 1])
    play(state, "dream RD")
    assert (state.spent, state.points) == (1, 3)
    play(state, "stop_buying")
    assert (state.asked, state.points) == ((1,), 1), "B's points are B's own"
