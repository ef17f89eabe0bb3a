"""Ledger G: resolving a Dream card."""

import pytest

from reverie.games.dream_quest.components import Check
from reverie.games.dream_quest.odds import meets, passes
from reverie.kernel import IllegalMove
from tests.dream_quest.tables import FIRST, dreamer, kinds, offers, one, play, question


@pytest.mark.clause("DQ-062")
def test_costs_then_the_test_then_the_outcome() -> None:
    state = dreamer("nightmare-monster", forced={"lucidity_under": [1]})
    events = play(state, "choose give-battle")
    assert kinds(events)[:4] == ["choice_taken", "die_thrown", "tested", "outcome"]
    assert (state.slumber[0], state.providence[0], state.movement) == (1, 3, 7)


@pytest.mark.clause("DQ-063")
def test_both_costs_are_paid() -> None:
    state = dreamer("stampede", providence=[1, 3], forced={"lucidity_under": [1]})
    play(state, "choose leap-onto-one")
    assert (state.slumber[0], state.providence[0], state.movement) == (4, 0, 7)


@pytest.mark.clause("DQ-064")
def test_a_choice_needs_every_cost_in_full() -> None:
    for slumber, providence in ((6, 0), (1, 2)):
        state = dreamer("stampede", slumber=[slumber, 8], providence=[providence, 0])
        assert question(state) == "walk", "only Up a tree was legal, and was taken by itself"
        assert state.movement == 1
    state = dreamer("puzzle-box", providence=[2, 3])
    with pytest.raises(IllegalMove, match="choice-unpaid"):
        play(state, "choose force-the-lid")


@pytest.mark.clause("DQ-065")
def test_paying_the_last_slumber_wakes_without_test_or_outcome() -> None:
    state = dreamer("nightmare-monster", slumber=[5, 8], providence=[1, 3], forced={"memory_roll": [1]})
    events = play(state, "choose give-battle")
    assert kinds(events)[:2] == ["choice_taken", "woke"]
    assert "tested" not in kinds(events)
    assert (state.slumber[0], state.dream_discard[0]) == (6, "nightmare-monster")


@pytest.mark.clause("DQ-066")
def test_giving_in_where_no_choice_can_be_paid() -> None:
    forced = dreamer("cave-of-visions", slumber=[2, 8], forced={"memory_roll": [1]})
    assert not forced.asleep[0], "with nothing to buy it happens by itself"
    state = dreamer("cave-of-visions", slumber=[1, 8], providence=[6, 3])
    assert offers(state) == ["give_in", "buy_slumber"]
    assert state.default_move(0) == state.moves(0)[0]
    play(state, "buy_slumber")
    assert offers(state) == ["give_in", "buy_slumber"], "Slumber 2 is not enough yet"
    play(state, "buy_slumber")
    assert offers(state) == ["choose stare-them-down", "choose hide-your-eyes"]
    with pytest.raises(IllegalMove, match="choice-left"):
        play(state, "give_in")


@pytest.mark.clause("DQ-067")
def test_a_change_to_movement_is_no_cost() -> None:
    state = dreamer("sleeping-ward", "TS4", slumber=[1, 8], forced={"rest": [2]})
    assert "choose lie-down" in offers(state), "always payable"
    play(state, "choose lie-down")
    assert (state.movement, state.slumber[0]) == (0, 2)


@pytest.mark.clause("DQ-068")
@pytest.mark.parametrize("die", range(1, 7))
def test_lucidity_under(die: int) -> None:
    state = dreamer("flying-dream", lucidity=[4, 4], forced={"lucidity_under": [die]})
    play(state, "choose soar")
    assert state.movement == (7 if die < 4 else 1)


@pytest.mark.clause("DQ-069")
@pytest.mark.parametrize("die", range(1, 7))
def test_memory_under(die: int) -> None:
    state = dreamer("white-ship", forced={"memory_under": [die]}, memory_tokens=[0, 0])
    play(state, "choose plead-your-case")
    assert state.movement == (4 if die < 3 else 0)


@pytest.mark.clause("DQ-070")
@pytest.mark.parametrize("die", range(1, 7))
def test_memory_over_wants_a_high_die(die: int) -> None:
    state = dreamer("gate-of-dreams", forced={"memory_over": [die]}, slumber=[6, 8])
    play(state, "choose speak-honestly")
    assert state.movement == (7 if die > 3 else 0)


