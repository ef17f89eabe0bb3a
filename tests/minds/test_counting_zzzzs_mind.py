"""What the mind of Counting Zzzzs is told, and that it knows no more than its seat."""

from collections.abc import Iterator
from math import isfinite

import pytest

from reverie.games.counting_zzzzs import GAME
from reverie.games.counting_zzzzs.heuristics import MOST_CANDIDATES, ZzzzsHeuristics
from reverie.games.counting_zzzzs.state import ZzzzsState
from reverie.kernel import FastChance, move_text
from reverie.minds.mind import LEVEL_NAMES, Strength, shipped_net, strengths
from reverie.minds.searching_bot import SearchingBot

COUNTS = GAME.player_counts
LENGTHS = {2: 61, 3: 79, 4: 97}
FEW_LOOKS = Strength(4, 0.0)


def _new(players: int, seed: int) -> ZzzzsState:
    state = GAME.new(players, FastChance(seed))
    assert isinstance(state, ZzzzsState)
    return state


def _states(players: int, seed: int, every: int) -> Iterator[ZzzzsState]:
    """Every so many questions of a game of random moves."""
    state, chance, asked = _new(players, seed), FastChance(seed), 0
    while state.waiting:
        if asked % every == 0:
            yield state
        asked += 1
        seat = state.waiting[0]
        state.play(seat, chance.pick("move", state.moves(seat)))


def _heuristics(players: int) -> ZzzzsHeuristics:
    return ZzzzsHeuristics(GAME.setup(players))


@pytest.mark.parametrize("players", COUNTS)
def test_features_have_their_length_and_a_sensible_size(players: int) -> None:
    heuristics = _heuristics(players)
    assert len(set(heuristics.feature_names)) == LENGTHS[players]
    for state in _states(players, 1, 3):
        for seat in range(players):
            numbers = heuristics.features(state, seat)
            assert len(numbers) == LENGTHS[players]
            assert all(isfinite(number) and abs(number) < 8 for number in numbers)


@pytest.mark.parametrize("players", COUNTS)
def test_features_know_only_what_the_seat_knows(players: int) -> None:
    heuristics = _heuristics(players)
    for number, state in enumerate(_states(players, 2, 5)):
        for seat in range(players):
            other = state.copy()
            other.redeal(seat, FastChance(number))
            assert heuristics.features(other, seat) == heuristics.features(state, seat)


def test_features_say_whose_turn_it_is_and_who_could_win() -> None:
    state = _new(2, 1)
    dreams = [["cloud_castle", "sandman", "flying_carpet", "dancing", "spy", "moon_bus_stop"], []]
    hands = [["snoring", "hell", "cottage", "chainsaw"], ["office", "city", "relatives", "cake", "stage"]]
    GAME.place(state, {"step": "second", "score": [26, 20], "dream": dreams, "hand": hands})
    heuristics = _heuristics(2)
    told = dict(zip(heuristics.feature_names, heuristics.features(state, 0), strict=True))
    assert (told["turn_0"], told["turn_1"]) == (1, 0)
    assert (told["wins_if_woken_0"], told["can_bank"], told["banks_now"]) == (1, 1, 16 / 20)
    assert (told["asleep_1"], told["cards_1"], told["wakes"]) == (0, 1, 1)


def test_a_searched_pile_offers_no_more_than_a_few_candidates() -> None:
    state = _new(2, 1)
    hands = [["lucid_dreaming", "hell", "cottage", "chainsaw"], ["office", "city", "relatives", "cake", "stage"]]
    GAME.place(state, {"step": "second", "dream": [["beach"], []], "hand": hands})
    state.play(0, GAME.parse("lucid lucid_dreaming"))
    moves = state.moves(0)
    assert len(moves) > MOST_CANDIDATES
    candidates = _heuristics(2).candidates(state, 0, moves)
    assert len(candidates) == MOST_CANDIDATES
    assert [move for move in moves if move in candidates] == list(candidates)


def test_a_move_that_wins_needs_no_other() -> None:
    state = _new(2, 1)
    dreams = [["snow_day", "grandma", "chocolate", "floating", "beach"], ["city", "running"]]
    hands = [["light_sleeper", "phone_call", "slow_chase", "hell"], ["office", "relatives", "cake", "stage", "spy"]]
    GAME.place(state, {"step": "second", "score": [22, 31], "dream": dreams, "hand": hands})
    candidates = _heuristics(2).candidates(state, 0, state.moves(0))
    assert list(map(move_text, candidates)) == ["wake phone_call 0"]


def test_a_turn_is_judged_when_the_seat_is_about_to_play_again() -> None:
    heuristics = _heuristics(3)
    before = _new(3, 5)
    state: ZzzzsState = before.copy()
    seat = before.waiting[0]
    while not heuristics.is_horizon(before, state, seat):
        state.play(state.waiting[0], state.moves(state.waiting[0])[-1])
    assert (state.turn_seat, state.turn_no) == (seat, before.turn_no + 3)


@pytest.mark.parametrize("players", COUNTS)
def test_it_answers_alike_where_its_seat_sees_the_same(players: int) -> None:
    for number, state in enumerate(_states(players, 3, 13)):
        seat = state.waiting[0]
        other = state.copy()
        other.redeal(seat, FastChance(number))
        answers = {
            move_text(SearchingBot(GAME, number, strength=FEW_LOOKS).choose(world.view(seat), world.moves(seat), 1.0))
            for world in (state, other)
        }
        assert len(answers) == 1


@pytest.mark.parametrize("players", COUNTS)
def test_a_game_of_minds_ends(players: int) -> None:
    state = _new(players, 4)
    bots = [SearchingBot(GAME, seat, strength=FEW_LOOKS) for seat in range(players)]
    while state.waiting:
        seat = state.waiting[0]
        state.play(seat, bots[seat].choose(state.view(seat), state.moves(seat), 1.0))
    heuristics = _heuristics(players)
    assert sum(heuristics.reward(state, seat) for seat in range(players)) == pytest.approx(1)
    assert max(heuristics.margin(state, seat) for seat in range(players)) >= 0


@pytest.mark.parametrize("players", COUNTS)
def test_every_count_has_a_network_and_six_levels(players: int) -> None:
    net = shipped_net(GAME.name, players)
    assert net is not None
    assert net.header["features"] == list(_heuristics(players).feature_names)
    assert tuple(strengths(GAME.name, players)) == LEVEL_NAMES
