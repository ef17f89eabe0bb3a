"""A WebSocket and an HTTP client with as little Python a message as possible: they must not be what is measured."""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

_TEXT, _CLOSE, _PING, _PONG = 0x81, 0x88, 0x89, 0x8A
_MASK = b"\0\0\0\0"
"""Clients must mask what they send; with this mask it stays as it is, and the server has the same work."""


class Traffic:
    """How many bytes came in, on all sockets together."""

    received = 0


class Socket(asyncio.Protocol):
    """One WebSocket: ``hear`` gets every text, ``lost`` is called when the other side hangs up."""

    def __init__(self, request: bytes, hear: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self._request = request
        self._hear = hear
        self._lost = lost
        self._buffer = b""
        self._transport: Any = None
        self._is_open = False
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        Traffic.received += len(data)
        if self._buffer:
            data = self._buffer + data
        if not self._is_open:
            answer, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._buffer = answer
                return
            self._open(answer)
        self._buffer = self._read(data)

    def _open(self, answer: bytes) -> None:
        self._is_open = True
        if b" 101 " in answer.split(b"\r\n", 1)[0]:
            self.ready.set_result(None)
        else:
            self.ready.set_exception(ConnectionError(answer.decode(errors="replace")))

    def _read(self, data: bytes) -> bytes:
        """Hear every whole frame; what is left of the data waits for more."""
        place, end = 0, len(data)
        while end - place >= 2:
            start, length = place + 2, data[place + 1]
            if length >= 126:
                start += 2 if length == 126 else 8
                length = int.from_bytes(data[place + 2 : start], "big")
            if start > end or start + length > end:
                break
            if data[place] == _TEXT:
                self._hear(data[start : start + length])
            elif data[place] == _PING:
                self._write(_PONG, data[start : start + length])
            place = start + length
        return data[place:]

    def send(self, text: bytes) -> None:
        self._write(_TEXT, text)

    def _write(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        head = bytes((kind, 0x80 | size)) if size < 126 else bytes((kind, 0x80 | 126)) + size.to_bytes(2, "big")
        if not self._transport.is_closing():
            self._transport.write(head + _MASK + payload)

    def close(self) -> None:
        self._lost = _nothing
        self._write(_CLOSE, b"\x03\xe8")

    def connection_lost(self, error: Exception | None) -> None:
        if not self.ready.done():
            self.ready.set_exception(ConnectionError("lost before it was open"))
        self._lost()


def _nothing() -> None:
    """Nobody cares any more."""


async def connect(port: int, path: str, cookie: str, hear: Callable[[bytes], None], lost: Callable[[], None]) -> Socket:
    """An open WebSocket."""
    request = (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: cmV2ZXJpZSBsb2FkIHJ1bg==\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
    )
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(request.encode(), hear, lost), "127.0.0.1", port)
    await socket.ready
    return socket


class Desk:
    """Where tables are made: one HTTP connection that is kept open."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, document: dict[str, Any], cookie: str = "") -> tuple[dict[str, str], Any]:
        """The headers and the document of the answer. A connection that was closed for being idle is opened again."""
        try:
            return await self._post(path, document, cookie)
        except (ConnectionResetError, BrokenPipeError, asyncio.IncompleteReadError):
            self._streams = None
            return await self._post(path, document, cookie)

    async def _post(self, path: str, document: dict[str, Any], cookie: str) -> tuple[dict[str, str], Any]:
        reader, writer = await self._open()
        body = msgspec.json.encode(document)
        head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\nContent-Type: application/json\r\n"
        head += f"Cookie: {cookie}\r\nContent-Length: {len(body)}\r\n\r\n"
        writer.write(head.encode() + body)
        answer = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        status, *lines = answer.split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines if line)}
        content = await reader.readexactly(int(headers.get("content-length", "0")))
        if not status.split()[1].startswith("2"):
            raise ConnectionError(f"{path}: {status}: {content.decode(errors='replace')}")
        return headers, msgspec.json.decode(content)

    def close(self) -> None:
        """Nothing more is asked for now: where there are thousands of tables, files run out."""
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None

    async def _open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self._port)
        return self._streams
