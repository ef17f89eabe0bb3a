"""Ledger F: the dream turn, step by step."""

import pytest

from reverie.games.dream_quest.moves import Choose
from tests.dream_quest.tables import dreamer, kinds, one, play, question, table, walked


@pytest.mark.clause("DQ-053")
def test_the_order_of_a_dream_turn() -> None:
    state = dreamer("flying-dream", "GI2", forced={"lucidity_under": [1]}, providence=[0, 3])
    events = play(state, "choose soar", "step GI1", "step SW4", "stop")
    assert kinds(events)[:8] == [
        "choice_taken",
        "die_thrown",
        "tested",
        "outcome",
        "stepped",
        "stepped",
        "dream_turn_ended",
        "reality_drawn",
    ]


@pytest.mark.clause("DQ-053")
def test_victory_is_checked_before_the_draw() -> None:
    state = dreamer("flying-dream", "DC7", forced={"ritual": [2]}, providence=[25, 3])
    assert (question(state), state.in_play) == ("roll", [])
    play(state, "keep")
    assert state.in_play == ["flying-dream"]


@pytest.mark.clause("DQ-054")
def test_the_mystery_roll_comes_before_the_draw() -> None:
    state = dreamer("flying-dream", "GW2", forced={"mystery": [4]}, providence=[5, 3])
    assert (question(state), state.roll and state.roll.kind, state.in_play) == ("roll", "mystery", [])


@pytest.mark.clause("DQ-055")
def test_the_top_card_is_drawn_for_all_to_see() -> None:
    state = dreamer("flying-dream")
    for seat in (0, 1, None):
        assert state.view(seat)["in_play"] == ["flying-dream"]


@pytest.mark.clause("DQ-056")
def test_slumber_0_wakes_at_once_and_ends_the_turn() -> None:
    state = dreamer("melting-clocks", "SB3", slumber=[3, 8], forced={"lucidity_under": [6], "memory_roll": [1]})
    assert not state.asleep[0]
    assert (state.slumber[0], state.lucidity[0], state.space[0]) == (6, 5, "SB3"), "no step, no loss, back to print"
    assert (state.providence[0], state.dream_discard[:1]) == (0, ["melting-clocks"]), (
        "no blessing; the card is put away"
    )


@pytest.mark.clause("DQ-056")
def test_a_player_woken_in_anothers_turn_goes_on_awake() -> None:
    state = dreamer(
        "friendly-zoog",
        space_of_all=["CG1", "CG2"],
        asleep=[True, True],
        slumber=[6, 1],
        providence=[0, 0],
        forced={"contest": [6, 1], "memory_roll": [1]},
    )
    walked(state, "CG2")
    events = play(state, "challenge 1")
    assert one(events, "woke")["seat"] == 1
    assert "reality_drawn" in kinds(events), "the next own turn is a real-world turn"


@pytest.mark.clause("DQ-057", "DQ-124")
def test_step_5_costs_a_slumber_but_not_trents() -> None:
    for character, left in (("snyder", 6), ("maypole", 10)):
        state = dreamer("friendly-zoog", character=[character, "blunt"])
        play(state, "stop")
        assert state.slumber[0] == left, "one gained from the Zoog, and one lost, save by Trent"


@pytest.mark.clause("DQ-058")
def test_the_blessing_comes_before_waking() -> None:
    state = dreamer("celestial-music", "GI4", slumber=[1, 8])
    play(state, "choose keep-walking")
    events = walked(state, "GI5")
    assert kinds(events)[1:4] == ["dream_turn_ended", "blessed", "woke"]
    assert (state.providence[0], state.asleep[0]) == (1, False)


@pytest.mark.clause("DQ-059")
def test_the_card_is_put_away_before_the_first_step() -> None:
    state = dreamer("celestial-music")
    assert state.in_play == ["celestial-music"]
    play(state, "choose keep-walking")
    assert (question(state), state.in_play, state.dream_discard) == ("walk", [], ["celestial-music"])
    assert state.view(None)["decks"]["dream_discard"] == ["celestial-music"]


@pytest.mark.clause("DQ-060")
def test_an_empty_deck_is_made_anew_from_its_discard_pile() -> None:
    every = [*table().edition.dream]
    state = table(asleep=[True, False], space=["CG1", "TH0"], dream_deck=[], dream_discard=every)
    assert len(state.dream_deck) + len(state.in_play) + len(state.dream_discard) == 33
    assert len(state.dream_deck) == 32
    state = table(reality_discard=state.edition.reality_deck("standard"), forced={"memory_roll": [1]})
    assert (len(state.reality_deck), len(state.reality_discard)) == (10, 1), "one used, one lies before Amanda"
    assert len({*state.reality_deck, *state.reality_discard, state.reality_card}) == 12


@pytest.mark.clause("DQ-061")
def test_a_card_has_one_to_three_choices_and_one_is_taken() -> None:
    state = dreamer("puzzle-box", providence=[0, 3])
    assert [str(move[0]) for move in state.moves(0)] == ["hunt-for-the-key", "leave-it-shut"]
    assert state.moves(0)[0] == Choose("hunt-for-the-key")
    assert {len(card.choices) for card in state.edition.dream.values()} == {1, 2, 3}
    play(state, "choose leave-it-shut")
    assert question(state) == "walk"
