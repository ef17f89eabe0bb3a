"""A cache of guests: who somebody is, remembered for a few seconds, because one page asks several things at once.

What another process does to a guest (a new name, forgetting them) is seen here once those seconds are over.
"""

from collections.abc import Callable
from time import monotonic
from typing import Final

from reverie.server.storage import Guest, Store

SECONDS: Final = 10.0
_MOST: Final = 10_000


class GuestCache:
    def __init__(self, store: Store, clock: Callable[[], float] = monotonic) -> None:
        self._store = store
        self._clock = clock
        self._cached: dict[str, tuple[float, Guest]] = {}

    async def find(self, guest_id: str) -> Guest | None:
        """The guest of that id, unless they are not known or have been forgotten."""
        cached = self._cached.get(guest_id)
        if cached is not None and self._clock() - cached[0] < SECONDS:
            return cached[1]
        guest = await self._store.guest(guest_id) if guest_id else None
        if guest is None or guest.forgotten:
            self.drop(guest_id)
            return None
        if len(self._cached) >= _MOST:
            self._cached.clear()
        self._cached[guest_id] = (self._clock(), guest)
        return guest

    def drop(self, guest_id: str) -> None:
        """Something has changed about this guest: look again."""
        self._cached.pop(guest_id, None)
