"""A connection to a live table: what its server says, in order, and what is said to it."""

import asyncio

import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

from reverie import wire
from reverie.kernel import BadDocument, Refused
from reverie.table.commands import AnyCommand


class TableConnection:
    """One open socket. What the server says keeps coming in while somebody types."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._inbox: asyncio.Queue[wire.FromServer | Exception] = asyncio.Queue()

    async def __aenter__(self) -> "TableConnection":
        self._reading = asyncio.create_task(self._read())
        return self

    async def __aexit__(self, *error: object) -> None:
        self._reading.cancel()

    async def _read(self) -> None:
        try:
            while True:
                self._inbox.put_nowait(wire.decode_server(await self._socket.recv()))
        except (OSError, websockets.WebSocketException, Refused) as error:
            self._inbox.put_nowait(error)
        except (msgspec.DecodeError, UnicodeDecodeError):
            self._inbox.put_nowait(BadDocument("join-not-understood"))

    @property
    def has_more(self) -> bool:
        """Whether the server has said something that has not been heard yet."""
        return not self._inbox.empty()

    async def next(self) -> wire.FromServer:
        """What the server says next."""
        message = await self._inbox.get()
        if isinstance(message, Exception):
            raise message
        return message

    async def send(self, message: AnyCommand | wire.Resync | wire.AskStory) -> None:
        """Say something to the server."""
        await self._socket.send(wire.encode(message))
