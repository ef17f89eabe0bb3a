"""Connections: uvicorn's HTTP with bounds on how many, how long and how large.

What is beyond a bound is answered in a line and closed: nobody waits for a head that never ends, and nothing of it is
kept. A request within the bounds goes the ordinary way. An answer is kept for as long as somebody reads it, however
slowly; whoever reads nothing is cut off.

This and ``fast_websocket`` are the only modules that build on uvicorn's protocols, which uvicorn does not promise to
keep as they are: its versions are bounded in pyproject.toml, and ``make lowest`` tests the lowest of them.
"""

from asyncio import TimerHandle, Transport
from functools import partial
from typing import Any, Final

import httptools
import msgspec
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from reverie.server.fast_websocket import FastWebSocket
from reverie.server.limits import (
    MESSAGE_BYTES,
    MOST_HEADERS,
    MOST_PIPELINED,
    STUCK_SECONDS,
    UNREAD_TOTAL_BYTES,
    Limits,
)
from reverie.server.proxies import Proxies
from reverie.server.rate_limits import Counts, address_key
from reverie.wire.http_messages import BriefRefusal

_LINGER: Final = 2.0
"""Seconds in which whoever was refused may finish speaking: else the answer would be lost on the way."""
_BODIES: Final = (b"content-length", b"transfer-encoding")
_AGAIN: Final = b"retry-after: 10\r\n"
_ROOM_MADE: Final = 0.75
"""How full the total of what is unread may still be after room had to be made: so that it is made for many at once."""


class Gate:
    """What all connections of one server share."""

    def __init__(self, limits: Limits, proxies: Proxies) -> None:
        self.limits = limits
        self._proxies = proxies
        self.open = 0
        """How many connections there are."""
        self.lines_ended = 0
        """How many of those that have ended were WebSockets."""
        self._by_address = Counts(limits.connections_per_address)
        self.unread = Unread()

    def enter(self, host: str) -> int:
        """0 when one more connection may come from there; else the status that says why not."""
        if self.open >= self.limits.connections:
            return 503
        if host not in self._proxies and not self._by_address.enter(address_key(host)):
            return 429
        self.open += 1
        return 0

    def leave(self, host: str) -> None:
        self.open -= 1
        if host not in self._proxies:
            self._by_address.leave(address_key(host))

    def leave_line(self, host: str) -> None:
        """``leave`` for a WebSocket."""
        self.lines_ended += 1
        self.leave(host)


class Unread:
    """What has been answered over HTTP and lies here, because nobody reads it."""

    def __init__(self) -> None:
        self.bytes = 0
        """At most: readers may have taken some of it since they were weighed."""
        self._weights: dict[BoundedHttp, int] = {}

    def weigh(self, reader: "BoundedHttp") -> None:
        """More or less waits for a reader than before."""
        self._note(reader)
        if self.bytes > UNREAD_TOTAL_BYTES:
            for each in list(self._weights):
                self._note(each)
            if self.bytes > UNREAD_TOTAL_BYTES:
                self._make_room()

    def forget(self, reader: "BoundedHttp") -> None:
        self.bytes -= self._weights.pop(reader, 0)

    def _note(self, reader: "BoundedHttp") -> None:
        self.forget(reader)
        weight = reader.transport.get_write_buffer_size()
        if weight:
            self._weights[reader] = weight
            self.bytes += weight

    def _make_room(self) -> None:
        """Cut off those for whom most waits."""
        for reader in sorted(self._weights, key=self._weights.__getitem__, reverse=True):
            if self.bytes <= _ROOM_MADE * UNREAD_TOTAL_BYTES:
                return
            self.forget(reader)
            reader.transport.abort()


class _Beyond(Exception):
    """A request is beyond a bound."""


