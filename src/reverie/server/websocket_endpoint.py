"""The WebSocket endpoint: one socket for everybody who plays at a table or watches it."""

import asyncio
import logging
from contextlib import ExitStack, suppress
from typing import Final

import msgspec
from msgspec import structs
from starlette.websockets import WebSocket, WebSocketDisconnect

from reverie import wire
from reverie.kernel import BadDocument, Refused
from reverie.server.guard import client_of
from reverie.server.identity import Identity
from reverie.server.limits import CHAT_LENGTH, FRAME_BYTES, READING_BYTES, STUCK_SECONDS
from reverie.server.metrics import METRICS
from reverie.server.rate_limits import Quotas, TooMany
from reverie.server.refusals import for_guests, refusal_frame, tell_refusal
from reverie.server.socket_line import line_of
from reverie.server.table_actor import TableActor
from reverie.server.tables import Tables
from reverie.server.watchers import TRY_AGAIN, Watcher
from reverie.server.weak_methods import weakly
from reverie.table.commands import Arrange, Play, Rematch
from reverie.table.daily_tables import check_may_watch
from reverie.text import LANGUAGES
from reverie.wire.untrusted_json import check_numbers

_logger = logging.getLogger(__name__)

POLICY: Final = 1008
COMMENTS_WEIGH: Final = 32 * 1024
"""So many bytes it counts to ask for the comments of a table, however many there are."""


async def table_socket(socket: WebSocket) -> None:
    """Play or watch at a table."""
    with ExitStack() as counted:
        connection = await _come_in(socket, counted)
        if connection is not None:
            await connection.serve()


async def _come_in(socket: WebSocket, counted: ExitStack) -> "_Connection | None":
    """A connection to the table; nothing where it had to be refused. It counts until ``counted`` is closed."""
    tables: Tables = socket.app.state.tables
    identity: Identity = socket.app.state.identity
    quotas: Quotas = socket.app.state.quotas
    guest = identity.guest_in(socket.headers.getlist("cookie"), socket.query_params.get("beside", ""))
    language = _known_language(socket.query_params.get("language"))
    try:
        counted.enter_context(quotas.sockets_of_address.socket(client_of(socket.scope)))
        await tables.make_way()
        row = await tables.guests.visit(guest)
        if row is None:
            guest = ""
        else:
            counted.enter_context(quotas.sockets_of_guest.socket(guest))
            if not socket.query_params.get("language"):
                language = _known_language(row.language)
        actor = await tables.actor(socket.path_params["table"])
        check_may_watch(actor.table, guest, tables.clock())
    except Refused as refused:
        METRICS.refused.labels(refused.code).inc()
        await socket.accept()
        await socket.send_text(refusal_frame(refused, "", language, None))
        # Whoever has too many open may come again when one is closed.
        await socket.close(TRY_AGAIN if isinstance(refused, TooMany) else POLICY, for_guests(refused).code)
        return None
    if guest and row is not None:
        actor.audience.rename(guest, row.name)  # known already if they sit down
    await socket.accept()
    return _Connection(socket, actor, guest, language)


def _known_language(wanted: str | None) -> str:
    return wanted if wanted in LANGUAGES else LANGUAGES[0]


