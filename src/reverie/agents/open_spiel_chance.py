"""Luck that is given from outside, draw by draw: where a draw has not been made yet, the rules stop."""

from collections.abc import Sequence
from typing import Any, Final

from reverie.kernel import Chance, FastChance

MOST_OUTCOMES: Final = 256
"""No draw has more outcomes; what needs more takes several."""
SEED_DRAWS: Final = 4
"""So many draws of that size make the seed of a long shuffle: it has 2**32 outcomes, each equally likely."""
_SEED: Final = (MOST_OUTCOMES,) * SEED_DRAWS


class Undrawn(Exception):
    """The rules need draws that nobody has made yet: their label, and for each how many outcomes it has."""

    def __init__(self, label: str, bounds: tuple[int, ...]) -> None:
        super().__init__(label)
        self.label = label
        self.bounds = bounds


class DrawnChance(Chance):
    """Gives the outcomes that were ``drawn``, in order; ``Undrawn`` when they are used up.

    A shuffle of up to ``longest`` items is drawn item by item, the first one first. A longer one takes a seed.
    """

    kind = "drawn"

    def __init__(self, drawn: Sequence[int], longest: int) -> None:
        self._drawn = drawn
        self._longest = longest
        self._used = 0

    def below(self, bound: int) -> int:
        return self._below("luck", bound)

    def shuffle(self, label: str, items: list[Any]) -> None:
        if len(items) > self._longest:
            self._seeded(label).shuffle(label, items)
            return
        rest = items[:]
        places = self._numbers(label, tuple(range(len(items), 1, -1)))
        items[:] = [rest.pop(place) for place in places] + rest

    def roll(self, label: str, sides: int = 6) -> int:
        return 1 + self._below(label, sides)

    def pick(self, label: str, items: Sequence[Any]) -> Any:
        return items[self._below(label, len(items))]

    def copy(self) -> "DrawnChance":
        twin = DrawnChance(self._drawn, self._longest)
        twin._used = self._used
        return twin

    def _below(self, label: str, bound: int) -> int:
        if bound > MOST_OUTCOMES:
            return self._seeded(label).below(bound)
        return self._numbers(label, (bound,))[0] if bound > 1 else 0

    def _seeded(self, label: str) -> FastChance:
        seed = 0
        for digit in self._numbers(label, _SEED):
            seed = seed * MOST_OUTCOMES + digit
        return FastChance(seed)

    def _numbers(self, label: str, bounds: tuple[int, ...]) -> Sequence[int]:
        """All of them at once, so that one shuffle stops the rules only once."""
        start, self._used = self._used, self._used + len(bounds)
        if self._used > len(self._drawn):
            raise Undrawn(label, bounds)
        return self._drawn[start : self._used]