class BoundedHttp(HttpToolsProtocol):
    """One connection, until it is handed over to a WebSocket; it counts until that is closed."""

    gate: Gate
    """Set by ``bounded_http``."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._is_inside = False
        self._is_refused = False
        self._deadline: TimerHandle | None = None
        self._status = 400
        """How to answer when reading ends with an error."""
        self._in_head = False
        self._in_body = False
        self._begun = 0
        """How many requests have begun."""
        self._size = 0
        """Bytes of the present request that came in pieces of their own."""
        self._head_size = 0
        self._heard_anything = False
        self._unanswered: list[RequestResponseCycle] = []
        self._next_look: TimerHandle | None = None
        """When to see whether an answer is being read."""
        self._unread = 0
        """What was unread of it at the last look."""

    # Coming and going.

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # a stream's, as uvicorn says too
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(high=0)  # we are told of every byte that could not be sent at once
        status = self.gate.enter(self._host)
        if status:
            self._say(status)
            self._is_refused = True
            self.transport.close()
            return
        self._is_inside = True
        self._set_deadline(self.gate.limits.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._unset_deadline()
        self._stop_looking()
        self._leave()
        self._hang_up()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        has_body = any(name in _BODIES and value != b"0" for name, value in self.headers)
        is_answering = any(not cycle.response_complete for cycle in self._unanswered)
        if has_body or is_answering or self.transport.get_write_buffer_size():
            self._refuse(400)
            return
        self._unset_deadline()
        super().handle_websocket_upgrade()
        line = self.transport.get_protocol()
        assert isinstance(line, FastWebSocket)
        self._is_inside = False  # from here on it is the line that counts, and nothing of us is kept
        self.parser = None  # type: ignore[assignment]  # as uvicorn does with a connection that is lost
        line.take_over(partial(self.gate.leave_line, self._host))

    def _leave(self) -> None:
        if self._is_inside:
            self._is_inside = False
            self.gate.leave(self._host)

    @property
    def _host(self) -> str:
        return self.client[0] if self.client else ""

    # Reading.

    def data_received(self, data: bytes) -> None:
        if self._is_refused:
            self._size += len(data)
            if self._size > MESSAGE_BYTES:
                self.transport.abort()
            return
        begun, is_new = self._begun, not (self._in_head or self._in_body)
        self._heard_anything = True
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserError:
            self._refuse(self._status)
            return
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
                return
            self.cycle.keep_alive = False  # nothing that we speak: the request is answered, and that was all
        # Only what belongs to one request as a whole is counted: where several come at once, the next piece will be.
        if self._begun == begun or (is_new and self._begun == begun + 1):
            self._size += len(data)
        else:
            self._size = 0
        self._check_size()

    def _check_size(self) -> None:
        if self._in_head and self._size > self.gate.limits.head_bytes:
            self._refuse(431)
        elif self._in_body and self._size > MESSAGE_BYTES:
            self._refuse(413)
        elif self._in_head and self._deadline is None:
            self._set_deadline(self.gate.limits.head_seconds)
        elif self._in_body and self._deadline is None:
            self._set_deadline(self.gate.limits.body_seconds)

    def on_message_begin(self) -> None:
        self._unset_keepalive_if_required()
        self._begun += 1
        self._in_head, self._in_body = True, False
        self._size = self._head_size = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self._count_head(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        if len(self.headers) >= MOST_HEADERS:
            self._beyond(431)
        self._count_head(len(name) + len(value) + 4)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if not self.url.isascii():
            self._beyond(400)
        if len(self.pipeline) >= MOST_PIPELINED:
            self._beyond(429)
        self._unset_deadline()
        self._in_head, self._in_body = False, True
        super().on_headers_complete()
        self._unanswered = [cycle for cycle in self._unanswered if not cycle.response_complete]
        latest = self._latest()
        if latest is not None and latest not in self._unanswered:
            self._unanswered.append(latest)

    def _latest(self) -> RequestResponseCycle | None:
        """The request that came last; none where it was the first and became a WebSocket."""
        return self.cycle

    def on_message_complete(self) -> None:
        self._unset_deadline()
        self._in_body = False
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._in_head or self._in_body:  # the next request has begun already, and has its own deadline
            self._unset_keepalive_if_required()

    def _count_head(self, size: int) -> None:
        """Count what has been understood, trailers too."""
        self._head_size += size
        if self._head_size > self.gate.limits.head_bytes:
            self._beyond(431)

    def _beyond(self, status: int) -> None:
        self._status = status
        raise _Beyond

    # Time.

    def _set_deadline(self, seconds: float) -> None:
        self._unset_deadline()
        self._deadline = self.loop.call_later(seconds, self._be_late)

    def _unset_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _be_late(self) -> None:
        self._deadline = None
        if self.flow.read_paused:  # it is we who do not listen
            self._set_deadline(self.gate.limits.body_seconds)
        elif self._heard_anything:
            self._refuse(408)
        else:
            self.transport.close()

    # Being read.

    def pause_writing(self) -> None:
        """Something could not be sent at once: see to it that it is read, also when the connection is closing."""
        super().pause_writing()
        self.gate.unread.weigh(self)
        self._look_later()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_looking()

    def _look_later(self) -> None:
        self._unread = self.transport.get_write_buffer_size()
        self._next_look = self.loop.call_later(STUCK_SECONDS, self._look_at_reader)

    def _look_at_reader(self) -> None:
        if self.transport.get_write_buffer_size() >= self._unread:
            self.transport.abort()
            return
        self.gate.unread.weigh(self)
        self._look_later()

    def _stop_looking(self) -> None:
        self.gate.unread.forget(self)
        if self._next_look is not None:
            self._next_look.cancel()
            self._next_look = None

    # Refusing.

    def _refuse(self, status: int) -> None:
        """Answer, if no other answer is on its way, and hear no more."""
        self._is_refused = True
        self._size = 0
        self._unset_deadline()
        self._unset_keepalive_if_required()
        is_answering = bool(self.pipeline) or any(
            cycle.response_started and not cycle.response_complete for cycle in self._unanswered
        )
        self._hang_up()
        if is_answering:
            self.transport.close()
            return
        self._say(status)
        self.flow.resume_reading()
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self._deadline = self.loop.call_later(_LINGER, self.transport.abort)

    def _hang_up(self) -> None:
        """Whoever reads a body or is about to answer is told that nobody is there; uvicorn tells only the last."""
        for cycle in self._unanswered:
            if not cycle.response_complete:
                cycle.disconnected = True
                cycle.message_event.set()

    def _say(self, status: int) -> None:
        body = msgspec.json.encode(BriefRefusal(code=_CODES[status], facts={}))
        again = _AGAIN if status in (429, 503) else b""
        headers = b"content-type: application/json\r\ncontent-length: %d\r\nconnection: close\r\n%s\r\n"
        self.transport.write(STATUS_LINE[status] + headers % (len(body), again) + body)

    def shutdown(self) -> None:
        if self._is_refused:
            self.transport.abort()
        else:
            super().shutdown()


_CODES: Final = {
    400: "malformed",
    408: "too-slow",
    413: "too-large",
    429: "too-many-connections",
    431: "too-large",
    503: "too-many-connections",
}


def bounded_http(limits: Limits, proxies: Proxies) -> type[BoundedHttp]:
    """The protocol of one server: uvicorn makes one for each connection, from the class alone."""
    return type("BoundedHttp", (BoundedHttp,), {"gate": Gate(limits, proxies)})
