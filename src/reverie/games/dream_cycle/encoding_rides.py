"""Rides as numbers: where a seat would come to by the tiles that lie there now, as far as it can be foreseen."""

from collections.abc import Mapping
from typing import Final

from reverie.games.dream_cycle.ahead import Trail
from reverie.games.dream_cycle.rider import FAR
from reverie.kernel import one_hot, squashed

ENDS: Final = ("end", "choice", "die", "conflict", "rocket", "rotation", "edge", "wake", "loop", "out")
"""Why nobody can foresee more; only the first means that the ride ends there."""
_END: Final = {mark: one_hot(number, len(ENDS)) for number, mark in enumerate(ENDS)}
_NO_END: Final = [0.0] * len(ENDS)
RIDE_LABELS: Final = (
    *("ride.steps", "ride.gain", "ride.home", "ride.draws", "ride.drains"),
    *[f"ride.end={mark}" for mark in ENDS],
)
NO_RIDE: Final = [0.0] * len(RIDE_LABELS)
USUAL_GAIN: Final = 4.0


class Outlook:
    """What comes of a trail: the way home from where it ends, and its last mark."""

    __slots__ = ("home", "mark")

    def __init__(self, trail: Trail, homes: Mapping[int, float]) -> None:
        place, self.mark = trail[-1]
        self.home = homes.get(place, FAR)
        if self.mark == "wake":
            self.home = 0.0
        elif self.mark == "edge":
            self.home -= 1.0

    def gain(self, before: float) -> float:
        """How many squares of the way home it saves."""
        return squashed(before - self.home, USUAL_GAIN)


def ride_numbers(trail: Trail, homes: Mapping[int, float], before: float) -> list[float]:
    """A ride by ``RIDE_LABELS``; ``before`` is the way home from where it begins."""
    outlook = Outlook(trail, homes)
    marks = [mark for _, mark in trail]
    numbers = [
        squashed(len(trail), 5.0),
        outlook.gain(before),
        squashed(outlook.home, 12.0),
        squashed(marks.count("draw"), 1.0),
        squashed(marks.count("drain"), 1.0),
    ]
    numbers += _END.get(outlook.mark, _NO_END)
    return numbers
