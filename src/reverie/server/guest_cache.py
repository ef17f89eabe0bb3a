"""The guestbook: who somebody is, remembered for a few seconds, because one page asks several things at once.

What another process does to a guest (a new name, forgetting them) is seen here when the page is turned.
"""

from collections.abc import Callable
from time import monotonic
from typing import Final

from reverie.server.storage import GuestRow, Store

SECONDS: Final = 10.0
_MOST: Final = 10_000


class GuestCache:
    def __init__(self, store: Store, clock: Callable[[], float] = monotonic) -> None:
        self._store = store
        self._clock = clock
        self._pages: dict[str, tuple[float, GuestRow]] = {}

    async def find(self, guest_id: str) -> GuestRow | None:
        """The guest of that id, unless they are not known or have been forgotten."""
        page = self._pages.get(guest_id)
        if page is not None and self._clock() - page[0] < SECONDS:
            return page[1]
        guest = await self._store.people.get(guest_id) if guest_id else None
        if guest is None or guest.forgotten:
            self.turn(guest_id)
            return None
        if len(self._pages) >= _MOST:
            self._pages.clear()
        self._pages[guest_id] = (self._clock(), guest)
        return guest

    def turn(self, guest_id: str) -> None:
        """Something has changed about this guest: look again."""
        self._pages.pop(guest_id, None)
