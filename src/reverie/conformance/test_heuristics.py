"""What a search is told: what a game says in ``Game.heuristics`` holds for every state, and tells nothing hidden."""

from math import isfinite

from reverie.conformance.findings import broken
from reverie.conformance.tables import Table
from reverie.conformance.walks import looks
from reverie.kernel import FastChance, Heuristics, State

_SEEDS = (71,)


def _heuristics(table: Table) -> Heuristics:
    return table.game.heuristics(table.game.setup(table.players, table.options))


def test_shapes_depend_on_the_number_of_players_alone(table: Table) -> None:
    chosen, usual = _heuristics(table).feature_names, _heuristics(Table(table.game, table.players)).feature_names
    if chosen != usual or len(set(chosen)) != len(chosen):
        broken(f"the features are called {chosen}, else {usual}", "the same names whatever the options, each once")


def test_features_are_finite_and_of_a_fixed_size(table: Table) -> None:
    heuristics = _heuristics(table)
    for one in looks(table, _SEEDS):
        if not one.state.is_over:
            for seat in range(table.players):
                numbers = heuristics.features(one.state, seat)
                if len(numbers) != len(heuristics.feature_names) or not all(map(isfinite, numbers)):
                    broken(f"the features of seat {seat} are {numbers}", "one finite number for each name", one)


def test_what_a_seat_cannot_know_changes_no_feature(table: Table) -> None:
    heuristics = _heuristics(table)
    for one in looks(table, _SEEDS):
        for seat in () if one.state.is_over else range(table.players):
            other: State = one.state.copy()
            other.redeal(seat, FastChance(len(one.lines) + 7))
            if heuristics.features(one.state, seat) != heuristics.features(other, seat):
                broken(f"the features of seat {seat} tell what it cannot know", "look at what the seat may know", one)


def test_what_is_worth_a_look_is_lawful_and_so_is_what_a_player_would_do(table: Table) -> None:
    heuristics = _heuristics(table)
    for one in looks(table, _SEEDS):
        for seat in one.state.asked:
            moves = one.answers(seat)
            candidates = heuristics.candidates(one.state, seat, moves)
            if not candidates or not set(candidates) <= set(moves):
                broken(f"of {moves} the candidates are {candidates}", "at least one, and only lawful moves", one)
            if len(moves) > 1 and heuristics.policy(one.state, seat, moves, FastChance(1)) not in moves:
                broken(f"the policy of seat {seat} is not lawful", "`policy` chooses among the moves it is given", one)


def test_a_finished_game_is_worth_a_share(table: Table) -> None:
    heuristics = _heuristics(table)
    for one in looks(table, _SEEDS):
        if one.state.is_over:
            for seat in range(table.players):
                reward, margin = heuristics.reward(one.state, seat), heuristics.margin(one.state, seat)
                if not (0 <= reward <= 1 and -1 <= margin <= 1):
                    broken(f"seat {seat} got {reward}, by {margin}", "a share from 0 to 1, a margin from -1 to 1", one)
