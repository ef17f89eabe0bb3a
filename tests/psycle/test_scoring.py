"""Ledger 2.7: stars for every opponent beaten, and the bonus once."""

import pytest

from reverie.games.psycle.state import PsycleState
from tests.psycle.tables import COUNTS, every_choice, every_round, kinds, one, play_round, random_game, table

STARS = (0, 3, 3, 2, 1, 1)
BEATS: tuple[tuple[int, ...], ...] = ((), (0, 5), (0, 1), (0, 1, 2), (0, 1, 2, 3), (0, 2, 3, 4))


def by_the_book(cards: tuple[int, ...], target: int, bonus: int) -> list[int]:
    """The points of a round, counted seat by seat as a person would."""
    points = []
    for card in cards:
        victims = len([other for other in cards if other in BEATS[card]])
        points.append(STARS[card] * victims + (bonus if victims > 0 and card == target else 0))
    return points


@pytest.mark.clause("PS-056", "PS-057", "PS-058", "PS-059", "PS-060", "PS-061")
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("target", [1, 2, 3, 4, 5])
def test_every_choice_of_cards_scores_as_a_person_would_count(players: int, target: int) -> None:
    for cards, state in every_round(players, target, 2):
        assert state.score == by_the_book(cards, target, 2), cards


@pytest.mark.clause("PS-056")
@pytest.mark.parametrize(("card", "points"), [(0, 0), (1, 9), (2, 9), (3, 6), (4, 3), (5, 3)])
def test_stars_times_opponents(card: int, points: int) -> None:
    state = table(4, pairs=[(1 if card != 1 else 2, 3)])
    play_round(state, card, 0, 0, 0)
    assert state.score == [points, 0, 0, 0]


@pytest.mark.clause("PS-057")
@pytest.mark.parametrize("bonus", [1, 2, 3])
def test_the_target_card_that_beats_somebody_earns_the_bonus(bonus: int) -> None:
    state = table(pairs=[(4, bonus)])
    events = play_round(state, 4, 1)
    scored = one(events, "scored")
    assert (scored["base"], scored["bonus"], scored["score"]) == ([1, 0], [bonus, 0], [1 + bonus, 0])


@pytest.mark.clause("PS-058")
def test_the_bonus_is_added_once_not_per_opponent() -> None:
    """E03: 3 x 2 + 1 = 7; per opponent it would be 8."""
    state = table(4, pairs=[(2, 1)])
    play_round(state, 1, 0, 2, 4)
    assert state.score[2] == 7


@pytest.mark.clause("PS-059")
def test_several_players_get_the_full_bonus() -> None:
    """E10."""
    state = table(4, pairs=[(2, 3)])
    play_round(state, 2, 2, 1, 0)
    assert state.score == [9, 9, 3, 0]


@pytest.mark.clause("PS-060")
def test_being_beaten_takes_nothing_away() -> None:
    state = table(4, pairs=[(2, 1)])
    play_round(state, 4, 2, 0, 2)
    assert state.score == [3, 3 + 1, 0, 3 + 1], "the 2s lose to the 4 and draw with each other; they beat the 0"


@pytest.mark.clause("PS-061")
@pytest.mark.parametrize("cards", [(5, 5), (5, 1)])
def test_the_target_card_that_beats_nobody_earns_no_bonus(cards: tuple[int, int]) -> None:
    """E05 and E06."""
    state = table(pairs=[(5, 3)])
    events = play_round(state, *cards)
    assert one(events, "scored")["bonus"] == [0, 0]
    assert state.score[0] == 0


@pytest.mark.clause("PS-062")
@pytest.mark.parametrize("players", COUNTS)
def test_points_are_never_lost_or_taken(players: int) -> None:
    assert all(min(state.score) >= 0 for _, state in every_round(players))
    for seed in range(10):
        before: PsycleState | None = None
        for state in random_game(players, seed, cap=3):
            if before is not None and before.psycle_no == state.psycle_no:
                assert all(new >= old for new, old in zip(state.score, before.score, strict=True))
            before = state.copy()


def test_the_log_counts_like_the_table() -> None:
    """The events of a round are worked out apart from the state; they must say the same."""
    for players in COUNTS:
        begun = table(players, pairs=[(3, 2)])
        for cards in every_choice(players):
            state = begun.copy()
            events = play_round(state, *cards)
            scored = one(events, "scored")
            assert scored["score"] == state.score
            assert [sum(parts) for parts in zip(scored["base"], scored["bonus"], strict=True)] == state.score
            last = one(events, "gems_gained" if "gems_gained" in kinds(events) else "gems_paid")
            assert (last["gems"], last["supply"]) == (state.gems, state.supply)
