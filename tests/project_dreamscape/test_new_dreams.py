"""The dream types of Controlled Study (PD-110 to PD-122)."""

from typing import Any

import pytest

from reverie.games.project_dreamscape.state import DreamscapeState
from reverie.kernel import IllegalMove
from tests.project_dreamscape.tables import (
    bought,
    default,
    dreamscape,
    kinds,
    moves,
    one,
    play,
    question,
    swapped,
    table,
    z,
)

ID = swapped(ID="SD")
ED = swapped(ED="SD")
PS = swapped(PS="SD")


# Invasive Dreaming.


@pytest.mark.clause("PD-110")
def test_invasive_dreaming_exchanges_a_top_card_with_one_of_the_row() -> None:
    state = bought(
        "ID-PR-1", "IS-CD-1", players=3, options=ID, rem=[[], ["FF-IS-1", "NT-LD-1"], ["IS-LD-1"]], z=[3, 1, 1]
    )
    play(state, "dream ID")
    assert (moves(state), default(state)) == (["invade 1", "invade 2"], "invade 1")
    play(state, "invade 1")
    assert moves(state) == [f"invade_with {place}" for place in (2, 3, 4, 5)]
    assert state.view(2)["decision"]["facts"]["victim_seat"] == 1
    events = play(state, "invade_with 2")
    assert one(events, "invaded")["card"] == "IS-CD-1"
    assert one(events, "came_to_row") == {"card": "NT-LD-1", "position": 2}
    assert state.rem[1] == ["FF-IS-1", "IS-CD-1"]
    assert dreamscape(state)[1] == "NT-LD-1", "faceup, and for sale there"
    play(state, "dream IS", "flip 5")
    assert "buy 2" in moves(state)


@pytest.mark.clause("PD-111")
def test_it_needs_a_dream_card_and_an_opponent_with_one() -> None:
    state = bought("ID-PR-1", "~IS-CD-1", players=3, options=ID, rem=[[], [], ["IS-LD-1"]], z=[3, 1, 1])
    play(state, "dream ID")
    assert question(state) == "invade-with", "only seat 2 can be invaded"
    assert "invade_with 2" not in moves(state)
    with pytest.raises(IllegalMove) as refusal:
        state.play(0, "invade_with 2")
    assert (refusal.value.code, refusal.value.clause) == ("dreamscape-z-card-there", "PD-111")
    other = bought("ID-PR-1", players=4, options=ID, rem=[[], ["FF-IS-1"], [], ["IS-LD-1"]], z=[3, 1, 1, 1])
    play(other, "dream ID")
    with pytest.raises(IllegalMove) as refusal:
        other.play(0, "invade 2")
    assert (refusal.value.code, refusal.value.clause) == ("dreamscape-no-rem-card", "PD-111")


@pytest.mark.clause("PD-112")
def test_whoever_was_invaded_performs_for_themselves() -> None:
    state = bought("ID-PR-1", "IS-PR-1", options=ID, rem=[[], ["NT-LD-1"]], z=[3, 1], deck=["FF-RD-1"])
    play(state, "dream ID", "invade_with 2")
    assert (state.asked, moves(state)) == ((1,), ["dream IS", "dream PR"])
    play(state, "dream PR")
    assert (z(state), state.deep[1][-1]) == ([3, 2], "FF-RD-1")


@pytest.mark.clause("PD-113")
def test_everything_nests() -> None:
    """B answers the invasion with another one against A, who then performs; nobody but A can buy."""
    state = bought("ID-PR-1", "ID-CD-1", "IS-LD-1", options=ID, rem=[["FF-PR-1"], ["NT-LD-1"]], z=[4, 1])
    play(state, "dream ID", "invade_with 2", "dream ID", "invade_with 3")
    assert state.asked == (0,)
    assert [(done.seat, done.type, done.card) for done in state.cascade] == [(0, "ID", "ID-PR-1"), (1, "ID", "ID-CD-1")]
    assert state.rem == [["FF-PR-1", "IS-LD-1"], ["ID-CD-1"]]
    assert dreamscape(state)[:3] == ["-", "NT-LD-1", "ID-PR-1"]
    play(state, "dream IS", "flip 5")
    assert (question(state), state.asked) == ("buy", (0,))
    rested = bought("ID-PR-1", "IS-PR-1", options=ID, rem=[[], ["NT-LD-1"]], z=[3, 1])
    play(rested, "dream ID", "invade_with 2", "dream PR")
    assert rested.asked == (0,)
    assert rested.points == 2, "B's new Z card is no point in A's turn"


# Empowered Dreaming.


@pytest.mark.clause("PD-115")
def test_empowered_dreaming_takes_performs_and_discards() -> None:
    state = bought("ED-CD-1", "IS-PR-1", options=ED, z=[3, 1])
    play(state, "dream ED")
    assert default(state) == "empower 2"
    play(state, "empower 2")
    assert dreamscape(state)[:2] == ["-", "-"]
    assert moves(state) == ["dream IS", "dream PR"]
    play(state, "dream PR")
    assert (state.discard, z(state)[0]) == (["IS-PR-1"], 4)


