"""A cache of guests: who somebody is, remembered for a few seconds, because one page asks several things at once.

What another process does to a guest (a new name, forgetting them) is seen here once those seconds are over.
"""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace
from time import monotonic, time
from typing import Final

from reverie.server.storage import GuestRow, StorageRefused, Store

_logger = logging.getLogger(__name__)

SECONDS: Final = 10.0
VISIT_SECONDS: Final = 6 * 3600.0
"""A visit is written down if the one before was so long ago: a page asks often, and retention counts in days."""
_MOST: Final = 10_000


class GuestCache:
    """Guests as they were a few seconds ago."""

    def __init__(self, store: Store, clock: Callable[[], float] = monotonic, now: Callable[[], float] = time) -> None:
        self._store = store
        self._clock = clock
        self._now = now
        self._touching: set[asyncio.Task[None]] = set()
        self._cached: dict[str, tuple[float, GuestRow]] = {}

    async def find(self, guest_id: str) -> GuestRow | None:
        """The guest of that id, unless they are not known or have been forgotten."""
        cached = self._cached.get(guest_id)
        if cached is not None and self._clock() - cached[0] < SECONDS:
            return cached[1]
        guest = await self._store.people.get(guest_id) if guest_id else None
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

    async def visit(self, guest_id: str) -> GuestRow | None:
        """``find`` for somebody who is here: it is written down when they were, and nobody waits for that."""
        guest = await self.find(guest_id)
        now = self._now()
        if guest is not None and now - guest.seen_at >= VISIT_SECONDS:
            guest = replace(guest, seen_at=now)
            self._cached[guest_id] = (self._cached[guest_id][0], guest)
            task = asyncio.create_task(self._touch(guest_id, now))
            self._touching.add(task)
            task.add_done_callback(self._touching.discard)
        return guest

    async def _touch(self, guest_id: str, now: float) -> None:
        try:
            await self._store.people.touch(guest_id, now)
        except StorageRefused as refused:  # it is tried again once the guest has been read again
            _logger.warning("a visit was not written down: %s", refused.code)
