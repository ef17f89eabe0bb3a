"""A watcher: what is written at once, what waits, what is dropped, and that one scene makes up for all of it."""

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from reverie.server import watchers
from reverie.server.watchers import BACKLOG, Watcher

pytestmark = pytest.mark.anyio


class FakeLine:
    """A line whose other side takes nothing until it is told to."""

    def __init__(self) -> None:
        self.full: Callable[[], None] = lambda: None
        self.taken: list[str] = []
        self.lying: list[bytes] = []
        self.is_stuck = False
        self.is_cut = False
        self._moved = asyncio.Event()

    @property
    def is_free(self) -> bool:
        return not self.lying and not self.is_cut

    @property
    def waiting(self) -> int:
        return sum(map(len, self.lying))

    def write(self, text: str) -> None:
        self.write_bytes(text.encode())

    def write_bytes(self, data: bytes) -> None:
        if self.is_stuck:
            self.lying.append(data)
            self.full()
        else:
            self.taken.append(data.decode())

    def flush(self) -> None:
        pass

    async def drained(self, patience: float) -> bool:
        while self.lying:
            self._moved.clear()
            await self._moved.wait()
        return True

    def take(self) -> None:
        """Take what lies there, and whatever comes from now on."""
        self.is_stuck = False
        self.taken += [data.decode() for data in self.lying]
        self.lying.clear()
        self._moved.set()

    def cut(self) -> None:
        self.is_cut = True


class Reader:
    """A watcher on such a line, and the task that sends what waits for it."""

    def __init__(self) -> None:
        self.line: Any = FakeLine()
        self.tasks: list[asyncio.Task[bool]] = []
        self.scenes = 0
        self.watcher = Watcher(self.line, "", "en", self._behind)

    def _behind(self) -> None:
        self.tasks.append(asyncio.create_task(self.watcher.send_all(30.0)))

    def scene(self, _: Watcher) -> str:
        self.scenes += 1
        return f"scene {self.scenes}"

    async def wake(self) -> list[str]:
        self.line.take()
        await asyncio.gather(*self.tasks)
        taken: list[str] = self.line.taken
        return taken


@pytest.fixture(autouse=True)
def _nobody_waits() -> Iterator[None]:
    yield
    for watcher in list(BACKLOG._weights):
        watcher.close()
    assert BACKLOG.bytes == 0


def stuck(weight: int = 10) -> Reader:
    """Somebody who has seen the scene, and then takes no more."""
    reader = Reader()
    reader.watcher.show(reader.scene)
    reader.line.is_stuck = True
    reader.watcher.offer("x" * weight)
    return reader


async def test_the_scene_comes_first_but_answers_need_not_wait_for_it() -> None:
    reader = Reader()
    reader.watcher.offer("too early")
    reader.watcher.answer("pong")
    reader.watcher.show(reader.scene)
    reader.watcher.offer("news")
    assert reader.line.taken == ["pong", "scene 1", "news"]
    assert not reader.tasks


async def test_what_waits_is_sent_in_order_when_the_reader_reads_again() -> None:
    reader = stuck()
    for number in range(3):
        reader.watcher.offer(f"news {number}")
    assert BACKLOG.bytes == reader.watcher.weight == 10 + 3 * 6
    assert await reader.wake() == ["scene 1", "x" * 10, "news 0", "news 1", "news 2"]
    assert (BACKLOG.bytes, reader.watcher.healed) == (0, 0)
    reader.watcher.offer("and on")
    assert reader.line.taken[-1] == "and on"


async def test_however_often_a_scene_is_asked_for_one_is_made_and_it_is_new() -> None:
    reader = stuck()
    reader.watcher.offer("old news")
    for _ in range(1000):
        reader.watcher.show(reader.scene)
        reader.watcher.offer("news")
    assert reader.scenes == 1
    assert reader.watcher.weight == 10
    assert await reader.wake() == ["scene 1", "x" * 10, "scene 2"]


@pytest.mark.parametrize("bound", ["bytes", "frames"])
async def test_too_much_is_dropped_and_healed_by_one_scene(monkeypatch: pytest.MonkeyPatch, bound: str) -> None:
    monkeypatch.setattr(watchers, "BACKLOG_FRAMES", 5 if bound == "frames" else 1000)
    monkeypatch.setattr(watchers, "BACKLOG_BYTES", 100 if bound == "bytes" else 10**6)
    reader = stuck()
    for number in range(1000):
        reader.watcher.offer(f"news {number}")
        assert reader.watcher.weight <= 100
    assert await reader.wake() == ["scene 1", "x" * 10, "scene 2"]
    assert reader.watcher.healed == 1


async def test_answers_are_not_dropped_with_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watchers, "BACKLOG_FRAMES", 6)
    reader = stuck()
    reader.watcher.offer("update that answers", "accepted")
    reader.watcher.answer("refused")
    for number in range(6):
        reader.watcher.offer(f"news {number}")
    reader.watcher.answer("pong")
    reader.watcher.offer("update that answers", "accepted too")
    assert (await reader.wake())[2:] == ["accepted", "refused", "pong", "accepted too", "scene 2"]


async def test_whoever_talks_and_never_listens_has_few_answers_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watchers, "BACKLOG_BYTES", 1000)
    reader = stuck()
    for _ in range(1000):
        reader.watcher.answer("refused " * 10)
    assert reader.watcher.weight <= 1010


async def test_one_large_message_is_sent_whatever_the_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watchers, "BACKLOG_BYTES", 100)
    reader = stuck(1000)
    reader.watcher.offer("news")
    assert await reader.wake() == ["scene 1", "x" * 1000, "scene 2"]


async def test_all_together_those_give_way_for_whom_most_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watchers, "BACKLOG_TOTAL_BYTES", 1000)
    small, large = stuck(), [stuck() for _ in range(3)]
    small.watcher.offer("news")
    for _ in range(20):
        for reader in large:
            reader.watcher.offer("x" * 50)
            assert BACKLOG.bytes <= 1000
    assert not small.watcher.lagging
    assert any(reader.watcher.lagging for reader in large)
    assert not any(reader.line.is_cut for reader in large), "dropping was enough"
    assert (await small.wake())[1:] == ["x" * 10, "news"]


async def test_where_dropping_is_not_enough_the_heaviest_are_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watchers, "BACKLOG_TOTAL_BYTES", 1000)
    readers = [stuck(weight) for weight in (300, 400, 250)]
    assert BACKLOG.bytes == 950
    another = stuck(100)
    assert [reader.line.is_cut for reader in readers] == [False, True, False]
    assert not another.line.is_cut
    assert BACKLOG.bytes == 650
    assert readers[1].watcher.gone


async def test_whoever_leaves_is_counted_no_more() -> None:
    reader = stuck()
    reader.watcher.offer("news")
    assert BACKLOG.bytes
    reader.watcher.close()
    assert BACKLOG.bytes == 0
    for task in reader.tasks:
        task.cancel()
