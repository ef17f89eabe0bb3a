"""Ledger 2.6: reveal, pay, gain, score, take back."""

import pytest

from reverie.games.psycle.moves import PLAYS
from tests.psycle.tables import (
    COUNTS,
    every_choice,
    every_round,
    kinds,
    one,
    play_round,
    play_rounds,
    random_game,
    table,
)


@pytest.mark.clause("PS-045")
def test_the_order_of_a_round() -> None:
    state = table(3)
    assert kinds(play_round(state, 0, 3, 1)) == [
        *["committed"] * 3,
        "cards_revealed",
        "gems_paid",
        "gems_gained",
        "scored",
        "cards_returned",
        "tiles_revealed",
    ]


@pytest.mark.clause("PS-046")
@pytest.mark.parametrize("players", COUNTS)
def test_everybody_pays_the_number_played_won_or_lost(players: int) -> None:
    for cards, state in every_round(players):
        assert all(state.gems[seat] == 10 - card for seat, card in enumerate(cards) if card)
    state = table(players)
    events = play_round(state, 5, 1, *[3] * (players - 2))
    paid = one(events, "gems_paid")
    assert paid["amounts"] == [5, 1, *[3] * (players - 2)]
    assert paid["supply"] == 50 - 10 * players + sum(paid["amounts"])


@pytest.mark.clause("PS-047")
@pytest.mark.parametrize("players", COUNTS)
def test_committing_costs_nothing_yet(players: int) -> None:
    state = table(players)
    for seat in range(players - 1):
        state.play(seat, PLAYS[5])
        assert (state.gems, state.supply) == ([10] * players, 50 - 10 * players)
    state.play(players - 1, PLAYS[5])
    assert state.gems == [5] * players


@pytest.mark.clause("PS-048")
def test_all_payments_come_before_any_gain() -> None:
    state = table(4)
    events = play_round(state, 0, 4, 0, 2)
    paid, gained = one(events, "gems_paid"), one(events, "gems_gained")
    assert kinds(events).index("gems_paid") < kinds(events).index("gems_gained")
    assert (paid["gems"], paid["supply"]) == ([10, 6, 10, 8], 16), "nobody has gained when all have paid"
    assert (gained["amounts"], gained["gems"], gained["supply"]) == ([4, 0, 4, 0], [14, 6, 14, 8], 8)


@pytest.mark.clause("PS-049")
def test_the_supply_never_limits_a_gain() -> None:
    """E14: the supply falls to -10; a view shows none left and ten substitutes."""
    state = table(4, pairs=[(1, 1), (2, 2)])
    play_round(state, 5, 0, 0, 0)
    assert (state.gems, state.supply, state.score) == ([5, 15, 15, 15], 0, [3, 0, 0, 0])
    play_round(state, 0, 5, 0, 0)
    assert (state.gems, state.supply, state.score) == ([10, 10, 20, 20], -10, [3, 3, 0, 0])
    view = state.view(None)
    assert (view["supply"], view["substitutes"]) == (0, 10)


@pytest.mark.clause("PS-049")
def test_payments_cancel_substitutes_first() -> None:
    state = table(4)
    play_rounds(state, (5, 0, 0, 0), (0, 5, 0, 0))
    events = play_round(state, 1, 1, 1, 5)
    assert one(events, "gems_paid")["supply"] == -2
    view = state.view(None)
    assert (view["supply"], view["substitutes"]) == (0, 2)
    play_round(state, 4, 1, 1, 1)
    view = state.view(None)
    assert (view["supply"], view["substitutes"]) == (5, 0)


@pytest.mark.clause("PS-050")
@pytest.mark.parametrize(("players", "most"), [(2, 0), (3, 5), (4, 10)])
def test_by_how_much_one_round_can_raise_the_sum_of_gems(players: int, most: int) -> None:
    """Over every choice of cards; with 10 gems each at the start this bounds the supply after every round."""
    assert max(sum(state.gems) - 10 * players for _, state in every_round(players)) == most


