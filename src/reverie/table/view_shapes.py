"""What every view has, whatever the game: for whoever reads views without knowing their game.

A view is plain data, and most of it is the game's own business.
"""

from typing import Annotated, Any, Literal

import msgspec

from reverie.kernel.record import Ending


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """The open question, as one role may know it."""

    number: int
    question: str
    clause: str
    facts: dict[str, Any]
    asked: list[int]
    waiting: list[int] | Literal["?"]
    """The seats that owe an answer; unknown in a hidden window."""
    owes: bool
    """Whether this role does."""
    answer: str | None
    """What this role has answered already."""


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What a role sees of the game. Beside these fields are those of the game itself."""

    game: str
    version: int
    content_hash: str
    players: int
    options: dict[str, Any]
    seat: int | None
    decisions: int
    """How many questions have been asked."""
    decision: Decision | None
    result: Ending | None


ViewData = Annotated[dict[str, Any], msgspec.Meta(extra_json_schema={"$ref": "#/$defs/View"})]
"""A view with the fields of its game, but for the ``overrides``: they may be large, and travel once, with the table.

Whoever shows a view puts them back, from the scene's table or from the record.
"""
