"""The record of the game at a live table."""

from collections.abc import Mapping
from datetime import UTC, datetime

from msgspec import UNSET

from reverie.kernel.record import Record, Seat, new_record
from reverie.table.chairs import Chair
from reverie.table.live_table import LiveTable


def open_record(table: LiveTable, names: Mapping[str, str]) -> Record:
    """The record without what only the end reveals: quickly had, since nothing is played again for it."""
    called = table.called(names)
    seats = [_seat(chair, called) for chair in table.chairs]
    playing = table.playing
    if playing is None:
        return new_record(table.setup(), seats, table.seed, "", [])
    started = datetime.fromtimestamp(playing.started_at, UTC).isoformat(timespec="seconds")
    record = new_record(playing.state.setup, seats, table.seed, started, list(playing.entropy))
    record.moves = list(playing.progress.moves)
    if table.created.fork is not UNSET:
        record.origin = table.created.fork.origin
    record.daily = table.created.daily
    return record


def _seat(chair: Chair, called: Mapping[str, str]) -> Seat:
    if chair.kind == "person":
        return Seat(called.get(chair.guest, ""), "person")
    return Seat(chair.level, f"bot:{chair.level}" if chair.kind == "bot" else "person")
