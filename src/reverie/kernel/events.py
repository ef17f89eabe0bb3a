"""Events: what happened, each with what every seat may see of it."""

from collections.abc import Mapping
from typing import Any, NamedTuple

Facts = Mapping[str, Any]


class Event(NamedTuple):
    """One thing that happened.

    ``facts`` is for everybody; ``secret`` adds facts for single seats; ``only`` limits the whole event to some seats
    (others do not learn that it happened).
    """

    kind: str
    facts: Facts
    secret: Mapping[int, Facts] | None = None
    only: tuple[int, ...] | None = None

    def seen_by(self, seat: int | None) -> dict[str, Any] | None:
        """The event as a seat (``None``: a spectator) may know it; ``None`` when it may not know of it at all."""
        if self.only is not None and seat not in self.only:
            return None
        seen = {"kind": self.kind, **self.facts}
        if self.secret is not None and seat is not None:
            seen.update(self.secret.get(seat, {}))
        return seen


Log = list[Event] | None
"""Where a step writes its events; ``None`` while simulations run with events switched off."""
