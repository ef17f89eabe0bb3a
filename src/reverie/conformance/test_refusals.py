"""Refusals: each of its own kind, and nothing has changed."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from reverie.conformance.bad_input import is_unreadable, refusal, some_of, strange_seats, strange_texts, unlawful_moves
from reverie.conformance.canonical import snapshot
from reverie.conformance.findings import broken, shortened
from reverie.conformance.tables import Table
from reverie.conformance.walks import RandomWalk, answers, last, looks
from reverie.kernel import (
    GameOver,
    IllegalMove,
    Move,
    NotAsked,
    Refused,
    SealedAsk,
    StaleDecision,
    State,
    Unreadable,
    move_text,
)

_SEEDS = (31, 32)


@dataclass(frozen=True, slots=True)
class _Trial:
    """A state that must stay as it was, whatever is tried with it."""

    one: RandomWalk
    before: str

    @staticmethod
    def of(one: RandomWalk) -> "_Trial":
        return _Trial(one, snapshot(one.state))

    def expects(self, wanted: type[Refused], seat: Any, move: Move | str, decision: int | None = None) -> None:
        """The attempt is refused in this way, and the state has not noticed."""
        self.is_refused(wanted, seat, move, decision)
        self.is_unchanged(f"the refused {_text(move)!r} of seat {seat!r}")

    def expects_all(self, wanted: type[Refused], seat: Any, moves: Iterable[Move | str], *more: int) -> None:
        """The same for many attempts at once."""
        tried = list(moves)
        for move in tried:
            self.is_refused(wanted, seat, move, *more)
        self.is_unchanged(f"one of the refused {shortened([_text(move) for move in tried])} of seat {seat!r}")

    def is_refused(self, wanted: type[Refused], seat: Any, move: Move | str, decision: int | None = None) -> None:
        refused = refusal(self.one, seat, move, decision)
        if not isinstance(refused, wanted):
            broken(
                f"seat {seat!r} tries {_text(move)!r} (decision {decision}), "
                f"refused by {type(refused).__name__} ({refused})",
                f"here it should be {wanted.__name__}: check `why_not` and `again`",
                self.one,
            )

    def is_unchanged(self, after: str) -> None:
        if snapshot(self.one.state) != self.before:
            broken(
                f"{after} has changed the state",
                "check everything before changing anything, and let `moves`, `why_not` and `asides` only look",
                self.one,
            )


def _text(move: Move | str) -> str:
    return move if isinstance(move, str) else move_text(move)


def _trials(table: Table, closely: int = 10) -> Iterator[tuple[_Trial, State]]:
    """Trials with the open states of some games."""
    for one in looks(table, _SEEDS, closely):
        if not one.state.is_over:
            yield _Trial.of(one), one.state


def test_strange_seats_are_refused(table: Table) -> None:
    for trial, state in _trials(table):
        move = answers(state, state.asked[0])[0]
        for seat in strange_seats(state):
            trial.expects(NotAsked, seat, move)
            trial.expects(NotAsked, seat, move_text(move))


def test_whoever_is_not_asked_is_refused(table: Table) -> None:
    for trial, state in _trials(table):
        for seat in set(range(table.players)) - set(state.asked):
            again = isinstance(state.ask, SealedAsk) and state.sealed[seat] is not None
            lawful = state.moves(seat)
            moves = [move for move in answers(state, state.asked[0]) if move not in lawful]
            trial.expects_all(IllegalMove if again else NotAsked, seat, moves, state.decision)


def test_unreadable_texts_are_refused(table: Table) -> None:
    texts = strange_texts(table.game)
    for trial, state in _trials(table, closely=4):
        trial.expects_all(Unreadable, state.asked[0], some_of(texts, trial.one))


def test_unlawful_moves_are_refused(table: Table) -> None:
    known = last(table, _SEEDS[0]).texts[:40]
    for trial, state in _trials(table, closely=6):
        for seat in state.asked:
            trial.expects_all(IllegalMove, seat, unlawful_moves(state, seat, known))


def test_answers_to_another_question_are_refused(table: Table) -> None:
    for trial, state in _trials(table):
        for seat in state.asked:
            for decision in (state.decision - 1, state.decision + 1, 0, -1):
                trial.expects(StaleDecision, seat, answers(state, seat)[0], decision)


def test_after_the_end_everything_is_refused(table: Table) -> None:
    for seed in _SEEDS:
        trial = _Trial.of(last(table, seed))
        for seat in [*range(table.players), -1, "0"]:
            moves = [*dict.fromkeys(trial.one.texts), "xyzzy"]
            trial.expects_all(GameOver, seat, moves)
            trial.expects_all(GameOver, seat, moves, trial.one.state.decision)


@settings(max_examples=60, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
@given(text=st.text() | st.text("0123456789-+ abc\t", max_size=12), data=st.data())
def test_any_text_is_read_or_refused(table: Table, text: str, data: st.DataObject) -> None:
    verbs = [form.split()[0] for form in table.game.move_forms]
    tried = data.draw(st.sampled_from([text, *(f"{verb} {text}" for verb in verbs)]))
    trial = _Trial.of(RandomWalk.begin(table, _SEEDS[0]))
    state = trial.one.state
    if is_unreadable(table.game, tried):
        trial.expects(Unreadable, state.asked[0], tried)
    elif table.game.parse(tried) not in state.moves(state.asked[0]):
        trial.expects(IllegalMove, state.asked[0], tried)
