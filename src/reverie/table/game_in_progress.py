"""One game at a table: its state, its moves so far, what happened, and what may be taken back."""

from collections.abc import Callable, Sequence
from typing import Final

from reverie.kernel import Event, Game, IllegalMove, Move, Refused, SealedChance, Setup, StaleDecision, State, move_text
from reverie.kernel.forking import ForkStart
from reverie.kernel.record import Played, move_line
from reverie.table.takeback import is_free

TABLE_EVENT: Final = "table_"
"""How the kinds of events begin that are the table's and not the game's: somebody left, time ran out."""


class Moment:
    """Something that happened, after so many moves that everybody knows of."""

    __slots__ = ("after", "event")

    def __init__(self, after: int, event: Event) -> None:
        self.after: Final = after
        self.event: Final = event


class TriedMove:
    """A move tried out on a copy: what it would lead to."""

    __slots__ = ("answers", "events", "move", "seat", "secret", "state")

    def __init__(self, seat: int, move: Move, state: State, events: list[Event], answers: bool, secret: bool) -> None:
        """``answers``: whether it answers the open question; otherwise it is an aside.

        ``secret``: whether nobody else could tell that it was made.
        """
        self.seat: Final = seat
        self.move: Final = move
        self.state: Final = state
        self.events: Final = events
        self.answers: Final = answers
        self.secret: Final = secret

    def made_known(self) -> "TriedMove":
        """The same move, of which everybody hears."""
        return TriedMove(self.seat, self.move, self.state, self.events, self.answers, secret=False)


class _Before:
    """What a take-back goes back to."""

    __slots__ = ("_free", "made", "stands", "state")

    def __init__(self, made: TriedMove, state: State) -> None:
        self.made = made
        self.state: Final = state
        self.stands = False
        """Whether its maker has confirmed it."""
        self._free: bool | None = None

    @property
    def can_go(self) -> bool:
        """Whether the move has told nobody anything, and is not confirmed."""
        if self._free is None and not self.stands:
            self._free = is_free(self.state, self.made.seat, self.made.move, self.made.state)
        return bool(self._free) and not self.stands

    def settle(self) -> None:
        """It cannot be taken back any more, so what that would need is let go."""
        self.stands = True
        made = self.made
        self.made = TriedMove(made.seat, made.move, self.state, [], made.answers, made.secret)


_MOST_UNDONE: Final = 100
"""So many moves in a row, of each seat, may be taken back: what is kept for it is bounded."""
_MOST_AGAIN: Final = 500
"""So many secrets of others at most are made again after a take-back."""


