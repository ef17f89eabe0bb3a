"""Phase 2 (PD-050 to PD-062)."""

import pytest

from reverie.games.project_dreamscape.state import DreamscapeState
from reverie.kernel import IllegalMove
from tests.project_dreamscape.tables import (
    COUNTS,
    bought,
    default,
    dreamscape,
    kinds,
    moves,
    one,
    play,
    question,
    random_game,
    row_with,
    swapped,
    table,
    z,
)


@pytest.mark.clause("PD-050")
def test_one_card_must_be_bought_and_more_may_be() -> None:
    state = table(2, z=[3, 1], dreamscape=row_with("RD-CD-1", "LD-CD-1"))
    play(state, "skip_z")
    assert moves(state) == ["buy 1", "buy 2", "buy 3"]
    assert default(state) == "buy 1"
    with pytest.raises(IllegalMove) as refusal:
        state.play(0, "stop_buying")
    assert (refusal.value.code, refusal.value.clause) == ("dreamscape-buy-first", "PD-050")
    play(state, "buy 1", "dream RD")
    assert moves(state) == ["buy 2", "stop_buying"]
    assert default(state) == "stop_buying"
    play(state, "buy 2", "dream CD")
    assert state.asked == (1,), "nothing payable is left: the phase ends by itself"


@pytest.mark.clause("PD-051")
@pytest.mark.parametrize("players", COUNTS)
def test_a_first_purchase_is_always_possible(players: int) -> None:
    for seed in range(20):
        for state in random_game(players, seed):
            if question(state) in ("use-token", "take-z"):
                assert all(state.row)
                assert state.points >= 1
                assert state.row[state.cost.index(1)]


@pytest.mark.clause("PD-052")
def test_a_position_costs_its_distance() -> None:
    for position in range(1, 6):
        state = table(2, z=[5, 1])
        play(state, "skip_z", f"buy {position}")
        assert (state.spent, state.points) == (position, 5 - position)
    state = table(2, z=[3, 1])
    play(state, "skip_z")
    with pytest.raises(IllegalMove) as refusal:
        state.play(0, "buy 4")
    assert (refusal.value.code, refusal.value.clause) == ("dreamscape-too-dear", "PD-052")
    assert refusal.value.facts == {"price": 4, "points": 3, "may_stop": False}


@pytest.mark.clause("PD-053")
def test_the_lowest_unspent_z_cards_are_rotated() -> None:
    """The spent ones are the lowest: what a free discard offers shows it."""
    deep = [["FF-IS-1", "IS-LD-1", "FF-PR-1", "FF-PR-2"]]
    row = row_with("FF-RD-1", "FF-NT-1", avoid=deep[0])
    state = table(1, dreamscape=row, deep=deep, known=[])
    play(state, "skip_z", "buy 2")
    assert (state.spent, state.view(0)["spent"]) == (2, [2])
    play(state, "dream NT", "lose_z spent")
    assert state.discard == ["IS-LD-1"]


@pytest.mark.clause("PD-054")
def test_a_bought_card_leaves_a_gap() -> None:
    row = row_with("RD-CD-1", "LD-CD-1")
    state = table(2, z=[4, 1], dreamscape=row)
    play(state, "skip_z", "buy 2", "dream CD")
    assert dreamscape(state) == [row[0], "-", *row[2:]]
    with pytest.raises(IllegalMove) as refusal:
        state.play(0, "buy 2")
    assert refusal.value.code == "dreamscape-position-empty"


@pytest.mark.clause("PD-055")
def test_a_dream_card_goes_on_top_and_performs_at_once() -> None:
    state = bought("FF-PR-1", rem=[["IS-CD-1"], []], z=[5, 1])
    assert state.rem[0] == ["IS-CD-1", "FF-PR-1"]
    assert (question(state), moves(state)) == ("dream", ["dream FF", "dream PR"])
    assert default(state) == "dream FF"
    with pytest.raises(IllegalMove):
        state.play(0, "buy 2")
    assert one(play(state, "dream PR"), "dreamt") == {
        "seat": 0,
        "type": "PR",
        "card": "FF-PR-1",
        "anchor": "FF-PR-1",
    }


