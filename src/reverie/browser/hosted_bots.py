"""The turns of bots at a table: which of them owe an answer, and what becomes of it."""

from collections import Counter
from typing import NamedTuple

from reverie.bots import moves_for_bot
from reverie.browser.bot_worker import ThinkingQuestion, ask
from reverie.kernel import Refused, move_text
from reverie.table.deciding import Decided, decide_move
from reverie.table.live_table import LiveTable
from reverie.wire.browser_effects import AskBot


class BotAnswer(NamedTuple):
    """What a bot says to the question of that number; nothing where it failed or took too long."""

    seat: int
    decision: int
    move: str | None


class HostedBots:
    """The bots of one table."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._asked: set[tuple[int, int]] = set()
        """By seat and decision: who has been asked and has not answered."""
        self._refused: Counter[tuple[int, int]] = Counter()

    def questions(self) -> list[AskBot]:
        """For every bot that owes an answer and has not been asked for it."""
        table = self._table
        if table.phase != "playing":
            return []
        decision = table.begun.progress.question
        self._asked = {asked for asked in self._asked if asked[1] == decision}
        bots = [seat for seat in table.owing if table.chairs[seat].kind == "bot"]
        new = [seat for seat in bots if (seat, decision) not in self._asked]
        self._asked.update((seat, decision) for seat in new)
        return [self._question(seat, decision) for seat in new]

    def _question(self, seat: int, decision: int) -> AskBot:
        table, state = self._table, self._table.begun.state
        question = ThinkingQuestion(
            game=table.game.name,
            level=table.chairs[seat].level,
            luck=table.bot_luck(seat),
            view=state.view(seat),
            moves=[move_text(move) for move in moves_for_bot(state, seat)],
        )
        is_hushed = table.window is not None
        return AskBot(table=table.id, seat=seat, decision=decision, hushed=is_hushed, question=ask(question))

    def decided(self, answer: BotAnswer, now: float) -> Decided | None:
        """The entry of a bot's move; nothing where it is not owed any more, or has to be asked for once again.

        A bot whose answer is refused is asked once more. After that, and for a bot that failed, the default move is
        made: it must not hold up the table.
        """
        self._asked.discard((answer.seat, answer.decision))
        if not self._is_owed(answer):
            return None
        state = self._table.begun.state
        if answer.move is not None and self._refused[answer.seat, answer.decision] < 2:
            try:
                return decide_move(self._table, answer.seat, answer.move, answer.decision, now)
            except Refused:
                self._refused[answer.seat, answer.decision] += 1
                if self._refused[answer.seat, answer.decision] < 2:
                    return None
        default = state.default_move(answer.seat)
        move = "" if default is None else move_text(default)
        return decide_move(self._table, answer.seat, move, answer.decision, now)

    def _is_owed(self, answer: BotAnswer) -> bool:
        """Whether a clock has not answered meanwhile, nor somebody who has come back to the seat."""
        playing = self._table.playing
        if playing is None or playing.progress.question != answer.decision or answer.seat not in playing.owing:
            return False
        return self._table.chairs[answer.seat].kind == "bot"
