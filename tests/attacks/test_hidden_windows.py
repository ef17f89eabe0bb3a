"""Hidden windows: neither metrics nor an export of one's own data tells who holds an answer.

What can be told on the wire is measured by ``python -m tests.attacks.windows``.
"""

import asyncio
from pathlib import Path

import pytest
from prometheus_client import generate_latest

from reverie.server.maintenance import export_person
from reverie.server.metrics import METRICS
from reverie.server.settings import Settings
from reverie.server.storage import Store
from reverie.server.tables import Tables
from reverie.table import commands as say
from reverie.table import entries
from reverie.table.views import look
from reverie.wire.http_messages import NewTableRequest
from tests.attacks.windows import Noted, alike, area, area_of, spread, spread_of
from tests.server.test_tables import all_read, soon, told
from tests.table.living import lullaby  # noqa: F401

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("lullaby")]


async def test_a_bot_in_a_hidden_window_is_not_timed(tmp_path: Path) -> None:
    """Its time told with an AUC of 0.97 whether it held an answer."""
    async with await Store.open(tmp_path) as store:
        tables = Tables(store, Settings(tmp_path, bot_pause=0.0))
        await tables.open()
        await store.people.upsert("ann", "Ann", "en")
        table = await tables.create("ann", NewTableRequest("lullaby", 2, window=60.0, whole_windows=True))
        actor = await tables.actor(table.id)
        for command in (say.Sit(), say.SeatBot(level="random"), say.Ready()):
            await told(actor, "ann", command)
        playing = actor.table.begun
        while actor.table.window is None:
            if 0 in actor.table.owing:
                await told(
                    actor, "ann", say.Play(decision=playing.progress.question, move=look(actor.table, 0).moves[0])
                )
            else:
                await asyncio.sleep(0.01)
        metrics = generate_latest(METRICS.registry)
        exported = (await export_person(store, "ann")).tables
        window = actor.table.window

        async def has_answered() -> bool:
            return 1 in window.answers or 1 not in playing.state.asked

        await soon(has_answered)
        await all_read(actor)
        answers = [entry for entry in await store.tables.entries(table.id) if isinstance(entry.deed, entries.Answered)]
        assert answers, "the bot was asked in this window"
        assert generate_latest(METRICS.registry) == metrics
        assert (await export_person(store, "ann")).tables == exported
        assert all("number" not in entry for one in exported for entry in one.entries)
        await tables.close()


def test_what_the_measure_of_windows_says() -> None:
    assert area([1.0, 2.0], [3.0, 4.0]) == 0.0
    assert area([3.0, 4.0], [1.0, 2.0]) == 1.0
    assert area([1.0, 1.0], [1.0, 1.0]) == 0.5
    assert area([1.0, 3.0], [2.0]) == 0.5
    assert spread(250, 250) == pytest.approx(0.0258, abs=1e-4)


def test_only_windows_in_which_the_same_seats_are_asked_are_compared() -> None:
    """Otherwise what everybody knows would be taken for a clue."""
    short = [Noted((1,), {"seconds": 2.0 + tick}, holds, False) for tick in (0.1, 0.2) for holds in (True, False)]
    long = [Noted((1, 2), {"seconds": 8.0}, True, False)] * 9 + [Noted((2,), {"seconds": 5.0}, False, False)]
    groups = alike([*short, *long], lambda noted: noted.person_holds)
    assert len(groups) == 1
    assert area_of(groups, "seconds") == 0.5
    assert spread_of(groups) == pytest.approx(spread(2, 2))
