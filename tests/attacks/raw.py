"""Bytes over a socket, as nobody's browser would send them."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

PATIENCE = 120.0

STATUS = re.compile(rb"HTTP/1\.1 (\d{3}) ")


def place(address: str) -> tuple[str, int]:
    host, _, port = address.rpartition("//")[2].rpartition(":")
    return host, int(port)


class Wire:
    """One connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer
        self.heard = b""

    async def send(self, data: bytes) -> None:
        """Whoever has hung up on us may have said why: that is not found out by sending."""
        try:
            self._writer.write(data)
            await self._writer.drain()
        except ConnectionError:
            pass

    async def until_closed(self) -> bytes:
        """All that comes until the other side ends the connection."""
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    data = await self._reader.read(65_536)
                except ConnectionError:
                    data = b""
                if not data:
                    return self.heard
                self.heard += data

    async def until(self, wanted: bytes) -> bytes:
        return await self.until_it(lambda heard: wanted in heard)

    async def until_it(self, is_enough: Callable[[bytes], object]) -> bytes:
        async with asyncio.timeout(PATIENCE):
            while not is_enough(self.heard):
                data = await self._reader.read(65_536)
                assert data, f"closed after {self.heard!r}"
                self.heard += data
        return self.heard

    async def status(self) -> int:
        """That of the first answer; 0 when the other side hangs up without a word."""
        with suppress(AssertionError, ConnectionError):
            await self.until_it(statuses)
        return (statuses(self.heard) or [0])[0]

    def abort(self) -> None:
        self._writer.transport.abort()

    async def close(self) -> None:
        self._writer.close()
        with suppress(ConnectionError, TimeoutError):
            await self._writer.wait_closed()


@asynccontextmanager
async def connected(address: str) -> AsyncIterator[Wire]:
    wire = Wire(*await asyncio.open_connection(*place(address)))
    try:
        yield wire
    finally:
        await wire.close()


async def answer(address: str, data: bytes) -> bytes:
    """What comes back until the server hangs up."""
    async with connected(address) as wire:
        await wire.send(data)
        return await wire.until_closed()


def statuses(heard: bytes) -> list[int]:
    return [int(status) for status in STATUS.findall(heard)]


def request(line: str, body: bytes = b"", *headers: str) -> bytes:
    """A whole request, after which the connection ends."""
    given = [f"Content-Length: {len(body)}"] if body else []
    head = "\r\n".join([f"{line} HTTP/1.1", "Host: here", "Connection: close", *given, *headers])
    return head.encode("latin-1") + b"\r\n\r\n" + body
