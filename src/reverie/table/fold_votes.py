"""What the entries do that say what somebody wants of the others: a pause, another game, a bot on a silent seat."""

from reverie.kernel import Event
from reverie.table import entries
from reverie.table.live_table import LiveTable


def say(
    table: LiveTable, deed: entries.PauseSaid | entries.RematchSaid | entries.Rematched | entries.ReplaceSaid
) -> list[Event]:
    """Somebody wants something, or not after all; what all want happens."""
    match deed:
        case entries.PauseSaid(seat=seat, wanted=wanted):
            return _say_pause(table, seat, wanted)
        case entries.RematchSaid(seat=seat, wanted=wanted):
            is_new = wanted and not table.chairs[seat].wants_rematch and len(table.people) > 1
            table.chairs[seat].wants_rematch = wanted
            return table.begun.note_of(seat, "rematch_wanted") if is_new else []
        case entries.Rematched():
            table.rematch = deed.table
        case entries.ReplaceSaid(seat=seat, by=by, wanted=True):
            table.chairs[seat].unwanted_by.add(by)
            return table.begun.note_of(by, "replace_wanted", seat)
        case entries.ReplaceSaid(seat=seat, by=by):
            table.chairs[seat].unwanted_by.discard(by)
    return []


def _say_pause(table: LiveTable, seat: int, wanted: bool) -> list[Event]:
    table.chairs[seat].wants_pause = wanted
    agreed = agree_on_pause(table)
    if agreed or wanted == table.paused:
        return agreed
    return table.begun.note_of(seat, "pause_wanted" if wanted else "on_wanted")


def agree_on_pause(table: LiveTable) -> list[Event]:
    """A pause begins, or ends, when all who play want it."""
    playing = table.begun
    wishes = {table.chairs[seat].wants_pause for seat in table.people}
    if len(wishes) != 1 or playing.paused in wishes:
        return []
    playing.paused = not playing.paused
    return playing.note("paused" if playing.paused else "resumed")


def decline(table: LiveTable, deed: entries.Declined) -> list[Event]:
    """A wish that somebody says no to is gone; those who had it are told."""
    playing = table.begun
    for chair in table.chairs:
        if deed.what == "pause":
            chair.wants_pause = playing.paused and chair.kind == "person"
        elif deed.what == "rematch":
            chair.wants_rematch = False
    if deed.whom is not None:
        table.chairs[deed.whom].unwanted_by.clear()
    what = "on" if deed.what == "pause" and playing.paused else deed.what
    return playing.note_of(deed.seat, f"{what}_declined", deed.whom)