@pytest.mark.clause("PD-116")
def test_a_held_card_lies_nowhere_else_and_must_be_a_dream_card() -> None:
    state = bought("ED-CD-1", "IS-LD-1", "~NT-RD-1", options=ED, z=[3, 1])
    play(state, "dream ED")
    assert moves(state) == ["empower 2", "empower 4", "empower 5"]
    with pytest.raises(IllegalMove) as refusal:
        state.play(0, "empower 3")
    assert refusal.value.clause == "PD-116"
    play(state, "empower 2", "dream IS")
    assert (state.held, state.discard) == (["IS-LD-1"], [])
    assert "IS-LD-1" not in state.row
    assert state.view(None)["held"] == ["IS-LD-1"]


@pytest.mark.clause("PD-117")
def test_it_touches_the_performers_stack() -> None:
    state = bought("ED-CD-1", "FF-PR-1", options=ED, rem=[["IS-LD-1"], ["NT-LD-1"]], z=[3, 1])
    play(state, "dream ED", "empower 2", "dream FF")
    assert moves(state) == ["pull rem IS-LD-1", "pull rem ED-CD-1"]
    assert state.cascade[-1].anchor == "ED-CD-1"


@pytest.mark.clause("PD-118")
def test_held_cards_are_discarded_last_the_inner_one_first() -> None:
    """An outer and an inner ED, and at the end an NT that discards a Z card: that one goes first."""
    state = bought(
        "ED-CD-1", "ED-RD-1", "NT-LD-1", options=ED, deep=[["FF-IS-1", "FF-IS-2", "FF-LD-1"], ["IS-RD-1", "IS-RD-2"]]
    )
    play(state, "dream ED", "empower 2", "dream ED", "empower 3")
    assert state.held == ["ED-RD-1", "NT-LD-1"]
    play(state, "dream NT")
    assert state.discard == ["IS-RD-2", "NT-LD-1", "ED-RD-1"]


@pytest.mark.clause("PD-118")
def test_also_when_somebody_else_performed_last() -> None:
    options = swapped(ED="SD", ID="IS")
    state = bought("ED-CD-1", "ID-PR-1", "PR-RD-1", options=options, rem=[[], ["NT-LD-1"]], z=[3, 1])
    play(state, "dream ED", "empower 2", "dream ID", "invade_with 3")
    assert state.asked == (1,)
    events = play(state, "dream PR")
    assert kinds(events)[:3] == ["dreamt", "z_taken", "held_discarded"]
    assert state.discard == ["ID-PR-1"]


# Paradigm Shift.


def shifting(*others: str, **position: Any) -> DreamscapeState:
    state = bought("PS-CD-1", *others, options=PS, **{"z": [3, 1], "deck": ["FF-RD-1", "FF-RD-2"], **position})
    play(state, "dream PS")
    return state


@pytest.mark.clause("PD-120")
def test_paradigm_shift_sweeps_up_to_two_and_replaces_them() -> None:
    state = shifting("~NT-LD-1", "IS-LD-1", "FF-PR-1", "FF-PR-2")
    assert (moves(state), default(state)) == (["sweep 2", "sweep 3", "sweep 4", "sweep 5", "stop_sweep"], "stop_sweep")
    play(state, "sweep 2")
    assert state.view(1)["decision"]["facts"]["swept"] == 1
    play(state, "sweep 4")
    assert state.discard == ["NT-LD-1", "FF-PR-1"], "Z cards too, faceup"
    assert dreamscape(state) == ["IS-LD-1", "FF-PR-2", "FF-RD-1", "FF-RD-2", "-"]


@pytest.mark.clause("PD-121")
def test_with_nothing_swept_it_still_slides_and_fills_no_gap() -> None:
    state = shifting("NT-LD-1", "IS-LD-1", "FF-PR-1", "FF-PR-2")
    play(state, "stop_sweep")
    assert dreamscape(state) == ["NT-LD-1", "IS-LD-1", "FF-PR-1", "FF-PR-2", "-"]
    assert state.discard == []


@pytest.mark.clause("PD-122")
def test_with_too_few_cards_in_the_deck_it_deals_what_there_is() -> None:
    state = shifting("NT-LD-1", "IS-LD-1", "FF-PR-1", "FF-PR-2", deck=["FF-RD-1"], deck_size=1)
    play(state, "sweep 2", "sweep 3")
    assert not state.is_over, "only phase 3 ends the project"
    assert dreamscape(state) == ["FF-PR-1", "FF-PR-2", "FF-RD-1", "-", "-"]
    assert question(state) == "buy"
    assert "buy 1" in moves(state)


@pytest.mark.clause("PD-122")
def test_new_cards_go_to_the_cheapest_positions_first() -> None:
    options = {**swapped(PS="NT"), "shield_variant": "on"}
    row = ["IS-LD-1", "FF-PR-1", "FF-PR-2", "LD-CD-1", "PS-CD-1"]
    state = table(2, options=options, cost=[5, 4, 3, 2, 1], z=[7, 1], dreamscape=row, deck=["FF-RD-1", "FF-RD-2"])
    play(state, "skip_z", "buy 5", "dream PS", "sweep 1", "sweep 2")
    assert dreamscape(state) == ["-", "FF-RD-2", "FF-RD-1", "FF-PR-2", "LD-CD-1"]
