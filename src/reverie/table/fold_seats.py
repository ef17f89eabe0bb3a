"""What the entries about seats do to a live table: who sits where, and what is settled before the game."""

from typing import Any

from reverie.kernel import Event
from reverie.table import entries
from reverie.table.chairs import Chair
from reverie.table.fold_votes import agree_on_pause
from reverie.table.live_table import LiveTable

_Change = entries.Sat | entries.BotSat | entries.Stood | entries.Left | entries.Replaced | entries.CameBack


def change(table: LiveTable, deed: _Change) -> list[Event]:
    """Somebody else sits on a chair, or nobody."""
    match deed:
        case entries.Sat(seat=seat, guest=guest):
            return _sit_down(table, "", seat, Chair("person", guest=guest))
        case entries.BotSat(seat=seat, level=level):
            bot = Chair("bot", level=level, left_by=table.chairs[seat].left_by)
            return _sit_down(table, "seated", seat, bot)
        case entries.Stood(seat=seat):
            table.chairs[seat] = Chair()
        case entries.Left(seat=seat, level=level):
            left = Chair("bot" if level else "left", level=level, left_by=table.chairs[seat].guest)
            return [*_sit_down(table, "left", seat, left), *agree_on_pause(table)]
        case entries.Replaced(seat=seat, level=level, guest=guest):
            bot = Chair("bot", level=level, left_by=guest)
            return [*_sit_down(table, "replaced", seat, bot), *agree_on_pause(table)]
        case entries.CameBack(seat=seat, guest=guest):
            person = Chair("person", guest=guest, wants_pause=table.paused)
            return _sit_down(table, "came_back", seat, person)
    return []


def _sit_down(table: LiveTable, kind: str, seat: int, chair: Chair) -> list[Event]:
    """Somebody else is on a chair; during a game the story tells it, and goes on with another name."""
    table.chairs[seat] = chair
    for other in table.chairs:
        other.unwanted_by.discard(seat)
    playing = table.playing
    if playing is None:
        return []
    sitters, progress = playing.sitters, playing.progress
    last = sitters.now_at(seat)
    has_bot = "bot" in (chair.kind, sitters.all[last].kind)
    facts: dict[str, Any] = {"seat": seat, "last_sitter": last, "bot": has_bot}
    if chair.kind != "left":
        facts["sitter"] = sitters.comes(chair.sitter(seat, progress.told, len(progress.moves)))
    return playing.note(kind, facts)


# Before the game.


def prepare(table: LiveTable, deed: entries.Arranged | entries.EntropyAdded | entries.ReadySaid) -> None:
    """Something is settled for the game that will begin."""
    match deed:
        case entries.Arranged():
            _arrange(table, deed)
        case entries.EntropyAdded(seat=seat, word=word):
            table.chairs[seat].entropy = word
        case entries.ReadySaid(seat=seat, ready=ready):
            table.chairs[seat].ready = ready


def _arrange(table: LiveTable, deed: entries.Arranged) -> None:
    """The game is set up otherwise: everybody says anew that they are ready."""
    table.options, table.clock_rule, table.stand_in = deed.options, deed.clock, deed.stand_in
    if deed.window is not None:
        table.window_length = deed.window
    if deed.whole_windows is not None:
        table.whole_windows = deed.whole_windows
    for chair in table.chairs:
        chair.ready = False
