"""Events: what happened, each with what every seat may see of it."""

from collections.abc import Mapping
from typing import Any

from mypy_extensions import mypyc_attr

Facts = Mapping[str, Any]


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """One thing that happened.

    ``facts`` is for everybody; ``secret`` adds facts for single seats; ``only`` limits the whole event to some seats
    (others do not learn that it happened).
    """

    __slots__ = ("facts", "kind", "only", "secret")

    def __init__(
        self,
        kind: str,
        facts: Facts,
        secret: Mapping[int, Facts] | None = None,
        only: tuple[int, ...] | None = None,
    ) -> None:
        self.kind = kind
        self.facts = facts
        self.secret = secret
        self.only = only

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and _parts(other) == _parts(self)

    def __hash__(self) -> int:
        return hash(self.kind)

    def __repr__(self) -> str:
        return f"Event{_parts(self)!r}"

    def __reduce__(self) -> tuple[type["Event"], tuple[Any, ...]]:
        return Event, _parts(self)

    def seen_by(self, seat: int | None) -> dict[str, Any] | None:
        """The event as a seat (``None``: a spectator) may know it; ``None`` when it may not know of it at all."""
        if self.only is not None and seat not in self.only:
            return None
        seen = {"kind": self.kind, **self.facts}
        if self.secret is not None and seat is not None:
            seen.update(self.secret.get(seat, {}))
        return seen


def _parts(event: Event) -> tuple[Any, ...]:
    return event.kind, event.facts, event.secret, event.only


Log = list[Event] | None
"""Where a step writes its events; ``None`` while simulations run with events switched off."""
