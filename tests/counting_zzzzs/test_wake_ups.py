"""Ledger 2.11: Wake Ups."""

import pytest

from reverie.kernel import IllegalMove
from tests.counting_zzzzs.tables import DECK, FIVE, all_pass, kinds, one, play, second, texts, verbs

TARGETED = [card for card in DECK.wake_ups if card != "siren"]


@pytest.mark.clause("CZ-160")
def test_seven_plain_ones() -> None:
    plain = {card for card in DECK.wake_ups if card not in ("siren", "insomnia", "scared_stiff")}
    assert plain == {
        "charley_horse",
        "conclusion",
        "elbow_in_the_ribs",
        "natures_call",
        "phone_call",
        "snoring",
        "too_much_caffeine",
    }
    assert len({str(DECK.actions[card].effect) for card in plain}) == 1


@pytest.mark.clause("CZ-161")
def test_insomnia_leaves_the_hand_where_waking_ends_the_game() -> None:
    state = second([["city"], FIVE], [["insomnia"], ["robot"]], score=[0, 30], quiet=True)
    events = play(state, "0: wake insomnia 1")
    assert state.is_over
    assert state.hand[1] == ["robot"]
    assert "hand_lost" not in kinds(events)


@pytest.mark.clause("CZ-161")
def test_insomnia_on_an_empty_hand_and_on_oneself() -> None:
    state = second([["city"], FIVE], [["insomnia"], []], quiet=True)
    assert one(play(state, "0: wake insomnia 1"), "hand_lost")["cards"] == []
    state = second([FIVE, ["city"]], [["insomnia"], ["robot"]], quiet=True)
    play(state, "0: wake insomnia 0")
    assert (state.hand[0], state.score) == ([], [18, 0])


@pytest.mark.clause("CZ-162")
def test_scared_stiff_looks_at_the_last_element_only() -> None:
    state = second([["beach"], ["hell", "running"], ["dragon", "sunscreen"]], [["scared_stiff"]], quiet=True)
    assert "wake scared_stiff 1" in texts(state), "Running has N among others"
    assert "wake scared_stiff 2" not in texts(state), "Suntan Lotion has no N, whatever came before"
    with pytest.raises(IllegalMove, match="zzzzs-last-theme") as refused:
        play(state, "0: wake scared_stiff 2")
    assert refused.value.clause == "CZ-162"


@pytest.mark.clause("CZ-162")
def test_an_open_placeholder_is_not_the_last_element() -> None:
    state = second([["beach"], ["office"]], [["scared_stiff"]], placeholder=["", "scary_movie"], quiet=True)
    assert "wake scared_stiff 1" not in texts(state)


@pytest.mark.clause("CZ-163")
def test_the_siren_names_nobody_and_is_always_legal() -> None:
    state = second([["beach"], [], []], [["siren"]])
    assert "siren siren" in texts(state)
    play(state, "0: siren siren")
    assert state.asleep == []


@pytest.mark.clause("CZ-163")
def test_the_siren_wakes_everybody_who_does_not_stop_it() -> None:
    state = second([["beach"], ["office"], ["city"], []], [["siren"], ["robot"], ["dead_drunk"], ["spy"]])
    play(state, "0: siren siren")
    assert state.asked == (1, 2)
    play(state, "1: pass", "2: block dead_drunk")
    assert state.asleep == [2]


@pytest.mark.clause("CZ-164")
@pytest.mark.parametrize("card", TARGETED)
def test_any_wake_up_on_oneself_banks_the_dream(card: str) -> None:
    dream = [*FIVE[:4], "running"] if card == "scared_stiff" else FIVE
    state = second([dream, ["city"]], [[card], ["spy"]], quiet=True)
    worth = state.view(0)["worth"][0]
    play(state, f"0: wake {card} 0")
    assert state.score == [worth, 0]


@pytest.mark.clause("CZ-165")
def test_a_wake_up_on_oneself_with_fewer_than_five_loses_the_dream() -> None:
    state = second([FIVE[:3], ["city"]], [["snoring"], ["spy"]], quiet=True)
    play(state, "0: wake snoring 0")
    assert (state.score, state.asleep) == ([0, 0], [1])


@pytest.mark.clause("CZ-068", "CZ-160")
def test_only_sleeping_players_can_be_woken() -> None:
    state = second([["beach"], [], ["city"]], [["snoring"], ["spy"], ["robot"]])
    assert [text for text in texts(state) if text.startswith("wake")] == ["wake snoring 0", "wake snoring 2"]
    assert "wake" in verbs(state)
    play(state, "0: wake snoring 2")
    all_pass(state)
    assert state.asleep == [0]
