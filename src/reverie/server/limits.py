"""Limits: how much anybody may send, and how fast. ``rate_limits`` counts what each guest and address has used."""

from collections.abc import Iterable
from dataclasses import dataclass, fields, replace
from math import inf
from time import monotonic
from typing import Final

from reverie.kernel import Refused

FRAME_BYTES = 16 * 1024
BODY_BYTES = 64 * 1024
RECORD_BYTES = 256 * 1024
"""A long game's record is larger than anything else that somebody may send."""
CHAT_LENGTH = 500
BACKLOG_FRAMES = 64
"""How many updates may wait for a slow reader before they are dropped and healed by a fresh scene."""
BACKLOG_BYTES = 256 * 1024
"""How many bytes may wait for it, wherever they lie (a single message may be larger, if nothing else waits)."""
BACKLOG_TOTAL_BYTES = 64 * 1024 * 1024
"""The same for all readers of a process together: beyond it those give way for whom most waits."""
TURN_BYTES = 64 * 1024
"""How many bytes are written to one connection within one turn of the event loop; what is more has to queue."""
READING_BYTES = 16 * 1024
"""A scene or a page of story that somebody asks for costs as much as one message for each so many bytes."""
STUCK_SECONDS = 30.0
"""How long a reader may take nothing at all before it is let go."""
UNREAD_TOTAL_BYTES = 128 * 1024 * 1024
"""So much of their answers all who asked over HTTP may leave unread, together: beyond it those are cut off who leave
most."""
ROUGH_HITS = 200
"""How many messages beyond the limit are answered; the next ends the connection."""
ROUGH_RATE = 2.0
"""So many more of them are answered every second."""
WRITING_COSTS = 5.0
"""A request that writes counts as so many that read."""
SOCKET_COSTS = 3.0
"""Opening a socket counts as so many requests that read: whoever comes in gets a scene."""
PAGE_COSTS = 0.1
"""A file of the page counts as a part of a request: browsers ask for many at once, and it is ready to be sent."""
GUESTS_PER_ADDRESS = 10.0
"""So many guests' worth of messages may come from one address."""
MESSAGE_BYTES = 4 * RECORD_BYTES
"""No request is longer on the wire, however its body is cut into chunks."""
MOST_HEADERS = 100
MOST_PIPELINED = 16
"""Requests that may wait on one connection for the answer to the one before; browsers do not do it at all."""
SECRET_LENGTH = 32
TOKEN_LENGTH = 16
EXPORT_PATIENCE = 5.0
"""Seconds that somebody waits for the exports of others: there is one at a time."""
TRIALS_OF_GUEST = 2
"""Trials that a guest may have at once: the one before may not have been ended yet."""
TRIALS_OF_ADDRESS = 16
"""The same for an address, where a class may sit."""
ROOM_FOR_CALLERS = 15.0
"""Seconds' worth of requests that an address may make at once."""
MOST_CALLERS = 10_000
"""So many addresses or guests are remembered; those that have been quiet longest are forgotten first."""


class BadLimit(Refused):
    """No limit can be set like this."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What an operator may change with ``--limit``. The table in docs/operating.md says what each is for.

    What counts per address has room for a class behind one address; what counts per guest, for one person with many
    pages open. Of what is counted by the hour, a sixth may be had at once.
    """

    connections: int = 5000
    connections_per_address: int = 500
    head_bytes: int = 16 * 1024
    head_seconds: int = 10
    body_seconds: int = 30
    sockets_per_address: int = 300
    sockets_per_guest: int = 30
    guests_per_address: int = 600
    """New ones, an hour."""
    tables_per_address: int = 240
    """New ones, an hour."""
    tables_per_guest: int = 60
    """New ones, an hour."""
    gathering_per_guest: int = 20
    """Tables that a guest has set up within the hour, and that have not begun."""
    lobby_per_guest: int = 3
    lobby_per_address: int = 30
    exports_per_guest: int = 6
    """An hour."""
    exports_per_address: int = 30
    """An hour."""
    codes_per_guest: int = 60
    """For a second device, an hour."""
    codes_per_address: int = 600
    """The same."""
    wrong_codes_per_address: int = 60
    """An hour."""
    trials_per_guest: int = 240
    """In the studio, an hour."""
    trials_per_address: int = 1200
    """The same."""
    talk_per_guest: int = 60
    """Lines, a minute."""
    talk_per_address: int = 600
    """Lines, a minute."""
    talk_per_table: int = 240
    """Lines, a minute."""

    def with_changes(self, changes: Iterable[str]) -> "Limits":
        """The same but for what is written as ``sockets-per-guest=50``."""
        return replace(self, **dict(_change(change) for change in changes))


LARGEST_LIMIT: Final = 1_000_000
LIMIT_NAMES: Final = tuple(field.name.replace("_", "-") for field in fields(Limits))


def _change(change: str) -> tuple[str, int]:
    name, _, value = (part.strip() for part in change.partition("="))
    if name not in LIMIT_NAMES:
        raise BadLimit("unknown-limit", {"given": name[:40], "known": ", ".join(LIMIT_NAMES)})
    if not (value.isascii() and value.isdecimal() and len(value) < 9 and 1 <= int(value) <= LARGEST_LIMIT):
        raise BadLimit("limit-between", {"name": name, "given": value[:40], "most": LARGEST_LIMIT})
    return name.replace("-", "_"), int(value)


def longest_body(path: str) -> int:
    """How many bytes a request to that endpoint may bring."""
    return RECORD_BYTES if path == "/api/replay" else BODY_BYTES


@dataclass(slots=True)
class Bucket:
    """A token bucket: so many at once, so many a second after that."""

    rate: float
    burst: float
    tokens: float = inf
    told_at: float = 0.0

    def take(self, cost: float = 1.0) -> bool:
        """Take one, or more for what costs more; false when there is not enough."""
        if self.wait_for(cost) > 0:
            return False
        self.tokens -= cost
        return True

    def give_back(self, cost: float = 1.0) -> None:
        """What was taken has not been used."""
        self.tokens += cost

    def wait_for(self, cost: float = 1.0) -> float:
        """Seconds until there is so much; 0 when it is there. What costs more than fits in waits for a full bucket."""
        return self.wait_at(monotonic(), cost)

    def wait_at(self, now: float, cost: float) -> float:
        """``wait_for`` for whoever knows what time it is by the machine's steady clock; with every message."""
        tokens = self.tokens + (now - self.told_at) * self.rate
        self.tokens = tokens = tokens if tokens < self.burst else self.burst
        self.told_at = now
        wanted = cost if cost < self.burst else self.burst
        return (wanted - tokens) / self.rate if wanted > tokens else 0.0
