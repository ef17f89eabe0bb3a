"""Meddled clocks: set back, set forward, put to sleep. No window stays open for ever, and nobody's bank is eaten."""

import asyncio
from pathlib import Path

import pytest

from reverie.server import server_clock
from reverie.server.settings import Settings
from reverie.server.storage import Store
from reverie.server.table_actor import TableActor
from reverie.server.tables import Tables
from reverie.table import entries
from reverie.table.clock_kinds import BankClock
from tests.server.test_server_clock import Hands
from tests.server.test_tables import all_read, begun, soon
from tests.server.virtual import Stage, virtually
from tests.table.living import Evening, lullaby  # noqa: F401

HOUR = 3600.0


@pytest.mark.usefixtures("lullaby")
def test_a_clock_that_was_set_back_keeps_no_window_open() -> None:
    """After a restart the last entry lay in the future, and the window closed an hour late."""
    evening = Evening("lullaby", window=8.0)
    evening.now += HOUR
    evening.gathered()
    evening.play_until(lambda: evening.table.window is not None)

    async def scene() -> None:
        stage = Stage(evening)
        await stage.quiet()
        assert not any(isinstance(deed, entries.WindowClosed) for deed in stage.entries.deeds[len(evening.entries) :])
        await asyncio.sleep(8.1)
        await stage.quiet()
        assert any(isinstance(deed, entries.WindowClosed) for deed in stage.entries.deeds[len(evening.entries) :])

    virtually(scene())


def slept(hands: Hands) -> None:
    hands.wall += HOUR


def slept_with_the_steady_clock(hands: Hands) -> None:
    hands.run(HOUR)


@pytest.mark.anyio
@pytest.mark.parametrize("sleep", [slept, slept_with_the_steady_clock])
async def test_a_machine_that_slept_eats_no_bank(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sleep: object
) -> None:
    hands = Hands()
    monkeypatch.setattr(server_clock, "PULSE", 0.01)
    async with await Store.open(tmp_path) as store:
        tables = Tables(store, Settings(tmp_path), hands.clock)
        await tables.open()
        actor = await begun(tables, BankClock(30.0))
        put_away = (await begun(tables, BankClock(30.0))).table.id
        tables.loaded.remove(await tables.actor(put_away))
        assert callable(sleep)
        sleep(hands)
        await all_read(actor)

        async def is_told() -> bool:
            return any(isinstance(entry.deed, entries.Outage) for entry in await store.tables.entries(actor.table.id))

        await soon(is_told)
        await all_read(actor)
        assert banks(actor) == pytest.approx([30.0, 30.0], abs=server_clock.STALL)
        late = await tables.actor(put_away)
        await all_read(late)
        assert banks(late) == pytest.approx([30.0, 30.0], abs=server_clock.STALL)
        for table in (actor.table.id, put_away):
            assert not any(isinstance(entry.deed, entries.Moved) for entry in await store.tables.entries(table))
        await tables.close()


def banks(actor: TableActor) -> list[float]:
    return actor.table.begun.clocks.banks
