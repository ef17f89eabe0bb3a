"""Solo: Virtual Dreaming (PD-170 to PD-186)."""

from typing import Any

import pytest

from reverie.games.project_dreamscape import GAME
from reverie.games.project_dreamscape.scoring import band
from reverie.games.project_dreamscape.state import DreamscapeState
from tests.project_dreamscape.tables import (
    bought,
    default,
    dreamscape,
    kinds,
    moves,
    one,
    play,
    question,
    random_game,
    swapped,
    table,
    z,
)

ID = swapped(ID="SD")
PILE = ["LD-CD-1", "NT-RD-1", "FF-SD-1"]


def alone(card: str, *others: str, options: Any = None, **position: Any) -> DreamscapeState:
    return bought(card, *others, players=1, options=options, **position)


@pytest.mark.clause("PD-170")
def test_one_participant_has_every_turn() -> None:
    state = table(1)
    assert (z(state), sum(map(bool, state.row)), len(state.deck)) == ([1], 5, 46)
    for state in random_game(1, 3):
        assert state.active == 0
        assert state.asked in ((0,), ())


@pytest.mark.clause("PD-171")
def test_collective_dream_performs_the_top_of_the_pile() -> None:
    state = alone("PR-CD-1", discard=PILE)
    events = play(state, "dream CD")
    assert one(events, "copied_pile")["card"] == "FF-SD-1"
    assert moves(state) == ["dream FF", "dream SD"]
    assert state.discard == PILE, "it stays there"
    empty = alone("PR-CD-1")
    assert kinds(play(empty, "dream CD"))[:2] == ["dreamt", "no_effect"]


@pytest.mark.clause("PD-172")
def test_invasive_dreaming_exchanges_with_the_top_of_the_pile() -> None:
    state = alone("ID-PR-1", "IS-LD-1", options=ID, discard=["LD-CD-1", "NT-RD-1"], z=[3])
    play(state, "dream ID", "invade_with 2")
    assert state.discard == ["LD-CD-1", "IS-LD-1"]
    assert dreamscape(state)[1] == "NT-RD-1"
    assert (state.asked, moves(state)) == ((0,), ["dream IS", "dream LD"])
    state = alone("ID-PR-1", options=ID, discard=["LD-CD-1"], z=[3])
    state.asleep = [bool(card) for card in state.row]
    assert "no_effect" in kinds(play(state, "dream ID")), "without a Dream card in the row"


@pytest.mark.clause("PD-173")
def test_with_an_empty_pile_it_does_nothing() -> None:
    state = alone("ID-PR-1", options=ID, z=[3])
    assert "no_effect" in kinds(play(state, "dream ID"))


@pytest.mark.clause("PD-174", "PD-175")
def test_floating_free_from_the_pile_may_use_the_pile() -> None:
    state = alone("PR-CD-1", rem=[["IS-NT-1"]], discard=PILE)
    play(state, "dream CD", "dream FF")
    assert moves(state) == ["pull rem IS-NT-1", "pull rem PR-CD-1", *(f"pull discard {card}" for card in PILE)]
    assert default(state) == "pull rem PR-CD-1"
    play(state, "pull discard NT-RD-1")
    assert state.discard == ["LD-CD-1", "FF-SD-1", "NT-RD-1"]
    assert state.rem == [["IS-NT-1", "PR-CD-1"]], "nothing comes from the pile"
    assert moves(state) == ["dream NT", "dream RD"]
    play(state, "dream RD")
    assert moves(state) == ["replay rem", "replay discard"], "its card lies in the pile, further along the cascade"
    assert default(state) == "replay rem"


@pytest.mark.clause("PD-175")
def test_recurring_dream_replays_under_the_anchor_or_under_itself_in_the_pile() -> None:
    state = alone("PR-CD-1", rem=[["IS-NT-1"]], discard=["LD-CD-1", "NT-RD-1"])
    play(state, "dream CD", "dream RD")
    in_rem, in_pile = state.copy(), state.copy()
    assert one(play(in_rem, "replay rem"), "replayed")["card"] == "IS-NT-1"
    assert one(play(in_pile, "replay discard"), "replayed")["card"] == "LD-CD-1"
    assert in_pile.ask is not None
    play(in_pile, "dream LD")
    assert in_pile.cascade[-1].anchor == "PR-CD-1"


