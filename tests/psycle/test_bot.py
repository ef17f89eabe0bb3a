"""Greedy at Psycle: it plays by the ledger's strategy notes (section 9), at every table there can be."""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from reverie.bots import make_bot
from reverie.bots.arena import play_match, tournament
from reverie.games import find_game
from reverie.games.psycle.bot import fuel
from reverie.kernel import FastChance, State

PSYCLE = find_game("psycle")
COMPONENTS = PSYCLE.setup(2).content


def position(players: int = 2, **fields: Any) -> State:
    state = PSYCLE.new(players, FastChance(3))
    PSYCLE.place(state, fields)
    return state


def played(state: State, seat: int = 0, bots: int = 60) -> Counter[int]:
    """Which cards so many greedy bots, each with its own luck, play in this position."""
    view, moves = state.view(seat), state.moves(seat)
    return Counter(make_bot("greedy", PSYCLE, seed).choose(view, moves, 1.0)[0] for seed in range(bots))


@pytest.mark.parametrize("bonus", [1, 2, 3])
def test_with_the_target_on_3_it_opens_3(bonus: int) -> None:
    assert played(position(target=3, bonus=bonus)).most_common(1)[0][0] == 3


@pytest.mark.parametrize("target", [1, 2, 3])
def test_it_rarely_opens_4_or_5(target: int) -> None:
    cards = played(position(target=target, bonus=1))
    assert cards[4] + cards[5] <= 3


def test_it_mixes_where_no_card_is_best() -> None:
    assert len(played(position(target=1, bonus=1))) >= 3


@pytest.mark.parametrize("gems", [3, 4, 5, 9])
def test_in_the_last_round_it_plays_the_highest_card_it_can_afford(gems: int) -> None:
    cards = played(position(round_no=5, gems=[gems, gems], score=[5, 5], target=2, bonus=1))
    assert set(cards) == {min(5, gems)}


def test_the_worked_position_of_the_last_round_is_mixed_as_in_the_exact_solution() -> None:
    """Appendix A.4: 1 with one third, 2 with two thirds; the other never below 3."""
    state = position(round_no=5, gems=[2, 5], score=[4, 7], target=1, bonus=1)
    few, many = played(state, seat=0, bots=200), played(state, seat=1)
    assert set(few) == {1, 2}
    assert 0.1 < few[1] / 200 < 0.5
    assert set(many) <= {3, 4, 5}


def test_an_opponent_without_gems_is_beaten_cheaply_while_rounds_are_left() -> None:
    cards = played(position(round_no=3, gems=[6, 0], score=[3, 3]))
    assert cards[1] + cards[2] > 40


def test_gems_that_can_never_be_spent_are_got_rid_of() -> None:
    assert played(position(round_no=4, gems=[15, 5], score=[2, 5])).most_common(1)[0][0] == 5


def test_the_last_pair_of_tiles_is_certain() -> None:
    """What the gems are still good for depends on the tiles that are left."""
    with_target_5 = fuel(COMPONENTS, 2, (5,), 3)
    with_target_1 = fuel(COMPONENTS, 2, (1,), 3)
    assert with_target_5[5] > with_target_1[5], "the 5 that can be paid is the target"
    assert with_target_5[1] < with_target_1[1], "only the 1 can be paid, and the other has the bonus"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_fuel_burns_out(players: int) -> None:
    assert set(fuel(COMPONENTS, players, (), 0)) == {0.0}, "after the last round gems are good for nothing"
    for targets in ((5,), (2, 5), (1, 2, 5), (1, 2, 4, 5)):
        use = fuel(COMPONENTS, players, targets, 2 * len(targets))
        spendable = use[: 5 * len(targets) + 1]
        assert all(less <= more + 1e-9 for less, more in pairwise(spendable)), "more is better"


def test_it_is_never_caught_by_the_end_of_a_capped_game() -> None:
    for cap in (1, 2):
        for seed in range(5):
            bots = [make_bot("greedy", PSYCLE, seed), make_bot("random", PSYCLE, seed)]
            assert play_match(PSYCLE, bots, seed, {"psycle_cap": cap}).reason in ("cap", "tiles")


OVERRIDES: list[dict[str, Any]] = [
    {"gems": {"start": 1}},
    {"gems": {"start": 20, "penalty_per_gem": 0}},
    {"gems": {"penalty_per_gem": 9}},
    {"cards": {"5": {"stars": 9}, "1": {"stars": 0}}},
    {"targets": [5], "bonuses": [9], "rounds_per_psycle": 1},
    {"targets": [1, 1, 2, 2, 3, 3, 4, 4, 5], "bonuses": [0, 1, 2, 3, 4, 5, 6, 7, 9], "rounds_per_psycle": 9},
]


@pytest.mark.parametrize("overrides", OVERRIDES, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_plays_with_other_content(overrides: dict[str, Any], players: int) -> None:
    bots = [make_bot("greedy" if seat == 0 else "random", PSYCLE, seat) for seat in range(players)]
    result = play_match(PSYCLE, bots, 5, {"psycle_cap": 4}, overrides)
    assert result.winners


def test_it_still_beats_random_with_other_content() -> None:
    overrides = {"gems": {"start": 14}, "bonuses": [1, 2, 3, 4, 5], "cards": {"4": {"stars": 2}}}
    greedy, _ = tournament(PSYCLE, ["greedy", "random"], games=60, seed=1, overrides=overrides)
    assert greedy.share > 0.7


def test_it_beats_random_at_two() -> None:
    greedy, _ = tournament(PSYCLE, ["greedy", "random"], games=300, seed=1)
    assert greedy.low > 0.7


@pytest.mark.parametrize(("players", "games"), [(3, 60), (4, 24)])
def test_it_beats_several_randoms(players: int, games: int) -> None:
    greedy, _ = tournament(PSYCLE, ["greedy", *["random"] * (players - 1)], games, seed=1)
    assert greedy.low > 0.7
