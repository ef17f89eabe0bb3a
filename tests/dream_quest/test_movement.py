"""Ledger H: movement."""

import pytest

from reverie.games.dream_quest.state import DreamQuestState
from reverie.kernel import IllegalMove
from tests.dream_quest.tables import dreamer, offers, one, play, question, walked


@pytest.mark.clause("DQ-082")
def test_up_to_so_many_spaces() -> None:
    for steps in ([], ["CG2"], ["CG2", "CG3"], ["CG2", "CG3", "CG5"]):
        state = dreamer("friendly-zoog", "CG1")
        walked(state, *steps)
        assert state.space[0] == ([*steps][-1] if steps else "CG1")
    state = dreamer("friendly-zoog", "CG1")
    play(state, "step CG2", "step CG3", "step CG5")
    assert question(state) != "walk", "three spaces, and no Providence for more"
    with pytest.raises(IllegalMove, match="not-linked"):
        play(dreamer("friendly-zoog", "CG1"), "step CG3")


@pytest.mark.clause("DQ-083")
def test_no_return_within_a_turn() -> None:
    state = dreamer("friendly-zoog", "CG2")
    assert {"step CG1", "step CG3"} <= set(offers(state)), "the first step may go anywhere"
    play(state, "step CG1")
    assert "step CG2" not in offers(state)
    with pytest.raises(IllegalMove, match="no-return"):
        play(state, "step CG2")


@pytest.mark.clause("DQ-084")
def test_passing_a_space_has_no_effect() -> None:
    state = dreamer("friendly-zoog", space_of_all=["SW3", "SW4"], asleep=[True, False])
    walked(state, "SW4", "GI1", "GI2")
    assert (state.space[1], state.providence[0]) == ("SW4", 1), "not pushed, and one blessing only"


@pytest.mark.clause("DQ-085")
def test_any_number_of_avatars_may_share_a_space() -> None:
    state = dreamer("friendly-zoog", "CG1", players=4, space_of_all=["CG1"] * 4, asleep=[True] * 4)
    assert state.space == ["CG1"] * 4
    play(state, "stop")
    assert state.space == ["CG1"] * 4


@pytest.mark.clause("DQ-086")
def test_only_the_turn_seats_active_avatar_walks() -> None:
    state = dreamer("friendly-zoog", "CG1")
    assert state.asked == (0,)
    assert state.moves(1) == ()
    before = state.space[1]
    walked(state, "CG2")
    assert state.space[1] == before


@pytest.mark.clause("DQ-087")
def test_entering_the_cycle_does_not_stop_a_move() -> None:
    state = dreamer("friendly-zoog", "LW2")
    walked(state, "DC7", "DC8", "DC9")
    assert state.space[0] == "DC9"
    state = dreamer("friendly-zoog", "DC0")
    walked(state, "HF4", "HF3")
    assert state.space[0] == "HF3"


@pytest.mark.parametrize("edition", ["first", "revised"])
@pytest.mark.parametrize("space", ["CH2", "LW1", "DC7", "TH0"])
def test_destinations_are_what_can_be_walked(edition: str, space: str) -> None:
    state = dreamer("flying-dream", space, options={"edition": edition})
    play(state, "choose land-and-walk")
    shown = state.view(0)["destinations"]
    for end in shown:
        assert _after(state, end["path"]) == end["space"]
    assert {end["space"] for end in shown} | {space} == _ends(state) | {space}


def _after(state: DreamQuestState, path: list[str]) -> str:
    """Where a path leads; a step that is the only one is taken by itself."""
    twin: DreamQuestState = state.copy()
    for space in path:
        if question(twin) == "walk" and twin.turn == 0 and f"step {space}" in offers(twin):
            play(twin, f"step {space}")
    return twin.space[0]


def _ends(state: DreamQuestState) -> set[str]:
    """Where any walk can end, found by playing all of them."""
    if question(state) != "walk" or state.turn != 0:
        return {state.space[0]}
    found: set[str] = set()
    for move in state.moves(0):
        twin = state.copy()
        twin.play(0, move, events=False)
        found |= _ends(twin)
    return found


def test_a_step_is_told() -> None:
    state = dreamer("friendly-zoog", "CG1")
    told = one(play(state, "step CG2"), "stepped")
    assert (told["from_space"], told["space"], told["movement"], told["bought"]) == ("CG1", "CG2", 2, False)
