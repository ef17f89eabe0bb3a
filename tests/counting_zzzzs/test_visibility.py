"""Ledger 4: who sees what; and the two-worlds law, that what cannot be known makes no difference to be seen."""

import json
from collections.abc import Iterator
from random import Random

import pytest

from reverie.games.counting_zzzzs import GAME
from reverie.games.counting_zzzzs.state import ZzzzsState
from reverie.kernel import UNKNOWN, FastChance, State
from tests.counting_zzzzs.tables import COUNTS, as_bytes, play, question, random_game, second, started, where

TABLES = 8
"""Random states for each number of players."""


def watchers(players: int) -> tuple[int | None, ...]:
    return (*range(players), None)


def some_states(players: int) -> Iterator[ZzzzsState]:
    """States from the middle of random games, windows and searches among them."""
    random = Random(players)
    for seed in range(TABLES):
        states = [state.copy() for state in random_game(players, seed, answering=True)]
        yield random.choice(states)
        yield from random.sample([one for one in states if question(one) == "window"], 1)
        yield from (one for one in states if question(one) == "pick-element")


@pytest.mark.parametrize("players", COUNTS)
def test_two_worlds(players: int) -> None:
    different = 0
    for number, state in enumerate(some_states(players)):
        for watcher in watchers(players):
            other = state.copy()
            other.redeal(watcher, FastChance(number))
            assert as_bytes(state.view(watcher)) == as_bytes(other.view(watcher))
            assert other.problems() == []
            if watcher is not None:
                assert state.moves(watcher) == other.moves(watcher)
                assert state.default_move(watcher) == other.default_move(watcher)
            different += as_bytes(state.save()) != as_bytes(other.save())
    assert different > TABLES * players, "or the law would say nothing"


@pytest.mark.parametrize("players", COUNTS)
def test_what_is_imagined_looks_the_same_and_can_be_played(players: int) -> None:
    for number, state in enumerate(some_states(players)):
        for watcher in watchers(players):
            view = json.loads(json.dumps(state.view(watcher)))
            imagined = GAME.imagine(view, FastChance(number))
            assert as_bytes(imagined.view(watcher)) == as_bytes(view)
            assert imagined.problems() == []
            assert GAME.load(imagined.save()).view(watcher) == view
            _play_on(imagined)


def _play_on(state: State) -> None:
    for _ in range(20):
        if state.is_over:
            return
        seat = state.asked[0]
        state.play(seat, state.moves(seat)[0], events=False)


def test_hands_by_zone() -> None:
    state, _ = started(3, 5)
    for owner in range(3):
        for watcher in watchers(3):
            hand = state.view(watcher)["hand"][owner]
            assert hand == (state.hand[owner] if watcher == owner else [UNKNOWN] * 5)


def test_a_watcher_knows_nothing_of_single_cards_in_hands_or_pile() -> None:
    """Every id that is sent to a spectator belongs to a card that lies open."""
    for state in random_game(3, 9):
        if state.is_over:
            return
        shown = json.dumps(state.view(None))
        hidden = [card for card, places in where(state).items() if places[0].startswith(("hand", "draw"))]
        assert not [card for card in hidden if f'"{card}"' in shown]


def test_what_fits_is_told_to_the_owner_alone() -> None:
    state = second([["beach"], ["office"]], [["laughing", "movie_star"], ["robot", "spy"]])
    own = {entry["card"]: entry for entry in state.view(0)["fits"]}
    assert (own["laughing"]["seats"], own["movie_star"]["seats"]) == ([0, 1], [0])
    assert own["movie_star"]["changes"] == [1 + 3 + 1]
    assert [entry["card"] for entry in state.view(1)["fits"]] == ["robot", "spy"]
    assert state.view(None)["fits"] == []


def test_fits_agrees_with_the_moves() -> None:
    for state in random_game(4, 6):
        if question(state) == "first-card":
            seat = state.turn_seat
            fitting = {entry["card"] for entry in state.view(seat)["fits"] if seat in entry["seats"]}
            assert fitting == {move[0] for move in state.moves(seat)}
        if question(state) == "second-card":
            seat = state.turn_seat
            gifts = {(entry["card"], to) for entry in state.view(seat)["fits"] for to in entry["seats"] if to != seat}
            assert gifts == {(move[0], move[1]) for move in state.moves(seat) if move.verb == "give"}


def test_while_a_pile_is_searched_only_the_searcher_sees_it() -> None:
    state = second([["beach"], ["office"]], [["lucid_dreaming"], ["robot"]])
    play(state, "0: lucid lucid_dreaming")
    assert sorted(state.view(0)["pile"]) == sorted(state.draw)
    other = state.copy()
    other.redeal(1, FastChance(1))
    assert sorted(other.draw) != sorted(state.draw), "to seat 1 the pile may hold anything that fits"
    assert other.moves(0)
    same = state.copy()
    same.redeal(0, FastChance(1))
    assert sorted(same.draw) == sorted(state.draw)


def test_the_view_is_small() -> None:
    """It is sent at every move."""
    largest = max(len(as_bytes(state.view(0))) for state in random_game(4, 3))
    assert largest < 6500
