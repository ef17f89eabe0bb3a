"""The variants (PD-140 to PD-146)."""

import pytest

from reverie.kernel import IllegalMove
from tests.project_dreamscape.tables import (
    COUNTS,
    bought,
    default,
    dreamscape,
    kinds,
    moves,
    play,
    question,
    random_game,
    row_with,
    swapped,
    table,
    z,
)

TOKEN = {"sleep_token": "on"}
SHIELD = {"shield_variant": "on"}


@pytest.mark.clause("PD-140")
@pytest.mark.parametrize("players", COUNTS)
def test_the_token_may_be_used_at_the_start_of_each_turn(players: int) -> None:
    state = table(players, options=TOKEN, z=[2] * players)
    assert (question(state), moves(state)) == ("use-token", ["token none", "token blue", "token red"])
    assert default(state) == "token none"
    with pytest.raises(IllegalMove) as refusal:
        state.play(0, "token green")
    assert refusal.value.clause == "PD-140"
    play(state, "token blue")
    assert state.view(None)["token"][0] == "blue", "open to all"
    assert question(state) == "take-z"
    while state.turn == 1:
        play(state, default(state))
    assert question(state) == "use-token"
    assert state.view(None)["token"][state.active] == "none"
    assert question(table(players)) == "take-z", "without the variant there is no such question"


@pytest.mark.clause("PD-141")
def test_red_discards_a_z_card_faceup() -> None:
    state = table(2, options=TOKEN, deep=[["FF-IS-1", "FF-IS-2"], ["FF-LD-1"]], known=["FF-IS-1"])
    play(state, "token red")
    assert moves(state) == ["lose_z FF-IS-1", "lose_z unspent"]
    play(state, "lose_z unspent")
    assert (z(state)[0], state.discard, question(state)) == (1, ["FF-IS-2"], "take-z")


@pytest.mark.clause("PD-144")
def test_blue_is_a_point_for_this_turn_alone() -> None:
    state = table(2, options=TOKEN, z=[2, 1])
    before = state.view(0)["score"]
    play(state, "token blue", "skip_z")
    assert (state.points, z(state)[0], state.temp) == (3, 2, 1)
    assert state.view(0)["score"] == before, "it is no Z card"
    assert "buy 3" in moves(state)
    play(state, default(state))
    while state.turn == 1:
        play(state, default(state))
    assert state.temp == 0


@pytest.mark.clause("PD-145")
def test_z_cards_pay_first_the_token_last() -> None:
    state = table(2, options=TOKEN, z=[2, 1], dreamscape=row_with("RD-CD-1", "LD-CD-1"))
    play(state, "token blue", "skip_z", "buy 2")
    assert (state.spent, state.temp) == (2, 1)
    play(state, "dream CD", "buy 1")
    assert (state.spent, state.temp, state.points) == (2, 0, 0)


@pytest.mark.clause("PD-142")
def test_shifting_dreams_moves_the_tokens_and_the_costs_last() -> None:
    state = bought("CD-SD-1", options=SHIELD, z=[7, 2], reserve=[["FF-PR-1"], []])
    play(state, "dream SD")
    assert moves(state) == [f"put_token {value}" for value in range(1, 6)]
    play(state, "put_token 3")
    with pytest.raises(IllegalMove) as refusal:
        state.play(0, "put_token 3")
    assert refusal.value.clause == "PD-142"
    play(state, "put_token 4", "put_token 2")
    assert state.cost == [1, 2, 3, 4, 5], "nothing changes before the last"
    play(state, "put_token 5")
    assert state.cost == [3, 4, 2, 5, 1]
    assert moves(state) == ["buy 2", "buy 3", "buy 4", "buy 5", "buy_reserved FF-PR-1", "stop_buying"]
    play(state, "stop_buying")
    assert state.cost == [3, 4, 2, 5, 1], "over turns, until the next one"
    play(state, "skip_z")
    assert moves(state) == ["buy 3", "buy 5"]


@pytest.mark.clause("PD-142")
def test_the_default_leaves_the_tokens_as_they_are() -> None:
    state = table(2, options=SHIELD, cost=[3, 4, 2, 5, 1], z=[4, 1], dreamscape=row_with("CD-SD-1"))
    play(state, "skip_z", "buy 1", "dream SD")
    while question(state) == "put-token":
        play(state, default(state))
    assert state.cost == [3, 4, 2, 5, 1]
    play_on = table(2, options=SHIELD, cost=[3, 4, 2, 5, 1], z=[4, 1], dreamscape=row_with("CD-SD-1"))
    play(play_on, "skip_z", "buy 1", "dream SD", "put_token 4")
    assert default(play_on) == "put_token 3", "what lies at position 2 has a place; the lowest one left is 3"


@pytest.mark.clause("PD-143")
def test_cheapest_means_lowest_cost_and_cards_do_not_pass_each_other() -> None:
    row = ["NT-RD-1", "LD-CD-1", "IS-LD-1", "RD-CD-1", "FF-PR-2"]
    state = table(2, options=SHIELD, cost=[5, 1, 4, 2, 3], z=[3, 1], dreamscape=row, deck=["FF-RD-1", "FF-RD-2"])
    play(state, "skip_z", "buy 2", "dream CD", "buy 4", "dream CD")
    assert dreamscape(state) == ["FF-RD-2", "NT-RD-1", "FF-RD-1", "IS-LD-1", "FF-PR-2"]


@pytest.mark.clause("PD-143")
@pytest.mark.parametrize("players", COUNTS)
def test_in_every_game_the_order_along_the_row_is_kept(players: int) -> None:
    for seed in range(6):
        before: list[str] = []
        for state in random_game(players, seed, {**SHIELD, "start_seat": "A"}):
            now = [card for card in state.row if card]
            kept = [card for card in now if card in before]
            if before and question(state) in ("take-z", "buy"):
                assert kept == [card for card in before if card in kept]
            before = now


@pytest.mark.clause("PD-146")
def test_without_shifting_dreams_the_variant_changes_nothing() -> None:
    options = {**SHIELD, **swapped(PS="SD")}
    for players in COUNTS:
        for state in random_game(players, 4, options):
            assert state.cost == [1, 2, 3, 4, 5]
    assert kinds(play(table(2, options=options), "skip_z"))[0] == "z_declined"
