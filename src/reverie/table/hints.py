"""Hints at a table: who may have one, and that everybody sees it.

Only where all others are bots: among people a hint would be help that others do not have. What the coach says is never
an entry; that it was asked is.
"""

from reverie.table.daily_tables import check_no_daily
from reverie.table.decide_checks import NotAllowed, check_not_paused, check_playing
from reverie.table.deciding import MOST_SAID, Decided
from reverie.table.entries import Entry, HintGiven
from reverie.table.live_table import LiveTable


def check_hint(table: LiveTable, guest: str, decision: int) -> int:
    """The seat that a hint is for; ``NotAllowed`` says why there is none."""
    seat = table.seat_of(guest)
    if seat is None:
        raise NotAllowed("hint-watching")
    check_no_daily(table, "daily-no-hints")
    check_playing(table)
    check_not_paused(table)
    if any(chair.kind != "bot" for other, chair in enumerate(table.chairs) if other != seat):
        raise NotAllowed("hint-others-play")
    if seat not in table.owing or table.begun.progress.question != decision:
        raise NotAllowed("hint-not-asked")
    return seat


def is_hinted(table: LiveTable, guest: str, decision: int) -> bool:
    """Whether the guest has had a hint about this very question: asking again changes nothing."""
    return table.hinted is not None and table.hinted == (table.seat_of(guest), decision)


def decide_hint(table: LiveTable, guest: str, decision: int, at: float, client: str) -> Decided:
    """The entry that says so."""
    seat = check_hint(table, guest, decision)
    if table.said_by[guest] >= MOST_SAID:
        raise NotAllowed("table-too-long", {"most": MOST_SAID})
    own_id = client if (guest, client) not in table.done else ""
    return Decided(Entry(table.number + 1, at, HintGiven(seat, decision), guest, own_id))
