"""The turns of bots: which of them owe an answer at a table, and what becomes of it."""

import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from reverie.bots import moves_for_bot
from reverie.kernel import Refused, move_text
from reverie.server.bot_workers import BotWorkers
from reverie.server.mailbox import Broken
from reverie.server.metrics import METRICS
from reverie.server.refusals import STORAGE_REFUSALS, NoLongerDue
from reverie.table.deciding import Decided, decide_move
from reverie.table.live_table import LiveTable

if TYPE_CHECKING:
    from reverie.server.table_actor import TableActor

_logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class BotQuestion:
    """A bot that owes an answer, and where its answer goes."""

    seat: int
    level: str
    decision: int


class BotTurns:
    """The bots of one table."""

    def __init__(
        self,
        table: LiveTable,
        now: Callable[[], float],
        write: Callable[[Callable[[], Decided]], Awaitable[None]],
        ask: Callable[[BotQuestion], None],
    ) -> None:
        """``ask`` has a bot think; its answer comes to ``answer``."""
        self._table = table
        self._now = now
        self._write = write
        self._ask = ask
        self._asked: set[tuple[int, int]] = set()
        """By seat and decision: who has been asked and has not answered."""
        self._failures: Counter[tuple[int, int]] = Counter()

    @property
    def are_thinking(self) -> bool:
        return bool(self._asked)

    def ask(self) -> None:
        """Ask every bot that owes an answer and has not been asked for it."""
        table = self._table
        if table.playing is None or not (self._asked or "bot" in [chair.kind for chair in table.chairs]):
            return
        decision = table.playing.progress.question
        self._asked = {asked for asked in self._asked if asked[1] == decision and table.phase == "playing"}
        for seat in table.owing:
            chair = table.chairs[seat]
            if chair.kind == "bot" and (seat, decision) not in self._asked:
                self._asked.add((seat, decision))
                self._ask(BotQuestion(seat, chair.level, decision))

    async def answer(self, question: BotQuestion, move: str | None) -> None:
        """A bot has thought; nothing where it failed, and the default move is made for it."""
        self._asked.discard((question.seat, question.decision))
        try:
            await self._write(partial(self._entry, question, move))
        except STORAGE_REFUSALS:
            pass  # it is asked again when the table has settled
        except Refused:  # it may have been answered otherwise: by a clock, or in another process
            await self._insist(question)

    def _entry(self, question: BotQuestion, move: str | None) -> Decided:
        playing = self._table.playing
        if self._table.chairs[question.seat].kind != "bot":
            raise NoLongerDue("no-longer-due")  # whose seat it is has come back, and answers
        if move is None and playing is not None:
            default = playing.state.default_move(question.seat)
            move = "" if default is None else move_text(default)
        return decide_move(self._table, question.seat, move or "", question.decision, self._now())

    async def _insist(self, question: BotQuestion) -> None:
        """A bot whose answer was refused is asked once more; if that is refused too, the default move is made."""
        if not is_open(self._table, question) or self._table.chairs[question.seat].kind != "bot":
            return
        here = {failed: times for failed, times in self._failures.items() if failed[1] == question.decision}
        self._failures = Counter(here)
        self._failures[question.seat, question.decision] += 1
        if self._failures[question.seat, question.decision] > 1:
            METRICS.failures.inc()
            try:
                await self._write(partial(self._entry, question, None))
            except STORAGE_REFUSALS:
                pass
            except Refused as refused:
                raise Broken from refused  # not even that can be done: it would be asked for ever


def is_open(table: LiveTable, question: BotQuestion) -> bool:
    """Whether the bot still owes that answer."""
    playing = table.playing
    if playing is None:
        return False
    return playing.progress.question == question.decision and question.seat in playing.owing


async def let_think(workers: BotWorkers, actor: "TableActor", question: BotQuestion, owner: str) -> None:
    """Have a bot think in a worker process, and bring its answer to the table."""
    table = actor.table
    playing = table.playing
    if playing is None or not is_open(table, question):
        return
    move: str | None = None
    try:
        view = playing.state.view(question.seat)
        moves = [move_text(move) for move in moves_for_bot(playing.state, question.seat)]
        luck = table.bot_luck(question.seat)
        is_hushed = table.window is not None
        move = await workers.think(table.game.name, question.level, luck, view, moves, owner, is_hushed)
    except Exception as error:  # a bot that fails or never comes back must not hold up the table
        METRICS.failures.inc()
        _logger.warning("table %s: a bot failed: %r", table.id, error)
    actor.bot_move(question, move)
