"""Meeting other avatars (ledger I): the lying are pushed back, the dreaming may be challenged."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from reverie.games.dream_quest import odds
from reverie.games.dream_quest.moves import PASS, Advance, Challenge, Drive, Pass, PushBack
from reverie.games.dream_quest.providence import Purchases, buy, purchases, roll_facts, throw
from reverie.games.dream_quest.questions import Question
from reverie.games.dream_quest.sleep import change_slumber, wake_if_spent
from reverie.games.dream_quest.state import DreamQuestState
from reverie.kernel import Event, Log, Move, Step, move_text


class Meet(Step[DreamQuestState]):
    """Whoever took a step meets those on the space: first the inactive, in seat order, then the active (DQ-088)."""

    def run(self, state: DreamQuestState, log: Log) -> None:
        if len(state.visited) < 2:
            return
        here = state.space[state.turn]
        met = [seat for seat in state.after(state.turn) if state.space[seat] == here]
        if not met:
            return
        if any(state.asleep[seat] for seat in met):
            state.agenda.append(CHALLENGE_ONE)
        if state.board.back[here]:  # on the start space nobody can be moved back (DQ-102)
            state.agenda += [PushOne(seat) for seat in reversed(met) if not state.asleep[seat]]


class PushOne(Question[PushBack]):
    """An inactive avatar goes one space back; where several fit, the mover picks (DQ-089, DQ-090)."""

    question: ClassVar[str] = "send-back"
    clause: ClassVar[str] = "DQ-090"

    def __init__(self, pushed: int) -> None:
        self.pushed: Final = pushed

    def moves(self, state: DreamQuestState, seat: int) -> Sequence[PushBack]:
        return [PushBack(self.pushed, space) for space in state.board.back[state.space[self.pushed]]]

    def facts(self, state: DreamQuestState, seat: int | None) -> dict[str, Any]:
        return {"seat": state.turn, "other_seat": self.pushed, "space": state.space[self.pushed]}

    def answer(self, state: DreamQuestState, seat: int, move: PushBack, log: Log) -> None:
        send_back(state, self.pushed, move.space, log)


def send_back(state: DreamQuestState, pushed: int, space: str, log: Log) -> None:
    """No chain, and no area effect there (DQ-099, DQ-100)."""
    before = state.space[pushed]
    state.space[pushed] = space
    if log is not None:
        facts = {"seat": state.turn, "other_seat": pushed, "from_space": before, "space": space}
        log.append(Event("sent_back", facts))


class ChallengeOne(Question):
    """At most one of the dreamers on the space, or none (DQ-091, DQ-092)."""

    question: ClassVar[str] = "challenge"
    clause: ClassVar[str] = "DQ-091"

    def moves(self, state: DreamQuestState, seat: int) -> Sequence[Move]:
        return [*(Challenge(other) for other in rivals(state)), PASS]

    def default(self, state: DreamQuestState, seat: int) -> Move:
        return PASS

    def facts(self, state: DreamQuestState, seat: int | None) -> dict[str, Any]:
        mover, met = state.turn, rivals(state)
        own = state.lucidity[mover]
        chances = [odds.chance_to_beat(own, state.lucidity[other]) for other in met]
        each = {move_text(Challenge(other)): {"chance": chance} for other, chance in zip(met, chances, strict=True)}
        return {"seat": mover, "rival_seats": met, "chances": chances, "lucidity": own, "each_move": each}

    def answer(self, state: DreamQuestState, seat: int, move: Move, log: Log) -> None:
        if isinstance(move, Challenge):
            if log is not None:
                log.append(Event("challenged", {"seat": seat, "other_seat": move.other_seat}))
            throw(state, "contest", (seat, move.other_seat), log)
            state.agenda += (CONTEST_RESULT, ContestWindow(seat, False, False))


def rivals(state: DreamQuestState) -> list[int]:
    """Who else dreams on the mover's space, by seat; the awake are never challenged (DQ-103)."""
    here = state.space[state.turn]
    return [
        seat for seat in range(state.players) if seat != state.turn and state.asleep[seat] and state.space[seat] == here
    ]


