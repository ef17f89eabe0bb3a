"""Writing new tables: many in one statement. A table that is there already is left alone, and so is its first line."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import Connection

from reverie.server.storage.many import execute


class NewTable(NamedTuple):
    """A table as it lies in the database."""

    id: str
    game: str
    created_at: float
    updated_at: float
    seed: str
    phase: str
    private: bool
    summary: str
    guest_host: str

    def __repr__(self) -> str:
        """Without the seed, which is a secret until the game is over."""
        return f"NewTable({self.id!r})"


_INSERT: Final = f"INSERT INTO tables ({', '.join(NewTable._fields)}) VALUES {{rows}} ON CONFLICT DO NOTHING"


def write_tables(connection: Connection, new: Sequence[NewTable]) -> None:
    if new:
        execute(connection, _INSERT, sorted(new))
