"""Dreaming ahead: the trail that a buying player is shown comes true if nothing intervenes."""

import json
from typing import Any

import pytest

from reverie.games.dream_cycle import GAME
from reverie.games.dream_cycle.ahead import shown, trail
from reverie.games.dream_cycle.ride import start_in_view
from reverie.games.dream_cycle.state import DreamState
from reverie.kernel import FastChance
from tests.dream_cycle.tables import play, random_game, table, xy


def ahead(state: DreamState) -> list[list[Any]]:
    found: list[list[Any]] = state.view(state.active)["ahead"]
    return found


def test_a_trail_comes_true() -> None:
    state = table(
        2,
        (4, 1, "orange"),
        (5, 1, "green"),
        at=[[4, -1], [8, -1]],
        fields=[{"white": ["north"], "orange": ["east"]}, {}],
    )
    assert ahead(state) == [[4, 0, ""], [4, 1, ""], [5, 1, "end"]]
    play(state, "done")
    assert xy(state, 0) == (5, 1)


@pytest.mark.parametrize(
    ("kind", "more", "mark"),
    [
        ("green", {}, "end"),
        ("black", {}, "end"),
        ("silver", {}, "die"),
        ("yellow:rocket", {}, "rocket"),
        ("yellow:rotation_cw", {}, "rotation"),
        ("yellow:inspiration", {}, "draw"),
        ("yellow:reversal", {}, "reversal"),
        ("yellow:psychic_drain", {"store": [2, 0]}, "drain"),
        ("yellow:psychic_drain", {}, "out"),
        ("yellow:inspiration", {"hand": [["shadowwalker"], []]}, "choice"),
        ("green", {"at": [[7, 7], [8, 7]]}, "conflict"),
        ("green", {"fields": [{"orange": ["east"], "green": ["north", "west"]}, {}]}, "choice"),
        ("orange", {"fields": [{"orange": ["back"]}, {}]}, "loop"),
    ],
)
def test_marks_say_what_would_come(kind: str, more: dict[str, Any], mark: str) -> None:
    given: dict[str, Any] = {"at": [[7, 7], [0, -1]], "facing": ["E", "N"], "fields": [{"orange": ["east"]}, {}]}
    state = table(3, (7, 7, "orange"), (8, 7, kind), (6, 7, "orange"), **{**given, **more})
    assert ahead(state)[-1][2] == mark


def test_edges() -> None:
    edge = table(2, (4, 5, "orange"), at=[[4, 5], [0, -1]], fields=[{"orange": ["north"]}, {}])
    assert ahead(edge) == [[4, 5, "edge"]]
    last = table(10, (4, 29, "orange"), at=[[4, 29], [0, -1]], fields=[{"orange": ["north"]}, {}])
    assert ahead(last) == [[4, 29, "wake"]]


def test_boosts_and_only_for_the_buyer() -> None:
    state = table(
        2, (4, 1, "orange"), at=[[4, 1], [0, -1]], fields=[{"orange": ["east"]}, {}], boosts=[{"orange": 3}, {}]
    )
    assert ahead(state) == [[7, 1, "end"]]
    assert state.view(1)["ahead"] == state.view(None)["ahead"] == []


def test_a_silver_square_that_a_strange_die_has_called_black_is_left_by_a_step() -> None:
    setup = GAME.setup(2, overrides={"die": ["black"]})
    state, _ = GAME.start(setup, FastChance(1), None)
    assert isinstance(state, DreamState)
    given = {"rows": 3, "squares": [[7, 7, "silver"]], "at": [[7, 7], [0, -1]], "silver": ["black", ""]}
    GAME.place(state, {**given, "facing": ["E", "N"]})
    assert ahead(state) == [[8, 7, "end"]]
    play(state, "done")
    assert xy(state, 0) == (8, 7)


@pytest.mark.parametrize("players", [2, 4])
def test_it_is_worked_out_from_the_view_alone(players: int) -> None:
    for seed in range(8):
        for state in random_game(players, seed, most=120, night="nap", start="dealt"):
            if not state.is_over and state.phase == "buying":
                view = json.loads(json.dumps(state.view(state.active)))
                assert shown(trail(start_in_view(state.components, view))) == view["ahead"]


def test_a_trail_without_marks_on_the_way_is_ridden_to_its_end() -> None:
    ridden = 0
    for seed in range(30):
        for state in random_game(3, seed, most=60, night="nap", start="dealt"):
            if state.is_over or state.phase != "buying" or state.moves(state.active)[-2].verb != "done":
                continue
            trail = ahead(state)
            if (
                trail[-1][2] != "end"
                or any(mark for _, _, mark in trail[:-1])
                or state.hand[state.active]
                or state.store[state.active] > 1
            ):
                continue
            twin, seat = state.copy(), state.active
            play(twin, "done")
            assert xy(twin, seat) == tuple(trail[-1][:2])
            ridden += 1
    assert ridden > 5
