"""A table as lists show it: the lobby at a glance, one's own list with how it stands.

What the lobby shows is kept beside the entries: in a server's database, and in a browser. It is a cache of what they
say, so it may have been written by an older version, or by a newer one.
"""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import UNSET

from reverie.table.live_table import LiveTable
from reverie.table.table_info import table_info
from reverie.wire.http_messages import ChairName, OwnTable, TableSummary


def table_summary(table: LiveTable) -> TableSummary:
    """A table at a glance, as everybody may know it."""
    daily = table.created.daily
    return TableSummary(
        players=table.created.players,
        chairs=[chair.kind for chair in table.chairs],
        clock=table.clock_rule.name,
        time=table.clock_rule,
        variant=UNSET if table.variant is None else table.variant,
        daily=UNSET if daily is UNSET else daily.day,
    )


def read_summary(kept: Mapping[str, Any]) -> TableSummary:
    """What was written of a table; nothing where a newer version wrote something that is not known here."""
    try:
        return msgspec.convert(kept, TableSummary)
    except msgspec.ValidationError:
        return TableSummary()


def as_it_stands(own: OwnTable, table: LiveTable, names: Mapping[str, str], guest: str) -> OwnTable:
    """One's own table together with what a guest may know of it at a glance."""
    seat = table.seat_of(guest)
    return msgspec.structs.replace(
        own,
        seat=seat,
        chairs=[ChairName(kind=chair.kind, name=chair.name) for chair in table_info(table, names).chairs],
        paused=table.paused,
        waiting="?" if table.window is not None else table.owing,  # whoever may answer in a hidden window is hidden
        owes=seat in table.owing,
        may_return=table.seat_left_by(guest) is not None,
    )
