"""The shape of the database. The migrations bring it about; a test holds the two together.

Times are seconds since 1970. Guests are known by id everywhere but in ``guests``, so that a person can be forgotten.
"""

from typing import Any, Final

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)

METADATA: Final = MetaData(
    naming_convention={"pk": "%(table_name)s_key", "fk": "%(table_name)s_%(column_0_name)s", "ix": "%(column_0_label)s"}
)


def _of_table(**options: Any) -> Column[str]:
    """The table that a row belongs to and goes away with."""
    return Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, **options)


tables: Final = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("updated_at", Double, nullable=False),
    Column("seed", Text, nullable=False),
    Column("phase", Text, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("summary", Text, nullable=False),
    Column("guest_host", Text, nullable=False),
    Index("tables_in_phase", "phase", "updated_at"),
)

entries: Final = Table(
    "log",  # its name in every database since the first shape
    METADATA,
    _of_table(primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("guest_id", Text, nullable=False),
    Column("client_id", Text, nullable=False),
    Column("body", Text, nullable=False),
)

Index(
    "log_once",
    entries.c.table_id,
    entries.c.guest_id,
    entries.c.client_id,
    unique=True,
    sqlite_where=text("client_id <> ''"),
    postgresql_where=text("client_id <> ''"),
)

guests: Final = Table(
    "guests",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("seen_at", Double, nullable=False),
    Column("forgotten", Boolean, nullable=False, server_default=false()),
)

sittings: Final = Table(
    "sittings",
    METADATA,
    _of_table(primary_key=True),
    Column("guest_id", Text, primary_key=True),
    Index("sittings_of_guest", "guest_id"),
)

chat: Final = Table(
    "chat",
    METADATA,
    Column("id", Integer, primary_key=True),
    _of_table(),
    Column("guest_id", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("text", Text, nullable=False),
    Index("chat_at_table", "table_id", "id"),
    Index("chat_of_guest", "guest_id"),
    sqlite_autoincrement=True,
)

comments: Final = Table(
    "comments",
    METADATA,
    Column("id", Integer, primary_key=True),
    _of_table(),
    Column("guest_id", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("moment", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Index("comments_at_table", "table_id", "id"),
    Index("comments_of_guest", "guest_id"),
    sqlite_autoincrement=True,
)

heartbeat: Final = Table(
    "heartbeat",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
)

analyses: Final = Table(
    "analyses",
    METADATA,
    _of_table(primary_key=True),
    Column("made_by", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
)
"""What the coach found out about finished games, compressed; all of it can be made again."""

printings: Final = Table(
    "printings",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("content", Text, nullable=False),
)

daily_chain: Final = Table(
    "daily_chain",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("secret", Text, nullable=False),
    Column("first_day", Text, nullable=False),
)
"""The one chain that all daily deals of this database follow from. Whoever reads its secret knows all deals to come."""

daily_entries: Final = Table(
    "daily_entries",
    METADATA,
    _of_table(primary_key=True),
    Column("day", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("guest_id", Text, nullable=False),
    Column("device", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("finished_at", Double),
    Column("in_time", Boolean, nullable=False, server_default=false()),
    Column("result", Text),
    Column("adjusted", Text),
    UniqueConstraint("day", "game", "guest_id", name="daily_entries_of_guest_once"),
    UniqueConstraint("day", "game", "device", name="daily_entries_of_device_once"),
    Index("daily_entries_of_guest", "guest_id"),
    Index(
        "daily_entries_to_study",
        "finished_at",
        sqlite_where=text("adjusted IS NULL"),
        postgresql_where=text("adjusted IS NULL"),
    ),
)
"""Who began which daily deal, on which device (sealed), at which table; the coach's own games have no guest. How it
came out is a cache of the table's entries and of the coach's analysis."""

device_codes: Final = Table(
    "device_codes",
    METADATA,
    Column("guest_id", Text, primary_key=True),
    Column("link_seal", Text, nullable=False),
    Column("word_seal", Text, nullable=False),
    Column("expires_at", Double, nullable=False),
    Column("used_by", Text, nullable=False),
    Index("device_codes_by_link", "link_seal"),
    Index("device_codes_by_word", "word_seal"),
)
"""The codes with which somebody comes over to a second device, sealed: whoever reads this cannot use them."""
