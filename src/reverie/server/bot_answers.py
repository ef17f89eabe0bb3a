"""The answers of bots at a table: thought of in worker processes, and written down as people's are."""

import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING

from reverie.kernel import Refused
from reverie.server.bot_workers import BotWorkers
from reverie.server.mailbox import Broken
from reverie.server.metrics import METRICS
from reverie.server.refusals import STORAGE_REFUSALS
from reverie.table.bot_turns import BotTurn, BotTurns, bot_question, is_owed
from reverie.table.deciding import Decided
from reverie.table.live_table import LiveTable

if TYPE_CHECKING:
    from reverie.server.table_actor import TableActor

_logger = logging.getLogger(__name__)


class BotAnswers:
    """Has the bots of one table asked, and what they answer written down."""

    def __init__(
        self,
        table: LiveTable,
        now: Callable[[], float],
        write: Callable[[Callable[[], Decided]], Awaitable[None]],
        ask: Callable[[BotTurn], None],
    ) -> None:
        """``ask`` has a bot think; its answer comes to ``write_down``."""
        self._turns = BotTurns(table)
        self._now = now
        self._write = write
        self._ask = ask

    @property
    def are_thinking(self) -> bool:
        return self._turns.are_asked

    def ask(self) -> None:
        """Ask every bot that owes an answer and has not been asked for it."""
        for turn in self._turns.take():
            self._ask(turn)

    async def write_down(self, turn: BotTurn, move: str | None) -> None:
        """A bot has thought; nothing where it failed, and the default move is made for it."""
        self._turns.answered(turn)
        try:
            await self._write(partial(self._decided, turn, move))
        except STORAGE_REFUSALS:
            pass  # it is asked again when the table has settled
        except Refused:
            if self._turns.needs_default(turn):
                METRICS.failures.inc()
                await self._write_default(turn)

    async def _write_default(self, turn: BotTurn) -> None:
        try:
            await self._write(partial(self._decided, turn, None))
        except STORAGE_REFUSALS:
            pass
        except Refused as refused:
            raise Broken from refused  # not even that can be done: it would be asked for ever

    def _decided(self, turn: BotTurn, move: str | None) -> Decided:
        return self._turns.decided(turn, move, self._now())


async def let_think(workers: BotWorkers, actor: "TableActor", turn: BotTurn, owner: str) -> None:
    """Have a bot think in a worker process, and bring its answer to the table."""
    table = actor.table
    move: str | None = None
    try:
        if is_owed(table, turn):
            question, is_hushed = bot_question(table, turn.seat), table.window is not None
            move = await workers.think(question, owner, is_hushed)
    except Exception as error:  # a bot that fails or never comes back must not hold up the table
        METRICS.failures.inc()
        _logger.warning("table %s: a bot failed: %r", table.id, error)
    actor.bot_move(turn, move)
