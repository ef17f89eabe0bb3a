"""The mind of Dream-Quest: what it is told, how it plays on, and that it looks at nothing hidden."""

import tomllib
from math import isfinite
from pathlib import Path

import pytest

from reverie.bots import check_bot
from reverie.games import find_game
from reverie.games.dream_quest import GAME
from reverie.games.dream_quest.heuristics import RIVAL_NUMBERS, SEAT_NUMBERS, TABLE_NUMBERS, DreamQuestHeuristics
from reverie.games.dream_quest.heuristics_turns import Estimates, shelter_of
from reverie.games.dream_quest.state import DreamQuestState
from reverie.kernel import FastChance, move_text
from reverie.kernel.scenario import laid_out, read_scenario
from reverie.minds.mind import LEVEL_NAMES, Strength, strengths
from reverie.minds.searching_bot import SearchingBot
from tests.ledger import ROOT

COUNTS = GAME.player_counts
CLEAR = ROOT / "scenarios" / "dream-quest" / "best"


def _heuristics(players: int) -> DreamQuestHeuristics:
    heuristics = GAME.heuristics(GAME.setup(players))
    assert isinstance(heuristics, DreamQuestHeuristics)
    return heuristics


def _some_states(players: int, seed: int, moves: int = 60) -> list[DreamQuestState]:
    """Positions of a game near its end, between people who choose anything."""
    state, chance, found = GAME.new(players, FastChance(seed), {"opening": "last_night"}), FastChance(seed), []
    for _ in range(moves):
        if not state.waiting:
            break
        found.append(state.copy())
        state.play_any(chance)
    return found


def _clear_choice(path: Path) -> tuple[DreamQuestState, list[str]]:
    document = tomllib.loads(path.read_text(encoding="utf-8"))
    best = document.pop("best")
    return laid_out(read_scenario(document), find_game), best


@pytest.mark.parametrize("players", COUNTS)
def test_features_have_a_fixed_length_and_are_finite(players: int) -> None:
    heuristics = _heuristics(players)
    rivals = (players - 1) * len(SEAT_NUMBERS + RIVAL_NUMBERS)
    assert len(heuristics.feature_names) == len(TABLE_NUMBERS + SEAT_NUMBERS) + rivals
    for state in _some_states(players, players):
        for seat in range(players):
            numbers = heuristics.features(state, seat)
            assert len(numbers) == len(heuristics.feature_names)
            assert all(isfinite(number) and abs(number) < 10 for number in numbers)


def test_while_characters_are_chosen_nothing_can_be_told() -> None:
    state = GAME.new(3, FastChance(1), {"characters": "choose"})
    assert set(_heuristics(3).features(state, state.waiting[0])) == {0.0}


@pytest.mark.parametrize("players", COUNTS)
def test_what_lies_in_the_decks_changes_no_feature(players: int) -> None:
    heuristics = _heuristics(players)
    for state in _some_states(players, 10 + players):
        for seat in range(players):
            other = state.copy()
            other.redeal(seat, FastChance(5))
            assert heuristics.features(state, seat) == heuristics.features(other, seat)


@pytest.mark.parametrize("options", [{}, {"edition": "revised", "board": "short_night"}], ids=["printed", "revised"])
def test_the_policy_plays_lawfully_and_meets_the_quest(options: dict[str, str]) -> None:
    heuristics = GAME.heuristics(GAME.setup(3, options))
    state, chance = GAME.new(3, FastChance(4), options), FastChance(9)
    while state.waiting:
        seat = state.waiting[0]
        moves = state.moves(seat)
        candidates = heuristics.candidates(state, seat, moves)
        assert candidates
        assert set(candidates) <= set(moves)
        state.play(seat, heuristics.policy(state, seat, moves, chance) if len(moves) > 1 else moves[0])
    assert state.result is not None
    assert state.result.reason == "quest"
    margins = [heuristics.margin(state, seat) for seat in range(3)]
    assert [margin > 0 for margin in margins] == [seat in state.result.winners for seat in range(3)]


def test_fewer_turns_are_left_with_more_in_hand_and_nearer_to_the_cycle() -> None:
    state = GAME.new(2, FastChance(3), {"quest": "great-ritual"})
    estimate = Estimates().of(state, 0)
    assert estimate.turns(20, 6, 4, "DC7") < estimate.turns(20, 6, 4, "SB5") < estimate.turns(20, 6, 4, "BR1")
    assert estimate.turns(20, 6, 4, "SB5") < estimate.turns(15, 6, 4, "SB5") < estimate.turns(2, 6, 4, "SB5")
    assert estimate.turns(10, 6, 4, "SB3") < estimate.turns(10, 6, 4, "TH0")


def test_deep_in_the_cycle_a_bad_memory_does_not_lead_out() -> None:
    shelter = shelter_of(GAME.setup(2).content.boards["dreamlands"])
    assert (shelter["LW2"], shelter["DC7"], shelter["DC6"], shelter["DC5"]) == (0, 1, 2, 3)


@pytest.mark.parametrize("players", COUNTS)
def test_every_level_plays_at_every_count(players: int) -> None:
    for level in LEVEL_NAMES:
        check_bot(level, GAME.setup(players))
    looks = [strength.looks for strength in strengths(GAME.name, players).values()]
    assert looks == sorted(looks)
    assert strengths(GAME.name, players)["strong"].temperature == 0


def test_the_same_view_gets_the_same_answer() -> None:
    for state in _some_states(2, 21, 25):
        seat = state.waiting[0]
        other = state.copy()
        other.redeal(seat, FastChance(77))
        answers = [
            SearchingBot(GAME, 3, "strong", Strength(8, 0.0)).choose(world.view(seat), world.moves(seat), 1.0)
            for world in (state, other)
        ]
        assert answers[0] == answers[1]


def test_a_short_game_of_strong_players_ends() -> None:
    state = GAME.new(2, FastChance(8), {"opening": "last_night", "max_rounds": 6})
    bots = [SearchingBot(GAME, seat, "strong", Strength(6, 0.0)) for seat in range(2)]
    while state.waiting:
        seat = state.waiting[0]
        state.play(seat, bots[seat].choose(state.view(seat), state.moves(seat), 1.0))
    assert state.is_over


@pytest.mark.parametrize(
    "name",
    [
        "ritual-a-boost-wins",
        "face-a-thought-breaks-the-tie",
        "toll-eleven-is-a-waste",
        "toll-the-last-chance",
        "cycle-stay-inside",
        "cycle-do-not-fall-below-the-need",
        "run-through-the-secret-exit",
        "gather-no-prayer-in-a-haze",
    ],
)
def test_some_clear_choices(name: str) -> None:
    state, best = _clear_choice(CLEAR / f"{name}.toml")
    seat = state.waiting[0]
    bot = SearchingBot(GAME, 1, "strong", Strength(24, 0.0))
    assert move_text(bot.choose(state.view(seat), state.moves(seat), 1.0)) in best
