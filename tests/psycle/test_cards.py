"""Ledger 2.3: what each card costs, whom it beats, what it gives."""

from itertools import permutations

import pytest

from reverie.games.psycle import GAME
from reverie.games.psycle.moves import PLAYS
from tests.psycle.tables import (
    COUNTS,
    NUMBERS,
    all_zero,
    every_choice,
    every_round,
    kinds,
    one,
    play_round,
    play_rounds,
    table,
)

STRENGTH = """
    0 1 2 3 4 5
  0 = L L L L L
  1 W = L L L W
  2 W W = L L L
  3 W W W = L L
  4 W W W W = L
  5 W L W W W =
"""
"""PS-020, row against column, written out as in the ledger."""

VERDICT = [line.split()[1:] for line in STRENGTH.strip().splitlines()[1:]]


def verdict(card: int, other: int) -> str:
    """What the engine says, by the points of a round between two: W, L or =."""
    state = table(pairs=[(1, 1)])
    play_round(state, card, other)
    return "W" if state.score[0] else "L" if state.score[1] else "="


@pytest.mark.clause("PS-019")
@pytest.mark.parametrize("card", NUMBERS)
def test_the_number_of_a_card_is_its_cost(card: int) -> None:
    state = table()
    events = play_round(state, card, 1)
    assert one(events, "gems_paid")["amounts"] == [card, 1]
    assert state.gems[0] == (10 - card if card else 10 + 1)


@pytest.mark.clause("PS-020")
@pytest.mark.parametrize("card", NUMBERS)
@pytest.mark.parametrize("other", NUMBERS)
def test_strength_for_every_pair(card: int, other: int) -> None:
    assert verdict(card, other) == VERDICT[card][other]


@pytest.mark.clause("PS-020")
def test_larger_beats_smaller_except_that_1_beats_5() -> None:
    for larger in NUMBERS:
        for smaller in range(larger):
            expected = "L" if (larger, smaller) == (5, 1) else "W"
            assert verdict(larger, smaller) == VERDICT[larger][smaller] == expected


@pytest.mark.clause("PS-021")
def test_the_1_beats_0_and_5_and_loses_to_2_3_4() -> None:
    assert [verdict(1, other) for other in NUMBERS] == ["W", "=", "L", "L", "L", "W"]


@pytest.mark.clause("PS-022")
def test_the_0_beats_nothing_and_loses_to_all_others() -> None:
    assert [verdict(0, other) for other in NUMBERS] == ["=", "L", "L", "L", "L", "L"]


@pytest.mark.clause("PS-023")
@pytest.mark.parametrize("card", NUMBERS)
def test_equal_numbers_draw(card: int) -> None:
    state = table(pairs=[(card or 1, 3)])
    events = play_round(state, card, card)
    assert one(events, "scored")["beaten"] == [0, 0]
    assert state.score == [0, 0]


@pytest.mark.clause("PS-024")
@pytest.mark.parametrize("players", COUNTS)
def test_comparison_is_pairwise(players: int) -> None:
    begun = table(players)
    for cards in every_choice(players):
        wins = [sum(VERDICT[card][other] == "W" for other in cards) for card in cards]
        assert one(play_round(begun.copy(), *cards), "scored")["beaten"] == wins


@pytest.mark.clause("PS-024")
def test_a_circle_of_three_scores_for_all_three() -> None:
    state = table(3, pairs=[(4, 1)])
    play_round(state, 1, 5, 3)
    assert state.score == [3, 1, 2], "1 beats 5, 5 beats 3, 3 beats 1: nobody won the round"


@pytest.mark.clause("PS-024")
def test_three_of_four_score_at_once() -> None:
    state = table(4, pairs=[(2, 1)])
    play_round(state, 1, 0, 2, 4)
    assert state.score == [3, 0, 7, 3]


@pytest.mark.clause("PS-025")
@pytest.mark.parametrize(("card", "stars"), [(1, 3), (2, 3), (3, 2), (4, 1), (5, 1)])
def test_stars_of_a_card_against_a_0(card: int, stars: int) -> None:
    state = table(pairs=[(1 if card != 1 else 2, 3)])
    play_round(state, card, 0)
    assert state.score == [stars, 0]


@pytest.mark.clause("PS-025")
def test_a_0_never_scores() -> None:
    assert GAME.raw_content["cards"][0]["stars"] == 0
    for players in COUNTS:
        for cards, state in every_round(players):
            assert not any(points for card, points in zip(cards, state.score, strict=True) if card == 0)


@pytest.mark.clause("PS-026")
@pytest.mark.parametrize("other", NUMBERS)
def test_a_0_gains_the_number_of_the_other(other: int) -> None:
    state = table()
    play_round(state, 0, other)
    assert state.gems == [10 + other, 10 - other]


@pytest.mark.clause("PS-026", "PS-027")
@pytest.mark.parametrize("players", COUNTS)
def test_both_readings_of_the_gain_agree(players: int) -> None:
    """The largest among the others' cards, or among all cards: the gainer's own is 0, so it is the same."""
    for cards, state in every_round(players):
        for seat, card in enumerate(cards):
            others = [number for owner, number in enumerate(cards) if owner != seat]
            gained = state.gems[seat] - (10 - card)
            assert gained == (max(others) if card == 0 else 0)
            assert gained == (max(cards) if card == 0 else 0)


@pytest.mark.clause("PS-028")
def test_the_largest_number_counts_even_where_it_was_beaten() -> None:
    state = table(3)
    play_round(state, 0, 1, 5)
    assert state.gems == [10 + 5, 10 - 1, 10 - 5]
    assert state.score[1] >= 6, "the 1 beat the 5, and the 0"


@pytest.mark.clause("PS-029")
@pytest.mark.parametrize("order", list(permutations((0, 0, 0, 4)))[::6])
def test_several_zeros_each_gain_in_full(order: tuple[int, ...]) -> None:
    state = table(4)
    play_round(state, *order)
    assert state.gems == [10 + 4 if card == 0 else 10 - 4 for card in order]


@pytest.mark.clause("PS-030")
@pytest.mark.parametrize("players", COUNTS)
def test_nobody_gains_where_everybody_played_0(players: int) -> None:
    state = table(players)
    events = all_zero(state)
    assert "gems_gained" not in kinds(events)
    assert (state.gems, state.score) == ([10] * players, [0] * players)


@pytest.mark.clause("PS-031")
def test_the_gain_is_compulsory_in_round_5_too() -> None:
    """E18: seat 0 must take five gems, and each costs it a point."""
    state = table(round_no=5, score=[9, 5], gems=[0, 7], target=1, bonus=2)
    assert state.asked == (1,), "nobody is asked whether to take them"
    events = state.play(1, PLAYS[5])
    assert one(events, "gems_gained")["amounts"] == [5, 0]
    ended = one(events, "psycle_ended")
    assert (ended["score"], ended["gems"], ended["final"]) == ([9, 6], [5, 2], [4, 4])


@pytest.mark.clause("PS-031")
def test_no_move_refuses_a_gain() -> None:
    state = table()
    play_rounds(state, (0, 5), (0, 5))
    assert state.gems == [20, 0], "both gains were made without any answer of seat 0"
    assert state.asked == (0,)
