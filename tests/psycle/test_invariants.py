"""Ledger 6: what holds after every move of every game."""

from itertools import permutations

import pytest

from reverie.games.psycle import GAME
from reverie.games.psycle.state import PsycleState
from tests.psycle.tables import COUNTS, NUMBERS, every_round, play_round, random_game, random_tables, table

GAMES = 40
"""Random games for each number of players."""

LEAST_SUPPLY = {2: (30, 0), 3: (20, 5), 4: (10, 10)}
"""By players: the supply at the start of a Psycle, and by how much a round can lower it at most."""


@pytest.mark.parametrize("players", COUNTS)
def test_after_every_move(players: int) -> None:
    for seed in range(GAMES):
        before: PsycleState | None = None
        for state in random_game(players, seed):
            assert state.problems() == []
            _supplies(state)
            _gems(state)
            _piles(state)
            _hands(state)
            _decisions(state)
            _tiles(state)
            if before is not None:
                _change(before, state)
            before = state.copy()


def _supplies(state: PsycleState) -> None:
    """Invariants 1 and 3."""
    assert state.supply + sum(state.gems) == 50
    assert state.tile_supply + sum(state.tiles) == 6
    start, step = LEAST_SUPPLY[state.players]
    assert state.supply >= start - step * len(state.revealed)


def _gems(state: PsycleState) -> None:
    """Invariant 2."""
    assert min(state.gems) >= 0
    assert max(state.gems) <= 10 + 5 * len(state.revealed)
    assert state.players > 2 or sum(state.gems) <= 20


def _piles(state: PsycleState) -> None:
    """Invariant 6."""
    assert len(state.shown) + len(state.target_pile) == len(state.shown) + len(state.bonus_pile) == 5
    assert sorted([*(target for target, _ in state.shown), *state.target_pile]) == [1, 2, 3, 4, 5]
    assert sorted([*(bonus for _, bonus in state.shown), *state.bonus_pile]) == [1, 1, 2, 2, 3]
    assert (state.target, state.bonus) == state.shown[-1]


def _hands(state: PsycleState) -> None:
    """Invariant 7."""
    for seat, card in enumerate(state.committed):
        hand = state.view(seat)["hand"][seat]
        assert sorted([*hand, *([] if card is None else [card])]) == list(NUMBERS)


def _decisions(state: PsycleState) -> None:
    """Invariant 8."""
    for seat in state.asked:
        assert len(state.moves(seat)) == min(5, state.gems[seat]) + 1 >= 2
    for seat, card in enumerate(state.committed):
        assert card is None or card <= state.gems[seat]


def _tiles(state: PsycleState) -> None:
    """Invariant 10."""
    assert all(0 <= tiles <= 2 for tiles in state.tiles)
    assert (2 in state.tiles) == state.is_over
    if state.round_no == 1:
        assert (state.gems, state.score) == ([10] * state.players, [0] * state.players)


def _change(before: PsycleState, after: PsycleState) -> None:
    """Invariants 2, 4, 5 and 9, where a single round of one Psycle lies between the two."""
    if before.psycle_no != after.psycle_no:
        return
    assert all(new >= old for new, old in zip(after.score, before.score, strict=True))
    assert after.players > 2 or sum(after.gems) <= sum(before.gems)
    if len(after.revealed) == len(before.revealed) + 1:
        cards = after.revealed[-1]
        assert sum(after.gems) - sum(before.gems) == cards.count(0) * max(cards) - sum(cards)
        assert all(after.score[seat] == before.score[seat] for seat, card in enumerate(cards) if card == 0)


def test_the_change_of_gems_over_every_choice() -> None:
    """Invariant 5, in full."""
    for players in COUNTS:
        for cards, state in every_round(players):
            assert sum(state.gems) - 10 * players == cards.count(0) * max(cards) - sum(cards)


@pytest.mark.parametrize(("players", "most"), [(2, 21), (3, 35), (4, 50)])
def test_no_psycle_gives_more_points(players: int, most: int) -> None:
    """Invariant 4: the best points of each pair of tiles, over every order of tiles."""
    best = {(t, b): _best_points(players, t, b) for t in range(1, 6) for b in (1, 2, 3)}
    targets = (1, 2, 3, 4, 5)
    totals = (
        sum(best[pair] for pair in zip(targets, order, strict=True)) for order in set(permutations((1, 1, 2, 2, 3)))
    )
    assert max(totals) == most


def _best_points(players: int, target: int, bonus: int) -> int:
    return max(max(state.score) for _, state in every_round(players, target, bonus))


@pytest.mark.parametrize(("players", "most"), [(2, 21), (3, 35), (4, 50)])
def test_and_a_psycle_can_give_as_many(players: int, most: int) -> None:
    """Seat 0 takes its targets 1, 2 (and 3) against zeros, and else plays 1s: 8 gems at most."""
    state = table(players, pairs=[(1, 3), (2, 2), (3, 2), (4, 1), (5, 1)], cap=1)
    for card in (1, 2, 3 if players == 2 else 1, 1, 1):
        play_round(state, card, *[0] * (players - 1))
    assert state.score == [most, *[0] * (players - 1)]


@pytest.mark.clause("PS-018")
@pytest.mark.parametrize("players", COUNTS)
def test_permuting_the_seats_permutes_the_result(players: int) -> None:
    """Invariant 11, for positions: exchange the seats, play the exchanged cards, and exchange back."""
    for number, state in enumerate(random_tables(players, 40)):
        if state.is_over:
            continue
        order = list(permutations(range(players)))[number % (players if players == 2 else 6)]
        twin = state.copy()
        for name in ("gems", "score", "tiles", "sealed"):
            values = getattr(state, name)
            setattr(twin, name, [values[seat] for seat in order])
        twin.waiting = tuple(sorted(order.index(seat) for seat in state.waiting))
        cards = {seat: state.moves(seat)[number % len(state.moves(seat))] for seat in state.asked}
        for seat, move in cards.items():
            state.play(seat, move)
            twin.play(order.index(seat), move)
        for name in ("gems", "score", "tiles"):
            assert getattr(twin, name) == [getattr(state, name)[seat] for seat in order]
        assert twin.is_over == state.is_over


def test_readings_name_what_the_ledger_names() -> None:
    state = table(3, round_no=5, gems=[0, 3, 4], score=[1, 2, 3])
    assert GAME.readings(state) == {
        "scores": [1, 2, 3],
        "final": [1, -1, -1],
        "committed": [0, None, None],
        "supply": 43,
        "tile_supply": 6,
    }
