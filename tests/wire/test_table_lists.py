"""A table as lists show it: what is kept of it reads and is written as ever, and how it stands is told to its guest."""

from collections.abc import Callable

import msgspec
import pytest

from reverie.kernel.daily_deals import DailyDeal
from reverie.server.lobby_summaries import summary_of
from reverie.server.storage.bulk_sql import summary_data, summary_text
from reverie.table import commands as say
from reverie.table import entries
from reverie.table.clock_kinds import BankClock, DaysClock, PhaseClock
from reverie.table.entries import Entry
from reverie.table.live_table import LiveTable
from reverie.wire.http_messages import ChairName, NewTableRequest, OwnTable, TableSummary
from reverie.wire.new_tables import created_as
from reverie.wire.table_lists import as_it_stands, read_summary, table_summary
from tests.table.living import NAMES, Evening, lullaby  # noqa: F401


def variant() -> LiveTable:
    wanted = NewTableRequest(
        game="psycle", players=3, overrides={"gems": {"start": 8}}, variant="Rich start", clock=DaysClock(days=2)
    )
    created, seed = created_as(wanted)
    return LiveTable("table", seed, Entry(0, 1.0, created, "ann"))


def daily() -> LiveTable:
    evening = Evening(window=30.0, daily=DailyDeal(anchor="0" * 64, first_day="2026-01-01", day="2026-01-05"))
    evening.write(entries.BotSat(1, "random"))
    return evening.table


def against_the_clock() -> LiveTable:
    return Evening(clock=BankClock(seconds=300.0)).gathered().table


def by_phases() -> LiveTable:
    return Evening(clock=PhaseClock(seconds=90.0)).gathered().table


KEPT = {
    against_the_clock: (
        '{"players":2,"chairs":["person","person"],"clock":"bank",'
        '"time":{"clock":"bank","seconds":300.0,"increment":0.0}}'
    ),
    by_phases: '{"players":2,"chairs":["person","person"],"clock":"phase","time":{"clock":"phase","seconds":90.0}}',
    variant: (
        '{"players":3,"chairs":["open","open","open"],"clock":"days","time":{"clock":"days","days":2},'
        '"variant":{"changes":1,"name":"Rich start"}}'
    ),
    daily: '{"players":2,"chairs":["open","bot"],"clock":"none","time":{"clock":"none"},"daily":"2026-01-05"}',
}
"""What lies in the databases that there are, letter for letter."""


@pytest.mark.parametrize(("made", "kept"), KEPT.items())
def test_a_summary_is_kept_as_ever_and_read_again(made: Callable[[], LiveTable], kept: str) -> None:
    table = made()
    assert summary_text(summary_of(table, table.phase)) == kept
    assert msgspec.json.encode(table_summary(table)).decode() == kept, "in a browser it lies just so"
    assert read_summary(summary_data(kept)) == table_summary(table)


def test_what_an_older_or_a_newer_version_has_kept_is_read_as_far_as_it_can_be() -> None:
    assert read_summary({}) == TableSummary()
    assert read_summary({"players": 2, "chairs": ["open", "bot"], "mood": 1}) == TableSummary(
        players=2, chairs=["open", "bot"]
    )
    assert read_summary({"players": 2, "time": {"clock": "sundial"}}) == TableSummary()


def own(table: LiveTable) -> OwnTable:
    return OwnTable(
        id=table.id,
        game=table.game.name,
        phase=table.phase,
        created_at=table.created_at,
        updated_at=table.at,
        summary=table_summary(table),
    )


def test_how_a_table_stands_is_told_to_each_of_its_guests() -> None:
    evening = Evening().gathered()
    evening.play("ann", evening.look(0).moves[0])
    mine, yours = (as_it_stands(own(evening.table), evening.table, NAMES, guest) for guest in ("ann", "ben"))
    assert (mine.seat, mine.owes, mine.waiting) == (0, False, [1])
    assert (yours.seat, yours.owes, yours.waiting) == (1, True, [1])
    assert mine.chairs == [ChairName(kind="person", name="Ann"), ChairName(kind="person", name="Ben")]
    assert not mine.paused
    evening.say("ben", say.Leave())
    gone = as_it_stands(own(evening.table), evening.table, NAMES, "ben")
    assert (gone.seat, gone.owes, gone.may_return) == (None, False, True)


def test_who_may_answer_in_a_hidden_window_is_hidden(lullaby: None) -> None:  # noqa: F811
    evening = Evening("lullaby", 3).gathered("ann", "ben", "cleo")
    evening.play_until(lambda: evening.table.window is not None)
    told = [as_it_stands(own(evening.table), evening.table, NAMES, guest).waiting for guest in NAMES]
    assert told == ["?", "?", "?"]