@pytest.mark.clause("PD-056")
def test_a_type_that_cannot_be_performed_may_be_chosen() -> None:
    state = bought("RD-CD-1", z=[5, 1])
    assert moves(state) == ["dream RD", "dream CD"]
    before = state.save()["fields"]
    events = play(state, "dream RD")
    assert kinds(events) == ["dreamt", "no_effect"]
    after = state.save()["fields"]
    assert {name for name in after if after[name] != before[name]} == set()
    for type_, code in (("FF", "dreamscape-type-not-shown"), ("XX", "dreamscape-type-not-shown")):
        other = bought("RD-CD-1", z=[5, 1])
        with pytest.raises(IllegalMove) as refusal:
            other.play(0, f"dream {type_}")
        assert refusal.value.code == code


@pytest.mark.clause("PD-057")
def test_what_can_be_performed_must_be_but_what_is_optional_is() -> None:
    assert not any(move.startswith(("skip", "stop")) for move in moves(_asked("FF-IS-1", "IS")))
    assert "put " + (_asked("FF-SD-1", "SD").row[1]) in moves(_asked("FF-SD-1", "SD"))
    swept = bought("PS-CD-1", options=swapped(PS="SD"), z=[3, 1])
    play(swept, "dream PS")
    assert moves(swept)[-1] == "stop_sweep"


def _asked(card: str, type_: str) -> DreamscapeState:
    state = bought(card, z=[3, 1])
    play(state, f"dream {type_}")
    return state


@pytest.mark.clause("PD-058")
def test_a_z_card_of_the_row_becomes_a_point_at_once() -> None:
    state = table(2, z=[3, 1], dreamscape=["~NT-CD-1", *row_with("IS-LD-1")[:4]])
    play(state, "skip_z")
    events = play(state, "buy 1")
    assert kinds(events) == ["z_bought"], "it performs nothing"
    assert (z(state)[0], state.spent, state.points) == (4, 1, 3)
    assert state.deep[0][-1] == "NT-CD-1"
    assert state.rem[0] == []


@pytest.mark.clause("PD-059")
def test_such_a_purchase_is_enough() -> None:
    state = table(2, z=[3, 1], dreamscape=["~NT-CD-1", *row_with("IS-LD-1")[:4]])
    play(state, "skip_z", "buy 1")
    assert "stop_buying" in moves(state)
    play(state, "stop_buying")
    assert state.asked == (1,)


@pytest.mark.clause("PD-060")
def test_a_z_card_from_a_dream_type_can_be_used_at_once() -> None:
    state = bought("IS-PR-1", z=[2, 1])
    play(state, "dream PR")
    assert (state.points, z(state)[0]) == (2, 3)
    assert "buy 2" in moves(state)


@pytest.mark.clause("PD-061")
def test_an_upright_reserved_card_costs_1_and_is_bought_like_any_other() -> None:
    state = table(2, z=[2, 1], reserve=[["FF-PR-1", "IS-LD-1"], []])
    play(state, "skip_z")
    assert moves(state)[-2:] == ["buy_reserved FF-PR-1", "buy_reserved IS-LD-1"]
    play(state, "buy_reserved IS-LD-1")
    assert (state.rem[0], state.reserve[0], state.points) == (["IS-LD-1"], ["FF-PR-1"], 1)
    assert (question(state), moves(state)) == ("dream", ["dream IS", "dream LD"])
    play(state, "dream IS", "flip 5")
    assert "stop_buying" in moves(state), "it satisfies the duty to buy"


@pytest.mark.clause("PD-062")
def test_only_the_active_participant_buys_and_only_between_cascades() -> None:
    for players in COUNTS:
        for seed in range(10):
            for state in random_game(players, seed):
                if question(state) == "buy":
                    assert state.asked == (state.active,)
                    assert not state.cascade
                    assert not state.held