class GameInProgress:
    """A game in progress. A move is tried on a copy first, so that it happens whole or not at all."""

    def __init__(self, game: Game, setup: Setup, key: bytes, fork: ForkStart | None = None) -> None:
        """``fork``: it does not begin at the beginning, but goes on from a moment of another game."""
        self.game = game
        self.state: State
        events: list[Event] = []
        if fork is None:
            self.state, events = game.start(setup, SealedChance(key), [])
        else:
            self.state = fork.begin(key, SealedChance(key))
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

    def try_move(
        self, seat: int, move: Move | str, question: int | None = None, before: State | None = None
    ) -> TriedMove:
        """Try a move, now or after what led to the state ``before``; ``Refused`` when it cannot be made."""
        made = self.game.parse(move) if isinstance(move, str) else move
        before = self.state if before is None else before
        state: State = before.copy()
        try:
            events = state.play(seat, made, None if question is None else question - self._used)
        except StaleDecision as stale:
            raise StaleDecision(stale.code, {"given": question, "open": self.question}, stale.clause) from None
        secret = _is_secret(before, seat, state, events)
        return TriedMove(seat, made, state, events, before.is_answer(seat, made), secret)

    def make(self, made: TriedMove, at: float, can_take_back: bool = True) -> list[Event]:
        """Let a move happen that was tried."""
        self._keep(made, can_take_back)
        self.state = made.state
        self.moves.append(Played(move_line(made.seat, move_text(made.move)), at))
        self.turns[made.seat] += 1
        self.told += not made.secret
        self.told_by.append(self.told)
        self.marks.append(len(self.history))
        self.history += [Moment(self.told, event) for event in made.events]
        return made.events

    def note(self, event: Event, ahead: int = 0) -> Event:
        """Something that the table did, not the game; ``ahead`` of so many moves that are about to be made."""
        self.history.append(Moment(self.told + ahead, event))
        return event

    def _keep(self, made: TriedMove, can_take_back: bool) -> None:
        """Whether a move is free is asked only when somebody could want it back: it takes longer than the move."""
        if not self.game.takeback:
            return
        may_go = can_take_back and self.game.may_take_back(self.state, made.seat, made.move)
        if made.secret:
            self._keep_secret(_Before(made, self.state), may_go)
        elif not may_go:
            self._undo.clear()
        else:
            del self._undo[: 1 + self._last(lambda kept: kept.made.seat != made.seat and not kept.made.secret)]
            self._undo.append(_Before(made, self.state))
            known = [place for place, kept in enumerate(self._undo) if not kept.made.secret]
            del self._undo[: known[-_MOST_UNDONE] if len(known) > _MOST_UNDONE else 0]

    def _keep_secret(self, before: _Before, may_go: bool) -> None:
        """A secret ends nothing: that it was made would show in what others can take back."""
        self._undo.append(before)
        if not may_go:
            before.settle()
        seat = before.made.seat
        own = [kept for kept in self._undo if kept.made.secret and kept.made.seat == seat and not kept.stands]
        for kept in own[:-_MOST_UNDONE]:
            kept.settle()

    def _last(self, wanted: Callable[[_Before], bool]) -> int:
        """The place of the last such move; -1 where there is none."""
        return max((place for place, kept in enumerate(self._undo) if wanted(kept)), default=-1)

    def can_take_back(self, seat: int) -> bool:
        """Whether the seat's last move may be taken back."""
        return self._place_to_go_back(seat) is not None

    def check_take_back(self, seat: int) -> None:
        """``Refused`` unless the seat's last move may be taken back."""
        if not self.game.takeback:
            raise IllegalMove("undo-unlawful", {}, self.game.takeback_clause)
        if not self.can_take_back(seat):
            raise IllegalMove("undo-nothing", {}, self.game.takeback_clause)

    def _place_to_go_back(self, seat: int) -> int | None:
        """Where the seat's last move lies among those that may be taken back; after it come only others' secrets."""
        place = self._last(lambda kept: kept.made.seat == seat)
        if place < 0 or any(not later.made.secret for later in self._undo[place + 1 :]):
            return None
        return place if self._undo[place].can_go else None

    def take_back(self, seat: int) -> TriedMove:
        """Go back to before the seat's last move, and say which it was.

        What others have done in secret since stands, but for what rests on that move: it goes with it.
        """
        self.check_take_back(seat)
        place = self._place_to_go_back(seat)
        assert place is not None
        before, later = self._undo[place], self._undo[place + 1 :]
        if before.state.decisions != self.state.decisions:
            self._used += self.state.decisions
        times = [self._drop_last() for _ in range(len(later) + 1)]
        self.state = before.state
        for kept, at in list(zip(later, reversed(times[:-1]), strict=True))[-_MOST_AGAIN:]:
            self._make_again(kept, at)
        return before.made

    def _make_again(self, kept: _Before, at: float) -> None:
        """A secret move after something before it was taken back; nothing where it cannot be made any more."""
        try:
            made = self.try_move(kept.made.seat, kept.made.move)
        except Refused:
            return
        self.make(made, at)
        if kept.stands and self._undo:
            self._undo[-1].settle()

    def _drop_last(self) -> float:
        """Forget the last move, and say when it was made; what the table itself has done since stays told."""
        made = self._undo.pop().made
        self.told -= not made.secret
        mark = self.marks.pop()
        kept = [moment for moment in self.history[mark:] if moment.event.kind.startswith(TABLE_EVENT)]
        self.history[mark:] = [
            moment if moment.after <= self.told else Moment(self.told, moment.event) for moment in kept
        ]
        self.turns[made.seat] -= 1
        self.told_by.pop()
        return self.moves.pop().at

    def tell_together(self, since: int) -> None:
        """All that the history has ``since`` then happened at once, after the last of its moves."""
        self.history[since:] = [Moment(self.told, moment.event) for moment in self.history[since:]]

    def confirm(self, seat: int) -> None:
        """The seat's moves stand: none of them can be taken back any more."""
        for kept in self._undo:
            kept.stands |= kept.made.seat == seat

    def confirm_all(self) -> None:
        """Everybody's moves stand."""
        self._undo.clear()


def _is_secret(before: State, seat: int, after: State, events: Sequence[Event]) -> bool:
    for event in events:
        if event.only is None or event.only != (seat,):
            return False
    others = (role for role in (*range(before.players), None) if role != seat)
    return all(before.view(role) == after.view(role) for role in others)