@pytest.mark.clause("PS-050")
@pytest.mark.parametrize(
    ("players", "lowest"),
    [(2, [30, 30, 30, 30, 30]), (3, [15, 10, 5, 0, -5]), (4, [0, -10, -20, -30, -40])],
)
def test_the_lowest_supply_is_reached(players: int, lowest: list[int]) -> None:
    """One player lays a 5 and all others feed on it; whoever has gems takes over."""
    state, found = table(players, cap=1), []
    for _ in range(5):
        feeder = state.gems.index(max(state.gems))
        cards = [5 if seat == feeder else 0 for seat in range(players)]
        events = play_round(state, *cards)
        found.append(one(events, "gems_gained")["supply"])
    assert found == lowest


@pytest.mark.clause("PS-050")
@pytest.mark.parametrize(("players", "step"), [(2, 0), (3, 5), (4, 10)])
def test_no_game_goes_below_the_lowest_supply(players: int, step: int) -> None:
    for seed in range(60):
        for state in random_game(players, seed, cap=3):
            finished = len(state.revealed)
            assert state.supply >= 50 - 10 * players - step * finished
            assert players > 2 or state.supply >= 30
            assert players > 3 or state.supply >= 0 or finished == 5


@pytest.mark.clause("PS-051")
def test_left_with_0_gems_one_plays_0_in_the_next_round() -> None:
    state = table()
    play_rounds(state, (5, 1), (5, 1))
    assert state.gems == [0, 8]
    assert (state.committed, state.asked) == ([0, None], (1,))
    state.play(1, "play 3")
    assert state.revealed[-1] == (0, 3)
    assert len(state.moves(0)) == 4, "with the three gems gained there is a choice again"


@pytest.mark.clause("PS-052")
@pytest.mark.parametrize("players", COUNTS)
def test_who_beat_somebody_moves_up_and_nobody_else_does(players: int) -> None:
    begun = table(players, pairs=[(3, 2)])
    for cards in every_choice(players):
        state = begun.copy()
        beaten = one(play_round(state, *cards), "scored")["beaten"]
        assert [bool(victims) for victims in beaten] == [points > 0 for points in state.score]


@pytest.mark.clause("PS-052")
def test_lost_to_all_or_drew() -> None:
    state = table(3, pairs=[(2, 3)])
    play_round(state, 2, 2, 3)
    assert state.score == [0, 0, 4], "the two 2s drew with each other and lost to the 3"


@pytest.mark.clause("PS-053")
def test_points_beyond_32_count_in_full() -> None:
    """E17."""
    state = table(4, round_no=4, score=[30, 0, 0, 0], gems=[7, 13, 13, 13], target=2, bonus=2)
    assert state.supply == 4
    play_round(state, 2, 0, 1, 0)
    assert (state.score, state.gems, state.supply) == ([41, 0, 6, 0], [5, 15, 12, 15], 3)
    events = play_round(state, 0, 0, 0, 0)
    assert one(events, "psycle_ended")["final"] == [41 - 5, -15, 6 - 12, -15]


@pytest.mark.clause("PS-054")
@pytest.mark.parametrize("players", COUNTS)
def test_played_cards_return_to_the_hand(players: int) -> None:
    state = table(players, cap=1)
    for _ in range(4):
        events = play_round(state, *[2] * players)
        assert one(events, "cards_returned")["seats"] == list(range(players))
        for seat in range(players):
            assert state.view(seat)["hand"][seat] == [0, 1, 2, 3, 4, 5]
    play_round(state, *[2] * players)
    assert state.revealed == [(2,) * players] * 5, "the same card five times running"


@pytest.mark.clause("PS-055")
def test_after_rounds_1_to_4_the_next_round_begins() -> None:
    state = table(cap=1)
    for round_no in (2, 3, 4, 5):
        events = play_round(state, 1, 1)
        assert kinds(events)[-2:] == ["cards_returned", "tiles_revealed"]
        assert one(events, "tiles_revealed")["round_no"] == state.round_no == round_no
    assert "tiles_revealed" not in kinds(play_round(state, 1, 1))
