"""A table goes on with the content it was made with, also after a game has been printed anew with other numbers.

A first entry has the hash of the content, and the overrides that the table chose, but not the printed content beneath
them. A server keeps every printing that it has ever run with; laid over today's content as overrides, an older
one reaches everything that reads content: rules, views, bots, boards and records.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from reverie.games import registered_game
from reverie.kernel import BadSetup, Refused
from reverie.kernel.content import content_hash, merged
from reverie.table.entries import Created


class OtherGame(Refused):
    """The rules or the content that a table was made with are not at hand: nobody may judge it by others."""


def overrides_in_force(created: Created, printings: Iterable[Mapping[str, Any]] = ()) -> Mapping[str, Any]:
    """What makes today's content the one that the table was made with; ``OtherGame`` where nothing can."""
    game = registered_game(created.game)
    if created.version != game.version:
        raise OtherGame("table-other-rules", {"given": created.version, "known": game.version})
    today = game.raw_content
    if _hash(today, created.overrides) == created.content_hash:
        return created.overrides
    for printing in printings:
        if _hash(printing, created.overrides) == created.content_hash:
            overrides = _difference(today, merged(printing, created.overrides))
            if _hash(today, overrides) == created.content_hash:
                return overrides
    raise OtherGame("table-other-content", {"given": created.content_hash[:12]})


def _hash(printing: Mapping[str, Any], overrides: Mapping[str, Any]) -> str:
    """Of the content that the two make together; nothing where they do not fit."""
    try:
        return content_hash(merged(printing, overrides))
    except BadSetup:
        return ""


def _difference(today: Mapping[str, Any], wanted: Mapping[str, Any]) -> dict[str, Any]:
    """The overrides that lead from one content to another; what they cannot say shows in the hash."""
    changed: dict[str, Any] = {}
    for key, value in wanted.items():
        old = today.get(key)
        if old != value:
            changed[key] = _difference(old, value) if isinstance(old, dict) and isinstance(value, dict) else value
    return changed
