"""The coach: the same advice, byte for byte, in two worlds that look the same; and what no seat knows, dealt anew."""

from itertools import count

import msgspec

from reverie.bots import moves_for_bot
from reverie.coach.hints import hint
from reverie.conformance.canonical import difference, snapshot
from reverie.conformance.findings import broken
from reverie.conformance.tables import Table
from reverie.conformance.walks import looks, walk
from reverie.kernel import FastChance, State
from reverie.minds.mind import net_for

_SEED = 91
_ASKED = 2
"""So many questions of a game are put to the coach."""


def test_the_coach_gives_the_same_advice_where_a_seat_sees_the_same(table: Table) -> None:
    if net_for(table.game.setup(table.players, table.options)) is None:
        return  # nobody coaches it
    numbers = count()
    for one in walk(table, _SEED):
        seats = [seat for seat in one.state.asked if len(moves_for_bot(one.state, seat)) > 1]
        if not seats or len(one.lines) % 5:
            continue
        number = next(numbers)
        if number == _ASKED:
            return
        seat = seats[number % len(seats)]
        other: State = one.state.copy()
        other.redeal(seat, FastChance(number))
        advice = [_advice(world, seat) for world in (one.state, other)]
        if advice[0] != advice[1]:
            broken(f"the coach says {advice} where seat {seat} sees the same", "it may use only the view", one)


def _advice(state: State, seat: int) -> bytes:
    return msgspec.json.encode(hint(state.setup.game, state.view(seat), list(moves_for_bot(state, seat)), effort=1))


def test_what_no_seat_knows_can_be_dealt_anew_and_nobody_sees_it(table: Table) -> None:
    for one in looks(table, (_SEED,), closely=6):
        other: State = one.state.copy()
        other.reshuffle(FastChance(len(one.lines) + 7))
        for seat in table.observers:
            path = difference(one.state.view(seat), other.view(seat))
            if path:
                broken(f"`reshuffle` changes `{path}` for {seat}", "it may deal only what no seat knows", one)
        again: State = one.state.copy()
        again.reshuffle(FastChance(99))
        again.reshuffle(FastChance(len(one.lines) + 7))
        if snapshot(again) != snapshot(other):
            broken("`reshuffle` depends on how things lay", "put what is dealt in order first", one)
