"""The turns of bots at a live table: which of them are to be asked, for what, and what becomes of their answers.

It neither asks nor writes: whoever runs the table has bots think and writes entries down, each in its own way.
"""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from reverie.bots import moves_for_bot
from reverie.bots.one_answer import BotQuestion
from reverie.kernel import move_text
from reverie.table.decide_checks import NotAllowed
from reverie.table.deciding import Decided, decide_move
from reverie.table.live_table import LiveTable


class BotTurn(NamedTuple):
    """That a bot owes an answer to the question of that number."""

    seat: int
    decision: int


class BotTurns:
    """The turns of one table's bots."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._question = 0
        """What follows is about the question of that number."""
        self._asked: set[int] = set()
        """The seats that have been asked and have not answered."""
        self._refusals: Counter[int] = Counter()

    @property
    def are_asked(self) -> bool:
        """Whether some bot has still to answer what it was asked."""
        return bool(self._asked)

    def take(self) -> Sequence[BotTurn]:
        """The turns of all bots that have not been asked yet; whoever takes them asks these bots now."""
        table, asked = self._table, self._asked
        playing = table.playing
        if playing is None or not (asked or _has_bots(table)):
            return ()  # so it is with every move of people among themselves
        question = playing.progress.question
        if question != self._question:
            self._turn_to(question)
        elif asked and playing.state.is_over:
            asked.clear()
        chairs = table.chairs
        taken = [seat for seat in playing.owing if chairs[seat].kind == "bot" and seat not in asked]
        asked.update(taken)
        return [BotTurn(seat, question) for seat in taken]

    def answered(self, turn: BotTurn) -> None:
        """A bot has answered, or failed; if it still owes an answer after that, it is to be asked again."""
        if turn.decision == self._question:
            self._asked.discard(turn.seat)

    def decided(self, turn: BotTurn, move: str | None, now: float) -> Decided:
        """The entry of an answer, or without one of the default move; ``Refused`` where it cannot be or is not owed."""
        if not is_owed(self._table, turn):
            raise NotAllowed("no-longer-due")
        if move is None:
            default = self._table.begun.state.default_move(turn.seat)
            move = "" if default is None else move_text(default)
        return decide_move(self._table, turn.seat, move, turn.decision, max(now, self._table.at))

    def needs_default(self, turn: BotTurn) -> bool:
        """An answer was refused: whether the default move is to be made now. Before that a bot is asked once more."""
        if not is_owed(self._table, turn):
            return False  # it has been answered otherwise: by a clock, or in another process
        if turn.decision != self._question:
            self._turn_to(turn.decision)
        self._refusals[turn.seat] += 1
        return self._refusals[turn.seat] > 1

    def _turn_to(self, question: int) -> None:
        """Another question is open: what was about the one before is forgotten."""
        self._question = question
        self._asked.clear()
        self._refusals.clear()


def _has_bots(table: LiveTable) -> bool:
    for chair in table.chairs:  # noqa: SIM110  (with every move: ``any`` takes three times as long)
        if chair.kind == "bot":
            return True
    return False


def is_owed(table: LiveTable, turn: BotTurn) -> bool:
    """Whether the answer is still owed, and by a bot: somebody may have come back to the seat meanwhile."""
    playing = table.playing
    if playing is None or playing.progress.question != turn.decision:
        return False
    return turn.seat in playing.owing and table.chairs[turn.seat].kind == "bot"


def bot_question(table: LiveTable, seat: int) -> BotQuestion:
    """What the bot on a seat is asked now."""
    state = table.begun.state
    return BotQuestion(
        game=table.game.name,
        level=table.chairs[seat].level,
        luck=table.bot_luck(seat),
        view=state.view(seat),
        moves=[move_text(move) for move in moves_for_bot(state, seat)],
    )
