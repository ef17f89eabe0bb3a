"""The course of one game at a table: its state, its moves so far, what happened, and what may be taken back."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from reverie.kernel import Event, Game, IllegalMove, Move, SealedChance, Setup, StaleDecision, State, move_text
from reverie.kernel.record import Played, move_line
from reverie.table.takeback import is_free


class Moment(NamedTuple):
    """Something that happened, after so many moves that everybody knows of."""

    after: int
    event: Event


class Foreseen(NamedTuple):
    """A move tried out on a copy: what it would lead to."""

    seat: int
    move: Move
    state: State
    events: list[Event]
    answers: bool
    """Whether it answers the open question; otherwise it is an aside."""
    secret: bool
    """Whether nobody else could tell that it was made."""


class _Before(NamedTuple):
    """What a take-back goes back to."""

    made: Foreseen
    state: State

    @property
    def is_free(self) -> bool:
        """Whether the move has told nobody anything."""
        return is_free(self.state, self.made.seat, self.made.move, self.made.state)


_MOST_UNDONE: Final = 100
"""So many moves in a row may be taken back: what is kept for it is bounded."""


class Course:
    """A game in progress. A move is tried on a copy first, so that it happens whole or not at all."""

    def __init__(self, game: Game, setup: Setup, key: bytes) -> None:
        self.game = game
        self.state, events = game.start(setup, SealedChance(key), [])
        self.moves: list[Played] = []
        self.told = 0
        """How many of the moves everybody knows of."""
        self.told_by: list[int] = []
        """By move: how many everybody knew of after it."""
        self.history = [Moment(0, event) for event in events]
        self.marks: list[int] = []
        """By move: how much of the history there was before it."""
        self.turns = [0] * setup.players
        """By seat: how many of the moves are its own."""
        self._undo: list[_Before] = []
        self._used = 0
        """Numbers of questions that were asked and then taken back: they are not used again."""

    @property
    def question(self) -> int:
        """The number of the open question. No other question at this table has it, not even after a take-back."""
        return self.state.decision + self._used

    def foresee(
        self, seat: int, move: Move | str, question: int | None = None, before: State | None = None
    ) -> Foreseen:
        """Try a move, now or after what led to the state ``before``; ``Refused`` when it cannot be made."""
        made = self.game.parse(move) if isinstance(move, str) else move
        before = self.state if before is None else before
        state: State = before.copy()
        try:
            events = state.play(seat, made, None if question is None else question - self._used)
        except StaleDecision as stale:
            raise StaleDecision(stale.code, {"given": question, "open": self.question}, stale.clause) from None
        secret = _is_secret(before, seat, state, events)
        return Foreseen(seat, made, state, events, _is_answer(before, seat, made), secret)

    def make(self, foreseen: Foreseen, at: float, can_take_back: bool = True) -> list[Event]:
        """Let a foreseen move happen."""
        self._keep(foreseen, can_take_back)
        self.state = foreseen.state
        self.moves.append(Played(move_line(foreseen.seat, move_text(foreseen.move)), at))
        self.turns[foreseen.seat] += 1
        self.told += not foreseen.secret
        self.told_by.append(self.told)
        self.marks.append(len(self.history))
        self.history.extend(Moment(self.told, event) for event in foreseen.events)
        return foreseen.events

    def _keep(self, made: Foreseen, can_take_back: bool) -> None:
        """Whether a move is free is asked only when somebody wants it back: it takes longer than the move itself."""
        if not self.game.takeback:
            return
        can_take_back = can_take_back and self.game.may_take_back(self.state, made.seat, made.move)
        if not can_take_back or (self._undo and self._undo[-1].made.seat != made.seat):
            self._undo.clear()
        if can_take_back:
            self._undo.append(_Before(made, self.state))
            del self._undo[:-_MOST_UNDONE]

    def check_take_back(self, seat: int) -> None:
        """``Refused`` unless the seat's last move may be taken back."""
        if not self.game.takeback:
            raise IllegalMove("undo-unlawful", {}, self.game.takeback_clause)
        if not self._undo or self._undo[-1].made.seat != seat or not self._undo[-1].is_free:
            raise IllegalMove("undo-nothing", {}, self.game.takeback_clause)

    def take_back(self, seat: int) -> Foreseen:
        """Go back to before the seat's last move, and say which it was."""
        self.check_take_back(seat)
        before = self._undo.pop()
        if before.state.decisions != self.state.decisions:
            self._used += self.state.decisions
        self.state = before.state
        del self.history[self.marks.pop() :]
        self.moves.pop()
        self.turns[seat] -= 1
        self.told_by.pop()
        self.told -= not before.made.secret
        return before.made

    def tell_together(self, since: int) -> None:
        """All that the history has ``since`` then happened at once, after the last of its moves."""
        self.history[since:] = [Moment(self.told, moment.event) for moment in self.history[since:]]

    def confirm(self, seat: int) -> None:
        """The seat's moves stand: none of them can be taken back any more."""
        if self._undo and self._undo[-1].made.seat == seat:
            self._undo.clear()

    def confirm_all(self) -> None:
        """Everybody's moves stand."""
        self._undo.clear()


def _is_answer(state: State, seat: int, move: Move) -> bool:
    ask = state.ask
    return ask is not None and seat in state.waiting and move in ask.moves(state, seat)


def _is_secret(before: State, seat: int, after: State, events: Sequence[Event]) -> bool:
    if any(event.only is None or event.only != (seat,) for event in events):
        return False
    others = (role for role in (*range(before.players), None) if role != seat)
    return all(before.view(role) == after.view(role) for role in others)
