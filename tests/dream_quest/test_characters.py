"""Ledger K: the six characters."""

import pytest

from reverie.kernel import IllegalMove
from tests.dream_quest.tables import DREAMLANDS, FIRST, dreamer, offers, one, play, question, table, walked


@pytest.mark.clause("DQ-114")
def test_the_sheets() -> None:
    printed = {name: (c.memory, c.slumber, c.lucidity, c.providence) for name, c in FIRST.characters.items()}
    assert printed == {
        "bedford": (2, 8, 4, 0),
        "snyder": (3, 6, 5, 0),
        "serpent": (5, 9, 5, 0),
        "blunt": (3, 11, 4, 0),
        "silverlake": (4, 8, 4, 1),
        "maypole": (3, 9, 3, 0),
    }


@pytest.mark.clause("DQ-115")
def test_bedford_thinks_once_a_lucidity_roll() -> None:
    state = dreamer(
        "flying-dream", character=["bedford", "blunt"], providence=[16, 3], forced={"lucidity_under": [5, 5]}
    )
    play(state, "choose soar")
    assert offers(state) == ["keep", "reroll", "boost", "buy_slumber", "think"]
    assert one(play(state, "think"), "roll_bettered")["cost"] == 3
    play(state, "reroll")
    assert "think" not in offers(state), "a reroll is the same roll"
    with pytest.raises(IllegalMove, match="thought-already"):
        play(state, "think")
    assert one(play(state, "boost", "keep"), "tested")["count"] == 3, "ordinary boosts count as well"
    memory = dreamer("white-ship", character=["bedford", "blunt"], providence=[9, 3], forced={"memory_under": [5]})
    play(memory, "choose plead-your-case")
    assert "think" not in offers(memory)


@pytest.mark.clause("DQ-115")
def test_bedford_thinks_in_contests_too() -> None:
    state = dreamer(
        "friendly-zoog",
        character=["bedford", "blunt"],
        providence=[3, 0],
        slumber=[12, 8],
        asleep=[True, True],
        space_of_all=["CG1", "CG2"],
        forced={"contest": [3, 4]},
    )
    walked(state, "CG2")
    play(state, "challenge 1")
    assert offers(state) == ["pass", "think"]
    assert one(play(state, "think"), "contest_decided")["total"] == 3 + 5 + 1


@pytest.mark.clause("DQ-116", "DQ-121")
def test_john_keeps_his_slumber_on_reality_cards() -> None:
    state = table(reality_deck=["they"], forced={"memory_roll": [1]})
    assert (state.slumber[0], state.lucidity[0], state.memory_tokens[0]) == (6, 3, 1)
    state = table(reality_deck=["dreamcatcher"], forced={"memory_roll": [1]})
    assert (state.slumber[0], state.memory_tokens[0]) == (8, 1), "a gain counts"


@pytest.mark.clause("DQ-117")
def test_the_serpent_starts_asleep() -> None:
    state = table(character=["serpent", "blunt"], round_no=1, dream_deck=["flying-dream"])
    assert (state.asleep[0], state.in_play, state.hour[0]) == (True, ["flying-dream"], 12)
    assert state.reality_discard == []


@pytest.mark.clause("DQ-118")
def test_the_serpent_takes_secret_exits_at_any_point() -> None:
    state = dreamer("friendly-zoog", "CH1", character=["serpent", "blunt"])
    walked(state, "CH2", "CH5")
    assert state.space[0] == "CH5"
    nearer = [s for s, t in DREAMLANDS.secret_to.items() if DREAMLANDS.to_start[t] < DREAMLANDS.to_start[s]]
    assert nearer == ["FU1"]
    for space, secret in DREAMLANDS.secret_to.items():
        assert (secret in DREAMLANDS.forward_of(space, True)) == (space != "FU1")
        assert secret not in DREAMLANDS.forward_of(space, False)


@pytest.mark.clause("DQ-118")
def test_also_as_a_forward_move() -> None:
    state = dreamer(
        "friendly-zoog",
        character=["serpent", "blunt"],
        space_of_all=["CH1", "CH2"],
        asleep=[True, True],
        providence=[0, 0],
        forced={"contest": [6, 1]},
    )
    walked(state, "CH2")
    play(state, "challenge 1")
    assert offers(state) == ["advance CH3", "advance CH5"]


@pytest.mark.clause("DQ-119")
def test_her_freedom_covers_only_moves_she_makes() -> None:
    pushed = table(
        character=["snyder", "serpent"],
        asleep=[True, False],
        space=["SS2", "SS1"],
        dream_deck=["friendly-zoog"],
        forced={"memory_roll": [1]},
    )
    walked(pushed, "SS1")
    assert pushed.space[1] == "SS2", "back, never by an arrow"
    forgets = table(
        character=["serpent", "blunt"], asleep=[False, False], space=["CG8", "TH0"], forced={"memory_roll": [6]}
    )
    assert DREAMLANDS.to_start[forgets.space[0]] == DREAMLANDS.to_start["CG8"] - 1


@pytest.mark.clause("DQ-120")
def test_amanda_may_pay_to_ignore_penalties() -> None:
    state = table(character=["blunt", "serpent"], providence=[3, 0], reality_deck=["they"], forced={"memory_roll": [6]})
    assert offers(state) == ["cancel_penalties", "accept"]
    assert state.default_move(0) == state.moves(0)[1]
    play(state, "cancel_penalties")
    assert (state.slumber[0], state.lucidity[0], state.memory_tokens[0], state.providence[0]) == (11, 4, 0, 0)
    poor = table(character=["blunt", "serpent"], providence=[2, 0], asleep=[False, True], dream_deck=["flying-dream"])
    assert question(poor) != "suffer-card"


@pytest.mark.clause("DQ-121")
def test_a_bonus_still_counts_for_amanda() -> None:
    state = table(
        character=["blunt", "serpent"], slumber=[9, 9], providence=[3, 0], reality_deck=["dreamcatcher"], seed=2
    )
    play(state, "cancel_penalties")
    assert (state.slumber[0], state.memory_tokens[0]) == (11, 0)


@pytest.mark.clause("DQ-122")
def test_gloria_draws_two_and_plays_one() -> None:
    state = table(
        character=["silverlake", "blunt"], asleep=[True, False], dream_deck=["tax-recounting", "friendly-zoog"]
    )
    assert offers(state) == ["foresee tax-recounting", "foresee friendly-zoog"]
    assert state.default_move(0) == state.moves(0)[0]
    for seat in (0, 1, None):
        assert state.view(seat)["in_play"] == ["tax-recounting", "friendly-zoog"]
    play(state, "foresee friendly-zoog")
    assert state.dream_discard == ["tax-recounting", "friendly-zoog"], "the Zoog has one choice: it was resolved"
    assert (state.lucidity[0], state.movement) == (5, 3)


@pytest.mark.clause("DQ-123")
def test_a_reshuffle_between_her_draws_leaves_out_the_first() -> None:
    every = [card for card in FIRST.dream if card != "flying-dream"]
    state = table(
        character=["silverlake", "blunt"], asleep=[True, False], dream_deck=["flying-dream"], dream_discard=every
    )
    assert state.in_play[0] == "flying-dream"
    assert len(state.dream_deck) == 31
    assert "flying-dream" not in state.dream_deck


@pytest.mark.clause("DQ-124")
def test_trent_loses_slumber_in_all_other_ways() -> None:
    state = dreamer("old-hermit", character=["maypole", "blunt"])
    play(state, "choose hurry-past", "stop")
    assert state.slumber[0] == 7
