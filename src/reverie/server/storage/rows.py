"""What comes out of the storage."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal, get_args

Phase = Literal["gathering", "playing", "over"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)


@dataclass(frozen=True, slots=True)
class Summary:
    """What the lobby says about a table. It is a cache of the log, and knows people by id only, like the log."""

    phase: Phase
    data: Mapping[str, Any]
    """What JSON can say, as the lobby wants it."""
    guests: Sequence[str] | None = None
    """Who sits there now; ``None`` if that has not changed."""


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
class Guest:
    """Somebody who has been here; once forgotten, nothing but the id is left."""

    id: str
    name: str
    language: str
    created_at: float
    seen_at: float
    forgotten: bool = False


@dataclass(frozen=True, slots=True)
class ChatLine:
    """Something that was said at a table."""

    id: int
    table_id: str
    guest_id: str
    at: float
    text: str


@dataclass(frozen=True, slots=True)
class DeviceCode:
    """A code with which a guest comes over to a second device, as it is stored: sealed."""

    guest_id: str
    link_seal: str = field(repr=False)
    word_seal: str = field(repr=False)
    expires_at: float
    used_by: str = ""
    """The kind of device that has used it; empty while none has."""
