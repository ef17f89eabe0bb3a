"""Wherever a stream is cut, the fast WebSocket hears and says what uvicorn does that gets one frame at a time."""

import asyncio
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as some
from uvicorn import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from reverie.server.fast_websocket import FastWebSocket
from reverie.server.limits import TURN_BYTES
from reverie.server.socket_line import EXTENSION, line_of

pytestmark = pytest.mark.anyio

LONGEST = 300
HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Transport(asyncio.Transport):
    """Takes everything, keeps it, and reads whenever it may."""

    def __init__(self) -> None:
        super().__init__({"sockname": ("127.0.0.1", 1), "peername": ("127.0.0.1", 2)})
        self.written = b""
        self.closing = False
        self.aborted = False
        self.waiting = 0
        """How many bytes it says that the other side has not taken."""

    def write(self, data: Any) -> None:
        self.written += bytes(data)

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        self.high = high

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        self.closing = True

    def abort(self) -> None:
        self.closing = self.aborted = True

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


class Listener:
    """An application that writes down what it hears, at once where there is such a line."""

    def __init__(self, takes_at_once: bool) -> None:
        self.heard: list[Any] = []
        self.at_once = 0
        self.takes_at_once = takes_at_once

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        if EXTENSION in scope["extensions"]:
            line_of(scope).listen(self.hear_at_once)
        while (message := await receive())["type"] != "websocket.disconnect":
            self.heard.append(message.get("text", message.get("bytes")))

    def hear_at_once(self, text: str) -> bool:
        if self.takes_at_once:
            self.at_once += 1
            self.heard.append(text)
        return self.takes_at_once


async def converse(
    kind: type[WebSocketsSansIOProtocol], chunks: Sequence[bytes], takes_at_once: bool = True
) -> tuple[Listener, bytes, bool]:
    """What was heard, what was answered, and whether the line was closed."""
    listener = Listener(takes_at_once)
    config = Config(
        listener,
        ws=kind,
        ws_max_size=LONGEST,
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        lifespan="off",
        log_level="critical",
    )
    config.load()
    line = kind(config=config, server_state=ServerState(), app_state={})
    transport = Transport()
    line.connection_made(transport)
    for chunk in (HANDSHAKE, *chunks):
        if transport.closing:
            break
        line.data_received(chunk)
        await turns()
    closed = transport.closing
    line.connection_lost(None)
    await turns()
    return listener, transport.written, closed


async def turns() -> None:
    """Let everybody do what they can do now."""
    for _ in range(12):
        await asyncio.sleep(0)


def sent(opcode: Opcode, payload: bytes, fin: bool = True) -> bytes:
    return Frame(opcode, payload, fin).serialize(mask=True)


texts = some.text(max_size=130).map(lambda text: sent(Opcode.TEXT, text.encode()))
frames = some.one_of(
    texts,
    texts,
    some.binary(max_size=150).map(lambda payload: sent(Opcode.BINARY, payload)),
    some.binary(max_size=8).map(lambda payload: sent(Opcode.TEXT, payload)),
    some.binary(max_size=8).map(lambda payload: sent(Opcode.PING, payload)),
    some.binary(max_size=8).map(lambda payload: sent(Opcode.PONG, payload)),
    some.tuples(some.sampled_from([Opcode.TEXT, Opcode.CONT]), some.text(max_size=5), some.booleans()).map(
        lambda part: sent(part[0], part[1].encode(), part[2])
    ),
    some.sampled_from(
        [
            sent(Opcode.CLOSE, b"\x03\xe8"),
            sent(Opcode.TEXT, b"x" * LONGEST),
            sent(Opcode.TEXT, b"x" * (LONGEST + 1)),
            sent(Opcode.TEXT, b"x" * 70_000),
            b"\x81\x02ok",  # without a mask
            b"\xc1\x80\0\0\0\0",  # with a reserved bit
            b"\x83\x80\0\0\0\0",  # of no known kind
            b"\x89\xfe\x00\x7e" + bytes(4 + 126),  # a ping that is too long
        ]
    ),
)


@given(some.lists(frames, max_size=8), some.lists(some.integers(0, 400), max_size=6), some.booleans())
@example([sent(Opcode.TEXT, b"a", False), sent(Opcode.CONT, b"b"), sent(Opcode.TEXT, b"c")], [], True)
@example([sent(Opcode.TEXT, b"a", False), sent(Opcode.PING, b""), sent(Opcode.TEXT, b"c")], [3], True)
def test_the_same_is_heard_and_answered(stream: list[bytes], cuts: list[int], takes_at_once: bool) -> None:
    data = b"".join(stream)
    places = sorted({cut for cut in cuts if cut < len(data)} | {0, len(data)})
    chunks = [data[start:stop] for start, stop in pairwise(places)]

    async def compared() -> None:
        ordinary, answered, closed = await converse(WebSocketsSansIOProtocol, stream)
        direct, answered_directly, closed_directly = await converse(FastWebSocket, chunks, takes_at_once)
        assert direct.heard == ordinary.heard
        assert (answered_directly, closed_directly) == (answered, closed)

    asyncio.run(compared())


async def test_whole_texts_are_heard_at_once() -> None:
    chunks = [sent(Opcode.TEXT, b"one") + sent(Opcode.TEXT, b"two"), sent(Opcode.TEXT, b"x" * 200)]
    listener, _, _ = await converse(FastWebSocket, chunks)
    assert listener.heard == ["one", "two", "x" * 200]
    assert listener.at_once == 3