@pytest.mark.clause("DQ-071")
def test_a_one_has_no_special_force_in_the_first_printing() -> None:
    for lucidity in (0, 1):
        state = dreamer("flying-dream", lucidity=[lucidity, 4], forced={"lucidity_under": [1]})
        play(state, "choose soar")
        assert state.movement == 1
    state = dreamer("flying-dream", lucidity=[1, 4], providence=[5, 3], forced={"lucidity_under": [1]})
    play(state, "choose soar", "boost")
    assert state.movement == 7, "one boost: the die counts 0"
    assert not passes(FIRST, "memory_under", 1, 1, 1)


@pytest.mark.clause("DQ-072")
def test_a_look_at_providence_spends_nothing() -> None:
    state = dreamer("zeppelin-captains", providence=[7, 3])
    play(state, "choose trade-your-story")
    assert (state.providence[0], state.movement) == (7, 6)
    assert meets(Check("providence_min", 6), 6)
    assert not meets(Check("providence_min", 6), 5)


@pytest.mark.clause("DQ-073")
def test_a_gate_that_is_not_met_closes_the_choice() -> None:
    state = dreamer("zeppelin-captains", providence=[6, 3])
    assert "choose trade-your-story" not in offers(state)
    with pytest.raises(IllegalMove, match="choice-closed"):
        play(state, "choose trade-your-story")
    shown = {choice["choice"]: choice for choice in state.view(0)["choices"]}
    assert shown["trade-your-story"]["legal"] is False


@pytest.mark.clause("DQ-074")
@pytest.mark.parametrize(("before", "after", "lucidity"), [(5, 7, 5), (6, 7, 6)])
def test_without_a_gate_the_condition_picks_the_line(before: int, after: int, lucidity: int) -> None:
    state = dreamer("haita-the-shepherd", providence=[before, 0])
    assert "choose hear-of-carcosa" in offers(state)
    play(state, "choose hear-of-carcosa")
    assert (state.providence[0], state.lucidity[0], state.slumber[0], state.movement) == (after, lucidity, 4, 0)


@pytest.mark.clause("DQ-075")
def test_a_line_that_is_not_printed_changes_nothing() -> None:
    state = dreamer("strange-mushrooms", forced={"lucidity_under": [1]})
    assert (state.movement, state.slumber[0], state.providence[0]) == (4, 6, 0)
    state = dreamer("great-library")
    play(state, "choose walk-on")
    assert (state.movement, state.slumber[0], state.providence[0]) == (2, 6, 0)


@pytest.mark.clause("DQ-076")
def test_movement_of_an_outcome_is_added() -> None:
    state = dreamer("flying-dream", forced={"lucidity_under": [1]})
    play(state, "choose soar")
    assert state.movement == 7


@pytest.mark.clause("DQ-077")
def test_movement_is_never_below_0() -> None:
    state = dreamer("flying-dream", "TS4", forced={"lucidity_under": [6]})
    play(state, "choose soar")
    assert state.movement == 0


@pytest.mark.clause("DQ-078")
def test_the_parts_of_an_outcome_apply_together() -> None:
    state = dreamer("native-village", slumber=[3, 8], providence=[2, 3], forced={"memory_roll": [1]})
    events = play(state, "choose live-among-them")
    assert one(events, "outcome")["providence"] == 5
    assert (state.providence[0], state.asleep[0]) == (5, False)


@pytest.mark.clause("DQ-079")
def test_an_outcome_takes_providence_down_to_0_at_most() -> None:
    state = dreamer("white-ship", providence=[1, 3], forced={"memory_under": [6]})
    play(state, "choose plead-your-case")
    assert state.providence[0] == 0


@pytest.mark.clause("DQ-080")
def test_lucidity_and_slumber_stay_on_their_scales() -> None:
    state = dreamer("lake-of-hali", slumber=[9, 8], lucidity=[0, 4], character=["maypole", "blunt"])
    assert (state.slumber[0], state.lucidity[0]) == (12, 0), "16 and -1 are past the ends"
    state = dreamer("friendly-zoog", lucidity=[6, 4], slumber=[12, 8])
    assert (state.slumber[0], state.lucidity[0]) == (12, 6)


@pytest.mark.clause("DQ-081")
def test_a_rest_is_a_roll() -> None:
    state = dreamer("sleeping-ward", slumber=[3, 8], providence=[5, 3], forced={"rest": [2]})
    play(state, "choose lie-down")
    assert (question(state), state.roll and state.roll.kind) == ("roll", "rest")
    assert offers(state) == ["keep", "reroll", "boost", "buy_slumber"]
    play(state, "boost")
    assert state.slumber[0] == 3 + 3 - 1, "2 and a boost gained, and the turn has ended"
