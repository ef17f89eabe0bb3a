"""The chat of one table: every line is written down first, and told once."""

from collections.abc import Awaitable, Callable, Iterable
from typing import Final, Protocol

from reverie import wire
from reverie.server.storage import ChatRow
from reverie.table.decide_checks import NotAllowed
from reverie.table.live_table import LiveTable

_SHOWN: Final = 50
"""So many lines are shown to whoever comes."""

NameOf = Callable[[str], Awaitable[str]]
"""The name of a guest; nothing where there is none."""


class ChatStore(Protocol):
    """What a chat needs of the storage."""

    async def add(self, table_id: str, guest_id: str, at: float, text: str) -> ChatRow: ...

    async def latest(self, table_id: str, limit: int = 100) -> list[ChatRow]: ...


async def last_lines(store: ChatStore, table_id: str, names: dict[str, str], name_of: NameOf) -> list[ChatRow]:
    """What was said last at a table; ``names`` learns who said it."""
    rows = await store.latest(table_id, _SHOWN)
    for row in rows:
        if row.guest_id not in names:
            names[row.guest_id] = await name_of(row.guest_id)
    return rows


class TableChat:
    """What has been said at a table. All of it happens in the order of the table's mail."""

    def __init__(
        self, table: LiveTable, names: dict[str, str], store: ChatStore, name_of: NameOf, said: Iterable[ChatRow] = ()
    ) -> None:
        """``said`` is what was said before."""
        self.lines: list[wire.ChatMessage] = []
        """What is shown to whoever comes."""
        self._told: set[int] = set()
        """The lines that have been told, by their numbers in the storage."""
        self._table = table
        self._names = names
        self._store = store
        self._name_of = name_of
        self._show(said)

    async def say(self, guest: str, at: float, text: str) -> list[wire.ChatMessage]:
        """Somebody talks: it is written down. What is to be told now."""
        if self._table.seat_of(guest) is None and self._table.phase == "playing":
            raise NotAllowed("only-players-talk")
        row = await self._store.add(self._table.id, guest, at, text)
        if guest not in self._names:
            self._names[guest] = await self._name_of(guest)
        return self._new([row])

    async def read_new(self) -> list[wire.ChatMessage]:
        """Other processes have written something down. What is to be told now."""
        return self._new(await last_lines(self._store, self._table.id, self._names, self._name_of))

    async def read_again(self) -> bool:
        """Something may have been erased: whether other lines are shown now."""
        before = self.lines
        self._show(await last_lines(self._store, self._table.id, self._names, self._name_of))
        return self.lines != before

    def _show(self, rows: Iterable[ChatRow]) -> None:
        rows = list(rows)
        self._told.update(row.id for row in rows)
        self.lines = [self._line(row) for row in rows]

    def _new(self, rows: Iterable[ChatRow]) -> list[wire.ChatMessage]:
        """Those that nobody has been told of, whether we wrote them or found them."""
        new = [row for row in rows if row.id not in self._told]
        self._told.update(row.id for row in new)
        if len(self._told) > 10 * _SHOWN:
            self._told = set(sorted(self._told)[-2 * _SHOWN :])
        told = [self._line(row) for row in new]
        self.lines = [*self.lines, *told][-_SHOWN:]
        return told

    def _line(self, row: ChatRow) -> wire.ChatMessage:
        seat = self._table.seat_of(row.guest_id)
        return wire.ChatMessage(at=row.at, seat=seat, name=self._table.called(self._names)[row.guest_id], text=row.text)
