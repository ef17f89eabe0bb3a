"""Limits: how much anybody may send, and how fast."""

from dataclasses import dataclass
from time import monotonic
from typing import Any

from reverie.kernel import BadDocument

FRAME_BYTES = 16 * 1024
BODY_BYTES = 64 * 1024
NAME_LENGTH = 40
CHAT_LENGTH = 500
BACKLOG_FRAMES = 64
"""How many updates may wait for a slow reader before they are dropped and healed by a fresh scene."""
STUCK_SECONDS = 30.0
"""How long a reader may take nothing at all before it is let go."""
ROUGH_HITS = 200
"""How many messages beyond the limit end a connection."""
LARGEST_NUMBER = 2**53
"""No number is larger that comes from outside: not every reader of JSON could hold it."""


def check_numbers(document: Any) -> None:
    """``BadDocument`` where a number somewhere in parsed JSON is too large."""
    parts = [document]
    while parts:
        match parts.pop():
            case dict() as fields:
                parts.extend(fields.values())
            case list() as items:
                parts.extend(items)
            case int() | float() as number if abs(number) > LARGEST_NUMBER:
                raise BadDocument("out-of-range", {"expected": "int"})


@dataclass(slots=True)
class Bucket:
    """A token bucket: so many at once, so many a second after that."""

    rate: float
    burst: float
    tokens: float = -1.0
    told_at: float = 0.0

    def take(self) -> bool:
        """Take one; false when there is none."""
        now = monotonic()
        if self.tokens < 0:
            self.tokens, self.told_at = self.burst, now
        self.tokens = min(self.burst, self.tokens + (now - self.told_at) * self.rate)
        self.told_at = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True

    @property
    def wait(self) -> float:
        """Seconds until there is one again."""
        return max(0.0, (1 - self.tokens) / self.rate)
