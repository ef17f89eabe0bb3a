"""Small records that a state keeps, saved and read back by their types."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Die:
    """A thrown die: whose it is, its face, the boosts bought for it, and whether its player has used ``think``."""

    seat: int
    face: int
    boosts: int = 0
    thought: bool = False

    @property
    def bettered(self) -> int:
        """How much better it has been made."""
        return self.boosts + self.thought


@dataclass(frozen=True, slots=True)
class Roll:
    """The dice on the table. Where both are of one seat (The Last Toll), boosts lie on the first, for the sum."""

    kind: str
    dice: tuple[Die, ...]
