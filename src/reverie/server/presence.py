"""Who is connected where. Each server of one database tells the others, at once and again with every heartbeat.

What is not said again is forgotten after a while: a server that was killed says nothing any more.
"""

from collections.abc import Callable, Iterable, Mapping
from time import monotonic
from typing import Final, NamedTuple

SeatsHere = frozenset[int]
SILENCE: Final = 15.0
"""Seconds after which what another server said counts no more."""
_NOBODY: Final[SeatsHere] = frozenset()


class _SeatsTold(NamedTuple):
    seats: SeatsHere
    at: float


class Presence:
    """The seats whose holders are connected, here and at other servers, by table."""

    def __init__(
        self, tell: Callable[[Mapping[str, SeatsHere]], None] | None = None, clock: Callable[[], float] = monotonic
    ) -> None:
        """``tell`` has the other servers know who is connected here; there may be none."""
        self._tell = tell
        self._clock = clock
        self._here: dict[str, SeatsHere] = {}
        self._elsewhere: dict[str, dict[str, _SeatsTold]] = {}
        """By table, then by server."""

    def note(self, table: str, seats: Iterable[int]) -> None:
        """These seats' holders are connected here now."""
        now_here = frozenset(seats)
        if now_here == self._here.get(table, _NOBODY):
            return
        if now_here:
            self._here[table] = now_here
        else:
            del self._here[table]
        if self._tell is not None:
            self._tell({table: now_here})

    def say_again(self) -> None:
        """For servers that have just been started, or have missed something."""
        if self._tell is not None and self._here:
            self._tell(dict(self._here))

    def elsewhere(self, table: str) -> SeatsHere:
        """The seats whose holders are connected to other servers."""
        return _NOBODY.union(*(said.seats for said in self._elsewhere.get(table, {}).values()))

    def hear(self, server: str, table: str, seats: SeatsHere) -> None:
        """Another server has said who is connected to it."""
        if seats:
            self._elsewhere.setdefault(table, {})[server] = _SeatsTold(seats, self._clock())
        else:
            self._forget(server, table)

    def forget_the_silent(self) -> list[str]:
        """Count no more what was said too long ago; the tables that it was about."""
        limit = self._clock() - SILENCE
        old = [(server, table) for table, said in self._elsewhere.items() for server in said if said[server].at < limit]
        for server, table in old:
            self._forget(server, table)
        return [table for _, table in old]

    def _forget(self, server: str, table: str) -> None:
        said = self._elsewhere.get(table, {})
        said.pop(server, None)
        if not said:
            self._elsewhere.pop(table, None)
