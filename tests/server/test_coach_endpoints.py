"""The coach over HTTP: an analysis of a finished game, kept with its table; hints where all others are bots."""

import json

import pytest

from reverie.table import commands as say
from tests.server.serving import (
    Person,
    Server,
    people,
    play_out,
    seated,
    server_on_sqlite,  # noqa: F401
)

pytestmark = pytest.mark.anyio

QUICK = {"options": {"psycle_cap": 1}}


async def _lines(person: Person, table: str) -> list[dict[str, object]]:
    answer = await person.http.post(f"/api/tables/{table}/analysis")
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("application/x-ndjson")
    return [json.loads(line) for line in answer.text.splitlines()]


async def test_a_finished_game_is_analysed_once_and_kept(sqlite_server: Server) -> None:
    async with people(sqlite_server.address, "Ada", "Ben") as (ada, ben):
        table = await ada.make_table(**QUICK)
        async with seated(table, ada, ben) as lines:
            early = await ada.http.post(f"/api/tables/{table}/analysis")
            assert (early.status_code, early.json()["code"]) == (400, "analysis-not-over")
            await play_out(*lines, seed=3)
        first = await _lines(ada, table)
        assert first[0]["type"] == "curve"
        assert {line["type"] for line in first[1:-1]} == {"progress"}
        assert first[-1]["type"] == "analysis"
        again = await _lines(ben, table)
        assert again == first[-1:]


async def test_somebody_unknown_gets_no_analysis(sqlite_server: Server) -> None:
    async with people(sqlite_server.address, "Ada") as (ada,), Person(sqlite_server.address) as nobody:
        table = await ada.make_table(**QUICK)
        refused = await nobody.http.post(f"/api/tables/{table}/analysis")
        assert (refused.status_code, refused.json()["code"]) == (401, "no-guest")


async def test_a_hint_is_given_against_bots_and_everybody_sees_that(sqlite_server: Server) -> None:
    async with people(sqlite_server.address, "Ada", "Ben") as (ada, ben):
        table = await ada.make_table(**QUICK)
        async with ada.at(table) as line, ben.at(table) as watching:
            await line.done(say.Sit(seat=0))
            await line.done(say.SeatBot(level="gentle"))
            await line.done(say.Ready())
            await line.until(lambda: bool(line.moves))
            assert line.view is not None
            decision = line.view["decision"]["number"]
            late = await ada.post(f"/api/tables/{table}/hint", {"decision": decision + 1})
            assert late.json()["code"] == "hint-not-asked"
            not_his = await ben.post(f"/api/tables/{table}/hint", {"decision": decision})
            assert not_his.json()["code"] == "hint-watching"
            assert "with_hints" not in (await ben.get(f"/api/tables/{table}")).json()
            answers = [await ada.post(f"/api/tables/{table}/hint", {"decision": decision}) for _ in range(2)]
            assert answers[0].status_code == 200, answers[0].text
            assert answers[0].json() == answers[1].json()
            found = answers[0].json()
            assert (found["decision"], found["seat"]) == (decision, 0)
            assert {one["moves"][0] for one in found["best"]} <= set(line.moves)
            await watching.until(lambda: watching.table.with_hints is True)
            assert [told["event"]["kind"] for told in watching.story].count("table_hint") == 1
        assert (await ben.get(f"/api/tables/{table}")).json()["with_hints"] is True


async def test_among_people_there_are_no_hints(sqlite_server: Server) -> None:
    async with people(sqlite_server.address, "Ada", "Ben") as (ada, ben):
        table = await ada.make_table(**QUICK)
        async with seated(table, ada, ben) as (line, _):
            assert line.view is not None
            refused = await ada.post(
                f"/api/tables/{table}/hint?language=de", {"decision": line.view["decision"]["number"]}
            )
            assert (refused.status_code, refused.json()["code"]) == (400, "hint-others-play")
            assert "andere Leute" in refused.json()["text"]
        assert "with_hints" not in (await ada.get(f"/api/tables/{table}")).json()
