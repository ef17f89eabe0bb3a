"""Silent readers and greedy ones: what waits for them is bounded in bytes, what they ask for costs what it weighs."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from reverie import wire
from reverie.server.limits import READING_BYTES, Bucket
from reverie.server.rate_limits import Meter
from reverie.server.websocket_endpoint import _Connection
from reverie.table import commands as say
from tests.attacks.conftest import Figure
from tests.server.serving import Line, Person, Server, Sleeper, people, seated

pytestmark = pytest.mark.anyio

SILENT = 12
RESYNCS = 60
MOST_MEMORY = 24 * 2**20
"""A dozen silent readers may hold a quarter of a megabyte each; the rest is what the server itself needs to speak."""


def memory(server: Server, name: str) -> int:
    """Of the server's process, in bytes: ``VmRSS`` is what it has now, ``VmHWM`` the most that it ever had."""
    text = Path(f"/proc/{server.pid}/status").read_text(encoding="utf-8")
    (line,) = [line for line in text.splitlines() if line.startswith(f"{name}:")]
    return int(line.split()[1]) * 1024


@asynccontextmanager
async def heavy_table(server: Server) -> AsyncIterator[tuple[str, Line]]:
    """A table whose scene weighs a hundred kilobytes, by nothing but talk; and its host."""
    names = [f"Talker {number}" for number in range(10)]
    async with people(server.address, *names) as talkers:
        table = await talkers[0].make_table()
        async with AsyncExitStack() as stack:
            lines = [await stack.enter_async_context(talker.at(table)) for talker in talkers]
            for line in lines:
                for _ in range(5):
                    await line.send(wire.Say(text="\N{CRESCENT MOON}" * 500))
            await lines[0].until(lambda: len(lines[0].chat) == 50)
            await asyncio.gather(*(line.close() for line in lines[1:]))
            yield table, lines[0]


async def test_silent_readers_who_ask_for_scenes_take_no_memory(tmp_path: Any, figure: Figure) -> None:
    with Server(tmp_path, room=4096) as server:
        async with (
            people(server.address, *(f"Silent {number}" for number in range(SILENT))) as quiet,
            heavy_table(server) as (table, host),
            AsyncExitStack() as stack,
        ):
            weight = len(wire.encode(wire.Said(line=host.chat[0])).encode()) * len(host.chat)
            assert weight > 100_000
            before = memory(server, "VmRSS")
            sleepers = [await stack.enter_async_context(Sleeper(person, table)) for person in quiet]
            for sleeper in sleepers:
                for _ in range(RESYNCS):
                    await sleeper.socket.send('{"say": "resync"}')
                await sleeper.socket.send('{"say": "ping"}')
                await sleeper.socket.send('{"say": "chat", "text": "all is said"}')
            await host.until(lambda: [line.text for line in host.chat[-SILENT:]] == ["all is said"] * SILENT)
            await host.done(say.Sit())
            awake = [sleeper.wake() for sleeper in sleepers]
            for line in awake:
                await line.until(lambda line=line: any(isinstance(one, wire.Pong) for one in line.messages))  # type: ignore[misc]
                await line.until(lambda line=line: line.table.chairs[0].kind == "person")  # type: ignore[misc]
            grown = memory(server, "VmHWM") - before
            scenes = max(sum(isinstance(one, wire.Scene) for one in line.messages) for line in awake)
            figure(f"memory after {SILENT} silent readers asked {RESYNCS} times for {weight} bytes, MiB", grown >> 20)
            figure("scenes that each was sent", scenes)
            assert grown < MOST_MEMORY
            assert scenes <= 3
            for line in awake:
                await line.close()


async def test_scenes_cost_what_they_weigh(tmp_path: Any, figure: Figure) -> None:
    """With the usual rate: a few heavy scenes at once, then the asker is told how long to wait, and gets one then."""
    with Server(tmp_path, rate=20.0) as server:
        async with Person(server.address) as nobody, heavy_table(server) as (table, _), nobody.at(table) as line:
            began = time.monotonic()
            for _ in range(50):
                await line.send(wire.Resync(id="again"))
            await line.send(wire.Ping())
            await line.until(lambda: any(isinstance(one, wire.Pong) for one in line.messages))
            refused = [one for one in line.messages if isinstance(one, wire.RefusedMessage)]
            scenes = sum(isinstance(one, wire.Scene) for one in line.messages)
            figure("heavy scenes at once for 50 that were asked for", scenes)
            assert {(one.id, one.code) for one in refused} == {("again", "too-fast")}
            assert scenes < 20 * (1 + time.monotonic() - began), "a slow machine gives time to breathe"
            assert refused
            for _ in range(3):  # what is told is rounded, and clocks are two
                assert 0 < refused[-1].facts["seconds"] < 2
                await asyncio.sleep(refused[-1].facts["seconds"])
                heard = len(line.messages)
                await line.send(wire.Resync(id="later"))
                await line.until(lambda heard=heard: _answers_to_resync(line, heard))  # type: ignore[misc]
                (answer,) = _answers_to_resync(line, heard)
                if isinstance(answer, wire.Scene):
                    break
                refused.append(answer)
            else:
                pytest.fail("whoever waits as long as they are told gets a scene")


