"""What a Psycle between two is worth in the match: the chances to win the game after winning, tying or losing it.

Without a ``psycle_cap`` a tie is the exact middle at every tile score (A.3). Under a cap it is not, for whoever leads:
when no Psycles are left, a tie keeps the lead. Then a Psycle is another game, whose ``tie`` on the scale of -1 to +1 is
not 0, and what that game is worth must be solved for each Psycle until the cap.
"""

from collections.abc import Callable
from dataclasses import dataclass

Valued = Callable[[float], float]
"""The value of a Psycle from its start, by what a tie is worth in it."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """The first seat's chance to win the game once this Psycle is won, tied or lost."""

    win: float
    tie: float
    loss: float

    @property
    def tie_on_scale(self) -> float:
        """What a tie is worth where a win is +1 and a loss -1."""
        half = (self.win - self.loss) / 2
        return (self.tie - self.loss) / half - 1 if half else 0.0

    def chance(self, value: float) -> float:
        """The first seat's chance to win the game, where the Psycle is worth ``value`` on that scale."""
        return self.loss + (value + 1) * (self.win - self.loss) / 2


@dataclass(frozen=True)
class Match:
    """A race for tiles, perhaps with a last Psycle."""

    to_win: int
    cap: int | None
    psycle_value: Valued

    def stakes(self, own: int, other: int, psycle_no: int) -> Stakes:
        """Of the Psycle of that number, by the tiles of the first seat and of the second."""
        win, loss = self.chance(own + 1, other, psycle_no + 1), self.chance(own, other + 1, psycle_no + 1)
        tie = (win + loss) / 2 if self._is_even(own, other) else self.chance(own, other, psycle_no + 1)
        return Stakes(win, tie, loss)

    def chance(self, own: int, other: int, psycle_no: int) -> float:
        """The first seat's chance to win the game, before the Psycle of that number."""
        if max(own, other) >= self.to_win or (self.cap is not None and psycle_no > self.cap):
            return 0.5 if own == other else float(own > other)
        if own < other:
            return 1 - self.chance(other, own, psycle_no)
        if own == other:
            return 0.5
        stakes = self.stakes(own, other, psycle_no)
        tie = stakes.tie_on_scale
        return stakes.chance(self.psycle_value(tie) if tie else 0.0)

    def _is_even(self, own: int, other: int) -> bool:
        """Whether a tie is the middle for certain: always without a cap, and always between equals."""
        return self.cap is None or own == other
