"""The line to the other side of a WebSocket: all that the server knows of a connection, whoever carries it.

ASGI says neither how much of what was sent has been taken nor when, so this lies beside it, in the extensions of the
connection's scope. ``fast_websocket`` is what carries it.
"""

from collections.abc import Callable
from typing import Any, Final, Protocol
from weakref import ref

from starlette.types import Scope

EXTENSION: Final = "reverie.line"

Hear = Callable[[str], bool]
"""Takes a text at once; false if it cannot, and wants it again by ASGI."""


class SocketLine(Protocol):
    """One connection that has been accepted. Nothing is handed over at once before somebody listens."""

    full: Callable[[], None]
    """Called when the other side does not take all that was written."""

    def listen(self, hear: Hear) -> None:
        """From now on hand every text to ``hear``, from within the event loop."""

    def forget(self) -> None:
        """Nobody listens any more: let go of whoever did."""

    @property
    def is_free(self) -> bool:
        """Whether a text may be written now: the other side keeps up, and nobody has hung up."""

    @property
    def waiting(self) -> int:
        """How many bytes have been written that the other side has not taken."""

    def write(self, text: str) -> None:
        """Send a text at the end of this turn of the event loop, while the line is free."""

    def write_bytes(self, payload: bytes) -> None:
        """The same for a text in UTF-8."""

    def flush(self) -> None:
        """Send what was written."""

    async def drained(self, patience: float) -> bool:
        """Wait until the other side has taken everything; false when it takes nothing at all for so many seconds."""

    async def send(self, message: Any) -> None:
        """Send an ASGI message."""

    def cut(self) -> None:
        """Hang up at once, whatever has not been sent."""


def line_of(scope: Scope) -> SocketLine:
    """The line of a connection."""
    found: ref[SocketLine] = scope["extensions"][EXTENSION]
    line = found()
    assert line is not None  # it is held by whoever runs the application
    return line
