"""Standing answers on the wire and in the storage: kept over a restart, told to their owner alone."""

from pathlib import Path

import pytest

from reverie import wire
from reverie.server.maintenance import export_person
from reverie.server.settings import Settings
from reverie.server.storage import Store
from reverie.server.tables import Tables
from reverie.table import commands as say
from reverie.table.clock_kinds import DaysClock
from reverie.table.entries import StandingPass
from reverie.table.table_info import table_info
from reverie.table.views import look
from reverie.wire.http_messages import NewTableRequest
from tests.server.serving import Server, people, seated
from tests.server.test_tables import told

pytestmark = pytest.mark.anyio

WAKES = StandingPass("wake", "turn")
ALWAYS = StandingPass()


async def test_they_outlive_the_server(tmp_path: Path) -> None:
    """At a table by days they are what keeps a game from crawling: they are entries."""
    async with await Store.open(tmp_path) as store:
        for guest in ("ann", "ben"):
            await store.people.upsert(guest, guest.title(), "en")
        tables = Tables(store, Settings(tmp_path))
        await tables.open()
        made = await tables.create("ann", NewTableRequest("counting-zzzzs", 2, clock=DaysClock(2.0)))
        actor = await tables.actor(made.id)
        for guest, command in (
            ("ann", say.Sit()),
            ("ben", say.Sit()),
            ("ann", say.Ready()),
            ("ben", say.Ready()),
            ("ben", say.Standing(passes=[WAKES, ALWAYS])),
        ):
            await told(actor, guest, command)
        await tables.close()
        tables = Tables(store, Settings(tmp_path))
        await tables.open()
        table = (await tables.actor(made.id)).table
        assert [look(table, role).standing for role in (0, 1, None)] == [[], [WAKES, ALWAYS], []]
        assert table_info(table, {}).window == 2 * 86_400
        own, others = [str((await export_person(store, guest)).tables) for guest in ("ben", "ann")]
        assert "standing_said" in own
        assert "standing_said" not in others
        await tables.close()


async def test_only_their_owner_is_told(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        async with people(server.address, "Ada", "Ben", "Cleo") as (ada, ben, cleo):
            table = await ada.make_table("counting-zzzzs")
            async with seated(table, ada, ben) as (one, other), cleo.at(table) as watcher:
                await one.heard_back()
                heard = len(other.texts), len(watcher.texts)
                answer = await one.done(say.Standing(passes=[WAKES]))
                assert answer.standing == [WAKES]  # type: ignore[union-attr]
                await other.heard_back()
                await watcher.heard_back()
                for line, since in zip((other, watcher), heard, strict=True):
                    assert not any('"until"' in text for text in line.texts[since:])
                assert await one.refused(say.Standing(passes=[StandingPass("storm")])) == "standing-unknown"
                assert await watcher.refused(say.Standing(passes=[])) == "not-seated"
            async with ada.at(table) as again:
                scene = again.messages[0]
                assert isinstance(scene, wire.Scene)
                assert scene.standing == [WAKES]
