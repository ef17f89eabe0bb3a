"""What is checked again and again before a command becomes an entry."""

from reverie.kernel import Refused
from reverie.kernel.refusals import GameOver
from reverie.table.live_table import LiveTable
from reverie.table.playing import Playing


class NotAllowed(Refused):
    """Not at this table, not now, or not by this guest."""


def check_changes(is_change: bool) -> None:
    """``Refused`` where all would be as it is: there are no entries that say nothing."""
    if not is_change:
        raise NotAllowed("nothing-changes")


def own_seat(table: LiveTable, guest: str) -> int:
    """The guest's seat; ``Refused`` where there is none."""
    seat = table.seat_of(guest)
    if seat is None:
        raise NotAllowed("not-seated")
    return seat


def check_gathering(table: LiveTable) -> None:
    """``Refused`` once the game has begun."""
    if table.playing is not None:
        raise NotAllowed("table-started")


def check_begun(table: LiveTable) -> Playing:
    """The game, over or not; ``Refused`` before it has begun."""
    if table.playing is None:
        raise NotAllowed("table-not-started")
    return table.playing


def check_playing(table: LiveTable) -> Playing:
    """The game that goes on, paused or not; ``Refused`` where none does."""
    playing = check_begun(table)
    if playing.state.is_over:
        raise GameOver("game-over", clause=table.game.over_clause)
    return playing


def check_not_paused(table: LiveTable) -> Playing:
    """The game, over or not; ``Refused`` before it and in a pause."""
    playing = check_begun(table)
    if playing.paused:
        raise NotAllowed("table-paused")
    return playing
