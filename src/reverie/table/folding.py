"""How a live table changes: ``apply`` reads the next of its entries, and nothing else changes it.

What an entry does is in the module of its topic: ``fold_moves``, ``fold_seats``, ``fold_votes``, ``fold_time``.
"""

from typing import Final

from reverie.table import entries, fold_moves, fold_seats, fold_time, fold_votes
from reverie.table.entries import Entry
from reverie.table.foreseeing import Foreseen, foresee
from reverie.table.live_table import LiveTable, Update

_MOVES: Final = (entries.Moved, entries.Answered)


def apply(table: LiveTable, entry: Entry, foreseen: Foreseen | None = None) -> Update:
    """Read the next entry; ``foreseen`` is what it leads to, where that has been tried already."""
    assert entry.number == table.number + 1, "entries are read one by one"
    table.number = entry.number
    _count(table, entry)
    fold_time.let_pass(table, entry)
    update = _do(table, entry, foreseen if foreseen is not None else foresee(table, entry.deed))
    fold_time.hear(table, update)
    fold_moves.begin_question(table)
    fold_time.wait_no_longer(table, update)
    fold_time.rest_clocks(table, entry)
    if update.only == "all":
        table.show_time()
    for role in table.versions if update.only == "all" else (update.only,):
        table.versions[role] += 1
    return update


def _count(table: LiveTable, entry: Entry) -> None:
    """Keep in mind who has said what."""
    if entry.client:
        table.done[entry.guest, entry.client] = entry.number
    if entry.guest and not isinstance(entry.deed, _MOVES):
        table.said_by[entry.guest] += 1


def _do(table: LiveTable, entry: Entry, foreseen: Foreseen) -> Update:
    deed = entry.deed
    match deed:
        case entries.Moved():
            return fold_moves.move(table, entry, deed, foreseen)
        case entries.TakenBack():
            return fold_moves.take_back(table, entry, deed)
        case entries.Answered():
            fold_moves.answer(table, deed)
            return Update(entry, only=deed.seat)
        case entries.StandingSaid():
            fold_moves.decide_beforehand(table, deed)
            return Update(entry, only=deed.seat)
        case entries.Started():
            return Update(entry, fold_moves.start(table, foreseen))
        case entries.WindowClosed():
            return Update(entry, fold_moves.close_window(table, foreseen))
        case entries.Confirmed():
            table.begun.progress.confirm(deed.seat)
        case entries.Nudged():
            return Update(entry, fold_time.nudge(table, deed))
        case entries.HintGiven():
            table.hinted = (deed.seat, deed.decision)
            return Update(entry, table.begun.note_of(deed.seat, "hint"))
        case entries.Declined():
            return Update(entry, fold_votes.decline(table, deed))
        case entries.PauseSaid() | entries.RematchSaid() | entries.Rematched() | entries.ReplaceSaid():
            return Update(entry, fold_votes.say(table, deed))
        case entries.Arranged() | entries.EntropyAdded() | entries.ReadySaid():
            fold_seats.prepare(table, deed)
        case entries.Outage() | entries.Created():
            pass
        case _:
            return Update(entry, fold_seats.change(table, deed))
    return Update(entry)
