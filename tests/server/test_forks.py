"""Forks over HTTP: a finished game goes on at a table of its own, also after a restart; a running one tells nothing."""

from typing import Any

import pytest

from reverie.games import registered_game
from reverie.kernel.record import comes_from, read_record, verify
from reverie.table import commands as say
from tests.server.serving import (
    Person,
    Server,
    people,
    play_out,
    quiet_server,
    seated,
    server_on_sqlite,  # noqa: F401
)
from tests.server.test_http_endpoints import QUICK, refusal

pytestmark = pytest.mark.anyio


async def finished(ada: Person, ben: Person, **more: Any) -> str:
    """A game that Ada and Ben have played."""
    table = await ada.make_table(**QUICK, **more)
    async with seated(table, ada, ben) as lines:
        await play_out(*lines)
    return table


async def record(person: Person, table: str) -> dict[str, Any]:
    found: dict[str, Any] = (await person.get(f"/api/tables/{table}/record")).json()
    return found


@pytest.mark.parametrize("how", ["as_it_was", "as_known"])
async def test_a_fork_against_bots_is_played_and_proved_also_after_a_restart(how: str, tmp_path: Any) -> None:
    with quiet_server(tmp_path / "data") as server:
        async with people(server.address, "Ada", "Ben") as (ada, ben):
            parent = await finished(ada, ben)
            views = (await ada.get(f"/api/tables/{parent}/steps?seat=0&views=4")).json()["steps"]
            wanted = {"move": 4, "how": how, "seat": 0, "bots": "random"}
            answer = await ada.post(f"/api/tables/{parent}/fork", wanted)
            assert answer.status_code == 201, answer.text
            fork = answer.json()["id"]
            async with ada.at(fork) as line:
                await line.until(lambda: line.view is not None)
                assert line.table.fork
                assert (line.table.fork.table, line.table.fork.moves, line.table.fork.how) == (parent, 4, how)
                first = (await ada.get(f"/api/tables/{fork}/steps?views=0")).json()["steps"][0]["view"]
                assert first == views[0]["view"]
            server.kill()
            server.start()
            async with ada.at(fork) as line:
                await line.until(lambda: line.view is not None)
                await play_out(line)
            told, whole = await record(ada, fork), await record(ada, parent)
            assert verify(told, registered_game) == []
            assert comes_from(read_record(told), read_record(whole))
            steps = (await ada.post("/api/replay?seat=all&views=0-2", told)).json()
            assert steps["problems"] == []


async def test_friends_come_by_the_link_and_another_game_begins_at_the_same_moment(sqlite_server: Server) -> None:
    async with people(sqlite_server.address, "Ada", "Ben") as (ada, ben):
        parent = await finished(ada, ben)
        fork = (await ben.post(f"/api/tables/{parent}/fork", {"move": 3, "seat": 1})).json()["id"]
        assert fork not in {row["id"] for row in (await ada.get("/api/tables")).json()}, "forks are found by the link"
        async with ben.at(fork) as own, ada.at(fork) as other:
            assert own.seat == 1
            await other.sit()
            assert other.seat == 0
            await own.done(say.Ready())
            await play_out(own, other)
            await own.done(say.Rematch())
            await other.done(say.Rematch())
            await own.until(lambda: own.table.rematch)
            again = own.table.rematch
        told = (await ada.get(f"/api/tables/{again}")).json()
        assert told["fork"] == {"table": parent, "moves": 3, "how": "as_it_was", "seat": None}


async def test_what_cannot_be_forked_is_refused_and_nothing_is_made(sqlite_server: Server) -> None:
    async with people(sqlite_server.address, "Ada", "Ben") as (ada, ben), Person(sqlite_server.address) as nobody:
        running = await ada.make_table(**QUICK)
        async with seated(running, ada, ben):
            assert refusal(await ada.post(f"/api/tables/{running}/fork", {"move": 0})) == "table-not-over"
        parent = await finished(ada, ben, private=True)
        last = len((await record(ada, parent))["moves"])

        async def refused(status: int = 400, person: Person = ada, **wanted: Any) -> str:
            return refusal(await person.post(f"/api/tables/{parent}/fork", {"move": 1, **wanted}), status)

        assert await refused(401, nobody) == "no-guest"
        assert await refused(move=last) == "fork-no-such-moment"
        assert await refused(move=-1) == "fork-no-such-moment"
        assert await refused(seat=2) == "no-such-seat"
        assert await refused(how="as_i_like") == "malformed"
        assert await refused(bots="nobody") == "unknown-bot"
        assert await refused(window=1e9) == "window-between"
        assert refusal(await ada.post("/api/tables/nowhere/fork", {"move": 1}), 404) == "no-such-table"
        fork = (await ada.post(f"/api/tables/{parent}/fork", {"move": 1, "private": False})).json()["id"]
        assert (await ada.get(f"/api/tables/{fork}")).json()["private"], "its link would lead to a private game"
