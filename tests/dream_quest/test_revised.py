"""Ledger N: the revised printing."""

from typing import Any

import pytest

from reverie.games.dream_quest.state import DreamQuestState
from reverie.kernel import IllegalMove
from tests.dream_quest.tables import FIRST, REVISED, dreamer, offers, one, play, started, table

OPTIONS = {"edition": "revised"}


def revised(card: str, space: str = "CG1", **more: Any) -> DreamQuestState:
    return dreamer(card, space, options=OPTIONS, **more)


@pytest.mark.clause("DQ-142")
def test_35_dream_cards_and_all_21_reality_cards() -> None:
    assert set(REVISED.dream) - set(FIRST.dream) == {"alarm-clock", "sunshine"}
    assert len(REVISED.dream) == 35
    for deck in ("standard", "long_night"):
        state, _ = started(edition="revised", reality_deck=deck, characters="choose")
        assert len(state.reality_deck) == 21
    assert REVISED.reality["good-dinner"].effect.slumber == -5
    assert REVISED.reality["dog"] == FIRST.reality["dog"], "what is not listed keeps its numbers"
    assert REVISED.dream["old-hermit"].movement == 2
    assert REVISED.dream["friendly-zoog"] == FIRST.dream["friendly-zoog"]


@pytest.mark.clause("DQ-142")
@pytest.mark.parametrize("card", ["alarm-clock", "sunshine"])
@pytest.mark.parametrize("character", ["snyder", "maypole"])
def test_two_cards_wake_everybody(card: str, character: str) -> None:
    state = revised(card, character=[character, "blunt"])
    assert (state.asleep[0], state.slumber[0]) == (False, REVISED.characters[character].slumber)
    assert state.dream_discard == [card]


@pytest.mark.clause("DQ-143")
def test_the_sheets_of_the_revised_printing() -> None:
    printed = {name: (c.memory, c.slumber, c.lucidity, c.providence) for name, c in REVISED.characters.items()}
    assert printed == {
        "bedford": (5, 7, 3, 0),
        "snyder": (3, 6, 5, 0),
        "serpent": (3, 7, 5, 0),
        "blunt": (4, 8, 4, 0),
        "silverlake": (5, 7, 3, 1),
        "maypole": (4, 8, 4, 0),
    }
    assert REVISED.characters["bedford"].ability.think_cost == 1
    assert REVISED.characters["blunt"].ability.cancel_cost == 2
    serpent = REVISED.characters["serpent"].ability
    assert (serpent.starts_asleep, serpent.secret_anywhere) == (True, False)


@pytest.mark.clause("DQ-143")
def test_glorias_other_card_goes_under_the_deck_and_was_seen() -> None:
    state = table(
        character=["silverlake", "blunt"],
        asleep=[True, False],
        dream_deck=["tax-recounting", "flying-dream"],
        options=OPTIONS,
    )
    play(state, "foresee flying-dream")
    assert state.dream_deck[-1] == "tax-recounting"
    assert "tax-recounting" not in state.dream_discard
    for seat in (0, 1, None):
        assert state.view(seat)["decks"]["dream_bottom"] == ["tax-recounting"]


@pytest.mark.clause("DQ-144")
def test_the_revised_memory_table() -> None:
    rows = [[REVISED.spaces_back(memory, die) for die in range(6, 0, -1)] for memory in range(6, 0, -1)]
    assert rows == [
        [1, 0, 0, 0, 0, 0],
        [1, 1, 0, 0, 0, 0],
        [2, 1, 1, 0, 0, 0],
        [3, 2, 1, 1, 0, 0],
        [3, 3, 2, 1, 1, 0],
        [4, 3, 3, 2, 1, 1],
    ]
    assert REVISED.spaces_back(1, 0) == REVISED.spaces_back(1, -2) == 1, "a count below 1 reads column 1"


@pytest.mark.clause("DQ-145")
def test_a_face_of_one_always_succeeds() -> None:
    state = revised("flying-dream", lucidity=[0, 4], forced={"lucidity_under": [1]})
    assert state.view(0)["choices"][0]["chance"] == 17
    play(state, "choose soar")
    assert state.movement == 7
    boosted = revised("flying-dream", lucidity=[1, 4], providence=[5, 3], forced={"lucidity_under": [2]})
    play(boosted, "choose soar")
    events = play(boosted, "boost")
    assert (one(events, "tested")["count"], one(events, "tested")["success"]) == (1, False), "a counted 1 has no force"


@pytest.mark.clause("DQ-146")
def test_movement_is_exact() -> None:
    state = revised("friendly-zoog", "TH0")
    assert "stop" not in offers(state)
    with pytest.raises(IllegalMove, match="dream-quest-exact"):
        play(state, "stop")
    play(state, "step CG1")
    assert (state.space[0], state.turn) == ("CG3", 1), "steps that are the only ones are taken by themselves"


@pytest.mark.clause("DQ-146")
def test_a_path_into_a_dead_end_may_be_chosen() -> None:
    """From CG3 by its secret exit round to CG5: five of seven spaces, and no step is left; the rest is lost."""
    state = revised("flying-dream", "CG3", forced={"lucidity_under": [1]})
    play(state, "choose soar")
    lengths = {end["space"]: len(end["path"]) for end in state.view(0)["destinations"]}
    assert lengths.pop("CG5") == 5
    assert set(lengths.values()) == {7}
    for step in ("CG4", "CG8", "CG5"):
        play(state, f"step {step}")
    assert (state.space[0], state.turn) == ("CG5", 1)


@pytest.mark.clause("DQ-147")
def test_the_great_ritual_needs_15() -> None:
    assert {name: quest.providence_min for name, quest in REVISED.quests.items()} == {
        "great-ritual": 15,
        "borrowed-face": 15,
        "last-toll": 11,
    }
    state = revised("flying-dream", "DC7", providence=[15, 3], forced={"ritual": [6]})
    assert state.is_over


@pytest.mark.clause("DQ-148")
def test_gate_of_dreams_costs_slumber() -> None:
    gate = REVISED.dream["gate-of-dreams"].choices[0]
    assert (gate.pay.slumber, gate.check and gate.check.kind) == (3, "memory_under")


@pytest.mark.clause("DQ-150")
@pytest.mark.parametrize(
    ("providence", "tale"), [(4, "hear-the-short-tale"), (5, "hear-the-long-tale"), (0, "hear-the-short-tale")]
)
def test_exactly_one_of_haitas_tales_is_open(providence: int, tale: str) -> None:
    state = revised("haita-the-shepherd", providence=[providence, 3], slumber=[12, 8])
    assert offers(state) == [f"choose {tale}", "choose decline"]
    play(state, f"choose {tale}")
    assert state.providence[0] == providence + (1 if providence >= 5 else 3)
