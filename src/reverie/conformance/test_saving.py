"""Saving, loading, copying, replaying: a state is plain data, and the past never changes."""

import json
from dataclasses import dataclass, field

from reverie.conformance.canonical import difference, everything, field_of, snapshot, text_difference
from reverie.conformance.findings import broken
from reverie.conformance.tables import Table
from reverie.conformance.walks import RandomWalk, is_worth_a_look, walk
from reverie.kernel import Move, Refused, State, move_text

_SEEDS = (11, 12, 13)
_CLOSELY = 50
_COMPLETE = "everything that the rules look at must be a declared field, or lie in the agenda or the set-up"


def test_a_state_goes_through_json_and_plays_on(table: Table) -> None:
    for seed in _SEEDS:
        one = RandomWalk.begin(table, seed)
        while not one.state.is_over:
            loaded = _loaded(one) if is_worth_a_look(one, _CLOSELY) else None
            seat, move = one.choose()
            one.play(seat, move)
            if loaded is not None:
                _check_plays_alike(one, loaded, seat, move)
        _loaded(one)


def _loaded(one: RandomWalk) -> State:
    """The state as it comes back from a file."""
    try:
        text = json.dumps(one.state.save(), allow_nan=False)
    except (TypeError, ValueError) as error:
        broken(f"a state cannot be saved ({error})", "fields and steps hold plain values: numbers, words, lists", one)
    try:
        loaded = one.table.game.load(json.loads(text))
    except Refused as refused:
        broken(
            f"a saved state is refused when it is loaded ({refused})",
            "declare all fields with their types, list every step in `step_types`, and let `seats` be in order",
            one,
        )
    before, after = snapshot(one.state), snapshot(loaded)
    if before != after:
        path = text_difference(before, after)
        broken(
            f"`{path}` is not what was saved",
            f"declare the field `{field_of(path)}` with its exact type, and not as `Shared`",
            one,
        )
    _check_looks_alike(one, loaded)
    return loaded


def _check_looks_alike(one: RandomWalk, loaded: State) -> None:
    for observer in one.table.observers:
        path = difference(one.state.view(observer), loaded.view(observer))
        if path:
            broken(f"a loaded state shows another `{path}`", _COMPLETE, one)
        if observer is not None and list(one.state.moves(observer)) != list(loaded.moves(observer)):
            broken(f"a loaded state gives seat {observer} other moves", _COMPLETE, one)


def _check_plays_alike(one: RandomWalk, loaded: State, seat: int, move: Move) -> None:
    """The move has been made in the walk; made in the loaded state it must do the same."""
    events = loaded.play(seat, move_text(move))
    path = text_difference(snapshot(one.state), snapshot(loaded))
    if path or everything(events) != everything(one.events):
        broken(
            f"a loaded state plays on differently, first in {path or 'its events'}",
            _COMPLETE,
            one,
        )


@dataclass(slots=True)
class _Past:
    """Earlier states and events with what they said at the time; ever fewer of those long ago."""

    most: int = 48
    states: list[tuple[State, str, int]] = field(default_factory=list)

    def keep(self, state: State, number: int) -> None:
        self.states.append((state, snapshot(state), number))
        if len(self.states) > self.most:
            del self.states[1 : self.most // 2 : 2]

    def check(self, one: RandomWalk) -> None:
        for state, said, number in self.states:
            now = snapshot(state)
            if now != said:
                name = field_of(text_difference(said, now))
                broken(
                    f"the state after move {number} changed by move {len(one.lines)}, made in another copy",
                    f"`copy` must copy the list `{name}` and what lies in it, not share it",
                    one,
                )


def test_copies_are_independent_and_the_past_never_changes(table: Table) -> None:
    """Now the copy plays on and now the original; whichever is left behind must stay as it was."""
    for seed in _SEEDS:
        one, past = RandomWalk.begin(table, seed), _Past()
        while not one.state.is_over:
            twin: State = one.state.copy()
            _check_equal(one, twin)
            stays, goes = (twin, one.state) if one.chance.below(2) else (one.state, twin)
            past.keep(stays, len(one.lines))
            one.state = goes
            one.play(*one.choose())
            if is_worth_a_look(one, past.most):
                past.check(one)


def _check_equal(one: RandomWalk, twin: State) -> None:
    path = text_difference(snapshot(one.state), snapshot(twin))
    if path:
        broken(f"a copy differs from its original in `{path}`", f"`copy` must copy `{field_of(path)}` too", one)
    if type(twin) is not type(one.state):
        broken(f"a copy is a {type(twin).__name__}", "`copy` must give a state of the same type", one)


def test_events_do_not_change_afterwards(table: Table) -> None:
    for seed in _SEEDS:
        told = [(one.events, everything(one.events)) for one in walk(table, seed)]
        for number, (events, said) in enumerate(told):
            if everything(events) != said:
                kinds = [event.kind for event in events]
                broken(
                    f"the events of move {number} ({kinds}) changed while the game went on",
                    "an `Event` must hold copies of the state's lists (`state.gems[:]`), not the lists themselves",
                )


def test_the_same_moves_give_the_same_game(table: Table) -> None:
    for seed in _SEEDS:
        told = [(snapshot(one.state), everything(one.events), list(one.lines)) for one in walk(table, seed)]
        _replay(table, seed, told, events=True)
        _replay(table, seed, told, events=False)


def _replay(table: Table, seed: int, told: list[tuple[str, str, list[str]]], events: bool) -> None:
    again = RandomWalk.begin(table, seed)
    for state, said, lines in told:
        if len(lines) > len(again.lines):
            seat, _, text = lines[-1].partition(": ")
            again.events = again.state.play(int(seat), text, events=events)
            again.lines.append(lines[-1])
        path = text_difference(state, snapshot(again.state))
        if path or (everything(again.events) != said and (events or not lines)):
            broken(
                f"the same moves gave another game, first in {path or 'the events'} (events={events})",
                "rules may look at nothing but the state: no clock, no other randomness, no order of a set, "
                "and a step must do the same with and without a log",
                again,
            )
