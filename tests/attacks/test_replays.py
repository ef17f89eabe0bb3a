"""Somebody sends a long record with large overrides, again and again, to keep the server busy with it."""

import asyncio
import os
import signal
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest
from starlette.requests import Request

from reverie.kernel import Refused
from reverie.server import replay_endpoints
from reverie.table import commands as say
from reverie.table.story import story
from reverie.wire.replays import PAGE_BYTES, PAGE_VIEWS, ReplayLimits, TooMuch
from tests.attacks.conftest import Figure
from tests.attacks.processes import on_linux, workers_of
from tests.server.serving import Person, Server, people, seated
from tests.server.stepping import QUEST, long_record, replayed, table_page
from tests.table.living import Evening

pytestmark = pytest.mark.anyio


async def test_nobody_waits_while_a_record_is_played_again(sqlite_server: Server, figure: Figure) -> None:
    record = long_record(moves=400)
    async with Person(sqlite_server.address) as stranger, Person(sqlite_server.address) as other:
        asked = asyncio.ensure_future(stranger.post("/api/replay?seat=all", record))
        heard = 0
        while not asked.done():
            assert (await other.get("/health")).status_code == 200
            heard += 1
        answer = asked.result()
    page = answer.json()
    size = len(answer.content)
    figure("answer to a record of 400 moves with 40 kB of overrides", f"{size} bytes, {len(page['steps'])} views")
    figure("others answered meanwhile", heard)
    assert heard >= 10
    assert answer.status_code == 200
    assert size < PAGE_BYTES + 256 * 1024
    assert (len(page["steps"]), page["last"], page["next"]) == (PAGE_VIEWS, 400, PAGE_VIEWS)
    assert page["problems"] == []
    assert all("overrides" not in step["view"] for step in page["steps"])
    assert page["record"]["overrides"] == record["overrides"]


async def test_a_long_game_is_had_page_by_page(tmp_path: Path) -> None:
    """Every page is small, and together they are the whole game."""
    record = long_record(moves=60)
    with Server(tmp_path, patches={"reverie.wire.replays.PAGE_VIEWS": 20}) as server:
        async with Person(server.address) as stranger:
            after, place = [], 0
            while place is not None:
                page = (await stranger.post(f"/api/replay?seat=all&views={place}-", record)).json()
                assert len(page["steps"]) <= 20
                after += [step["after"] for step in page["steps"]]
                place = page["next"]
            assert after == list(range(61))
            told = (await stranger.post("/api/replay?seat=all&events=0-", record)).json()
            assert [step["after"] for step in told["steps"]] == after, "without views more fits"
            assert {step["view"] for step in told["steps"]} == {None}


async def test_what_is_too_much_is_refused_with_a_reason(tmp_path: Path) -> None:
    patches = {"reverie.wire.replays.MOST_MOVES": 50, "reverie.wire.replays.PAGE_BYTES": 500}
    with Server(tmp_path, patches=patches) as server:
        async with Person(server.address) as stranger:
            for moves, code in ((51, "record-too-long"), (50, "step-too-large")):
                answer = await stranger.post("/api/replay", long_record(moves))
                assert (answer.status_code, answer.json()["code"]) == (413, code)
                assert answer.json()["text"]


async def test_a_record_that_goes_very_deep_is_refused(sqlite_server: Server) -> None:
    shallow, deep = b'{"deep":0}', b'{"a":' * 900 + b"0" + b"}" * 900
    raw = msgspec.json.encode({**long_record(moves=1), "overrides": {"deep": 0}}).replace(shallow, deep)
    codes = []
    async with Person(sqlite_server.address) as stranger:
        for body in (raw, b"[" * 200_000, b"\xff" * 100, b""):
            answer = await stranger.http.post("/api/replay", content=body)
            assert answer.status_code == 400, answer.text
            codes.append(answer.json()["code"])
    assert codes == ["too-deep", "not-json", "not-json", "not-json"]


DEADLINE = 30.0
"""Seconds: a test waits for it once, and a worker on a busy machine must have started to think long before."""


@on_linux
async def test_a_worker_that_never_comes_back_is_replaced(tmp_path: Path, figure: Figure) -> None:
    """Stopped, as a record would that takes for ever: who asked is told, those who come too many are sent away."""
    record = long_record(moves=5)
    patches = {"reverie.server.replay_endpoints.WAITING_EACH": 2}
    with Server(tmp_path, replay_workers=1, replay_deadline=DEADLINE, patches=patches) as server:
        async with Person(server.address) as stranger, Person(server.address) as other:
            assert (await stranger.post("/api/replay", record)).status_code == 200
            (worker,) = workers_of(server.pid)
            os.kill(worker, signal.SIGSTOP)
            asked = [asyncio.ensure_future(stranger.post("/api/replay", record)) for _ in range(7)]
            assert (await other.get("/health")).status_code == 200
            answers = await asyncio.gather(*asked)
            codes = sorted(answer.json().get("code", "") for answer in answers)
            figure("seven at once for a worker that was stopped", ", ".join(code or "answered" for code in codes))
            assert codes == ["", "", "replay-too-slow", *["replays-busy"] * 4]
            assert {answer.status_code for answer in answers} == {200, 413, 503}
            assert {answer.headers.get("retry-after") for answer in answers} == {None, "5"}
            (successor,) = workers_of(server.pid)
            assert successor != worker


