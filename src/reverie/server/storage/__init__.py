"""Storage: the entries of every table, and the few things around them, in SQLite or PostgreSQL.

The entries are the truth. One is written once, under its number, before anybody hears of it; everything else here is
either about people (guests, chat, comments) or a cache that can be made again from the entries (summaries, sittings).
"""

from reverie.server.storage.errors import StorageRefused
from reverie.server.storage.notifications import NotificationHandlers
from reverie.server.storage.rows import (
    ChatRow,
    CommentRow,
    DailyAdjustedRow,
    DailyEnd,
    DailyEntryRow,
    DailyResultRow,
    DeviceCodeRow,
    GuestRow,
    Summary,
    TableRow,
)
from reverie.server.storage.store import Store

__all__ = [
    "ChatRow",
    "CommentRow",
    "DailyAdjustedRow",
    "DailyEnd",
    "DailyEntryRow",
    "DailyResultRow",
    "DeviceCodeRow",
    "GuestRow",
    "NotificationHandlers",
    "StorageRefused",
    "Store",
    "Summary",
    "TableRow",
]