class _Connection:
    """One open socket."""

    def __init__(self, socket: WebSocket, actor: TableActor, guest: str, language: str) -> None:
        self._socket = socket
        self._actor = actor
        self._line = line_of(socket.scope)
        self._watcher = Watcher(self._line, guest, language, weakly(self._fall_behind))
        self._quotas: Quotas = socket.app.state.quotas
        self._address = client_of(socket.scope)
        self._messages = self._quotas.messages(self._address, guest)
        self._reading = self._quotas.reading(self._address, guest)
        self._rough = self._quotas.rough(self._address, guest)
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
            self._line.forget()
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
            _logger.exception("table %s: a scene failed", self._actor.table.id)
        self._line.cut()  # whoever takes nothing would not take a goodbye either

    async def _receive(self) -> None:
        while True:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            if text is None:
                text = message.get("bytes") or b""
            if self._messages.take():
                self._hear(text)
            elif self._rough.take():
                self._refuse(self._messages.refusal(), "")
            else:
                await self._socket.close(POLICY, "too fast")
                return

    def _hear_at_once(self, text: str) -> bool:
        """Hear what comes within the limits; false for the rest."""
        if not self._messages.take():
            return False
        self._hear(text)
        return True

    def _hear(self, text: str | bytes) -> None:
        said = self._understand(text)
        if said is not None:
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

    def _obey(self, said: wire.FromClient) -> None:
        match said:
            case Play():  # as nearly always: nothing else is asked about first
                self._actor.command(self._watcher, said)
            case wire.Ping():
                self._watcher.answer(wire.encode(wire.Pong(now=self._actor.clock.now())))
            case wire.Resync():
                if self._may_read(self._watcher.scene_bytes, said.id):
                    self._actor.resync(self._watcher)
            case wire.AskStory():
                self._tell_story(said)
            case wire.Say():
                self._chat(said)
            case wire.JoinReview() | wire.Lead() | wire.Point() | wire.Comment() | wire.Uncomment():
                self._review(said)
            case Rematch(wanted=True) if not self._may_have_rematch(said.id):
                pass
            case _:
                self._actor.command(self._watcher, said)

    def _tell_story(self, said: wire.AskStory) -> None:
        """A page of the story. That it is made is paid for first; what it weighs is known only then."""
        if not self._reading.take():
            self._refuse(self._reading.refusal(), said.id)
            return
        page = self._actor.audience.story(self._watcher, said.before)
        weight = len(page.encode()) / READING_BYTES
        if self._reading.take(weight):
            self._watcher.offer(page)
        else:
            self._refuse(self._reading.refusal(1 + weight), said.id)

    def _may_read(self, weight: int, client: str) -> bool:
        """Whether somebody may have so many bytes now; else they are told when."""
        cost = 1 + weight / READING_BYTES
        if self._reading.take(cost):
            return True
        self._refuse(self._reading.refusal(cost), client)
        return False

    def _may_have_rematch(self, client: str) -> bool:
        """Whether there may be another table for another game. Who has no seat is told so by the table."""
        table, guest = self._actor.table, self._watcher.guest
        if table.seat_of(guest) is None or table.rematch:
            return True
        chairs = [table.chairs[seat] for seat in table.people]
        missing = {chair.guest for chair in chairs if not chair.wants_rematch}
        try:
            self._quotas.rematch(self._address, guest, table.id, missing)
        except Refused as refused:
            self._refuse(refused, client)
            return False
        return True

    def _chat(self, said: wire.Say) -> None:
        try:
            text = _plain(said.text)
            if not self._watcher.guest:
                raise BadDocument("no-guest")
            if not 1 <= len(text) <= CHAT_LENGTH:
                raise BadDocument("too-long", {"length": len(text), "longest": CHAT_LENGTH}, path="text")
            self._quotas.talk(self._address, self._watcher.guest, self._actor.table.id)
            self._actor.talk.say(self._watcher, said.id, text)
        except Refused as refused:
            self._refuse(refused, said.id)

    def _review(self, said: wire.ReviewCommand) -> None:
        """What is written counts as talk, and what is asked for as reading."""
        try:
            if isinstance(said, wire.Comment):
                self._quotas.talk(self._address, self._watcher.guest, self._actor.table.id)
                said = structs.replace(said, text=_plain(said.text))
            elif isinstance(said, wire.JoinReview) and not self._may_read(COMMENTS_WEIGH, said.id):
                return
            self._actor.talk.show(self._watcher, said)
        except Refused as refused:
            self._refuse(refused, said.id)

    def _refuse(self, refused: Refused, client: str) -> None:
        tell_refusal(self._watcher, refused, client, self._actor.table)


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


def _plain(text: str) -> str:
    """What somebody wrote, in one line."""
    return " ".join(text.translate(_CONTROLS).split())


_CONTROLS: Final = dict.fromkeys((*range(32), *range(127, 160)), " ")
"""What nobody types and no database has to keep."""
