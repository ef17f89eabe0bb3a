"""Ledger 5: two shuffles at the start of every Psycle, uniform and independent, and nothing else."""

from collections import Counter
from collections.abc import Callable
from itertools import permutations
from random import Random

import pytest

from reverie.kernel import Chance, FastChance, SealedChance, TracedChance, sealed_key
from tests.psycle.tables import COUNTS, random_game, table

MAKERS: dict[str, Callable[[int], Chance]] = {
    "fast": FastChance,
    "sealed": lambda seed: SealedChance(sealed_key(seed.to_bytes(32, "big"))),
}


def chi_square(counts: Counter[tuple[int, ...]], expected: dict[tuple[int, ...], float]) -> float:
    assert set(counts) <= set(expected), "something came up that cannot"
    return sum((counts[cell] - wanted) ** 2 / wanted for cell, wanted in expected.items())


@pytest.fixture(scope="module", params=list(MAKERS))
def orders(request: pytest.FixtureRequest) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """The order of both piles at the start of 12,000 games."""
    found = []
    for seed in range(12_000):
        state = table(chance=MAKERS[request.param](seed))
        found.append(((state.target, *state.target_pile), (state.bonus, *state.bonus_pile)))
    return found


Orders = list[tuple[tuple[int, ...], tuple[int, ...]]]


@pytest.mark.clause("PS-010")
def test_each_of_120_target_orders_is_equally_likely(orders: Orders) -> None:
    expected = {order: len(orders) / 120 for order in permutations((1, 2, 3, 4, 5))}
    counts: Counter[tuple[int, ...]] = Counter(targets for targets, _ in orders)
    assert chi_square(counts, expected) < 180, "119 degrees of freedom: 180 is passed once in 4,000 tries"


@pytest.mark.clause("PS-010")
def test_each_of_30_bonus_orders_is_equally_likely(orders: Orders) -> None:
    expected = {order: len(orders) / 30 for order in set(permutations((1, 1, 2, 2, 3)))}
    counts: Counter[tuple[int, ...]] = Counter(bonuses for _, bonuses in orders)
    assert len(expected) == 30
    assert chi_square(counts, expected) < 62, "29 degrees of freedom: 62 is passed once in 3,000 tries"


@pytest.mark.clause("PS-010")
@pytest.mark.parametrize("round_no", [1, 3, 5])
def test_target_and_bonus_of_a_round_are_independent(orders: Orders, round_no: int) -> None:
    weight = {1: 2, 2: 2, 3: 1}
    pairs: Counter[tuple[int, ...]] = Counter(
        (targets[round_no - 1], bonuses[round_no - 1]) for targets, bonuses in orders
    )
    expected: dict[tuple[int, ...], float] = {
        (t, b): len(orders) / 25 * weight[b] for t in range(1, 6) for b in (1, 2, 3)
    }
    assert chi_square(pairs, expected) < 40, "14 degrees of freedom: 40 is passed once in 4,000 tries"


@pytest.mark.clause("PS-010", "PS-072")
@pytest.mark.parametrize("players", COUNTS)
def test_targets_then_bonuses_once_a_psycle_and_nothing_else(players: int) -> None:
    random = Random(players)
    chance = TracedChance(FastChance(5))
    state = table(players, chance=chance, cap=3)
    while not state.is_over:
        seat = random.choice(state.asked)
        state.play(seat, random.choice(state.moves(seat)))
        assert [label for label, _ in chance.trace] == ["targets", "bonuses"] * state.psycle_no


@pytest.mark.parametrize("players", COUNTS)
def test_the_last_round_is_certain_in_advance(players: int) -> None:
    for state in random_game(players, 12, cap=2):
        if state.round_no == 4 and not state.is_over:
            view = state.view(None)
            assert (len(view["target_pile"]), len(view["bonus_pile"])) == (1, 1)


def test_equal_seeds_give_equal_games() -> None:
    for seed in range(5):
        first, second = ([state.save() for state in random_game(3, seed, cap=2)] for _ in range(2))
        assert first == second
