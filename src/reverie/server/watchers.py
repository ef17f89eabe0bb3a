"""A watcher: one connection to one table, with what waits to be sent to it.

The table never waits for a reader. What a reader does not take is kept for it up to a bound in bytes; beyond that it
is dropped, and the reader gets a fresh scene when it reads again. A scene is never kept waiting: it is made when it is
sent, so however often one is asked for, there is at most one to come, and it is new.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

from reverie.server.limits import BACKLOG_BYTES, BACKLOG_FRAMES, BACKLOG_TOTAL_BYTES
from reverie.server.socket_line import SocketLine

MakeScene = Callable[["Watcher"], str]
"""Makes the scene for a watcher, as it is now."""

_ROOM_MADE: Final = 0.75
"""How full the total may still be after room had to be made: so that it is made for many at once."""

TRY_AGAIN: Final = 1013
"""The close code for those who may come back later."""


class Watcher:
    """One connection. Until the first scene there is nothing else to tell.

    While nothing waits and the ``line`` is free, a frame is written at once; else ``behind`` is told that there is
    something to be sent with ``send_all``.
    """

    __slots__ = (
        "_behind",
        "_bytes",
        "_closing",
        "_frames",
        "_line",
        "_scene",
        "_sending",
        "gone",
        "guest",
        "healed",
        "lagging",
        "language",
        "scene_bytes",
    )

    def __init__(self, line: SocketLine, guest: str, language: str, behind: Callable[[], None]) -> None:
        self._line = line
        self._frames: deque[tuple[bytes, bytes]] = deque()
        """What waits, each with what is sent instead of it if it has to be dropped."""
        self._bytes = 0
        self._scene: MakeScene | None = None
        self._sending = False
        self._behind = behind
        self._closing: asyncio.Task[None] | None = None
        self.guest = guest
        self.language = language
        self.lagging = True
        """Whether a scene is to come, which will say all that there is to say."""
        self.scene_bytes = 0
        """What the last scene weighed."""
        self.healed = 0
        self.gone = False
        """Whether it has left the table for good."""
        line.full = self._wake

    @property
    def weight(self) -> int:
        """How many bytes wait for the reader, here or on the line."""
        return self._bytes + self._line.waiting

    # Telling.

    def offer(self, frame: str, instead: str = "") -> None:
        """Something to send, when the reader is ready for it; ``instead`` is sent where that has to be dropped."""
        if self.lagging:
            frame = instead
            if not frame:
                return
        if not self._sending and self._line.is_free:
            self._line.write(frame)
        elif not self.gone:
            encoded = frame.encode()
            self._queue(encoded, encoded if instead is frame else instead.encode())

    def answer(self, frame: str) -> None:
        """An answer to what the reader said: not dropped for a scene, which would not tell it."""
        self.offer(frame, frame)

    def show(self, scene: MakeScene) -> None:
        """The whole scene, as it is when the reader is ready for it."""
        self._scene = scene
        self.lagging = True
        if not self._sending and self._line.is_free:
            self._line.write_bytes(self._made_scene(scene))
        elif not self.gone:
            self.drop()
            self._wake()

    def _made_scene(self, scene: MakeScene) -> bytes:
        made = scene(self).encode()
        self.scene_bytes = len(made)
        self.lagging = False
        return made

    # What waits.

    def _queue(self, frame: bytes, instead: bytes) -> None:
        if not self._has_room(frame, self.weight):
            self.drop()
            frame = instead if self._has_room(instead, self._bytes) else b""
        if frame:
            self._frames.append((frame, instead))
            self._bytes += len(frame)
        self._wake()

    def _has_room(self, frame: bytes, weight: int) -> bool:
        return len(self._frames) < BACKLOG_FRAMES and (weight == 0 or weight + len(frame) <= BACKLOG_BYTES)

    def drop(self) -> None:
        """Drop what waits, all but the answers: a scene will say it."""
        kept = [instead for _, instead in self._frames if instead]
        self._bytes = sum(map(len, kept))
        self._frames = deque(zip(kept, kept, strict=True))
        self.lagging = True

    def _wake(self) -> None:
        BACKLOG.weigh(self)
        if not self._sending and not self.gone:
            self._sending = True
            self._behind()

    def dismiss(self, frame: str, reason: str) -> None:
        """Say a last thing, and hang up; whoever wants to may come back."""
        self.answer(frame)
        goodbye = {"type": "websocket.close", "code": TRY_AGAIN, "reason": reason}
        self._closing = asyncio.create_task(self._line.send(goodbye))

    async def send_all(self, patience: float) -> bool:
        """Send all that waits; false when the reader has taken nothing for ``patience`` seconds."""
        line = self._line
        while await line.drained(patience):
            frame = self._next()
            if frame is None:
                self._sending = False
                BACKLOG.weigh(self)
                return True
            line.write_bytes(frame)
            line.flush()
            BACKLOG.weigh(self)
        return False

    def _next(self) -> bytes | None:
        if self._frames:
            frame, _ = self._frames.popleft()
            self._bytes -= len(frame)
            return frame
        if self.lagging and self._scene is not None:
            self.healed += 1
            return self._made_scene(self._scene)
        return None

    def cut(self) -> None:
        """Hang up, and forget what waits on the line."""
        self.gone = True
        self._line.cut()

    def close(self) -> None:
        """The connection has ended."""
        self._frames.clear()
        self._bytes = 0
        BACKLOG.forget(self)


class Backlog:
    """What waits for all readers of this process together."""

    def __init__(self) -> None:
        self.bytes = 0
        self._weights: dict[Watcher, int] = {}

    def weigh(self, watcher: Watcher) -> None:
        """More or less waits for a watcher than before."""
        self._note(watcher)
        if self.bytes > BACKLOG_TOTAL_BYTES:
            self._make_room()

    def forget(self, watcher: Watcher) -> None:
        self.bytes -= self._weights.pop(watcher, 0)

    def _note(self, watcher: Watcher) -> None:
        self.forget(watcher)
        weight = 0 if watcher.gone else watcher.weight
        if weight:
            self._weights[watcher] = weight
            self.bytes += weight

    def _make_room(self) -> None:
        """Drop what waits for those for whom most waits; where that is not enough, let them go."""
        for relieve in (Watcher.drop, Watcher.cut):
            for watcher in sorted(self._weights, key=self._weights.__getitem__, reverse=True):
                if self.bytes <= _ROOM_MADE * BACKLOG_TOTAL_BYTES:
                    return
                relieve(watcher)
                self._note(watcher)


BACKLOG: Final = Backlog()
