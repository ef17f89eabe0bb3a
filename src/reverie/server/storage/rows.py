"""The rows that go into the database and come out of it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from msgspec import Struct

from reverie.table.live_table import Phase


@dataclass(frozen=True, slots=True)
class Summary:
    """What the lobby says about a table. It is a cache of the entries, and knows people by id only, as they do."""

    phase: Phase
    data: Mapping[str, Any]
    """What JSON can say, as the lobby wants it."""
    guests: Sequence[str] | None = None
    """Who sits there now; ``None`` if that has not changed."""


class LobbyUpdate(NamedTuple):
    """What the lobby is to say of a table from then on."""

    table: str
    at: float
    summary: Summary


class EntryRow(NamedTuple):
    """An entry, to be inserted."""

    table: str
    number: int
    at: float
    guest: str
    client: str
    body: str


EntryKey = tuple[str, int]
"""An entry's table and number."""


class NewTableRow(NamedTuple):
    """A table, to be inserted; the fields are called as the columns are."""

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
        return f"NewTableRow({self.id!r})"


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as the lobby knows it."""

    id: str
    game: str
    created_at: float
    updated_at: float
    seed: str = field(repr=False)
    """The secret of all its shuffles, as hex digits: for the table alone."""
    phase: Phase
    private: bool
    summary: dict[str, Any]
    host: str


@dataclass(frozen=True, slots=True)
class GuestRow:
    """Somebody who has been here; once forgotten, nothing but the id is left."""

    id: str
    name: str
    language: str
    created_at: float
    seen_at: float
    forgotten: bool = False


@dataclass(frozen=True, slots=True)
class ChatRow:
    """Something that was said at a table."""

    id: int
    table_id: str
    guest_id: str
    at: float
    text: str


@dataclass(frozen=True, slots=True)
class CommentRow:
    """Something that was written beside a moment of a finished game."""

    id: int
    table_id: str
    guest_id: str
    at: float
    moment: int
    """After so many moves."""
    text: str


class DailyResultRow(Struct, frozen=True, kw_only=True):
    """How a daily deal came out, as it is kept."""

    scores: list[int]
    """By seat, as the shares of the win."""
    returns: list[float]
    winners: list[int]


class DailyEnd(NamedTuple):
    """That a daily deal is over; the fields are called as those of its entry."""

    finished_at: float
    in_time: bool
    """Whether it was finished before its day was over: then it stands in the results."""
    result: DailyResultRow


class DailyAdjustedRow(Struct, frozen=True, kw_only=True):
    """A daily deal's result less the luck, and within which it lies, as it is kept."""

    share: float
    low: float
    high: float


@dataclass(frozen=True, slots=True, kw_only=True)
class DailyEntryRow:
    """Somebody's try at a daily deal; the coach's own, where there is no guest."""

    table_id: str
    day: str
    game: str
    guest_id: str
    device: str
    """Sealed; empty for the coach."""
    seat: int
    finished_at: float | None = None
    in_time: bool = False
    result: DailyResultRow | None = None
    is_studied: bool = False
    """Whether the coach has looked at it: only then is there perhaps something less luck."""
    adjusted: DailyAdjustedRow | None = None


@dataclass(frozen=True, slots=True)
class DeviceCodeRow:
    """A code with which a guest comes over to a second device, as it is stored: sealed."""

    guest_id: str
    link_seal: str = field(repr=False)
    word_seal: str = field(repr=False)
    expires_at: float
    used_by: str = ""
    """The kind of device that has used it; empty while none has."""