def _answers_to_resync(line: Line, heard: int) -> list[wire.Scene | wire.RefusedMessage]:
    return [one for one in line.messages[heard:] if isinstance(one, wire.Scene | wire.RefusedMessage)]


async def test_another_name_is_told_alone(tmp_path: Any, figure: Figure) -> None:
    """Somebody who sits at several tables renames again and again: nobody gets whole scenes for it."""
    times, tables = 5, 3
    with Server(tmp_path) as server:
        async with people(server.address, "Eve") as (eve,), Person(server.address) as nobody, AsyncExitStack() as stack:
            watchers = []
            for _ in range(tables):
                table = await eve.make_table(players=3)
                async with eve.at(table) as line:
                    await line.sit(ready=False)
                watchers += [await stack.enter_async_context(nobody.at(table)) for _ in range(3)]
            heard = [len(line.texts) for line in watchers]
            for number in range(times):
                await eve.rename(f"Eve the {number}th")
            for line in watchers:
                await line.until(lambda line=line: line.table.chairs[0].name == "Eve the 4th")  # type: ignore[misc]
            texts = [text for line, since in zip(watchers, heard, strict=True) for text in line.texts[since:]]
            figure("bytes told for a new name, to one who watches", sum(map(len, texts)) // (times * len(watchers)))
            assert not [text for text in texts if len(text) > 200]
            async with nobody.at(table) as newcomer:
                assert newcomer.table == watchers[-1].table


async def test_a_long_story_is_told_in_pages(tmp_path: Any) -> None:
    few = {"reverie.wire.scenes.STORY_EVENTS": 7}
    with Server(tmp_path, patches=few) as server:
        async with people(server.address, "Ada", "Ben") as (ada, ben):
            table = await ada.make_table(options={"psycle_cap": 1})
            async with seated(table, ada, ben) as (one, other):
                for _ in range(3):
                    for line in (one, other):
                        await line.until(lambda line=line: line.owes)  # type: ignore[misc]
                        await line.play(line.answers_on_offer[0])
                await one.until(lambda: one.version == other.version)
                assert len(one.story) > 14
                async with ada.at(table) as again:
                    scene = again.messages[0]
                    assert isinstance(scene, wire.Scene)
                    assert (len(scene.story), scene.story_from) == (7, len(one.story) - 7)
                    assert again.story == one.story, "page by page"
                    for before, expected in ((-3, 0), (0, 0), (5, 0), (9, 2), (10**9, len(one.story) - 7)):
                        page = await page_before(again, before)
                        end = max(0, min(before, len(one.story)))
                        assert page.story_from == expected
                        assert [told.event for told in page.story] == [t["event"] for t in one.story[expected:end]]


async def page_before(line: Line, before: int) -> wire.StoryPage:
    heard = len(line.messages)
    await line.send(wire.AskStory(before=before))
    await line.until(lambda: any(isinstance(one, wire.StoryPage) for one in line.messages[heard:]))
    return next(one for one in line.messages[heard:] if isinstance(one, wire.StoryPage))


def test_a_page_of_the_story_is_paid_for_before_it_is_made() -> None:
    made: list[int] = []
    refused: list[str] = []
    offered: list[str] = []

    def story(_: object, before: int) -> str:
        made.append(before)
        return "x" * READING_BYTES

    connection: Any = _Connection.__new__(_Connection)
    connection._reading = Meter(Bucket(0.0001, 5))
    connection._actor = SimpleNamespace(audience=SimpleNamespace(story=story))
    connection._watcher = SimpleNamespace(offer=offered.append)
    connection._refuse = lambda why, client: refused.append(f"{why.code} {client}")
    for number in range(20):
        connection._obey(wire.AskStory(before=number, id="page"))
    assert len(offered) == 2
    assert made == [0, 1, 2], "the third was made, and found to be too heavy"
    assert refused == ["too-fast page"] * 18
