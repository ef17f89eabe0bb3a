"""Storage: the log of every table, and the few things around it, in SQLite or PostgreSQL.

The log is the truth. A line is written once, under its number, before anybody hears of it; everything else here is
either about people (guests, chat) or a cache that can be made again from the log (summaries, sittings).
"""

from reverie.server.storage.ids import fresh_id
from reverie.server.storage.notices import Ears
from reverie.server.storage.refusals import StorageRefused
from reverie.server.storage.rows import PHASES, ChatLine, DeviceCode, Guest, Phase, Summary, TableRow
from reverie.server.storage.store import Store

__all__ = [
    "PHASES",
    "ChatLine",
    "DeviceCode",
    "Ears",
    "Guest",
    "Phase",
    "StorageRefused",
    "Store",
    "Summary",
    "TableRow",
    "fresh_id",
]
