"""Quests (ledger M): the victory check at the start of a dream turn in the Dream Cycle."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from reverie.games.dream_quest import odds
from reverie.games.dream_quest.ending import victory
from reverie.games.dream_quest.moves import ATTEMPT, DECLINE, Attempt, Offer
from reverie.games.dream_quest.providence import ROLL_WINDOW, throw
from reverie.games.dream_quest.questions import Question
from reverie.games.dream_quest.sleep import change_slumber, wake_if_spent
from reverie.games.dream_quest.state import NOBODY, DreamQuestState
from reverie.kernel import Event, IllegalMove, Log, Move, Refused, Step, move_text


class CheckVictory(Step[DreamQuestState]):
    """In the Dream Cycle, with what the quest asks: its contest begins, or is offered (DQ-134, DQ-135)."""

    def run(self, state: DreamQuestState, log: Log) -> None:
        seat, quest = state.turn, state.current_quest
        if state.kind_at(seat) != "cycle" or state.providence[seat] < quest.providence_min:
            return
        match quest.contest.kind:
            case "ritual":
                if log is not None:
                    log.append(Event("quest_tried", {"seat": seat, "quest": quest.id, "offer": 0}))
                throw(state, "ritual", (seat,), log)
                state.agenda += (QUEST_RESULT, ROLL_WINDOW)
            case "face":
                state.agenda.append(FIGHT)
            case "toll":
                state.agenda.append(PAY_TOLL)


class _Venture(Question):
    """A quest that the player may try, or leave alone this turn."""

    def default(self, state: DreamQuestState, seat: int) -> Move:
        return DECLINE

    def facts(self, state: DreamQuestState, seat: int | None) -> dict[str, Any]:
        mover, quest = state.turn, state.current_quest
        return {
            "seat": mover,
            "quest": quest.id,
            "need": quest.providence_min,
            "providence": state.providence[mover],
            "slumber": state.slumber[mover],
            "chance": odds.chance_of_quest(state, mover),
        }


class Fight(_Venture):
    """The nightmare that wears your face (DQ-138, DQ-139)."""

    question: ClassVar[str] = "fight"
    clause: ClassVar[str] = "DQ-138"

    def moves(self, state: DreamQuestState, seat: int) -> Sequence[Move]:
        return (ATTEMPT, DECLINE)

    def answer(self, state: DreamQuestState, seat: int, move: Move, log: Log) -> None:
        if isinstance(move, Attempt):
            if log is not None:
                log.append(Event("quest_tried", {"seat": seat, "quest": state.quest, "offer": 0}))
            throw(state, "face", (seat, NOBODY), log)
            state.agenda += (QUEST_RESULT, ROLL_WINDOW)


class PayToll(_Venture):
    """Name a price; it is gone either way (DQ-140)."""

    question: ClassVar[str] = "pay-toll"
    clause: ClassVar[str] = "DQ-140"

    def moves(self, state: DreamQuestState, seat: int) -> Sequence[Move]:
        lowest = state.current_quest.providence_min
        return [*(Offer(amount) for amount in range(lowest, state.providence[seat] + 1)), DECLINE]

    def why_not(self, state: DreamQuestState, seat: int, move: Move) -> Refused:
        if isinstance(move, Offer):
            facts = {"lowest": state.current_quest.providence_min, "providence": state.providence[seat]}
            return IllegalMove("dream-quest-offer", facts, "DQ-140")
        return Question.why_not(self, state, seat, move)

    def facts(self, state: DreamQuestState, seat: int | None) -> dict[str, Any]:
        add, moves = state.current_quest.contest.add, self.moves(state, state.turn)
        each = {
            move_text(move): {"chance": odds.chance_of_toll(move.amount, add)}
            for move in moves
            if isinstance(move, Offer)
        }
        return {**_Venture.facts(self, state, seat), "add": add, "each_move": each}

    def answer(self, state: DreamQuestState, seat: int, move: Move, log: Log) -> None:
        if isinstance(move, Offer):
            state.providence[seat] -= move.amount
            state.offer = move.amount
            if log is not None:
                log.append(Event("quest_tried", {"seat": seat, "quest": state.quest, "offer": move.amount}))
            throw(state, "toll", (seat, seat), log)
            state.agenda += (QUEST_RESULT, ROLL_WINDOW)


class QuestResult(Step[DreamQuestState]):
    """The dice count now: the game is won, or the turn goes on, or the nightmare strikes (DQ-137 to DQ-141)."""

    def run(self, state: DreamQuestState, log: Log) -> None:
        seat = state.turn
        kept = odds.if_kept(state, seat)
        struck = state.roll is not None and state.roll.kind == "face" and kept["kept"] == "failure"
        state.roll = None
        loss = -change_slumber(state, seat, -kept["amount"]) if struck else 0
        if log is not None:
            facts = {"seat": seat, "quest": state.quest, "kept": kept["kept"], "loss": loss}
            log.append(Event("quest_decided", {**facts, "total": kept["total"], "against": kept["against"]}))
        if kept["kept"] == "success":
            victory(state, seat, log)
        else:
            wake_if_spent(state, seat, log)


CHECK_VICTORY: Final = CheckVictory()
FIGHT: Final = Fight()
PAY_TOLL: Final = PayToll()
QUEST_RESULT: Final = QuestResult()
