"""Ledger 6: what holds after every move of every game."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reverie.games.counting_zzzzs.components import ForceTheme
from reverie.games.counting_zzzzs.scoring import fixed_side
from reverie.games.counting_zzzzs.state import ZzzzsState
from reverie.kernel import Event
from tests.counting_zzzzs.tables import COUNTS, DECK, question, random_game, started, where

GAMES = 6
"""Random games for each number of players."""


@pytest.mark.parametrize("answering", [False, True])
@pytest.mark.parametrize("players", COUNTS)
def test_after_every_move(players: int, answering: bool) -> None:
    for seed in range(GAMES):
        pile, box = 999, None
        for state in random_game(players, seed, answering):
            check(state)
            assert len(state.draw) <= pile, "invariant 8"
            assert box in (None, state.box), "invariant 2"
            pile, box = len(state.draw), state.box


def check(state: ZzzzsState) -> None:
    assert state.problems() == []
    assert all(len(places) == 1 for places in where(state).values()), "invariant 1"
    assert len(state.box) == {2: 4, 3: 2, 4: 0}[state.players], "invariant 2"
    _hands(state)
    for seat in range(state.players):
        _dream(state, seat)
    if not state.is_over:
        assert max(state.score) < 40, "invariant 11"
        assert state.draw or question(state) == "window", "invariant 8"


def _hands(state: ZzzzsState) -> None:
    """Invariants 3 and 12."""
    assert all(0 <= len(hand) <= 5 for hand in state.hand)
    if question(state) == "first-card":
        assert len(state.hand[state.turn_seat]) == 5
    if question(state) == "second-card":
        assert len(state.hand[state.turn_seat]) == 4
        assert state.turn_seat in state.asleep


def _dream(state: ZzzzsState, seat: int) -> None:
    """Invariants 4 to 7."""
    dream = state.dream[seat]
    assert len(dream) <= 9
    assert dream or not state.placeholder[seat]
    for before, after in pairwise(dream):
        last, element = DECK.elements[before.element], DECK.elements[after.element]
        assert last.kind != element.kind
        if after.covers:
            effect = DECK.actions[after.covers].effect
            assert isinstance(effect, ForceTheme)
            assert effect.theme in element.themes
        else:
            assert set(last.themes) & set(element.themes)
    for laid in dream:
        assert not fixed_side(DECK, laid) or DECK.elements[laid.element].type == "context"


@settings(max_examples=40)
@given(
    seed=st.integers(0, 2**32),
    numbers=st.lists(st.integers(0, 999), min_size=20, max_size=120),
    players=st.sampled_from(COUNTS),
)
def test_totals_change_only_by_waking_and_by_what_is_told(seed: int, numbers: list[int], players: int) -> None:
    """Invariants 9 and 10: a total changes by what a wake event tells; short dreams change nothing before morning."""
    state, _ = started(players, seed)
    for number in numbers:
        if state.is_over:
            break
        before = state.score[:]
        seat = state.asked[number % len(state.asked)]
        moves = state.moves(seat)
        events = state.play(seat, moves[number // 7 % len(moves)])
        assert state.score == _told(before, events)
        check(state)


def _told(score: list[int], events: list[Event]) -> list[int]:
    score = score[:]
    for event in events:
        if event.kind == "dream_scored":
            facts = event.facts
            assert facts["total"] == facts["count"] + facts["points"] + facts["interplay"]
            score[facts["seat"]] += facts["total"]
            assert score[facts["seat"]] == facts["score"]
        if event.kind == "woke":
            assert event.facts["counts"] == (event.facts["count"] >= 5 or event.facts["cause"] == "morning")
    return score


@pytest.mark.parametrize("players", COUNTS)
def test_copies_are_independent(players: int) -> None:
    for state in random_game(players, 2):
        twin = state.copy()
        before = state.save()
        while not twin.is_over and twin.turn_no < state.turn_no + 2:
            seat = twin.asked[0]
            twin.play(seat, twin.moves(seat)[0], events=False)
        assert state.save() == before
        if state.turn_no > 12:
            return
