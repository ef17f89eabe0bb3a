"""Tables of daily deals: all that everybody does there is to play, and until the day is over nobody else looks.

Whoever has still to play the deal must learn nothing of it, so there is one question for every way in which a table
shows anything (``check_shown``), and one for every way in which it could become another deal (``check_daily_command``).
"""

from typing import Final

from msgspec import UNSET

from reverie.daily.calendar import is_over
from reverie.kernel.daily_deals import read_day
from reverie.table import commands as say
from reverie.table.decide_checks import NotAllowed
from reverie.table.live_table import LiveTable

_PLAYS: Final = (say.Play, say.Standing, say.Confirm)
_WHY_NOT: Final = {say.AddEntropy: "daily-no-entropy", say.TakeBack: "daily-no-takeback", say.Rematch: "daily-once"}
"""Where there is more to say than that only moves are made here."""


def check_daily_command(table: LiveTable, command: say.AnyCommand) -> None:
    """``NotAllowed`` for whatever would make a daily deal another one than everybody has."""
    if table.is_daily and not isinstance(command, _PLAYS):
        raise NotAllowed(_WHY_NOT.get(type(command), "daily-only-moves"))


def check_no_daily(table: LiveTable, code: str) -> None:
    """``NotAllowed`` where the table has a daily deal."""
    if table.is_daily:
        raise NotAllowed(code)


def is_withheld(table: LiveTable, now: float) -> bool:
    """Whether the table has a deal that others may still have to play."""
    deal = table.created.daily
    return deal is not UNSET and not is_over(read_day(deal.day), now)


def ended_in_time(table: LiveTable) -> bool:
    """Whether a game that is over was so before its day was: nothing is written at such a table after its last move."""
    return is_withheld(table, table.at)


def check_shown(table: LiveTable, now: float) -> None:
    """``NotAllowed`` where nothing of the game may be shown yet, not even to whoever has played it."""
    if is_withheld(table, now):
        raise NotAllowed("daily-withheld")


def check_may_watch(table: LiveTable, guest: str, now: float) -> None:
    """``NotAllowed`` for everybody but the one who plays, as long as others may still have to."""
    if table.seat_of(guest) is None:
        check_shown(table, now)
