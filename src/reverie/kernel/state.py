"""The state of a game: all of it plain data, and the one road by which it changes.

A game subclasses ``State`` with its own fields. Everything a person, bot, replay, test or server does with a game in
progress is here: ``asked`` and ``moves`` ask, ``play`` changes, ``view`` shows, ``copy`` and ``save`` keep.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Final, Generic, NamedTuple, Self

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from reverie.kernel.chance import Chance
from reverie.kernel.events import Event, Log
from reverie.kernel.fields import CopyFields, copying
from reverie.kernel.moves import Move, move_text
from reverie.kernel.refusals import EndlessRules, GameOver, NotAsked, Refused, StaleDecision
from reverie.kernel.result import Result, result_data
from reverie.kernel.saving import save_state
from reverie.kernel.setup import C, Setup
from reverie.kernel.steps import Ask, SealedAsk, Step

STEP_LIMIT: Final = 20_000
"""So many steps at most from one question to the next. In random games of all kinds there were never more than 79, and
the longest ride that changed content allows has some thousand: what goes on beyond that goes round in a circle."""
UNKNOWN: Final = "?"
"""What a view shows in place of something its seat cannot know."""


class Suspended(NamedTuple):
    """A question that an aside has covered with another; it goes on when it is on top again."""

    depth: int
    decision: int
    waiting: tuple[int, ...]
    sealed: list[Move | None]


# UNCHECKED: while somebody waits, an ``Ask`` lies on top of the agenda; types hear so from ``State.ask``. Where every
# move of a simulation passes, the kernel takes it for one without looking: in random games of Psycle an ``isinstance``
# at these places costs 0.9 to 1.6 % more instructions, a function that has it 2.7 to 4.5 %.

_COPYING: Final[dict[type[Any], CopyFields]] = {}
"""By the class of a state: how its fields are copied; found when one is copied for the first time."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Generic[C]):
    """The kernel's part of every state. A game adds its own fields as annotations (see ``kernel.fields``).

    ``agenda`` is the stack of steps; while somebody is asked, its top is the question, ``waiting`` the seats that owe
    an answer, ``sealed`` the answers that lie face down, and ``decision`` the question's number (``decisions`` counts
    them).
    """

    __slots__ = ("agenda", "chance", "decision", "decisions", "result", "sealed", "setup", "suspended", "waiting")

    has_asides: ClassVar[bool] = False

    def __init__(self, setup: Setup[C], chance: Chance) -> None:
        self.setup = setup
        self.chance = chance
        self.agenda: list[Step[Any]] = []
        self.waiting: tuple[int, ...] = ()
        self.sealed: list[Move | None] = setup.no_answers.copy()
        self.decision = 0
        self.decisions = 0
        self.suspended: list[Suspended] = []
        self.result: Result | None = None

    # Asking never changes anything.

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.setup.players

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that owe an answer now."""
        return self.waiting

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.result is not None

    @property
    def ask(self) -> Ask[Any, Any] | None:
        """The question that is open."""
        if not self.waiting:
            return None
        top = self.agenda[-1]
        assert isinstance(top, Ask)
        return top

    def moves(self, seat: int) -> Sequence[Move]:
        """Every lawful move of a seat: the answers in the question's order, then the asides in theirs."""
        answers: Sequence[Move] = ()
        if seat in self.waiting:
            ask: Ask[Any, Any] = self.agenda[-1]  # type: ignore[assignment]  # see UNCHECKED
            answers = ask.moves(self, seat)
        if self.setup.has_asides and self.result is None:
            return (*answers, *self.asides(seat))
        return answers

    def asides(self, seat: int) -> Sequence[Move]:
        """Moves that are lawful out of turn."""
        return self.setup.game.asides(self, seat)

    def is_answer(self, seat: int, move: Move) -> bool:
        """Whether a move answers the open question; a lawful one that does not is an aside."""
        ask = self.ask
        return ask is not None and seat in self.waiting and move in ask.moves(self, seat)

    def default_move(self, seat: int) -> Move | None:
        """What is answered for a seat whose clock runs out; ``None`` when it owes nothing."""
        ask = self.ask
        return ask.default(self, seat) if ask is not None and seat in self.waiting else None

    def is_during(self, stretch: str, seat: int) -> bool:
        """Whether that stretch (one of the game's ``stretches``) is going on for a seat, by what the seat may know."""
        return False

    def problems(self) -> list[Refused]:
        """What is impossible about this state; empty for every state that a game can reach."""
        return self.setup.game.problems(self)

    # The one road for every move.

    def play(self, seat: object, move: Move | str, decision: int | None = None, events: bool = True) -> list[Event]:
        """Make a move, as a record or as text; it happens whole, or is refused and nothing has changed.

        ``decision`` is the number of the question that is answered: with it, an answer that comes late or twice is
        refused instead of being taken for the next question. ``events=False`` is for simulations. A ``seat`` that is no
        seat, of whatever type, is refused too.
        """
        log: Log = [] if events else None
        if type(seat) is int and seat in self.waiting and (decision is None or decision == self.decision):
            ask: Ask[Any, Any] = self.agenda[-1]  # type: ignore[assignment]  # see UNCHECKED
            answer = _listed(ask.moves(self, seat), move)
            if answer is None:
                return self._play_otherwise(seat, move, decision, log)
            ask.take(self, seat, answer, log)
            if not self.waiting:
                self.run(log)
            return log or []
        return self._play_otherwise(seat, move, decision, log)

    def play_any(self, chance: Chance) -> None:
        """Make a uniformly random lawful move for the first seat that owes an answer, without events.

        What ``moves`` and ``play`` would do together, and nothing else; it is what simulations do most.
        """
        seat = self.waiting[0]
        if self.setup.has_asides:
            moves = self.moves(seat)
            self.play(seat, moves[chance.below(len(moves))], None, False)
            return
        ask: Ask[Any, Any] = self.agenda[-1]  # type: ignore[assignment]  # see UNCHECKED
        lawful = ask.moves(self, seat)
        place = chance.below(len(lawful))
        if isinstance(lawful, tuple):  # compiled, what lies in a tuple is there at once
            move: Move = lawful[place]
        else:
            move = lawful[place]
        ask.take(self, seat, move, None)
        if not self.waiting:
            self.run(None)

    def play_answer(self, seat: int, move: Move) -> None:
        """Make one of the answers that the open question lists for a seat now, without events.

        What ``play`` would do with it, and nothing else: whoever has just asked for the answers need not have them
        found again. A move that was not listed, or an aside, must not come here.
        """
        ask: Ask[Any, Any] = self.agenda[-1]  # type: ignore[assignment]  # see UNCHECKED
        ask.take(self, seat, move, None)
        if not self.waiting:
            self.run(None)

    def _play_otherwise(self, given: object, move: Move | str, decision: int | None, log: Log) -> list[Event]:
        """All but the plain case: text, asides, and what must be refused."""
        if self.result is not None:
            raise GameOver("game-over", clause=self.setup.game.over_clause)
        seat = self._checked_seat(given)
        move = self._understood(move)
        if self.setup.has_asides and move in self.asides(seat):
            self._play_aside(seat, move, log)
            return log or []
        self._check_decision(decision)
        if seat not in self.waiting:
            raise self.not_asked(seat, move)
        ask = self.ask
        assert ask is not None
        if move not in ask.moves(self, seat):
            raise ask.why_not(self, seat, move)
        ask.take(self, seat, move, log)
        if not self.waiting:
            self.run(log)
        return log or []

    def _checked_seat(self, given: object) -> int:
        if type(given) is int and 0 <= given < self.setup.players:
            return given
        raise NotAsked("no-such-seat", {"seat": str(given), "players": self.setup.players})

    def _understood(self, move: Move | str) -> Move:
        """The move that was meant; a record of the game is held to its text form too."""
        game = self.setup.game
        if type(move) in game.move_types:
            return game.parse(move_text(move))  # type: ignore[arg-type]  # a type of move is no text
        return game.parse(str(move))

    def _check_decision(self, decision: int | None) -> None:
        if decision is not None and decision != self.decision:
            raise StaleDecision(
                "stale-decision", {"given": decision, "open": self.decision}, self.setup.game.stale_clause
            )

    def not_asked(self, seat: int, move: Move) -> Refused:
        """Why a seat that owes no answer cannot make this move, which is no lawful aside of its own."""
        reason = self.setup.game.why_no_aside(self, seat, move)
        if reason is not None:
            return NotAsked(reason.code, reason.facts, reason.clause)
        ask = self.ask
        if isinstance(ask, SealedAsk) and self.sealed[seat] is not None:
            return ask.again(self, seat)
        hushed = isinstance(ask, SealedAsk) and ask.hushed
        named = ask.seats(self) if ask is not None and hushed else self.waiting  # who has answered may be a secret
        return NotAsked("not-your-turn", {"seat": seat, "waiting": list(named)})

    def _play_aside(self, seat: int, move: Move, log: Log) -> None:
        ask, depth = self.agenda[-1], len(self.agenda)
        self.take_aside(seat, move, log)
        if len(self.agenda) == depth and self.agenda[-1] is ask:
            return
        if len(self.agenda) > depth and self.agenda[depth - 1] is ask:
            self.suspended.append(Suspended(depth, self.decision, self.waiting, self.sealed))
        self.waiting = ()
        self.sealed = self.setup.no_answers.copy()
        self.run(log)

    def take_aside(self, seat: int, move: Move, log: Log) -> None:
        """Carry out an aside. It may push steps; the open question waits beneath them."""
        self.setup.game.take_aside(self, seat, move, log)

    def run(self, log: Log) -> None:
        """Run steps until one must ask, or the game has ended; ``EndlessRules`` where neither comes."""
        agenda = self.agenda
        steps = 0
        while agenda:
            agenda.pop().run(self, log)
            if self.waiting:
                return
            steps += 1
            if steps > STEP_LIMIT:
                raise EndlessRules("too-many-steps", {"limit": STEP_LIMIT})
        if self.result is None:
            raise RuntimeError("nothing is left to do and nobody has won: the last step must push one or end it")

    def open(self, ask: Ask[Any, Any], waiting: tuple[int, ...]) -> None:
        """Put a question to the seats in ``waiting``; it lies on the agenda until it has been answered."""
        self.agenda.append(ask)
        self.decision = self.decisions = self.decisions + 1
        self.waiting = waiting

    def resume(self, ask: Ask[Any, Any]) -> bool:
        """Go on with ``ask`` where it was, if an aside had covered it."""
        if self.suspended[-1].depth != len(self.agenda) + 1:
            return False
        self.agenda.append(ask)
        _, self.decision, self.waiting, self.sealed = self.suspended.pop()
        return True

    def end(self, result: Result) -> None:
        """The game is over: nothing is left to do."""
        self.agenda.clear()
        self.suspended.clear()
        self.waiting = ()
        self.result = result

    # One exit for every secret.

    def view(self, of: object) -> dict[str, Any]:
        """All that a seat (``None``: a spectator) may know, as plain data; ``UNKNOWN`` stands for what it may not."""
        seat = None if of is None else self._checked_seat(of)
        result = self.result
        view = self.setup.header  # ours alone: it is new each time
        view["seat"] = seat
        view["decisions"] = self.decisions
        view["decision"] = self._view_decision(seat)
        view["result"] = None if result is None else result_data(result)
        view.update(self.look(seat))
        return view

    def _view_decision(self, seat: int | None) -> dict[str, Any] | None:
        ask = self.ask
        if ask is None:
            return None
        own = self.sealed[seat] if seat is not None else None
        hushed = isinstance(ask, SealedAsk) and ask.hushed
        return {
            "number": self.decision,
            "question": ask.question,
            "clause": ask.clause,
            "facts": ask.facts(self, seat),
            "asked": list(ask.seats(self)),
            "waiting": UNKNOWN if hushed else list(self.waiting),
            "owes": seat in self.waiting,
            "answer": None if own is None else move_text(own),
        }

    def look(self, seat: int | None) -> dict[str, Any]:
        """The game's part of ``view``."""
        return self.setup.game.look(self, seat)

    def redeal(self, seat: int | None, chance: Chance) -> None:
        """Deal anew, in place, all that ``seat`` cannot know; its view must stay the same, byte for byte."""
        self.setup.game.redeal(self, seat, chance)

    def reshuffle(self, chance: Chance) -> None:
        """Deal anew, in place, what no seat knows; all views must stay the same, byte for byte."""
        self.setup.game.reshuffle(self, chance)

    # Keeping.

    def copy(self) -> Self:
        """An independent twin."""
        twin = self.__new__(type(self))
        twin.setup = self.setup
        twin.chance = self.chance.copy()
        twin.agenda = self.agenda[:]
        twin.waiting = self.waiting
        twin.sealed = self.sealed[:]
        twin.decision = self.decision
        twin.decisions = self.decisions
        twin.suspended = [entry._replace(sealed=entry.sealed[:]) for entry in self.suspended]
        twin.result = self.result
        try:
            copy_fields = _COPYING[type(self)]
        except KeyError:
            copy_fields = _COPYING[type(self)] = copying(type(self))
        copy_fields(self, twin)
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """An independent twin for ``copy.deepcopy``; the set-up is shared, as it never changes."""
        return self.copy()

    def save(self) -> dict[str, Any]:
        """All of it, secrets too, as plain JSON data; ``Game.load`` reads it back."""
        return save_state(self)


def _listed(moves: Sequence[Move], move: Move | str) -> Move | None:
    """The rules' own record of a move, not one that merely compares equal; ``None`` where it is not among them."""
    for own in moves:
        if own is move:
            return own
    try:
        return moves[moves.index(move)]
    except ValueError:
        return None


S = TypeVar("S", bound=State[Any], default=Any)
"""The state of a game."""
