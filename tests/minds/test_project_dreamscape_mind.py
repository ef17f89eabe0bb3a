"""The mind of Project Dreamscape: what it is told about a position, and that it knows no more than its seat."""

from collections.abc import Iterator
from math import isfinite

import pytest

from reverie.bots import make_bot
from reverie.games.project_dreamscape import GAME
from reverie.games.project_dreamscape.heuristics import DreamscapeHeuristics
from reverie.games.project_dreamscape.state import DreamscapeState
from reverie.kernel import FastChance
from reverie.minds.mind import LEVEL_NAMES, Strength, shipped_net, strengths
from reverie.minds.searching_bot import SearchingBot

EVERY_OPTION = dict(GAME.some_options()[0])


def _table(players: int, seed: int, options: dict[str, str] | None = None) -> DreamscapeState:
    state = GAME.new(players, FastChance(seed), options or {})
    assert isinstance(state, DreamscapeState)
    return state


def _positions(players: int, seed: int, options: dict[str, str] | None = None) -> Iterator[DreamscapeState]:
    """Every position of a random game in which somebody is asked."""
    chance = FastChance(seed)
    state = _table(players, seed, options)
    while not state.is_over:
        yield state
        state.play_any(chance)


@pytest.mark.parametrize("players", GAME.player_counts)
@pytest.mark.parametrize("options", [{}, EVERY_OPTION], ids=["base", "every option"])
def test_features_are_as_many_as_they_have_names_and_finite(players: int, options: dict[str, str]) -> None:
    heuristics = GAME.heuristics(GAME.setup(players, options))
    assert len(set(heuristics.feature_names)) == len(heuristics.feature_names) == 45 + 20 * players
    for state in _positions(players, 3, options):
        for seat in range(players):
            numbers = heuristics.features(state, seat)
            assert len(numbers) == len(heuristics.feature_names)
            assert all(isfinite(number) and abs(number) < 6 for number in numbers)


@pytest.mark.parametrize("players", GAME.player_counts)
def test_features_know_nothing_of_the_deck_but_its_size(players: int) -> None:
    heuristics = GAME.heuristics(GAME.setup(players))
    for number, state in enumerate(_positions(players, 5)):
        twin = state.copy()
        twin.redeal(0, FastChance(number))
        assert heuristics.features(twin, 0) == heuristics.features(state, 0)


@pytest.mark.parametrize("players", GAME.player_counts)
def test_in_two_worlds_that_look_alike_it_answers_alike(players: int) -> None:
    for number, state in enumerate(_positions(players, 7)):
        seat = state.waiting[0]
        if number % 15 or len(state.moves(seat)) < 2:
            continue
        twin = state.copy()
        twin.redeal(seat, FastChance(number))
        answers = [
            SearchingBot(GAME, 1, strength=Strength(30, 0)).choose(world.view(seat), world.moves(seat), 1.0)
            for world in (state, twin)
        ]
        assert answers[0] == answers[1]


@pytest.mark.parametrize("players", GAME.player_counts)
def test_a_game_with_few_looks_comes_to_an_end(players: int) -> None:
    state = GAME.new(players, FastChance(9))
    bots = [SearchingBot(GAME, seat, strength=Strength(4, 0)) for seat in range(players)]
    while not state.is_over:
        seat = state.waiting[0]
        state.play(seat, bots[seat].choose(state.view(seat), state.moves(seat), 1.0))
    assert state.result is not None


def test_every_option_is_played_to_the_end() -> None:
    state = GAME.new(2, FastChance(2), EVERY_OPTION)
    bots = [SearchingBot(GAME, seat, strength=Strength(4, 0)) for seat in range(2)]
    while not state.is_over:
        seat = state.waiting[0]
        state.play(seat, bots[seat].choose(state.view(seat), state.moves(seat), 1.0))


@pytest.mark.parametrize("players", GAME.player_counts)
def test_a_net_and_six_levels_come_with_it(players: int) -> None:
    net = shipped_net(GAME.name, players)
    assert net is not None
    assert tuple(net.header["features"]) == GAME.heuristics(GAME.setup(players)).feature_names
    levels = strengths(GAME.name, players)
    assert tuple(levels) == LEVEL_NAMES
    assert levels["strong"].temperature == 0
    state = GAME.new(players, FastChance(1))
    assert make_bot("gentle", GAME, seed=1).choose(state.view(state.waiting[0]), state.moves(state.waiting[0]), 1.0)


def test_alone_more_points_are_better_also_beyond_the_best_band() -> None:
    heuristics = DreamscapeHeuristics(GAME.setup(1))
    rewards = []
    for longest in (6, 8, 13):
        state = _table(1, 1)
        shown = [card for card in state.components.types_of if "FF" in state.components.types_of[card]]
        state.rem = [shown[:longest]]
        rewards.append(heuristics.reward(state, 0))
        assert heuristics.margin(state, 0) == pytest.approx(2 * rewards[-1] - 1)
    assert rewards == sorted(set(rewards))


def test_the_margin_is_the_lead_over_the_best_of_the_others() -> None:
    heuristics = DreamscapeHeuristics(GAME.setup(3))
    state = _table(3, 1)
    GAME.place(state, {"rem": [["FF-NT-1", "FF-NT-2"], ["IS-CD-1"], ["LD-SD-1", "LD-SD-2", "CD-SD-1"]]})
    margins = [heuristics.margin(state, seat) for seat in range(3)]
    assert margins[2] == -margins[0] > 0
    assert margins[1] < margins[0]


def test_explaining_names_the_best_moves_with_what_follows() -> None:
    state = GAME.new(2, FastChance(4))
    seat = state.waiting[0]
    told = SearchingBot(GAME, 1, strength=Strength(20, 0)).explain(state.view(seat), state.moves(seat))
    assert told[0].value == max(expected.value for expected in told)
    assert all(expected.line[0] == (seat, expected.move) for expected in told)
