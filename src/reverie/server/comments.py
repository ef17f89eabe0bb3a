"""The comments of one table: what people have written beside the moments of its game, once it is over."""

from typing import Final, Protocol

from reverie import wire
from reverie.kernel import BadDocument
from reverie.server.chat import NameOf
from reverie.server.storage import CommentRow
from reverie.table.decide_checks import NotAllowed
from reverie.table.live_table import LiveTable

LONGEST_COMMENT: Final = 500
MOST_COMMENTS: Final = 200
"""At one table."""
MOST_OF_GUEST: Final = 50
"""Of one guest there: nobody fills it all."""


class CommentStore(Protocol):
    """What comments need of the storage."""

    async def add(self, table_id: str, guest_id: str, at: float, moment: int, text: str) -> CommentRow: ...

    async def remove(self, table_id: str, guest_id: str, comment: int) -> bool: ...

    async def of_table(self, table_id: str) -> list[CommentRow]: ...


class TableComments:
    """They are read anew whenever somebody asks: nobody sees what has been taken away or erased."""

    def __init__(self, table: LiveTable, names: dict[str, str], store: CommentStore, name_of: NameOf) -> None:
        self._table = table
        self._names = names
        self._store = store
        self._name_of = name_of

    async def rows(self) -> list[CommentRow]:
        """All of them; from now on the names of their writers are known here."""
        rows = await self._store.of_table(self._table.id)
        for guest in {row.guest_id for row in rows} - set(self._names):
            self._names[guest] = await self._name_of(guest)
        return rows

    async def add(self, guest: str, at: float, moment: int, text: str) -> CommentRow | None:
        """Write one down; nothing where it stands there already, because it was sent twice."""
        last = len(self._table.begun.progress.moves)
        if not 0 <= moment <= last:
            raise BadDocument("comment-no-such-moment", {"given": moment, "last": last}, path="at")
        rows = await self.rows()
        own = [row for row in rows if row.guest_id == guest]
        if any((row.moment, row.text) == (moment, text) for row in own):
            return None
        for count, most in ((len(rows), MOST_COMMENTS), (len(own), MOST_OF_GUEST)):
            if count >= most:
                raise NotAllowed("too-many-comments", {"most": most})
        row = await self._store.add(self._table.id, guest, at, moment, text)
        if guest not in self._names:
            self._names[guest] = await self._name_of(guest)
        return row

    async def remove(self, guest: str, comment: int) -> bool:
        """Take one's own away; false where there is none."""
        return await self._store.remove(self._table.id, guest, comment)

    def told(self, row: CommentRow, guest: str) -> wire.ReviewComment:
        """A comment as a guest gets it."""
        called = self._table.called(self._names)
        return wire.ReviewComment(
            id=row.id,
            moment=row.moment,
            at=row.at,
            seat=self._table.seat_of(row.guest_id),
            name=called.get(row.guest_id, self._names.get(row.guest_id, "")),
            text=row.text,
            own=bool(guest) and row.guest_id == guest,
        )
