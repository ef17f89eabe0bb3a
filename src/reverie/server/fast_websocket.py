"""A fast WebSocket: uvicorn's without detours for what nearly everything is, one whole text in one frame.

Such a text is handed at once to whoever listens, and one to be sent is written while the other side keeps up: no queue,
no task, no pausing of the socket. What is written for many lines within one turn of the event loop goes out together
at its end: the other side is woken once and not for every text. So a move costs the server about an eighth less
(docs/load.md).

All the rest (the handshake, fragments, pings, closing, whatever breaks the protocol, a text that nobody can take at
once) goes the ordinary way, through uvicorn and ``websockets``, which then see whole frames only.
"""

from asyncio import BaseTransport, timeout
from collections.abc import Callable
from typing import Any, Final
from weakref import ref

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from reverie.server.draining import closing_frame
from reverie.server.limits import TURN_BYTES
from reverie.server.socket_line import EXTENSION, Hear

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it could not be compiled
    from websockets.utils import apply_mask

_TEXT: Final = 0x81
_MASKED: Final = 0x80
_CONTROL: Final = 0x08
_LAST: Final = 0x80


def _say_nothing() -> None:
    pass


def _hear_nothing(_: str) -> bool:
    return True


class FastWebSocket(WebSocketsSansIOProtocol):
    """One connection; a ``SocketLine`` for the rest of the server."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._hear: Hear | None = None
        self._is_ordinary = False
        self._in_fragments = False
        self._rest = b""
        self._unsent: list[bytes] = []
        self._unsent_bytes = 0
        self.full: Callable[[], None] = _say_nothing
        self._lost: Callable[[], None] = _say_nothing

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        # Whatever the operating system does not take at once makes the line busy: so nothing waits here uncounted.
        self.transport.set_write_buffer_limits(high=0)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.conn.parser.close()  # it is suspended, and would hold on to the protocol that holds it
        self._lost()
        self._lost = _say_nothing

    def take_over(self, lost: Callable[[], None]) -> None:
        """The connection has been handed over, with its handshake; ``lost`` is called when it has ended."""
        self._lost = lost
        if not self.handshake_initiated:  # it was no handshake: nobody would ever say so
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = ref(self)  # the scope is ours: we would hold ourselves

    # Hearing.

    def listen(self, hear: Hear) -> None:
        self._hear = hear

    def forget(self) -> None:
        self._hear, self.full = _hear_nothing, _say_nothing

    def data_received(self, data: bytes) -> None:
        if self._hear is None:
            # Frames that come before anybody listens may end in the middle of one: then it stays ordinary.
            self._is_ordinary |= self.handshake_initiated or not data.endswith(b"\r\n\r\n")
        if self._hear is None or self._is_ordinary:
            super().data_received(data)
        else:
            self._rest = self._read(self._rest + data if self._rest else data)

    def _read(self, data: bytes) -> bytes:
        """Take every whole frame; what is left of the data waits for more."""
        place, end = 0, len(data)
        while end - place >= 2 and not self.transport.is_closing():
            first, second = data[place], data[place + 1]
            start, length = place + 6, second & 0x7F
            if length == 126:
                start, length = place + 8, int.from_bytes(data[place + 2 : place + 4], "big")
            elif length == 127 or not second & _MASKED:  # nothing that we take: let the protocol say so
                self._is_ordinary = True
                super().data_received(data[place:])
                return b""
            stop = start + length
            if stop > end:
                break
            if not (self._is_next(first, length) and self._take(data[start:stop], data[start - 4 : start])):
                self._read_ordinary(data[place:stop], first)
            place = stop
        return data[place:]

    def _is_next(self, first: int, length: int) -> bool:
        """Whether it is one whole text, and nothing that came before it still waits to be heard."""
        whole = first == _TEXT and not self._in_fragments and length <= self.config.ws_max_size
        return whole and self.queue.empty()

    def _take(self, payload: bytes, mask: bytes) -> bool:
        assert self._hear is not None
        try:
            text = apply_mask(payload, mask).decode()
        except UnicodeDecodeError:
            return False
        return self.close_sent or self._hear(text)

    def _read_ordinary(self, frame: bytes, first: int) -> None:
        if not first & _CONTROL:
            self._in_fragments = not first & _LAST
        super().data_received(frame)

    def send_receive_event_to_app(self) -> None:
        """A text that is none ends the connection, and nothing is logged about it."""
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self.frames = []
            if not self.close_sent:
                self.conn.send_close(1007)
                self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    # Speaking.

    @property
    def is_free(self) -> bool:
        return (
            self._unsent_bytes <= TURN_BYTES
            and self.writable.is_set()
            and not (self.close_sent or self.disconnected or self.transport.is_closing())
        )

    @property
    def waiting(self) -> int:
        return self._unsent_bytes + self.transport.get_write_buffer_size()

    async def drained(self, patience: float) -> bool:
        self.flush()
        while not self.writable.is_set():
            before = self.waiting
            try:
                async with timeout(patience):
                    await self.writable.wait()
            except TimeoutError:
                if self.waiting >= before:
                    return False
        return True

    def pause_writing(self) -> None:
        super().pause_writing()
        self.full()

    def cut(self) -> None:
        self.transport.abort()

    async def send(self, message: Any) -> None:
        self.flush()
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # uvicorn does not count a refusal as an answer
        if message["type"] == "websocket.close" and self.close_timer is not None:
            # Whoever takes nothing would keep us waiting for ever with what is still to be sent.
            self.close_timer.cancel()
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def handle_ping(self) -> None:
        """A ping is answered while the other side keeps up: answers that it does not take must not pile up."""
        if self.is_free:
            self.flush()
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        if self.transport.get_write_buffer_size():
            self.cut()  # the goodbye is not taken either

    def shutdown(self) -> None:
        """The server stops: whoever keeps up is told when to come back."""
        if self._hear is not None and self.is_free:
            self.write(closing_frame(len(self.connections)))
        self.flush()
        super().shutdown()

    def write(self, text: str) -> None:
        self.write_bytes(text.encode())

    def write_bytes(self, payload: bytes) -> None:
        size = len(payload)
        if size < 126:
            head = bytes((_TEXT, size))
        elif size < 65_536:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        if not self._unsent:
            self.loop.call_soon(self.flush)
        self._unsent += (head, payload)
        self._unsent_bytes += size

    def flush(self) -> None:
        frames, self._unsent = self._unsent, []
        self._unsent_bytes = 0
        if frames and not (self.close_sent or self.transport.is_closing()):
            self.transport.write(b"".join(frames))


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
