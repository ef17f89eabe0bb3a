"""The guard at the door, around everything: whose pages may speak to us, how much, and with which headers we answer."""

from math import ceil
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from reverie.server.limits import Callers, longest_body

HEADERS: Final = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
_RAW_HEADERS: Final = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
_READING: Final = ("GET", "HEAD", "OPTIONS")


class Guard:
    """An ASGI layer around the application."""

    def __init__(self, app: ASGIApp, origins: tuple[str, ...] = (), rate: float = 20.0) -> None:
        self._app = app
        self._origins = origins
        self._callers = Callers(rate)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket" and not self._is_welcome(scope):
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": "wrong origin"})
        else:
            await self._app(scope, receive, send)

    def _is_welcome(self, scope: Scope) -> bool:
        """No origin means no browser: nobody's cookies can be borrowed. Else it must be ours."""
        headers = Headers(scope=scope)
        origin = headers.get("origin")
        if origin is None or origin in self._origins:
            return True
        return urlsplit(origin).netloc == headers.get("host")

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = message["headers"]
                names = {name.lower() for name, _ in given}
                message["headers"] = [*given, *(header for header in _RAW_HEADERS if header[0] not in names)]
            await send(message)

        writes = scope["method"] not in _READING
        if writes and not self._is_welcome(scope):
            await _refuse(send_guarded, 403, "wrong-origin")
        elif (seconds := self._wait(scope, writes)) > 0:
            again = (b"retry-after", str(ceil(seconds)).encode())
            await _refuse(send_guarded, 429, "too-fast", {"seconds": round(seconds, 2)}, again)
        elif int(Headers(scope=scope).get("content-length") or 0) > (longest := longest_body(scope["path"])):
            await _refuse(send_guarded, 413, "too-large", {"longest": longest})
        else:
            await self._app(scope, receive, send_guarded)

    def _wait(self, scope: Scope, writes: bool) -> float:
        """Only what asks the storage is counted: the page itself, health and metrics are always there."""
        if not scope["path"].startswith("/api/"):
            return 0.0
        client = scope.get("client")
        return self._callers.wait(client[0] if client else "", writes)


async def _refuse(
    send: Send, status: int, code: str, facts: dict[str, Any] | None = None, *more: tuple[bytes, bytes]
) -> None:
    headers = [(b"content-type", b"application/json"), (b"connection", b"close"), *more]
    body = msgspec.json.encode({"code": code, "facts": facts or {}})
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
