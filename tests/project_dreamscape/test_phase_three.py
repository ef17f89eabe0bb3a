"""Phase 3 (PD-130 to PD-136)."""

import pytest

from reverie.games.project_dreamscape.controlled_study import deck_in_play
from tests.project_dreamscape.tables import (
    COUNTS,
    SEVERAL,
    bought,
    default,
    dreamscape,
    kinds,
    play,
    question,
    random_game,
    row_with,
    table,
)


@pytest.mark.clause("PD-130")
def test_slide_refill_turn_upright_pass_on() -> None:
    state = bought("LD-CD-1", "NT-RD-1", "IS-LD-1", "FF-PR-1", "FF-PR-2", deck=["FF-RD-1", "FF-RD-2"])
    play(state, "dream LD")
    events = play(state, "reserve 2")
    assert kinds(events) == ["reserved", "slid", "dealt", "dealt", "turn_began"]
    assert (state.spent, state.fresh, state.active) == (0, [0, 0], 1)


@pytest.mark.clause("PD-131")
def test_cards_slide_to_the_cheapest_positions_in_their_order_faces_unchanged() -> None:
    state = bought("RD-CD-1", "~NT-RD-1", "IS-LD-1", "~FF-PR-1", "FF-PR-2", z=[4, 1], deck=["FF-RD-1", "FF-RD-2"])
    play(state, "dream RD", "buy 3", "dream IS", "flip 5")
    assert dreamscape(state) == ["~NT-RD-1", "~FF-PR-1", "~FF-PR-2", "FF-RD-1", "FF-RD-2"]


@pytest.mark.clause("PD-132")
@pytest.mark.parametrize("players", SEVERAL)
def test_every_gap_is_filled_faceup_the_cheapest_first(players: int) -> None:
    state = bought("LD-CD-1", "NT-RD-1", players=players, deck=["FF-RD-1", "FF-RD-2"])
    play(state, "dream LD", "reserve 2")
    assert dreamscape(state)[3:] == ["FF-RD-1", "FF-RD-2"]


@pytest.mark.clause("PD-133")
def test_too_few_cards_end_the_project_at_once() -> None:
    state = bought("LD-CD-1", "NT-RD-1", deck_size=1, players=3)
    play(state, "dream LD", "reserve 2")
    assert state.is_over, "two gaps, one card"
    assert len(state.deck) == 1, "no partial refill"
    assert state.row.count("") == 2
    assert state.turn == 1, "the round is not completed"


@pytest.mark.clause("PD-133")
def test_exactly_enough_is_enough_and_so_is_nothing_to_fill() -> None:
    state = bought("LD-CD-1", "NT-RD-1", deck_size=2, players=3, z=[2, 2, 2])
    play(state, "dream LD", "reserve 2")
    assert not state.is_over
    assert (state.deck, all(state.row)) == ([], True)
    reserved = table(
        2, z=[1, 1], reserve=[["RD-CD-1"], []], dreamscape=row_with("IS-LD-1", avoid=["RD-CD-1"]), deck_size=0
    )
    play(reserved, "buy_reserved RD-CD-1", "dream RD")
    assert not reserved.is_over, "only a reserved card was bought: no gap, so play goes on with an empty deck"
    assert reserved.asked == (1,)


@pytest.mark.clause("PD-134")
def test_everything_of_everybody_turns_upright() -> None:
    options = {"sleep_token": "on", "invasive_dreaming": "SD"}
    state = table(
        2, options=options, z=[2, 1], rem=[[], ["NT-LD-1"]], dreamscape=row_with("ID-PR-1", "LD-CD-1", options=options)
    )
    play(state, "token blue", "skip_z", "buy 1", "dream ID", "invade_with 2", "dream LD")
    play(state, "reserve 5")
    assert state.fresh == [0, 1], "B reserved it in A's turn"
    play(state, "stop_buying")
    assert (state.fresh, state.spent, state.temp, state.token, state.bought) == ([0, 0], 0, 0, "none", 0)


@pytest.mark.clause("PD-135")
@pytest.mark.parametrize("players", SEVERAL)
def test_the_token_passes_to_the_left(players: int) -> None:
    state = table(players)
    order = []
    for _ in range(2 * players):
        order.append(state.active)
        assert state.view(None)["token"].index("none") == state.active
        turn = state.turn
        while state.turn == turn and not state.is_over:
            play(state, default(state))
    assert order == [*range(players)] * 2


@pytest.mark.clause("PD-136")
@pytest.mark.parametrize("players", COUNTS)
def test_the_game_is_finite(players: int) -> None:
    """Row, reserves and deck together never grow, and each purchase takes one of them."""
    for seed in range(20):
        bound = left = purchases = 0
        bought_before = turn = 0
        for state in random_game(players, seed):
            now = len(state.deck) + sum(map(bool, state.row)) + sum(map(len, state.reserve))
            bound = bound or now
            if left:
                assert now <= left
            left = now
            purchases += max(0, state.bought - (bought_before if state.turn == turn else 0))
            bought_before, turn = state.bought, state.turn
            assert state.turn <= bound
        assert purchases <= bound == len(deck_in_play(state.components, state.setup.options)) - players
        assert question(state) == ""
