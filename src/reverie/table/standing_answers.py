"""Standing answers: what a player has decided beforehand about hidden windows. Nobody else is told of them.

To the others they look like quick passes. What they may guess all the same, of somebody who is not connected, is in
``docs/threats.md``.
"""

from collections.abc import Iterable, Sequence

from reverie.kernel import Game, State
from reverie.table.entries import StandingPass

ALWAYS = "game"
"""The stretch that every game has: until the game is over."""


def stretches_of(game: Game) -> tuple[str, ...]:
    """How long a standing answer of that game may last."""
    return (*game.stretches, ALWAYS)


class StandingAnswers:
    """The standing answers of one seat. Each lasts until its stretch of the game, once that has begun, is over."""

    def __init__(self) -> None:
        self._has_begun: dict[StandingPass, bool] = {}

    @property
    def passes(self) -> Sequence[StandingPass]:
        """What has been decided beforehand."""
        return tuple(self._has_begun)

    def replace(self, passes: Iterable[StandingPass], state: State, seat: int) -> None:
        """These and no others from now on; what stood already goes on as it was."""
        before = self._has_begun
        self._has_begun = {one: before.get(one, False) for one in passes}
        self.go_on(state, seat)

    def go_on(self, state: State, seat: int) -> None:
        """The game has gone on: what was to last until now is over."""
        if not self._has_begun:
            return
        now = {one: one.until == ALWAYS or state.is_during(one.until, seat) for one in self._has_begun}
        self._has_begun = {one: now[one] for one, begun in self._has_begun.items() if now[one] or not begun}

    def covers(self, kind: str) -> bool:
        """Whether the seat passes in a window about that kind of thing."""
        return any(one.kind in ("", kind) for one in self._has_begun)
