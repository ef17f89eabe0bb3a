"""A table's actor without sockets: entries in memory, ears instead of people, a clock that leaps to what is next."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, TypeVar

from reverie import wire
from reverie.server.storage import ChatRow, CommentRow, Summary
from reverie.server.table_actor import ActorHost, TableActor
from reverie.table.bot_turns import BotTurn
from reverie.table.entries import AnyDeed, Entry
from reverie.table.live_table import LiveTable, Update
from tests.table.living import BEGINNING, NAMES, SEED, Evening
from tests.table.reading import read_table

T = TypeVar("T")


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop where nobody waits: when nothing is to be done, it is already later."""

    def __init__(self) -> None:
        super().__init__()
        self._now = 0.0

    def time(self) -> float:
        return self._now

    def _run_once(self) -> None:
        if not self._ready and self._scheduled:  # type: ignore[attr-defined]
            self._now = max(self._now, self._scheduled[0].when())  # type: ignore[attr-defined]
        super()._run_once()  # type: ignore[misc]


def virtually(coroutine: Coroutine[Any, Any, T]) -> T:
    """Run it on a virtual loop."""
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(coroutine)


def now() -> float:
    return BEGINNING + asyncio.get_running_loop().time()


class Ear:
    """Hears what a watcher would be sent, and when."""

    def __init__(self, guest: str = "", language: str = "en") -> None:
        self.guest = guest
        self.language = language
        self.gone = False
        self.frames: list[tuple[float, str]] = []

    def offer(self, frame: str, instead: str = "") -> None:
        self.frames.append((now(), frame))

    def answer(self, frame: str) -> None:
        self.offer(frame)

    def show(self, scene: Callable[["Ear"], str]) -> None:
        self.offer(scene(self))

    @property
    def messages(self) -> list[wire.FromServer]:
        return [wire.decode_server(frame) for _, frame in self.frames]


class MemoryEntries:
    """Entries in memory, with a mind of their own where a test gives them one: ``before`` runs ahead of each."""

    def __init__(self, written: Sequence[Entry]) -> None:
        self.written = list(written)
        self.before: Callable[[Entry], Awaitable[None]] | None = None
        self.after: Callable[[Entry], Awaitable[None]] | None = None

    async def append(self, _: str, entry: Entry, summary: Summary | None = None) -> bool:
        if self.before is not None:
            await self.before(entry)
        if entry.number != len(self.written) or (entry.client and self._is_known(entry)):
            return False
        self.written.append(entry)
        if self.after is not None:
            await self.after(entry)
        return True

    def _is_known(self, entry: Entry) -> bool:
        return (entry.guest, entry.client) in {(other.guest, other.client) for other in self.written}

    async def entries(self, _: str, since: int = 0) -> list[Entry]:
        return self.written[since:]

    @property
    def deeds(self) -> list[AnyDeed]:
        return [entry.deed for entry in self.written]


class MemoryChat:
    """A chat in memory."""

    def __init__(self) -> None:
        self.lines: list[ChatRow] = []
        self.before: Callable[[], Awaitable[None]] | None = None

    async def add(self, table_id: str, guest_id: str, at: float, text: str) -> ChatRow:
        if self.before is not None:
            await self.before()
        line = ChatRow(len(self.lines) + 1, table_id, guest_id, at, text)
        self.lines.append(line)
        return line

    async def latest(self, _: str, limit: int = 100) -> list[ChatRow]:
        return self.lines[-limit:]


class MemoryComments:
    """No comments, and none are kept."""

    async def add(self, table_id: str, guest_id: str, at: float, moment: int, text: str) -> CommentRow:
        return CommentRow(1, table_id, guest_id, at, moment, text)

    async def remove(self, *_: object) -> bool:
        return False

    async def of_table(self, _: str) -> list[CommentRow]:
        return []


class Stage:
    """An actor on entries in memory; ``asked`` are the bots that it wanted an answer of."""

    def __init__(self, evening: Evening | None = None, entries: MemoryEntries | None = None) -> None:
        self.entries = entries or MemoryEntries((evening or Evening().gathered()).entries)
        self.chat = MemoryChat()
        self.asked: list[BotTurn] = []
        self.updates: list[Update] = []
        table: LiveTable = read_table("table", SEED, self.entries.written)
        host = ActorHost(
            entries=self.entries,
            chat=self.chat,
            comments=MemoryComments(),
            ask_bot=lambda _, asked: self.asked.append(asked),
            changed=lambda _, update, __: self.updates.append(update),
            clock=now,
        )
        self.actor = TableActor(table, dict(NAMES), host)

    def ear(self, guest: str = "") -> Ear:
        ear = Ear(guest)
        self.actor.join(ear)  # type: ignore[arg-type]
        return ear

    async def say(self, ear: Ear, command: Any) -> None:
        self.actor.command(ear, command)  # type: ignore[arg-type]
        await self.quiet()

    async def quiet(self) -> None:
        """All mail has been read."""
        read = asyncio.Event()

        async def letter() -> None:
            read.set()

        self.actor.mailbox.post(letter)
        await read.wait()
        await asyncio.sleep(0)

    @property
    def table(self) -> LiveTable:
        return self.actor.table
