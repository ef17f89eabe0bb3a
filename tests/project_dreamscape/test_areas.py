"""Areas and cards (PD-030 to PD-037)."""

import pytest

from reverie.kernel import UNKNOWN, IllegalMove
from tests.project_dreamscape.tables import (
    COUNTS,
    SEVERAL,
    as_bytes,
    bought,
    default,
    dreamscape,
    moves,
    play,
    question,
    random_game,
    row_with,
    table,
    z,
)

TOKEN = {"sleep_token": "on"}


@pytest.mark.clause("PD-030")
def test_nobody_sees_a_z_card_not_even_its_owner_and_new_ones_lie_on_top() -> None:
    state = table(2, z=[2, 1], deck=["FF-IS-1"])
    play(state, "draw_z")
    assert state.deep[0][-1] == "FF-IS-1"
    for watcher in (0, 1, None):
        assert state.view(watcher)["deep"] == [[UNKNOWN] * 3, [UNKNOWN]]


@pytest.mark.clause("PD-031")
def test_rem_stacks_are_open_and_keep_their_order() -> None:
    stacks = [["FF-IS-1", "NT-LD-1"], ["IS-CD-1", "FF-NT-1", "PR-RD-1"]]
    state = table(2, rem=stacks)
    for watcher in (0, 1, None):
        assert state.view(watcher)["rem"] == stacks


@pytest.mark.clause("PD-032")
def test_reserved_cards_are_open_without_limit_and_their_owners_alone() -> None:
    reserve = [["FF-IS-1", "FF-NT-1", "FF-PR-1", "FF-RD-1", "FF-CD-1", "FF-SD-1"], ["IS-NT-1"]]
    state = table(2, reserve=reserve, z=[1, 1])
    assert state.view(1)["reserve"] == reserve
    play(state, "skip_z")
    assert [move for move in moves(state) if move.startswith("buy_reserved")] == [
        f"buy_reserved {card}" for card in reserve[0]
    ]
    with pytest.raises(IllegalMove) as refusal:
        state.play(0, "buy_reserved IS-NT-1")
    assert (refusal.value.code, refusal.value.clause) == ("dreamscape-not-reserved", "PD-032")


@pytest.mark.clause("PD-033")
def test_the_pile_is_open_faceup_and_in_order() -> None:
    state = bought("FF-NT-1", discard=["IS-CD-1"], deep=[["FF-IS-1", "IS-RD-1"], ["FF-IS-2", "FF-LD-1"]], known=[])
    play(state, "dream NT")
    assert state.view(None)["discard"] == ["IS-CD-1", "FF-LD-1"]


@pytest.mark.clause("PD-034")
def test_a_face_that_was_seen_stays_known_to_all() -> None:
    """Turned over in the row and bought there, it lies facedown in a stack, and everybody still knows it."""
    state = bought("FF-IS-1", "NT-CD-1", z=[4, 1])
    play(state, "dream IS", "flip 2")
    assert state.view(1)["row"][1] == [2, "NT-CD-1", "z"]
    play(state, "buy 2")
    for watcher in (0, 1, None):
        assert state.view(watcher)["deep"][0] == [UNKNOWN] * 4 + ["NT-CD-1"]


@pytest.mark.clause("PD-034")
@pytest.mark.parametrize("players", COUNTS)
def test_all_views_are_alike(players: int) -> None:
    for seed in range(3):
        for state in random_game(players, seed):
            views = [state.view(watcher) for watcher in (*range(players), None)]
            for view in views:
                view.pop("seat")
                if view["decision"] is not None:
                    view["decision"].pop("owes")
                    view["decision"]["facts"].pop("each_move", None)  # said to whoever is asked
            assert len({as_bytes(view) for view in views}) == 1


@pytest.mark.clause("PD-035")
@pytest.mark.parametrize("players", COUNTS)
def test_nobody_ever_goes_below_one_z_card(players: int) -> None:
    for seed in range(12):
        for state in random_game(players, seed, {**TOKEN, "start_seat": "A"}):
            assert min(z(state)) >= 1
    state = table(players, options=TOKEN)
    assert moves(state) == ["token none", "token blue"]
    with pytest.raises(IllegalMove) as refusal:
        state.play(0, "token red")
    assert (refusal.value.code, refusal.value.clause) == ("dreamscape-last-z", "PD-035")


@pytest.mark.clause("PD-036")
@pytest.mark.parametrize("players", SEVERAL)
def test_turns_go_clockwise_through_the_phases(players: int) -> None:
    for state in random_game(players, 5, {**TOKEN, "start_seat": "B"}):
        if question(state) == "use-token":
            assert state.asked == ((state.turn) % players,)
            phases = ["use-token"]
        elif question(state) in ("take-z", "buy"):
            phases.append(question(state))
            order = ["use-token", "take-z", "buy"]
            assert [order.index(phase) for phase in phases] == sorted(order.index(phase) for phase in phases)


@pytest.mark.clause("PD-037")
def test_a_free_discard_names_known_cards_and_kinds_of_unknown_ones() -> None:
    """Solo, after a purchase: two of four are spent; one known card lies in each part."""
    deep = [["IS-LD-1", "FF-IS-1", "NT-LD-1", "FF-IS-2"]]
    state = bought("FF-NT-1", players=1, deep=deep, known=["IS-LD-1", "NT-LD-1"], deck=["PR-SD-1", "PR-SD-2"])
    play(state, "dream NT")
    assert moves(state) == ["lose_z IS-LD-1", "lose_z NT-LD-1", "lose_z unspent"], "the one spent card is known"
    assert default(state) == "lose_z unspent"
    state.play(0, "lose_z IS-LD-1")
    assert (state.spent, state.points) == (0, 3)
    assert state.discard[-1] == "IS-LD-1"


@pytest.mark.clause("PD-037")
def test_an_unknown_card_of_a_kind_is_the_topmost_one() -> None:
    deep = [["FF-IS-1", "FF-PR-1", "NT-LD-1", "FF-IS-2", "IS-LD-1"]]
    row = row_with("NT-RD-1", "FF-NT-1", avoid=[*deep[0]])
    for choice, lost, spent in (("spent", "FF-PR-1", 1), ("unspent", "FF-IS-2", 2)):
        state = table(1, dreamscape=row, deep=deep, known=["NT-LD-1", "IS-LD-1"])
        play(state, "skip_z", "buy 2", "dream NT")
        assert moves(state) == ["lose_z NT-LD-1", "lose_z IS-LD-1", "lose_z spent", "lose_z unspent"]
        assert default(state) == "lose_z spent"
        state.play(0, f"lose_z {choice}")
        assert (state.discard[-1], state.spent) == (lost, spent)


@pytest.mark.clause("PD-037")
def test_where_all_are_known_the_default_is_the_top_card() -> None:
    state = table(2, options=TOKEN, deep=[["FF-IS-1", "FF-IS-2"], ["FF-LD-1"]])
    play(state, "token red")
    assert moves(state) == ["lose_z FF-IS-1", "lose_z FF-IS-2"]
    assert default(state) == "lose_z FF-IS-2"
    with pytest.raises(IllegalMove) as refusal:
        state.play(0, "lose_z unspent")
    assert refusal.value.clause == "PD-037"
    assert dreamscape(state)
