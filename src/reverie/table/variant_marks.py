"""That a table plays a variant: how much of the content is changed, and what its maker calls it."""

from collections.abc import Mapping
from typing import Any, Final

from msgspec import Struct

from reverie.kernel import BadDocument, Game, Refused
from reverie.kernel.content import merged
from reverie.kernel.free_content import content_differences

LONGEST_VARIANT_NAME: Final = 60


class VariantMark(Struct, frozen=True, kw_only=True):
    """A variant at a glance."""

    changes: int
    """So many entries of the content are not as printed."""
    name: str
    """Empty: it has none."""


def variant_mark(game: Game, overrides: Mapping[str, Any], name: str) -> VariantMark | None:
    """The mark of a table with these overrides; nothing where all is as printed."""
    if not overrides:
        return None
    try:
        content = merged(game.raw_content, overrides)
    except Refused:  # of an older printing
        return VariantMark(changes=len(overrides), name=name)
    changes = sum(1 for _ in content_differences(game.raw_content, content))
    return VariantMark(changes=changes, name=name) if changes else None


def checked_variant_name(name: str) -> str:
    """A name as it may be shown; ``BadDocument`` where it is too long, or some of it cannot be seen."""
    plain = " ".join(name.split())
    if len(plain) > LONGEST_VARIANT_NAME or not plain.isprintable():
        raise BadDocument("variant-name", {"longest": LONGEST_VARIANT_NAME}, path="name")
    return plain