class ContestWindow(Purchases):
    """Both may better their dice in turn, until one passes and has bought nothing since the other's pass (DQ-111)."""

    question: ClassVar[str] = "contest"
    clause: ClassVar[str] = "DQ-111"

    def __init__(self, asked: int, after_pass: bool, bought: bool) -> None:
        self.asked: Final = asked
        self.after_pass: Final = after_pass
        self.bought: Final = bought

    def seats(self, state: DreamQuestState) -> Sequence[int]:
        return (self.asked,)

    def moves(self, state: DreamQuestState, seat: int) -> Sequence[Move]:
        return [PASS, *purchases(state, seat)]

    def facts(self, state: DreamQuestState, seat: int | None) -> dict[str, Any]:
        own = roll_facts(state, self.asked)
        loser = state.roll.dice[1].seat if state.roll is not None else self.asked
        wakes = own["amount"] >= state.slumber[loser]
        return {**own, "other_seat": self._other(state), "mover": self.asked == state.turn, "wakes": wakes}

    def answer(self, state: DreamQuestState, seat: int, move: Move, log: Log) -> None:
        if not isinstance(move, Pass):
            buy(state, seat, move, log)
            state.agenda.append(ContestWindow(self.asked, self.after_pass, True))
        elif self.bought or not self.after_pass:
            state.agenda.append(ContestWindow(self._other(state), True, False))

    def _other(self, state: DreamQuestState) -> int:
        assert state.roll is not None
        return next(die.seat for die in state.roll.dice if die.seat != self.asked)


class ContestResult(Step[DreamQuestState]):
    """Only a win of the mover does anything: the other loses Slumber, and both avatars move (DQ-094 to DQ-098)."""

    def run(self, state: DreamQuestState, log: Log) -> None:
        assert state.roll is not None
        enemy = state.roll.dice[1].seat
        own, other = odds.contest_totals(state)
        state.roll = None
        loss = -change_slumber(state, enemy, min(0, other - own))
        if log is not None:
            facts = {"seat": state.turn, "other_seat": enemy, "total": own, "against": other, "won": own > other}
            log.append(Event("contest_decided", {**facts, "loss": loss, "slumber": state.slumber[enemy]}))
        if own > other:
            wake_if_spent(state, enemy, log)
            follow_up(state, enemy)


def follow_up(state: DreamQuestState, enemy: int) -> None:
    """The winner goes forward first, then the other goes back, where there is a space to go to (DQ-097)."""
    if state.board.back[state.space[enemy]]:
        state.agenda.append(DriveBack(enemy))
    if forward_spaces(state):
        state.agenda.append(GO_FORWARD)


def forward_spaces(state: DreamQuestState) -> tuple[str, ...]:
    """Where the dreamer could go on to."""
    return state.board.forward_of(state.space[state.turn], state.ability(state.turn).secret_anywhere)


class GoForward(Question[Advance]):
    """The winner's own move; it is no step and uses no movement (DQ-095, DQ-097, DQ-101)."""

    question: ClassVar[str] = "advance"
    clause: ClassVar[str] = "DQ-095"

    def moves(self, state: DreamQuestState, seat: int) -> Sequence[Advance]:
        return [Advance(space) for space in forward_spaces(state)]

    def facts(self, state: DreamQuestState, seat: int | None) -> dict[str, Any]:
        return {"seat": state.turn, "space": state.space[state.turn]}

    def answer(self, state: DreamQuestState, seat: int, move: Advance, log: Log) -> None:
        before = state.space[seat]
        state.space[seat] = move.space
        if log is not None:
            log.append(Event("advanced", {"seat": seat, "from_space": before, "space": move.space}))


class DriveBack(Question[Drive]):
    """The loser goes back, woken or not; the winner picks where (DQ-095, DQ-098)."""

    question: ClassVar[str] = "send-back"
    clause: ClassVar[str] = "DQ-095"

    def __init__(self, driven: int) -> None:
        self.driven: Final = driven

    def moves(self, state: DreamQuestState, seat: int) -> Sequence[Drive]:
        return [Drive(space) for space in state.board.back[state.space[self.driven]]]

    def facts(self, state: DreamQuestState, seat: int | None) -> dict[str, Any]:
        return {"seat": state.turn, "other_seat": self.driven, "space": state.space[self.driven]}

    def answer(self, state: DreamQuestState, seat: int, move: Drive, log: Log) -> None:
        send_back(state, self.driven, move.space, log)


MEET: Final = Meet()
CHALLENGE_ONE: Final = ChallengeOne()
CONTEST_RESULT: Final = ContestResult()
GO_FORWARD: Final = GoForward()
