"""A watcher: one connection to one table, with what waits to be sent to it.

The table never waits for a reader. What a reader does not take is kept for it up to a bound; beyond that it is dropped,
and the reader gets a fresh scene when it reads again.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

from starlette.websockets import WebSocket

from reverie.server.direct import DirectLine
from reverie.server.limits import BACKLOG_FRAMES

TRY_AGAIN: Final = 1013
"""The close code for those who may come back later."""


class Watcher:
    """One connection. ``fresh`` makes the scene that heals it after something was dropped.

    While nothing waits and the ``line`` is free, a frame is written at once; else ``behind`` is told that there is
    something to be sent with ``send_all``.
    """

    __slots__ = (
        "_behind",
        "_closing",
        "_frames",
        "_line",
        "_sending",
        "_socket",
        "fresh",
        "gone",
        "guest",
        "healed",
        "lagging",
        "language",
    )

    def __init__(
        self,
        socket: WebSocket,
        guest: str,
        language: str,
        fresh: Callable[["Watcher"], str],
        behind: Callable[[], None],
        line: DirectLine | None = None,
    ) -> None:
        self._socket = socket
        self._line = line
        self._frames: deque[str] = deque()
        self._sending = False
        self._behind = behind
        self._closing: asyncio.Task[None] | None = None
        self.guest = guest
        self.language = language
        self.fresh = fresh
        self.lagging = False
        self.healed = 0
        self.gone = False
        """Whether it has left the table for good."""

    def offer(self, frame: str) -> None:
        """Something to send, when the reader is ready for it."""
        if self.lagging or self.gone:
            return
        line = self._line
        if line is not None and not self._frames and not self._sending and line.is_free:
            line.write(frame)
            return
        if len(self._frames) >= BACKLOG_FRAMES:
            self._frames.clear()
            self.lagging = True
        else:
            self._frames.append(frame)
        if not self._sending:
            self._sending = True
            self._behind()

    def dismiss(self, frame: str, reason: str) -> None:
        """Say a last thing, and hang up; whoever wants to may come back."""
        self.offer(frame)
        self._closing = asyncio.create_task(self._socket.close(TRY_AGAIN, reason))

    async def send_all(self, patience: float) -> bool:
        """Send all that waits; false when the reader has taken nothing for ``patience`` seconds."""
        socket, frames = self._socket, self._frames
        try:
            async with asyncio.timeout(None) as limit:
                while frames or self.lagging:
                    if self.lagging:
                        self.lagging = False
                        self.healed += 1
                        frames.append(self.fresh(self))
                    limit.reschedule(asyncio.get_running_loop().time() + patience)
                    await socket.send({"type": "websocket.send", "text": frames.popleft()})
        except TimeoutError:
            return False
        self._sending = False
        return True
