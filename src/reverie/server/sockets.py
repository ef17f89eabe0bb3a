"""The lively door: one WebSocket for everybody who plays at a table or watches it."""

import asyncio
from contextlib import suppress
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from reverie.kernel import BadDocument, Refused
from reverie.server import wire
from reverie.server.actor import TableActor, for_guests, refusal_frame
from reverie.server.direct import EXTENSION, DirectLine
from reverie.server.hall import Hall
from reverie.server.identity import Identity
from reverie.server.limits import (
    CHAT_LENGTH,
    FRAME_BYTES,
    READING_BYTES,
    ROUGH_HITS,
    STUCK_SECONDS,
    Bucket,
    check_numbers,
)
from reverie.server.metrics import METRICS
from reverie.server.watchers import Watcher
from reverie.table.commands import AnyCommand, Arrange
from reverie.text import LANGUAGES

POLICY: Final = 1008


class TooFast(Refused):
    """More messages than the server takes from one connection."""


async def table_socket(socket: WebSocket) -> None:
    """Play or watch at a table."""
    hall: Hall = socket.app.state.hall
    identity: Identity = socket.app.state.identity
    guest = identity.guest_in(socket.headers.get("cookie"), socket.query_params.get("beside", ""))
    language = _known_language(socket.query_params.get("language"))
    await hall.make_way()
    try:
        row = await hall.guests.find(guest)
        if row is None:
            guest = ""
        elif not socket.query_params.get("language"):
            language = _known_language(row.language)
        actor = await hall.actor(socket.path_params["table"])
    except Refused as refused:
        await socket.accept()
        await socket.send_text(refusal_frame(refused, "", language, None))
        await socket.close(POLICY, for_guests(refused).code)
        return
    if guest and row is not None:
        actor.rename(guest, row.name)  # known already if they sit down
    await socket.accept()
    await _Connection(socket, hall, actor, guest, language).serve()


def _known_language(wanted: str | None) -> str:
    return wanted if wanted in LANGUAGES else LANGUAGES[0]


