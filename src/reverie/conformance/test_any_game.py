"""Hypothesis plays: a game is a list of numbers, each an index into the moves of whoever may move."""

import json

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from reverie.conformance.canonical import snapshot
from reverie.conformance.findings import broken
from reverie.conformance.tables import Table
from reverie.conformance.walks import RandomWalk
from reverie.kernel import Refused, State


@settings(max_examples=25, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(0, 2**32), numbers=st.lists(st.integers(0, 999), max_size=40))
def test_whatever_is_played_the_laws_hold(table: Table, seed: int, numbers: list[int]) -> None:
    one = RandomWalk.begin(table, seed)
    for number in numbers:
        if one.state.is_over:
            break
        _play_by_number(one, number)


def _play_by_number(one: RandomWalk, number: int) -> None:
    """Any move of anybody; before it, a refused one; after it, the state of before must be as it was."""
    state: State = one.state
    seats = [seat for seat in range(one.table.players) if state.moves(seat)]
    seat = seats[number % len(seats)]
    moves = state.moves(seat)
    before = snapshot(state)
    one.state = state.copy()
    _check_refused(one, seat)
    one.play(seat, moves[number // len(seats) % len(moves)])
    if snapshot(state) != before:
        broken("a move has changed the state that it was copied from", "`copy` must copy every list, not share it", one)
    after = snapshot(one.state)
    if snapshot(one.table.game.load(json.loads(after))) != after:
        broken(
            "a state is not the same when it has been saved and loaded",
            "declare every field in the class of the state",
            one,
        )
    if one.state.problems():
        broken(f"the position is impossible ({one.state.problems()[0]})", "mend the rule, or `problems`", one)


def _check_refused(one: RandomWalk, seat: int) -> None:
    before = snapshot(one.state)
    try:
        one.state.play(seat, "xyzzy")
    except Refused:
        if snapshot(one.state) == before:
            return
    broken("an unreadable text has been played or has changed something", "`play` must refuse it untouched", one)
