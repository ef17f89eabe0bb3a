"""Pages of steps as a worker makes them, without one; and a long record to make them of."""

from typing import Any

import msgspec

from reverie.games import registered_game
from reverie.kernel import FastChance, SealedChance, move_text, sealed_key
from reverie.kernel.record import Played, Record, Seat, move_line, new_record, record_data
from reverie.table.live_table import LiveTable
from reverie.table.table_record import open_record
from reverie.wire import replays
from reverie.wire.replays import Eyes, ReplayLimits, Wanted

QUEST = registered_game("dream-quest")
SEED = bytes(32)


def table_page(
    table: LiveTable, eyes: Eyes, wanted: Wanted | None = None, limits: ReplayLimits | None = None
) -> dict[str, Any]:
    """A page of the game so far, as the table tells it."""
    record = open_record(table, {})
    record.seed = table.seed.hex()
    return page(record, [0, *table.begun.progress.told_by], eyes, wanted, limits, replays.notes_for(table, eyes))


def record_page(
    record: Record, eyes: Eyes, wanted: Wanted | None = None, limits: ReplayLimits | None = None
) -> dict[str, Any]:
    """A page of a record, every move of it a step."""
    return page(record, None, eyes, wanted, limits)


def page(
    record: Record,
    told: list[int] | None,
    eyes: Eyes,
    wanted: Wanted | None = None,
    limits: ReplayLimits | None = None,
    notes: replays.Notes = (),
) -> dict[str, Any]:
    made = replays.steps_page(record, told, eyes, wanted or Wanted(), limits or replays.limits(), notes)
    return dict(msgspec.json.decode(msgspec.json.encode(made._asdict())))


def table_steps(table: LiveTable, eyes: Eyes) -> list[dict[str, Any]]:
    """The first page's steps: all of a short game."""
    return list(table_page(table, eyes)["steps"])


def replayed(document: Any, seat: str) -> dict[str, Any]:
    """A record from anybody, as its page is answered."""
    answer = replays.record_page(msgspec.json.encode(document), seat, Wanted(), replays.limits(), False, False)
    return dict(msgspec.json.decode(answer.body))


def long_record(moves: int) -> dict[str, Any]:
    """A lawful game of Dream-Quest, with all of its content laid over itself: as much as anybody can override."""
    setup = QUEST.setup(5, {}, QUEST.raw_content)
    record = new_record(setup, [Seat(f"Guest {seat}") for seat in range(5)], SEED, "")
    state, _ = QUEST.start(setup, SealedChance(sealed_key(SEED)), [])
    choose = FastChance(1)
    while state.asked and len(record.moves) < moves:
        seat = state.asked[0]
        offered = [move for move in state.moves(seat) if move.verb != "resign"]
        move = offered[choose.below(len(offered))]
        state.play(seat, move)
        record.moves.append(Played(move_line(seat, move_text(move))))
    record.seed = SEED.hex()
    return record_data(record)
