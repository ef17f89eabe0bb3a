"""Answers over HTTP that nobody reads: they are kept for whoever reads on, however slowly, and for nobody else."""

import asyncio
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.server import ServerState

from reverie.server import connections
from reverie.server.connections import BoundedHttp, bounded_http
from reverie.server.limits import STUCK_SECONDS, Limits
from reverie.server.proxies import Proxies
from tests.attacks.conftest import Figure
from tests.attacks.raw import PATIENCE, place
from tests.server.serving import Person, Server

pytestmark = pytest.mark.anyio

LARGE = "/api/games/dream-quest"
READERS = 10


@contextmanager
def silent(address: str, *headers: str) -> Iterator[socket.socket]:
    """Asks for something large, and reads nothing of the answer, which has begun to come."""
    with socket.socket() as narrow:
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        narrow.connect(place(address))
        head = [f"GET {LARGE} HTTP/1.1", "Host: here", "Accept-Encoding: identity", *headers]
        narrow.sendall("\r\n".join(head).encode() + b"\r\n\r\n")
        narrow.settimeout(PATIENCE)
        assert narrow.recv(8, socket.MSG_PEEK)
        yield narrow


def sockets(server: Server) -> int:
    """How many the server has open."""
    found = 0
    for file in Path(f"/proc/{server.pid}/fd").iterdir():
        with suppress(FileNotFoundError):  # it was closed just now
            found += str(file.readlink()).startswith("socket")
    return found


async def test_an_answer_that_nobody_reads_is_not_kept(tmp_path: Path, figure: Figure) -> None:
    """Whether or not the connection was to end with it."""
    patches = {"reverie.server.connections.STUCK_SECONDS": 1.0}
    with Server(tmp_path, room=4096, patches=patches) as server:
        async with Person(server.address) as nobody:
            weight = len((await nobody.get(LARGE, headers={"Accept-Encoding": "identity"})).content)
        assert weight > 20_000
        before = sockets(server)
        with ExitStack() as stack:
            for number in range(READERS):
                stack.enter_context(silent(server.address, *["Connection: close"] * (number % 2)))
            async with asyncio.timeout(PATIENCE):
                while sockets(server) > before:
                    await asyncio.sleep(0.1)
        figure("bytes that each of 10 silent readers left unread, until they were cut off", weight)


# One connection, and no time passes.


class StandInLoop:
    """Waits for nothing; ``pass_time`` does what is due."""

    def __init__(self) -> None:
        self._due: list[tuple[float, asyncio.TimerHandle]] = []

    def call_later(self, seconds: float, callback: Callable[[], None]) -> asyncio.TimerHandle:
        handle = asyncio.TimerHandle(0.0, callback, (), self)  # type: ignore[arg-type]
        self._due.append((seconds, handle))
        return handle

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        self._due = [(seconds, each) for seconds, each in self._due if each is not handle]

    def get_debug(self) -> bool:
        return False

    def pass_time(self) -> None:
        """All that waits for readers is due."""
        due = [handle for seconds, handle in self._due if seconds == STUCK_SECONDS]
        self._due = [(seconds, handle) for seconds, handle in self._due if seconds != STUCK_SECONDS]
        for handle in due:
            handle._run()  # type: ignore[attr-defined]


class StandInTransport:
    def __init__(self) -> None:
        self.waiting = 0
        self.is_aborted = False

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def set_write_buffer_limits(self, high: int) -> None:
        assert high == 0

    def get_extra_info(self, name: str) -> Any:
        return ("127.0.0.1", 1) if name == "peername" else None

    def abort(self) -> None:
        self.is_aborted = True
        self.waiting = 0


async def _app(scope: Any, receive: Any, send: Any) -> None:
    raise AssertionError


class Readers:
    """Connections of one server."""

    def __init__(self) -> None:
        self.loop = StandInLoop()
        self._kind = bounded_http(Limits(), Proxies(()))
        self.unread = self._kind.gate.unread

    def come(self) -> tuple[BoundedHttp, StandInTransport]:
        config = Config(_app, log_config=None)
        made = self._kind(config=config, server_state=ServerState(), app_state={}, _loop=self.loop)
        transport = StandInTransport()
        made.connection_made(transport)  # type: ignore[arg-type]
        return made, transport

    def leave_unread(self, size: int) -> tuple[BoundedHttp, StandInTransport]:
        made, transport = self.come()
        transport.waiting = size
        made.pause_writing()
        return made, transport


def test_a_slow_reader_is_not_cut_off() -> None:
    readers = Readers()
    reader, transport = readers.leave_unread(1000)
    for left in range(999, 0, -100):
        transport.waiting = left
        readers.loop.pass_time()
        assert not transport.is_aborted
        assert readers.unread.bytes == left
    transport.waiting = 0
    reader.resume_writing()
    assert readers.unread.bytes == 0
    readers.loop.pass_time()
    assert not transport.is_aborted, "nobody looks any more"
    transport.waiting = 50
    reader.pause_writing()
    readers.loop.pass_time()
    assert transport.is_aborted, "this time nothing was read"


def test_all_answers_together_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "UNREAD_TOTAL_BYTES", 1000)
    readers = Readers()
    held = [readers.leave_unread(size)[1] for size in (100, 400, 300, 150)]
    held[1].waiting = 350
    held.append(readers.leave_unread(90)[1])
    assert readers.unread.bytes == 990, "what was read meanwhile is known when it matters"
    assert not any(transport.is_aborted for transport in held)
    held.append(readers.leave_unread(50)[1])
    assert [transport.is_aborted for transport in held] == [False, True, False, False, False, False]
    assert readers.unread.bytes == 690


async def test_all_that_left_is_forgotten() -> None:
    readers = Readers()
    reader, _ = readers.leave_unread(1000)
    reader.connection_lost(ConnectionResetError())
    assert readers.unread.bytes == 0
    readers.loop.pass_time()