@pytest.mark.clause("PD-176")
def test_a_stack_without_a_card_below_is_not_offered() -> None:
    state = alone("PR-CD-1", rem=[["IS-NT-1"]], discard=["NT-RD-1"])
    events = play(state, "dream CD", "dream RD")
    assert one(events, "replayed") == {"seat": 0, "card": "IS-NT-1", "zone": "rem"}
    state = alone("PR-CD-1", discard=["LD-CD-1", "NT-RD-1"])
    assert one(play(state, "dream CD", "dream RD"), "replayed")["zone"] == "discard"
    state = alone("PR-CD-1", discard=["NT-RD-1"])
    assert "no_effect" in kinds(play(state, "dream CD", "dream RD"))


@pytest.mark.clause("PD-177")
def test_back_in_the_rem_stack_the_pile_is_closed_until_it_is_opened_again() -> None:
    state = alone("PR-CD-1", rem=[["FF-CD-2", "IS-NT-1"]], discard=["LD-CD-1", "FF-SD-1"])
    play(state, "dream CD", "dream FF", "pull rem FF-CD-2", "dream FF")
    assert not any(move.startswith("pull discard") for move in moves(state))
    play(state, "pull rem FF-CD-2")
    types = [done.type for done in state.cascade]
    assert types == ["CD", "FF", "FF", "CD", "SD"], "CD opens the pile again, whose top card has only SD left"
    held = alone("ED-CD-1", "FF-PR-1", options=swapped(ED="SD"), discard=["LD-CD-1"], rem=[["IS-NT-1"]], z=[3])
    play(held, "dream ED", "empower 2", "dream FF")
    assert moves(held) == ["pull rem IS-NT-1", "pull rem ED-CD-1"], "a held card is not in the pile"


@pytest.mark.clause("PD-178")
def test_night_terror_deals_a_card_and_takes_one() -> None:
    state = alone("FF-NT-1", z=[3], deck=["IS-LD-1"])
    events = play(state, "dream NT")
    assert kinds(events) == ["dreamt", "dealt"]
    assert dreamscape(state)[0] == "IS-LD-1", "the cheapest empty position"
    assert (question(state), moves(state)) == ("lose-z", ["lose_z spent", "lose_z unspent"])
    play(state, "lose_z unspent")
    assert (z(state), state.points) == ([2], 1)


@pytest.mark.clause("PD-178")
def test_its_parts_are_independent() -> None:
    only_deals = alone("FF-NT-1", z=[1], deck=["IS-LD-1"])
    assert kinds(play(only_deals, "dream NT"))[:2] == ["dreamt", "dealt"]
    assert z(only_deals) == [1]
    only_takes = alone("FF-NT-1", z=[3], deck_size=0)
    assert kinds(play(only_takes, "dream NT")) == ["dreamt"]
    assert question(only_takes) == "lose-z"
    neither = alone("FF-NT-1", z=[1], deck_size=0)
    assert "no_effect" in kinds(play(neither, "dream NT"))
    full = table(1, z=[3], reserve=[["FF-NT-1"]], dreamscape=["IS-LD-1", "IS-RD-1", "FF-PR-1", "FF-PR-2", "LD-CD-1"])
    play(full, "skip_z", "buy_reserved FF-NT-1")
    assert "dealt" not in kinds(play(full, "dream NT")), "no empty position"


@pytest.mark.clause("PD-179")
def test_the_other_types_are_unchanged() -> None:
    state = alone("FF-IS-1", rem=[["LD-SD-1"]], discard=PILE, z=[3])
    play(state, "dream FF")
    assert moves(state) == ["pull rem LD-SD-1", "pull rem FF-IS-1"], "its card lies in the REM stack"
    play(state, "pull rem LD-SD-1", "dream LD", "reserve 5")
    assert (len(state.reserve[0]), question(state)) == (1, "buy")
    below = alone("LD-RD-1", rem=[["IS-PR-1"]], discard=PILE, z=[3])
    play(below, "dream RD", "dream PR")
    assert z(below) == [4]