async def test_what_comes_before_anybody_listens_goes_the_ordinary_way() -> None:
    listener, _, _ = await converse(FastWebSocket, [])
    assert listener.at_once == 0
    early = Listener(takes_at_once=True)
    config = Config(
        early,
        ws=FastWebSocket,
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        lifespan="off",
        log_level="critical",
    )
    config.load()
    line = FastWebSocket(config=config, server_state=ServerState(), app_state={})
    line.connection_made(Transport())
    frame = sent(Opcode.TEXT, b"early bird")
    for chunk in (HANDSHAKE, frame[:5]):
        line.data_received(chunk)
    await turns()
    line.data_received(frame[5:] + sent(Opcode.TEXT, b"second"))
    await turns()
    line.connection_lost(None)
    await turns()
    assert early.heard == ["early bird", "second"]
    assert early.at_once == 0


async def test_texts_are_written_together_each_as_one_frame() -> None:
    for text in ("", "moon", "x" * 125, "x" * 126, "x" * 65_535, "x" * 65_536, "夢"):
        config = Config(Listener(True), ws=FastWebSocket, lifespan="off", log_level="critical")
        config.load()
        line = FastWebSocket(config=config, server_state=ServerState(), app_state={})
        transport = Transport()
        line.connection_made(transport)
        line.write(text)
        line.write("again")
        assert transport.written == b""
        await turns()
        assert transport.written == b"".join(
            Frame(Opcode.TEXT, one.encode()).serialize(mask=False) for one in (text, "again")
        )


async def test_what_was_written_goes_out_before_a_goodbye() -> None:
    async def refusing(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        line_of(scope).write("no")
        await send({"type": "websocket.close", "code": 1008})

    config = Config(refusing, ws=FastWebSocket, ws_per_message_deflate=False, lifespan="off", log_level="critical")
    config.load()
    line = FastWebSocket(config=config, server_state=ServerState(), app_state={})
    transport = Transport()
    line.connection_made(transport)
    line.data_received(HANDSHAKE)
    await turns()
    said = Frame(Opcode.TEXT, b"no").serialize(mask=False) + Frame(Opcode.CLOSE, b"\x03\xf0").serialize(mask=False)
    assert transport.written.endswith(said)
    line.connection_lost(None)
    await turns()


# Whoever takes nothing.


def opened_line() -> tuple[FastWebSocket, Transport]:
    config = Config(
        Listener(True), ws=FastWebSocket, ws_per_message_deflate=False, ws_ping_interval=None, lifespan="off"
    )
    config.load()
    line = FastWebSocket(config=config, server_state=ServerState(), app_state={})
    transport = Transport()
    line.connection_made(transport)
    line.data_received(HANDSHAKE)
    return line, transport


async def test_a_line_is_busy_while_anything_lies_there_and_says_so_once() -> None:
    line, transport = opened_line()
    await turns()
    assert transport.high == 0, "whatever is not taken at once makes it busy"
    told: list[int] = []
    line.full = lambda: told.append(line.waiting)
    transport.waiting = 3_000_000
    line.pause_writing()
    assert (line.is_free, line.waiting, told) == (False, 3_000_000, [3_000_000])
    transport.waiting = 0
    line.resume_writing()
    assert (line.is_free, line.waiting) == (True, 0)
    line.connection_lost(None)
    await turns()


async def test_much_within_one_turn_makes_it_busy_until_it_has_gone_out() -> None:
    line, _ = opened_line()
    await turns()
    written = 0
    while line.is_free:
        line.write("x" * 1000)
        written += 1000
    assert written == line.waiting
    assert TURN_BYTES < written <= TURN_BYTES + 1000
    await turns()
    assert (line.is_free, line.waiting) == (True, 0)
    line.connection_lost(None)
    await turns()


async def test_pings_of_somebody_who_takes_nothing_are_not_answered() -> None:
    line, transport = opened_line()
    await turns()
    line.data_received(sent(Opcode.PING, b"one"))
    answered = len(transport.written)
    assert transport.written.endswith(Frame(Opcode.PONG, b"one").serialize(mask=False))
    line.pause_writing()
    for _ in range(1000):
        line.data_received(sent(Opcode.PING, b"two"))
    assert len(transport.written) == answered
    line.resume_writing()
    line.data_received(sent(Opcode.PING, b"three"))
    assert transport.written[answered:] == Frame(Opcode.PONG, b"three").serialize(mask=False)
    line.connection_lost(None)
    await turns()


async def test_a_slow_reader_has_time_as_long_as_it_takes_something() -> None:
    line, transport = opened_line()
    await turns()
    transport.waiting = 5
    line.pause_writing()

    async def take() -> None:
        while transport.waiting:
            await asyncio.sleep(0.02)
            transport.waiting -= 1
        line.resume_writing()

    taking = asyncio.create_task(take())
    assert await line.drained(30.0)
    await taking
    transport.waiting = 5
    line.pause_writing()
    assert not await line.drained(0.05)
    line.connection_lost(None)
    await turns()


async def test_whoever_does_not_take_the_goodbye_is_cut_off() -> None:
    line, transport = opened_line()
    await turns()
    transport.waiting = 1000
    line.keepalive_timeout()
    assert transport.aborted
    line.connection_lost(None)
    await turns()
    line, transport = opened_line()
    line.close_timeout = 0.01
    await turns()
    await line.send({"type": "websocket.close", "code": 1008})
    async with asyncio.timeout(60):
        while not transport.aborted:
            await asyncio.sleep(0.01)
    line.connection_lost(None)
    await turns()
