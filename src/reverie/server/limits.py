"""Limits: how much anybody may send, and how fast."""

from dataclasses import dataclass
from time import monotonic
from typing import Any

import msgspec

from reverie.kernel import BadDocument

FRAME_BYTES = 16 * 1024
BODY_BYTES = 64 * 1024
RECORD_BYTES = 256 * 1024
"""A long game's record is larger than anything else that somebody may send."""
NAME_LENGTH = 40
CHAT_LENGTH = 500
BACKLOG_FRAMES = 64
"""How many updates may wait for a slow reader before they are dropped and healed by a fresh scene."""
BACKLOG_BYTES = 256 * 1024
"""How many bytes may wait for it, wherever they lie (a single message may be larger, if nothing else waits)."""
BACKLOG_TOTAL_BYTES = 64 * 1024 * 1024
"""The same for all readers of a process together: beyond it those give way for whom most waits."""
TURN_BYTES = 64 * 1024
"""How many bytes are written to one connection within one turn of the event loop; what is more has to queue."""
STORY_EVENTS = 200
"""How much of the story a scene tells, or a page of it: so many events at most ..."""
STORY_BYTES = 64 * 1024
"""... and so many bytes (a single event may be larger)."""
READING_BYTES = 16 * 1024
"""A scene or a page of story that somebody asks for costs as much as one message for each so many bytes."""
STUCK_SECONDS = 30.0
"""How long a reader may take nothing at all before it is let go."""
ROUGH_HITS = 200
"""How many messages beyond the limit end a connection."""
WRITING_COSTS = 5.0
"""A request that writes counts as so many that read."""
ROOM_FOR_CALLERS = 15.0
"""Seconds' worth of requests that an address may make at once."""
MOST_CALLERS = 10_000
LARGEST_NUMBER = 2**53
"""No number is larger that comes from outside: not every reader of JSON could hold it."""

DEEPEST = 64
"""So deep lists and fields may lie in each other."""


def longest_body(path: str) -> int:
    """How many bytes a request to that door may bring."""
    return RECORD_BYTES if path == "/api/replay" else BODY_BYTES


def read_json(raw: bytes) -> Any:
    """Parsed JSON from outside; ``BadDocument`` where it is none, or has a number in it that is too large."""
    try:
        document = msgspec.json.decode(raw)
    except (msgspec.DecodeError, RecursionError):
        raise BadDocument("not-json", {"line": 1, "column": 1}) from None
    check_numbers(document)
    return document


def check_numbers(document: Any) -> None:
    """``BadDocument`` where a number somewhere in parsed JSON is too large, or where it goes too deep."""
    parts = [(document, 0)]
    while parts:
        part, depth = parts.pop()
        if depth > DEEPEST:
            raise BadDocument("too-deep", {"deepest": DEEPEST})
        match part:
            case dict() as fields:
                parts.extend((value, depth + 1) for value in fields.values())
            case list() as items:
                parts.extend((item, depth + 1) for item in items)
            case int() | float() as number if abs(number) > LARGEST_NUMBER:
                raise BadDocument("out-of-range", {"expected": "int"})


@dataclass(slots=True)
class Bucket:
    """A token bucket: so many at once, so many a second after that."""

    rate: float
    burst: float
    tokens: float = -1.0
    told_at: float = 0.0

    def take(self, cost: float = 1.0) -> bool:
        """Take one, or more for what costs more; false when there is not enough."""
        now = monotonic()
        if self.tokens < 0:
            self.tokens, self.told_at = self.burst, now
        self.tokens = min(self.burst, self.tokens + (now - self.told_at) * self.rate)
        self.told_at = now
        if self.tokens < cost:
            return False
        self.tokens -= cost
        return True

    @property
    def wait(self) -> float:
        """Seconds until there is one again."""
        return self.wait_for(1.0)

    def wait_for(self, cost: float) -> float:
        return max(0.0, (cost - self.tokens) / self.rate)


class Callers:
    """How often each address may ask: what only reads is cheap, what writes costs more.

    A family or a class behind one address plays from it together, so there is much room at once; what stays within
    the limit for long is what a person at a page does.
    """

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._buckets: dict[str, Bucket] = {}

    def wait(self, address: str, writes: bool) -> float:
        """Seconds that a caller has to wait before this request; 0 when it may be made now."""
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, ROOM_FOR_CALLERS * self._rate)
        self._buckets[address] = bucket  # those that have been quiet longest come first
        if len(self._buckets) > MOST_CALLERS:
            del self._buckets[next(iter(self._buckets))]
        cost = WRITING_COSTS if writes else 1.0
        return 0.0 if bucket.take(cost) else bucket.wait_for(cost)