@pytest.mark.clause("PD-180")
def test_the_dream_cards_left_are_discarded_in_any_order() -> None:
    state = table(1, dreamscape=["RD-CD-1", "NT-RD-1", "IS-LD-1", "FF-PR-1", "FF-PR-2"])
    play(state, "skip_z", "dream RD")
    assert (question(state), moves(state)) == ("solo-discard", [f"solo_discard {place}" for place in (2, 3, 4, 5)])
    assert default(state) == "solo_discard 2"
    play(state, "solo_discard 4", "solo_discard 2", "solo_discard 5")
    assert state.discard == ["FF-PR-1", "NT-RD-1", "FF-PR-2", "IS-LD-1"], "the last one goes by itself"


@pytest.mark.clause("PD-181", "PD-182")
def test_z_cards_are_kept_slide_and_turn_faceup() -> None:
    state = table(1, dreamscape=["IS-CD-1", "NT-RD-1", "IS-LD-1", "FF-PR-1", "FF-PR-2"], deck=["FF-RD-1"])
    play(state, "skip_z", "dream IS", "flip 4")
    events = play(state, "solo_discard 2", "solo_discard 3")
    assert one(events, "turned_faceup") == {"card": "FF-PR-1", "position": 1}
    assert dreamscape(state)[:2] == ["FF-PR-1", "FF-RD-1"]
    assert not any(state.asleep)
    assert all(state.row)


@pytest.mark.clause("PD-182")
def test_a_row_that_cannot_be_filled_ends_the_project() -> None:
    row = ["RD-CD-1", "NT-RD-1", "IS-LD-1", "FF-PR-1", "FF-PR-2"]
    for size, over in ((5, False), (4, True)):
        state = table(1, dreamscape=row, deck_size=size)
        play(state, "skip_z", "dream RD")
        while question(state) == "solo-discard":
            play(state, default(state))
        assert state.is_over == over


@pytest.mark.clause("PD-183")
def test_reserved_cards_stay_and_turn_upright() -> None:
    state = alone("LD-CD-1", "NT-RD-1", z=[1])
    play(state, "dream LD", "reserve 2")
    while question(state) == "solo-discard":
        play(state, default(state))
    assert (state.reserve, state.fresh, state.spent) == ([["NT-RD-1"]], [0], 0)
    play(state, "skip_z")
    assert "buy_reserved NT-RD-1" in moves(state)


@pytest.mark.clause("PD-184")
def test_a_red_discard_is_what_collective_dream_meets_next() -> None:
    deep = [["FF-IS-1", "FF-IS-2"]]
    row = ["PR-CD-1", "NT-RD-1", "IS-LD-1", "FF-PR-1", "FF-PR-2"]
    state = table(1, options={"sleep_token": "on"}, deep=deep, known=[], dreamscape=row)
    play(state, "token red", "skip_z")
    events = play(state, "dream CD")
    assert one(events, "copied_pile")["card"] == "FF-IS-2"


@pytest.mark.clause("PD-185")
def test_the_bands() -> None:
    content = GAME.setup(1).content
    bounds = {1: (-9, 14), 2: (15, 24), 3: (25, 34), 4: (35, 44), 5: (45, 54), 6: (55, 99)}
    for number, (low, high) in bounds.items():
        assert {band(content, points) for points in range(low, high + 1)} == {number}
    view = table(1, rem=[[f"FF-{other}-1" for other in ("IS", "NT", "LD", "PR", "RD", "CD", "SD")]]).view(0)
    assert (view["score"], view["band"], view["bands"]) == ([12], 1, [15, 25, 35, 45, 55])
    assert table(2).view(0)["band"] is None


@pytest.mark.clause("PD-186")
def test_a_solo_game_has_no_winner() -> None:
    for seed in range(10):
        *_, state = random_game(1, seed)
        assert state.result is not None
        assert (state.result.winners, state.result.reason) == ((), "solo")
        score = state.result.scores[0]
        assert state.result.returns == (max(0.0, min(1.0, score / 55)),)
        assert state.view(0)["band"] == band(state.components, score)
        assert state.view(0)["ranks"] == [None]
