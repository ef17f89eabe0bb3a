"""What time does to a live table, entry by entry: clocks run and rest, and somebody keeps the others waiting or not."""

from typing import Final

from reverie.kernel import Event
from reverie.table import entries
from reverie.table.entries import Entry
from reverie.table.live_table import LiveTable, Update
from reverie.table.patience import Silence
from reverie.table.playing import Playing

_GONE: Final = 20
"""So many moves by the clock in a row, for every seat, mean that nobody is there: the clocks wait for somebody."""


def let_pass(table: LiveTable, entry: Entry) -> None:
    """Time goes on to that of the entry; a pause and an outage count for nobody."""
    at, playing = max(entry.at, table.at), table.playing
    outage = entry.deed.seconds if isinstance(entry.deed, entries.Outage) else 0.0
    if playing is not None:
        playing.clocks.charge(playing.on_the_clock, at, outage)
        if held := at - table.at if playing.paused else min(outage, at - table.at):
            _hold(table, playing, held)
    table.at = at


def _hold(table: LiveTable, playing: Playing, seconds: float) -> None:
    """So much time did not count: nobody could answer."""
    if playing.window is not None:
        playing.window.hold(seconds)
    playing.asked_at += seconds
    for chair in table.chairs:
        chair.silence.hold(seconds)


def rest_clocks(table: LiveTable, entry: Entry) -> None:
    """Clocks stop in a pause, and when it is only they who play."""
    playing = table.playing
    if playing is None:
        return
    if isinstance(entry.deed, entries.Moved) and entry.deed.by_clock:
        playing.by_clock += 1
    elif entry.guest or isinstance(entry.deed, entries.Moved):
        playing.by_clock = 0
    playing.clocks.stopped = playing.paused or playing.by_clock >= _GONE * len(table.chairs)


# Silence: what the table knows of a seat that keeps it waiting (`patience`).


def nudge(table: LiveTable, deed: entries.Nudged) -> list[Event]:
    """Somebody is asked to go on."""
    silence = table.chairs[deed.seat].silence
    silence.since, silence.nudged_at = silence.since or table.at, table.at
    return table.begun.note_of(deed.by, "nudged", deed.seat)


def hear(table: LiveTable, update: Update) -> None:
    """Whoever does something that everybody sees is not silent any more; for whom the clock plays is."""
    if update.only != "all":
        return
    entry = update.entry
    if isinstance(entry.deed, entries.Moved) and entry.deed.by_clock:
        table.chairs[entry.deed.seat].silence.by_clock += 1
        update.chairs = True
        return
    seat = table.seat_of(entry.guest)
    if seat is not None and not (table.chairs[seat].silence.is_broken and not table.chairs[seat].unwanted_by):
        table.chairs[seat].silence, table.chairs[seat].unwanted_by = Silence(), set()
        update.chairs = True


def wait_no_longer(table: LiveTable, update: Update) -> None:
    """Nobody is reproached with silence who is not asked any more."""
    if update.only != "all" or table.paused:
        return
    silent = [seat for seat, chair in enumerate(table.chairs) if chair.silence.since]
    if not silent:
        return
    waited = table.waited_for
    for seat in silent:
        if seat not in waited:
            chair = table.chairs[seat]
            chair.silence, chair.unwanted_by = Silence(by_clock=chair.silence.by_clock), set()
            update.chairs = True
