"""What is fixed before the first step of a game."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Generic, Self

import msgspec
from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

if TYPE_CHECKING:
    from reverie.kernel.game import Game

C = TypeVar("C", default=Any)
"""The content that a game is played with, as its frozen records."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Setup(Generic[C]):
    """What is fixed before the first step: shared by all copies of a state, never changed."""

    __slots__ = (
        "alone",
        "content",
        "content_hash",
        "game",
        "has_asides",
        "no_answers",
        "options",
        "overrides",
        "players",
    )

    def __init__(
        self,
        game: "Game[Any, C]",
        players: int,
        options: Mapping[str, Any],
        overrides: Mapping[str, Any],
        content: C,
        content_hash: str,
    ) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.overrides = overrides
        self.content = content
        self.content_hash = content_hash
        self.has_asides: bool = game.state_type.has_asides
        # What states are put together from again and again.
        self.no_answers: list[Any] = [None] * players
        self.alone: tuple[tuple[int, ...], ...] = tuple([(seat,) for seat in range(players)])

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """Itself: it never changes."""
        return self

    @property
    def header(self) -> dict[str, Any]:
        """The head of a saved state, a record or a view; new each time, so that whoever gets it may write into it."""
        return {
            "game": self.game.name,
            "version": self.game.version,
            "content_hash": self.content_hash,
            "players": self.players,
            "options": dict(self.options),
            # A copy, all through: ten times as quick as deepcopy.
            "overrides": msgspec.to_builtins(self.overrides) if self.overrides else {},
        }
