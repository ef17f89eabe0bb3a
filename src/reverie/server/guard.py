"""The guard, a middleware around all endpoints: whose pages may speak to us, how much, and our answers' headers."""

import logging
from math import ceil
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from reverie.server.limits import PAGE_COSTS, SOCKET_COSTS, WRITING_COSTS, longest_body
from reverie.server.proxies import NOBODY, Proxies
from reverie.server.rate_limits import Quotas, address_key, told_seconds
from reverie.wire.http_messages import BriefRefusal

HEADERS: Final = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cache-Control": "no-store",
}
"""What every answer has that does not say otherwise. Nothing is kept by anybody, unless it says that it may be."""
_RAW_HEADERS: Final = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
_READING: Final = ("GET", "HEAD", "OPTIONS")
_WHOLE_REQUESTS: Final = ("/api/", "/engine/")
"""What is answered with more than a small file: it is asked for rarely, and costs what a request costs."""
_FOR_OPERATORS: Final = ("/health", "/metrics")
"""They cost nothing where an operator asks: from this machine itself, or from a trusted proxy in its own name."""
_THIS_MACHINE: Final = ("127.0.0.1", address_key("::1"))

_logger = logging.getLogger(__name__)


def client_of(scope: Scope) -> str:
    """The address that a request or a socket counts for."""
    client = scope.get("client")
    return address_key(client[0]) if client else ""


def is_this_machine(scope: Scope) -> bool:
    """Whether a request comes from this machine itself. Whoever came through a proxy may be anybody."""
    return client_of(scope) in _THIS_MACHINE and "x-forwarded-for" not in Headers(scope=scope)


class Guard:
    """An ASGI layer around the application."""

    def __init__(self, app: ASGIApp, quotas: Quotas, origins: tuple[str, ...] = (), proxies: Proxies = NOBODY) -> None:
        self._app = app
        self._origins = origins
        self._quotas = quotas
        self._proxies = proxies
        self._expects_proxy = bool(proxies)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    def _is_welcome(self, headers: Headers) -> bool:
        """No origin means no browser: nobody's cookies can be borrowed. Else it must be ours."""
        origin = headers.get("origin")
        if origin is None or origin in self._origins:
            return True
        try:
            place = urlsplit(origin).netloc
        except ValueError:
            return False
        return bool(place) and place == headers.get("host")

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = message["headers"]
                names = {name.lower() for name, _ in given}
                message["headers"] = [*given, *(header for header in _RAW_HEADERS if header[0] not in names)]
            await send(message)

        headers = Headers(scope=scope)
        self._look_for_proxy(scope, headers)
        writes = scope["method"] not in _READING
        if writes and not self._is_welcome(headers):
            await _refuse(send_guarded, 403, "wrong-origin")
        elif (seconds := self._wait(scope, writes)) > 0:
            await _refuse(send_guarded, 429, "too-fast", {"seconds": told_seconds(seconds)}, retry_after(seconds))
        elif (length := _length(headers)) is None:
            await _refuse(send_guarded, 400, "malformed", {"finding": "Content-Length"})
        elif length > (longest := longest_body(scope["path"])):
            await _refuse(send_guarded, 413, "too-large", {"longest": longest})
        else:
            await self._app(scope, receive, send_guarded)

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        self._look_for_proxy(scope, headers)
        if not self._is_welcome(headers):
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": "wrong origin"})
        elif (seconds := self._quotas.request(client_of(scope), SOCKET_COSTS)) > 0:
            await receive()
            facts = {"seconds": told_seconds(seconds)}
            await _refuse(send, 429, "too-fast", facts, retry_after(seconds), of="websocket.")
        else:
            await self._app(scope, receive, send)

    def _wait(self, scope: Scope, writes: bool) -> float:
        """Seconds that the caller has to wait."""
        path = scope["path"]
        if path in _FOR_OPERATORS and self._is_operator(scope):
            return 0.0
        cost = WRITING_COSTS if writes else 1.0 if path.startswith(_WHOLE_REQUESTS) else PAGE_COSTS
        return self._quotas.request(client_of(scope), cost)

    def _is_operator(self, scope: Scope) -> bool:
        """Whoever came through a proxy that we were not told of may be anybody."""
        host = scope["client"][0] if scope.get("client") else ""
        return host in self._proxies or is_this_machine(scope)

    def _look_for_proxy(self, scope: Scope, headers: Headers) -> None:
        """Anybody may say who has sent them: it is believed of proxies that we were told of. Say so, but only once."""
        if self._expects_proxy or "x-forwarded-for" not in headers:
            return
        if client_of(scope) in _THIS_MACHINE:
            self._expects_proxy = True
            _logger.warning(
                "requests come from this machine for other addresses (X-Forwarded-For), which are not believed: "
                "all of them share one address's limits. If that is your proxy, serve with --trusted-proxy %s",
                scope["client"][0],
            )


def retry_after(seconds: float) -> tuple[bytes, bytes]:
    return b"retry-after", str(ceil(seconds)).encode()


def _length(headers: Headers) -> int | None:
    """How long the body says it is; nothing where that is no length."""
    said = headers.get("content-length", "0")
    return int(said) if said.isascii() and said.isdecimal() and len(said) < 19 else None


async def _refuse(
    send: Send,
    status: int,
    code: str,
    facts: dict[str, Any] | None = None,
    *more: tuple[bytes, bytes],
    of: str = "",
) -> None:
    headers = [(b"content-type", b"application/json"), (b"connection", b"close"), *more]
    body = msgspec.json.encode(BriefRefusal(code=code, facts=facts or {}))
    await send({"type": f"{of}http.response.start", "status": status, "headers": headers})
    await send({"type": f"{of}http.response.body", "body": body})
