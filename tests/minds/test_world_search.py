"""Search over imagined worlds, with heuristics so plain that everything can be worked out beside it."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from reverie.games import find_game
from reverie.kernel import Chance, FastChance, Heuristics, Move, State
from reverie.minds.mind import MOST_LOSS, SENSELESS, drawn
from reverie.minds.value_net import ValueNet, worth
from reverie.minds.world_search import Judged, WorldSearch

PSYCLE = find_game("psycle")


class Plain(Heuristics):
    """Everybody plays their first card; a Psycle is played to its end, or judged after the round by the lead."""

    def __init__(self, to_the_end: bool) -> None:
        super().__init__(("lead",))
        self._to_the_end = to_the_end

    def features(self, state: State[Any], seat: int) -> list[float]:
        score = state.view(seat)["score"]
        return [float(score[seat] - score[1 - seat])]

    def policy(self, state: State[Any], seat: int, moves: Sequence[Move], chance: Chance) -> Move:
        return moves[0]

    def is_horizon(self, before: State[Any], state: State[Any], seat: int) -> bool:
        return not self._to_the_end and state.view(None)["round_no"] != before.view(None)["round_no"]


LEAD = ValueNet([[[1.0, 0.0], [0.0, 0.0]]], {})
"""The more ahead, the better."""


def beginning(seed: int) -> State[Any]:
    return PSYCLE.new(2, FastChance(seed), {"psycle_cap": 1})


def search(state: State[Any], to_the_end: bool, luck: int = 3) -> WorldSearch:
    return WorldSearch(PSYCLE, Plain(to_the_end), LEAD, state.view(0), luck)


@pytest.mark.parametrize("seed", range(4))
def test_the_best_move_is_the_one_that_leads_furthest_by_the_next_round(seed: int) -> None:
    """Nothing hidden matters within one round: a single world tells all."""
    state = beginning(seed)
    leads = {}
    for move in state.moves(0):
        twin = state.copy()
        twin.play(0, move)
        twin.play(1, twin.moves(1)[0])
        score = twin.view(0)["score"]
        leads[move] = score[0] - score[1]
    found = search(state, to_the_end=False).judged(state.moves(0), looks=100)
    assert leads[found[0].move] == max(leads.values())
    assert Counter(judged.move for judged in found) == Counter(state.moves(0))


def test_games_that_end_are_judged_by_their_result() -> None:
    state = beginning(1)
    found = search(state, to_the_end=True).judged(state.moves(0), looks=60)
    possible = {worth(1.0, 1.0), worth(0.0, -1.0), worth(0.5, 0.0)}
    for judged in found:
        assert min(possible) <= judged.value <= max(possible)
    assert len({judged.value for judged in found}) > 1


def test_close_moves_are_looked_at_in_more_worlds() -> None:
    state = beginning(1)
    found = search(state, to_the_end=True).judged(state.moves(0), looks=120)
    assert found[0].worlds > found[-1].worlds >= 1
    assert sum(judged.worlds for judged in found) <= 120


def test_the_same_luck_gives_the_same_answer_and_the_table_stays_as_it_was() -> None:
    state = beginning(2)
    before = state.save()
    first, again = (search(state, True, luck=5).judged(state.moves(0), 40) for _ in range(2))
    assert first == again
    assert state.save() == before


def test_what_is_expected_begins_with_the_move_itself() -> None:
    state = beginning(2)
    line = search(state, to_the_end=True).line(state.moves(0)[3], length=3)
    assert line[0] == (0, state.moves(0)[3])
    assert [seat for seat, _ in line] == [0, 1, 0]


def test_with_a_temperature_small_losses_are_made_now_and_then_and_large_ones_never() -> None:
    moves = PSYCLE.new(2, FastChance(1)).moves(0)
    values = [0.6, 0.58, 0.5, 0.6 - 0.04 * SENSELESS]
    found = [Judged(move, value, 9) for move, value in zip(moves, values, strict=False)]
    chance = FastChance(1)
    made = Counter(drawn(found, 0.04, chance) for _ in range(2000))
    assert made[moves[0]] > made[moves[1]] > made[moves[2]] > 0
    assert made[moves[3]] == 0
    assert {drawn(found, 0.0, chance) for _ in range(20)} == {moves[0]}


@pytest.mark.parametrize("whim", [False, True])
@pytest.mark.parametrize("temperature", [0.1, 0.7])
def test_no_temperature_excuses_a_great_loss(temperature: float, whim: bool) -> None:
    moves = PSYCLE.new(2, FastChance(1)).moves(0)
    values = [0.9, 0.9 - 0.9 * MOST_LOSS, 0.9 - 1.01 * MOST_LOSS, 0.0]
    made: Counter[Move] = Counter()
    for luck in range(400):
        whims = [5 * luck + at if whim else 0 for at in range(1, 5)]
        found = [Judged(*each) for each in zip(moves, values, [9] * 4, whims, strict=False)]
        made[drawn(found, temperature, FastChance(luck))] += 1
    assert set(made) == {moves[0], moves[1]}