async def test_overrides_travel_once(sqlite_server: Server, figure: Figure) -> None:
    """An update weighs the same at a table with large overrides as at one without."""
    sizes = {}
    async with people(sqlite_server.address, "Ada", "Ben") as (ada, ben):
        for overrides in ({}, QUEST.raw_content):
            table = await ada.make_table("dream-quest", 2, overrides=overrides)
            async with seated(table, ada, ben) as lines, ben.at(table) as watcher:
                assert watcher.table.overrides == overrides
                assert watcher.view is not None
                assert "overrides" not in watcher.view
                updates = [text for text in lines[0].texts if '"type":"update"' in text]
                assert len(updates) > 3
                assert all(line.table.overrides == overrides for line in lines)
                await lines[0].done(say.Pause())
                sizes[bool(overrides)] = sum(map(len, updates))
                steps = (await ben.get(f"/api/tables/{table}/steps")).json()
                assert steps["table"]["overrides"] == overrides
                assert "overrides" not in steps["steps"][0]["view"]
    figure("bytes of the updates until a game has begun, without and with 40 kB of overrides", sizes)
    assert abs(sizes[True] - sizes[False]) < 15_000, "two games are not quite alike, but ten times as much would tell"


async def test_whoever_hangs_up_waits_no_longer() -> None:
    """The one who asked has gone: what was asked for is taken out of the line."""
    forgotten = asyncio.Event()

    class Workers:
        async def run(self, *_: object) -> None:
            try:
                await asyncio.Event().wait()
            finally:
                forgotten.set()

    async def hang_up() -> dict[str, str]:
        return {"type": "http.disconnect"}

    app = SimpleNamespace(state=SimpleNamespace(replay_workers=Workers()))
    scope = {"type": "http", "headers": [], "app": app, "client": ("127.0.0.1", 1)}
    endpoint = replay_endpoints.bounded(
        lambda request: replay_endpoints.worked(request, {}, abs, -1)  # type: ignore[arg-type]
    )
    answer = await endpoint(Request(scope, hang_up))
    assert answer.status_code == 499
    await asyncio.wait_for(forgotten.wait(), 30)


@pytest.mark.parametrize(("events", "size"), [(7, 10**6), (10**6, 500), (1, 1), (10**6, 10**6)])
@pytest.mark.parametrize("role", [0, None])
def test_the_story_of_a_game_that_is_over_comes_in_pages(
    role: int | None, events: int, size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody has to be anybody to ask for it, and it is made in the event loop."""
    assert (replay_endpoints.STORY_EVENTS, replay_endpoints.STORY_BYTES) == (200, 64 * 1024)
    monkeypatch.setattr(replay_endpoints, "STORY_EVENTS", events)
    monkeypatch.setattr(replay_endpoints, "STORY_BYTES", size)
    evening = Evening(options={"psycle_cap": 1}).gathered()
    evening.play_until(lambda: evening.table.phase == "over")
    told, place = [], 0
    while place is not None:
        page, place = replay_endpoints._story_page(evening.table, role, place)
        assert len(page) <= events
        assert len(page) <= 1 or len(msgspec.json.encode(page)) <= size
        told += page
    assert told == story(evening.table, role)
    assert replay_endpoints._story_page(evening.table, role, 10**9) == ([], None)


def test_a_record_that_cannot_be_played_is_refused_anew_each_time() -> None:
    record = long_record(moves=3)
    record["moves"][1]["move"] = "0: dance"
    told = []
    for _ in range(3):
        with pytest.raises(Refused, match="record-move-refused") as caught:
            replayed(record, "all")
        told.append(caught.value)
    assert len({id(one) for one in told}) == 3, "what is raised again holds on to all who raised it before"


def test_how_many_hidden_answers_a_long_game_has_does_not_show() -> None:
    evening = Evening().gathered()
    evening.play("ann", "play 3")
    evening.play("ben", "play 1")
    with pytest.raises(TooMuch, match="record-too-long") as caught:
        table_page(evening.table, 0, limits=ReplayLimits(views=9, events=99, bytes=99_999, moves=1, bot_seconds=0))
    assert caught.value.facts == {"longest": 1}
