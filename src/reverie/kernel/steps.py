"""Steps: the agenda of a game is a stack of these, and pushing and popping them is all the control flow there is.

A step is made with plain values (who, where, which card) and never changes; its class says what to do. There are three
kinds:

- ``Step`` runs by itself: it changes the state and may push further steps;
- ``Ask`` stops the game until one seat has answered;
- ``SealedAsk`` stops it until several seats have answered, each face down, and then turns all answers over.

A step keeps no reference to anything: it is saved as its class name and what it was made with, each value under the
name of its parameter::

    class Settle(Step[MyState]):
        def __init__(self, seat: int) -> None:
            self.seat: Final = seat
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from reverie.kernel.events import Event, Log
from reverie.kernel.moves import Move, move_text
from reverie.kernel.refusals import IllegalMove, Refused
from reverie.kernel.written import made_with

if TYPE_CHECKING:
    from reverie.kernel.state import State


S = TypeVar("S", bound="State[Any]")
"""The state that a step is about."""
M = TypeVar("M", bound=Move, default=Move)
"""The moves that a question can be answered with."""


def _values(step: Any) -> list[Any]:
    return [getattr(step, name) for name in made_with(type(step))]


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Runs by itself when it comes to the top of the agenda; it has been taken off before ``run`` is called."""

    __slots__ = ()

    def run(self, state: S, log: Log) -> None:
        """Do what the step does; it has been taken off the agenda, and may push others."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and _values(other) == _values(self)

    def __hash__(self) -> int:
        return hash((type(self), *_values(self)))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(repr(value) for value in _values(self))})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Step[S], Generic[S, M]):
    """A question to one seat. It lies on the agenda until it has been answered."""

    __slots__ = ()

    question: ClassVar[str] = ""
    """Names the sentence that asks, and its help."""
    clause: ClassVar[str] = ""
    """The ledger clause that the question comes from."""
    single_move_plays_itself: ClassVar[bool] = False
    """True where the rules answer for a seat that has only one move; only where everybody can see that it has."""

    def seats(self, state: S) -> Sequence[int]:
        """Who is asked. Depends only on what everybody may know."""
        raise NotImplementedError

    def moves(self, state: S, seat: int) -> Sequence[M]:
        """Every lawful answer of ``seat``, in the order that the game documents."""
        raise NotImplementedError

    def answer(self, state: S, seat: int, move: M, log: Log) -> None:
        """Carry out the answer; the question has been taken off the agenda."""
        raise NotImplementedError

    def default(self, state: S, seat: int) -> M:
        """What is answered when the seat's clock runs out."""
        return self.moves(state, seat)[0]

    def why_not(self, state: S, seat: int, move: Move) -> Refused:
        """Why ``move``, which is not among ``moves``, cannot be made."""
        return IllegalMove("not-lawful-now", {"move": move_text(move)}, self.clause)

    def facts(self, state: S, seat: int | None) -> dict[str, Any]:
        """What fills the blanks of the question's sentence for this seat.

        ``each_move``, if it is there, holds by the text of a move what this very move costs and brings.
        """
        return {}

    def phase(self, state: S) -> str:
        """What the question belongs to when it is asked again and again: a clock may give so long to all of it.

        Another text means another phase; empty: the question is a phase of its own.
        """
        return ""

    # How the kernel opens the question and takes an answer.

    def run(self, state: S, log: Log) -> None:
        """Stop here until the seat has answered."""
        if state.suspended and state.resume(self):
            return
        waiting = tuple(self.seats(state))
        if self.single_move_plays_itself:
            only = self.moves(state, waiting[0])
            if len(only) == 1:
                self.answer(state, waiting[0], only[0], log)
                return
        state.open(self, waiting)

    def take(self, state: S, seat: int, move: M, log: Log) -> None:
        """The answer has come: go on with it."""
        state.agenda.pop()
        state.waiting = ()
        self.answer(state, seat, move, log)


@mypyc_attr(allow_interpreted_subclasses=True)
class SealedAsk(Ask[S, M], Generic[S, M]):
    """One question to several seats at once: sealed until the last is in, then revealed together."""

    __slots__ = ()

    hushed: ClassVar[bool] = False
    """True for hidden reaction windows, where others may not learn that a seat has answered before all have."""

    def about(self, state: S) -> str:
        """What a hidden window is about: one of the game's ``window_kinds``. Players may pass on one beforehand."""
        return ""

    def automatic(self, state: S) -> Sequence[tuple[int, M]]:
        """Answers that the rules give by themselves for some of the seats, before anybody is asked; usually none."""
        return ()

    def sealed(self, state: S, seat: int, move: M) -> Event | None:
        """``seat`` has answered face down: the event of it, if others may know."""
        return None

    def reveal(self, state: S, answers: list[M | None], log: Log) -> None:
        """All answers are in; the question has been taken off the agenda. ``None``: this seat was not asked."""
        raise NotImplementedError

    def again(self, state: S, seat: int) -> Refused:
        """Why a seat that has answered cannot answer again."""
        return IllegalMove("already-answered", {}, self.clause)

    def run(self, state: S, log: Log) -> None:
        """Stop here until every seat has answered."""
        if state.suspended and state.resume(self):
            return
        waiting = tuple(self.seats(state))
        if not waiting:
            self.reveal(state, state.setup.no_answers.copy(), log)  # with nobody to ask there is no question
            return
        state.open(self, waiting)
        automatic = self.automatic(state)
        if automatic:
            for seat, move in automatic:
                self.take(state, seat, move, log)

    def take(self, state: S, seat: int, move: M, log: Log) -> None:
        """One seat has answered, face down; the last answer turns all of them over."""
        waiting = _waiting_without(state, seat)
        state.sealed[seat] = move
        state.waiting = waiting
        if log is not None:
            self._tell(state, seat, move, log)
        if not waiting:
            state.agenda.pop()
            answers: list[Any] = state.sealed  # only answers to this question lie there
            state.sealed = state.setup.no_answers.copy()
            self.reveal(state, answers, log)

    def _tell(self, state: S, seat: int, move: M, log: list[Event]) -> None:
        event = self.sealed(state, seat, move)
        if event is not None:
            log.append(event)


def _waiting_without(state: "State[Any]", seat: int) -> tuple[int, ...]:
    """Who still owes an answer when ``seat`` has given its own; nobody else's may be taken."""
    waiting = state.waiting
    count = len(waiting)
    if count == 1 and waiting[0] == seat:
        return ()
    if count == 2 and waiting[0] == seat:
        return state.setup.alone[waiting[1]]
    if count == 2 and waiting[1] == seat:
        return state.setup.alone[waiting[0]]
    if seat not in waiting:
        raise ValueError(f"seat {seat} does not owe an answer")
    return tuple([other for other in waiting if other != seat])