class _Connection:
    """One open socket."""

    def __init__(self, socket: WebSocket, hall: Hall, actor: TableActor, guest: str, language: str) -> None:
        self._socket = socket
        self._hall = hall
        self._actor = actor
        self._line: DirectLine = socket.scope["extensions"][EXTENSION]
        self._watcher = Watcher(self._line, guest, language, self._fall_behind)
        rate: float = socket.app.state.settings.rate
        self._bucket = Bucket(rate, 3 * rate)
        self._reading = Bucket(rate, 3 * rate)  # of its own: whoever reads much may play on
        self._talk = Bucket(1.0, 5.0)
        self._rough = 0
        self._sending: asyncio.Task[None] | None = None

    async def serve(self) -> None:
        METRICS.watchers.inc()
        self._actor.join(self._watcher)
        self._line.listen(self._hear_at_once)
        try:
            await self._receive()
        except WebSocketDisconnect:
            pass
        finally:
            METRICS.watchers.dec()
            METRICS.healed.inc(self._watcher.healed)
            self._actor.leave(self._watcher)
            self._watcher.close()
            if self._sending is not None:
                self._sending.cancel()
                with suppress(asyncio.CancelledError):
                    await self._sending

    def _fall_behind(self) -> None:
        """Something cannot be written at once."""
        self._sending = asyncio.create_task(self._send())

    async def _send(self) -> None:
        try:
            if await self._watcher.send_all(STUCK_SECONDS):
                return
        except Exception:  # a scene that cannot be made: better no connection than one that is told nothing any more
            METRICS.failures.inc()
            METRICS.log.exception("table %s: a scene failed", self._actor.table.id)
        self._line.cut()  # whoever takes nothing would not take a goodbye either

    async def _receive(self) -> None:
        while True:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            if text is None:
                text = message.get("bytes") or b""
            if not self._bucket.take():
                if not await self._too_fast(self._bucket):
                    return
            else:
                await self._hear(text)

    async def _too_fast(self, bucket: Bucket) -> bool:
        """Say so; false when it has gone too far."""
        self._rough += 1
        if self._rough > ROUGH_HITS:
            await self._socket.close(POLICY, "too fast")
            return False
        self._refuse(TooFast("too-fast", {"seconds": round(bucket.wait, 2)}), "")
        return True

    def _hear_at_once(self, text: str) -> bool:
        """Hear what can be heard without waiting for anything, which is nearly everything; false for the rest."""
        if not self._bucket.take():
            return False
        said = self._understand(text)
        if isinstance(said, wire.Say):
            self._bucket.tokens += 1  # it will be taken when this is heard again
            return False
        if said is not None:
            self._obey(said)
        return True

    async def _hear(self, text: str | bytes) -> None:
        said = self._understand(text)
        if isinstance(said, wire.Say):
            await self._chat(said)
        elif said is not None:
            self._obey(said)

    def _understand(self, text: str | bytes) -> wire.FromClient | None:
        """What was said; nothing where it had to be refused."""
        try:
            if len(text) > FRAME_BYTES:
                raise BadDocument("too-large", {"longest": FRAME_BYTES})
            return _understood(text)
        except Refused as refused:
            self._refuse(refused, "")
            return None

    def _obey(self, said: AnyCommand | wire.Ping | wire.Resync | wire.AskStory) -> None:
        match said:
            case wire.Ping():
                self._watcher.answer(wire.encode(wire.Pong(now=self._actor.now())))
            case wire.Resync():
                if self._may_read(self._watcher.scene_bytes, said.id):
                    self._actor.resync(self._watcher)
            case wire.AskStory():
                page = self._actor.story(self._watcher, said.before)
                if self._may_read(len(page.encode()), said.id):
                    self._watcher.offer(page)
            case _:
                self._actor.command(self._watcher, said)

    def _may_read(self, weight: int, client: str) -> bool:
        """Whether somebody may have so many bytes now; what is larger than all that is ever allowed costs that."""
        cost = min(1 + weight / READING_BYTES, self._reading.burst)
        if self._reading.take(cost):
            return True
        self._refuse(TooFast("too-fast", {"seconds": round(self._reading.wait_for(cost), 2)}), client)
        return False

    async def _chat(self, said: wire.Say) -> None:
        try:
            text = " ".join(said.text.translate(_CONTROLS).split())
            if not self._watcher.guest:
                raise BadDocument("no-guest")
            if not 1 <= len(text) <= CHAT_LENGTH:
                raise BadDocument("too-long", {"length": len(text), "longest": CHAT_LENGTH}, path="text")
            if not self._talk.take():
                raise TooFast("too-fast", {"seconds": round(self._talk.wait, 2)})
            await self._hall.say(self._actor, self._watcher.guest, text)
        except Refused as refused:
            self._refuse(refused, said.id)

    def _refuse(self, refused: Refused, client: str) -> None:
        METRICS.refused.labels(refused.code).inc()
        self._watcher.answer(refusal_frame(refused, client, self._watcher.language, self._actor.table))


def _understood(text: str | bytes) -> wire.FromClient:
    try:
        said = wire.decode_client(text)
    except msgspec.ValidationError as error:
        raise BadDocument("malformed", {"finding": str(error)[:200]}) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise BadDocument("not-json", {"line": 1, "column": 1}) from None
    if len(said.id) > 64:
        raise BadDocument("too-long", {"length": len(said.id), "longest": 64}, path="id")
    if not said.id.isprintable():
        raise BadDocument("malformed", {"finding": "not printable"}, path="id")
    if isinstance(said, Arrange):
        check_numbers(said.options)
    return said


_CONTROLS: Final = dict.fromkeys((*range(32), *range(127, 160)), " ")
"""What nobody types and no database has to keep."""
